"""The Men cards of set 15, *The Hunters*."""

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ANDUIN_BANKS_11_227,
    ARAGORN_DRIVEN_BY_NEED,
    BRUTAL_EASTERLING,
    COLUMN_OF_EASTERLINGS,
    NORTH_UNDEEP,
    RAPT_HILLMAN,
    SAVAGE_SOUTHRON,
)
from tests.rules.tcg.scene import Scene


def test_savage_southron_replaces_the_current_site_with_a_random_one() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[SAVAGE_SOUTHRON, BRUTAL_EASTERLING],
        adventure=[NORTH_UNDEEP],
        path=[ANDUIN_BANKS_11_227] * 9,
        site=6,
        edition="comprehensive-4.2",
    )
    scene.maneuver_phase().wait_to(Verb.USE, SAVAGE_SOUTHRON).use(SAVAGE_SOUTHRON).choose(
        BRUTAL_EASTERLING
    )
    assert scene.id_of(scene.state.site()) == NORTH_UNDEEP
    assert scene.wounds(SAVAGE_SOUTHRON) == 1
    assert scene.wounds(BRUTAL_EASTERLING) == 1


def test_rapt_hillman_takes_control_of_a_site() -> None:
    scene = Scene(minions=[RAPT_HILLMAN, COLUMN_OF_EASTERLINGS], site=6)
    scene.state.position = [6, 6]
    scene.maneuver_phase().wait_to(Verb.USE, RAPT_HILLMAN).use(RAPT_HILLMAN)
    assert scene.wounds(RAPT_HILLMAN) == 1
    assert list(scene.state.control.values()) == [1]
