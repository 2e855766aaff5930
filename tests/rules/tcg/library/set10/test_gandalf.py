"""The Gandalf cards of set 10, *Mount Doom*."""

from rules.tcg.engine.state.codes import TWILIGHT_COST, Verb
from tests.rules.tcg.cards import (
    GANDALF_THE_GREY_WIZARD,
    GATHERING_WIND,
    MORDOR_TROOPER,
    ORC_BROOD,
    SOUTHRON_CAPTAIN,
)
from tests.rules.tcg.scene import Scene


def test_gathering_wind_weakens_every_minion_of_the_chosen_cost() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_GREY_WIZARD],
        minions=[MORDOR_TROOPER, ORC_BROOD, SOUTHRON_CAPTAIN],
        hand=[GATHERING_WIND],
    )
    before = {
        minion: scene.strength(minion) for minion in (MORDOR_TROOPER, ORC_BROOD, SOUTHRON_CAPTAIN)
    }
    numbers = {scene.number(TWILIGHT_COST, minion) for minion in before}
    scene.maneuver_phase().play(GATHERING_WIND)
    assert {option.number for option in scene.options(Verb.NUMBER)} == numbers
    chosen = scene.number(TWILIGHT_COST, MORDOR_TROOPER)
    scene.take_number(chosen)
    for minion, strength in before.items():
        hit = scene.number(TWILIGHT_COST, minion) == chosen
        assert scene.strength(minion) == strength - 2 * hit, minion
