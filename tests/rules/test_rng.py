"""Random numbers from one integer."""

import pytest

from rules import rng


def shuffled_one_draw_at_a_time(state: int, cards: list[int]) -> int:
    for place in range(len(cards) - 1, 0, -1):
        state, other = rng.below(state, place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return state


@pytest.mark.parametrize("count", [0, 1, 2, 3, 13, 60, 200])
@pytest.mark.parametrize("seed", [0, 7, 2**64 - 1])
def test_a_shuffle_draws_what_single_draws_would(seed: int, count: int) -> None:
    state = rng.seeded(seed)
    cards, expected = list(range(count)), list(range(count))
    assert rng.shuffled(state, cards) == shuffled_one_draw_at_a_time(state, expected)
    assert cards == expected


def test_splitmix64_gives_its_published_numbers() -> None:
    # The first outputs for the seed 1234567 (Vigna's splitmix64.c).
    state, numbers = 1234567, []
    for _ in range(3):
        state, bits = rng.draw(state)
        numbers.append(bits)
    assert numbers == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_number_below_a_bound_uses_the_upper_bits_of_a_draw() -> None:
    state = rng.seeded(3)
    following, bits = rng.draw(state)
    assert rng.below(state, 10) == (following, (bits * 10) >> 64)
