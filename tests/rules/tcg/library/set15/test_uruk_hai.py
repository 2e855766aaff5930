"""The Uruk-hai cards of set 15, *The Hunters*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    FERAL_URUK,
    PURSUING_URUK,
    SEEKING_URUK,
    TRACKING_URUK,
    VIOLENT_HURL,
)
from tests.rules.tcg.library.later_scenes import totals
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(
    ("uruk", "fierce", "total"),
    [
        (PURSUING_URUK, False, 6),
        (PURSUING_URUK, True, 10),
        (SEEKING_URUK, False, 8),  # hunter 1 counts against a companion who is no hunter
        (SEEKING_URUK, True, 10),  # and two hunters can be spotted
    ],
)
def test_uruks_hunt_in_fierce_skirmishes(uruk: str, fierce: bool, total: int) -> None:
    scene = Scene(fellowship=[ARAGORN_DRIVEN_BY_NEED], minions=[uruk, TRACKING_URUK], site=6)
    scene.state.round = int(fierce)
    assert totals(scene.skirmish(ARAGORN_DRIVEN_BY_NEED, uruk).resolve()) == (7, total)


@pytest.mark.parametrize(("uruk", "total", "wounds"), [(SEEKING_URUK, 10, 2), (FERAL_URUK, 11, 1)])
def test_violent_hurl_gives_a_hunter_damage(uruk: str, total: int, wounds: int) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[uruk],
        shadow_hand=[VIOLENT_HURL],
        twilight=1,
        site=6,
    )
    scene.skirmish(ARAGORN_DRIVEN_BY_NEED, uruk).wait_to(Verb.PLAY, VIOLENT_HURL).play(
        VIOLENT_HURL
    ).resolve()
    assert totals(scene) == (7, total)
    assert scene.wounds(ARAGORN_DRIVEN_BY_NEED) == wounds
