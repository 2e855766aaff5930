"""Bonuses that are lost, and the resistance of every companion (4.2, "resistance")."""

from rules.tcg.engine.codes import DAMAGE, RESISTANCE, Verb
from rules.tcg.engine.numbers import damage_bonus, resistance_left
from tests.rules.tcg.cards import (
    ARAGORN,
    CAPTAIN,
    FRODO,
    GIMLI,
    LEGOLAS,
    MERRY,
    PIPPIN,
    TROOPER,
    URUK_BROOD,
)
from tests.rules.tcg.scene import Scene

TROOP_OF_URUK_HAI = "1_143"
WATCHMAN = "10_57"
SEEK_AND_HIDE = "3_112"
ARMOR_OF_THE_CITADEL = "11_55"
HAND_AXE = "1_9"
KNIGHTS_SPEAR = "7_108"
LEGOLAS_COMPANION = "11_21"
SAM = "11_172"
MEASURE_OF_COMFORT = "12_125"
DESECRATOR = "12_151"
INTIMIDATING_URUK = "11_189"
OVERPOWERING_URUK = "11_197"
PATROL = "11_198"
BOROMIR = "13_62"
PROWLING_ORC = "11_136"
FALLEN_LORD = "11_6"
SHADOW_SITES = ("11_257",) * 9
BATTLEGROUND = "4_351"


def left(scene: Scene, card: str) -> int:
    return resistance_left(scene.state, scene._find(card))


def test_a_weapon_adds_nothing_against_who_takes_its_bonus_away():
    """1 R 143: a character in its skirmish loses strength bonuses from weapons."""
    scene = Scene(
        fellowship=[ARAGORN],
        bearing={ARAGORN: [KNIGHTS_SPEAR]},
        minions=[TROOP_OF_URUK_HAI, CAPTAIN],
        site=6,
    )
    assert scene.strength(ARAGORN) == 9
    scene.skirmish(ARAGORN, TROOP_OF_URUK_HAI).resolve()
    assert ("totals", 7, 9) in (scene.state.log or [])


def test_damage_bonuses_from_possessions_are_lost_and_printed_ones_stay():
    """10 U 57: Gimli's own damage +1 is none of a possession."""
    scene = Scene(
        fellowship=[GIMLI], bearing={GIMLI: [HAND_AXE]}, minions=[WATCHMAN, CAPTAIN], site=6
    )
    gimli = scene._find(GIMLI)
    full = scene.number(DAMAGE, GIMLI)
    scene.state.skirmisher = gimli
    scene.state.skirmish_minions = [scene._find(WATCHMAN)]
    assert scene.number(DAMAGE, GIMLI) == 1
    scene.state.skirmish_minions = [scene._find(CAPTAIN)]
    assert scene.number(DAMAGE, GIMLI) == full


def test_all_damage_bonuses_are_lost_for_a_skirmish():
    scene = Scene(
        fellowship=[MERRY, PIPPIN, ARAGORN], minions=[URUK_BROOD], hand=[SEEK_AND_HIDE], site=6
    )
    scene.skirmish(ARAGORN, URUK_BROOD).play(SEEK_AND_HIDE).resolve()
    assert scene.wounds(ARAGORN) == 1


def test_an_armor_takes_them_from_the_one_who_fights_its_bearer():
    scene = Scene(
        fellowship=[ARAGORN],
        bearing={ARAGORN: [ARMOR_OF_THE_CITADEL]},
        minions=[URUK_BROOD],
        site=6,
    )
    assert damage_bonus(scene.state, scene._find(URUK_BROOD)) == 1
    scene.skirmish(ARAGORN, URUK_BROOD).resolve()
    assert scene.wounds(ARAGORN) == 1


def test_each_burden_lowers_the_resistance_of_every_companion():
    scene = Scene(fellowship=[LEGOLAS_COMPANION], burdens=3)
    assert scene.number(RESISTANCE, LEGOLAS_COMPANION) == 7
    assert left(scene, LEGOLAS_COMPANION) == 4
    assert left(scene, FRODO) == 7


def test_resistance_is_never_below_zero_and_harms_only_the_ring_bearer():
    """4.2, "resistance": no other companion is corrupted."""
    scene = Scene(fellowship=[LEGOLAS_COMPANION], burdens=9)
    scene.happen(lambda state: None)
    assert left(scene, LEGOLAS_COMPANION) == 0
    assert scene.state.winner is None
    assert scene.in_play(LEGOLAS_COMPANION)


def test_cards_raise_and_lower_it():
    scene = Scene(fellowship=[SAM, LEGOLAS_COMPANION, MERRY], support=[MEASURE_OF_COMFORT])
    assert scene.number(RESISTANCE, LEGOLAS_COMPANION) == 9
    sam = scene.state.blueprints[scene._find(SAM)]
    assert scene.number(RESISTANCE, SAM) == sam.printed[RESISTANCE]
    scene = Scene(fellowship=[LEGOLAS_COMPANION], minions=[DESECRATOR])
    assert scene.wound(LEGOLAS_COMPANION, 2).number(RESISTANCE, LEGOLAS_COMPANION) == 3
    assert scene.number(RESISTANCE, FRODO) == 10


def test_a_lurker_lowers_the_resistance_of_boromir():
    scene = Scene(fellowship=[BOROMIR], minions=[PROWLING_ORC, TROOPER])
    with_one = scene.number(RESISTANCE, BOROMIR)
    scene = Scene(fellowship=[BOROMIR], minions=[PROWLING_ORC, PROWLING_ORC])
    assert scene.number(RESISTANCE, BOROMIR) == with_one - 1


def test_a_ring_bearer_whose_resistance_falls_to_the_burdens_is_corrupted():
    """4.2, "corrupted": by a modifier as well as by a burden."""
    scene = Scene(fellowship=[SAM], burdens=10)
    scene.happen(lambda state: None)
    assert scene.state.winner is None
    scene.state.companions[0].remove(scene._find(SAM))
    scene = Scene(fellowship=[], burdens=10)
    scene.state.unsettled = True
    scene.happen(lambda state: None)
    assert scene.state.ending == "corrupted"


def test_a_minion_is_stronger_against_a_low_resistance():
    """11 U 197: 3 or less."""
    for burdens, total in ((3, 7), (4, 10)):
        scene = Scene(
            fellowship=[LEGOLAS_COMPANION], minions=[OVERPOWERING_URUK], burdens=burdens, site=6
        )
        scene.skirmish(LEGOLAS_COMPANION, OVERPOWERING_URUK).resolve()
        assert any(note[0] == "totals" and note[2] == total for note in scene.state.log or [])


def test_resistance_lowered_as_a_minion_is_played_lasts_for_the_turn():
    path = ("1_319", "1_327", "1_337", "1_343", BATTLEGROUND)
    scene = Scene(
        fellowship=[LEGOLAS_COMPANION, MERRY],
        shadow_hand=[INTIMIDATING_URUK],
        twilight=9,
        site=5,
        path=path,
    )
    scene.shadow_phase().play(INTIMIDATING_URUK).choose(MERRY)
    printed = scene.state.blueprints[scene._find(MERRY)].printed[RESISTANCE]
    assert scene.number(RESISTANCE, MERRY) == printed - 2


def test_a_bonus_equals_the_resistance_of_who_exerted():
    """11 U 6: after the burdens."""
    scene = Scene(
        fellowship=[GIMLI, LEGOLAS], minions=[CAPTAIN], hand=[FALLEN_LORD], burdens=2, site=6
    )
    before, resistance = scene.strength(GIMLI), left(scene, GIMLI)
    scene.skirmish(GIMLI, CAPTAIN).play(FALLEN_LORD).resolve()
    assert ("totals", before + resistance, 13) in (scene.state.log or [])
    assert scene.wounds(FRODO) == 1
    assert not scene.can(Verb.PLAY)
