"""A replay is the game that was played, or says plainly that it can't be."""

import pytest

from play.models import Chunk, Playtest
from play.queries import game_record
from play.replays import NoReplay, replay_at
from tests.play.requests import played

pytestmark = pytest.mark.django_db

CHOICES = -1
WINNER, ENDING, TURNS = 1, 2, 3


def address(playtest: Playtest) -> str:
    return f"{playtest.get_absolute_url()}games/0/"


def rewrite(playtest: Playtest, place: int, value: object) -> None:
    """Change the stored record of the first game, as another engine would have written it."""
    chunk = Chunk.objects.get(playtest=playtest, first=0)
    chunk.records[0][place] = value
    chunk.save()


def test_a_game_by_todays_rules_is_replayed_without_remark(client):
    playtest = played(games=1)
    assert not replay_at(playtest, game_record(playtest, 0), 0).is_retold
    assert "have changed since" not in client.get(address(playtest)).content.decode()


def test_a_game_by_older_rules_whose_choices_still_fit_says_so(client):
    playtest = played(games=1)
    Playtest.objects.update(rules_fingerprint="older")
    assert (
        "have changed since this game was played" in client.get(address(playtest)).content.decode()
    )
    assert replay_at(Playtest.objects.get(), game_record(playtest, 0), 5).frame.step == 5


@pytest.mark.parametrize(
    ("place", "value"),
    [
        pytest.param(CHOICES, "(999)" * 40, id="a choice that is not offered"),
        pytest.param(CHOICES, "", id="no choices"),
        pytest.param(CHOICES, "0" * 4_000, id="choices beyond the end"),
        pytest.param(ENDING, "corrupted", id="another ending"),
        pytest.param(TURNS, 99, id="another number of turns"),
    ],
)
def test_a_game_that_todays_rules_do_not_repeat_is_not_shown(client, place, value):
    playtest = played(games=1)
    Playtest.objects.update(rules_fingerprint="")
    rewrite(playtest, place, value)

    with pytest.raises(NoReplay):
        replay_at(Playtest.objects.get(), game_record(playtest, 0), 0)

    response = client.get(address(playtest))
    assert response.status_code == 200
    assert "This game can’t be replayed" in response.content.decode()


def test_a_step_of_such_a_game_reloads_the_page(client):
    playtest = played(games=1)
    rewrite(playtest, CHOICES, "(999)")
    response = client.get(address(playtest), {"step": "3"}, headers={"HX-Request": "true"})
    assert response["HX-Refresh"] == "true"


def test_a_game_of_an_edition_that_is_gone_is_not_shown(client):
    playtest = played(games=1)
    Playtest.objects.update(edition="comprehensive-1.0")
    with pytest.raises(NoReplay):
        replay_at(Playtest.objects.get(), game_record(playtest, 0), 0)
