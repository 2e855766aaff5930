"""What must hold at every moment of every game, played at random."""

import pickle

import pytest

from lab.lcg.drawn import misplaced_cards
from rules.lcg.engine import codes
from rules.lcg.engine.numbers import hit_points_left
from rules.lcg.engine.sequence import DECISION_BOUND
from rules.lcg.engine.state import State
from rules.lcg.engine.traits import CHARACTER, ENEMY, RESTRICTED
from rules.lcg.game import Game
from rules.protocol import NoSuchOption
from tests.rules.lcg.random_play import finish, moments, table

GAMES = range(48)
BOUND = 3_000


def assert_consistent(state: State) -> None:
    """Cards are conserved, tokens are where they can be, numbers within their bounds."""
    assert not misplaced_cards(state)
    for card, zone in enumerate(state.zone):
        if zone <= codes.OUT_OF_PLAY and zone != codes.PRISONER:
            assert state.damage[card] == state.progress[card] == state.resources[card] == 0
            assert not state.attached[card]
            assert state.guarding[card] == -1
        assert state.damage[card] >= 0
        assert state.resources[card] >= 0
        for attachment in state.attached[card]:
            assert state.bearer[attachment] == card
            assert state.zone[attachment] == codes.ATTACHED
        if zone > codes.OUT_OF_PLAY and state.mask[card] & (CHARACTER | ENEMY):
            assert hit_points_left(state, card) > 0
    for player in range(state.players):
        assert 0 <= state.threat[player] <= 50
        alive = player in state.order
        assert not alive or state.threat[player] < 50
        if not alive:
            assert not state.hands[player]
            assert not state.decks[player]
            assert not state.engaged[player]
            assert not state.characters(player)
    assert set(state.committed) <= {
        card for player in state.order for card in state.characters(player)
    }
    if state.order:
        assert state.first_player == state.order[0]


@pytest.mark.parametrize("number", GAMES)
def test_cards_and_tokens_are_conserved(number: int) -> None:
    for game in moments(number):
        assert_consistent(game.state)
    assert game.state.ending in ("won", "threat", "heroes", "quest")
    assert len(game.state.choices) < BOUND < DECISION_BOUND


@pytest.mark.parametrize("number", GAMES)
def test_no_character_has_three_restricted_attachments_when_players_choose(number: int) -> None:
    for game in moments(number):
        decision = game.decision()
        if decision is None or decision.question == codes.Question.ATTACHMENT_LIMIT:
            continue
        for attached in game.state.attached:
            held = [card for card in attached if game.state.mask[card] & RESTRICTED]
            assert len(held) <= 2


def test_every_decision_leaves_a_choice_between_different_options() -> None:
    for number in GAMES:
        for game in moments(number):
            if not game.is_over():
                assert len(game.options()) > 1
                assert len(set(game.options())) == len(game.options())


def test_the_same_seed_plays_the_same_game() -> None:
    for number in GAMES:
        first, second = finish(table(number), 5), finish(table(number), 5)
        assert first.state == second.state
        assert hash(first.state) == hash(second.state)


@pytest.mark.parametrize("number", range(12))
def test_a_clone_and_a_pickled_state_play_on_alike(number: int) -> None:
    for place, game in enumerate(moments(number)):
        if place % 23 or game.is_over():
            continue
        # Frozen first: it shares nothing that the copy could change by mistake.
        frozen = pickle.dumps(game.state)
        copy = finish(game.clone(), 9)
        thawed = Game.__new__(Game)
        thawed.state = pickle.loads(frozen)
        assert thawed.state == game.state
        assert finish(thawed, 9).state == copy.state


def test_a_place_without_an_option_is_rejected() -> None:
    game = table(0)
    for place in (-1, len(game.options())):
        with pytest.raises(NoSuchOption):
            game.choose(place)
    assert game.state.choices == []


@pytest.mark.nightly
def test_ten_thousand_random_games() -> None:
    longest = 0
    for number in range(10_000):
        game = finish(table(number), number)
        assert_consistent(game.state)
        longest = max(longest, len(game.state.choices))
    assert longest < BOUND
