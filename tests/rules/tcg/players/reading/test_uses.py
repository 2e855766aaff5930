"""How often an ability was used in a phase or skirmish."""

from rules.tcg.engine.state.codes import MANEUVER, SKIRMISH, Verb
from rules.tcg.engine.state.decision import Option
from rules.tcg.players.reading.uses import Uses
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_each_ability_is_counted_by_itself_until_the_phase_or_skirmish_is_over() -> None:
    state = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[DESERT_NOMAD]).state
    uses, first, second = Uses(), Option(Verb.USE, 1), Option(Verb.USE, 2)
    state.phase = MANEUVER
    assert [uses.count(state, option) for option in (first, first, second)] == [1, 2, 1]
    assert uses.so_far(state, first) == 2
    state.phase = SKIRMISH
    assert uses.so_far(state, first) == 0
    assert uses.count(state, first) == 1
    state.skirmisher = 5
    assert uses.so_far(state, first) == 0
