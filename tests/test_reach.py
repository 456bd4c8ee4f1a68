"""Where others reach a server: the choice among a computer's addresses, and what the page on that computer is told."""

from __future__ import annotations

import pytest

from skye.server.own_addresses import Card, in_order, is_loopback
from skye.server.reach import link, reach
from skye.server.settings import Settings
from skye.wire.http_bodies import Reach

HOME = "192.168.1.5"
CABLE = "192.168.178.20"


@pytest.mark.parametrize(
    ("cards", "routed", "found"),
    [
        ([Card("lo", "127.0.0.1"), Card("wlan0", HOME)], HOME, (HOME,)),
        ([Card(None, "127.0.1.1"), Card(None, "0.0.0.0")], None, ()),
        ([Card("eth0", CABLE), Card("wlan0", HOME), Card(None, HOME)], HOME, (HOME, CABLE)),
        # Containers are on this computer only, and a tunnel may lead away from those in the same room.
        ([Card("docker0", "172.17.0.1"), Card("wlan0", HOME)], HOME, (HOME,)),
        ([Card("tun0", "10.8.0.2"), Card("wlan0", HOME)], "10.8.0.2", (HOME, "10.8.0.2")),
        ([Card("tailscale0", "100.101.1.2"), Card("wlan0", HOME)], HOME, (HOME, "100.101.1.2")),
        ([Card(None, "100.101.1.2"), Card(None, HOME)], "100.101.1.2", (HOME, "100.101.1.2")),
        # What a card gives itself without a network comes last.
        ([Card("eth0", "169.254.7.7"), Card("wlan0", HOME)], None, (HOME, "169.254.7.7")),
        ([], "2001:db8:1::5", ("2001:db8:1::5",)),
        ([], "::1", ()),
    ],
)
def test_addresses_that_others_reach(cards: list[Card], routed: str | None, found: tuple[str, ...]) -> None:
    assert in_order(cards, routed) == found


@pytest.mark.parametrize(
    ("address", "expected"),
    [("127.0.0.1", True), ("::1", True), ("::ffff:127.0.0.1", True), (HOME, False), ("::ffff:192.168.1.5", False)],
)
def test_this_computer(address: str, expected: bool) -> None:
    assert is_loopback(address) is expected
    assert not is_loopback("testclient")


def test_links_have_the_port_and_brackets() -> None:
    assert link(HOME, 8470) == "http://192.168.1.5:8470"
    assert link("fd00::2", 8470) == "http://[fd00::2]:8470"


@pytest.mark.parametrize(
    ("settings", "client", "addresses", "expected"),
    [
        ({"home": "computer"}, "127.0.0.1", (HOME,), Reach((), "closed")),
        ({"home": "network", "host": "::"}, "::ffff:127.0.0.1", (HOME, CABLE), None),
        ({"home": "network", "host": "::"}, "127.0.0.1", (), Reach((), "offline")),
        ({"home": "network", "host": "::"}, "192.168.1.9", (HOME, CABLE), Reach((), "unknown")),
        ({"host": "0.0.0.0"}, "127.0.0.1", (HOME, CABLE), None),
        # Behind a proxy everybody may seem to be on this computer.
        ({"host": "0.0.0.0", "proxies": ("127.0.0.1",)}, "127.0.0.1", (HOME,), Reach((), "unknown")),
        ({"host": "127.0.0.1"}, "127.0.0.1", (HOME,), Reach((), "unknown")),
    ],
)
def test_what_the_page_is_told(
    settings: dict[str, object], client: str, addresses: tuple[str, ...], expected: Reach | None
) -> None:
    all_links = Reach(("http://192.168.1.5:8470", "http://192.168.178.20:8470"), None)
    made = Settings(database="sqlite:///tables.db", **settings)  # type: ignore[arg-type]
    assert reach(made, client, 8470, lambda: addresses) == (expected or all_links)
