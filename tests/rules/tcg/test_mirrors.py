"""A mirror match stands at one half: neither seat nor the order of decks has an advantage."""

import pytest

from rules.construction.starters import starter_slugs
from rules.playtest.statistics.interval import wilson
from rules.tcg.pairings import Pairing, play_pairing

SEED = 2003


def first_seat(slug: str, games: int) -> tuple[int, int]:
    """Return how many decided games of a mirror the first seat won, and how many there were."""
    summary = play_pairing(Pairing((slug, slug)), games, SEED).summary
    return summary.decks[0].wins, summary.decided


@pytest.mark.parametrize("slug", ["rotk-aragorn-starter", "fotr-gandalf-starter"])
def test_a_mirror_stands_at_one_half_within_its_interval(slug: str) -> None:
    low, high = wilson(*first_seat(slug, 60), confidence=0.999)
    assert low <= 0.5 <= high


@pytest.mark.nightly
def test_the_mirrors_of_all_starters_stand_at_one_half() -> None:
    played = {slug: first_seat(slug, 400) for slug in starter_slugs()}
    far = {
        slug: wins / decided
        for slug, (wins, decided) in played.items()
        if not wilson(wins, decided, 0.999).low <= 0.5 <= wilson(wins, decided, 0.999).high
    }
    assert far == {}
    wins = sum(wins for wins, _ in played.values())
    low, high = wilson(wins, sum(decided for _, decided in played.values()))
    assert low <= 0.5 <= high
