"""The Gollum cards of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.operations.wounds import discard_from_play
from rules.tcg.engine.state.codes import SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    DECEIT,
    DWARF_GUARD,
    ENEMY_IN_YOUR_MIDST,
    GOLLUM_STINKER,
    IT_DRAWS_HIM,
    LEGOLAS_GREENLEAF,
    MORDOR_TROOPER,
    NOT_ALONE,
    SAM_STEADFAST_FRIEND,
    SHELOB_EATER_OF_LIGHT,
    SHELOB_MENACE,
    SMEAGOL_OLD_NOSER,
    STING_OF_SHELOB,
)
from tests.rules.tcg.scene import Scene


def test_sting_of_shelob_lets_the_free_peoples_player_choose_who_dies() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
        minions=[SHELOB_EATER_OF_LIGHT],
        shadow_hand=[STING_OF_SHELOB],
        twilight=10,
        site=4,
    )
    scene.regroup_phase().wait_to(Verb.PLAY, STING_OF_SHELOB).play(STING_OF_SHELOB)
    assert scene.who == 0
    assert not scene.can(Verb.CHOOSE, scene.id_of(scene.state.ring_bearer[0]))
    scene.choose(DWARF_GUARD).choose(LEGOLAS_GREENLEAF).choose(DWARF_GUARD)
    assert scene.is_dead(DWARF_GUARD)
    assert scene.hand() == [LEGOLAS_GREENLEAF]
    assert scene.in_play(ARAGORN_DRIVEN_BY_NEED)


@pytest.mark.parametrize(("twilight", "saved"), [(1, True), (0, False)])
def test_deceit_saves_another_condition_of_gollum(twilight: int, saved: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        shadow_support=[DECEIT, NOT_ALONE],
        twilight=twilight,
        site=4,
    )
    scene.happen(discard_from_play, scene.card(NOT_ALONE), scene.card(DWARF_GUARD))
    assert scene.can(Verb.TRIGGER, DECEIT) is saved
    if saved:
        scene.answer_with(DECEIT)
        assert scene.twilight == 0
    assert scene.in_play(NOT_ALONE) is saved


def test_deceit_does_not_save_itself() -> None:
    scene = Scene(fellowship=[DWARF_GUARD], shadow_support=[DECEIT], twilight=2, site=4)
    scene.happen(discard_from_play, scene.card(DECEIT), scene.card(DWARF_GUARD))
    assert scene.is_discarded(DECEIT)


@pytest.mark.parametrize(("wounds", "offered"), [(1, True), (0, False)])
def test_enemy_in_your_midst_heals_a_ring_bound_companion_for_a_token(
    wounds: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[SAM_STEADFAST_FRIEND],
        shadow_support=[NOT_ALONE],
        shadow_hand=[ENEMY_IN_YOUR_MIDST],
        site=4,
    ).put_tokens(NOT_ALONE, 1)
    scene.wound(SAM_STEADFAST_FRIEND, wounds).shadow_phase()
    assert scene.can(Verb.PLAY, ENEMY_IN_YOUR_MIDST) is offered
    if offered:
        scene.play(ENEMY_IN_YOUR_MIDST)
        assert scene.wounds(SAM_STEADFAST_FRIEND) == 0
        assert scene.tokens(NOT_ALONE) == 2


@pytest.mark.parametrize(("site", "price"), [(6, 1), (4, 2)])
def test_it_draws_him_makes_a_minion_cheaper_and_more_if_it_roams(site: int, price: int) -> None:
    """A Trooper costs 2; before site 6 it roams, and the penalty of 2 is paid all the same."""
    scene = Scene(
        fellowship=[SMEAGOL_OLD_NOSER],
        shadow_hand=[IT_DRAWS_HIM, MORDOR_TROOPER],
        minions=[GOLLUM_STINKER],
        twilight=9,
        site=site,
    )
    scene.shadow_phase().play(IT_DRAWS_HIM)
    assert scene.in_play(MORDOR_TROOPER)
    assert scene.twilight == 9 - price


@pytest.mark.parametrize("count", [0, 2])
def test_shelob_menace_adds_threats_up_to_the_burdens(count: int) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * 3,
        minions=[SHELOB_MENACE],
        burdens=2,
        site=8,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(SHELOB_MENACE))
    scene.answer_with(SHELOB_MENACE)
    if scene.can(Verb.NUMBER):
        scene.take_number(count)
    assert scene.threats == count
