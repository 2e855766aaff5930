"""The Current Rulings Document of 5 April 2004: the examples that are not in other books."""

# ruff: noqa: F403, F405

import pytest

from rules.tcg.engine import numbers, wounds
from rules.tcg.engine.codes import Verb
from rules.tcg.notation.language import *
from rules.tcg.notation.sentences import Sentence
from rules.tcg.vocabulary import Culture
from tests.rules.tcg.cards import (
    ARAGORN,
    CAPTAIN,
    FRODO,
    GIMLI,
    GOBLIN_ARCHER,
    MADRIL,
    MERRY,
    MORDOR_SOLDIER,
    PIPPIN,
    TROOPER,
)
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

BLADE_OF_GONDOR = "1_95"
BOROMIR = "1_96"
EOMER_THIRD_MARSHAL = "4_267"
GIMLIS_HELM = "1_15"
GOBLIN_RUNNER = "1_178"
GOLLUM = "7_58"
MERRYS_SWORD = "7_242"
RAIDING_PARTY = "1_158"
THEODEN = "7_254"
# The Watcher without its text, which made cards have instead.
WATCHER = made("2_73", title="Watcher in the Water")


def table(**setup: object) -> Scene:
    """Lay a scene that follows the rulings of 2004."""
    return Scene(edition="rulings-2004-04", **setup)  # type: ignore[arg-type]


def under_the_watcher(like: str, *sentences: Sentence) -> str:
    """Return a card that the Watcher in the Water discards as it comes into play."""
    return made(like, discard_when(can_spot(titled("Watcher in the Water"))), *sentences)


def test_a_goblin_runner_under_the_watcher_adds_no_twilight():
    """ "effects - when a card comes into play", (1)."""
    runner = under_the_watcher(GOBLIN_RUNNER, when_played(may(add_twilight(2))))
    scene = table(minions=[WATCHER], shadow_hand=[runner], twilight=3, site=4)
    scene.shadow_phase().play(runner)
    assert scene.is_discarded(runner)
    assert scene.twilight == 2


def test_gollum_under_the_watcher_adds_no_burdens():
    """ "effects - when a card comes into play", (2): what another card says is ignored too."""
    gollum_ = under_the_watcher(GOLLUM)
    watched = made(CAPTAIN, each_time(is_played(minion), add_burdens(2)))
    scene = table(minions=[WATCHER, watched], shadow_hand=[gollum_], twilight=9, site=8)
    scene.shadow_phase().play(gollum_)
    assert scene.is_discarded(gollum_)
    assert scene.burdens == 0


def test_nertea_under_the_watcher_plays_no_minions():
    """ "effects - when a card comes into play", (3)."""
    nertea = under_the_watcher(
        "1_234", when_played(for_each(companions_over(4), may(play(from_discard_pile(minion)))))
    )
    scene = table(
        fellowship=[ARAGORN, MADRIL, MERRY, PIPPIN],
        minions=[WATCHER],
        shadow_hand=[nertea],
        shadow_discards=[MORDOR_SOLDIER],
        twilight=20,
        site=6,
    )
    scene.shadow_phase().play(nertea)
    assert scene.is_discarded(nertea)
    assert scene.is_discarded(MORDOR_SOLDIER)


@pytest.mark.parametrize("targets", [(CAPTAIN, CAPTAIN), (CAPTAIN, TROOPER)])
def test_merrys_sword_exerts_one_minion_often_or_several_once(targets):
    """ "for each": as many exertions as companions of Rohan are spotted."""
    rider = made(MADRIL, culture=Culture.ROHAN, unique=False)
    scene = table(
        fellowship=[MERRY, rider, rider],
        bearing={MERRY: [MERRYS_SWORD]},
        minions=[CAPTAIN, TROOPER],
        site=6,
    )
    scene.maneuver_phase().use(MERRYS_SWORD).take_number(2)
    for target in targets:
        scene.choose(target)
    assert scene.wounds(MERRY) == 2
    for minion_ in (CAPTAIN, TROOPER):
        assert scene.wounds(minion_) == targets.count(minion_)


def test_one_who_is_removed_has_lost_although_their_side_wins():
    """ "skirmish phase - losing character": Boromir kills one Uruk-hai and loses to the other."""
    grieving = made(RAIDING_PARTY, each_time(loses_skirmish(this), add_burdens(1)), unique=False)
    scene = table(
        fellowship=[BOROMIR],
        bearing={BOROMIR: [BLADE_OF_GONDOR]},
        minions=[grieving, grieving],
        site=5,
    )
    scene.wound(grieving, 2, 0).wound(grieving, 2, 1)
    scene.skirmish(BOROMIR, grieving, grieving).use(BLADE_OF_GONDOR).do(Verb.CHOOSE).resolve()
    assert scene.burdens == 1
    assert scene.is_dead(BOROMIR)


def test_theoden_is_revealed_first_so_that_eomer_costs_one_less():
    """ "starting fellowship": the cost of 3 becomes 2, and both together cost 4."""
    marshal = EOMER_THIRD_MARSHAL
    alone = table(deck=[marshal])
    assert numbers.twilight_cost(alone.state, alone._find(marshal)) == 3
    with_theoden = table(fellowship=[THEODEN], deck=[marshal])
    assert numbers.twilight_cost(with_theoden.state, with_theoden._find(marshal)) == 2


def test_a_helm_that_prevents_wounds_does_not_keep_arrows_from_being_assigned():
    """ "wound prevention": Gimli's Helm, discarded in a skirmish, prevents each wound to him."""
    scene = table(
        fellowship=[GIMLI], bearing={GIMLI: [GIMLIS_HELM]}, minions=[TROOPER, CAPTAIN], site=6
    )
    gimli = scene._find(GIMLI)
    scene.skirmish(GIMLI, CAPTAIN).use(GIMLIS_HELM)
    assert wounds.can_take_wound(scene.state, gimli)
    scene.happen(wounds.wound, gimli)
    assert scene.wounds(GIMLI) == 0


def test_who_cannot_take_wounds_is_assigned_none():
    """ "cannot take wounds": unlike one whose wounds are prevented."""
    hardy = made(MADRIL, gets(this, takes_no_wounds))
    scene = table(fellowship=[hardy], minions=[GOBLIN_ARCHER], site=6).archery_phase()
    assert scene.wounds(hardy) == 0
    assert scene.wounds(FRODO) == 1
