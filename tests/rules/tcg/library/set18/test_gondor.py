"""The cards of Gondor of set 18, *Treachery and Deceit*."""

import pytest

from rules.tcg.engine.modifiers.numbers import game_number
from rules.tcg.engine.state.codes import DEFENDER, MINION_ARCHERY, OVERWHELM_FACTOR, Verb
from tests.rules.tcg.cards import (
    ARAGORN_DRIVEN_BY_NEED,
    BOROMIR_HERO_OF_OSGILIATH,
    BRUTAL_EASTERLING,
    CORSAIR_SCIMITAR,
    DISARMED,
    EASTERLING_BLADEMASTER,
    GWAIHIR,
    HORN_OF_BOROMIR_THE_GREAT_HORN,
    INGOLD,
    MORGUL_RUFFIAN,
    RANGER_OF_MINAS_TIRITH,
    SHIELD_OF_THE_WHITE_TREE,
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


@pytest.mark.parametrize(
    ("bearer", "defender", "factor"),
    [(BOROMIR_HERO_OF_OSGILIATH, 1, 3), (ARAGORN_DRIVEN_BY_NEED, 0, 0)],
)
def test_horn_of_boromir_does_more_for_boromir(bearer: str, defender: int, factor: int) -> None:
    scene = Scene(
        fellowship=[bearer],
        bearing={bearer: [HORN_OF_BOROMIR_THE_GREAT_HORN]},
        support=[GWAIHIR],
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    )
    # Gwaihir stays in the support area.
    scene.maneuver_phase().pass_()
    before = scene.strength(bearer)
    scene.use(HORN_OF_BOROMIR_THE_GREAT_HORN)
    assert scene.is_discarded(GWAIHIR)
    assert scene.wounds(bearer) == 1
    assert scene.strength(bearer) == before + 4
    assert scene.number(DEFENDER, bearer) == defender
    assert scene.number(OVERWHELM_FACTOR, bearer) == factor
    scene.regroup_phase()
    assert scene.strength(bearer) == before
    assert scene.number(DEFENDER, bearer) == 0


def test_horn_of_boromir_needs_a_follower() -> None:
    scene = Scene(
        fellowship=[BOROMIR_HERO_OF_OSGILIATH],
        bearing={BOROMIR_HERO_OF_OSGILIATH: [HORN_OF_BOROMIR_THE_GREAT_HORN]},
        minions=[EASTERLING_BLADEMASTER],
        site=4,
    ).maneuver_phase()
    assert not scene.can(Verb.USE, HORN_OF_BOROMIR_THE_GREAT_HORN)


def test_shield_of_the_white_tree_deals_the_opponent_a_new_hand() -> None:
    aragorn = ARAGORN_DRIVEN_BY_NEED
    scene = Scene(
        fellowship=[aragorn],
        bearing={aragorn: [SHIELD_OF_THE_WHITE_TREE]},
        minions=[EASTERLING_BLADEMASTER],
        shadow_hand=[EASTERLING_BLADEMASTER] * 2,
        shadow_deck=[GWAIHIR] * 9,
        site=4,
    )
    assert game_number(scene.state, MINION_ARCHERY) == -1
    scene.regroup_phase().use(SHIELD_OF_THE_WHITE_TREE)
    assert len(scene.hand(1)) == 8
    assert len(scene.deck(1)) == 3
    assert scene.is_discarded(SHIELD_OF_THE_WHITE_TREE)
