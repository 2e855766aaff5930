"""Analyses are found on the queue, stored with their game, and shown to those who may see it."""

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from decks.ownership import Visitor
from play.analysis.ordering import MOST_OPEN, analyse_table
from play.analysis.working import CLAIM, forgotten_analyses, work
from play.models import Analysis, Table
from play.queue.quota import QuotaExceeded
from play.tables.endings import CONCEDED, finish
from play.tables.inviting import join
from play.tables.leaving import delete_game
from play.tables.sharing import make_link, sharing_of
from rules.analysis.mistakes import Effort
from tests.play.tables.small_tables import (
    friend,
    play_at_random,
    seats_of,
    sit_down,
    tcg_entrant,
    tcg_request,
)
from tests.visitors import KEEPER, in_browser

pytestmark = pytest.mark.django_db

TINY = Effort(points=2, curve=2, rounds=((1, 1), (2, 1)), rivals=(2, 2), looks=(1, 2), least=2)
KEY = "address of the keeper"


@pytest.fixture
def table() -> Table:
    return play_at_random(sit_down(tcg_request()))


def page_of(client: Client, table: Table, **query: Any) -> Any:
    return client.get(reverse("tables:analysis", args=[table.pk]), query)


def test_the_end_of_a_game_orders_the_curve_of_who_played_it(table: Table) -> None:
    [analysis] = Analysis.objects.all()
    assert (analysis.table, analysis.seat, analysis.whole) == (table, 0, False)
    assert not work(analysis.pk, effort=TINY)
    analysis.refresh_from_db()
    assert analysis.finished
    assert analysis.progress["curve"][-1][0] == table.steps
    assert all(row["words"] for row in analysis.found["cards"])


def test_a_worker_that_dies_loses_only_what_it_did_not_store(table: Table) -> None:
    analysis = analyse_table(table, 0, KEY)
    assert work(analysis.pk, share=0.0, effort=TINY), "there is more to do"
    analysis.refresh_from_db()
    assert 0 < analysis.share < 1
    # A worker claims it and dies.
    Analysis.objects.filter(pk=analysis.pk).update(claimed_until=timezone.now() + CLAIM)
    assert not work(analysis.pk, effort=TINY), "another worker has it"
    later = timezone.now() + CLAIM + timedelta(seconds=1)
    assert list(forgotten_analyses(later)) == [analysis]
    Analysis.objects.filter(pk=analysis.pk).update(claimed_until=None)
    before = len(analysis.progress["curve"])
    assert work(analysis.pk, share=0.0, effort=TINY)
    analysis.refresh_from_db()
    assert len(analysis.progress["curve"]) == before + 1


def test_a_whole_analysis_shows_its_costly_choices(table: Table, client: Client) -> None:
    where = reverse("tables:analysis", args=[table.pk])
    assert b"Analyse this game" in client.get(where).content
    assert client.post(where).status_code == 302
    analysis = Analysis.objects.get()
    assert b"Analysing" in client.get(where).content
    mark = {
        "step": 3,
        "turn": 1,
        "grade": "mistake",
        "points": 12,
        "error": 4.0,
        "deals": 60,
        "best": 60,
        "played": 48,
        "question": "Frodo may take an action",
        "chose": "Pass",
        "better": "Play Aragorn",
        "also": ["Play Gimli"],
        "why": "Frodo is killed in 40 of 60 deals after this choice, in 8 after the better one.",
    }
    Analysis.objects.filter(pk=analysis.pk).update(
        finished=timezone.now(),
        found={"marks": [mark], "small": 7.2},
        progress={"curve": [[0, 0, 0.5, 0.08], [9, 1, 0.4, 0.08], [20, 2, 0.0, 0.0]]},
    )
    page = client.get(where).content.decode()
    assert "Mistake: 12 points" in page
    assert "Play Gimli" in page
    assert "Smaller losses cost about 7 more points" in page
    assert f"{reverse('tables:replay', args=[table.pk])}?seat=0&amp;step=3" in page
    assert "Play on from here" in page


def test_while_a_game_goes_on_there_is_nothing(client: Client) -> None:
    table = sit_down(tcg_request())
    assert page_of(client, table).status_code == 302
    client.post(reverse("tables:analysis", args=[table.pk]))
    assert not Analysis.objects.exists()


def test_who_may_not_see_the_replay_sees_no_analysis(table: Table) -> None:
    stranger = in_browser(Client(), "another-browser")
    assert page_of(stranger, table).status_code == 404
    assert stranger.get(reverse("tables:result", args=[table.pk])).status_code == 404
    make_link(table.pk, KEEPER)
    token = sharing_of(KEEPER, seats_of(table)).token
    shared = stranger.get(reverse("tables:shared-analysis", args=[token]))
    assert shared.status_code == 200
    assert b"Play on from here" not in shared.content


def test_a_seat_of_another_person_is_not_looked_through(client: Client) -> None:
    sam = Visitor(browser="the-browser-of-sam")
    table = sit_down(tcg_request(friend(tcg_entrant("rotk-eomer-starter"))))
    join(table.seats.get(place=1).invitation, sam)
    play_at_random(table)
    assert {analysis.seat for analysis in Analysis.objects.all()} == {0, 1}
    assert page_of(client, table, seat=1).context["page"].seat == 0
    assert page_of(client, table).context["page"].eyes == [0]


def test_an_analysis_goes_with_its_game(table: Table) -> None:
    delete_game(table.pk, KEEPER)
    assert not Analysis.objects.filter(table=table).exists()


def test_one_person_has_few_games_analysed_at_a_time(table: Table) -> None:
    for number in range(MOST_OPEN):
        Analysis.objects.create(
            table=table, seat=10 + number, whole=True, queue_key=KEY, rules_fingerprint="x"
        )
    with pytest.raises(QuotaExceeded):
        analyse_table(table, 0, KEY)
    assert analyse_table(table, 0, "another key").whole


def test_the_page_at_the_end_says_what_decided_the_game(table: Table, client: Client) -> None:
    analysis = Analysis.objects.get()
    where = reverse("tables:result", args=[table.pk])
    assert b"Playing on from each turn" in client.get(where).content
    assert not work(analysis.pk, effort=TINY)
    analysis.refresh_from_db()
    steps = [row[0] for row in analysis.progress["curve"]]
    analysis.progress["curve"] = [
        [steps[0], 0, 0.3, 0.05],
        [steps[1], 1, 0.6, 0.05],
        [steps[-1], 4, 0.0, 0.0],
    ]
    analysis.save()

    page = client.get(where)
    result = page.context["result"]
    assert (result.title, result.record, result.series) == (
        ("You won", "1 of 1 game", ["won"])
        if table.winner == 0
        else ("You lost", "0 of 1 game", ["lost"])
    )
    start, swing = result.swings
    assert (start.trend, start.words) == ("up", ""), "no bid is why the chance to win went up"
    assert (swing.before, swing.after, swing.trend) == (60, 0, "down")
    assert swing.words, "somebody was killed in the game"
    text = page.content.decode()
    assert "The start of the game" in text
    assert result.cards[0].name in text
    assert f'/replay/?seat=0&amp;step={swing.step}"' in text
    assert "Play again" in text


def test_there_is_no_result_while_a_game_goes_on(client: Client) -> None:
    table = sit_down(tcg_request())
    page = client.get(reverse("tables:result", args=[table.pk]))
    assert (page.status_code, page["Location"]) == (302, table.get_absolute_url())


def test_a_game_that_was_given_up_has_its_curve_too() -> None:
    table = play_at_random(sit_down(tcg_request(seed=11)), most=8)
    assert table.is_playing

    finish(table, seats_of(table), 1, CONCEDED)

    analysis = Analysis.objects.get(table=table, seat=0)
    while work(analysis.pk, effort=TINY):
        pass
    analysis.refresh_from_db()
    assert analysis.failure == ""
    assert analysis.finished is not None
    assert analysis.progress["curve"]
