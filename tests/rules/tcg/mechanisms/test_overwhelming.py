"""When a character is overwhelmed, and what raises the factor (4.2, "overwhelmed")."""

from tests.rules.tcg.cards import CAPTAIN, MADRIL, MERRY, MORDOR_DEFENDER
from tests.rules.tcg.scene import Scene

DWARVEN_ARMOR = "1_8"
DWARF_GUARD = "1_7"
COAT_OF_MAIL = "1_101"
BOUNDER = "1_286"


def test_a_character_with_armor_is_overwhelmed_only_when_tripled():
    """Strength 6 against 13: twice, but not three times."""
    scene = Scene(fellowship=[MADRIL], minions=[CAPTAIN], bearing={MADRIL: [COAT_OF_MAIL]}, site=6)
    scene.skirmish(MADRIL, CAPTAIN).resolve()
    assert not scene.is_dead(MADRIL)
    assert scene.wounds(MADRIL) == 1


def test_without_the_armor_the_same_character_is_overwhelmed():
    scene = Scene(fellowship=[MADRIL], minions=[CAPTAIN], site=6)
    scene.skirmish(MADRIL, CAPTAIN).resolve()
    assert scene.is_dead(MADRIL)


def test_three_times_the_strength_overwhelms_even_so():
    """Dwarf Guard has strength 4; 13 is more than three times that."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[CAPTAIN],
        bearing={DWARF_GUARD: [DWARVEN_ARMOR]},
        site=6,
    )
    scene.skirmish(DWARF_GUARD, CAPTAIN).resolve()
    assert scene.is_dead(DWARF_GUARD)


def test_the_factor_can_be_raised_for_one_skirmish():
    scene = Scene(fellowship=[MERRY, BOUNDER], minions=[MORDOR_DEFENDER], site=6)
    scene.skirmish(MERRY, MORDOR_DEFENDER).use(BOUNDER).choose(MERRY)
    scene.resolve()
    assert scene.wounds(BOUNDER) == 1
    assert scene.wounds(MERRY) == 1
    assert not scene.is_dead(MERRY)
