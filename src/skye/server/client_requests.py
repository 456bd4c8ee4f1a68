"""What clients ask of a table: a seat, to come back, a move, what a tile would score, a rematch."""

from __future__ import annotations

from collections.abc import Collection

from skye.material.errors import SkyeError
from skye.server import boundary, entries
from skye.server.codes import new_token, place_of, token_hash
from skye.server.limits import Buckets
from skye.server.player_names import clean_name
from skye.server.proposals import REPEATED, Proposal, RequestError, check_own, check_playable
from skye.server.requests import proposal_for
from skye.server.room import Room, to_its_end
from skye.server.seating import WAITED, come_back, first_open, take_seats
from skye.server.table import Table
from skye.server.table_registry import TableRegistry
from skye.server.unfinished_tables import Opening
from skye.storage.interface import StorageError
from skye.wire.client_messages import Asked, Explain, Rematch, Say, Weigh
from skye.wire.http_bodies import Join, Seated, SeatKey
from skye.wire.table_messages import Answer, Explained, Weighed
from skye.wire.values import Problem


async def join(registry: TableRegistry, room: Room, wanted: Join, address: str = "") -> Seated:
    """Take a seat; a client that repeats this with a secret of its own has it already."""
    name, token = clean_name(wanted.name), wanted.token or new_token()
    place = place_of(room.table.code, address)
    seats: list[int] = []

    def propose(table: Table) -> Proposal:
        seats[:] = table.seats_of((token_hash(token),))
        if seats:
            return REPEATED
        seat = first_open(table) if wanted.seat is None else wanted.seat
        seats.append(seat)
        return take_seats(table, [entries.Joined(seat, name, token_hash(token), place)], registry.rng)

    await room.change(propose)
    return Seated(room.table.code, (SeatKey(seats[0], token),))


async def welcome(room: Room, hashes: Collection[str]) -> None:
    """A player who was away is back."""

    def propose(table: Table) -> Proposal:
        back = [entry for seat in table.seats_of(hashes) for entry in come_back(table, seat).entries]
        return Proposal(tuple(back)) if back else REPEATED

    if room.table.halted is None and propose(room.table).entries:
        await room.change(propose)


async def answer(
    registry: TableRegistry,
    room: Room,
    hashes: Collection[str],
    message: Asked,
    opening: Opening,
    phrases: Buckets,
) -> Answer | Weighed | Explained:
    """Grant a request of the holder of the secrets with these hashes, or say why not.

    A rematch is a table like any other, which they must be allowed to open; `phrases` limits what a seat says.
    """
    try:
        if isinstance(message, Weigh | Explain):  # changes nothing, and is not written
            table = await room.settled()
            own = table.seats_of(hashes)
            if isinstance(message, Weigh):
                return boundary.weighed(table, own, message)
            return boundary.explained(table, own, message)
        if isinstance(message, Say):
            await _say(room, hashes, message, phrases)
            return Answer(message.id, "done")
        if isinstance(message, Rematch):
            code = await _rematch(registry, room, hashes, message, opening)
            return Answer(message.id, "done", code=code)
        granted = await room.change(
            lambda table: proposal_for(
                table, table.seats_of(hashes), message, room.now(), registry.rng, room.clients.presence(WAITED)
            )
        )
    except StorageError:
        raise
    except SkyeError as error:
        result = error.result if isinstance(error, RequestError) else "refused"
        return Answer(message.id, result, Problem(error.key, str(error)))
    return Answer(message.id, "repeated" if granted is REPEATED else "done")


async def _say(room: Room, hashes: Collection[str], message: Say, phrases: Buckets) -> None:
    table = await room.settled()
    check_own(table, table.seats_of(hashes), message.seat)
    if not phrases.take((room.id, message.seat)):
        raise RequestError("talk-often")
    room.say(message.seat, message.phrase)


async def _rematch(
    registry: TableRegistry, room: Room, hashes: Collection[str], message: Rematch, opening: Opening
) -> str:
    table = await room.settled()
    if message.seat not in table.seats_of(hashes):
        raise RequestError("table-other-seat")
    if not table.is_over:
        raise RequestError("table-not-over")
    if table.rematch is not None:
        return table.rematch
    check_playable(table)
    await opening.check()
    return await to_its_end(_open_rematch(registry, room, table, opening))


async def _open_rematch(registry: TableRegistry, room: Room, table: Table, opening: Opening) -> str:
    """Open a table and announce it at the finished one; returns the code of the one that all go to."""
    taken = [
        entries.Filled(number, seat.bot) if seat.bot is not None else entries.Joined(number, seat.name, seat.token)
        for number, seat in enumerate(table.seats)
    ]
    opened = await registry.create(table.options, len(table.seats), taken)
    opened.address = opening.address
    code = opened.table.code
    opening.done(code)

    def propose(table: Table) -> Proposal:
        if not table.is_over:
            raise RequestError("table-not-over")
        return REPEATED if table.rematch is not None else Proposal((entries.Rematched(code),))

    try:
        await room.change(propose)
    except StorageError:
        raise  # it may be written all the same
    except SkyeError:
        await registry.delete(opened)
        raise
    chosen = room.table.rematch
    assert chosen is not None, "just written, or before"
    if chosen != code:  # somebody else has asked at the same moment
        await registry.delete(opened)
    return chosen
