"""What a player cannot know stays hidden from the view and is dealt again."""

from collections.abc import Iterator

import pytest

from rules.lcg.engine import codes
from rules.lcg.engine.quest_progress import lies_facedown
from rules.lcg.engine.state import State
from rules.lcg.game import Game
from rules.lcg.narration.table import lay_out
from rules.players.random_player import RandomPlayer
from rules.recording import OBSERVER
from tests.rules.lcg.random_play import STARTERS, finish, moments, table
from tests.rules.lcg.test_random_games import assert_consistent


def hidden_from(state: State, player: int) -> set[int]:
    """The cards a player does not see: decks, other hands, shadow cards, Orc Guards."""
    return {
        card
        for card, zone in enumerate(state.zone)
        if not state.known[card] >> player & 1
        and (zone in (codes.IN_DECK, codes.IN_HAND, codes.SHADOW)
             or (zone == codes.ENGAGED and state.owner[card] >= 0))
    }  # fmt: skip


def seen_by(game: Game, player: int) -> object:
    """All that a player sees: the view, and how each card that is not hidden is."""
    state = game.state
    hidden = hidden_from(state, player)
    cards = [
        (card, state.zone[card], state.damage[card], state.exhausted[card], state.attached[card])
        for card in range(len(state.owner))
        if card not in hidden
    ]
    return game.view(player), cards


@pytest.mark.parametrize("number", range(24))
def test_dealing_again_changes_nothing_that_a_player_sees(number: int) -> None:
    changed = 0
    for place, game in enumerate(moments(number)):
        if game.is_over() or place % 3:
            continue
        for player in game.state.order:
            dealt = game.determinize(player, rng=place)
            assert seen_by(dealt, player) == seen_by(game, player)
            assert sorted(hidden_from(dealt.state, player)) == sorted(
                hidden_from(game.state, player)
            )
            assert_consistent(dealt.state)
            changed += dealt.state.encounter_deck != game.state.encounter_deck
    assert changed > 5


@pytest.mark.parametrize("number", range(12))
def test_a_game_dealt_again_plays_on_to_an_end(number: int) -> None:
    for place, game in enumerate(moments(number)):
        decision = game.decision()
        if decision is not None and place % 29 == 0:
            dealt = game.determinize(decision.player, rng=place)
            assert dealt.options() == game.options()
            assert finish(dealt, place).is_over()


def test_the_view_hides_decks_hands_and_shadow_cards() -> None:
    hands = shadows = 0
    for number in range(3, 12):
        for game in moments(number):
            for player in range(game.state.players):
                seen = game.view(player)
                for owner, hand in enumerate(seen.hands):
                    if owner == player:
                        assert None not in hand
                    hands += hand.count(None)
                shadows += sum(cards.count(None) for _, cards in seen.shadows)
                assert all(
                    code is None or game.state.known[card] >> player & 1
                    for code, card in zip(
                        seen.encounter_deck, game.state.encounter_deck, strict=True
                    )
                )
    assert hands > 100
    assert shadows > 20


def test_a_card_that_was_looked_at_stays_where_it_is() -> None:
    looked = 0
    for number in range(60):
        for game in moments(number):
            deck = game.state.encounter_deck
            if deck and game.state.known[deck[-1]] & 1 and 0 in game.state.order:
                for rng in range(5):
                    assert game.determinize(0, rng).state.encounter_deck[-1] == deck[-1]
                looked += 1
    assert looked > 10


FLIGHT = "flight-from-moria"


def moments_of_flight(number: int) -> Iterator[Game]:
    """Return a game of Flight from Moria at each of its decisions."""
    decks = [STARTERS[(number + seat) % 4] for seat in range(1 + number % 4)]
    game = Game(decks, FLIGHT, number)
    chooser = RandomPlayer(number)
    while not game.is_over():
        yield game
        game.choose(chooser.choose(game))


def quest_cards(state: State) -> list[str]:
    """Return what the current quest card and those of the quest deck are printed as."""
    return [state.blueprint_table[card].card.code for card in (state.quest, *state.quest_deck)]


@pytest.mark.parametrize("number", range(8))
def test_a_facedown_quest_card_and_the_quest_deck_are_dealt_again(number: int) -> None:
    facedown = changed = 0
    for place, game in enumerate(moments_of_flight(number)):
        state = game.state
        hidden = lies_facedown(state) and not state.known[state.quest]
        facedown += hidden
        assert not hidden or game.view(0).quest is None
        if place % 3 or 0 not in state.order:
            continue
        dealt = game.determinize(0, rng=place)
        assert seen_by(dealt, 0) == seen_by(game, 0)
        assert lay_out(dealt.state, 0) == lay_out(state, 0)
        assert sorted(quest_cards(dealt.state)) == sorted(quest_cards(state))
        for card in (state.quest, *state.quest_deck):
            if state.known[card] & 1:
                assert dealt.state.blueprint_table[card] is state.blueprint_table[card]
        changed += quest_cards(dealt.state) != quest_cards(state)
        if game.pending().player == 0:
            assert finish(dealt, place).is_over()
    assert facedown
    assert changed


def test_a_quest_card_that_was_bypassed_stays_where_it_was_put() -> None:
    stayed = 0
    for game in (game for number in range(12) for game in moments_of_flight(number)):
        deck = game.state.quest_deck
        if deck and game.state.known[deck[-1]] & 1 and 0 in game.state.order:
            dealt = game.determinize(0, len(game.state.choices)).state
            assert dealt.blueprint_table[deck[-1]] is game.state.blueprint_table[deck[-1]]
            assert game.view(0).quest_deck[-1] is not None
            stayed += 1
    assert stayed > 10


def test_the_order_of_other_quest_decks_is_no_secret() -> None:
    for number in range(11):
        game = table(number)
        assert None not in game.view(0).quest_deck


def test_an_observer_is_shown_nothing_that_any_player_cannot_know() -> None:
    closed = 0
    for place, game in enumerate(game for number in range(6) for game in moments(number)):
        if game.is_over() or place % 9:
            continue
        seen = lay_out(game.state, OBSERVER)
        closed += sum(held.card is None for seat in seen.seats for held in seat.hand)
        for player in range(game.state.players):
            assert lay_out(game.determinize(player, place).state, OBSERVER) == seen
    assert closed > 100
