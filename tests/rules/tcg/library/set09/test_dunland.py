"""The Dunland cards of set 9, *Reflections*."""

import pytest

from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import ARAGORN_SITES, FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize(("friend", "offered"), [(DUNLENDING_BRIGAND, True), (URUK_FIGHTER, False)])
def test_freca_takes_a_site_with_another_man_of_dunland(friend: str, offered: bool) -> None:
    scene = Scene(minions=[friend], shadow_hand=[FRECA], twilight=9, site=4)
    scene.state.position[SHADOW] = 3
    scene.shadow_phase().play(FRECA)
    assert scene.can(Verb.TRIGGER, FRECA) is offered
    if offered:
        scene.answer_with(FRECA)
    assert scene.controls(ARAGORN_SITES[0]) is offered


@pytest.mark.parametrize("liberates", [True, False])
def test_freca_who_is_killed_lets_a_site_be_liberated(liberates: bool) -> None:
    scene = Scene(fellowship=[DWARF_GUARD], minions=[FRECA], site=4).control(ARAGORN_SITES[0])
    scene.happen(kill, scene.card(FRECA), scene.card(DWARF_GUARD))
    assert scene.who == FREE_PEOPLES
    if liberates:
        scene.take_first()
    else:
        scene.pass_()
    assert scene.controls(ARAGORN_SITES[0]) is not liberates
