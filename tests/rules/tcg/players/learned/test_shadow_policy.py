"""The Shadow policy: what it weighs, and when it follows the planning player."""

from functools import partial
from typing import Any

import pytest

from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game, set_up
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import Option
from rules.tcg.players.learned.player import LearnedPlayer, all_learned, planning_player
from rules.tcg.players.learned.shadow_outlook import (
    NUMBERS,
    POSITION,
    Action,
    kind_of,
    weigh_actions,
)
from rules.tcg.players.learned.shadow_policy import (
    Strikes,
    learned_strikes,
    predict,
)
from rules.tcg.players.reading.weights import learned_rules
from rules.tcg.players.thumb.rule_of_thumb import rate_options
from tests.expected import present
from tests.rules.tcg.cards import *
from tests.rules.tcg.players.learned.shadow_phases import DECKS, shadow_decisions
from tests.rules.tcg.scene import Scene


def strikes(**weights: dict[str, float]) -> Strikes:
    """Return weights that are 0 but for those named, by kind of action."""
    return {
        action: tuple(
            weights.get(action.name.lower(), {}).get(name, 0.0)
            for name in (*POSITION, *NUMBERS[action])
        )
        for action in Action
    }


def shadow_phase(**table: Any) -> Scene:
    hand = [DESERT_VILLAIN, DESERT_NOMAD, SOUTHRON_CAPTAIN]
    settings = {"site": 4, "twilight": 9, "shadow_hand": hand, **table}
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN], **settings)
    # A second move is over: there is nothing to wait for.
    scene.state.moves = 2
    return scene.shadow_phase()


def taken(scene: Scene, learned: Strikes) -> Option:
    return scene.options()[
        LearnedPlayer(learned=all_learned()._replace(strikes=learned)).choose(scene.game())
    ]


def test_without_weights_it_chooses_as_the_planning_player() -> None:
    scene = shadow_phase()
    assert taken(scene, strikes()) == scene.options()[planning_player().choose(scene.game())]


def test_it_passes_where_minions_are_foretold_to_lose() -> None:
    assert taken(shadow_phase(), strikes(minion={"always": -1.0})).verb == Verb.PASS


def test_a_number_that_a_weight_dislikes_turns_the_choice_round() -> None:
    """The planning player starts with a cheap minion. If cost counts for it, with the dearest."""
    scene = shadow_phase()
    costs = {
        option.card: scene.state.blueprints[option.card].card.twilight
        for option in scene.options()
        if option.verb == Verb.PLAY
    }
    own, dear = (
        taken(shadow_phase(), strikes(minion={"always": 3.0, "cost": weight}))
        for weight in (0.0, 1.0)
    )
    assert costs[dear.card] == max(costs.values()) > costs[own.card]


def test_every_number_has_a_name_and_a_weight() -> None:
    learned = learned_strikes()
    kinds = set()
    for game, own in shadow_decisions(seed=1):
        state, decision = game.state, present(game.decision())
        worths = rate_options(state, decision, learned_rules())
        position, actions = weigh_actions(state, decision, worths, own)
        assert len(position) == len(POSITION)
        for option, (action, numbers) in zip(decision.options, actions, strict=True):
            kinds.add(action)
            assert action is kind_of(state, option)
            assert len(numbers) == len(NUMBERS[action])
            assert len(learned[action]) == len(POSITION) + len(numbers)
    assert {Action.PASS, Action.MINION} <= kinds


def test_it_looks_at_nothing_hidden() -> None:
    """Dealing again what the Shadow player cannot know changes nothing that is predicted."""
    found = shadow_decisions(seed=2)
    assert found
    for number, (game, own) in enumerate(found):
        decision = present(game.decision())
        dealt = game.determinize(decision.player, number)
        rated = rate_options(game.state, decision, learned_rules())
        read = partial(predict, own=own, strikes=learned_strikes(), rated=rated)
        assert read(dealt.state, present(dealt.decision())) == read(game.state, decision)


def test_abilities_that_the_planning_player_leaves_are_left() -> None:
    for game, own in shadow_decisions(seed=3):
        decision = present(game.decision())
        rated = rate_options(game.state, decision, learned_rules())
        predicted = predict(game.state, decision, own, learned_strikes(), rated)
        for place in set(range(len(decision.options))) - {own}:
            is_ability = kind_of(game.state, decision.options[place]) is Action.ABILITY
            assert (place in predicted) is not is_ability


@pytest.mark.parametrize("rival", ["easy", "good"])
def test_the_same_seed_plays_the_same_game(rival: str) -> None:
    description = PlaytestDescription(DECKS, ("quick", rival), seed=5)
    assert play_game(description, 0).choices == play_game(description, 0).choices


def test_what_it_foretold_says_how_good_an_action_looks_to_who_tries_some_out() -> None:
    """Abilities of which it predicts nothing look worse than its choice, but are not left out."""
    abilities = 0
    for seed in (1, 2, 3):
        for game, _ in shadow_decisions(seed):
            decision = present(game.decision())
            own = planning_player().choose(game)
            quick = LearnedPlayer()
            best = quick.choose(game)
            rated = rate_options(game.state, decision, learned_rules())
            predicted = predict(game.state, decision, own, learned_strikes(), rated)
            priors = quick.priors(game)
            assert {place: priors[place] for place in predicted} == predicted
            for place in set(range(len(priors))) - set(predicted):
                abilities += 1
                assert priors[place] < priors[best]
    assert abilities


def test_elsewhere_the_rules_points_say_how_good_an_option_looks() -> None:
    game = set_up(PlaytestDescription(DECKS, ("quick", "quick"), 4), 0)
    players = [LearnedPlayer(), LearnedPlayer()]
    compared = 0
    while (decision := game.decision()) is not None:
        quick = players[decision.player]
        place = quick.choose(game)
        if decision.question == Question.ASSIGN_DEFENDERS:
            points = rate_options(game.state, decision, learned_rules())
            assert quick.priors(game) == points
            compared += 1
        game.choose(place)
    assert compared
