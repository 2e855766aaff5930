"""The Gandalf cards of set 17, *Rise of Saruman*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.vocabulary import Culture
from tests.rules.tcg.cards import (
    ELVEN_DEFENDER,
    EVER_MY_HEART_RISES,
    GANDALF_POWERFUL_GUIDE,
    GANDALF_RETURNED,
    GLAMDRING_LIGHTNING_BRAND,
    MORDOR_TROOPER,
    SCINTILLATING_BIRD,
)
from tests.rules.tcg.scene import Scene


@pytest.mark.parametrize(("named", "taken"), [(0, True), (1, False)])
def test_scintillating_bird_asks_an_opponent_which_side_counts(named: int, taken: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF_POWERFUL_GUIDE],
        support=[SCINTILLATING_BIRD],
        deck=[MORDOR_TROOPER, ELVEN_DEFENDER, ELVEN_DEFENDER],
    )
    scene.fellowship_phase().use(SCINTILLATING_BIRD)
    assert scene.who == 1
    scene.take(scene.options(Verb.NAME)[named])
    assert len(scene.hand()) == (3 if taken else 0)
    assert scene.is_discarded(MORDOR_TROOPER) is not taken


def test_gandalf_returned_brings_a_possession_with_him() -> None:
    scene = Scene(hand=[GANDALF_RETURNED], deck=[GLAMDRING_LIGHTNING_BRAND, ELVEN_DEFENDER])
    scene.fellowship_phase().play(GANDALF_RETURNED).do(Verb.TRIGGER, GANDALF_RETURNED)
    if scene.can(Verb.CHOOSE, GLAMDRING_LIGHTNING_BRAND):
        scene.choose(GLAMDRING_LIGHTNING_BRAND)
    assert scene.bearer_of(GLAMDRING_LIGHTNING_BRAND) == GANDALF_RETURNED


def test_gandalf_returned_reinforces_a_token_of_any_free_peoples_culture() -> None:
    scene = Scene(
        fellowship=[GANDALF_RETURNED],
        support=[EVER_MY_HEART_RISES],
        minions=[MORDOR_TROOPER],
        site=5,
    ).put_tokens(EVER_MY_HEART_RISES, 1, Culture.DWARVEN)
    scene.skirmish(GANDALF_RETURNED, MORDOR_TROOPER).wait_to(Verb.TRIGGER, GANDALF_RETURNED)
    scene.answer_with(GANDALF_RETURNED)
    assert scene.tokens(EVER_MY_HEART_RISES) == 2
