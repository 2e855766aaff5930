"""The Dwarven cards of set 8, *Siege of Gondor*."""

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    BLOOD_RUNS_CHILL,
    GIMLI_COUNTER_OF_FOES,
    MORDOR_DEFENDER,
    MORDOR_TROOPER,
    MORDOR_VETERAN,
    SOUTHRON_CAPTAIN,
)
from tests.rules.tcg.scene import Scene


def test_blood_runs_chill_makes_one_opponent_discard_as_many_as_the_damage_bonus() -> None:
    scene = Scene(
        fellowship=[GIMLI_COUNTER_OF_FOES],
        minions=[MORDOR_TROOPER, MORDOR_VETERAN],
        minions_of={2: [MORDOR_DEFENDER, SOUTHRON_CAPTAIN]},
        players=3,
        hand=[BLOOD_RUNS_CHILL],
        site=5,
    )
    # His printed damage +1, and one more for the wound of his exertion.
    scene.regroup_phase().play(BLOOD_RUNS_CHILL).choose_player(2)
    scene.choose(MORDOR_DEFENDER).choose(SOUTHRON_CAPTAIN)
    assert scene.is_discarded(MORDOR_DEFENDER)
    assert scene.is_discarded(SOUTHRON_CAPTAIN)
    assert not scene.options(Verb.CHOOSE_PLAYER)
