"""The goblins of set 1, *The Fellowship of the Ring*: their weapons, numbers and arrows."""

import pytest

from rules.tcg.engine.state.codes import ARCHERY, DAMAGE, Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import moria_scene
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import SHADOW


@pytest.mark.parametrize("takes_it", [True, False])
def test_goblin_scimitar_may_draw_a_card(takes_it: bool) -> None:
    scene = moria_scene(
        minions=[GOBLIN_PATROL_TROOP],
        shadow_hand=[GOBLIN_SCIMITAR],
        shadow_deck=[MORDOR_TROOPER] * 2,
    )
    scene.shadow_phase().play(GOBLIN_SCIMITAR)
    if takes_it:
        scene.answer_with(GOBLIN_SCIMITAR)
    else:
        scene.pass_()
    assert scene.hand(SHADOW) == ([MORDOR_TROOPER] if takes_it else [])
    assert scene.strength(GOBLIN_PATROL_TROOP) == 13 + 2


def test_goblin_sneak_may_place_an_orc_of_moria_beneath_the_draw_deck() -> None:
    scene = moria_scene(
        shadow_hand=[GOBLIN_SNEAK],
        shadow_discards=[GOBLIN_RUNNER, MORDOR_TROOPER],
        shadow_deck=[URUK_SAVAGE],
        twilight=1,
    )
    scene.shadow_phase().play(GOBLIN_SNEAK).answer_with(GOBLIN_SNEAK)
    assert not scene.can(Verb.CHOOSE, MORDOR_TROOPER)
    assert scene.deck(SHADOW) == [GOBLIN_RUNNER, URUK_SAVAGE]


@pytest.mark.parametrize(("site", "strength"), [(4, 8), (6, 6)])
def test_goblin_wallcrawler_is_stronger_underground(site: int, strength: int) -> None:
    scene = moria_scene(minions=[GOBLIN_WALLCRAWLER], site=site)
    assert scene.strength(GOBLIN_WALLCRAWLER) == strength


@pytest.mark.parametrize(
    ("minions", "support", "total"),
    [
        ([GOBLIN_WALLCRAWLER], [], 2),
        ([GOBLIN_WALLCRAWLER, GOBLIN_RUNNER], [], 1),
        ([GOBLIN_WALLCRAWLER, MORDOR_TROOPER], [], 2),
        ([GOBLIN_MARKSMAN], [PINNED_DOWN], 1),
        ([GOBLIN_RUNNER, SOUTHRON_BOWMAN], [PINNED_DOWN], 2),
    ],
)
def test_goblins_keep_the_archers_of_the_fellowship_down(
    minions: list[str], support: list[str], total: int
) -> None:
    archer = made(LEGOLAS_GREENLEAF, unique=False)
    scene = moria_scene(fellowship=[archer] * 2, minions=minions, shadow_support=support)
    scene.state.phase = ARCHERY
    assert archery_totals(scene.state)[0] == total


@pytest.mark.parametrize(("wounds", "usable"), [(0, True), (2, False)])
def test_moria_axe_exerts_its_bearer_for_strength(wounds: int, usable: bool) -> None:
    orc = GOBLIN_PATROL_TROOP
    scene = moria_scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[orc, MORGUL_LACKEY],
        bearing={orc: [MORIA_AXE]},
    ).wound(orc, wounds)
    assert (scene.strength(orc), scene.number(DAMAGE, orc)) == (13 + 2, 1)
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, orc)
    assert scene.comes_to(Verb.USE, MORIA_AXE) is usable
    if usable:
        scene.use(MORIA_AXE)
        assert (scene.strength(orc), scene.wounds(orc)) == (15 + 2, 1)
