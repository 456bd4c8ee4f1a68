"""The scoring tile in lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from skye.record.explain import Cell, ExplainPart, Land, Line, Question, Scorer, Survey


class Watched(Survey):
    """A territory with its lookouts."""

    def __init__(self, land: Land, lookouts: Iterable[Cell]) -> None:
        super().__init__(land)
        self.lookouts = tuple(sorted(lookouts))


def _lookouts(question: Question) -> Iterable[Line]:
    survey = question.survey
    assert isinstance(survey, Watched)
    count = len(survey.lookouts)
    yield Line("lookouts", count, count * question.points[0], survey.lookouts)


class LookoutsExplain(ExplainPart):
    """Points for lookouts."""

    scorers: ClassVar[Mapping[str, Scorer]] = {"lookouts": _lookouts}


PART = LookoutsExplain()
