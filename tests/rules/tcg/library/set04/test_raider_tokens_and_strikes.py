"""The Raiders of set 4, *The Two Towers*: what they gather and how they strike first."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene

STRONG = made(SOUTHRON_SENTRY, strength=12)
STRONG_ORC = made(MORDOR_TROOPER, strength=12)


@pytest.mark.parametrize("takes_it", [True, False])
@pytest.mark.parametrize("minion", [DESERT_SOLDIER_4_220, DESERT_SPEARMAN_4_221, DESERT_WARRIOR])
def test_a_southron_may_wound_for_three_twilight_as_his_skirmish_starts(
    minion: str, takes_it: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, MERRY_ROHIRRIM_SQUIRE],
        minions=[minion, MORGUL_LACKEY],
        twilight=3,
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, minion)
    assert scene.can(Verb.TRIGGER, minion)
    if takes_it:
        scene.answer_with(minion)
    else:
        scene.pass_()
    assert (scene.wounds(ARAGORN_DRIVEN_BY_NEED), scene.twilight) == (
        (1, 0) if takes_it else (0, 3)
    )
    assert scene.wounds(MERRY_ROHIRRIM_SQUIRE) == 0


@pytest.mark.parametrize("minion", [DESERT_SOLDIER_4_220, DESERT_SPEARMAN_4_221, DESERT_WARRIOR])
@pytest.mark.parametrize(
    ("twilight", "fights"), [(2, True), (3, False)], ids=["two twilight", "another's skirmish"]
)
def test_a_southron_does_not_wound_for_less_or_elsewhere(
    minion: str, twilight: int, fights: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[minion, MORGUL_LACKEY], twilight=twilight
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, minion if fights else MORGUL_LACKEY)
    assert not scene.can(Verb.TRIGGER, minion)


@pytest.mark.parametrize(("minion", "offered"), [(STRONG, True), (STRONG_ORC, False)])
def test_arrow_from_the_south_gathers_where_a_man_of_the_raiders_wins(
    minion: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[minion],
        shadow_support=[ARROW_FROM_THE_SOUTH],
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, minion)
    assert scene.comes_to(Verb.TRIGGER, ARROW_FROM_THE_SOUTH) is offered
    if offered:
        scene.answer_with(ARROW_FROM_THE_SOUTH)
        assert scene.tokens(ARROW_FROM_THE_SOUTH) == 1


@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (1, False)])
def test_eastern_emyn_muil_is_discarded_to_tire_a_ring_bound_companion(
    wounds: int, usable: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED, GONDORIAN_RANGER],
        minions=[EASTERLING_GUARD],
        shadow_support=[EASTERN_EMYN_MUIL],
    ).wound(EASTERLING_GUARD, wounds)
    assert scene.maneuver_phase().comes_to(Verb.USE, EASTERN_EMYN_MUIL) is usable
    if usable:
        scene.use(EASTERN_EMYN_MUIL)
        assert not scene.can(Verb.CHOOSE, ARAGORN_DRIVEN_BY_NEED)
        scene.choose(GONDORIAN_RANGER)
        assert scene.wounds(EASTERLING_GUARD) == scene.wounds(GONDORIAN_RANGER) == 1
        assert scene.is_discarded(EASTERN_EMYN_MUIL)


@pytest.mark.parametrize("in_skirmish", [True, False])
@pytest.mark.parametrize(
    ("minion", "playable"), [(SOUTHRON_SENTRY, True), (EASTERLING_GUARD, False)]
)
def test_flanking_attack_exerts_a_southron_to_add_three(
    minion: str, playable: bool, in_skirmish: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[minion], shadow_hand=[FLANKING_ATTACK]
    )
    if in_skirmish:
        scene.skirmish(ARAGORN_DRIVEN_BY_NEED, minion)
    else:
        scene.maneuver_phase()
    assert scene.comes_to(Verb.PLAY, FLANKING_ATTACK) is playable
    if playable:
        assert scene.play(FLANKING_ATTACK).twilight == 3


def test_ithilien_wilderness_is_discarded_to_strengthen_a_man_of_the_raiders() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_SENTRY, MORGUL_LACKEY],
        shadow_support=[ITHILIEN_WILDERNESS],
    ).skirmish(ARAGORN_DRIVEN_BY_NEED, SOUTHRON_SENTRY)
    scene.wait_to(Verb.USE, ITHILIEN_WILDERNESS).use(ITHILIEN_WILDERNESS)
    assert scene.strength(SOUTHRON_SENTRY) == 9 + 2
    assert scene.strength(MORGUL_LACKEY) == 6
    assert scene.is_discarded(ITHILIEN_WILDERNESS)
