"""A whole game as events: recorded while it is played, and verified line by line, without any random number."""

from __future__ import annotations

from collections.abc import Sequence

from skye.material import words
from skye.material.errors import IllegalMoveError, RecordError, SetupError
from skye.material.moves import Move
from skye.material.setup import Setup
from skye.material.tables import Tables, base_tables
from skye.record.events import LONGEST_NAME, Begun, Event, to_text
from skye.record.narrator import Narrator
from skye.rules.game import Game


class Recorder:
    """A game that reports its events; `rules` as in `Game`."""

    def __init__(
        self,
        setup: Setup,
        tables: Tables | None = None,
        *,
        names: Sequence[str] | None = None,
        number: int = 1,
        label: str = "",
        rules: int | None = None,
    ) -> None:
        tables = base_tables() if tables is None else tables
        self.game = Game(setup, tables, logged=True, rules=rules)
        self.narrator = Narrator(setup, tables, rules)
        self.names = tuple(names or (f"player {seat}" for seat in range(setup.players)))
        self.begun = Begun(number, label, self.names, setup.start, setup.scoring, setup.expansion)
        if len(self.names) != setup.players or max(map(len, self.names)) > LONGEST_NAME:
            raise SetupError("setup-names", found=len(self.names), players=setup.players, most=LONGEST_NAME)

    def opening(self) -> list[Event]:
        """What happens before the first move."""
        return [self.begun, *self.drain()]

    def apply(self, move: Move) -> list[Event]:
        """Make a move and return the events that follow from it."""
        self.game.apply(move)
        return self.drain()

    def drain(self) -> list[Event]:
        """What has happened since the last call."""
        return list(self.narrator.tell(self.game.take_log()))


def setup_of(begun: Begun) -> Setup:
    """The set-up that a game began with."""
    return Setup(len(begun.names), begun.start, begun.scoring, begun.expansion)


class Proof:
    """Replays a recorded game from its moves and compares every line with the rules."""

    def __init__(self, begun: Begun, tables: Tables, rules: int | None = None) -> None:
        self.recorder = Recorder(
            setup_of(begun), tables, names=begun.names, number=begun.number, label=begun.label, rules=rules
        )
        self.expected = self.recorder.opening()[1:]
        self.sealed: list[tuple[int, Event]] = []
        """Lines not yet confirmed: prices become events only when the last of them is known."""

    @property
    def is_over(self) -> bool:
        """Whether the record contains the whole game."""
        return not self.expected and not self.recorder.game.to_act()

    def check(self, line: int, event: Event) -> None:
        """Compare one line of the record with the rules; RecordError points at the first that is wrong."""
        self.sealed.append((line, event))
        if isinstance(event, Move) and not self.expected:
            try:
                self.expected = self.recorder.apply(event)
            except IllegalMoveError as error:
                raise RecordError(
                    "record-illegal", file="", line=line, found=to_text(event), problem=str(error)
                ) from error
        elif not self.expected:
            raise RecordError("record-unexpected", line=line, found=to_text(event), expected=self.next_text())
        while self.expected and self.sealed:
            number, found = self.sealed.pop(0)
            expected = self.expected.pop(0)
            if found != expected:
                raise RecordError("record-differs", line=number, found=to_text(found), expected=to_text(expected))

    def next_text(self) -> str:
        """What the rules expect next."""
        if self.expected:
            return to_text(self.expected[0])
        game = self.recorder.game
        return words.text(f"next-{game.phase}", seats=", ".join(map(str, game.to_act())))
