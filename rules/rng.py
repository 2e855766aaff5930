"""Random numbers whose whole state is one integer, so that a copy of a game costs nothing.

SplitMix64 (Steele, Lea, Flood 2014): passes the usual batteries, and a seed of any size will do.
"""

from collections.abc import MutableSequence

_MASK = 0xFFFFFFFFFFFFFFFF
_STEP = 0x9E3779B97F4A7C15


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
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return state, mixed ^ (mixed >> 31)


def nth(state: int, place: int) -> int:
    """Return the 64 random bits that the draw at a place, counted from 0, would return."""
    return draw((state + place * _STEP) & _MASK)[1]


def below(state: int, bound: int) -> tuple[int, int]:
    """Return the next state and a number from 0 to `bound - 1`."""
    state, bits = draw(state)
    return state, (bits * bound) >> 64


def shuffled(state: int, cards: MutableSequence[int]) -> int:
    """Shuffle `cards` in place (Fisher and Yates) and return the next state.

    It draws as `below` does, written out: a game shuffles more often than it draws.
    """
    for place in range(len(cards) - 1, 0, -1):
        state = (state + _STEP) & _MASK
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        other = ((mixed ^ (mixed >> 31)) * (place + 1)) >> 64
        cards[place], cards[other] = cards[other], cards[place]
    return state
