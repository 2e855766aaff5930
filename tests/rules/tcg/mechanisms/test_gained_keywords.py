"""Keywords gained and lost by characters and sites, and what then counts them (4.2, "keyword")."""

from rules.tcg.engine.codes import AMBUSH, ARCHER, DAMAGE, FIERCE, Verb
from rules.tcg.engine.numbers import each_amount, traits_now
from rules.tcg.engine.traits import trait
from rules.tcg.vocabulary import Keyword
from tests.rules.tcg.cards import ARAGORN, CAPTAIN, EOMER, FRODO, MERRY, TROOPER
from tests.rules.tcg.scene import Scene

SKULKING_GOBLIN = "11_138"
DENIZEN = "11_115"
LOOKOUT_URUK = "11_193"
FERAL_URUK = "11_183"
PELENNOR_FIELDS = "11_253"
MAN_OF_BREE = "11_90"
RAGING_DUNLENDING = "11_97"
LONG_BATTLE_BOW = "11_89"
POLEAXE = "11_95"
DRAWN_TO_ITS_POWER = "11_209"
NERTEA = "11_223"
WAR_NOW_CALLS_US = "11_160"
MARAUDING_ORCS = "11_126"


def test_a_site_gains_a_keyword_that_other_cards_then_find():
    """11 S 138: the current site gains underground, so each Denizen there is stronger."""
    alone = Scene(minions=[DENIZEN]).strength(DENIZEN)
    scene = Scene(minions=[DENIZEN, SKULKING_GOBLIN])
    assert traits_now(scene.state, scene.state.site()) & trait(Keyword.UNDERGROUND)
    assert scene.strength(DENIZEN) == alone + 2


def test_only_the_current_site_gains_it():
    scene = Scene(minions=[SKULKING_GOBLIN], site=3)
    assert not traits_now(scene.state, scene.state.path[0]) & trait(Keyword.UNDERGROUND)


def test_a_gained_battleground_strengthens_its_own_side():
    scene = Scene(minions=[FERAL_URUK, LOOKOUT_URUK])
    alone = Scene(minions=[FERAL_URUK])
    assert scene.strength(FERAL_URUK) == alone.strength(FERAL_URUK) + 1
    assert scene.number(DAMAGE, FERAL_URUK) == alone.number(DAMAGE, FERAL_URUK) + 1


def test_each_minion_of_a_culture_gains_ambush():
    """11 S 253."""
    scene = Scene(minions=[MAN_OF_BREE, TROOPER], site=1, path=(PELENNOR_FIELDS,))
    assert each_amount(scene.state, AMBUSH, scene._find(MAN_OF_BREE)) == [1]
    assert each_amount(scene.state, AMBUSH, scene._find(TROOPER)) == []


def test_fierce_is_gained_by_a_weapon_for_the_turn_and_an_archer_by_a_bow():
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[MAN_OF_BREE],
        bearing={MAN_OF_BREE: [POLEAXE, LONG_BATTLE_BOW]},
        twilight=2,
        site=6,
    )
    assert scene.number(ARCHER, MAN_OF_BREE) == 1
    scene.skirmish(ARAGORN, MAN_OF_BREE).wait_to(Verb.USE, POLEAXE).use(POLEAXE)
    assert scene.number(FIERCE, MAN_OF_BREE) == 1


def test_six_companions_make_a_culture_fierce():
    scene = Scene(
        fellowship=[ARAGORN, EOMER, MERRY, "7_323", "7_90"],
        minions=[RAGING_DUNLENDING, MAN_OF_BREE],
    )
    assert scene.number(FIERCE, MAN_OF_BREE) == 1
    scene = Scene(fellowship=[ARAGORN, EOMER], minions=[RAGING_DUNLENDING, MAN_OF_BREE])
    assert scene.number(FIERCE, MAN_OF_BREE) == 0


def test_a_damage_bonus_comes_with_a_high_resistance():
    """11 S 160: damage +1 if he has resistance 5 or more."""
    for burdens, wounds in ((0, 2), (4, 1)):
        scene = Scene(
            fellowship=[EOMER], minions=[NERTEA], hand=[WAR_NOW_CALLS_US], burdens=burdens, site=6
        )
        scene.wound(NERTEA, 0).skirmish(EOMER, NERTEA).play(WAR_NOW_CALLS_US).resolve()
        taken = [note for note in scene.state.log or [] if note == ("wounded", scene._find(NERTEA))]
        assert len(taken) == wounds


def test_a_death_in_a_skirmish_with_a_nazgul_adds_a_burden():
    """11 S 209: the companion is overwhelmed by a Nazgûl; by another minion nothing is added."""
    for minion, burdens in ((NERTEA, 1), (CAPTAIN, 0)):
        scene = Scene(
            fellowship=[MERRY], minions=[minion], shadow_support=[DRAWN_TO_ITS_POWER], site=6
        )
        scene.skirmish(MERRY, minion).resolve()
        assert scene.is_dead(MERRY)
        assert scene.burdens == burdens
        assert not scene.is_dead(FRODO)


def test_a_minion_left_alone_discards_itself():
    """11 S 126: as soon as no other Orc minion can be spotted."""
    scene = Scene(minions=[MARAUDING_ORCS, DENIZEN])
    scene.happen(lambda state: None)
    assert scene.in_play(MARAUDING_ORCS)
    scene = Scene(minions=[MARAUDING_ORCS, TROOPER])
    scene.happen(lambda state: None)
    assert scene.is_discarded(MARAUDING_ORCS)
