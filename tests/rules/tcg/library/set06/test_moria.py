"""The Moria cards of set 6, *Ents of Fangorn*."""

import pytest

from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.paths import PLAIN_FELLOWSHIP, PLAIN_TOWERS
from tests.rules.tcg.scene import FREE_PEOPLES, Scene


@pytest.mark.parametrize(
    ("places", "number", "cost"),
    [
        (PLAIN_TOWERS, 1, 14),
        (PLAIN_TOWERS, 2, 11),
        (PLAIN_TOWERS, 3, 11),
        (PLAIN_TOWERS, 4, 14),
        (PLAIN_FELLOWSHIP, 3, 14),
    ],
)
def test_the_balrog_comes_cheaper_at_two_towers_sites(
    places: tuple[str, ...], number: int, cost: int
) -> None:
    scene = Scene(
        path=places,
        site=number,
        shadow_support=[DURINS_TOWER],
        shadow_hand=[THE_BALROG_TERROR_OF_FLAME_AND_SHADOW],
    )
    roaming = 2 if number < 4 else 0
    assert (
        twilight_cost(scene.state, scene.card(THE_BALROG_TERROR_OF_FLAME_AND_SHADOW))
        == cost + roaming
    )


@pytest.mark.parametrize(("minion", "cost"), [(GOBLIN_RUNNER, 11), (MORDOR_TROOPER, 14)])
def test_the_balrog_comes_cheaper_among_his_own(minion: str, cost: int) -> None:
    balrog = THE_BALROG_TERROR_OF_FLAME_AND_SHADOW
    scene = Scene(minions=[minion], shadow_hand=[balrog], twilight=20, site=6)
    assert scene.shadow_phase().play(balrog).twilight == 20 - cost


def test_the_balrog_stoops_to_nobody_weak() -> None:
    balrog = THE_BALROG_TERROR_OF_FLAME_AND_SHADOW
    scene = Scene(
        fellowship=[DWARF_GUARD, ARAGORN_DRIVEN_BY_NEED], minions=[balrog], site=6
    ).assignment_phase()
    scene.wait_to(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED)
    assert scene.can(Verb.ASSIGN, ARAGORN_DRIVEN_BY_NEED, balrog)
    assert not scene.can(Verb.ASSIGN, DWARF_GUARD, balrog)
    while scene.who == FREE_PEOPLES:
        scene.pass_()
    assert not scene.can(Verb.ASSIGN, DWARF_GUARD, balrog)


def test_durins_tower_strengthens_a_unique_minion_of_moria() -> None:
    balrog = THE_BALROG_TERROR_OF_FLAME_AND_SHADOW
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[balrog, GOBLIN_RUNNER, MORGUL_LACKEY],
        shadow_support=[DURINS_TOWER],
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, GOBLIN_RUNNER).wait_to(Verb.USE, DURINS_TOWER)
    scene.use(DURINS_TOWER)
    assert scene.strength(balrog) == 17 + 3
    assert scene.is_discarded(DURINS_TOWER)
