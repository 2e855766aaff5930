"""The Elven cards of set 12, *Black Rider*."""

from rules.tcg.engine.state.codes import SKIRMISH_WON
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import (
    ATTUNEMENT,
    AXE_STRIKE,
    ELROND_WITNESS_TO_HISTORY,
    HADAFANG,
    LEGOLAS_GREENLEAF,
    LYING_IN_WAIT,
    MADRIL_FARAMIRS_AIDE,
    MELLON,
    MERRY_ROHIRRIM_SQUIRE,
    MORDOR_TROOPER,
    MORDOR_VETERAN,
    MORGUL_LACKEY,
    OROPHIN_BROTHER_OF_HALDIR,
    PIPPIN_SWORN_TO_SERVICE,
    REFUGE,
    SENSE_OF_OBLIGATION,
    SOUTHRON_CAPTAIN,
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
