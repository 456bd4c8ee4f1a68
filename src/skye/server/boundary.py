"""The boundary that everything sent to a client passes: nothing that is not built here is ever sent."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from skye.material.moves import Place, Price
from skye.server.drafts import Draft
from skye.server.proposals import LateError, RequestError, check_own, check_seat
from skye.server.requests import answer_of, check_mover, read_move
from skye.server.table import Table
from skye.view.hidden_gold import without_gold
from skye.view.land_areas import land_areas
from skye.view.seat_view import view
from skye.view.what_if import BUILDING, completed, joined, tallies, tried, weigh
from skye.wire.client_messages import Explain, Weigh
from skye.wire.http_bodies import Look
from skye.wire.table_messages import (
    Choices,
    Explained,
    News,
    Pricing,
    Said,
    SeatClock,
    SeatInfo,
    State,
    TableInfo,
    Weighed,
)
from skye.wire.values import Phrase


def table_info(table: Table, present: Collection[int]) -> TableInfo:
    """Who sits where."""
    return TableInfo(
        code=table.code,
        status=table.status,
        options=table.options,
        seats=tuple(
            SeatInfo(
                kind="open" if seat.is_open else "player" if seat.token else "bot",
                name=seat.name,
                bot=seat.player,
                left=seat.left,
                present=number in present,
                votes=tuple(sorted(seat.votes)),
                host=number in table.hosts,
            )
            for number, seat in enumerate(table.seats)
        ),
        rematch=table.rematch,
        admits=table.admits,
        shared=table.is_shared,
        material=table.own_material,
        halted=table.halted,
    )


def look(table: Table, present: Collection[int]) -> Look:
    """Who sits where, and whose turn it is."""
    info, game = table_info(table, present), table.game
    rounds = len(table.tables.material.rounds_for(len(table.seats)).scored)
    return (
        Look(info, 0, rounds, None, ()) if game is None else Look(info, game.round, rounds, game.phase, game.to_act())
    )


def news(table: Table, own: Collection[int], after: int) -> News:
    """What has happened since the news with this number, for the holder of these seats."""
    visible = [event for events in table.news[after:] for event in events]
    if not table.options.open_gold:
        visible = [without_gold(event, own) for event in visible]
    return News(len(table.news), tuple(map(msgspec.Raw, visible)))


def state(table: Table, seat: int | None, time: int | None = None) -> State | None:
    """The game as a seat or a spectator sees it, with the clocks at this time; None before it has begun."""
    game = table.game
    if game is None:
        return None
    number = len(table.news)
    clocks = () if time is None else _clocks(table, time)
    if seat is None:
        shown = view(game, None, open_gold=table.options.open_gold)
        return State(None, number, shown, None, None, (), 0, clocks)
    holder = table.seats[seat]
    draft = Draft(game, seat, holder.draft)
    return State(
        seat=seat,
        number=number,
        view=draft.view(open_gold=table.options.open_gold),
        decision=table.decision(seat),
        choices=_choices(table, draft) if table.halted is None else None,
        draft=tuple(holder.draft),
        step=len(holder.drafting),
        clocks=clocks,
    )


def _choices(table: Table, draft: Draft) -> Choices:
    game, seat, legal = draft.game, draft.seat, draft.legal()
    if seat in game.to_act() and game.phase == "price":
        tiles = tuple(tile for tile, _ in game.offers(seat))
        spared = Price(seat, None, tuple((tile, 1) for tile in tiles))
        pricing = Pricing(tiles, game.gold(seat), spared in legal)
        return Choices((), pricing, tuple(legal.anytime()), bool(draft.moves))
    moves = tuple(legal)
    answer = draft if game.phase == BUILDING else Draft(game, seat, answer_of(table, seat))
    return Choices(
        moves=tuple(move for move in moves if not move.is_anytime),
        beside=tuple(move for move in moves if move.is_anytime),
        can_seal=bool(draft.moves) and answer.is_whole(),
    )


def said(seat: int, phrase: Phrase) -> Said:
    """What a player says, for everybody at the table."""
    return Said(seat, phrase)


def weighed(table: Table, own: Collection[int], message: Weigh) -> Weighed:
    """What a tile would score in the territory of one of the client's own seats."""
    check_own(table, own, message.seat)
    game = table.game
    if game is None:
        raise LateError("table-not-playing")
    draft = Draft(game, message.seat, table.seats[message.seat].draft)
    shown = draft.view(open_gold=table.options.open_gold)
    return Weighed(message.id, message.tile, weigh(shown, message.seat, message.tile, table.tables))


def explained(table: Table, own: Collection[int], message: Explain) -> Explained:
    """What a territory would score if it were counted now; for the client's own seats, also after further moves."""
    target, tables, game = message.target, table.tables, table.game
    check_seat(table, target)
    moves = [read_move(value) for value in message.moves]
    for move in moves:
        check_own(table, own, target)
        check_mover(move, target)
        if not (isinstance(move, Place) or move.is_anytime):
            raise RequestError("table-try-what")
    if game is None or (moves and table.is_over):
        raise LateError("table-not-playing")
    if target in own:
        shown = Draft(game, target, table.seats[target].draft).view(open_gold=table.options.open_gold)
    else:
        shown = view(game, None, open_gold=table.options.open_gold)
    if not moves:
        return Explained(
            message.id, target, tallies(shown, target, tables), (), (), areas=land_areas(shown, target, tables)
        )
    after = tried(shown, moves, tables)
    return Explained(
        id=message.id,
        target=target,
        now=tallies(after, target, tables),
        before=tallies(shown, target, tables),
        completed=completed(shown, after, target, tables),
        joined=joined(shown, after, target, tables),
        areas=land_areas(after, target, tables),
    )


def _clocks(table: Table, time: int) -> tuple[SeatClock, ...]:
    clock = table.options.clock
    if clock is None:
        return ()
    clocks = []
    for number, seat in enumerate(table.seats):
        deadline = table.deadline(number)
        whole = 1000 * clock.seconds - (seat.used if clock.per == "game" else 0)
        left = whole if deadline is None else deadline - time
        clocks.append(SeatClock(max(0, left), deadline is not None))
    return tuple(clocks)
