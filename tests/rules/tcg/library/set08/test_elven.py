"""The Elven cards of set 8, *Siege of Gondor*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

OTHER_ARCHER = LEGOLAS_ARCHER_OF_MIRKWOOD


def _archery(event: str) -> Scene:
    scene = Scene(
        fellowship=[
            LEGOLAS_GREENLEAF,
            OTHER_ARCHER,
            ARAGORN_DRIVEN_BY_NEED,
            GIMLI_DWARF_OF_EREBOR,
        ],
        minions=[SOUTHRON_CAPTAIN],
        hand=[event] * 2,  # the second keeps the phase open
        site=5,
    )
    scene.wound(ARAGORN_DRIVEN_BY_NEED, 2).wound(GIMLI_DWARF_OF_EREBOR, 2)
    return scene.archery_phase()


def test_a_grey_ship_heals_as_many_as_arrows_are_given_up() -> None:
    """X is no more than the total, so it never falls below zero."""
    scene = _archery(A_GREY_SHIP)
    assert archery_totals(scene.state)[0] == 2
    scene.play(A_GREY_SHIP)
    assert max(option.number for option in scene.options()) == 2
    scene.take_number(2)
    assert archery_totals(scene.state)[0] == 0
    scene.choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) + scene.wounds(GIMLI_DWARF_OF_EREBOR) == 2


def test_a_grey_ship_ends_archery_abilities_of_its_player() -> None:
    scene = _archery(A_GREY_SHIP)
    assert scene.can(Verb.USE, LEGOLAS_GREENLEAF)
    scene.play(A_GREY_SHIP).take_number(1)
    while scene.can(Verb.CHOOSE):
        scene.take_first()
    assert not scene.can(Verb.USE, LEGOLAS_GREENLEAF)


def test_reckless_we_rode_wounds_one_minion_once_for_each_arrow_given_up() -> None:
    scene = _archery(RECKLESS_WE_RODE)
    scene.play(RECKLESS_WE_RODE).choose(LEGOLAS_GREENLEAF).take_number(1)
    assert scene.wounds(LEGOLAS_GREENLEAF) == 1
    assert scene.wounds(SOUTHRON_CAPTAIN) == 1
    assert archery_totals(scene.state)[0] == 1


@pytest.mark.parametrize(("wounded", "lost"), [(2, 0), (3, 3)])
def test_legolas_elven_stalwart_weakens_whom_he_fights_among_three_wounded_minions(
    wounded: int, lost: int
) -> None:
    minions = [MORDOR_VETERAN, URUK_RAGER, MORGUL_LACKEY]
    scene = Scene(fellowship=[LEGOLAS_ELVEN_STALWART], minions=[*minions, MORGUL_LACKEY], site=6)
    for minion in minions[:wounded]:
        scene.wound(minion, 1)
    before = [scene.strength(minion) for minion in minions]
    scene.skirmish(LEGOLAS_ELVEN_STALWART, MORDOR_VETERAN)
    assert scene.strength(MORDOR_VETERAN) == before[0] - lost
    assert scene.strength(MORGUL_LACKEY) == before[2]


def test_life_of_the_eldar_discards_an_elf_of_two_to_draw_three_cards() -> None:
    scene = Scene(
        fellowship=[LEGOLAS_ELVEN_STALWART, ARWEN_DAUGHTER_OF_ELROND],
        hand=[LIFE_OF_THE_ELDAR],
        deck=[DWARF_GUARD] * 4,
    )
    scene.regroup_phase().play(LIFE_OF_THE_ELDAR).choose(ARWEN_DAUGHTER_OF_ELROND)
    assert scene.is_discarded(ARWEN_DAUGHTER_OF_ELROND)
    assert scene.hand() == [DWARF_GUARD] * 3
    alone = Scene(
        fellowship=[LEGOLAS_ELVEN_STALWART], hand=[LIFE_OF_THE_ELDAR], deck=[DWARF_GUARD] * 4
    ).regroup_phase()
    assert not alone.can(Verb.PLAY, LIFE_OF_THE_ELDAR)


def test_shake_off_the_shadow_adds_two_arrows_at_most() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[SHAKE_OFF_THE_SHADOW],
        minions=[MORDOR_VETERAN],
        site=6,
    ).put_tokens(SHAKE_OFF_THE_SHADOW, 3)
    scene.archery_phase()
    while scene.can(Verb.USE, SHAKE_OFF_THE_SHADOW):
        scene.use(SHAKE_OFF_THE_SHADOW)
    scene.pass_all()
    assert scene.wounds(MORDOR_VETERAN) == 2
