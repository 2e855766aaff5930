"""Two players of the same decks who disagree: both pages say so, to those who may know."""

import pytest
from django.test import Client

from decks.ownership import Visitor
from play.models import Playtest
from play.playtests.disagreement import disagreements
from tests.play.small_playtests import ARAGORN, EOMER, cards_of, entrant, played
from tests.visitors import KEEPER

pytestmark = pytest.mark.django_db

SAM = Visitor(browser="the-browser-of-sam")


def playtest_by(player: str, wins: tuple[int, int]) -> Playtest:
    """Return a playtest by a player whose games came to so many wins."""
    playtest = played(
        games=1,
        first=entrant(cards_of(ARAGORN), "Aragorn", player),
        second=entrant(cards_of(EOMER), "Éomer", player),
    )
    playtest.chunks.update(wins=list(wins))
    return playtest


def test_both_pages_name_both_figures_and_the_other(client: Client) -> None:
    quick, tuned = playtest_by("rules", (30, 70)), playtest_by("tuned", (70, 30))
    for mine, other, theirs in ((quick, tuned, "Tuned"), (tuned, quick, "Quick")):
        [found] = disagreements(mine, KEEPER)
        assert found.address == other.get_absolute_url()
        assert found.words.startswith(f"{theirs} disagrees: ")
        page = client.get(mine.get_absolute_url()).content.decode()
        assert found.words in page
        assert f'href="{found.address}"' in page
        assert "30%" in found.words
        assert "70%" in found.words


def test_overlapping_intervals_are_no_disagreement() -> None:
    quick, _ = playtest_by("rules", (45, 55)), playtest_by("tuned", (55, 45))
    assert disagreements(quick, KEEPER) == []


def test_the_same_player_twice_is_luck_and_no_disagreement() -> None:
    first, _ = playtest_by("rules", (30, 70)), playtest_by("rules", (70, 30))
    assert disagreements(first, KEEPER) == []


@pytest.mark.parametrize("field", ["format", "edition", "rules_fingerprint"])
def test_another_question_is_not_compared(field: str) -> None:
    quick, tuned = playtest_by("rules", (30, 70)), playtest_by("tuned", (70, 30))
    Playtest.objects.filter(pk=tuned.pk).update(**{field: "another"})
    assert disagreements(quick, KEEPER) == []


def test_a_playtest_of_somebody_else_whose_decks_are_in_no_list_stays_unknown() -> None:
    quick, tuned = playtest_by("rules", (30, 70)), playtest_by("tuned", (70, 30))
    Playtest.objects.filter(pk=tuned.pk).update(browser=SAM.browser)
    assert disagreements(quick, KEEPER) == []
