"""Conditions of set 8 that gain a token when a companion of each of two cultures exerts."""

import pytest

from rules.tcg.engine.state.codes import DAMAGE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

CYCLE = [
    (
        WISH_FOR_OUR_KINFOLK,
        GIMLI_DWARF_OF_EREBOR,
        [LEGOLAS_GREENLEAF, ARAGORN_DRIVEN_BY_NEED],
        EOMER_VALIANT_WARCHIEF,
    ),
    (
        SHAKE_OFF_THE_SHADOW,
        LEGOLAS_GREENLEAF,
        [GANDALF_FRIEND_OF_THE_SHIREFOLK, GIMLI_DWARF_OF_EREBOR],
        ARAGORN_DRIVEN_BY_NEED,
    ),
    (
        NOT_THE_FIRST_HALFLING,
        GANDALF_FRIEND_OF_THE_SHIREFOLK,
        [LEGOLAS_GREENLEAF, MERRY_ROHIRRIM_SQUIRE],
        ARAGORN_DRIVEN_BY_NEED,
    ),
    (
        A_PATH_APPOINTED,
        ARAGORN_DRIVEN_BY_NEED,
        [GIMLI_DWARF_OF_EREBOR, EOMER_VALIANT_WARCHIEF],
        MERRY_ROHIRRIM_SQUIRE,
    ),
    (
        DOOM_DROVE_THEM,
        EOMER_VALIANT_WARCHIEF,
        [ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        GIMLI_DWARF_OF_EREBOR,
    ),
    (
        SONG_OF_THE_SHIRE,
        MERRY_ROHIRRIM_SQUIRE,
        [EOMER_VALIANT_WARCHIEF, GANDALF_FRIEND_OF_THE_SHIREFOLK],
        GIMLI_DWARF_OF_EREBOR,
    ),
]


def fellowship(condition: str, *companions: str) -> Scene:
    """Return the fellowship phase of these companions and a Frodo who cannot exert."""
    scene = Scene(fellowship=companions, support=[condition])
    return scene.wound(FRODO_HOPE_OF_FREE_PEOPLES, 3).fellowship_phase()


@pytest.mark.parametrize(
    ("condition", "first", "second"),
    [(condition, first, second) for condition, first, both, _ in CYCLE for second in both],
)
def test_a_token_costs_an_exertion_of_each(condition: str, first: str, second: str) -> None:
    scene = fellowship(condition, first, second).use(condition)
    assert [scene.wounds(card) for card in (first, second)] == [1, 1]
    assert scene.tokens(condition) == 1


@pytest.mark.parametrize(
    ("condition", "first", "other"),
    [(condition, first, other) for condition, first, _, other in CYCLE],
)
def test_nobody_else_serves_as_the_second(condition: str, first: str, other: str) -> None:
    assert not fellowship(condition, first, other).can(Verb.USE, condition)


def in_skirmish(condition: str, companion: str) -> Scene:
    """Return a skirmish after one of two tokens is removed from the condition."""
    scene = Scene(
        fellowship=[companion, MERRY_ROHIRRIM_SQUIRE],
        support=[condition],
        minions=[MORDOR_VETERAN, ORC_CHIEFTAIN],
        site=6,
    ).put_tokens(condition, 2)
    scene.skirmish(companion, MORDOR_VETERAN).use(condition)
    return scene


def test_wish_for_our_kinfolk_makes_a_companion_damage_one() -> None:
    scene = in_skirmish(WISH_FOR_OUR_KINFOLK, ARAGORN_DRIVEN_BY_NEED).choose(ARAGORN_DRIVEN_BY_NEED)
    assert scene.number(DAMAGE, ARAGORN_DRIVEN_BY_NEED) == 1
    assert scene.tokens(WISH_FOR_OUR_KINFOLK) == 1


@pytest.mark.parametrize(
    ("companion", "lost"), [(ARAGORN_DRIVEN_BY_NEED, 2), (FRODO_HOPE_OF_FREE_PEOPLES, 0)]
)
def test_not_the_first_halfling_weakens_whom_an_unbound_companion_fights(
    companion: str, lost: int
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[NOT_THE_FIRST_HALFLING],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        site=6,
    ).put_tokens(NOT_THE_FIRST_HALFLING, 1)
    before = scene.strength(MORDOR_VETERAN)
    scene.skirmish(companion, MORDOR_VETERAN)
    if scene.can(Verb.USE, NOT_THE_FIRST_HALFLING):
        scene.use(NOT_THE_FIRST_HALFLING)
    assert scene.strength(MORDOR_VETERAN) == before - lost


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


def test_a_path_appointed_discards_a_minion() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[A_PATH_APPOINTED],
        minions=[MORDOR_VETERAN, GORGOROTH_AXEMAN],
        site=6,
    ).put_tokens(A_PATH_APPOINTED, 1)
    scene.regroup_phase().use(A_PATH_APPOINTED).choose(MORDOR_VETERAN)
    assert scene.is_discarded(MORDOR_VETERAN)
    assert scene.in_play(GORGOROTH_AXEMAN)
    assert scene.tokens(A_PATH_APPOINTED) == 0
