"""Skirmishes: who wins, who is wounded, who is overwhelmed.

Comprehensive Rulebook 2.0, "6. Skirmish phase(s)" and, in the deluxe rules, "Skirmish phase(s)".
"""

from rules.tcg.engine.changes import change_number
from rules.tcg.engine.codes import DAMAGE, STRENGTH, UNTIL_END_OF_TURN
from rules.tcg.engine.wounds import kill
from tests.rules.tcg.cards import (
    ARAGORN,
    ARAGORN_HEIR,
    CAPTAIN,
    CITY_OF_MEN,
    FRODO,
    GIMLI,
    MADRIL,
    MORDOR_DEFENDER,
    MORDOR_SOLDIER,
    TARGON,
    TROOPER,
    URUK_BROOD,
)
from tests.rules.tcg.scene import Scene


def change(scene: Scene, card: str, statistic: int, amount: int, copy: int = 0) -> None:
    change_number(scene.state, scene._find(card, copy), statistic, amount, UNTIL_END_OF_TURN)


def test_strengths_of_several_minions_are_added_up():
    """2.0, "Resolve that skirmish": strength 8 against two Orcs of 3 each wins, a wound each."""
    scene = Scene(fellowship=[ARAGORN_HEIR], minions=[MORDOR_SOLDIER, MORDOR_SOLDIER], site=6)
    scene.skirmish(ARAGORN_HEIR, MORDOR_SOLDIER, MORDOR_SOLDIER).resolve()
    assert scene.wounds(MORDOR_SOLDIER, 0) == 1
    assert scene.wounds(MORDOR_SOLDIER, 1) == 1
    assert scene.wounds(ARAGORN_HEIR) == 0


def test_a_damage_bonus_adds_a_wound_to_each_loser():
    """2.0, the same example: with damage +1 each Orc takes two wounds, and so is killed."""
    scene = Scene(fellowship=[ARAGORN_HEIR], minions=[MORDOR_SOLDIER, MORDOR_SOLDIER], site=6)
    change(scene, ARAGORN_HEIR, DAMAGE, 1)
    scene.skirmish(ARAGORN_HEIR, MORDOR_SOLDIER, MORDOR_SOLDIER)
    assert scene.is_discarded(MORDOR_SOLDIER, 0)
    assert scene.is_discarded(MORDOR_SOLDIER, 1)


def test_damage_bonuses_of_several_winners_are_added_up():
    """2.0, the same example: two Orcs of strength 4 with damage +1 win and give three wounds."""
    scene = Scene(fellowship=[ARAGORN_HEIR], minions=[MORDOR_SOLDIER, MORDOR_SOLDIER], site=6)
    for copy in (0, 1):
        change(scene, MORDOR_SOLDIER, STRENGTH, 1, copy)
        change(scene, MORDOR_SOLDIER, DAMAGE, 1, copy)
    scene.skirmish(ARAGORN_HEIR, MORDOR_SOLDIER, MORDOR_SOLDIER)
    assert scene.wounds(ARAGORN_HEIR) == 3


def test_the_loser_takes_a_wound():
    scene = Scene(fellowship=[ARAGORN], minions=[TROOPER], site=6)
    scene.skirmish(ARAGORN, TROOPER).resolve()
    assert scene.wounds(TROOPER) == 1
    assert scene.wounds(ARAGORN) == 0


def test_a_tie_goes_to_the_shadow():
    scene = Scene(fellowship=[ARAGORN], minions=[MORDOR_DEFENDER], site=6)
    scene.skirmish(ARAGORN, MORDOR_DEFENDER).resolve()
    assert scene.wounds(ARAGORN) == 1
    assert scene.wounds(MORDOR_DEFENDER) == 0


def test_a_printed_damage_bonus_counts_for_minions_and_companions():
    scene = Scene(fellowship=[ARAGORN], minions=[URUK_BROOD], site=6)
    scene.skirmish(ARAGORN, URUK_BROOD).resolve()
    assert scene.wounds(ARAGORN) == 2
    scene = Scene(fellowship=[GIMLI], minions=[MORDOR_SOLDIER], site=6)
    scene.skirmish(GIMLI, MORDOR_SOLDIER).resolve()
    assert scene.is_discarded(MORDOR_SOLDIER)


def test_double_strength_overwhelms_whatever_vitality_is_left():
    scene = Scene(fellowship=[MADRIL], minions=[CAPTAIN], site=6)
    scene.skirmish(MADRIL, CAPTAIN).resolve()
    assert scene.is_dead(MADRIL)


def test_less_than_double_strength_only_wounds():
    scene = Scene(fellowship=[ARAGORN], minions=[CAPTAIN], site=6)
    scene.skirmish(ARAGORN, CAPTAIN).resolve()
    assert scene.wounds(ARAGORN) == 1
    assert not scene.is_dead(ARAGORN)


def test_a_companion_overwhelms_a_minion_of_half_its_strength():
    scene = Scene(fellowship=[TARGON], minions=[MORDOR_SOLDIER], site=6)
    scene.skirmish(TARGON, MORDOR_SOLDIER).resolve()
    assert scene.is_discarded(MORDOR_SOLDIER)


def test_any_strength_overwhelms_a_total_of_zero():
    """2.0 deluxe, "Resolve that skirmish"."""
    scene = Scene(fellowship=[TARGON], minions=[CAPTAIN], site=6)
    change(scene, CAPTAIN, STRENGTH, -20)
    scene.skirmish(TARGON, CAPTAIN)
    assert scene.is_discarded(CAPTAIN)


def test_at_zero_against_zero_the_shadow_wins_without_overwhelming():
    """2.0 deluxe, "Resolve that skirmish"."""
    scene = Scene(fellowship=[TARGON], minions=[CAPTAIN], site=6)
    change(scene, CAPTAIN, STRENGTH, -20)
    change(scene, TARGON, STRENGTH, -20)
    scene.skirmish(TARGON, CAPTAIN)
    assert not scene.is_dead(TARGON)
    assert scene.wounds(TARGON) == 1


def test_strength_never_counts_below_zero_but_modifiers_keep_adding_up():
    """2.0, "Modifiers": 4 - 6 counts as 0, and 3 more make it 1."""
    scene = Scene(fellowship=[], minions=[CAPTAIN], site=6)
    assert scene.strength(FRODO) == 4
    change(scene, FRODO, STRENGTH, -6)
    assert scene.strength(FRODO) == 0
    change(scene, FRODO, STRENGTH, 3)
    assert scene.strength(FRODO) == 1


def test_a_side_removed_before_the_totals_has_lost():
    """2.0 deluxe, "Skirmish phase(s)": the other side wins, and nobody is wounded."""
    scene = Scene(fellowship=[TARGON], minions=[CAPTAIN], site=6, hand=[CITY_OF_MEN])
    scene.skirmish(TARGON, CAPTAIN)
    kill(scene.state, scene._find(CAPTAIN))
    scene.resolve()
    assert scene.state.skirmisher == -1
    assert scene.wounds(TARGON) == 0
    assert ("won", scene._find(TARGON)) in scene.state.log


def test_effects_of_a_skirmish_end_with_it():
    scene = Scene(fellowship=[TARGON], minions=[CAPTAIN], site=6, hand=[CITY_OF_MEN])
    scene.skirmish(TARGON, CAPTAIN).play(CITY_OF_MEN)
    scene.resolve()
    assert scene.wounds(TARGON) == 1
    assert scene.strength(TARGON) == 6


def test_when_both_pass_in_a_row_the_skirmish_is_resolved():
    """2.0, "Action procedure": the Free Peoples first; passing does not bar from acting later."""
    scene = Scene(fellowship=[ARAGORN], minions=[TROOPER], site=6, hand=[CITY_OF_MEN], threats=2)
    scene.skirmish(ARAGORN, TROOPER)
    assert scene.who == 0
    scene.pass_()
    assert scene.who == 1
    scene.use(TROOPER)
    assert scene.who == 0
    scene.play(CITY_OF_MEN)
    assert scene.state.skirmisher == -1
