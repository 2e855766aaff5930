"""A player's games: ratings, results and history, and who may see which."""

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from decks.models import Visibility
from decks.ownership import NOBODY, Visitor
from play.models import Rating, Seat, Table, TableStatus, Watching
from play.players.results import Results, games_of, results_of
from play.players.shown_ratings import shown_ratings
from play.tables.inviting import join
from rules.construction.starters import starter
from tests.play.tables.small_tables import computer, friend, sit_down, tcg_entrant, tcg_request
from tests.visitors import deck_of, player, signed_in

pytestmark = pytest.mark.django_db

EOMER = "rotk-eomer-starter"


@pytest.fixture
def rosie(db: None) -> User:
    return player("rosie")


@pytest.fixture
def ted(db: None) -> User:
    return player("ted")


def game(one: User, other: User | None, winner: int | None = 0, **changed: object) -> Table:
    """Return a finished game of two players, or of one against the computer."""
    seat = friend(tcg_entrant(EOMER)) if other else computer(tcg_entrant(EOMER, "quick"))
    table = sit_down(tcg_request(seat), Visitor(one))
    if other is not None:
        join(table.seats.get(place=1).invitation, Visitor(other))
    fields = {"status": TableStatus.OVER, "watching": Watching.EVERYBODY, "winner": winner}
    Table.objects.filter(pk=table.pk).update(**{**fields, **changed})
    return table


def results(account: User, visitor: Visitor = NOBODY) -> Results:
    """Return what came of all games of an account that a visitor may see."""
    keys = list(games_of(account, visitor).values_list("pk", flat=True))
    return results_of(account, keys, visitor)


def test_results_are_by_format_and_opponent(rosie: User, ted: User) -> None:
    game(rosie, ted)
    game(rosie, ted, 1)
    game(rosie, ted, None, ending="draw")
    game(rosie, None)

    found = results(rosie)

    (by_format,) = found.by_format
    assert (by_format.name, by_format.won, by_format.lost, by_format.drawn) == (
        "King block",
        2,
        1,
        1,
    )
    assert by_format.percent == 62.5
    assert [(line.name, line.games) for line in found.by_opponent] == [
        ("ted", 3),
        ("Quick (computer)", 1),
    ]
    assert results(ted).by_opponent[0].won == 1


def test_leaving_counts_as_a_loss(rosie: User, ted: User) -> None:
    table = game(rosie, ted, 0)
    Seat.objects.filter(table=table, place=0).update(left=timezone.now())
    assert results(rosie).by_format[0].lost == 1


def test_a_deck_is_named_to_others_once_it_is_public(rosie: User, ted: User) -> None:
    deck = deck_of(rosie, "Gardeners", starter(EOMER).deck)
    table = game(rosie, ted)
    Seat.objects.filter(table=table, place=0).update(version=deck.versions.first())

    assert [line.name for line in results(rosie, Visitor(rosie)).by_deck] == ["Gardeners"]
    assert results(rosie, Visitor(ted)).by_deck == []
    assert "Gardeners" not in Client().get("/players/rosie/games/").content.decode()

    deck.visibility = Visibility.PUBLIC
    deck.save()

    assert "Gardeners" in Client().get("/players/rosie/games/").content.decode()


def test_others_see_the_games_that_everybody_may_watch(rosie: User, ted: User) -> None:
    shown = game(rosie, ted)
    game(rosie, ted, watching=Watching.LINK)
    game(rosie, ted, watching=Watching.NOBODY)

    assert [table.pk for table in games_of(rosie, Visitor(ted))] == [shown.pk]
    assert games_of(rosie, Visitor(rosie)).count() == 3
    page = signed_in(rosie).get("/players/rosie/games/").content.decode()
    assert page.count("Replay</a>") == 3
    assert Client().get("/players/rosie/games/").content.decode().count("Replay</a>") == 1


def test_nobody_learns_of_an_account_by_its_name(rosie: User, ted: User) -> None:
    game(rosie, ted, watching=Watching.NOBODY)
    for page in ("", "games/", "quests/"):
        assert Client().get(f"/players/rosie/{page}").status_code == 404
        assert signed_in(ted).get(f"/players/rosie/{page}").status_code == 404
        assert signed_in(rosie).get(f"/players/rosie/{page}").status_code == 200


def test_a_game_to_watch_makes_a_profile(rosie: User, ted: User) -> None:
    game(rosie, ted)
    page = Client().get("/players/rosie/").content.decode()
    assert 'href="/players/rosie/games/"' in page
    assert "Nothing published yet" not in page
    own_page = signed_in(rosie).get("/players/rosie/").content.decode()
    assert "No public decks yet" in own_page
    assert "Only you can see this page" not in own_page


def test_a_rating_shows_how_certain_it_is(rosie: User) -> None:
    Rating.objects.create(
        account=rosie, game="tcg", kind="block", rating=1612, deviation=150, volatility=0.06,
        games=4, changed=timezone.now(),
    )  # fmt: skip
    Rating.objects.create(
        account=rosie, game="tcg", kind="constructed", rating=1450, deviation=60, volatility=0.06,
        games=40, changed=timezone.now(),
    )  # fmt: skip

    sure, unsure = shown_ratings(rosie)

    assert (unsure.rating, unsure.within, unsure.is_provisional) == (1612, 300, True)
    assert (sure.name, sure.is_provisional) == ("TCG, constructed formats", False)
    page = Client().get("/players/rosie/").content.decode()
    assert "1612" in page
    assert "provisional" in page


def test_the_page_asks_for_few_rows_however_many_games(
    rosie: User, ted: User, django_assert_max_num_queries: object
) -> None:
    for _ in range(5):
        game(rosie, ted)
    Client().get("/players/rosie/games/")
    with django_assert_max_num_queries(20):  # type: ignore[operator]
        Client().get("/players/rosie/games/")
