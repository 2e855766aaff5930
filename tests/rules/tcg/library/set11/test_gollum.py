"""The Gollum cards of set 11, *Shadows*."""

import pytest

from rules.tcg.engine.state.codes import SKIRMISH_LOST, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    DWARF_GUARD,
    FANGORN_GLADE,
    FRENZIED_ATTACK,
    GOLLUM_STINKER,
    GOLLUM_VILE_CREATURE,
    MORDOR_TROOPER,
    NOT_YET_VANQUISHED,
    PURSUING_URUK,
    REDHORN_PASS,
    STRANGE_AND_TERRIBLE,
)
from tests.rules.tcg.scene import ARAGORN_SITES, Scene


@pytest.mark.parametrize(("burdens", "offered"), [(3, False), (4, True)])
def test_frenzied_attack_needs_a_character_of_little_resistance_in_a_skirmish(
    burdens: int, offered: bool
) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_TROOPER, GOLLUM_STINKER],
        shadow_hand=[FRENZIED_ATTACK],
        burdens=burdens,
        twilight=9,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, MORDOR_TROOPER)
    assert scene.comes_to(Verb.PLAY, FRENZIED_ATTACK) is offered
    if offered:
        scene.play(FRENZIED_ATTACK)
        assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == 2


@pytest.mark.parametrize(("in_fierce", "offered"), [(True, True), (False, False)])
def test_not_yet_vanquished_burdens_after_a_lost_fierce_skirmish(
    in_fierce: bool, offered: bool
) -> None:
    scene = Scene(
        fellowship=[DWARF_GUARD],
        minions=[GOLLUM_VILE_CREATURE, PURSUING_URUK],
        shadow_support=[NOT_YET_VANQUISHED],
        site=6,
    )
    scene.assignment_phase(fierce=in_fierce).do(Verb.ASSIGN, DWARF_GUARD, PURSUING_URUK)
    scene.happen(emit, SKIRMISH_LOST, scene.card(DWARF_GUARD))
    assert scene.can(Verb.TRIGGER, NOT_YET_VANQUISHED) is offered
    if offered:
        scene.answer_with(NOT_YET_VANQUISHED)
        assert scene.burdens == 1
        assert scene.wounds(GOLLUM_VILE_CREATURE) == 1


@pytest.mark.parametrize(
    ("place", "minion", "playable"),
    [
        (REDHORN_PASS, GOLLUM_STINKER, True),
        (FANGORN_GLADE, GOLLUM_STINKER, False),
        (REDHORN_PASS, PURSUING_URUK, False),
    ],
)
def test_strange_and_terrible_calls_a_minion_to_gollum_in_the_mountains(
    place: str, minion: str, playable: bool
) -> None:
    scene = Scene(
        minions=[minion],
        shadow_hand=[STRANGE_AND_TERRIBLE],
        shadow_discards=[MORDOR_TROOPER],
        path=(*ARAGORN_SITES[:3], place),
        twilight=9,
        site=4,
    ).shadow_phase()
    assert scene.can(Verb.PLAY, STRANGE_AND_TERRIBLE) is playable
    if playable:
        scene.play(STRANGE_AND_TERRIBLE)
        assert scene.in_play(MORDOR_TROOPER)
        # The minion is paid for, and it roams no more at site 4 than its number says.
        assert scene.twilight < 9
