"""Rated games: who gains and loses, once, and which games don't count."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.utils import timezone

from cards.client_address import tells_people_apart
from decks.ownership import Visitor
from play.models import RatedResult, Rating, Table
from play.ratings.addresses import note_address
from play.ratings.rating import MOST_A_DAY_BETWEEN_TWO, current, rate_end
from play.tables.inviting import CannotJoin, join
from play.tables.leaving import come_back, end_game, hand_over
from tests.play.tables.small_tables import (
    friend,
    keys_of,
    lcg_entrant,
    lcg_request,
    play_at_random,
    seats_of,
    sit_down,
    tcg_entrant,
    tcg_request,
)
from tests.visitors import player, signed_in
from westmarch.accounts.deletion import delete_account

pytestmark = pytest.mark.django_db

EOMER = "rotk-eomer-starter"


@pytest.fixture
def rosie(db: None) -> User:
    return player("rosie")


@pytest.fixture
def ted(db: None) -> User:
    return player("ted")


def rated_table(maker: Visitor, guest: Visitor, *, steps: int = 12) -> Table:
    """Return a rated game of which some choices are made."""
    table = sit_down(tcg_request(friend(tcg_entrant(EOMER))), maker)
    Table.objects.filter(pk=table.pk).update(rated=True)
    join(table.seats.get(place=1).invitation, guest)
    return play_at_random(table, most=steps)


def finish(table: Table, winner: int | None, ending: str = "site 9") -> None:
    """End a game as the rules or its people would."""
    table.status, table.winner, table.ending = "over", winner, ending
    table.save()
    rate_end(table, seats_of(table))


def rating_of(user: User) -> Rating:
    return Rating.objects.get(account=user)


def test_a_game_played_to_its_end_changes_both_ratings_once(rosie: User, ted: User) -> None:
    table = rated_table(Visitor(rosie), Visitor(ted), steps=100_000)
    assert table.status == "over"
    winner, loser = (rosie, ted) if table.winner == 0 else (ted, rosie)

    rate_end(table, seats_of(table))

    assert rating_of(winner).rating > 1500 > rating_of(loser).rating
    assert rating_of(winner).deviation < 500
    assert (rating_of(winner).games, rating_of(winner).kind) == (1, "block")
    assert RatedResult.objects.count() == 2


def test_the_result_page_shows_how_the_rating_changed(rosie: User, ted: User) -> None:
    table = rated_table(Visitor(rosie), Visitor(ted))
    finish(table, 0)
    for user, sign in ((rosie, "+"), (ted, "−")):
        page = signed_in(user).get(f"/tables/{table.pk}/result/").content.decode()
        change = round(rating_of(user).rating) - 1500
        assert f"1500 to {1500 + change} ({sign}{abs(change)})" in page


def test_the_result_page_says_why_a_rated_game_changed_nothing(rosie: User, ted: User) -> None:
    table = rated_table(Visitor(rosie), Visitor(ted), steps=2)
    finish(table, 0)
    page = signed_in(rosie).get(f"/tables/{table.pk}/result/").content.decode()
    assert "This game changed no rating" in page


def test_a_draw_between_equals_leaves_both(rosie: User, ted: User) -> None:
    finish(rated_table(Visitor(rosie), Visitor(ted)), None, "draw")

    assert rating_of(rosie).rating == pytest.approx(1500)
    assert rating_of(ted).games == 1


def test_leaving_a_rated_game_loses_it_at_once_and_for_good(rosie: User, ted: User) -> None:
    table = rated_table(Visitor(rosie), Visitor(ted))

    hand_over(table.pk, Visitor(ted), 1)
    lost = rating_of(ted).rating
    come_back(table.pk, Visitor(ted), 1)
    table.refresh_from_db()
    finish(table, 1)

    assert lost < 1500
    assert rating_of(ted).rating == lost
    assert rating_of(rosie).rating > 1500


def test_deleting_an_account_is_leaving(rosie: User, ted: User) -> None:
    rated_table(Visitor(rosie), Visitor(ted))

    delete_account(ted)

    assert rating_of(rosie).rating > 1500
    assert Rating.objects.count() == 1


def test_waiting_makes_a_rating_less_certain(rosie: User, ted: User) -> None:
    finish(rated_table(Visitor(rosie), Visitor(ted)), 0)
    rating = rating_of(rosie)
    rating.deviation = 60

    later = current(rating, timezone.now() + timedelta(days=200))

    assert later.rating == rating.rating
    assert later.deviation > 80


def never_rated(table: Table) -> None:
    finish(table, 0)
    assert not RatedResult.objects.exists()
    assert not Rating.objects.exists()


def test_a_game_that_was_not_offered_as_rated_changes_nothing(rosie: User, ted: User) -> None:
    table = rated_table(Visitor(rosie), Visitor(ted))
    table.rated = False
    never_rated(table)


def test_one_account_takes_one_seat(rosie: User) -> None:
    with pytest.raises(CannotJoin, match="You have a seat"):
        rated_table(Visitor(rosie), Visitor(rosie))


def test_a_guest_plays_no_rated_game(rosie: User) -> None:
    with pytest.raises(CannotJoin, match="needs an account"):
        rated_table(Visitor(rosie), Visitor(browser="a guest"))


def test_two_accounts_at_one_address_change_nothing(rosie: User, ted: User) -> None:
    table = rated_table(Visitor(rosie), Visitor(ted))
    for seat in seats_of(table):
        note_address(table, seat, "203.0.113.7" if seat.place else "198.51.101.9")
        note_address(table, seat, "9.9.9.9")
    never_rated(table)


def test_two_addresses_count(rosie: User, ted: User) -> None:
    table = rated_table(Visitor(rosie), Visitor(ted))
    for seat, address in zip(seats_of(table), ("9.9.9.9", "8.8.8.8"), strict=True):
        note_address(table, seat, address)
    finish(table, 0)
    assert RatedResult.objects.count() == 2


@pytest.mark.parametrize(
    ("address", "tells"),
    [
        ("9.9.9.9", True),
        ("2620:fe::/64", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("", False),
        ("x", False),
    ],
)
def test_only_addresses_of_the_internet_tell_people_apart(address: str, tells: bool) -> None:
    assert tells_people_apart(address) is tells


def test_a_game_that_hardly_began_changes_nothing(rosie: User, ted: User) -> None:
    table = rated_table(Visitor(rosie), Visitor(ted), steps=2)
    hand_over(table.pk, Visitor(ted), 1)
    table.refresh_from_db()
    never_rated(table)


def test_a_game_ended_by_nobody_left_changes_nothing_more(rosie: User, ted: User) -> None:
    table = rated_table(Visitor(rosie), Visitor(ted))
    hand_over(table.pk, Visitor(ted), 1)
    end_game(table.pk, Visitor(rosie))
    assert RatedResult.objects.filter(account=rosie).count() == 1


def test_the_same_two_people_are_rated_so_often_a_day(rosie: User, ted: User) -> None:
    table = rated_table(Visitor(rosie), Visitor(ted))
    finish(table, 0)
    for _ in range(MOST_A_DAY_BETWEEN_TWO - 1):
        copy = Table.objects.create(game="tcg", format="king-block", seed=1)
        RatedResult.objects.create(
            table=copy, account=rosie, opponent=ted, kind="block", score=1, before=1500,
            after=1510, deviation=90, ended=timezone.now(),
        )  # fmt: skip
    RatedResult.objects.filter(table=table).delete()
    rate_end(table, seats_of(table))
    assert RatedResult.objects.filter(table=table).count() == 2

    copy = Table.objects.create(game="tcg", format="king-block", seed=1)
    RatedResult.objects.filter(account=rosie, table=table).update(table=copy)
    RatedResult.objects.filter(table=table).delete()
    rate_end(table, seats_of(table))
    assert not RatedResult.objects.filter(table=table).exists()


def test_games_played_together_are_not_rated(rosie: User, ted: User) -> None:
    table = sit_down(lcg_request(friend(lcg_entrant("spirit"))), Visitor(rosie))
    Table.objects.filter(pk=table.pk).update(rated=True)
    join(table.seats.get(place=1).invitation, Visitor(ted))
    never_rated(play_at_random(table, most=10))


def test_choosing_on_the_page_notes_the_address(rosie: User, ted: User) -> None:
    table = rated_table(Visitor(rosie), Visitor(ted), steps=0)
    chooser = rosie if table.to_choose == 0 else ted
    sent = {"revision": table.revision, "key": keys_of(table)[0]}
    signed_in(chooser).post(f"{table.get_absolute_url()}choose/", sent, REMOTE_ADDR="9.9.9.9")
    assert table.seats.get(owner=chooser).addresses.count() == 1
