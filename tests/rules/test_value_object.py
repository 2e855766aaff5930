"""Options, contexts and game events as values."""

import pickle

import pytest

from rules.lcg.engine.records import Combat
from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.state.decision import Option
from rules.tcg.engine.state.parts import Context
from rules.value_object import ValueObject


def test_equal_fields_make_equal_values() -> None:
    assert Option(Verb.PLAY, 3) == Option(Verb.PLAY, 3, -1, 0)
    assert hash(Option(Verb.PLAY, 3)) == hash(Option(Verb.PLAY, 3, -1, 0))
    assert Option(Verb.PLAY, 3) != Option(Verb.PLAY, 4)


def test_values_of_different_classes_differ() -> None:
    assert Option(Verb.PASS) != Combat(False, 0, 0)
    assert Option(Verb.PASS) != (Verb.PASS, -1, -1, 0)


@pytest.mark.parametrize(
    "value", [Option(Verb.HEAL, 1, 2, 3), Context(1, 0, actor=1), Combat(True, 4, 0, (1, 2))]
)
def test_a_value_survives_pickling(value: ValueObject) -> None:
    assert pickle.loads(pickle.dumps(value)) == value


def test_a_value_shows_its_fields() -> None:
    assert repr(Combat(True, 4, 0, (1, 2))) == "Combat(True, 4, 0, (1, 2), -1)"
