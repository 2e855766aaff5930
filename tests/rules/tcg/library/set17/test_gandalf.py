"""The Gandalf cards of set 17, *Rise of Saruman*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.vocabulary import Culture
from tests.rules.tcg.cards import (
    A_NEW_LIGHT,
    BRUTAL_EASTERLING,
    CORSAIR_SCIMITAR,
    CRY_AND_PANIC,
    ELVEN_DEFENDER,
    EVER_MY_HEART_RISES,
    GANDALF_POWERFUL_GUIDE,
    GANDALF_RETURNED,
    GANDALFS_PIPE,
    GLAMDRING_ELVEN_BLADE,
    GLAMDRING_LIGHTNING_BRAND,
    GWAIHIR,
    LONG_STEMMED_PIPE,
    MORDOR_SOLDIER,
    MORDOR_TROOPER,
    OLD_TOBY,
    ORKISH_SCOUT,
    SARUMAN_COLDLY_STILL,
    SCINTILLATING_BIRD,
    SHADOWFAX_GREATEST_OF_THE_MEARAS,
)
from tests.rules.tcg.scene import SHADOW, Scene


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


@pytest.mark.parametrize("reveals", [True, False])
def test_a_new_light_returns_a_minion_and_may_discard_another_from_hand(reveals: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF_RETURNED],
        hand=[A_NEW_LIGHT],
        shadow_hand=[BRUTAL_EASTERLING, CORSAIR_SCIMITAR],
        shadow_discards=[ORKISH_SCOUT, CRY_AND_PANIC],
    )
    scene.fellowship_phase().wait_to(Verb.PLAY, A_NEW_LIGHT).play(A_NEW_LIGHT)
    assert ORKISH_SCOUT in scene.hand(SHADOW)
    assert scene.can(Verb.YES)
    if not reveals:
        scene.pass_()
        assert len(scene.hand(SHADOW)) == 3
        return
    scene.do(Verb.YES)
    assert not scene.can(Verb.CHOOSE, CORSAIR_SCIMITAR)
    scene.choose(BRUTAL_EASTERLING)
    assert scene.hand(SHADOW) == [CORSAIR_SCIMITAR, ORKISH_SCOUT]


def test_a_new_light_that_finds_no_minion_reveals_no_hand() -> None:
    scene = Scene(
        fellowship=[GANDALF_RETURNED],
        hand=[A_NEW_LIGHT],
        shadow_hand=[BRUTAL_EASTERLING],
        shadow_discards=[CRY_AND_PANIC],
    )
    scene.fellowship_phase()
    if scene.comes_to(Verb.PLAY, A_NEW_LIGHT):
        scene.play(A_NEW_LIGHT)
    assert not scene.can(Verb.YES)
    assert scene.hand(SHADOW) == [BRUTAL_EASTERLING]


def test_long_stemmed_pipe_trades_another_pipeweed_and_itself_for_a_condition() -> None:
    scene = Scene(
        support=[LONG_STEMMED_PIPE, OLD_TOBY],
        shadow_support=[CRY_AND_PANIC],
        site=4,
    )
    scene.regroup_phase().use(LONG_STEMMED_PIPE)
    if scene.can(Verb.CHOOSE, CRY_AND_PANIC):
        scene.choose(CRY_AND_PANIC)
    assert scene.is_discarded(OLD_TOBY)
    assert scene.is_discarded(CRY_AND_PANIC)
    assert scene.is_discarded(LONG_STEMMED_PIPE)


def test_long_stemmed_pipe_is_no_other_pipeweed() -> None:
    scene = Scene(support=[LONG_STEMMED_PIPE], shadow_support=[CRY_AND_PANIC], site=4)
    assert not scene.regroup_phase().comes_to(Verb.USE, LONG_STEMMED_PIPE)


def test_shadowfax_greatest_of_the_mearas_bears_no_other_possession() -> None:
    scene = Scene(
        fellowship=[GANDALF_RETURNED],
        bearing={GANDALF_RETURNED: [GANDALFS_PIPE]},
        hand=[SHADOWFAX_GREATEST_OF_THE_MEARAS, GLAMDRING_ELVEN_BLADE],
        burdens=1,
    )
    scene.fellowship_phase().wait_to(Verb.PLAY, SHADOWFAX_GREATEST_OF_THE_MEARAS)
    assert scene.can(Verb.PLAY, GLAMDRING_ELVEN_BLADE)
    scene.play(SHADOWFAX_GREATEST_OF_THE_MEARAS)
    assert scene.is_discarded(GANDALFS_PIPE)
    assert not scene.can(Verb.PLAY, GLAMDRING_ELVEN_BLADE)
    scene.use(SHADOWFAX_GREATEST_OF_THE_MEARAS)
    assert (scene.threats, scene.burdens) == (1, 0)


@pytest.mark.parametrize(
    ("minion", "wounded"), [(SARUMAN_COLDLY_STILL, True), (ORKISH_SCOUT, False)]
)
def test_gwaihir_exerts_a_minion_but_wounds_a_wizard(minion: str, wounded: bool) -> None:
    scene = Scene(
        fellowship=[GANDALF_RETURNED],
        bearing={GANDALF_RETURNED: [GWAIHIR]},
        minions=[MORDOR_SOLDIER, minion],
        site=6,
    )
    scene.skirmish(GANDALF_RETURNED, MORDOR_SOLDIER).wait_to(Verb.TRIGGER, GWAIHIR)
    scene.answer_with(GWAIHIR)
    if scene.can(Verb.CHOOSE, minion):
        scene.choose(minion)
    assert scene.wounds(minion) == 1
    done = ("wounded" if wounded else "exerted", scene.card(minion))
    assert done in scene.log
