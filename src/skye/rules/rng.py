"""The core's own random numbers: small, fast, and the same compiled and interpreted (PCG32)."""

from __future__ import annotations

import cython

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
WORD = 0x100000000
LOW = 0xFFFFFFFF


class Generator:
    """A stream of random numbers determined by its seed."""

    def __init__(self, seed: int) -> None:
        self.state = 0
        self._next()
        self.state = (self.state + (seed & 0x7FFFFFFFFFFFFFFF)) & 0x7FFFFFFFFFFFFFFF
        self._next()

    def _next(self) -> int:
        old = self.state
        self.state = old * MULTIPLIER + INCREMENT
        if not cython.compiled:
            self.state &= 0xFFFFFFFFFFFFFFFF  # as 64 bits wrap around
        shifted = (((old >> 18) ^ old) >> 27) & LOW
        rotation = old >> 59
        return ((shifted >> rotation) | (shifted << (32 - rotation))) & LOW

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely (Lemire's method); bound is less than 2**32."""
        product = self._next() * bound
        if (product & LOW) < bound:
            threshold = (WORD - bound) % bound
            while (product & LOW) < threshold:
                product = self._next() * bound
        return product >> 32

    def below_wide(self, bound: int) -> int:
        """As `below`, for a bound of less than 2**62."""
        if bound < WORD:
            return self.below(bound)
        whole = 0x4000000000000000  # 2**62
        while True:
            number = (self._next() << 30) | (self._next() >> 2)
            if number < whole - whole % bound:
                return number % bound

    def getrandbits(self, bits: int) -> int:
        """As `random.Random.getrandbits`."""
        result = 0
        for _ in range((bits + 31) // 32):
            result = result << 32 | self._next()
        return result >> (-bits % 32)
