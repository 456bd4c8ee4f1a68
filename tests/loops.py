"""Many small cases in one test, where a test for each would cost more than the case itself; and how many are enough."""

from __future__ import annotations

import functools
import inspect
import os
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

FULL = bool(os.environ.get("SKYE_TEST_FULL"))
"""Whether `./skye test --full` asks for more of what is done at random."""

Test = TypeVar("Test", bound=Callable[..., None])


def each(names: str, values: Iterable[Any] | Callable[[], Iterable[Any]]) -> Callable[[Test], Test]:
    """As `pytest.mark.parametrize`, but one test goes through all values; the one that fails is named.

    A function gives values that take time to make, when the test runs.
    """
    wanted = [name.strip() for name in names.split(",")]

    def decorate(test: Test) -> Test:
        @functools.wraps(test)
        def run(**others: Any) -> None:
            cases = list(values() if callable(values) else values)
            assert cases, f"nothing to try for {names}"
            for value in cases:
                case = value if len(wanted) > 1 else (value,)
                given = dict(zip(wanted, case, strict=True))
                try:
                    test(**given, **others)
                except Exception as error:
                    error.add_note(f"with {given}"[:1000])
                    raise

        signature = inspect.signature(test)
        left = [parameter for name, parameter in signature.parameters.items() if name not in wanted]
        run.__signature__ = signature.replace(parameters=left)  # type: ignore[attr-defined]
        return run  # type: ignore[return-value]

    return decorate
