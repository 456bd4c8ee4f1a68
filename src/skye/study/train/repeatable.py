"""The same seed gives the same net, on the same kind of machine. Needs torch."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import torch

WORKSPACE = "CUBLAS_WORKSPACE_CONFIG"
"""What a graphics card needs to do the same each time."""


@contextmanager
def same_each_time() -> Iterator[None]:
    """Inside it sums are made in the same order each time; on a graphics card as far as it is able to."""
    before = torch.are_deterministic_algorithms_enabled()
    os.environ.setdefault(WORKSPACE, ":4096:8")
    torch.use_deterministic_algorithms(True, warn_only=True)
    try:
        yield
    finally:
        torch.use_deterministic_algorithms(before)
