"""Random numbers whose whole state is one integer, so that a copy of a game costs nothing.

SplitMix64 (Steele, Lea, Flood 2014): passes the usual batteries, and a seed of any size will do.
"""

from collections.abc import MutableSequence
from functools import lru_cache
from struct import Struct
from typing import Final

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_STEP: Final = 0x9E3779B97F4A7C15
_FIRST: Final = 0xBF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111EB


def seeded(seed: int, *salt: int) -> int:
    """Return the starting state for a seed, and any further numbers that tell games apart."""
    state = seed & _MASK
    for number in salt:
        state, mixed = draw(state)
        state = (mixed ^ number) & _MASK
    return state


def draw(state: int) -> tuple[int, int]:
    """Return the next state and 64 random bits."""
    state = (state + _STEP) & _MASK
    mixed = state
    mixed = ((mixed ^ (mixed >> 30)) * _FIRST) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * _SECOND) & _MASK
    return state, mixed ^ (mixed >> 31)


def nth(state: int, place: int) -> int:
    """Return the 64 random bits that the draw at a place, counted from 0, would return."""
    return draw((state + place * _STEP) & _MASK)[1]


def below(state: int, bound: int) -> tuple[int, int]:
    """Return the next state and a number from 0 to `bound - 1`."""
    state = (state + _STEP) & _MASK
    mixed = ((state ^ (state >> 30)) * _FIRST) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * _SECOND) & _MASK
    return state, ((mixed ^ (mixed >> 31)) * bound) >> 64


def shuffled(state: int, cards: MutableSequence[int]) -> int:
    """Shuffle `cards` in place (Fisher and Yates) and return the next state.

    It draws what `below` would, one number for each card but the first.
    """
    place = len(cards) - 1
    if place < 1:
        return state
    for other in _draw_places(state, place):
        cards[place], cards[other] = cards[other], cards[place]
        place -= 1
    return (state + (len(cards) - 1) * _STEP) & _MASK


# Draws that are made together stand side by side in one integer, each in a lane that has room
# for the product of two numbers of 64 bits.
_LANE = 128


@lru_cache(maxsize=256)
def _lanes(count: int) -> tuple[int, int, tuple[tuple[int, int], ...], Struct]:
    """Return a one in each lane, the steps to each lane's state, and how to read the lanes.

    And each bit of the bounds, from `count + 1` in the first lane down to 2, with a mask of the
    lanes whose bound has it.
    """
    ones = sum(1 << _LANE * place for place in range(count))
    steps = sum(((place + 1) * _STEP & _MASK) << _LANE * place for place in range(count))
    bits = tuple(
        (
            bit,
            sum(_MASK << _LANE * place for place in range(count) if (count + 1 - place) >> bit & 1),
        )
        for bit in range((count + 1).bit_length())
    )
    return ones, steps, bits, Struct(f"<{2 * count}Q")


def _draw_places(state: int, count: int) -> tuple[int, ...]:
    """Return what `below` would for the bounds from `count + 1` down to 2, one after another.

    They are found in a few operations on one long integer, for a deck is shuffled several times a
    game. Each lane is multiplied by its own bound bit by bit; the upper half is the number.
    """
    ones, steps, bits, struct = _lanes(count)
    low = ones * _MASK
    mixed = (ones * state + steps) & low
    mixed = ((mixed ^ (mixed >> 30 & low)) * _FIRST) & low
    mixed = ((mixed ^ (mixed >> 27 & low)) * _SECOND) & low
    mixed ^= mixed >> 31 & low
    product = 0
    for bit, lanes in bits:
        product += (mixed & lanes) << bit
    return struct.unpack(product.to_bytes(struct.size, "little"))[1::2]
