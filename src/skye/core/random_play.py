"""Choices at random, each legal choice as likely, and whole games played so inside the core."""

from __future__ import annotations

from skye.core.chance import Generator
from skye.core.flow import Flow

DRAW = 0  # the phases as in flow.py
PRICE = 1
BUY = 2
BUILD = 3
OVER = 4
EXTRA = 5
OFFERS = 3
HAND = 8


class Choice:
    """Room for up to three numbers: tiles drawn, prices, or tile, free cell and turn."""

    def __init__(self) -> None:
        self.first = 0
        self.second = 0
        self.third = 0


def play(flow: Flow, generator: Generator) -> None:
    """Play the game to its end with random moves."""
    choice = Choice()
    while flow.phase != OVER:
        if flow.phase == DRAW:
            choose_draw(flow, generator, choice)
            flow.draw(choice.first, choice.second, choice.third)
            continue
        seat = first_acting(flow)
        if flow.expansion is not None and choose_extra(flow, seat, generator):
            flow.expansion.perform(flow)
        elif flow.phase == BUY:
            place = choose_purchase(flow, generator)
            if place < 0:
                flow.pass_turn()
            else:
                flow.buy(place)
        elif flow.phase == PRICE:
            choose_price(flow, seat, generator, choice)
            flow.set_price(seat, choice.first, choice.second, choice.third)
        else:
            choose_placement(flow, seat, generator, choice)
            flow.place(seat, choice.first, choice.second, choice.third)


def first_acting(flow: Flow) -> int:
    """The first seat that the game waits for."""
    if flow.phase == BUY:
        return flow.seat_in_turn()
    if flow.phase == EXTRA and flow.expansion is not None:
        return flow.expansion.acting(flow)[0]
    seat = 0
    while not flow.waiting & (1 << seat):
        seat += 1
    return seat


def count_choices(flow: Flow, seat: int) -> int:
    """How many moves of the base game a seat has."""
    if not flow.awaits(seat):
        return 0
    if flow.phase == PRICE:
        gold = flow.cash[seat]
        found = 3 * gold * (gold - 1) // 2
        if flow.expansion is not None and flow.expansion.spares_axe(flow, seat):
            found += gold * (gold - 1) * (gold - 2) // 6
        return found
    if flow.phase == BUY:
        found = 1
        for place in range(OFFERS * flow.players):
            found += flow.can_buy(seat, place)
        return found
    if flow.phase != BUILD:
        return 0
    land = flow.land(seat)
    found = 0
    for place in range(HAND * seat, HAND * seat + flow.hand_count[seat]):
        found += land.count_fits(flow.hand[place])
    return found


def choose_extra(flow: Flow, seat: int, generator: Generator) -> bool:
    """Choose among all moves of a seat; True if it is one of the expansion, which then has it in mind."""
    if flow.expansion is None:
        return False
    count = flow.expansion.count(flow, seat)
    if count == 0:
        return False
    number = generator.below_wide(count + count_choices(flow, seat))
    if number < count:
        flow.expansion.choose(flow, seat, number)
    return number < count


def choose_draw(flow: Flow, generator: Generator, choice: Choice) -> None:
    """Three tiles of the bag, one after the other."""
    count = flow.bag_count
    first = generator.below(count)
    second = generator.below(count - 1)
    third = generator.below(count - 2)
    # What was drawn is replaced by the last tile, as when a hand is put into a real bag.
    if third == second:
        third = count - 2
    if third == first:
        third = count - 1
    if second == first:
        second = count - 1
    choice.first = flow.bag[first]
    choice.second = flow.bag[second]
    choice.third = flow.bag[third]


def choose_price(flow: Flow, seat: int, generator: Generator, choice: Choice) -> None:
    """An axe and two prices of at least 1 that the seat can afford together (P2), or a price on each where allowed."""
    gold = flow.cash[seat]
    if flow.expansion is not None and flow.expansion.spares_axe(flow, seat):
        # Three prices can be set in g (g - 1) (g - 2) / 6 ways, two of them in 3 g (g - 1) / 2: as g - 2 is to 9.
        ways = generator.below(gold + 7)
        if ways < gold - 2:
            _choose_three_prices(gold, generator, choice)
            return
    axe = generator.below(3)
    low = generator.below(gold)
    high = generator.below(gold - 1)
    if high >= low:
        high += 1
    else:
        low, high = high, low
    low += 1
    high += 1 - low
    choice.first = 0 if axe == 0 else low
    choice.second = 0 if axe == 1 else (low if axe == 0 else high)
    choice.third = 0 if axe == 2 else high


def _choose_three_prices(gold: int, generator: Generator, choice: Choice) -> None:
    """Three different marks between 1 and the gold; the steps up to them are the prices."""
    low = generator.below(gold - 2)
    middle = generator.below(gold - 1)
    high = generator.below(gold)
    # Each is as likely as any: what is taken already stands for the number that has just become possible.
    if middle == low:
        middle = gold - 2
    if high in (low, middle):
        high = gold - 1
    if middle < low:
        low, middle = middle, low
    if high < middle:
        middle, high = high, middle
    if middle < low:
        low, middle = middle, low
    choice.first = low + 1
    choice.second = middle - low
    choice.third = high - middle


def choose_purchase(flow: Flow, generator: Generator) -> int:
    """The place of a tile that the seat in turn can buy, or -1 to pass."""
    seat = flow.seat_in_turn()
    count = 0
    for place in range(OFFERS * flow.players):
        count += flow.can_buy(seat, place)
    number = generator.below(count + 1)
    for place in range(OFFERS * flow.players):
        if flow.can_buy(seat, place):
            if number == 0:
                return place
            number -= 1
    return -1


def choose_placement(flow: Flow, seat: int, generator: Generator, choice: Choice) -> None:
    """A place in the hand, a free cell and a turn."""
    land = flow.land(seat)
    first = HAND * seat
    count = 0
    for place in range(first, first + flow.hand_count[seat]):
        count += land.count_fits(flow.hand[place])
    number = generator.below(count)
    for place in range(first, first + flow.hand_count[seat]):
        count = land.count_fits(flow.hand[place])
        if number < count:
            found = land.nth_fit(flow.hand[place], number)
            choice.first = place - first
            choice.second = found // 4
            choice.third = found % 4
            return
        number -= count
