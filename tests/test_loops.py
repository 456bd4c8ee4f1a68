"""Many cases in one test: all of them are tried, and one that fails is named."""

from __future__ import annotations

import inspect
from typing import Any

import pytest
from loops import each

pytestmark = pytest.mark.once


def test_every_value_is_tried() -> None:
    tried = []

    @each("number, word", [(1, "a"), (2, "b")])
    @each("flag", [False, True])
    def test(number: int, word: str, flag: bool, other: str) -> None:
        tried.append((number, word, flag, other))

    assert list(inspect.signature(test).parameters) == ["other"]
    run: Any = test
    run(other="x")
    assert tried == [(1, "a", False, "x"), (1, "a", True, "x"), (2, "b", False, "x"), (2, "b", True, "x")]


def test_a_value_that_fails_is_named() -> None:
    @each("number", [1, 2])
    def test(number: int) -> None:
        assert number == 1

    run: Any = test
    with pytest.raises(AssertionError) as raised:
        run()
    assert raised.value.__notes__ == ["with {'number': 2}"]


def test_no_values_are_a_mistake() -> None:
    @each("number", list)
    def test(number: int) -> None:
        raise NotImplementedError

    run: Any = test
    with pytest.raises(AssertionError, match="nothing to try for number"):
        run()
