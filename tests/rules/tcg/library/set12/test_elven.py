"""The Elven cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import (
    ATTUNEMENT,
    AXE_STRIKE,
    DWARF_GUARD,
    EASTERLING_BLADEMASTER,
    ELROND_WITNESS_TO_HISTORY,
    ELVEN_SCOUT,
    FERAL_URUK,
    HADAFANG,
    LEGOLAS_GREENLEAF,
    LONG_KNIVES_OF_LEGOLAS_12_19,
    LYING_IN_WAIT,
    MADRIL_FARAMIRS_AIDE,
    MELLON,
    MERRY_ROHIRRIM_SQUIRE,
    MORDOR_TROOPER,
    MORDOR_VETERAN,
    MORGUL_LACKEY,
    ORKISH_SCOUT,
    OROPHIN_BROTHER_OF_HALDIR,
    PIPPIN_SWORN_TO_SERVICE,
    REFUGE,
    SECLUSION,
    SENSE_OF_OBLIGATION,
    SOUTHRON_CAPTAIN,
    THE_LADYS_BLESSING,
)
from tests.rules.tcg.scene import Scene

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
