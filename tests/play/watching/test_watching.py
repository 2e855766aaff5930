"""Watching a table: who may, how late, what is shown, and what of it changes."""

from datetime import timedelta
from typing import Any

import pytest
from django.core.cache import cache
from django.test import Client
from django.utils import timezone

from decks.ownership import Visitor
from play.models import Move, Table, Watching
from play.requests.table import TableRequest
from play.tables.inviting import join
from play.tables.leaving import end_game, hand_over
from play.tables.live_games import live_games
from play.tables.taking_back import take_back
from play.watching.access import sight_of
from play.watching.running import running_game
from play.watching.watched_games import watched_games
from rules.recording import OBSERVER
from tests.play.tables.small_tables import (
    friend,
    lcg_entrant,
    lcg_request,
    play_at_random,
    sit_down,
    tcg_entrant,
    tcg_request,
)
from tests.visitors import KEEPER, in_browser

pytestmark = pytest.mark.django_db

SAM = Visitor(browser="the-browser-of-sam")


def table_to_watch(
    watching: Watching = Watching.EVERYBODY, delay: int = 0, request: TableRequest | None = None
) -> Table:
    """Return a game between two people of which some choices are made."""
    watched_games.forget()
    table = sit_down(request or tcg_request(friend(tcg_entrant("rotk-eomer-starter"))))
    Table.objects.filter(pk=table.pk).update(watching=watching, watch_delay=delay)
    join(table.seats.get(place=1).invitation, SAM)
    return play_at_random(table, most=14)


def address(table: Table, what: str = "") -> str:
    return f"/tables/{table.pk}/watch/{what}"


@pytest.mark.parametrize("what", ["", "position/", "replay/", "why/"])
def test_a_table_that_nobody_may_watch_does_not_exist_for_others(what: str) -> None:
    table = table_to_watch(Watching.NOBODY)
    for client in (Client(), in_browser(Client()), in_browser(Client(), "the-browser-of-sam")):
        assert client.get(address(table, what)).status_code == 404


def test_a_table_that_waits_for_people_is_not_watched() -> None:
    table = sit_down(tcg_request(friend()))
    Table.objects.filter(pk=table.pk).update(watching=Watching.EVERYBODY)
    assert Client().get(address(table)).status_code == 404


def test_who_knows_the_link_may_watch_and_no_list_names_it() -> None:
    table = table_to_watch(Watching.LINK)
    assert Client().get(address(table)).status_code == 200
    assert running_game() is None


def test_people_and_spectators_share_one_game_in_memory() -> None:
    table = table_to_watch()
    seats = list(table.seats.all())
    with watched_games.watch(table, seats, sight_of(table)) as live:
        assert OBSERVER in live.recorders
    played = live_games.take(table, seats)
    live_games.keep(played)
    assert played is live
    play_at_random(table, most=3)
    table.refresh_from_db()
    with watched_games.watch(table, seats, sight_of(table)) as later:
        assert later is live


def test_what_all_spectators_see_is_drawn_once(django_assert_num_queries: Any) -> None:
    table = table_to_watch()
    cache.clear()
    first = Client().get(address(table, "position/"))
    with django_assert_num_queries(1):
        again = Client().get(address(table, "position/"))
    assert again.json() == first.json()
    play_at_random(table, most=1)
    later = Client().get(address(table, "position/")).json()
    assert later["revision"] > first.json()["revision"]


def test_the_page_shows_the_board_and_the_log_without_hands() -> None:
    table = table_to_watch()
    page = Client().get(address(table)).content.decode()
    assert "You are watching" in page
    assert 'class="board board--tcg"' in page
    assert "Hands are shown after the end" in page
    assert 'name="key"' not in page


def test_players_together_are_watched_too() -> None:
    table = table_to_watch(request=lcg_request(friend(lcg_entrant("spirit"))))
    assert "board--lcg" in Client().get(address(table)).content.decode()


def test_an_unchanged_answer_is_short_and_cheap(django_assert_num_queries: object) -> None:
    table = table_to_watch()
    client = Client()
    with django_assert_num_queries(1):  # type: ignore[operator]
        answer = client.get(address(table, f"position/?seen={table.revision}"))
    assert answer.json() == {"revision": table.revision, "unchanged": True}


def test_only_what_changed_comes_to_who_watched_before() -> None:
    table = table_to_watch()
    client = Client()
    whole = client.get(address(table, "position/")).json()
    assert whole["boards"]["whole"]
    table = play_at_random(table, seed=3, most=3)

    found = client.get(address(table, f"position/?seen={whole['revision']}")).json()

    assert found["revision"] == table.revision
    assert not found["boards"]["whole"]
    assert len(found["log"]) < len(whole["log"])


def test_a_delayed_game_is_shown_as_it_was() -> None:
    table = table_to_watch(delay=5)
    assert sight_of(table).revision == 0
    moves = list(Move.objects.filter(table=table).order_by("first"))
    old = timezone.now() - timedelta(minutes=6)
    Move.objects.filter(pk__in=[move.pk for move in moves[:4]]).update(made=old)

    found = Client().get(address(table, "position/")).json()

    assert found["revision"] == moves[3].revision < table.revision
    assert {line["step"] for line in found["log"]} <= set(range(moves[4].first + 1))
    assert not found["over"]


def test_a_delay_ends_with_the_game() -> None:
    table = table_to_watch(delay=60)
    assert "60 minutes late" in Client().get(address(table)).content.decode()
    play_at_random(table)

    answer = Client().get(address(table), follow=True)

    assert answer.redirect_chain == [(address(table, "replay/"), 302)]
    assert "All cards" in answer.content.decode()


def test_people_who_play_together_are_watched_without_delay() -> None:
    table = table_to_watch(delay=9, request=lcg_request(friend(lcg_entrant("spirit"))))
    assert sight_of(table).revision == table.revision


def test_a_game_that_is_ended_early_keeps_its_hands_hidden() -> None:
    table = table_to_watch()
    hand_over(table.pk, SAM, 1)
    end_game(table.pk, KEEPER)
    client = Client()
    assert client.get(address(table, "replay/")).status_code == 404
    assert "ended before it was over" in client.get(address(table)).content.decode()


def test_what_is_taken_back_is_drawn_again() -> None:
    table = sit_down(tcg_request())
    Table.objects.filter(pk=table.pk).update(watching=Watching.EVERYBODY)
    table = play_at_random(table, most=6)
    client = Client()
    seen = client.get(address(table, "position/")).json()
    take_back(table.pk, table.revision)

    found = client.get(address(table, f"position/?seen={seen['revision']}")).json()

    assert found["boards"]["whole"]
    assert found["revision"] > seen["revision"]
    assert len(found["log"]) <= len(seen["log"])


def test_the_start_page_shows_the_game_that_is_played_now() -> None:
    table = table_to_watch()

    page = Client().get("/").content.decode()

    assert "Played right now" in page
    assert f'href="{address(table)}"' in page


def test_a_replay_is_that_of_a_game_that_everybody_may_watch() -> None:
    table = play_at_random(table_to_watch())
    assert Client().get(address(table, "replay/")).status_code == 200
    assert Client().get(address(table, "why/?step=1")).status_code == 200
    Table.objects.filter(pk=table.pk).update(watching=Watching.NOBODY)
    assert Client().get(address(table, "replay/")).status_code == 404
