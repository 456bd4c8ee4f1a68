"""The game in which the lesson of the expansion begins, from the data file."""

from __future__ import annotations

from functools import cache

from skye.expansions.journeyman.material import PACKAGE
from skye.material.data_files import convert, read
from skye.material.lessons import Lesson, LessonPart
from skye.material.setup import Setup


class JourneymanLesson(LessonPart):
    """A second round after building: a walk, a step by way of the castle, a bonus tile and a road are at hand."""

    def lesson(self) -> Lesson:
        return _shipped()


PART = JourneymanLesson()


@cache
def _shipped() -> Lesson:
    file, content = read(None, "lesson.toml", PACKAGE)
    setup = convert(content["setup"], Setup, file, "setup")
    lines = convert(content["moves"], tuple[str, ...], file, "moves")
    return Lesson(setup, tuple(tuple(line.split("; ")) for line in lines))
