"""What would change nothing before it is over says so, and interrupts nobody."""

import pytest

from rules.lcg.engine.codes import Verb
from rules.lcg.narration.idle import does_nothing
from tests.rules.lcg.scene import Scene, Seat


def idle_uses(scene: Scene) -> list[bool]:
    """Return whether each action that is offered would do nothing."""
    return [
        does_nothing(scene.state, option)
        for option in scene.options
        if option.verb in (Verb.USE, Verb.PLAY)
    ]


def test_willpower_counts_in_the_quest_phase_only() -> None:
    seat = Seat(["Éowyn"], hand=["A Test of Will"])
    questing = Scene(seat, encounter_deck=["Despair", "Despair"]).quest_phase()
    while not questing.can(Verb.USE, "Éowyn"):
        questing.pass_()

    assert idle_uses(questing) == [False]
    assert idle_uses(Scene(seat).travel_phase()) == [True]


@pytest.mark.parametrize(("phase", "idle"), [("resource_phase", True), ("combat_phase", False)])
def test_attack_and_defense_count_in_the_combat_phase(phase: str, *, idle: bool) -> None:
    seat = Seat(["Aragorn"], hand=["For Gondor!"], resources=3, engaged=["Wargs"])
    scene = getattr(Scene(seat, encounter_deck=["Despair"]), phase)()

    assert scene.can(Verb.PLAY, "For Gondor!")
    assert idle_uses(scene) == [idle]
