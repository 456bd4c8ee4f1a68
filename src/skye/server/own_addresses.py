"""Where other computers find this one: the addresses of its network cards, and its names."""

from __future__ import annotations

import os
import socket
import struct
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from ipaddress import IPv4Address, ip_address, ip_network
from typing import NamedTuple

ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that nobody has; the route to one shows the network card that reaches others."""

INSIDE = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "lxd", "podman", "cni", "cali", "flannel")
"""Cards between this computer and the virtual machines and containers on it: nobody else is there."""
TUNNELS = ("tun", "tap", "utun", "wg", "ppp", "tailscale", "zt", "ipsec", "nordlynx", "proton")
"""Cards of virtual private networks: the people in the same room are seldom there."""
CARRIER = ip_network("100.64.0.0/10")
"""Shared by providers and by some virtual private networks."""

GET_ADDRESS = 0x8915
ADDRESS_AT = slice(20, 24)
"""SIOCGIFADDR of Linux, and where the address is in its answer."""


class Card(NamedTuple):
    """A network card with an IPv4 address."""

    name: str | None
    """None where the system does not tell."""
    address: str


def addresses() -> tuple[str, ...]:
    """The addresses of this computer, the most likely first; of IPv6 only if there is no other."""
    cards = [*_cards(), *(Card(None, address) for address in _named_addresses())]
    return in_order(cards, _routed(socket.AF_INET)) or in_order((), _routed(socket.AF_INET6))


def names() -> tuple[str, ...]:
    """The names that a network may know this computer by."""
    name = socket.gethostname().partition(".")[0].lower()
    is_fine = bool(name) and all(letter.isascii() and (letter.isalnum() or letter in "-_") for letter in name)
    return (name, f"{name}.local") if is_fine else ()


def in_order(cards: Iterable[Card], routed: str | None) -> tuple[str, ...]:
    """The addresses that others can reach, the most likely first; `routed` is that of the card that leads elsewhere."""
    card_names: dict[str, str | None] = {}
    for name, address in [*cards, *([] if routed is None else [Card(None, routed)])]:
        card_names[address] = card_names.get(address) or name

    def is_reached(address: str) -> bool:
        found = ip_address(address)
        is_own = found.is_loopback or found.is_unspecified
        return not is_own and not (card_names[address] or "").startswith(INSIDE)

    def rank(address: str) -> tuple[bool, bool, bool]:
        found = ip_address(address)
        is_tunnel = (card_names[address] or "").startswith(TUNNELS) or found in CARRIER
        return found.is_link_local, is_tunnel, address != routed

    return tuple(sorted(filter(is_reached, card_names), key=rank))


def is_loopback(address: str) -> bool:
    """Whether this is the address of a computer for itself."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    mapped = None if isinstance(found, IPv4Address) else found.ipv4_mapped
    return (mapped or found).is_loopback


def _routed(family: socket.AddressFamily) -> str | None:
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((ELSEWHERE[family], 9))  # sends nothing
        return str(probe.getsockname()[0])
    return None


def _cards() -> Iterator[Card]:
    """All cards, where Python's library can list them."""
    if sys.platform != "linux":
        return
    import fcntl

    # Some systems do not let a program list them.
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # a card without an address
                answer = fcntl.ioctl(probe, GET_ADDRESS, struct.pack("256s", os.fsencode(name)[:15]))
                yield Card(name, socket.inet_ntoa(answer[ADDRESS_AT]))


def _named_addresses() -> list[str]:
    """The addresses of this computer's own name: on Windows, those of all cards."""
    with suppress(OSError, UnicodeError):
        return socket.gethostbyname_ex(socket.gethostname())[2]
    return []
