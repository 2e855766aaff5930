"""What wounds and exertions count for who seldom fights or leaves soon, and who is armed."""

import pytest

from rules.tcg.engine.state.codes import REGROUP, SKIRMISH, Question, Verb
from rules.tcg.engine.state.decision import PASS
from rules.tcg.notation import effects as ef
from rules.tcg.notation.language import discard, exert, heal, this, wound
from rules.tcg.players.learned.planner import rules_between_plans
from rules.tcg.players.rule_of_thumb import rate_options
from rules.tcg.players.shared_rules import context_of
from rules.tcg.players.single_effects import worth_on_card
from rules.tcg.players.weights import Weights, tuned
from tests.rules.tcg.cards import (
    ASFALOTH,
    CELEBORN_LORD_OF_LORIEN,
    ELROND_HERALD_TO_GIL_GALAD,
    FARAMIR_STOUT_CAPTAIN,
    GIMLI_SON_OF_GLOIN,
    GRIMIR_DWARVEN_ELDER,
    LORIEN_ELF,
    URUK_SAVAGE,
)
from tests.rules.tcg.scene import Scene

LEARNED = rules_between_plans()
ELROND = ELROND_HERALD_TO_GIL_GALAD
CELEBORN = CELEBORN_LORD_OF_LORIEN


def harm(scene: Scene, card_id: str, effect: ef.Effect, weights: Weights = LEARNED) -> float:
    """Return how bad it is for a card's player that this is done to it."""
    state, card = scene.state, scene.card(card_id)
    context = context_of(state, card, state.owner[card])
    return -worth_on_card(effect, state, context, card, weights)


# --- allies ---


@pytest.mark.parametrize(
    ("weights", "share"),
    [(LEARNED, LEARNED.ally_exertion), (tuned(), 1.0)],
    ids=["learned", "tuned"],
)
def test_an_idle_ally_is_exerted_more_gladly_than_a_companion(
    weights: Weights, share: float
) -> None:
    """Both have a vitality of 3."""
    scene = Scene(fellowship=[GIMLI_SON_OF_GLOIN], support=[GRIMIR_DWARVEN_ELDER])
    companion = harm(scene, GIMLI_SON_OF_GLOIN, exert(this), weights)
    ally = harm(scene, GRIMIR_DWARVEN_ELDER, exert(this), weights)
    assert ally == pytest.approx(share * companion)
    assert 0 < ally <= companion


def test_an_ally_who_fights_is_not_exerted_more_gladly() -> None:
    scene = Scene(support=[GRIMIR_DWARVEN_ELDER], site=4)
    idle = harm(scene, GRIMIR_DWARVEN_ELDER, exert(this))
    scene.state.skirmisher = scene.card(GRIMIR_DWARVEN_ELDER)
    assert harm(scene, GRIMIR_DWARVEN_ELDER, exert(this)) == pytest.approx(
        idle / LEARNED.ally_exertion
    )


def test_healing_an_ally_is_never_worth_more_than_exerting_them_costs() -> None:
    """Else two who exert to heal each other would go on as long as they may."""
    scene = Scene(support=[GRIMIR_DWARVEN_ELDER])
    exerting = harm(scene, GRIMIR_DWARVEN_ELDER, exert(this))
    scene.wound(GRIMIR_DWARVEN_ELDER, 1)
    assert 0 < -harm(scene, GRIMIR_DWARVEN_ELDER, heal(this)) <= exerting


@pytest.mark.parametrize(
    ("weights", "heals"), [(LEARNED, True), (tuned(), False)], ids=["learned", "tuned"]
)
def test_elrond_exerts_twice_to_heal_a_companion(weights: Weights, heals: bool) -> None:
    scene = Scene(fellowship=[FARAMIR_STOUT_CAPTAIN], support=[ELROND], site=4)
    scene.wound(FARAMIR_STOUT_CAPTAIN, 1).regroup_phase()
    worths = rate_options(scene.state, scene.decision, weights)
    rated = dict(zip(scene.options(), worths, strict=True))
    use = next(option for option in rated if option.verb == Verb.USE)
    assert (rated[use] > rated[PASS]) is heals


def test_elrond_heals_nobody_who_has_no_wound() -> None:
    scene = Scene(fellowship=[FARAMIR_STOUT_CAPTAIN], support=[ELROND], site=4).regroup_phase()
    worths = rate_options(scene.state, scene.decision, LEARNED)
    best = scene.options()[worths.index(max(worths))]
    assert best == PASS


@pytest.mark.parametrize(
    ("weights", "armed"), [(LEARNED, LORIEN_ELF), (tuned(), CELEBORN)], ids=["learned", "tuned"]
)
def test_a_companion_is_armed_before_a_stronger_ally(weights: Weights, armed: str) -> None:
    scene = Scene(fellowship=[LORIEN_ELF], support=[CELEBORN], hand=[ASFALOTH])
    scene.fellowship_phase().play(ASFALOTH)
    assert scene.decision.question == Question.BEARER
    worths = rate_options(scene.state, scene.decision, weights)
    assert scene.id_of(scene.options()[worths.index(max(worths))].target) == armed


def test_an_ally_is_armed_where_no_companion_can_be() -> None:
    scene = Scene(fellowship=[FARAMIR_STOUT_CAPTAIN], support=[CELEBORN], hand=[ASFALOTH])
    scene.fellowship_phase().play(ASFALOTH)
    assert scene.bearer_of(ASFALOTH) == CELEBORN


# --- minions ---


@pytest.mark.parametrize("effect", [exert(this), wound(this), discard(this)])
@pytest.mark.parametrize(
    ("phase", "moves", "share"),
    [(SKIRMISH, 2, 1.0), (REGROUP, 1, 0.8), (REGROUP, 2, 0.1)],
    ids=["before regroup", "one more move can follow", "no move can follow"],
)
def test_what_happens_to_a_minion_counts_less_the_sooner_it_leaves(
    effect: ef.Effect, phase: int, moves: int, share: float
) -> None:
    scene = Scene(fellowship=[FARAMIR_STOUT_CAPTAIN], minions=[URUK_SAVAGE], site=4)
    whole = harm(scene, URUK_SAVAGE, effect)
    scene.state.phase, scene.state.moves = phase, moves
    assert harm(scene, URUK_SAVAGE, effect) == pytest.approx(share * whole)


def test_a_companion_stays_and_is_exerted_in_regroup_as_dearly_as_before() -> None:
    scene = Scene(fellowship=[FARAMIR_STOUT_CAPTAIN], site=4)
    before = harm(scene, FARAMIR_STOUT_CAPTAIN, exert(this))
    scene.state.phase, scene.state.moves = REGROUP, 2
    assert harm(scene, FARAMIR_STOUT_CAPTAIN, exert(this)) == before > 0
