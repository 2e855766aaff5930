"""Nobody plays twice: a guest who signs in where their account takes part already."""

import pytest
from django.test import Client

from decks.models import Deck
from decks.ownership import Visitor
from play.events.rounds import pair_next_round
from play.events.starting import begin_constructed, lock_deck, take_entry
from play.limited.drafts import begin_draft, take_seat
from play.models import Event
from play.quest_leagues.leagues import begin_league, enter_party
from rules.limited.events import limited_event
from tests.play.events.small_events import ARAGORN, FORMAT
from tests.samples import store_samples
from tests.visitors import KEEPER, deck_of, in_browser, player

pytestmark = pytest.mark.django_db

HOST = Visitor(None, "host")


def sign_in() -> None:
    """Sign Frodo in with the browser of these tests."""
    known = {"username": "frodo", "password": "mellon-mellon"}
    in_browser(Client()).post("/account/sign-in/", known)


def event_with_both(frodo: Visitor) -> Event:
    """Return an event in which Frodo and the tests' browser have a place."""
    event = begin_constructed(FORMAT, [], HOST, "", friends=2)
    for place, visitor in ((1, frodo), (2, KEEPER)):
        take_entry(event.entries.get(place=place).invitation, visitor, "Guest")
    return event


def test_before_an_event_somebody_else_may_take_the_second_place() -> None:
    frodo = Visitor(player("frodo"))
    event = event_with_both(frodo)

    sign_in()

    second = event.entries.get(place=2)
    assert event.entries.get(place=1).owner == frodo.user
    assert (second.is_free, second.name) == (True, "Friend")
    assert take_entry(second.invitation, Visitor(None, "sam"), "Sam") == second


def test_in_an_event_that_goes_on_the_second_place_drops() -> None:
    frodo = player("frodo")
    event = event_with_both(Visitor(frodo))
    for place in (1, 2):
        lock_deck(event.entries.get(place=place), deck_of(frodo, f"Deck {place}", ARAGORN))
    pair_next_round(event)

    sign_in()

    second = event.entries.get(place=2)
    assert (second.owner, second.browser, second.dropped) == (None, "", 1)
    assert event.entries.get(place=1).dropped is None
    assert event.matches.get(number=1).entered


def test_the_computer_takes_the_second_seat_of_a_draft() -> None:
    frodo = Visitor(player("frodo"))
    draft = begin_draft(limited_event("fellowship-draft"), frodo, seats=2, friends=1)
    take_seat(draft.seats.get(place=1).invitation, KEEPER, "Guest")

    sign_in()

    draft.refresh_from_db()
    second = draft.seats.get(place=1)
    assert (second.owner, second.browser, second.by_person) == (None, "", False)
    assert len(draft.picks[1]) == 1


def test_a_seat_of_a_draft_that_has_not_begun_waits_for_somebody_else() -> None:
    frodo = Visitor(player("frodo"))
    draft = begin_draft(limited_event("fellowship-draft"), frodo, seats=3, friends=2)
    free = draft.seats.filter(by_person=True, owner=None)
    second = take_seat(free[0].invitation, KEEPER, "Guest")

    sign_in()

    second.refresh_from_db()
    assert second.is_free
    assert take_seat(second.invitation, Visitor(None, "sam"), "Sam") == second


def test_a_party_of_a_quest_league_is_the_accounts_own() -> None:
    store_samples()
    frodo = player("frodo")
    league = begin_league(HOST)
    lore = Deck.objects.get(slug="core-lore")
    kept = enter_party(league, Visitor(frodo), lore)
    enter_party(league, KEEPER, lore)

    sign_in()

    assert [*league.parties.all()] == [kept]


def test_who_takes_part_once_keeps_their_place() -> None:
    frodo = player("frodo")
    event = begin_constructed(FORMAT, [], HOST, "", friends=1)
    take_entry(event.entries.get(place=1).invitation, KEEPER, "Guest")

    sign_in()

    entry = event.entries.get(place=1)
    assert (entry.owner, entry.browser) == (frodo, "")
