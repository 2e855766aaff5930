"""X that is paid is a number that can be paid, and at least one."""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.vocabulary import Culture
from tests.rules.tcg.cards import (
    ALL_LIFE_FLEES,
    ARAGORN_DRIVEN_BY_NEED,
    BLACK_NUMENOREAN,
    BLACK_SAILS_OF_UMBAR,
    GROND_HAMMER_OF_THE_UNDERWORLD,
    MORDOR_TROOPER,
    ULAIRE_LEMENYA_WRAITH_ON_WINGS,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("there", "offered"), [(3, [3, 2, 1]), (2, [2, 1])])
def test_x_of_tokens_is_no_more_than_there_are(there: int, offered: list[int]) -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        shadow_support=[BLACK_SAILS_OF_UMBAR],
        shadow_discards=[BLACK_NUMENOREAN],
        site=6,
        twilight=9,
    ).put_tokens(BLACK_SAILS_OF_UMBAR, there, Culture.RAIDER)
    scene.shadow_phase().use(BLACK_SAILS_OF_UMBAR)
    assert [option.number for option in scene.options(Verb.NUMBER)] == offered
    scene.take_number(offered[-1])
    assert scene.in_play(BLACK_NUMENOREAN)
    assert scene.is_discarded(BLACK_SAILS_OF_UMBAR)


def test_x_of_a_single_token_is_not_asked_for() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[],
        shadow_support=[GROND_HAMMER_OF_THE_UNDERWORLD],
        minions=[MORDOR_TROOPER],
        site=6,
    ).put_tokens(GROND_HAMMER_OF_THE_UNDERWORLD, 1, Culture.SAURON)
    scene.regroup_phase()
    assert scene.comes_to(Verb.USE, GROND_HAMMER_OF_THE_UNDERWORLD)
    scene.use(GROND_HAMMER_OF_THE_UNDERWORLD)
    assert not scene.options(Verb.NUMBER)


def test_x_of_twilight_is_no_more_than_is_in_the_pool() -> None:
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[ULAIRE_LEMENYA_WRAITH_ON_WINGS],
        shadow_hand=[ALL_LIFE_FLEES],
        site=6,
        twilight=7,
        edition="comprehensive-4.2",
    )
    scene.shadow_phase().play(ALL_LIFE_FLEES)
    offered = [option.number for option in scene.options(Verb.NUMBER)]
    assert offered == list(range(max(offered), 0, -1))
    assert max(offered) == scene.twilight
