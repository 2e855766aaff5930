"""The Gandalf cards of set 12, *Black Rider*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_STRIDER,
    CARAS_GALADHON_11_231,
    DUILIN,
    GANDALF_THE_WHITE_RIDER,
    GREEN_DRAGON_INN_11_242,
    MORDOR_VETERAN,
    RALLY_THE_COMPANY,
    SALVE,
    STABLES_11_259,
    THE_PRANCING_PONY_11_256,
    TRAVELED_LEADER,
    WINDOW_ON_THE_WEST,
    WOODY_END,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("wounds", "offered"), [(1, False), (2, True)])
def test_salve_prevents_the_wound_that_would_kill(wounds: int, *, offered: bool) -> None:
    scene = Scene(fellowship=[DUILIN], bearing={DUILIN: [SALVE]}, minions=[MORDOR_VETERAN]).wound(
        DUILIN, wounds
    )
    assert scene.skirmish(DUILIN, MORDOR_VETERAN).comes_to(Verb.TRIGGER, SALVE) is offered
    if offered:
        scene.answer_with(SALVE)
        assert scene.in_play(DUILIN)
        assert scene.is_discarded(SALVE)


def test_the_white_rider_takes_the_place_of_a_companion() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_RIDER, DUILIN],
        minions=[MORDOR_VETERAN],
        hand=[RALLY_THE_COMPANY],
    )
    scene.skirmish(DUILIN, MORDOR_VETERAN).use(GANDALF_THE_WHITE_RIDER)
    assert scene.assigned_to(MORDOR_VETERAN) == [GANDALF_THE_WHITE_RIDER]
    assert scene.state.skirmisher == scene.card(GANDALF_THE_WHITE_RIDER)
    assert scene.strength(GANDALF_THE_WHITE_RIDER) == 7 + 3
    assert (scene.wounds(GANDALF_THE_WHITE_RIDER), scene.wounds(DUILIN)) == (1, 1)


def test_the_white_rider_does_not_replace_the_ring_bearer() -> None:
    scene = Scene(fellowship=[GANDALF_THE_WHITE_RIDER], minions=[MORDOR_VETERAN])
    bearer = scene.id_of(scene.state.ring_bearer[0])
    scene.skirmish(bearer, MORDOR_VETERAN)
    assert not scene.can(Verb.USE, GANDALF_THE_WHITE_RIDER)


def test_traveled_leader_replaces_a_site_of_this_region_alone() -> None:
    scene = Scene(
        fellowship=[GANDALF_THE_WHITE_RIDER, ARAGORN_STRIDER],
        hand=[TRAVELED_LEADER],
        path=(THE_PRANCING_PONY_11_256, GREEN_DRAGON_INN_11_242, WOODY_END, STABLES_11_259),
        site=4,
        adventure=[WINDOW_ON_THE_WEST, CARAS_GALADHON_11_231],
    )
    scene.maneuver_phase().play(TRAVELED_LEADER).choose(CARAS_GALADHON_11_231)
    assert scene.id_of(scene.state.path[3]) == CARAS_GALADHON_11_231
    assert scene.id_of(scene.state.path[0]) == THE_PRANCING_PONY_11_256
