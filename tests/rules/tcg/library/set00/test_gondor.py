"""The Gondor cards of the promotional set."""

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_anarion_plays_an_event_to_weaken_whom_he_skirmishes_by_his_vitality() -> None:
    scene = Scene(
        fellowship=[ANARION],
        minions=[MORDOR_VETERAN, MORGUL_LACKEY],
        hand=[CITY_OF_MEN, STILL_NEEDED],
    )
    scene.wound(ANARION, 1).skirmish(ANARION, MORDOR_VETERAN).use(ANARION)
    assert scene.strength(ANARION) == 7 + 2
    assert scene.strength(MORDOR_VETERAN) == 9 - 2
    assert scene.is_discarded(CITY_OF_MEN)
    assert not scene.can(Verb.USE, ANARION)


def test_the_stewards_heir_is_a_ranger_and_ring_bound() -> None:
    scene = Scene(
        fellowship=[BOROMIR_STEWARDS_HEIR],
        hand=[AN_ABLE_GUIDE, LIGHT_SHINING_FAINTLY],
        twilight=4,
    ).wound(BOROMIR_STEWARDS_HEIR, 2)
    scene.fellowship_phase().play(LIGHT_SHINING_FAINTLY)
    if scene.can(Verb.CHOOSE):
        scene.choose(BOROMIR_STEWARDS_HEIR)
    assert scene.wounds(BOROMIR_STEWARDS_HEIR) == 0
    assert scene.regroup_phase().play(AN_ABLE_GUIDE).twilight == 0
