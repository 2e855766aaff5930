"""The goblins of set 2, *Mines of Moria*, who come in numbers."""

import pytest

from rules.tcg.engine.state.codes import ARCHERY, DAMAGE, Verb
from rules.tcg.engine.turn.archery import archery_totals
from tests.rules.tcg.cards import *
from tests.rules.tcg.library.fellowship_scenes import moria_scene


@pytest.mark.parametrize("takes_it", [True, False])
def test_goblin_reinforcements_may_heal_a_minion_of_moria(takes_it: bool) -> None:
    scene = moria_scene(
        minions=[GOBLIN_PATROL_TROOP, MORDOR_VETERAN],
        shadow_hand=[GOBLIN_REINFORCEMENTS],
        twilight=3,
    )
    scene.wound(GOBLIN_PATROL_TROOP, 2).wound(MORDOR_VETERAN, 1)
    scene.shadow_phase().play(GOBLIN_REINFORCEMENTS)
    if takes_it:
        scene.answer_with(GOBLIN_REINFORCEMENTS)
        if scene.can(Verb.CHOOSE):
            assert not scene.can(Verb.CHOOSE, MORDOR_VETERAN)
            scene.choose(GOBLIN_PATROL_TROOP)
    else:
        scene.pass_()
    assert scene.wounds(GOBLIN_PATROL_TROOP) == (1 if takes_it else 2)
    assert scene.wounds(MORDOR_VETERAN) == 1


@pytest.mark.parametrize(("items", "bonus"), [([GOBLIN_SPEAR], 2), ([GOBLIN_SCIMITAR], 0), ([], 0)])
def test_goblin_spearman_wounds_twice_more_with_a_goblin_spear(
    items: list[str], bonus: int
) -> None:
    scene = moria_scene(minions=[GOBLIN_SPEARMAN], bearing={GOBLIN_SPEARMAN: items})
    assert scene.number(DAMAGE, GOBLIN_SPEARMAN) == bonus


@pytest.mark.parametrize(
    ("others", "total"),
    [([], 1), ([GOBLIN_MARKSMAN], 3), ([GOBLIN_RUNNER], 1), ([SOUTHRON_BOWMAN], 2)],
    ids=["alone", "an archer of Moria", "no archer", "an archer of the Raiders"],
)
def test_moria_archer_troop_shoots_better_beside_another_archer_of_moria(
    others: list[str], total: int
) -> None:
    scene = moria_scene(minions=[MORIA_ARCHER_TROOP, *others])
    scene.state.phase = ARCHERY
    assert archery_totals(scene.state)[1] == total
