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
    easy, quick = playtest_by("easy", (30, 70)), playtest_by("quick", (70, 30))
    for mine, other, theirs in ((easy, quick, "Quick"), (quick, easy, "Easy")):
        [found] = disagreements(mine, KEEPER)
        assert found.address == other.get_absolute_url()
        assert found.words.startswith(f"{theirs} disagrees: ")
        page = client.get(mine.get_absolute_url()).content.decode()
        assert found.words in page
        assert f'href="{found.address}"' in page
        assert "30%" in found.words
        assert "70%" in found.words


def test_overlapping_intervals_are_no_disagreement() -> None:
    easy, _ = playtest_by("easy", (45, 55)), playtest_by("quick", (55, 45))
    assert disagreements(easy, KEEPER) == []


def test_the_same_player_twice_is_luck_and_no_disagreement() -> None:
    first, _ = playtest_by("easy", (30, 70)), playtest_by("easy", (70, 30))
    assert disagreements(first, KEEPER) == []


@pytest.mark.parametrize("field", ["format", "edition", "rules_fingerprint"])
def test_another_question_is_not_compared(field: str) -> None:
    easy, quick = playtest_by("easy", (30, 70)), playtest_by("quick", (70, 30))
    Playtest.objects.filter(pk=quick.pk).update(**{field: "another"})
    assert disagreements(easy, KEEPER) == []


def test_a_playtest_of_somebody_else_whose_decks_are_in_no_list_stays_unknown() -> None:
    easy, quick = playtest_by("easy", (30, 70)), playtest_by("quick", (70, 30))
    Playtest.objects.filter(pk=quick.pk).update(browser=SAM.browser)
    assert disagreements(easy, KEEPER) == []
