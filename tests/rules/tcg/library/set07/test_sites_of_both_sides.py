"""Sites of set 7, *The Return of the King*, that help one side for a price or at a move."""

from typing import Any

import pytest

from rules.tcg.engine.modifiers.numbers import game_number
from rules.tcg.engine.operations import path
from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import MINION_ARCHERY, Verb
from rules.tcg.engine.turn.phases import moves_allowed
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, SHADOW, Scene


def at(site: str, number: int, **laid: Any) -> Scene:
    sites = (*ARAGORN_SITES[: number - 1], site, *ARAGORN_SITES[number:])
    return Scene(path=sites, site=number, **laid)


def test_dunharrow_plateau_brings_a_dwarven_condition_once_a_turn() -> None:
    scene = at(
        DUNHARROW_PLATEAU,
        1,
        fellowship=[DWARF_GUARD],
        deck=[DARK_WAYS, LOYALTY_UNSHAKEN, AXE_STRIKE],
    ).fellowship_phase()
    scene.use(DUNHARROW_PLATEAU).choose(DARK_WAYS)
    assert scene.in_play(DARK_WAYS)
    assert not scene.can(Verb.USE, DUNHARROW_PLATEAU)


def test_isengard_ruined_lets_each_player_draw_for_two_twilight() -> None:
    scene = at(
        ISENGARD_RUINED_7_331,
        1,
        fellowship=[GANDALF_THE_GREY_WIZARD],
        deck=[DWARF_GUARD] * 2,
        shadow_deck=[MORDOR_VETERAN] * 2,
    ).fellowship_phase()
    scene.use(ISENGARD_RUINED_7_331)
    while scene.can(Verb.YES):
        scene.do(Verb.YES)
    assert scene.twilight == 2
    assert (scene.hand(), scene.hand(SHADOW)) == ([DWARF_GUARD], [MORDOR_VETERAN])


@pytest.mark.parametrize("hobbits", [3, 2])
def test_sleeping_quarters_remove_two_twilight_for_three_hobbits(hobbits: int) -> None:
    others = [MERRY_ROHIRRIM_SQUIRE, PIPPIN_SWORN_TO_SERVICE][: hobbits - 1]
    scene = at(SLEEPING_QUARTERS, 1, fellowship=others, twilight=2).happen(path.move)
    while scene.can(Verb.PASS) and not scene.can(Verb.YES):
        scene.pass_()
    assert scene.can(Verb.YES) is (hobbits == 3)
    if hobbits == 3:
        before = scene.twilight
        assert scene.do(Verb.YES).twilight == before - 2


@pytest.mark.parametrize(("cards", "offered"), [(3, True), (4, False)])
def test_the_kings_tent_lowers_the_move_limit_with_initiative(cards: int, *, offered: bool) -> None:
    scene = at(KINGS_TENT, 2, minions=[MORDOR_VETERAN], hand=[DWARF_GUARD] * cards).shadow_phase()
    before = moves_allowed(scene.state)
    assert scene.can(Verb.USE, KINGS_TENT) is offered
    if offered:
        scene.use(KINGS_TENT)
        assert moves_allowed(scene.state) == before - 1


@pytest.mark.parametrize(("threats", "offered"), [(0, True), (3, False)])
def test_the_tower_of_ecthelion_allows_another_move_for_three_threats(
    threats: int, *, offered: bool
) -> None:
    scene = at(
        TOWER_OF_ECTHELION, 3, fellowship=[DWARF_GUARD] * 5, threats=threats
    ).fellowship_phase()
    before = moves_allowed(scene.state)
    assert scene.can(Verb.USE, TOWER_OF_ECTHELION) is offered
    if offered:
        scene.use(TOWER_OF_ECTHELION)
        assert moves_allowed(scene.state) == before + 1
        assert scene.threats == 3


def test_pelennor_plain_turns_three_burdens_into_three_arrows() -> None:
    scene = at(
        PELENNOR_PLAIN, 5, fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[MORDOR_VETERAN], burdens=6
    ).archery_phase()
    scene.wait_to(Verb.USE, PELENNOR_PLAIN).use(PELENNOR_PLAIN)
    assert game_number(scene.state, MINION_ARCHERY) == 3
    assert scene.burdens == 3


@pytest.mark.parametrize(
    ("site", "number", "wounds"),
    [(MINAS_TIRITH_FIRST_CIRCLE, 6, [2, 2]), (MINAS_TIRITH_THIRD_CIRCLE, 6, [0, 1])],
)
def test_a_circle_of_minas_tirith_wounds_all_or_heals_hobbits_who_move_on(
    site: str, number: int, wounds: list[int]
) -> None:
    company = [MERRY_ROHIRRIM_SQUIRE, LEGOLAS_GREENLEAF]
    scene = at(site, number, fellowship=company)
    for card in company:
        scene.wound(card, 1)
    scene.regroup_phase().choose("move on")
    assert [scene.wounds(card) for card in company] == wounds


@pytest.mark.parametrize(("companions", "offered"), [(6, True), (5, False)])
def test_the_ruined_capitol_slows_six_companions(companions: int, *, offered: bool) -> None:
    scene = at(
        RUINED_CAPITOL, 7, fellowship=[DWARF_GUARD] * (companions - 1), minions=[MORDOR_VETERAN]
    ).shadow_phase()
    before = moves_allowed(scene.state)
    assert scene.can(Verb.USE, RUINED_CAPITOL) is offered
    if offered:
        scene.use(RUINED_CAPITOL)
        assert moves_allowed(scene.state) == before - 1


def test_the_haunted_pass_draws_a_card_for_a_threat() -> None:
    scene = at(
        HAUNTED_PASS, 9, minions=[MORDOR_VETERAN], shadow_deck=[GORGOROTH_AXEMAN] * 2, threats=1
    ).shadow_phase()
    scene.use(HAUNTED_PASS)
    assert (scene.hand(SHADOW), scene.threats) == ([GORGOROTH_AXEMAN], 0)


def test_slag_mounds_add_a_burden_for_each_companion_killed() -> None:
    scene = at(SLAG_MOUNDS_7_363, 9, fellowship=[DWARF_GUARD, LEGOLAS_GREENLEAF])
    scene.happen(kill, scene.card(DWARF_GUARD)).happen(kill, scene.card(LEGOLAS_GREENLEAF))
    assert scene.burdens == 2
