"""Options that would do nothing: the cost is paid, and the effect has nothing to be done to."""

import pytest

from rules.tcg.engine.operations import path
from rules.tcg.engine.state.codes import Verb
from rules.tcg.players.reading.doing_nothing import does_nothing
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene

FRODO = FRODO_HOPE_OF_FREE_PEOPLES
ARAGORN = ARAGORN_DRIVEN_BY_NEED


def in_vain(scene: Scene) -> list[str]:
    """Return the cards of the options that would do nothing."""
    decision = scene.decision
    return [
        scene.id_of(option.card)
        for option in decision.options
        if does_nothing(scene.state, decision, option)
    ]


@pytest.mark.parametrize(("threats", "found"), [(0, [FRODO]), (1, [])])
def test_adding_3_to_remove_a_threat_does_nothing_without_threats(
    threats: int, found: list[str]
) -> None:
    """Frodo: each time the fellowship moves, you may add (3) to remove a threat."""
    scene = Scene(threats=threats, site=2).happen(path.move)
    assert in_vain(scene) == found


@pytest.mark.parametrize(("threats", "found"), [(0, [ARAGORN]), (1, [])])
def test_exerting_twice_to_remove_threats_does_nothing_without_threats(
    threats: int, found: list[str]
) -> None:
    scene = Scene(fellowship=[ARAGORN], site=4, threats=threats).regroup_phase()
    assert scene.can(Verb.USE, ARAGORN)
    assert in_vain(scene) == found


@pytest.mark.parametrize(("wounds", "found"), [(0, [BEACON_OF_MINAS_TIRITH]), (1, [])])
def test_healing_does_nothing_while_nobody_is_wounded(wounds: int, found: list[str]) -> None:
    scene = Scene(fellowship=[ARAGORN], site=3).wound(ARAGORN, wounds).fellowship_phase()
    assert in_vain(scene) == found


def test_strength_does_nothing_for_a_companion_outside_the_skirmish() -> None:
    """City of Men makes any Gondor Man strength +2, and Boromir fights nobody."""
    scene = Scene(
        fellowship=[ARAGORN, BOROMIR_LORD_OF_GONDOR],
        site=4,
        minions=[URUK_SAVAGE],
        hand=[CITY_OF_MEN],
    )
    scene.skirmish(ARAGORN, URUK_SAVAGE)
    assert in_vain(scene) == []
    scene.play(CITY_OF_MEN)
    assert in_vain(scene) == [BOROMIR_LORD_OF_GONDOR]


def test_strength_does_nothing_where_nobody_it_can_go_to_fights() -> None:
    scene = Scene(
        fellowship=[ARAGORN, BOROMIR_LORD_OF_GONDOR], minions=[URUK_SAVAGE], hand=[CITY_OF_MEN]
    )
    scene.skirmish(FRODO, URUK_SAVAGE)
    assert in_vain(scene) == [CITY_OF_MEN]
