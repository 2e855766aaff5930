"""What a playtest may ask for."""

import pytest

from play.models.limits import MAX_GAMES, MAX_SEED, OutOfBounds, check_games, check_seed


@pytest.mark.parametrize("games", [1, MAX_GAMES])
def test_a_playtest_has_1_to_100_000_games(games: int) -> None:
    assert check_games(games) == games


@pytest.mark.parametrize(("games", "said"), [(0, "not 0"), (-3, "not -3"), (10**7, "10,000,000")])
def test_none_or_too_many_games_are_refused_in_plain_words(games: int, said: str) -> None:
    with pytest.raises(OutOfBounds, match=rf"1 to 100,000 games, .*{said}"):
        check_games(games)


@pytest.mark.parametrize("seed", [0, MAX_SEED])
def test_a_seed_is_any_whole_number_of_63_bits(seed: int) -> None:
    assert check_seed(seed) == seed


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1])
def test_other_seeds_are_refused(seed: int) -> None:
    with pytest.raises(OutOfBounds, match="whole number from 0"):
        check_seed(seed)
