"""What several tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from skye import words


@pytest.fixture(params=words.LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language in turn, spoken during the test."""
    before = words.language()
    words.use(request.param)
    yield request.param
    words.use(before)
