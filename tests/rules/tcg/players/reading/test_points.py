"""What wounds and exertions count for who seldom fights or leaves soon, and who is armed."""

import pytest

from rules.tcg.engine.state.codes import REGROUP, SKIRMISH, Question, Verb
from rules.tcg.engine.state.decision import PASS
from rules.tcg.notation import effects as ef
from rules.tcg.notation.language import discard, exert, heal, kill, this, wound
from rules.tcg.players.reading.single_effects import worth_on_card
from rules.tcg.players.reading.weights import Weights, learned_rules
from rules.tcg.players.thumb.rule_of_thumb import rate_options
from rules.tcg.players.thumb.shared_rules import context_of
from tests.rules.tcg.cards import *
from tests.rules.tcg.players.older_weights import TUNED
from tests.rules.tcg.scene import Scene

LEARNED = learned_rules()
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
    [(LEARNED, LEARNED.ally_exertion), (TUNED, 1.0)],
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
    ("weights", "heals"), [(LEARNED, True), (TUNED, False)], ids=["learned", "tuned"]
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
    ("weights", "armed"), [(LEARNED, LORIEN_ELF), (TUNED, CELEBORN)], ids=["learned", "tuned"]
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


@pytest.mark.parametrize(
    ("companion", "weights", "plays"),
    [
        (FARAMIR_STOUT_CAPTAIN, LEARNED, False),
        (FARAMIR_STOUT_CAPTAIN, TUNED, True),
        (LORIEN_ELF, LEARNED, True),
    ],
    ids=["only an ally can bear it", "tuned", "a companion can, too"],
)
def test_an_item_that_only_an_ally_can_bear_stays_in_hand(
    companion: str, weights: Weights, plays: bool
) -> None:
    scene = Scene(fellowship=[companion], support=[CELEBORN], hand=[ASFALOTH]).fellowship_phase()
    worths = rate_options(scene.state, scene.decision, weights)
    best = scene.options()[worths.index(max(worths))]
    assert (best != PASS) is plays
    assert not plays or scene.id_of(best.card) == ASFALOTH


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


# --- lives, and wounds far from death ---


def test_an_allys_death_counts_less_than_another_characters() -> None:
    """What their strength is worth counts as before."""
    scene = Scene(
        fellowship=[GIMLI_SON_OF_GLOIN],
        support=[GRIMIR_DWARVEN_ELDER],
        minions=[URUK_SAVAGE],
        site=4,
    )
    weights = TUNED._replace(ally_life=0.4)
    spared = {
        card: harm(scene, card, kill(this), TUNED) - harm(scene, card, kill(this), weights)
        for card in (GIMLI_SON_OF_GLOIN, GRIMIR_DWARVEN_ELDER, URUK_SAVAGE)
    }
    assert spared.pop(GRIMIR_DWARVEN_ELDER) == pytest.approx(0.6 * weights.minion)
    assert set(spared.values()) == {0.0}


FAR_MINDED = TUNED._replace(ring_bearer_far=1.2)
FRODO = FRODO_HOPE_OF_FREE_PEOPLES


@pytest.mark.parametrize(("wounds", "is_far"), [(0, True), (1, False)])
def test_a_wound_that_leaves_the_ring_bearer_more_than_two_vitality_counts_less(
    wounds: int, is_far: bool
) -> None:
    """Frodo has a vitality of 4."""
    scene = Scene().wound(FRODO, wounds)
    factor = FAR_MINDED.ring_bearer_far if is_far else FAR_MINDED.ring_bearer_wound
    assert harm(scene, FRODO, wound(this), FAR_MINDED) == pytest.approx(factor * FAR_MINDED.wound)
    assert harm(scene, FRODO, wound(this), TUNED) == pytest.approx(
        TUNED.ring_bearer_wound * TUNED.wound
    )


@pytest.mark.parametrize(("wounds", "share"), [(1, 0.5), (2, 1.0), (3, 1.0)])
def test_so_does_healing_the_ring_bearer_who_has_more_than_two_vitality_left(
    wounds: int, share: float
) -> None:
    scene = Scene().wound(FRODO, wounds)
    healed, before = (-harm(scene, FRODO, heal(this), by) for by in (FAR_MINDED, TUNED))
    assert healed == pytest.approx(share * before)


def test_a_companions_wounds_count_as_before() -> None:
    scene = Scene(fellowship=[GIMLI_SON_OF_GLOIN])
    once, twice = (harm(scene, GIMLI_SON_OF_GLOIN, wound(this), by) for by in (FAR_MINDED, TUNED))
    assert once == twice
