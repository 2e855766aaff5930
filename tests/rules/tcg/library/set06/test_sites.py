"""The sites of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.towers_scenes import at, moving_to
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW


@pytest.mark.parametrize(
    ("companion", "usable"), [(BOROMIR_SON_OF_DENETHOR, True), (ARAGORN_KING_IN_EXILE, False)]
)
def test_a_companion_with_the_frodo_signet_removes_a_burden(companion: str, usable: bool) -> None:
    scene = at(ROCKS_OF_EMYN_MUIL, 1, hand=[companion], burdens=2).fellowship_phase()
    assert scene.can(Verb.USE, ROCKS_OF_EMYN_MUIL) == usable
    if usable:
        scene.use(ROCKS_OF_EMYN_MUIL)
        assert scene.in_play(companion)
        assert scene.burdens == 1


def test_westfold_finds_a_companion_of_aragorns_signet_for_two_exertions() -> None:
    legolas, gimli = LEGOLAS_DAUNTLESS_HUNTER, GIMLI_DWARF_OF_EREBOR
    scene = at(
        WESTFOLD,
        1,
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        deck=[gimli, legolas, BOROMIR_SON_OF_DENETHOR],
    )
    scene.fellowship_phase().use(WESTFOLD)
    if scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, BOROMIR_SON_OF_DENETHOR)
        scene.choose(legolas)
    assert scene.in_play(legolas)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2


def test_meduseld_calls_an_unbound_companion_back_from_the_dead() -> None:
    friends = [
        ARAGORN_HEIR_OF_ELENDIL,
        LEGOLAS_PRINCE_OF_MIRKWOOD,
        EOWYN_DAUGHTER_OF_EOMUND,
    ]  # three of Gandalf's signet
    scene = at(
        MEDUSELD,
        3,
        fellowship=[*friends, ROHIRRIM_GUARD],
        dead=[SAM_FRODOS_GARDENER, MERRY_ROHIRRIM_SQUIRE],
    )
    scene.fellowship_phase().use(MEDUSELD)
    while scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, SAM_FRODOS_GARDENER)
        scene.do(Verb.CHOOSE)
    assert scene.in_play(MERRY_ROHIRRIM_SQUIRE)
    assert not scene.is_dead(MERRY_ROHIRRIM_SQUIRE)
    assert scene.is_dead(SAM_FRODOS_GARDENER)
    assert [scene.wounds(card) for card in (*friends, ROHIRRIM_GUARD)] == [1, 1, 1, 0]


def test_hornburg_hall_gives_four_cards_for_the_whole_hand() -> None:
    friends = [
        EOMER_THIRD_MARSHAL_OF_RIDDERMARK,
        EOWYN_LADY_OF_ROHAN,
        LEGOLAS_ARCHER_OF_MIRKWOOD,
    ]  # three of Théoden's signet
    scene = at(
        HORNBURG_HALL,
        6,
        fellowship=friends,
        hand=[HOBBIT_SWORD_7_319, MERRY_ROHIRRIM_SQUIRE],
        deck=[PIPPIN_SWORN_TO_SERVICE] * 5,
    )
    scene.fellowship_phase().use(HORNBURG_HALL)
    assert scene.hand() == [PIPPIN_SWORN_TO_SERVICE] * 4
    assert scene.is_discarded(HOBBIT_SWORD_7_319)


def test_no_ally_comes_through_the_valley_of_saruman() -> None:
    scene = moving_to(
        VALLEY_OF_SARUMAN, 8, fellowship=[ALDOR, ELROND_LORD_OF_RIVENDELL, EOMER_VALIANT_WARCHIEF]
    )
    assert [
        scene.in_play(card) for card in (ALDOR, ELROND_LORD_OF_RIVENDELL, EOMER_VALIANT_WARCHIEF)
    ] == [False, False, True]


def test_two_cards_save_a_minion_in_sarumans_laboratory() -> None:
    mighty = made(ARAGORN_DRIVEN_BY_NEED, strength=14)
    scene = at(
        SARUMANS_LABORATORY,
        9,
        fellowship=[mighty],
        minions=[DUNLENDING_BRIGAND],
        shadow_hand=[MORDOR_TROOPER] * 3,
    )
    scene.skirmish(mighty, DUNLENDING_BRIGAND).wait_to(
        Verb.TRIGGER, SARUMANS_LABORATORY
    ).answer_with(SARUMANS_LABORATORY)
    if scene.can(Verb.CHOOSE):
        scene.do(Verb.CHOOSE).do(Verb.CHOOSE)
    assert scene.in_play(DUNLENDING_BRIGAND)
    assert len(scene.hand(SHADOW)) == 1
