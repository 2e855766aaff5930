"""Keywords gained and lost by characters and sites, and what then counts them (4.2, "keyword")."""

from rules.tcg.engine.modifiers.numbers import each_amount, traits_now
from rules.tcg.engine.state.codes import AMBUSH, ARCHER, DAMAGE, FIERCE, Verb
from rules.tcg.engine.state.traits import trait
from rules.tcg.vocabulary import Keyword
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_a_site_gains_a_keyword_that_other_cards_then_find() -> None:
    """11 S 138: the current site gains underground, so each Denizen there is stronger."""
    alone = Scene(minions=[DENIZEN_OF_KHAZAD_DUM]).strength(DENIZEN_OF_KHAZAD_DUM)
    scene = Scene(minions=[DENIZEN_OF_KHAZAD_DUM, SKULKING_GOBLIN])
    assert traits_now(scene.state, scene.state.site()) & trait(Keyword.UNDERGROUND)
    assert scene.strength(DENIZEN_OF_KHAZAD_DUM) == alone + 2


def test_only_the_current_site_gains_it() -> None:
    scene = Scene(minions=[SKULKING_GOBLIN], site=3)
    assert not traits_now(scene.state, scene.state.path[0]) & trait(Keyword.UNDERGROUND)


def test_a_gained_battleground_strengthens_its_own_side() -> None:
    scene = Scene(minions=[FERAL_URUK, LOOKOUT_URUK])
    alone = Scene(minions=[FERAL_URUK])
    assert scene.strength(FERAL_URUK) == alone.strength(FERAL_URUK) + 1
    assert scene.number(DAMAGE, FERAL_URUK) == alone.number(DAMAGE, FERAL_URUK) + 1


def test_each_minion_of_a_culture_gains_ambush() -> None:
    """11 S 253."""
    scene = Scene(minions=[MAN_OF_BREE, MORDOR_TROOPER], site=1, path=(PELENNOR_FIELDS,))
    assert each_amount(scene.state, AMBUSH, scene.card(MAN_OF_BREE)) == [1]
    assert each_amount(scene.state, AMBUSH, scene.card(MORDOR_TROOPER)) == []


def test_fierce_is_gained_by_a_weapon_for_the_turn_and_an_archer_by_a_bow() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MAN_OF_BREE],
        bearing={MAN_OF_BREE: [POLEAXE, LONG_BATTLE_BOW]},
        twilight=2,
        site=6,
    )
    assert scene.number(ARCHER, MAN_OF_BREE) == 1
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MAN_OF_BREE).wait_to(Verb.USE, POLEAXE).use(POLEAXE)
    assert scene.number(FIERCE, MAN_OF_BREE) == 1


def test_six_companions_make_a_culture_fierce() -> None:
    scene = Scene(
        fellowship=[
            ARAGORN_DRIVEN_BY_NEED,
            EOMER_VALIANT_WARCHIEF,
            MERRY_ROHIRRIM_SQUIRE,
            PIPPIN_SWORN_TO_SERVICE,
            FARAMIR_STOUT_CAPTAIN,
        ],
        minions=[RAGING_DUNLENDING, MAN_OF_BREE],
    )
    assert scene.number(FIERCE, MAN_OF_BREE) == 1
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, EOMER_VALIANT_WARCHIEF],
        minions=[RAGING_DUNLENDING, MAN_OF_BREE],
    )
    assert scene.number(FIERCE, MAN_OF_BREE) == 0


def test_a_damage_bonus_comes_with_a_high_resistance() -> None:
    """11 S 160: damage +1 if he has resistance 5 or more."""
    for burdens, wounds in ((0, 2), (4, 1)):
        scene = Scene(
            fellowship=[EOMER_VALIANT_WARCHIEF],
            minions=[ULAIRE_NERTEA_NINTH_OF_THE_NINE_RIDERS],
            hand=[WAR_NOW_CALLS_US],
            burdens=burdens,
            site=6,
        )
        scene.wound(ULAIRE_NERTEA_NINTH_OF_THE_NINE_RIDERS, 0).skirmish(
            EOMER_VALIANT_WARCHIEF, ULAIRE_NERTEA_NINTH_OF_THE_NINE_RIDERS
        ).play(WAR_NOW_CALLS_US).resolve()
        taken = [
            note
            for note in scene.log or []
            if note == ("wounded", scene.card(ULAIRE_NERTEA_NINTH_OF_THE_NINE_RIDERS))
        ]
        assert len(taken) == wounds


def test_a_death_in_a_skirmish_with_a_nazgul_adds_a_burden() -> None:
    """11 S 209: the companion is overwhelmed by a Nazgûl; by another minion nothing is added."""
    for minion, burdens in ((ULAIRE_NERTEA_NINTH_OF_THE_NINE_RIDERS, 1), (SOUTHRON_CAPTAIN, 0)):
        scene = Scene(
            fellowship=[MERRY_ROHIRRIM_SQUIRE],
            minions=[minion],
            shadow_support=[DRAWN_TO_ITS_POWER_11_209],
            site=6,
        )
        scene.skirmish(MERRY_ROHIRRIM_SQUIRE, minion).resolve()
        assert scene.is_dead(MERRY_ROHIRRIM_SQUIRE)
        assert scene.burdens == burdens
        assert not scene.is_dead(FRODO_HOPE_OF_FREE_PEOPLES)


def test_a_minion_left_alone_discards_itself() -> None:
    """11 S 126: as soon as no other Orc minion can be spotted."""
    scene = Scene(minions=[MARAUDING_ORCS, DENIZEN_OF_KHAZAD_DUM])
    scene.happen(lambda state: None)
    assert scene.in_play(MARAUDING_ORCS)
    scene = Scene(minions=[MARAUDING_ORCS, MORDOR_TROOPER])
    scene.happen(lambda state: None)
    assert scene.is_discarded(MARAUDING_ORCS)
