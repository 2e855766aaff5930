"""Random numbers whose whole state is one integer, so that a copy of a game costs nothing.

SplitMix64 (Steele, Lea, Flood 2014): passes the usual batteries, and a seed of any size will do.

What games draw most, `below` and `shuffled`, is written twice. Compiled code counts in machine
words that wrap around by themselves; the sources need long integers, and few operations on them.
"""

from __future__ import annotations

from functools import lru_cache
from struct import Struct
from typing import TYPE_CHECKING, Final

from rules.kernel import Kernel, kernel_in_use

if TYPE_CHECKING:
    from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_STEP: Final = 0x9E3779B97F4A7C15
_FIRST: Final = 0xBF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111EB

_IN_WORDS: Final = kernel_in_use() is Kernel.COMPILED


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
    """Return the next state and a number from 0 to `bound - 1`, which is less than 2 ** 31."""
    if _IN_WORDS:
        return _below_in_words(state, bound)
    state = (state + _STEP) & _MASK
    mixed = ((state ^ (state >> 30)) * _FIRST) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * _SECOND) & _MASK
    return state, ((mixed ^ (mixed >> 31)) * bound) >> 64


def shuffled(state: int, cards: list[int]) -> int:
    """Shuffle `cards` in place (Fisher and Yates) and return the next state.

    It draws what `below` would, one number for each card but the first.
    """
    if _IN_WORDS:
        return _shuffled_in_words(state, cards)
    place = len(cards) - 1
    if place < 1:
        return state
    for other in _draw_places(state, place):
        cards[place], cards[other] = cards[other], cards[place]
        place -= 1
    return (state + (len(cards) - 1) * _STEP) & _MASK


# Draws that are made together stand side by side in one integer, each in a lane that has room
# for the product of two numbers of 64 bits.
_LANE: Final = 128


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


# --- in machine words: for compiled code alone, where sums and products wrap around ---

_WRAP: Final = 1 << 64
_HALF: Final = 1 << 63
_WORD_STEP: Final = _STEP - _WRAP
_WORD_FIRST: Final = _FIRST - _WRAP
_WORD_SECOND: Final = _SECOND - _WRAP
# Shifting a word copies its sign; these bits are left of it after 27, 30, 31 and 32 places.
_AFTER_27: Final = (1 << 37) - 1
_AFTER_30: Final = (1 << 34) - 1
_AFTER_31: Final = (1 << 33) - 1
_AFTER_32: Final = (1 << 32) - 1


def _below_in_words(state: int, bound: int) -> tuple[int, int]:
    word: i64 = _word(state) + _WORD_STEP
    return _number(word), _drawn_below(word, bound)


def _shuffled_in_words(state: int, cards: list[int]) -> int:
    word = _word(state)
    place: i64 = len(cards) - 1
    while place > 0:
        word += _WORD_STEP
        other = _drawn_below(word, place + 1)
        card = cards[place]
        cards[place] = cards[other]
        cards[other] = card
        place -= 1
    return _number(word)


def _drawn_below(state: i64, bound: i64) -> i64:
    """Return the number from 0 to `bound - 1` that belongs to a state."""
    mixed: i64 = (state ^ (state >> 30 & _AFTER_30)) * _WORD_FIRST
    mixed = (mixed ^ (mixed >> 27 & _AFTER_27)) * _WORD_SECOND
    mixed ^= mixed >> 31 & _AFTER_31
    # The upper half of the product with the bound, of which no word holds the whole.
    upper: i64 = (mixed >> 32 & _AFTER_32) * bound
    lower: i64 = (mixed & _AFTER_32) * bound
    return (upper + (lower >> 32)) >> 32


def _word(number: int) -> i64:
    return number if number < _HALF else number - _WRAP


def _number(word: i64) -> int:
    number: int = word
    return number if number >= 0 else number + _WRAP
