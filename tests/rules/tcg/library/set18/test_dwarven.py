"""The Dwarven cards of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.modifiers.numbers import damage_bonus, hunter
from rules.tcg.engine.state.codes import REGROUP, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from rules.tcg.engine.turn.phases import begin_phase
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("dwarf", "wounds", "offered"),
    [(GIMLI_DWARF_OF_EREBOR, 0, True), (GIMLI_DWARF_OF_EREBOR, 2, False), (LORIEN_ELF, 0, False)],
)
def test_thorins_harp_makes_the_current_site_a_mountain_for_an_exertion(
    dwarf: str, wounds: int, offered: bool
) -> None:
    """The Axe of Khazad-dûm adds damage on a mountain; Gimli has damage +1 of his own."""
    scene = Scene(
        fellowship=[dwarf],
        bearing={dwarf: [AXE_OF_KHAZAD_DUM] if dwarf == GIMLI_DWARF_OF_EREBOR else []},
        support=[THORINS_HARP],
        minions=[MORDOR_VETERAN],
        site=4,
    ).wound(dwarf, wounds)
    scene.maneuver_phase()
    assert scene.can(Verb.USE, THORINS_HARP) is offered
    if offered:
        gimli = scene.card(dwarf)
        assert damage_bonus(scene.state, gimli) == 1
        scene.use(THORINS_HARP)
        assert scene.wounds(dwarf) == 1
        assert damage_bonus(scene.state, gimli) == 2
        scene.happen(begin_phase, REGROUP)
        assert damage_bonus(scene.state, gimli) == 1


@pytest.mark.parametrize("way", ["token", "discard"])
def test_run_until_found_sets_a_dwarven_companion_hunting(way: str) -> None:
    scene = Scene(
        fellowship=[GIMLI_DWARF_OF_EREBOR],
        minions=[MORDOR_VETERAN],
        hand=[RUN_UNTIL_FOUND, BATTLE_FURY],
        site=6,
    )
    scene.fellowship_phase().play(RUN_UNTIL_FOUND)
    assert scene.tokens(RUN_UNTIL_FOUND) == 1
    scene.skirmish(GIMLI_DWARF_OF_EREBOR, MORDOR_VETERAN)
    scene.use(RUN_UNTIL_FOUND).choose(way)
    assert scene.in_play(RUN_UNTIL_FOUND) is (way == "token")
    assert hunter(scene.state, scene.card(GIMLI_DWARF_OF_EREBOR)) == 1
    assert scene.strength(GIMLI_DWARF_OF_EREBOR) == 6 + 1


def test_run_until_found_helps_no_elf() -> None:
    scene = Scene(
        fellowship=[LORIEN_ELF, DWARF_GUARD],
        support=[RUN_UNTIL_FOUND],
        minions=[MORDOR_VETERAN],
        hand=[BATTLE_FURY],
        site=6,
    ).put_tokens(RUN_UNTIL_FOUND, 1)
    scene.skirmish(LORIEN_ELF, MORDOR_VETERAN).use(RUN_UNTIL_FOUND).choose("token")
    assert hunter(scene.state, scene.card(LORIEN_ELF)) == 0
    assert hunter(scene.state, scene.card(DWARF_GUARD)) == 1


@pytest.mark.parametrize("target", [MORDOR_VETERAN, TRACKING_URUK])
def test_gimli_sprinter_wounds_a_hunter_twice_for_a_threat(target: str) -> None:
    gimli = GIMLI_SPRINTER
    scene = Scene(fellowship=[gimli, DWARF_GUARD], minions=[MORDOR_VETERAN, TRACKING_URUK], site=6)
    scene.happen(emit, SKIRMISH_WON, scene.card(gimli)).answer_with(gimli).choose(target)
    assert scene.threats == 1
    assert scene.wounds(target) == (2 if target == TRACKING_URUK else 1)


def test_gimli_sprinter_needs_room_for_a_threat() -> None:
    gimli = GIMLI_SPRINTER
    scene = Scene(fellowship=[gimli], minions=[TRACKING_URUK], threats=2, site=6)
    scene.happen(emit, SKIRMISH_WON, scene.card(gimli))
    assert not scene.can(Verb.TRIGGER, gimli)
