"""Limits: what passes at once and in the long run, for each on its own, in bounded memory."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skye.server.limits import FEW_KEYS, UNKNOWN, Buckets, Count, Limits, Rate, address_key

pytestmark = pytest.mark.once


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def test_a_bucket_lets_a_burst_through_and_then_its_rate() -> None:
    clock = Clock()
    buckets = Buckets(Rate(2, 5), clock)
    assert [buckets.take("one") for _ in range(7)] == [True] * 5 + [False] * 2
    clock.time += 1.5
    assert [buckets.take("one") for _ in range(4)] == [True] * 3 + [False]
    clock.time += 1_000_000
    assert [buckets.take("one") for _ in range(6)] == [True] * 5 + [False]


def test_several_tokens_are_taken_together_or_not_at_all() -> None:
    buckets = Buckets(Rate(1, 5), Clock())
    assert not buckets.take("one", 6)
    assert buckets.take("one", 4)
    assert not buckets.take("one", 2)
    assert buckets.take("one", 1)


@pytest.mark.parametrize(("per_second", "burst"), [(0, 1), (-1, 1), (1, 0)])
def test_a_rate_lets_something_through(per_second: float, burst: int) -> None:
    with pytest.raises(ValueError, match="rate"):
        Rate(per_second, burst)


def test_keys_do_not_share() -> None:
    buckets = Buckets(Rate(1, 2), Clock())
    assert [buckets.take("one") for _ in range(3)] == [True, True, False]
    assert buckets.take("other")


@given(
    st.lists(
        st.tuples(st.integers(0, 12), st.sampled_from("ab"), st.integers(1, 3)),
        max_size=60,
    )
)
def test_every_key_has_its_own_tokens(asked: list[tuple[int, str, int]]) -> None:
    clock = Clock()
    rate = Rate(1.5, 4)
    buckets = Buckets(rate, clock, most=2)
    left, times = dict.fromkeys("ab", 4.0), dict.fromkeys("ab", clock.time)
    for quarters, key, tokens in asked:
        clock.time += quarters / 4
        left[key] = min(4.0, left[key] + 1.5 * (clock.time - times[key]))
        times[key] = clock.time
        is_enough = left[key] >= tokens
        left[key] -= tokens if is_enough else 0
        assert buckets.take(key, tokens) == is_enough


def test_the_wait_is_as_long_as_announced() -> None:
    clock = Clock()
    buckets = Buckets(Rate(0.5, 2), clock)
    assert buckets.wait("one") == 0
    buckets.take("one", 2)
    assert buckets.wait("one") == 2
    assert buckets.wait("one", 2) == 4
    clock.time += 1.9
    assert not buckets.take("one")
    clock.time += buckets.wait("one")
    assert buckets.take("one")


def test_whoever_has_half_of_it_again_is_rested() -> None:
    clock = Clock()
    buckets = Buckets(Rate(0.5, 4), clock)
    assert buckets.is_rested("one")
    buckets.take("one", 4)
    clock.time += 3.9
    assert not buckets.is_rested("one")
    clock.time += 0.1
    assert buckets.is_rested("one")


def test_what_turned_out_well_is_given_back() -> None:
    buckets = Buckets(Rate(1, 2), Clock())
    for _ in range(10):
        assert buckets.take("one")
        buckets.give_back("one")
    assert len(buckets) == 0
    buckets.take("one", 2)
    buckets.give_back("one")
    assert [buckets.take("one") for _ in range(2)] == [True, False]
    buckets.give_back("stranger", 5)
    assert [buckets.take("stranger") for _ in range(3)] == [True, True, False]


def test_keys_that_are_full_again_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 10), clock)
    buckets.take("greedy", 10)
    for number in range(10 * FEW_KEYS):
        buckets.take(number)
    assert len(buckets) == 10 * FEW_KEYS + 1
    clock.time += 5
    for number in range(10 * FEW_KEYS, 30 * FEW_KEYS):
        buckets.take(number)
    assert len(buckets) == 20 * FEW_KEYS + 1
    assert not buckets.take("greedy", 6)
    assert buckets.take("greedy", 5)


def test_a_quiet_stream_of_strangers_stays_small() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 10), clock)
    for number in range(10 * FEW_KEYS):
        clock.time += 0.1
        buckets.take(number)
        assert len(buckets) <= FEW_KEYS


def test_a_flood_of_keys_is_bounded() -> None:
    """The number of keys is bounded, and the greediest is forgotten last."""
    buckets = Buckets(Rate(0.001, 10), Clock(), most=1000)
    assert buckets.take("greedy", 10)
    for number in range(20_000):
        assert buckets.take(number)
        assert len(buckets) <= 1000
    assert not buckets.take("greedy")


def test_refusals_cost_no_memory() -> None:
    buckets = Buckets(Rate(1, 2), Clock())
    for number in range(100):
        assert not buckets.take(number, 3)
    assert len(buckets) == 0


def test_each_key_has_its_own_count() -> None:
    count = Count(2)
    assert [count.enter("one") for _ in range(3)] == [True, True, False]
    assert count.enter("other")
    count.leave("one")
    assert [count.enter("one") for _ in range(2)] == [True, False]
    for key in ("one", "one", "other"):
        count.leave(key)
    assert len(count) == 0
    with pytest.raises(KeyError):
        count.leave("one")


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", UNKNOWN),
        ("192.0.2.7:80", UNKNOWN),
        ("", UNKNOWN),
        (None, UNKNOWN),
    ],
)
def test_addresses_count_for_whoever_has_them(address: str | None, key: str) -> None:
    assert address_key(address) == key


def test_the_limits_of_a_server() -> None:
    limits = Limits()
    clock = Clock()
    tables = Buckets(limits.tables_per_address, clock)
    assert sum(tables.take("one") for _ in range(100)) == 10
    opened = 0
    for _ in range(1000):
        clock.time += 36
        opened += tables.take("one")
    assert opened == 300  # in ten hours
    assert limits.message_bytes == limits.body_bytes == 16_384
