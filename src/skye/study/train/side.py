"""Who plays: weights, and a net or none.

Needs numpy.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from skye.search.net import Net, unpack
from skye.study.train.small import ENDS
from skye.study.train.task import Weights
from skye.study.train.whole import unpacked


class Side(NamedTuple):
    """A player, as it is sent to the processes that play."""

    weights: Weights
    net: bytes | None

    def player(self) -> Net | None:
        """Its net for the core."""
        return None if self.net is None else _unpacked(self.net)


def is_net(data: bytes) -> bool:
    """Whether the core can use these bytes: they are all there, and no sum can overflow."""
    return len(data) in ENDS and unpacked(data) is not None


def knows_prices(data: bytes) -> bool:
    """Whether the net for prices is there, after which that for chances may follow."""
    return len(data) >= ENDS[1]


@lru_cache(maxsize=4)
def _unpacked(net: bytes) -> Net:
    """A process plays many games with the same few nets."""
    return unpack(net)
