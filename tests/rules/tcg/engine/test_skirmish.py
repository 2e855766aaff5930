"""Skirmishes: who wins, who is wounded, who is overwhelmed.

Comprehensive Rulebook 2.0, "6. Skirmish phase(s)" and, in the deluxe rules, "Skirmish phase(s)".
"""

from rules.tcg.engine.modifiers.changes import change_number
from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import DAMAGE, STRENGTH, UNTIL_END_OF_TURN
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def change(scene: Scene, card: str, statistic: int, amount: int, copy: int = 0) -> None:
    change_number(scene.state, scene.card(card, copy), statistic, amount, UNTIL_END_OF_TURN)


def test_strengths_of_several_minions_are_added_up() -> None:
    """2.0, "Resolve that skirmish": strength 8 against two Orcs of 3 each wins, a wound each."""
    scene = Scene(
        fellowship=[ARAGORN_HEIR_OF_ELENDIL], minions=[MORDOR_SOLDIER, MORDOR_SOLDIER], site=6
    )
    scene.skirmish(ARAGORN_HEIR_OF_ELENDIL, MORDOR_SOLDIER, MORDOR_SOLDIER).resolve()
    assert scene.wounds(MORDOR_SOLDIER, 0) == 1
    assert scene.wounds(MORDOR_SOLDIER, 1) == 1
    assert scene.wounds(ARAGORN_HEIR_OF_ELENDIL) == 0


def test_a_damage_bonus_adds_a_wound_to_each_loser() -> None:
    """2.0, the same example: with damage +1 each Orc takes two wounds, and so is killed."""
    scene = Scene(
        fellowship=[ARAGORN_HEIR_OF_ELENDIL], minions=[MORDOR_SOLDIER, MORDOR_SOLDIER], site=6
    )
    change(scene, ARAGORN_HEIR_OF_ELENDIL, DAMAGE, 1)
    scene.skirmish(ARAGORN_HEIR_OF_ELENDIL, MORDOR_SOLDIER, MORDOR_SOLDIER)
    assert scene.is_discarded(MORDOR_SOLDIER, 0)
    assert scene.is_discarded(MORDOR_SOLDIER, 1)


def test_damage_bonuses_of_several_winners_are_added_up() -> None:
    """2.0, the same example: two Orcs of strength 4 with damage +1 win and give three wounds."""
    scene = Scene(
        fellowship=[ARAGORN_HEIR_OF_ELENDIL], minions=[MORDOR_SOLDIER, MORDOR_SOLDIER], site=6
    )
    for copy in (0, 1):
        change(scene, MORDOR_SOLDIER, STRENGTH, 1, copy)
        change(scene, MORDOR_SOLDIER, DAMAGE, 1, copy)
    scene.skirmish(ARAGORN_HEIR_OF_ELENDIL, MORDOR_SOLDIER, MORDOR_SOLDIER)
    assert scene.wounds(ARAGORN_HEIR_OF_ELENDIL) == 3


def test_the_loser_takes_a_wound() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_TROOPER], site=6)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER).resolve()
    assert scene.wounds(MORDOR_TROOPER) == 1
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0


def test_a_tie_goes_to_the_shadow() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_DEFENDER], site=6)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_DEFENDER).resolve()
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.wounds(MORDOR_DEFENDER) == 0


def test_a_printed_damage_bonus_counts_for_minions_and_companions() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[URUK_BROOD], site=6)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, URUK_BROOD).resolve()
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2
    scene = Scene(fellowship=[GIMLI_DWARF_OF_EREBOR], minions=[MORDOR_SOLDIER], site=6)
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, MORDOR_SOLDIER).resolve()
    assert scene.is_discarded(MORDOR_SOLDIER)


def test_double_strength_overwhelms_whatever_vitality_is_left() -> None:
    scene = Scene(fellowship=[MADRIL_FARAMIRS_AIDE], minions=[SOUTHRON_CAPTAIN], site=6)
    scene.skirmish(MADRIL_FARAMIRS_AIDE, SOUTHRON_CAPTAIN).resolve()
    assert scene.is_dead(MADRIL_FARAMIRS_AIDE)


def test_less_than_double_strength_only_wounds() -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[SOUTHRON_CAPTAIN], site=6)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN).resolve()
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 1
    assert not scene.is_dead(ARAGORN_DRIVEN_BY_NEED)


def test_a_companion_overwhelms_a_minion_of_half_its_strength() -> None:
    scene = Scene(fellowship=[TARGON], minions=[MORDOR_SOLDIER], site=6)
    scene.skirmish(TARGON, MORDOR_SOLDIER).resolve()
    assert scene.is_discarded(MORDOR_SOLDIER)


def test_any_strength_overwhelms_a_total_of_zero() -> None:
    """2.0 deluxe, "Resolve that skirmish"."""
    scene = Scene(fellowship=[TARGON], minions=[SOUTHRON_CAPTAIN], site=6)
    change(scene, SOUTHRON_CAPTAIN, STRENGTH, -20)
    scene.skirmish(TARGON, SOUTHRON_CAPTAIN)
    assert scene.is_discarded(SOUTHRON_CAPTAIN)


def test_at_zero_against_zero_the_shadow_wins_without_overwhelming() -> None:
    """2.0 deluxe, "Resolve that skirmish"."""
    scene = Scene(fellowship=[TARGON], minions=[SOUTHRON_CAPTAIN], site=6)
    change(scene, SOUTHRON_CAPTAIN, STRENGTH, -20)
    change(scene, TARGON, STRENGTH, -20)
    scene.skirmish(TARGON, SOUTHRON_CAPTAIN)
    assert not scene.is_dead(TARGON)
    assert scene.wounds(TARGON) == 1


def test_strength_never_counts_below_zero_but_modifiers_keep_adding_up() -> None:
    """2.0, "Modifiers": 4 - 6 counts as 0, and 3 more make it 1."""
    scene = Scene(fellowship=[], minions=[SOUTHRON_CAPTAIN], site=6)
    assert scene.strength(FRODO_HOPE_OF_FREE_PEOPLES) == 4
    change(scene, FRODO_HOPE_OF_FREE_PEOPLES, STRENGTH, -6)
    assert scene.strength(FRODO_HOPE_OF_FREE_PEOPLES) == 0
    change(scene, FRODO_HOPE_OF_FREE_PEOPLES, STRENGTH, 3)
    assert scene.strength(FRODO_HOPE_OF_FREE_PEOPLES) == 1


def test_a_side_removed_before_the_totals_has_lost() -> None:
    """2.0 deluxe, "Skirmish phase(s)": the other side wins, and nobody is wounded."""
    scene = Scene(fellowship=[TARGON], minions=[SOUTHRON_CAPTAIN], site=6, hand=[CITY_OF_MEN])
    scene.skirmish(TARGON, SOUTHRON_CAPTAIN)
    kill(scene.state, scene.card(SOUTHRON_CAPTAIN))
    scene.resolve()
    assert scene.state.skirmisher == -1
    assert scene.wounds(TARGON) == 0
    assert ("won", scene.card(TARGON)) in scene.log


def test_effects_of_a_skirmish_end_with_it() -> None:
    scene = Scene(fellowship=[TARGON], minions=[SOUTHRON_CAPTAIN], site=6, hand=[CITY_OF_MEN])
    scene.skirmish(TARGON, SOUTHRON_CAPTAIN).play(CITY_OF_MEN)
    scene.resolve()
    assert scene.wounds(TARGON) == 1
    assert scene.strength(TARGON) == 6


def test_when_both_pass_in_a_row_the_skirmish_is_resolved() -> None:
    """2.0, "Action procedure": the Free Peoples first; passing does not bar from acting later."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER],
        site=6,
        hand=[CITY_OF_MEN],
        threats=2,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    assert scene.who == 0
    scene.pass_()
    assert scene.who == 1
    scene.use(MORDOR_TROOPER)
    assert scene.who == 0
    scene.play(CITY_OF_MEN)
    assert scene.state.skirmisher == -1
