"""Random choices, all legal ones equally likely, and whole games of them inside the core."""

from __future__ import annotations

import cython

from skye.rules.choice import Choice
from skye.rules.rng import Generator
from skye.rules.round_engine import RoundEngine

if not cython.compiled:
    from skye.material.constants import BUILD, BUY, DRAW, EXTRA, HAND, OFFERS, OVER, PRICE


def play(state: RoundEngine, generator: Generator) -> None:
    """Play the game to its end with random moves."""
    choice = Choice()
    while state.phase != OVER:
        if state.phase == DRAW:
            choose_draw(state, generator, choice)
            state.draw(choice.first, choice.second, choice.third)
            continue
        seat = first_acting(state)
        if state.expansion is not None and choose_extra(state, seat, generator, choice):
            state.expansion.perform(state, choice)
        elif state.phase == BUY:
            place = choose_purchase(state, generator)
            if place < 0:
                state.pass_turn()
            else:
                state.buy(place)
        elif state.phase == PRICE:
            choose_price(state, seat, generator, choice)
            state.set_price(seat, choice.first, choice.second, choice.third)
        else:
            choose_placement(state, seat, generator, choice)
            state.place(seat, choice.first, choice.second, choice.third)


def first_acting(state: RoundEngine) -> int:
    """The first seat that the game waits for."""
    if state.phase == BUY:
        return state.seat_in_turn()
    if state.phase == EXTRA and state.expansion is not None:
        return state.expansion.acting(state)[0]
    seat = 0
    while not state.waiting & (1 << seat):
        seat += 1
    return seat


def count_choices(state: RoundEngine, seat: int) -> int:
    """How many moves of the base game a seat has."""
    if not state.awaits(seat):
        return 0
    if state.phase == PRICE:
        gold = state.cash[seat]
        found = 3 * gold * (gold - 1) // 2
        if state.expansion is not None and state.expansion.spares_axe(state, seat):
            found += gold * (gold - 1) * (gold - 2) // 6
        return found
    if state.phase == BUY:
        found = 1
        for place in range(OFFERS * state.players):
            found += state.can_buy(seat, place)
        return found
    if state.phase != BUILD:
        return 0
    land = state.land(seat)
    found = 0
    for place in range(HAND * seat, HAND * seat + state.hand_count[seat]):
        found += land.count_fits(state.hand[place])
    return found


def choose_extra(state: RoundEngine, seat: int, generator: Generator, choice: Choice) -> bool:
    """Choose among all moves of a seat; True puts one of the expansion into the choice, False means one of the base."""
    if state.expansion is None:
        return False
    count = state.expansion.count(state, seat)
    if count == 0:
        return False
    number = generator.below_wide(count + count_choices(state, seat))
    if number < count:
        state.expansion.choose(state, seat, number, choice)
    return number < count


def choose_draw(state: RoundEngine, generator: Generator, choice: Choice) -> None:
    """Three tiles of the bag, one after the other."""
    count = state.bag_count
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
    choice.first = state.bag[first]
    choice.second = state.bag[second]
    choice.third = state.bag[third]


def choose_price(state: RoundEngine, seat: int, generator: Generator, choice: Choice) -> None:
    """An axe and two prices of at least 1 that the seat can afford together (P2), or a price on each where allowed."""
    gold = state.cash[seat]
    if state.expansion is not None and state.expansion.spares_axe(state, seat):
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
    """Three different marks between 1 and the gold; the steps between them are the prices."""
    low = generator.below(gold - 2)
    middle = generator.below(gold - 1)
    high = generator.below(gold)
    # All equally likely: a mark already taken stands for the number that has just become possible.
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


def choose_purchase(state: RoundEngine, generator: Generator) -> int:
    """The place of a tile that the seat in turn can buy, or -1 to pass."""
    seat = state.seat_in_turn()
    count = 0
    for place in range(OFFERS * state.players):
        count += state.can_buy(seat, place)
    number = generator.below(count + 1)
    for place in range(OFFERS * state.players):
        if state.can_buy(seat, place):
            if number == 0:
                return place
            number -= 1
    return -1


def choose_placement(state: RoundEngine, seat: int, generator: Generator, choice: Choice) -> None:
    """A place in the hand, a free cell and a turn."""
    land = state.land(seat)
    first = HAND * seat
    count = 0
    for place in range(first, first + state.hand_count[seat]):
        count += land.count_fits(state.hand[place])
    number = generator.below(count)
    for place in range(first, first + state.hand_count[seat]):
        count = land.count_fits(state.hand[place])
        if number < count:
            found = land.nth_fit(state.hand[place], number)
            choice.first = place - first
            choice.second = found // 4
            choice.third = found % 4
            return
        number -= count
