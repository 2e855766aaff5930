"""Limits: of uses, of amounts, of wounds (4.2, "limit")."""

from rules.tcg.engine.codes import ARCHERY, Verb
from rules.tcg.engine.wounds import can_take_wound, wound
from tests.rules.tcg.cards import ARAGORN, CAPTAIN, EOMER, EOWYN, GUARD, MERRY, TROOPER, URUK_BROOD
from tests.rules.tcg.scene import Scene

URUK_SLAYER = "1_153"
ORC_CHIEFTAIN = "1_266"
ORC_SCIMITAR = "1_269"
ARMOR = "1_92"
HONORABLE_CHARGE = "4_282"
BROAD_BLADED_SWORD = "4_142"
PIPPINS_ARMOR = "7_113"
PIPPIN = "7_323"
BALGLIN = "5_10"
ENRAGED = "6_26"
FOREST_GUARDIAN = "5_17"
INVINCIBLE_URUK = "11_190"
MARKSMAN = "8_60"
DESERT_FIGHTER = "7_131"
ELF_ARCHER = "1_50"


def test_a_bonus_has_its_limit_in_each_phase():
    """1 U 153: +1 at a time, and no more than +3."""
    scene = Scene(fellowship=[ARAGORN], minions=[URUK_SLAYER], twilight=6, site=6)
    scene.skirmish(ARAGORN, URUK_SLAYER)
    for strength in (10, 11, 12, 12):
        scene.wait_to(Verb.USE, URUK_SLAYER).use(URUK_SLAYER)
        if scene.state.skirmisher >= 0:
            assert scene.strength(URUK_SLAYER) == strength


def test_each_copy_has_a_limit_of_its_own():
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[TROOPER],
        bearing={TROOPER: [ORC_SCIMITAR]},
        twilight=2,
        site=6,
    )
    scene.skirmish(ARAGORN, TROOPER).wait_to(Verb.USE, ORC_SCIMITAR).use(ORC_SCIMITAR)
    scene.wait_to(Verb.USE, ORC_SCIMITAR)
    assert scene.strength(TROOPER) == 6 + 2 + 1


def test_what_is_limited_to_once_a_turn_happens_once():
    """1 C 266: the first weapon on it adds two twilight, the second none."""
    scene = Scene(
        minions=[ORC_CHIEFTAIN, ORC_CHIEFTAIN],
        shadow_hand=[ORC_SCIMITAR, ORC_SCIMITAR],
        twilight=2,
        site=6,
    )
    chieftain = scene._find(ORC_CHIEFTAIN)
    scene.shadow_phase()
    scene.play(ORC_SCIMITAR).do(Verb.CHOOSE, ORC_SCIMITAR, ORC_CHIEFTAIN)
    assert scene.twilight == 3
    scene.state.set_attached(chieftain, ())
    scene.play(ORC_SCIMITAR).do(Verb.CHOOSE, ORC_SCIMITAR, ORC_CHIEFTAIN)
    assert scene.twilight == 2


def test_a_count_has_a_limit():
    """4 U 282: +1 for each Rohan Man you spot, no more than +3."""
    scene = Scene(
        fellowship=[EOMER, EOWYN, GUARD, GUARD, MERRY],
        minions=[CAPTAIN],
        hand=[HONORABLE_CHARGE],
        site=6,
    )
    scene.skirmish(MERRY, CAPTAIN).play(HONORABLE_CHARGE).choose(MERRY).take_number(4).resolve()
    assert ("totals", 6, 13) in (scene.state.log or [])


def test_a_bearer_takes_no_more_than_one_wound_in_a_skirmish():
    """1 C 92: a damage bonus wounds no further."""
    scene = Scene(fellowship=[ARAGORN], minions=[URUK_BROOD], bearing={ARAGORN: [ARMOR]}, site=6)
    scene.skirmish(ARAGORN, URUK_BROOD).resolve()
    assert scene.wounds(ARAGORN) == 1


def test_the_limit_counts_skirmishes_alone():
    scene = Scene(fellowship=[ARAGORN], bearing={ARAGORN: [ARMOR]})
    scene.happen(wound, scene._find(ARAGORN)).happen(wound, scene._find(ARAGORN))
    assert scene.wounds(ARAGORN) == 2


def test_a_limit_on_a_condition_holds_while_it_does():
    """5 U 10: only against a wounded minion."""
    for wounds, taken in ((0, 2), (1, 1)):
        scene = Scene(fellowship=[BALGLIN], minions=[URUK_BROOD], site=6)
        scene.wound(URUK_BROOD, wounds).skirmish(BALGLIN, URUK_BROOD).resolve()
        assert scene.wounds(BALGLIN) == taken


def test_an_armor_protects_only_with_three_men_to_spot():
    armor = {PIPPIN: [PIPPINS_ARMOR]}
    scene = Scene(fellowship=[PIPPIN, ARAGORN], bearing=armor, minions=[CAPTAIN], site=6)
    scene.skirmish(PIPPIN, CAPTAIN)
    pippin = scene._find(PIPPIN)
    scene.state.phase = 6
    scene.state.skirmish_wounds = {pippin: 1}
    assert can_take_wound(scene.state, pippin)
    scene = Scene(
        fellowship=[PIPPIN, ARAGORN, "7_90", "7_110"], bearing=armor, minions=[CAPTAIN], site=6
    )
    scene.state.phase = 6
    pippin = scene._find(PIPPIN)
    scene.state.skirmish_wounds = {pippin: 1}
    assert not can_take_wound(scene.state, pippin)


def test_a_sword_keeps_wounds_away_outside_of_skirmishes():
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[URUK_SLAYER],
        bearing={URUK_SLAYER: [BROAD_BLADED_SWORD]},
        site=6,
    )
    scene.state.phase = ARCHERY
    uruk = scene._find(URUK_SLAYER)
    assert not can_take_wound(scene.state, uruk)
    scene.skirmish(ARAGORN, URUK_SLAYER)
    scene.state.phase = 6
    assert can_take_wound(scene.state, uruk)


def test_archery_wounds_fall_on_others():
    """8 U 60: Ring-bound companions take none while another Raider Man is there."""
    scene = Scene(fellowship=[MERRY], minions=[MARKSMAN, DESERT_FIGHTER], site=6)
    scene.archery_phase().pass_all()
    assert scene.wounds("7_317") == 0
    assert scene.wounds(MERRY) == 1


def test_one_card_of_a_title_on_each_bearer():
    """6 R 26: "limit 1 per bearer"."""
    scene = Scene(fellowship=[FOREST_GUARDIAN], hand=[ENRAGED, ENRAGED], site=2).fellowship_phase()
    scene.play(ENRAGED)
    assert scene.bearer_of(ENRAGED) == FOREST_GUARDIAN
    assert not scene.can(Verb.PLAY, ENRAGED)
