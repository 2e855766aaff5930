"""The planner that tries options out: at which decisions, and which options."""

import pytest

from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game, set_up
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.game import Game
from rules.tcg.players.learned import planned_playouts, planner
from rules.tcg.players.learned.outlook import MOVING, WAITING
from rules.tcg.players.learned.plan_search import (
    CANDIDATES,
    PlanningSearchPlayer,
    is_tried_out,
    shortlist,
)
from rules.tcg.players.learned.planner import PlanningPlayer, Plans, is_shadow_phase
from tests.expected import present
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER

DECKS = (ARAGORN_STARTER, EOMER_STARTER)


def decisions(seed: int) -> list[tuple[Game, int]]:
    """Return a game of planners at each decision that is tried out, and their own choice."""
    game = set_up(PlaytestDescription(DECKS, ("rules", "rules"), seed), 0)
    players = [PlanningPlayer(), PlanningPlayer()]
    found = []
    while not game.is_over():
        place = players[present(game.decision()).player].choose(game)
        if is_tried_out(game.state, present(game.decision())):
            found.append((game.clone(), place))
        game.choose(place)
    return found


def test_the_shortlist_has_the_planners_own_choice_first_and_passing() -> None:
    found = decisions(seed=1)
    assert found
    for game, own in found:
        places = shortlist(game.state, present(game.decision()), own)
        assert places[0] == own or game.options()[own].verb == Verb.PASS
        assert len(set(places)) == len(places) <= CANDIDATES
        verbs = {game.options()[place].verb for place in places}
        if Verb.PASS in {option.verb for option in game.options()}:
            assert Verb.PASS in verbs


def test_it_tries_out_shadow_phases_and_assignments_alone() -> None:
    questions = {present(game.decision()).question for game, _ in decisions(seed=1)}
    assert {Question.ACTION, Question.ASSIGN_DEFENDERS} <= questions
    assert questions <= {
        Question.ACTION,
        Question.ASSIGN_DEFENDERS,
        Question.ASSIGN_LEFTOVERS,
    }


def test_where_playouts_tell_nothing_apart_its_own_choice_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(planned_playouts, "play_out_turn", lambda *arguments, **named: 0.5)
    for game, own in decisions(seed=2)[:10]:
        assert PlanningSearchPlayer(seed=1).choose(game) == own


def test_every_playout_deals_the_hidden_cards_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game, own = decisions(seed=3)[0]
    me = present(game.decision()).player
    hands = set()

    def look(dealt: Game, player: int, place: int, seed: int, *_: object, noise: int) -> float:
        assert sorted(dealt.state.hands[me]) == sorted(game.state.hands[me])
        hands.add(tuple(dealt.state.hands[1 - me]))
        return 0.5

    monkeypatch.setattr(planned_playouts, "play_out_turn", look)
    assert PlanningSearchPlayer(seed=1, playouts=32).choose(game) == own
    assert len(hands) > 3


def test_it_goes_on_playing_minions_once_it_strikes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planner in it would have waited, and must not hold back what is left."""
    waiting = Plans((-1.0,) + (0.0,) * (len(MOVING) - 1), (1.0, *[0.0] * (len(WAITING) - 1)))
    monkeypatch.setattr(planner, "learned_plans", lambda: waiting)

    def favour_minions(dealt: Game, player: int, place: int, *_: object, noise: int) -> float:
        return float(dealt.options()[place].verb == Verb.PLAY)

    second_minions = 0
    for game, own in decisions(seed=1):
        decision = present(game.decision())
        if not is_shadow_phase(game.state, decision) or game.options()[own].verb != Verb.PASS:
            continue
        player = PlanningSearchPlayer(seed=1, playouts=8)
        with monkeypatch.context() as patch:
            patch.setattr(planned_playouts, "play_out_turn", favour_minions)
            game.choose(player.choose(game))
        following = present(game.decision())
        if following.player == decision.player and is_shadow_phase(game.state, following):
            with monkeypatch.context() as patch:
                # Playouts tell nothing apart here, so the planner in it decides.
                patch.setattr(planned_playouts, "play_out_turn", lambda *found, **named: 0.5)
                option = game.options()[player.choose(game)]
            blueprint = game.state.blueprints[option.card] if option.verb == Verb.PLAY else None
            second_minions += blueprint is not None and blueprint.card.type == "minion"
    assert second_minions


def test_the_same_seed_plays_the_same_game() -> None:
    description = PlaytestDescription(DECKS, ("planner-search:2", "planner"), seed=5)
    assert play_game(description, 0).choices == play_game(description, 0).choices
