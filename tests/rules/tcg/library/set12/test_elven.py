"""The Elven cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_archer
from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.codes import REGROUP, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene

# It can act in every skirmish, so that none is resolved before a test has looked.
BYSTANDER = MORGUL_LACKEY


def test_attunement_reveals_down_to_the_first_shadow_card() -> None:
    deck = [PIPPIN_SWORN_TO_SERVICE, MORDOR_TROOPER, MERRY_ROHIRRIM_SQUIRE, MADRIL_FARAMIRS_AIDE]
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        hand=[ATTUNEMENT],
        deck=deck,
    )
    scene.skirmish(LEGOLAS_GREENLEAF, SOUTHRON_CAPTAIN).play(ATTUNEMENT)
    assert scene.strength(LEGOLAS_GREENLEAF) == 6 + 2 * 3
    scene.choose(MADRIL_FARAMIRS_AIDE).choose(MORDOR_TROOPER)
    assert scene.deck() == [
        MADRIL_FARAMIRS_AIDE,
        MORDOR_TROOPER,
        MERRY_ROHIRRIM_SQUIRE,
        PIPPIN_SWORN_TO_SERVICE,
    ]


def test_attunement_reveals_a_whole_deck_without_a_shadow_card() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        minions=[SOUTHRON_CAPTAIN, BYSTANDER],
        hand=[ATTUNEMENT],
        deck=[PIPPIN_SWORN_TO_SERVICE, MERRY_ROHIRRIM_SQUIRE],
    )
    scene.skirmish(LEGOLAS_GREENLEAF, SOUTHRON_CAPTAIN).play(ATTUNEMENT)
    assert scene.strength(LEGOLAS_GREENLEAF) == 6 + 2 * 2


def test_elrond_witness_to_history_puts_an_elven_card_on_the_deck() -> None:
    scene = Scene(
        fellowship=[ELROND_WITNESS_TO_HISTORY],
        minions=[MORDOR_VETERAN],
        discards=[ATTUNEMENT, AXE_STRIKE],
        deck=[MELLON],
        hand=[AXE_STRIKE],
        site=4,
    )
    scene.skirmish(ELROND_WITNESS_TO_HISTORY, MORDOR_VETERAN).use(ELROND_WITNESS_TO_HISTORY)
    assert scene.deck() == [MELLON, ATTUNEMENT]
    assert scene.wounds(ELROND_WITNESS_TO_HISTORY) == 1


def test_hadafang_cuts_a_condition_when_its_bearer_wins() -> None:
    elrond = ELROND_WITNESS_TO_HISTORY
    scene = Scene(
        fellowship=[elrond],
        bearing={elrond: [HADAFANG]},
        minions=[MORDOR_VETERAN],
        shadow_support=[SENSE_OF_OBLIGATION, LYING_IN_WAIT],
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(elrond)).answer_with(HADAFANG)
    scene.choose(LYING_IN_WAIT)
    assert scene.is_discarded(LYING_IN_WAIT)
    assert scene.wounds(elrond) == 1


def test_refuge_turns_a_companion_in_hand_into_a_healing() -> None:
    scene = Scene(
        fellowship=[ELROND_WITNESS_TO_HISTORY],
        support=[REFUGE],
        hand=[OROPHIN_BROTHER_OF_HALDIR, AXE_STRIKE],
    ).wound(ELROND_WITNESS_TO_HISTORY, 1)
    scene.fellowship_phase().use(REFUGE)
    assert scene.hand() == [AXE_STRIKE]
    assert scene.wounds(ELROND_WITNESS_TO_HISTORY) == 0


@pytest.mark.parametrize(("companion", "playable"), [(ELVEN_SCOUT, True), (DWARF_GUARD, False)])
def test_seclusion_breaks_a_condition_for_an_elf(companion: str, playable: bool) -> None:
    scene = Scene(
        fellowship=[companion],
        minions=[EASTERLING_BLADEMASTER],
        shadow_support=[LYING_IN_WAIT],
        hand=[SECLUSION],
        site=4,
    ).maneuver_phase()
    assert scene.can(Verb.PLAY, SECLUSION) is playable
    if playable:
        scene.play(SECLUSION).choose(ELVEN_SCOUT)
        assert scene.twilight == 3 - 2
        assert scene.wounds(ELVEN_SCOUT) == 1
        assert scene.is_discarded(LYING_IN_WAIT)


@pytest.mark.parametrize(
    ("minion", "strength"),
    [(ORKISH_SCOUT, 8 - 2), (FERAL_URUK, 9 - 2), (EASTERLING_BLADEMASTER, 8)],
)
def test_long_knives_of_legolas_weaken_orcs_and_uruk_hai(minion: str, strength: int) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF, ELVEN_SCOUT],
        bearing={LEGOLAS_GREENLEAF: [LONG_KNIVES_OF_LEGOLAS_12_19]},
        minions=[minion],
        hand=[THE_LADYS_BLESSING],
        site=4,
    )
    scene.skirmish(LEGOLAS_GREENLEAF, minion)
    assert scene.strength(minion) == strength
    assert scene.strength(LEGOLAS_GREENLEAF) == 6 + 1


@pytest.mark.parametrize(
    ("place", "friend", "shoots"),
    [
        (OLD_FOREST_ROAD, ELVEN_SCOUT, True),
        (OLD_FOREST_ROAD, DWARF_GUARD, False),
        (NORTH_UNDEEP, ELVEN_SCOUT, False),
    ],
)
def test_orophin_brother_of_haldir_shoots_in_a_forest_beside_an_elf(
    place: str, friend: str, shoots: bool
) -> None:
    orophin = OROPHIN_BROTHER_OF_HALDIR
    scene = Scene(fellowship=[orophin, friend], path=(*ARAGORN_SITES[:3], place), site=4)
    assert is_archer(scene.state, scene.card(orophin)) is shoots


@pytest.mark.parametrize(("card", "offered"), [(ELVEN_SCOUT, True), (DWARF_GUARD, False)])
def test_taking_the_high_ground_costs_an_elf_in_hand_for_an_arrow(card: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[LEGOLAS_GREENLEAF],
        support=[TAKING_THE_HIGH_GROUND],
        minions=[EASTERLING_BLADEMASTER],
        hand=[card],
        site=4,
    ).archery_phase()
    assert scene.can(Verb.USE, TAKING_THE_HIGH_GROUND) is offered
    if offered:
        scene.use(TAKING_THE_HIGH_GROUND)
        assert scene.hand() == []
        scene.pass_all()
        # The arrow of Legolas and one more.
        assert scene.is_discarded(EASTERLING_BLADEMASTER)


@pytest.mark.parametrize(
    ("place", "returned"), [(MORIA_STAIRWAY_11_248, True), (NORTH_UNDEEP, False)]
)
def test_taking_the_high_ground_sends_an_elf_home_from_below(place: str, returned: bool) -> None:
    scene = Scene(
        fellowship=[ELVEN_SCOUT, DWARF_GUARD],
        support=[TAKING_THE_HIGH_GROUND],
        path=(ARAGORN_SITES[0], place, *ARAGORN_SITES[2:]),
    )
    scene.state.phase = REGROUP
    scene.happen(move)
    while scene.options():
        scene.pass_()
    assert scene.hand() == [ELVEN_SCOUT] * returned
    assert scene.in_play(DWARF_GUARD)


@pytest.mark.parametrize(("card", "offered"), [(DWARF_GUARD, True), (GOLDBERRY, False)])
def test_refuge_takes_a_companion_out_of_hand_and_no_ally(card: str, offered: bool) -> None:
    scene = Scene(fellowship=[ELVEN_SCOUT], support=[REFUGE], hand=[card])
    scene.wound(ELVEN_SCOUT, 1).fellowship_phase()
    assert scene.can(Verb.USE, REFUGE) is offered
    if offered:
        scene.use(REFUGE)
        assert scene.wounds(ELVEN_SCOUT) == 0
        assert scene.hand() == []
