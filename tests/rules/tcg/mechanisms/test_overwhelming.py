"""When a character is overwhelmed, and what raises the factor (4.2, "overwhelmed")."""

from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_a_character_with_armor_is_overwhelmed_only_when_tripled() -> None:
    """Strength 6 against 13: twice, but not three times."""
    scene = Scene(
        fellowship=[MADRIL_FARAMIRS_AIDE],
        minions=[SOUTHRON_CAPTAIN],
        bearing={MADRIL_FARAMIRS_AIDE: [COAT_OF_MAIL]},
        site=6,
    )
    scene.skirmish(MADRIL_FARAMIRS_AIDE, SOUTHRON_CAPTAIN).resolve()
    assert not scene.is_dead(MADRIL_FARAMIRS_AIDE)
    assert scene.wounds(MADRIL_FARAMIRS_AIDE) == 1


def test_without_the_armor_the_same_character_is_overwhelmed() -> None:
    scene = Scene(fellowship=[MADRIL_FARAMIRS_AIDE], minions=[SOUTHRON_CAPTAIN], site=6)
    scene.skirmish(MADRIL_FARAMIRS_AIDE, SOUTHRON_CAPTAIN).resolve()
    assert scene.is_dead(MADRIL_FARAMIRS_AIDE)


def test_three_times_the_strength_overwhelms_even_so() -> None:
    """Dwarf Guard has strength 4; 13 is more than three times that."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[SOUTHRON_CAPTAIN],
        bearing={DWARF_GUARD: [DWARVEN_ARMOR]},
        site=6,
    )
    scene.skirmish(DWARF_GUARD, SOUTHRON_CAPTAIN).resolve()
    assert scene.is_dead(DWARF_GUARD)


def test_the_factor_can_be_raised_for_one_skirmish() -> None:
    scene = Scene(fellowship=[MERRY_ROHIRRIM_SQUIRE, BOUNDER], minions=[MORDOR_DEFENDER], site=6)
    scene.skirmish(MERRY_ROHIRRIM_SQUIRE, MORDOR_DEFENDER).use(BOUNDER).choose(
        MERRY_ROHIRRIM_SQUIRE
    )
    scene.resolve()
    assert scene.wounds(BOUNDER) == 1
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 1
    assert not scene.is_dead(MERRY_ROHIRRIM_SQUIRE)
