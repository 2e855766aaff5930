"""The Current Rulings Document of 5 April 2004: the examples that are not in other books."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers import numbers
from rules.tcg.engine.operations import wounds
from rules.tcg.engine.state.codes import Verb
from rules.tcg.notation.language import *
from rules.tcg.notation.sentences import Sentence
from rules.tcg.vocabulary import Culture, Keyword
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

# The Watcher without its text, which made cards have instead.
WATCHER = made(WATCHER_IN_THE_WATER_KEEPER_OF_WESTGATE, title="Watcher in the Water")


def table(**setup: Any) -> Scene:
    """Lay a scene that follows the rulings of 2004."""
    return Scene(edition="rulings-2004-04", **setup)


def under_the_watcher(like: str, *sentences: Sentence) -> str:
    """Return a card that the Watcher in the Water discards as it comes into play."""
    return made(like, discard_when(can_spot(titled("Watcher in the Water"))), *sentences)


def test_a_goblin_runner_under_the_watcher_adds_no_twilight() -> None:
    """ "effects - when a card comes into play", (1)."""
    runner = under_the_watcher(GOBLIN_RUNNER, when_played(may(add_twilight(2))))
    scene = table(minions=[WATCHER], shadow_hand=[runner], twilight=3, site=4)
    scene.shadow_phase().play(runner)
    assert scene.is_discarded(runner)
    assert scene.twilight == 2


def test_gollum_under_the_watcher_adds_no_burdens() -> None:
    """ "effects - when a card comes into play", (2): what another card says is ignored too."""
    gollum_ = under_the_watcher(GOLLUM_PLOTTING_DECEIVER)
    watched = made(SOUTHRON_CAPTAIN, each_time(is_played(minion), add_burdens(2)))
    scene = table(minions=[WATCHER, watched], shadow_hand=[gollum_], twilight=9, site=8)
    scene.shadow_phase().play(gollum_)
    assert scene.is_discarded(gollum_)
    assert scene.burdens == 0


def test_nertea_under_the_watcher_plays_no_minions() -> None:
    """ "effects - when a card comes into play", (3)."""
    nertea = under_the_watcher(
        ULAIRE_NERTEA_MESSENGER_OF_DOL_GULDUR,
        when_played(for_each(companions_over(4), may(play(from_discard_pile(minion))))),
    )
    scene = table(
        fellowship=[
            ARAGORN_DRIVEN_BY_NEED,
            MADRIL_FARAMIRS_AIDE,
            MERRY_ROHIRRIM_SQUIRE,
            PIPPIN_SWORN_TO_SERVICE,
        ],
        minions=[WATCHER],
        shadow_hand=[nertea],
        shadow_discards=[MORDOR_SOLDIER],
        twilight=20,
        site=6,
    )
    scene.shadow_phase().play(nertea)
    assert scene.is_discarded(nertea)
    assert scene.is_discarded(MORDOR_SOLDIER)


@pytest.mark.parametrize(
    "targets", [(SOUTHRON_CAPTAIN, SOUTHRON_CAPTAIN), (SOUTHRON_CAPTAIN, MORDOR_TROOPER)]
)
def test_merrys_sword_exerts_one_minion_often_or_several_once(targets: tuple[str, str]) -> None:
    """ "for each": as many exertions as companions of Rohan are spotted."""
    rider = made(MADRIL_FARAMIRS_AIDE, culture=Culture.ROHAN, unique=False)
    scene = table(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, rider, rider],
        bearing={MERRY_ROHIRRIM_SQUIRE: [MERRYS_SWORD]},
        minions=[SOUTHRON_CAPTAIN, MORDOR_TROOPER],
        site=6,
    )
    scene.maneuver_phase().use(MERRYS_SWORD).take_number(2)
    for target in targets:
        scene.choose(target)
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 2
    for minion_ in (SOUTHRON_CAPTAIN, MORDOR_TROOPER):
        assert scene.wounds(minion_) == targets.count(minion_)


def test_one_who_is_removed_has_lost_although_their_side_wins() -> None:
    """ "skirmish phase - losing character": Boromir kills one Uruk-hai and loses to the other."""
    grieving = made(
        URUK_HAI_RAIDING_PARTY_1_158, each_time(loses_skirmish(this), add_burdens(1)), unique=False
    )
    scene = table(
        fellowship=[BOROMIR_LORD_OF_GONDOR],
        bearing={BOROMIR_LORD_OF_GONDOR: [BLADE_OF_GONDOR]},
        minions=[grieving, grieving],
        site=5,
    )
    scene.wound(grieving, 2, 0).wound(grieving, 2, 1)
    scene.skirmish(BOROMIR_LORD_OF_GONDOR, grieving, grieving).use(BLADE_OF_GONDOR).do(
        Verb.CHOOSE
    ).resolve()
    assert scene.burdens == 1
    assert scene.is_dead(BOROMIR_LORD_OF_GONDOR)


def test_theoden_is_revealed_first_so_that_eomer_costs_one_less() -> None:
    """ "starting fellowship": the cost of 3 becomes 2, and both together cost 4."""
    marshal = EOMER_THIRD_MARSHAL_OF_RIDDERMARK
    alone = table(deck=[marshal])
    assert numbers.twilight_cost(alone.state, alone.card(marshal)) == 3
    with_theoden = table(fellowship=[THEODEN_LEADER_OF_SPEARS], deck=[marshal])
    assert numbers.twilight_cost(with_theoden.state, with_theoden.card(marshal)) == 2


def test_a_helm_that_prevents_wounds_does_not_keep_arrows_from_being_assigned() -> None:
    """ "wound prevention": Gimli's Helm, discarded in a skirmish, prevents each wound to him."""
    stronger = made(MORDOR_TROOPER, strength=8, keywords={Keyword.DAMAGE: 1})
    scene = table(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        bearing={GIMLI_DWARF_OF_EREBOR: [GIMLIS_HELM]},
        minions=[stronger, SOUTHRON_CAPTAIN],
        site=6,
    )
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, stronger).wait_to(Verb.USE, GIMLIS_HELM)
    scene.use(GIMLIS_HELM)
    assert scene.is_discarded(GIMLIS_HELM)
    assert wounds.can_take_wound(scene.state, scene.card(GIMLI_DWARF_OF_EREBOR))
    scene.resolve()
    assert "won" in [what for what, *_ in scene.log], "he loses the skirmish"
    assert scene.in_play(GIMLI_DWARF_OF_EREBOR)
    assert scene.wounds(GIMLI_DWARF_OF_EREBOR) == 0


def test_who_cannot_take_wounds_is_assigned_none() -> None:
    """ "cannot take wounds": unlike one whose wounds are prevented."""
    hardy = made(MADRIL_FARAMIRS_AIDE, gets(this, takes_no_wounds))
    scene = table(fellowship=[hardy], minions=[GOBLIN_ARCHER], site=6).archery_phase()
    assert scene.wounds(hardy) == 0
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1
