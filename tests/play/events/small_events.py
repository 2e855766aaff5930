"""Small events of built decks, as tests of rounds begin them."""

from collections.abc import Callable, Sequence

from django.utils import timezone

from decks.ownership import Visitor
from play.events.results import matches_of, result_of
from play.events.rounds import enter_result, pair_next_round
from play.events.starting import begin_constructed, check_in, lock_deck, take_entry
from play.events.terms import USUAL, EventTerms
from play.models import Event, EventMatch, Playtest
from rules.construction import load_format
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck
from tests.samples import store_samples
from tests.visitors import KEEPER, deck_of, player

SAM = Visitor(None, "the-browser-of-sam")
FORMAT = load_format("king-block")
ARAGORN = starter("rotk-aragorn-starter").deck


def of_computers(players: int, terms: EventTerms = USUAL) -> Event:
    """Return an event of computers and an organiser without a deck, who drops at the start."""
    deck = ARAGORN
    assert isinstance(deck, TcgDeck)
    decks = [(f"Deck {number}", deck) for number in range(players)]
    return begin_constructed(FORMAT, decks, KEEPER, "", terms=terms)


def of_two_people(terms: EventTerms = USUAL) -> Event:
    """Return an event of two people with locked decks."""
    store_samples()
    event = begin_constructed(FORMAT, [], KEEPER, "", friends=1, terms=terms)
    take_entry(event.entries.get(place=1).invitation, SAM, "Sam")
    owner = player("rosie")
    for place in (0, 1):
        lock_deck(event.entries.get(place=place), deck_of(owner, f"Deck {place}", ARAGORN))
    return event


def let_both_check_in(event: Event) -> None:
    for place in (0, 1):
        check_in(event.entries.get(place=place))


def play_round(event: Event, result: Callable[[EventMatch], str]) -> Sequence[EventMatch]:
    """Pair a round, enter the result of each match, and return its matches."""
    pair_next_round(event)
    event.refresh_from_db()
    matches = [match for match in matches_of(event) if result_of(match) is None]
    for match in matches:
        enter_result(match, result(match))
    # No worker plays them, and an owner may only have a few.
    Playtest.objects.filter(cancelled=None).update(cancelled=timezone.now())
    latest = max(match.round for match in matches_of(event))
    return [match for match in matches_of(event) if match.round == latest]


def lower_place_wins(match: EventMatch) -> str:
    """Return the result in which the player with the lower place wins."""
    assert match.second is not None
    return "first" if match.first.place < match.second.place else "second"
