"""The planner that tries out how to begin a Shadow phase: when, which options, and what follows."""

import pytest

from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game, set_up
from rules.tcg.engine.state.codes import Verb
from rules.tcg.game import Game
from rules.tcg.players.learned import planned_playouts, planner
from rules.tcg.players.learned.outlook import MOVING, WAITING
from rules.tcg.players.learned.planner import (
    PlanningPlayer,
    Plans,
    is_shadow_phase,
    rules_between_plans,
)
from rules.tcg.players.learned.rollout import CANDIDATES, RolloutPlayer
from rules.tcg.players.learned.shortlist import shortlist
from rules.tcg.players.thumb.rule_of_thumb import rate_options
from tests.expected import present
from tests.rules.tcg.players.learned.shadow_phases import DECKS, shadow_decisions

ALWAYS_WAIT = Plans((-1.0,) + (0.0,) * (len(MOVING) - 1), (1.0, *[0.0] * (len(WAITING) - 1)))


def play_by(player: RolloutPlayer, seed: int) -> list[tuple[int, int, int]]:
    """Return each option that a player takes in Shadow phases, as turn, moves and verb."""
    game = set_up(PlaytestDescription(DECKS, ("rollout", "planner"), seed), 0)
    rival = PlanningPlayer()
    taken = []
    while not game.is_over():
        decision = present(game.decision())
        mine = decision.player == 0
        place = player.choose(game) if mine else rival.choose(game)
        if mine and is_shadow_phase(game.state, decision):
            taken.append((game.state.turn, game.state.moves, decision.options[place].verb))
        game.choose(place)
    return taken


def test_it_tries_its_own_choice_others_and_passing_but_no_card_twice() -> None:
    found = shadow_decisions(seed=1)
    assert found
    for game, own in found:
        state = game.state
        decision = present(game.decision())
        worths = rate_options(state, decision, rules_between_plans())
        places = shortlist(state, decision, own, worths, CANDIDATES)
        options = [game.options()[place] for place in places]
        assert places[0] == own
        assert len(places) <= CANDIDATES
        assert Verb.PASS in {option.verb for option in options}
        played = [
            (state.blueprints[option.card].card.id, option.target)
            for option in options
            if option.verb == Verb.PLAY
        ]
        assert len(set(played)) == len(played)


def test_it_tries_out_once_a_shadow_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[tuple[int, int]] = []

    def count(dealt: Game, *_: object, noise: int) -> float:
        tried.append((dealt.state.turn, dealt.state.moves))
        return 0.5

    monkeypatch.setattr(planned_playouts, "play_out_turn", count)
    taken = play_by(RolloutPlayer(seed=1, playouts=1), seed=2)
    phases = {(turn, moves) for turn, moves, _ in taken}
    # With one playout, three options take five at most: the last round has two of them.
    assert tried
    assert all(tried.count(phase) <= CANDIDATES + 2 for phase in tried)
    assert set(tried) <= phases


def test_it_goes_on_playing_minions_once_it_strikes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planner in it would have waited, and must not hold back what is left."""
    monkeypatch.setattr(planner, "learned_plans", lambda: ALWAYS_WAIT)

    def favour_minions(dealt: Game, player: int, place: int, *_: object, noise: int) -> float:
        return float(dealt.options()[place].verb == Verb.PLAY)

    monkeypatch.setattr(planned_playouts, "play_out_turn", favour_minions)
    struck = play_by(RolloutPlayer(seed=1), seed=3)
    monkeypatch.setattr(PlanningPlayer, "strike", lambda self, state: None)
    held_back = play_by(RolloutPlayer(seed=1), seed=3)
    plays, fewer = ([verb for *_, verb in taken].count(Verb.PLAY) for taken in (struck, held_back))
    assert plays > fewer > 0


def test_the_same_seed_plays_the_same_game() -> None:
    description = PlaytestDescription(DECKS, ("rollout", "planner"), seed=5)
    assert play_game(description, 0).choices == play_game(description, 0).choices
