"""What weights add to the rules: no bids, waiting for a second move, whole plans."""

from typing import Any

import pytest

from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import Option
from rules.tcg.game import Game
from rules.tcg.players.reading.assignment_plan import rate_assignments
from rules.tcg.players.reading.weights import RULES, Weights
from rules.tcg.players.thumb.fellowship_rules import assign_defender, move_again
from rules.tcg.players.thumb.rule_of_thumb import RuleOfThumbPlayer
from tests.expected import present
from tests.rules.tcg.cards import *
from tests.rules.tcg.decks import ARAGORN_STARTER, EOMER_STARTER
from tests.rules.tcg.players.older_weights import START
from tests.rules.tcg.scene import FREE_PEOPLES, Scene

MINIONS = [DESERT_VILLAIN, DESERT_NOMAD, SOUTHRON_CAPTAIN]


def chosen(scene: Scene, weights: Weights) -> Option:
    """Return what a player with these weights takes of the options a scene waits on."""
    return scene.options()[RuleOfThumbPlayer(weights).choose(scene.game())]


def shadow_phase(**table: Any) -> Scene:
    """Return a Shadow phase after the first move of a turn, with a fit fellowship."""
    settings = {"site": 4, "twilight": 9, "shadow_hand": MINIONS, **table}
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN, MADRIL_FARAMIRS_AIDE, TARGON],
        **settings,
    )
    scene.state.moves = 1
    return scene.shadow_phase()


def test_it_bids_nothing_and_lets_the_other_go_first() -> None:
    game = Game((ARAGORN_STARTER, EOMER_STARTER), seed=1)
    assert game.options()[RuleOfThumbPlayer(START).choose(game)] == Option(Verb.BID, number=0)
    while present(game.decision()).question != Question.SEAT:
        bid = Option(Verb.BID, number=present(game.decision()).player)
        game.apply(bid)
    taken = game.options()[RuleOfThumbPlayer(START).choose(game)]
    assert taken.number > game.options()[RuleOfThumbPlayer(RULES).choose(game)].number


def test_it_lies_in_wait_for_a_fellowship_that_will_move_again() -> None:
    assert chosen(shadow_phase(), START).verb == Verb.PASS
    assert chosen(shadow_phase(), RULES).verb == Verb.PLAY


@pytest.mark.parametrize(
    "table",
    [
        {"site": 8},
        {"twilight": 4},
        {"shadow_hand": MINIONS[:2]},
        {"minions": [MORDOR_TROOPER]},
        {"twilight": 40},
    ],
    ids=["last sites", "little twilight", "few minions", "already fighting", "all can be paid"],
)
def test_it_does_not_wait_where_that_gains_nothing(table: dict[str, int | list[str]]) -> None:
    assert chosen(shadow_phase(**table), START).verb == Verb.PLAY


def test_it_does_not_wait_for_a_move_that_will_not_come() -> None:
    moved_twice = shadow_phase()
    moved_twice.state.moves = 2
    assert chosen(moved_twice, START).verb == Verb.PLAY
    wounded = shadow_phase()
    for companion in (ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN, MADRIL_FARAMIRS_AIDE, TARGON):
        wounded.wound(companion, 2)
    assert chosen(wounded, START).verb == Verb.PLAY


def test_twilight_that_the_shadow_kept_speaks_against_moving_again() -> None:
    move = Option(Verb.MOVE)
    little, much = (
        Scene(
            fellowship=[ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN], site=4, twilight=twilight
        ).state
        for twilight in (3, 14)
    )
    assert move_again(much, FREE_PEOPLES, move, START) == pytest.approx(
        move_again(little, FREE_PEOPLES, move, START) - 10 * START.move_twilight
    )
    assert move_again(much, FREE_PEOPLES, move, RULES) == move_again(
        little, FREE_PEOPLES, move, RULES
    )


def assigning(fellowship: list[str], minions: list[str]) -> Scene:
    scene = Scene(fellowship=fellowship, minions=minions, site=6)
    scene.assignment_phase()
    while scene.decision.question != Question.ASSIGN_DEFENDERS:
        scene.pass_()
    return scene


def assign_all(scene: Scene, weights: Weights) -> None:
    while scene.decision.question == Question.ASSIGN_DEFENDERS:
        scene.take(chosen(scene, weights))


def test_it_leaves_over_no_minion_that_overwhelms_the_ring_bearer() -> None:
    """Pair by pair Targon would take the Trooper; then the Captain kills Frodo."""
    scene = assigning([TARGON], [SOUTHRON_CAPTAIN, MORDOR_TROOPER])
    targon, captain = scene.card(TARGON), scene.card(SOUTHRON_CAPTAIN)
    assert chosen(scene, RULES) == Option(Verb.ASSIGN, targon, scene.card(MORDOR_TROOPER))
    assign_all(scene, START)
    assert scene.state.assigned[captain] == (targon,)


def test_minions_left_over_are_counted_together() -> None:
    """A Soldier is easy prey for Targon; but the Trooper and the other overwhelm Frodo."""
    scene = assigning([TARGON], [MORDOR_TROOPER, MORDOR_SOLDIER, MORDOR_SOLDIER])
    targon, trooper = scene.card(TARGON), scene.card(MORDOR_TROOPER)
    by_pairs = chosen(scene, RULES)
    assert by_pairs.card == targon
    assert by_pairs.target != trooper
    assign_all(scene, START)
    assert scene.state.assigned[trooper] == (targon,)


def test_a_plan_is_not_an_option_more_or_less() -> None:
    scene = assigning(
        [ARAGORN_DRIVEN_BY_NEED, FARAMIR_STOUT_CAPTAIN], [SOUTHRON_CAPTAIN, MORDOR_TROOPER]
    )
    decision = present(scene.state.pending)
    rated = rate_assignments(scene.state, decision, START)
    assert len(rated) == len(decision.options)
    assert rated.count(max(rated)) == 1


def test_a_pair_is_worth_in_a_plan_what_it_is_worth_alone() -> None:
    """The plan counts each fight once; only its choice is worth more than its pair."""
    game = Game((ARAGORN_STARTER, EOMER_STARTER), seed=3)
    player = RuleOfThumbPlayer(START)
    compared = 0
    while not game.is_over():
        decision = present(game.decision())
        if decision.question == Question.ASSIGN_DEFENDERS:
            planned = rate_assignments(game.state, decision, START)
            alone = [
                assign_defender(game.state, decision.player, option, START)
                for option in decision.options
            ]
            differ = [place for place, worth in enumerate(planned) if worth != alone[place]]
            assert differ == [planned.index(max(planned))]
            compared += len(planned)
        game.choose(player.choose(game))
    assert compared > 20


def test_the_rules_stay_as_they_were() -> None:
    """Every number beyond the rules is neutral in them."""
    beyond = {name for name in Weights._fields if getattr(START, name) != getattr(RULES, name)}
    assert beyond == {"bid", "go_first", "lie_in_wait", "leftover_harm", "move_twilight"}
    assert (RULES.bid, RULES.go_first) == (1, 1)
    assert RULES.lie_in_wait == RULES.leftover_harm == RULES.move_twilight == 0
