"""The Elven cards of set 5, *Battle of Helm's Deep*."""

import pytest

from rules.tcg.engine.operations.path import move
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


def test_legolas_sword_asks_for_a_wounded_minion() -> None:
    for wounds in (0, 1):
        scene = Scene(
            fellowship=[LEGOLAS_GREENLEAF],
            bearing={LEGOLAS_GREENLEAF: [LEGOLAS_SWORD]},
            minions=[URUK_BROOD],
        )
        scene.wound(LEGOLAS_GREENLEAF, 1).wound(URUK_BROOD, wounds)
        scene.happen(move)
        assert scene.can(Verb.TRIGGER, LEGOLAS_SWORD) is bool(wounds)
        if wounds:
            scene.answer_with(LEGOLAS_SWORD)
            assert scene.wounds(LEGOLAS_GREENLEAF) == 0


NAITH = [THONNAS, ERETHON, TAURNIL]


@pytest.mark.parametrize(
    ("elves", "tired", "may"),
    [(NAITH, 0, True), (NAITH[:2], 0, False), (NAITH, 2, False)],
    ids=["three Elves", "two Elves and an ally", "one Elf exhausted"],
)
def test_break_the_charge_exerts_three_elves_for_two_arrows(
    elves: list[str], tired: int, may: bool
) -> None:
    scene = Scene(
        fellowship=[*elves, ARAGORN_DRIVEN_BY_NEED],
        support=[ELROND_LORD_OF_RIVENDELL],
        hand=[BREAK_THE_CHARGE],
        minions=[MORDOR_VETERAN],
        site=6,
    ).wound(THONNAS, tired)
    scene.archery_phase()
    assert scene.can(Verb.PLAY, BREAK_THE_CHARGE) is may
    if may:
        scene.play(BREAK_THE_CHARGE)
        for elf in elves[:2]:
            scene.choose(elf)
        assert [scene.wounds(elf) for elf in elves] == [1, 1, 1]
        assert scene.wounds(MORDOR_VETERAN) == 2


@pytest.mark.parametrize(("elves", "may"), [(NAITH, True), (NAITH[:2], False)])
def test_that_is_no_orc_horn_heals_a_companion_and_liberates_a_site(
    elves: list[str], may: bool
) -> None:
    scene = Scene(
        fellowship=[*elves, ARAGORN_DRIVEN_BY_NEED],
        support=[ELROND_LORD_OF_RIVENDELL],
        hand=[THAT_IS_NO_ORC_HORN],
        site=4,
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 1).wound(THONNAS, 1).wound(ELROND_LORD_OF_RIVENDELL, 1)
    scene.control(ARAGORN_SITES[0]).regroup_phase()
    assert scene.can(Verb.PLAY, THAT_IS_NO_ORC_HORN) is may
    if may:
        scene.play(THAT_IS_NO_ORC_HORN)
        assert not scene.can(Verb.CHOOSE, ELROND_LORD_OF_RIVENDELL)
        scene.choose(ARAGORN_DRIVEN_BY_NEED)
        assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 0
        assert scene.wounds(THONNAS) == 1
        assert not scene.controls(ARAGORN_SITES[0])


def test_that_is_no_orc_horn_heals_where_no_site_is_controlled() -> None:
    scene = Scene(fellowship=NAITH, hand=[THAT_IS_NO_ORC_HORN], site=4).wound(THONNAS, 1)
    scene.regroup_phase().play(THAT_IS_NO_ORC_HORN)
    assert scene.wounds(THONNAS) == 0


@pytest.mark.parametrize(
    ("healed", "may"),
    [
        (THONNAS, True),
        (GIMLI_DWARF_OF_EREBOR, True),
        (ARAGORN_DRIVEN_BY_NEED, False),
        (ELROND_LORD_OF_RIVENDELL, False),
        (LEGOLAS_ARCHER_OF_MIRKWOOD, False),
    ],
)
def test_legolas_archer_of_mirkwood_heals_a_dwarf_or_another_elf(healed: str, may: bool) -> None:
    scene = Scene(
        fellowship=[
            LEGOLAS_ARCHER_OF_MIRKWOOD,
            THONNAS,
            GIMLI_DWARF_OF_EREBOR,
            ARAGORN_DRIVEN_BY_NEED,
        ],
        support=[ELROND_LORD_OF_RIVENDELL],
        minions=[MORDOR_SOLDIER, MORGUL_LACKEY],
        site=6,
    ).wound(healed, 1)
    scene.skirmish(LEGOLAS_ARCHER_OF_MIRKWOOD, MORDOR_SOLDIER)
    if scene.comes_to(Verb.TRIGGER, LEGOLAS_ARCHER_OF_MIRKWOOD):
        scene.answer_with(LEGOLAS_ARCHER_OF_MIRKWOOD)
        while scene.can(Verb.CHOOSE, healed):
            scene.choose(healed)
    assert scene.wounds(healed) == (0 if may else 1)


@pytest.mark.parametrize(("wounded", "taken"), [(1, 1), (0, 2)])
def test_balglin_takes_one_wound_of_a_wounded_minion(wounded: int, taken: int) -> None:
    brute = URUK_GUARD
    scene = Scene(fellowship=[BALGLIN], minions=[brute, MORGUL_LACKEY], site=6)
    scene.wound(brute, wounded).skirmish(BALGLIN, brute).resolve()
    assert scene.wounds(BALGLIN) == taken
