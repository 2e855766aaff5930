"""The cards of Gondor of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    BRUTAL_EASTERLING,
    CORSAIR_SCIMITAR,
    DISARMED,
    INGOLD,
    MORGUL_RUFFIAN,
    RANGER_OF_MINAS_TIRITH,
    THE_FAITHFUL_STONE,
)
from tests.rules.tcg.scene import SHADOW, Scene


@pytest.mark.parametrize(("ranger", "wounds"), [(RANGER_OF_MINAS_TIRITH, 0), (INGOLD, 1)])
def test_disarmed_strips_a_minion_of_what_it_bears(ranger: str, wounds: int) -> None:
    scene = Scene(
        fellowship=[ranger],
        support=[DISARMED],
        minions=[BRUTAL_EASTERLING],
        bearing={BRUTAL_EASTERLING: [CORSAIR_SCIMITAR]},
        site=4,
    )
    scene.maneuver_phase().use(DISARMED)
    if scene.can(Verb.EITHER):
        scene.choose("spot a ranger")
    assert scene.bearer_of(DISARMED) == BRUTAL_EASTERLING
    assert scene.is_discarded(CORSAIR_SCIMITAR)
    assert scene.wounds(ranger) == wounds
    assert not scene.comes_to(Verb.USE, DISARMED)


@pytest.mark.parametrize(
    ("played", "offered"), [(BRUTAL_EASTERLING, True), (MORGUL_RUFFIAN, False)]
)
def test_the_faithful_stone_counts_minions_that_are_no_wraiths(played: str, offered: bool) -> None:
    scene = Scene(
        fellowship=[INGOLD],
        support=[THE_FAITHFUL_STONE],
        shadow_hand=[played],
        twilight=9,
        site=4,
    )
    scene.shadow_phase().play(played)
    assert scene.can(Verb.TRIGGER, THE_FAITHFUL_STONE) is offered
    if offered:
        scene.answer_with(THE_FAITHFUL_STONE)
        assert scene.tokens(THE_FAITHFUL_STONE) == 1


@pytest.mark.parametrize("paid", [True, False])
def test_the_faithful_stone_keeps_a_minion_out_unless_the_shadow_pays(paid: bool) -> None:
    scene = Scene(
        fellowship=[INGOLD],
        support=[THE_FAITHFUL_STONE],
        minions=[BRUTAL_EASTERLING],
        twilight=2,
        site=4,
    ).put_tokens(THE_FAITHFUL_STONE, 3)
    scene.maneuver_phase().use(THE_FAITHFUL_STONE)
    assert scene.who == SHADOW
    scene.choose("remove (2)" if paid else "unable to be assigned")
    assert scene.twilight == (0 if paid else 2)
    while scene.can(Verb.PASS) and not scene.can(Verb.ASSIGN):
        scene.pass_()
    assert scene.can(Verb.ASSIGN, INGOLD, BRUTAL_EASTERLING) is paid
