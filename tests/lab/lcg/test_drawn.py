"""Random games of the LCG, each card watched."""

import pytest

from lab.lcg.drawn import DRAWN, STARTERS, kind_of, misplaced_cards, play_drawn
from rules.lcg.engine.codes import IN_DISCARD
from rules.lcg.game import Game
from rules.lcg.scenarios import SCENARIOS
from tests.rules.lcg.random_play import STARTERS as DECKS

CYCLE = len(SCENARIOS) * 4 * 2 * 8


def test_scenarios_seats_players_and_decks_take_turns() -> None:
    kinds = {kind_of(number) for number in range(CYCLE)}
    assert len(kinds) == len(SCENARIOS) * 4 * 2 * 2
    assert {decks for _, _, _, decks in kinds} == {STARTERS, DRAWN}


def test_a_game_follows_from_its_number_and_the_seed() -> None:
    together, apart = play_drawn(range(9), 5), play_drawn(range(4), 5)
    apart.add(play_drawn(range(4, 9), 5))
    assert together == apart
    assert together.digest != play_drawn(range(9), 6).digest
    assert not together.faults


def test_a_card_in_two_places_or_none_is_misplaced() -> None:
    game = Game(DECKS[:1], "passage-through-mirkwood", 1)
    state = game.state
    assert not misplaced_cards(state)
    twice, lost = state.hands[0][0], state.encounter_deck[-1]
    state.staging = [*state.staging, twice]
    state.zone[lost] = IN_DISCARD
    state.encounter_deck.pop()
    assert misplaced_cards(state) == sorted([twice, lost])


@pytest.mark.nightly
def test_two_thousand_games_lose_no_card() -> None:
    found = play_drawn(range(2_000), 2011)
    assert not found.faults
