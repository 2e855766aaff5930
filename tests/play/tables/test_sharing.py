"""Sharing the replay of a game: a link for others that can be deleted, and who agrees to what."""

import pytest
from django.test import Client

from decks.ownership import Visitor
from play.models import Table
from play.tables.inviting import join
from play.tables.leaving import delete_game
from play.tables.sharing import agree, make_link, sharing_of
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

SAM = Visitor(browser="the-browser-of-sam")


def link_of(table: Table, visitor: Visitor = KEEPER) -> str:
    return f"/tables/shared/{sharing_of(visitor, seats_of(table)).token}/"


def shared(table: Table, visitor: Visitor = KEEPER) -> str:
    """Share a game, and return the link's address."""
    make_link(table.pk, visitor)
    return link_of(table, visitor)


@pytest.fixture
def against_the_computer() -> Table:
    return play_at_random(sit_down(tcg_request()))


@pytest.fixture
def against_sam() -> Table:
    table = sit_down(tcg_request(friend(tcg_entrant("rotk-eomer-starter"))))
    join(table.seats.get(place=1).invitation, SAM)
    return play_at_random(table)


def test_anyone_with_the_link_watches_the_game_from_the_step_it_names(
    against_the_computer: Table, client: Client
) -> None:
    page = client.get(f"{shared(against_the_computer)}?step=3")
    assert page.context["replay"].step == 3
    assert page.context["replay"].eyes[0] is None, "all cards, as nobody else played"
    assert "data-share" in page.content.decode()
    assert "play-on" not in page.content.decode()


def test_the_replay_of_your_own_game_leads_to_the_page_that_shares_it(
    against_the_computer: Table,
) -> None:
    keeper, table = in_browser(Client()), against_the_computer
    own = keeper.get(f"{table.get_absolute_url()}replay/?step=2").content.decode()
    page = f"{table.get_absolute_url()}replay/share/?step=2"
    assert page in own
    keeper.post(page, {"change": "link"})
    assert f"http://testserver{link_of(table)}?step=2" in keeper.get(page).content.decode()


def test_a_deleted_or_replaced_link_shows_nothing(
    against_the_computer: Table, client: Client
) -> None:
    table = against_the_computer
    first = shared(table)
    second = shared(table)
    assert client.get(first).status_code == 404
    assert client.get(second).status_code == 200
    in_browser(Client()).post(f"{table.get_absolute_url()}replay/share/", {"change": "delete"})
    assert client.get(second).status_code == 404


def test_a_game_that_goes_on_cannot_be_shared() -> None:
    table = sit_down(tcg_request())
    in_browser(Client()).post(f"{table.get_absolute_url()}replay/share/", {"change": "link"})
    assert not sharing_of(KEEPER, seats_of(table)).token


def test_a_link_shows_one_seat_until_all_players_agree(against_sam: Table, client: Client) -> None:
    table = against_sam
    address = shared(table)
    assert client.get(f"{address}?seat=1").context["replay"].eyes == [0]
    agree(table.pk, KEEPER, shows_all=True)
    assert client.get(address).context["replay"].eyes == [0]
    agree(table.pk, SAM, shows_all=True)
    assert client.get(address).context["replay"].eyes == [None, 0, 1]
    agree(table.pk, SAM, shows_all=False)
    assert client.get(address).context["replay"].eyes == [0]


def test_who_deletes_the_game_no_longer_agrees(against_sam: Table, client: Client) -> None:
    table = against_sam
    address = shared(table)
    for visitor in (KEEPER, SAM):
        agree(table.pk, visitor, shows_all=True)
    delete_game(table.pk, SAM)
    assert client.get(address).context["replay"].eyes == [0]
    assert client.get(link_of(table)).status_code == 200


def test_the_computers_reasons_are_shown_through_the_same_seat(
    against_sam: Table, client: Client
) -> None:
    answer = client.get(f"{shared(against_sam)}why/?seat=1&step=1")
    assert answer.status_code == 200
    assert answer.context["answer"].step == 1
