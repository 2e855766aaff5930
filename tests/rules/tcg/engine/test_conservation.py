"""Each card is in exactly one place: `misplaced_cards` finds those that are not."""

from rules.tcg.engine.state.codes import IN_VOID
from rules.tcg.engine.zones.conservation import misplaced_cards
from rules.tcg.game import Game
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER


def new_game() -> Game:
    return Game([ARAGORN_STARTER, EOMER_STARTER], 1)


def test_a_game_that_begins_has_every_card_in_one_place() -> None:
    assert misplaced_cards(new_game().state) == []


def test_a_card_in_two_places_and_one_in_none_are_found() -> None:
    state = new_game().state
    lost = state.decks[0][0]
    twice = state.decks[0][1]
    state.decks[0] = [*state.decks[0][1:], twice]
    assert misplaced_cards(state) == sorted([lost, twice])


def test_a_card_that_is_being_played_is_in_the_void_and_nowhere_else() -> None:
    state = new_game().state
    played = state.decks[0].pop()
    assert misplaced_cards(state) == [played]
    state.zone[played] = IN_VOID
    assert misplaced_cards(state) == []
    state.hands[0].append(played)
    assert misplaced_cards(state) == [played]


def test_a_card_that_is_borne_and_stacked_at_once_is_found() -> None:
    state = new_game().state
    ring, bearer = state.ring[0], state.ring_bearer[0]
    assert ring in state.attached[bearer]
    state.stacks[bearer] = (ring,)
    assert misplaced_cards(state) == [ring]
