"""The list of replays: which games it has, how they are found, and what it names."""

import pytest
from django.test import Client

from decks.models import Visibility
from decks.ownership import Visitor
from play.models import Seat, Table, TableStatus, Watching
from play.tables.inviting import join
from play.watching.finished import GameOrder, GameQuery, find_games, latest_games
from rules.construction.starters import starter
from tests.play.tables.small_tables import (
    friend,
    lcg_entrant,
    lcg_request,
    play_at_random,
    seats_of,
    sit_down,
    tcg_entrant,
    tcg_request,
)
from tests.visitors import deck_of, player

pytestmark = pytest.mark.django_db

EOMER = "rotk-eomer-starter"
TED = Visitor(browser="the-browser-of-ted")


def over(table: Table, **changed: object) -> Table:
    """Make a table one whose game is over and open to everybody."""
    fields = {"status": TableStatus.OVER, "watching": Watching.EVERYBODY, "winner": 0, **changed}
    Table.objects.filter(pk=table.pk).update(**fields)
    table.refresh_from_db()
    return table


def tcg_game(**changed: object) -> Table:
    return over(sit_down(tcg_request(friend(tcg_entrant(EOMER)))), **changed)


def lcg_game(**changed: object) -> Table:
    return over(sit_down(lcg_request(friend(lcg_entrant("spirit")))), **changed)


def addresses(**asked: object) -> list[str]:
    _, games = find_games(GameQuery(**asked), None)  # type: ignore[arg-type]
    return [game.address.split("/")[2] for game in games]


def test_only_games_that_are_over_and_open_to_everybody_are_listed() -> None:
    shown = tcg_game()
    tcg_game(watching=Watching.LINK)
    tcg_game(watching=Watching.NOBODY)
    tcg_game(status=TableStatus.PLAYING)
    tcg_game(status=TableStatus.ENDED)

    assert addresses() == [str(shown.pk)]


def test_games_are_found_by_game_and_format() -> None:
    tcg, lcg = tcg_game(), lcg_game()
    other = tcg_game(format="open")
    assert set(addresses(game="tcg")) == {str(tcg.pk), str(other.pk)}
    assert addresses(format="open") == [str(other.pk)]
    assert addresses(game="lcg") == [str(lcg.pk)]


def test_games_are_found_by_an_accounts_name() -> None:
    rosie = player("rosie")
    table = tcg_game()
    tcg_game()
    Seat.objects.filter(table=table, place=0).update(owner=rosie, browser="", by_person=True)
    assert addresses(player="ROSIE") == [str(table.pk)]
    assert addresses(player="ros") == []


def test_games_come_by_closeness_and_length() -> None:
    close, long, unknown = tcg_game(gap=0, length=9), tcg_game(gap=4, length=30), tcg_game()
    assert addresses(order=GameOrder.CLOSEST) == [str(close.pk), str(long.pk)]
    assert addresses(order=GameOrder.LONGEST) == [str(long.pk), str(close.pk), str(unknown.pk)]


def test_a_deck_is_named_and_found_only_while_everybody_may_read_it() -> None:
    rosie = player("rosie")
    deck = deck_of(rosie, "Gardeners of the Shire", starter(EOMER).deck, Visibility.PUBLIC)
    table = tcg_game()
    Seat.objects.filter(table=table, place=1).update(
        version=deck.versions.first(), deck_name="Gardeners of the Shire"
    )
    assert addresses(deck="shire gard") == [str(table.pk)]
    assert "Gardeners" in Client().get("/tables/finished/").content.decode()

    deck.visibility = Visibility.UNLISTED
    deck.save()

    assert addresses(deck="shire gard") == []
    assert "Gardeners" not in Client().get("/tables/finished/").content.decode()


def test_a_game_that_was_played_says_how_close_it_was() -> None:
    table = play_at_random(over(sit_down(tcg_request(friend(tcg_entrant(EOMER)))), status="open"))
    assert table.gap is None
    join(table.seats.get(place=1).invitation, TED)
    table = play_at_random(table)
    (game,) = latest_games(3)
    assert table.gap is not None
    assert "apart" in game.words or "at the same site" in game.words
    assert [each.name for each in game.players] == [seat.name for seat in seats_of(table)]


def test_the_page_asks_for_few_rows_however_many_games_it_lists(
    django_assert_max_num_queries: object,
) -> None:
    for _ in range(6):
        tcg_game()
    Client().get("/tables/finished/")
    with django_assert_max_num_queries(8):  # type: ignore[operator]
        page = Client().get("/tables/finished/").content.decode()
    assert page.count("Replay</a>") == 6


@pytest.mark.parametrize("asked", ["order=x", "game=chess", "player=" + "x" * 99])
def test_nonsense_finds_nothing(asked: str) -> None:
    tcg_game()
    page = Client().get(f"/tables/finished/?{asked}").content.decode()
    assert "No games match" in page
