"""More texts of the Shadow of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.modifiers.numbers import is_fierce, vitality_left
from rules.tcg.engine.state.codes import SKIRMISH_WON, STRENGTH, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import FREE_PEOPLES, Scene


@pytest.mark.parametrize("plays", [True, False])
def test_shelob_menace_may_bring_gollum_back_fierce(plays: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[SHELOB_MENACE],
        shadow_discards=[GOLLUM_OLD_VILLAIN, MORDOR_TROOPER],
        twilight=4,
        site=8,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(SHELOB_MENACE))
    gollum = scene.card(GOLLUM_OLD_VILLAIN)
    if plays:
        scene.choose("Gollum from your discard pile")
        assert scene.strength(GOLLUM_OLD_VILLAIN) == 5 + 3
        assert is_fierce(scene.state, gollum)
        assert scene.twilight == 2
    else:
        scene.pass_()
    assert scene.in_play(GOLLUM_OLD_VILLAIN) is plays


def test_corsair_grappling_hook_reinforces_twice_and_the_fleet_brings_a_token() -> None:
    scene = Scene(
        minions=[BRUTAL_EASTERLING],
        shadow_hand=[CORSAIR_GRAPPLING_HOOK, FLEET_OF_CORSAIR_SHIPS],
        twilight=9,
        site=4,
    ).shadow_phase()
    scene.play(FLEET_OF_CORSAIR_SHIPS).answer_with(FLEET_OF_CORSAIR_SHIPS)
    assert scene.tokens(FLEET_OF_CORSAIR_SHIPS) == 1
    scene.play(CORSAIR_GRAPPLING_HOOK).answer_with(CORSAIR_GRAPPLING_HOOK)
    assert scene.tokens(FLEET_OF_CORSAIR_SHIPS) == 3


def test_ted_sandyman_stacks_a_man_in_play_on_a_possession() -> None:
    """He is a Hobbit himself."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[TED_SANDYMAN, BRUTAL_EASTERLING],
        shadow_support=[FLEET_OF_CORSAIR_SHIPS],
        site=4,
    ).regroup_phase()
    scene.wait_to(Verb.USE, TED_SANDYMAN).use(TED_SANDYMAN)
    assert scene.stack(FLEET_OF_CORSAIR_SHIPS) == [BRUTAL_EASTERLING]
    assert scene.wounds(TED_SANDYMAN) == 1


@pytest.mark.parametrize("way", ["Exert", "Remove a", "Remove (4)"])
def test_grima_witless_worm_trades_wounds_and_tokens_for_twilight_and_twilight_for_a_wound(
    way: str,
) -> None:
    grima = GRIMA_WITLESS_WORM
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[grima],
        shadow_support=[FLEET_OF_CORSAIR_SHIPS],
        twilight=4,
        site=4,
    ).put_tokens(FLEET_OF_CORSAIR_SHIPS, 1)
    scene.regroup_phase().wait_to(Verb.USE, grima)
    scene.choose(next(words for words in scene.words() if f": {way.lower()}" in words.lower()))
    assert scene.twilight == (0 if way == "Remove (4)" else 6)
    assert scene.wounds(grima) == int(way == "Exert")
    assert scene.tokens(FLEET_OF_CORSAIR_SHIPS) == int(way != "Remove a")
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == int(way == "Remove (4)")


@pytest.mark.parametrize(("orcs", "offered"), [(2, True), (1, False)])
def test_destroyers_and_usurpers_make_a_battleground(orcs: int, offered: bool) -> None:
    """The Aggressor is stronger there."""
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[ORKISH_AGGRESSOR, ORKISH_SCOUT][:orcs],
        shadow_support=[DESTROYERS_AND_USURPERS],
        site=4,
    ).maneuver_phase()
    assert scene.comes_to(Verb.USE, DESTROYERS_AND_USURPERS) is offered
    if offered:
        scene.use(DESTROYERS_AND_USURPERS)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
    assert scene.strength(ORKISH_AGGRESSOR) == 8 + (2 if offered else 0)


@pytest.mark.parametrize(("others", "offered"), [(5, True), (4, False)])
def test_lurtz_halfling_hunter_is_fierce_against_six(others: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD] * others, minions=[LURTZ_HALFLING_HUNTER], site=5
    ).maneuver_phase()
    assert scene.comes_to(Verb.USE, LURTZ_HALFLING_HUNTER) is offered
    if offered:
        scene.use(LURTZ_HALFLING_HUNTER)
        while scene.can(Verb.CHOOSE):
            scene.take_first()
    assert is_fierce(scene.state, scene.card(LURTZ_HALFLING_HUNTER)) is offered


@pytest.mark.parametrize(("wounds", "offered"), [(0, True), (1, False)])
def test_cleaved_falls_on_a_companion_as_a_hunter_exerts_twice(wounds: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[TRACKING_URUK],
        shadow_support=[CLEAVED],
        site=5,
    ).wound(TRACKING_URUK, wounds)
    assert scene.regroup_phase().comes_to(Verb.USE, CLEAVED) is offered
    if offered:
        scene.use(CLEAVED)
        assert scene.bearer_of(CLEAVED) == ARAGORN_DRIVEN_BY_NEED
        assert vitality_left(scene.state, scene.card(ARAGORN_DRIVEN_BY_NEED)) == 4 - 1
        assert scene.wounds(TRACKING_URUK) == 2


@pytest.mark.parametrize(("armed", "bonus"), [(True, 2), (False, 0)])
def test_pikes_upon_pikes_strengthen_an_uruk_who_bears_a_possession(
    armed: bool, bonus: int
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[WHITE_HAND_GUARD],
        bearing={WHITE_HAND_GUARD: [LURTZS_BOW] if armed else []},
        shadow_support=[PIKES_UPON_PIKES],
        site=5,
    ).skirmish(DWARF_GUARD, WHITE_HAND_GUARD)
    if scene.comes_to(Verb.USE, PIKES_UPON_PIKES):
        scene.use(PIKES_UPON_PIKES)
    gained = ("changed", scene.card(WHITE_HAND_GUARD), STRENGTH, 2)
    assert (gained in scene.log) is bool(bonus)


def test_orkish_sneak_is_sent_away_by_the_two_exertions_of_a_ring_bearer() -> None:
    isildur = ISILDUR_BEARER_OF_HEIRLOOMS
    scene = Scene(
        ring_bearer=isildur,
        fellowship=[DWARF_GUARD],
        minions=[ORKISH_SNEAK, ORKISH_SCOUT],
        site=4,
    ).assignment_phase()
    scene.wait_to(Verb.USE, ORKISH_SNEAK).use(ORKISH_SNEAK)
    assert scene.who == FREE_PEOPLES
    if scene.can(Verb.YES):
        scene.do(Verb.YES)
    scene.choose("exert")
    assert scene.wounds(isildur) == 2
    assert scene.is_discarded(ORKISH_SNEAK)
    assert scene.burdens == 0
