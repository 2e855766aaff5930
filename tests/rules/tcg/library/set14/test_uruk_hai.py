"""The Uruk-hai cards of set 14, *Expanded Middle-earth*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.made_cards import made
from tests.rules.tcg.scene import Scene


def test_uruk_hai_scout_makes_the_site_a_battleground_for_the_turn() -> None:
    scene = Scene(minions=[FERAL_URUK], shadow_hand=[URUK_HAI_SCOUT], twilight=9, site=5)
    before = scene.strength(FERAL_URUK)
    scene.shadow_phase().play(URUK_HAI_SCOUT).choose("battleground")
    assert scene.strength(FERAL_URUK) == before + 1
    scene.regroup_phase()
    assert scene.strength(FERAL_URUK) == before + 1


@pytest.mark.parametrize("in_fierce", [False, True])
@pytest.mark.parametrize(("companions", "healed"), [(0, 1), (1, 2), (3, 4)])
def test_uruk_hai_healer_heals_once_for_each_companion(
    companions: int, healed: int, *, in_fierce: bool
) -> None:
    """Frodo is one more; one of another race has no part in it."""
    strong = made(FERAL_URUK, vitality=4)
    scene = Scene(
        fellowship=[DWARF_GUARD] * companions,
        minions=[URUK_HAI_HEALER, strong, URUK_SAVAGE, MORDOR_VETERAN],
        site=5,
    )
    for minion, wounds in [(strong, 3), (URUK_SAVAGE, 2), (MORDOR_VETERAN, 1)]:
        scene.wound(minion, wounds)
    scene.assignment_phase(fierce=in_fierce).answer_with(URUK_HAI_HEALER)
    done = 0
    while scene.can(Verb.CHOOSE):
        assert not scene.can(Verb.CHOOSE, MORDOR_VETERAN)
        scene.choose(strong if done < 3 else URUK_SAVAGE)
        done += 1
    left = 5 - scene.wounds(strong) - scene.wounds(URUK_SAVAGE)
    assert left == healed
    assert scene.wounds(MORDOR_VETERAN) == 1


def test_uruk_hai_healer_may_heal_nobody() -> None:
    scene = Scene(minions=[URUK_HAI_HEALER, FERAL_URUK], site=5).wound(FERAL_URUK, 1)
    scene.assignment_phase().pass_()
    assert scene.wounds(FERAL_URUK) == 1
