"""Every happening has words: any of them may be responded to."""

import pytest

from rules.lcg.engine.codes import HAPPENINGS, NONE
from rules.lcg.engine.damage import deal_damage
from rules.lcg.engine.triggers import Happening
from rules.lcg.narration.choices import describe_question
from rules.lcg.narration.happenings import what_happens
from tests.rules.lcg.scene import Scene, Seat


@pytest.mark.parametrize("kind", range(HAPPENINGS))
def test_a_happening_has_words(kind: int) -> None:
    assert what_happens(Scene(Seat(["Gimli"])).state, Happening(kind, NONE))


def test_frodo_is_asked_before_he_suffers_damage() -> None:
    scene = Scene(Seat(["Frodo Baggins"]))
    scene.happen(deal_damage, scene.card("Frodo Baggins"), 1)

    asked = describe_question(scene.state, scene.decision, ["Sam"])
    assert asked.endswith("Frodo Baggins is about to suffer damage")
