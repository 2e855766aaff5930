"""A replay says why a computer player chose, where it can say so, and to whom it may."""

import re

import pytest
from django.test import Client

from play.games.reasons import NOTHING, figure, why_of_playtest
from play.games.records import game_record
from play.games.replays import NoReplay, load_replay
from play.models import Playtest
from rules.players.telling import Measure, Weighed
from tests.play.small_playtests import ARAGORN, EOMER, cards_of, entrant, played

pytestmark = pytest.mark.django_db


@pytest.fixture
def playtest() -> Playtest:
    """Return a game of a player that says why against one at random, who can't."""
    return played(
        games=1,
        first=entrant(cards_of(ARAGORN), "Aragorn", "easy"),
        second=entrant(cards_of(EOMER), "Éomer", "random"),
    )


def address(playtest: Playtest) -> str:
    return f"{playtest.get_absolute_url()}games/0/"


def test_the_choice_comes_first_and_has_the_most_points(playtest: Playtest) -> None:
    record = game_record(playtest, 0)
    replay = load_replay(playtest, record, 0)
    step = max(replay.asked)
    answer = why_of_playtest(playtest, record, step, None)
    assert answer.who == "Aragorn"
    assert "rules of thumb" in answer.meaning
    points = [
        float(reason.figure.removesuffix(" points").replace("−", "-")) for reason in answer.reasons
    ]
    assert points == sorted(points, reverse=True)
    words = [reason.words for reason in answer.reasons]
    assert len(words) == len(set(words))


def test_only_steps_of_a_player_that_can_say_so_are_asked(playtest: Playtest) -> None:
    record = game_record(playtest, 0)
    whole = load_replay(playtest, record, 0)
    mine, theirs = (load_replay(playtest, record, 0, seat=seat) for seat in (0, 1))
    assert whole.asked == mine.asked
    assert theirs.asked == frozenset()
    silent = min(set(range(whole.steps)) - whole.asked)
    assert why_of_playtest(playtest, record, silent, None).nothing == NOTHING


def test_a_seat_does_not_learn_what_another_compared(playtest: Playtest) -> None:
    record = game_record(playtest, 0)
    step = min(load_replay(playtest, record, 0).asked)
    assert why_of_playtest(playtest, record, step, 0).reasons
    assert why_of_playtest(playtest, record, step, 1).nothing == NOTHING


def test_the_page_offers_it_at_such_a_step_and_answers_in_part_or_whole(
    client: Client, playtest: Playtest
) -> None:
    replay = load_replay(playtest, game_record(playtest, 0), 0)
    step = min(replay.asked)
    page = client.get(address(playtest), {"step": step}).content.decode()
    [link] = re.findall(r"<a [^>]*data-why[^>]*>", page)
    assert f'href="{address(playtest)}why/?step={step}"' in link
    assert "data-mute" not in link
    silent = min(set(range(replay.steps)) - replay.asked)
    assert "data-why data-mute" in client.get(address(playtest), {"step": silent}).content.decode()

    where = f"{address(playtest)}why/"
    whole = client.get(where, {"step": step}).content.decode()
    part = client.get(where, {"step": step}, headers={"HX-Request": "true"}).content.decode()
    assert "Back to the replay" in whole
    assert "<html" not in part
    assert "Chosen" in part


def test_a_game_by_other_rules_is_not_asked_about(client: Client, playtest: Playtest) -> None:
    Playtest.objects.update(rules_fingerprint="older")
    with pytest.raises(NoReplay):
        why_of_playtest(Playtest.objects.get(), game_record(playtest, 0), 0, None)
    assert client.get(f"{address(playtest)}why/").status_code == 404


@pytest.mark.parametrize(
    ("measure", "worth", "words"),
    [
        (Measure.CHANCE, 0.544, "54% to win"),
        (Measure.POINTS, -1.26, "−1.3 points"),
        (Measure.POINTS, -0.01, "0 points"),
        (Measure.ODDS, 0.0, "odds × 1.00"),
        (Measure.ODDS, 0.6931, "odds × 2.00"),
        (Measure.PREDICTED, 0.042, "+4.2 of 100"),
        (Measure.PROSPECTS, 0.482, "48 of 100"),
    ],
)
def test_a_figure_names_its_measure(measure: Measure, worth: float, words: str) -> None:
    assert figure(measure, Weighed((), worth)) == words
