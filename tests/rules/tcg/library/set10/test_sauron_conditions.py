"""Conditions of Sauron of set 10, *Mount Doom*."""

import pytest

from rules.tcg.engine.operations.path import move
from rules.tcg.engine.operations.wounds import wound
from rules.tcg.engine.state.codes import FELLOWSHIP, REGROUP, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import FREE_PEOPLES, Scene


def test_rank_and_file_gathers_wounds_of_roaming_minions() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[MORDOR_VETERAN],
        shadow_support=[RANK_AND_FILE],
        site=4,
    )
    scene.happen(wound, scene.card(MORDOR_VETERAN), scene.card(DWARF_GUARD))
    scene.answer_with(RANK_AND_FILE)
    assert scene.tokens(RANK_AND_FILE) == 1
    at_home = Scene(minions=[MORDOR_VETERAN], shadow_support=[RANK_AND_FILE], site=6)
    at_home.happen(wound, at_home.card(MORDOR_VETERAN))
    assert not at_home.can(Verb.TRIGGER, RANK_AND_FILE)


@pytest.mark.parametrize("minion", [URUK_SAVAGE, MORDOR_SOLDIER])
def test_rank_and_file_takes_an_uruk_or_a_minion_of_sauron_for_a_token(minion: str) -> None:
    scene = Scene(minions=[minion], shadow_support=[RANK_AND_FILE], site=6)
    scene.regroup_phase().wait_to(Verb.USE, RANK_AND_FILE).use(RANK_AND_FILE)
    assert scene.tokens(RANK_AND_FILE) == 1
    assert scene.is_discarded(minion) is (minion == MORDOR_SOLDIER)
    assert scene.wounds(minion) == int(minion == URUK_SAVAGE)


def test_rank_and_file_spends_two_tokens_on_strength() -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[MORDOR_VETERAN],
        shadow_support=[RANK_AND_FILE],
        hand=[AXE_STRIKE],
        site=6,
    ).put_tokens(RANK_AND_FILE, 3)
    scene.skirmish(DWARF_GUARD, MORDOR_VETERAN).wait_to(Verb.USE, RANK_AND_FILE)
    scene.use(RANK_AND_FILE)
    assert scene.strength(MORDOR_VETERAN) == 9 + 2
    assert scene.tokens(RANK_AND_FILE) == 1
    # One token is too few for a second use.
    assert not scene.can(Verb.USE, RANK_AND_FILE)


@pytest.mark.parametrize(("cards", "bonus"), [(3, 2), (4, 0)])
def test_flames_within_strengthen_with_initiative(cards: int, bonus: int) -> None:
    scene = Scene(
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        shadow_support=[FLAMES_WITHIN],
        hand=[DWARF_GUARD] * cards,
    )
    assert scene.strength(MORDOR_VETERAN) == 9 + bonus
    assert scene.strength(MORGUL_LACKEY) == 6


@pytest.mark.parametrize(
    ("phase", "threats", "offered"),
    [(REGROUP, 1, True), (FELLOWSHIP, 1, False), (REGROUP, 0, False)],
)
def test_window_of_the_eye_wounds_who_moves_on_late(
    phase: int, threats: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD, SAM_STEADFAST_FRIEND],
        shadow_support=[WINDOW_OF_THE_EYE],
        threats=threats,
        site=3,
    )
    scene.state.phase = phase
    scene.happen(move)
    while scene.who == FREE_PEOPLES:
        scene.pass_()
    assert scene.can(Verb.TRIGGER, WINDOW_OF_THE_EYE) is offered
    if offered:
        scene.answer_with(WINDOW_OF_THE_EYE)
        # Sam is Ring-bound.
        assert scene.wounds(DWARF_GUARD) == 1


@pytest.mark.parametrize(("site", "exerted"), [(6, 0), (7, 1), (8, 1)])
def test_barren_land_wears_the_ring_bound_down_at_the_last_sites(site: int, exerted: int) -> None:
    """The fellowship moves from this site to the next."""
    scene = Scene(
        fellowship=[SAM_SAMWISE_THE_BRAVE, MERRY_ROHIRRIM_SQUIRE],
        shadow_support=[BARREN_LAND],
        site=site,
    )
    scene.happen(move)
    while scene.options():
        scene.pass_() if scene.can(Verb.PASS) else scene.take_first()
    assert scene.wounds(FRODO_HOPE_OF_FREE_PEOPLES) == exerted
    assert scene.wounds(SAM_SAMWISE_THE_BRAVE) == exerted
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0


@pytest.mark.parametrize(("twilight", "may"), [(1, True), (0, False)])
def test_barren_land_is_given_up_for_a_cheaper_minion(twilight: int, may: bool) -> None:
    scene = Scene(
        shadow_support=[BARREN_LAND],
        shadow_hand=[MORDOR_VETERAN, MORGUL_LACKEY],
        twilight=twilight,
        site=7,
    ).shadow_phase()
    assert scene.can(Verb.USE, BARREN_LAND) is may
    if may:
        scene.use(BARREN_LAND)
        assert scene.in_play(MORDOR_VETERAN)
        assert scene.is_discarded(BARREN_LAND)
        assert scene.twilight == 0


@pytest.mark.parametrize(("site", "gained"), [(5, 4), (6, 2)])
def test_flames_within_burn_higher_in_a_roaming_minion(site: int, gained: int) -> None:
    scene = Scene(
        fellowship=[ELFHELM],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        shadow_support=[FLAMES_WITHIN],
        hand=[DWARF_GUARD] * 4,
        site=site,
    )
    scene.skirmish(ELFHELM, MORDOR_VETERAN).wait_to(Verb.USE, FLAMES_WITHIN).use(FLAMES_WITHIN)
    assert scene.strength(MORDOR_VETERAN) == 9 + gained
    assert scene.is_discarded(FLAMES_WITHIN)
