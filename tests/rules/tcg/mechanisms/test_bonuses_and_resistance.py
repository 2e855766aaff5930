"""Bonuses that are lost, and the resistance of every companion (4.2, "resistance")."""

from rules.tcg.engine.modifiers.numbers import damage_bonus, resistance_left
from rules.tcg.engine.state.codes import DAMAGE, RESISTANCE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

SHADOW_SITES = (ROHAN_UPLANDS,) * 9


def left(scene: Scene, card: str) -> int:
    return resistance_left(scene.state, scene.card(card))


def test_a_weapon_adds_nothing_against_who_takes_its_bonus_away() -> None:
    """1 R 143: a character in its skirmish loses strength bonuses from weapons."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [KNIGHTS_SPEAR]},
        minions=[TROOP_OF_URUK_HAI, SOUTHRON_CAPTAIN],
        site=6,
    )
    assert scene.strength(ARAGORN_DRIVEN_BY_NEED) == 9
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, TROOP_OF_URUK_HAI).resolve()
    assert ("totals", 7, 9) in (scene.log or [])


def test_damage_bonuses_from_possessions_are_lost_and_printed_ones_stay() -> None:
    """10 U 57: Gimli's own damage +1 is none of a possession."""
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        bearing={GIMLI_DWARF_OF_EREBOR: [DWARVEN_AXE]},
        minions=[CIRITH_UNGOL_WATCHMAN, SOUTHRON_CAPTAIN],
        site=6,
    )
    gimli = scene.card(GIMLI_DWARF_OF_EREBOR)
    full = scene.number(DAMAGE, GIMLI_DWARF_OF_EREBOR)
    scene.state.skirmisher = gimli
    scene.state.skirmish_minions = [scene.card(CIRITH_UNGOL_WATCHMAN)]
    assert scene.number(DAMAGE, GIMLI_DWARF_OF_EREBOR) == 1
    scene.state.skirmish_minions = [scene.card(SOUTHRON_CAPTAIN)]
    assert scene.number(DAMAGE, GIMLI_DWARF_OF_EREBOR) == full


def test_all_damage_bonuses_are_lost_for_a_skirmish() -> None:
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE, ARAGORN_DRIVEN_BY_NEED],
        minions=[URUK_BROOD],
        hand=[SEEK_AND_HIDE],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_BROOD).play(SEEK_AND_HIDE).resolve()
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


def test_an_armor_takes_them_from_the_one_who_fights_its_bearer() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        bearing={ARAGORN_DRIVEN_BY_NEED: [ARMOR_OF_THE_CITADEL]},
        minions=[URUK_BROOD],
        site=6,
    )
    assert damage_bonus(scene.state, scene.card(URUK_BROOD)) == 1
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_BROOD).resolve()
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1


def test_each_burden_lowers_the_resistance_of_every_companion() -> None:
    scene = Scene(fellowship=[LEGOLAS_COMPANION_OF_THE_RING], burdens=3)
    assert scene.number(RESISTANCE, LEGOLAS_COMPANION_OF_THE_RING) == 7
    assert left(scene, LEGOLAS_COMPANION_OF_THE_RING) == 4
    assert left(scene, FRODO_HOPE_OF_FREE_PEOPLES) == 7


def test_resistance_is_never_below_zero_and_harms_only_the_ring_bearer() -> None:
    """4.2, "resistance": no other companion is corrupted."""
    scene = Scene(fellowship=[LEGOLAS_COMPANION_OF_THE_RING], burdens=9)
    scene.happen(lambda state: None)
    assert left(scene, LEGOLAS_COMPANION_OF_THE_RING) == 0
    assert scene.state.winner is None
    assert scene.in_play(LEGOLAS_COMPANION_OF_THE_RING)


def test_cards_raise_and_lower_it() -> None:
    scene = Scene(
        fellowship=[SAM_STEADFAST_FRIEND, LEGOLAS_COMPANION_OF_THE_RING, MERRY_ROHIRRIM_SQUIRE],
        support=[MEASURE_OF_COMFORT],
    )
    assert scene.number(RESISTANCE, LEGOLAS_COMPANION_OF_THE_RING) == 9
    sam = scene.state.blueprints[scene.card(SAM_STEADFAST_FRIEND)]
    assert scene.number(RESISTANCE, SAM_STEADFAST_FRIEND) == sam.printed[RESISTANCE]
    scene = Scene(fellowship=[LEGOLAS_COMPANION_OF_THE_RING], minions=[URUK_DESECRATOR])
    assert (
        scene.wound(LEGOLAS_COMPANION_OF_THE_RING, 2).number(
            RESISTANCE, LEGOLAS_COMPANION_OF_THE_RING
        )
        == 3
    )
    assert scene.number(RESISTANCE, FRODO_HOPE_OF_FREE_PEOPLES) == 10


def test_a_lurker_lowers_the_resistance_of_boromir() -> None:
    scene = Scene(fellowship=[BOROMIR_DOOMED_HEIR], minions=[PROWLING_ORC, MORDOR_TROOPER])
    with_one = scene.number(RESISTANCE, BOROMIR_DOOMED_HEIR)
    scene = Scene(fellowship=[BOROMIR_DOOMED_HEIR], minions=[PROWLING_ORC, PROWLING_ORC])
    assert scene.number(RESISTANCE, BOROMIR_DOOMED_HEIR) == with_one - 1


def test_a_ring_bearer_whose_resistance_falls_to_the_burdens_is_corrupted() -> None:
    """4.2, "corrupted": by a modifier as well as by a burden."""
    scene = Scene(fellowship=[SAM_STEADFAST_FRIEND], burdens=10)
    scene.happen(lambda state: None)
    assert scene.state.winner is None
    scene.state.companions[0].remove(scene.card(SAM_STEADFAST_FRIEND))
    scene = Scene(fellowship=[], burdens=10)
    scene.state.unsettled = True
    scene.happen(lambda state: None)
    assert scene.state.ending == "corrupted"


def test_a_minion_is_stronger_against_a_low_resistance() -> None:
    """11 U 197: 3 or less."""
    for burdens, total in ((3, 7), (4, 10)):
        scene = Scene(
            fellowship=[LEGOLAS_COMPANION_OF_THE_RING],
            minions=[OVERPOWERING_URUK],
            burdens=burdens,
            site=6,
        )
        scene.skirmish(LEGOLAS_COMPANION_OF_THE_RING, OVERPOWERING_URUK).resolve()
        assert any(note[0] == "totals" and note[2] == total for note in scene.log or [])


def test_resistance_lowered_as_a_minion_is_played_lasts_for_the_turn() -> None:
    path = (BAG_END, BREE_GATE, COUNCIL_COURTYARD, BALINS_TOMB, HORNBURG_PARAPET)
    scene = Scene(
        fellowship=[LEGOLAS_COMPANION_OF_THE_RING, MERRY_ROHIRRIM_SQUIRE],
        shadow_hand=[INTIMIDATING_URUK],
        twilight=9,
        site=5,
        path=path,
    )
    scene.shadow_phase().play(INTIMIDATING_URUK).choose(MERRY_ROHIRRIM_SQUIRE)
    printed = scene.state.blueprints[scene.card(MERRY_ROHIRRIM_SQUIRE)].printed[RESISTANCE]
    assert scene.number(RESISTANCE, MERRY_ROHIRRIM_SQUIRE) == printed - 2


def test_a_bonus_equals_the_resistance_of_who_exerted() -> None:
    """11 U 6: after the burdens."""
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR, LEGOLAS_GREENLEAF],
        minions=[SOUTHRON_CAPTAIN],
        hand=[FALLEN_LORD],
        burdens=2,
        site=6,
    )
    before, resistance = scene.strength(GIMLI_DWARF_OF_EREBOR), left(scene, GIMLI_DWARF_OF_EREBOR)
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, SOUTHRON_CAPTAIN).play(FALLEN_LORD).resolve()
    assert ("totals", before + resistance, 13) in (scene.log or [])
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == 1
    assert not scene.can(Verb.PLAY)
