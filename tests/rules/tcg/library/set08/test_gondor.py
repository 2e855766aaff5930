"""The Gondor cards of set 8, *Siege of Gondor*."""

import pytest

from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import DEFENDER, SKIRMISH_WON, Verb
from rules.tcg.engine.steps.triggers import emit
from tests.rules.tcg.cards import (
    ALCARIN,
    ARAGORN_DRIVEN_BY_NEED,
    CATAPULT,
    DEAD_MAN_OF_DUNHARROW,
    ELESSARS_EDICT,
    GIMLIS_HELM,
    KING_OF_THE_DEAD,
    KNIGHT_OF_DOL_AMROTH,
    KNIGHTS_SPEAR,
    MORDOR_SOLDIER,
    MORDOR_TROOPER,
    OATHBREAKER,
    SHADOW_HOST,
    SLEEPLESS_DEAD,
    SOUTHRON_CAPTAIN,
    STRONGER_AND_MORE_TERRIBLE,
)
from tests.rules.tcg.scene import SHADOW, Scene


def test_catapult_hits_a_shadow_card_of_the_cost_it_turns_up() -> None:
    """Southron Archer, turned up, costs as much as the Trooper and less than the Captain."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        support=[CATAPULT],
        minions=[MORDOR_TROOPER, SOUTHRON_CAPTAIN],
        hand=[GIMLIS_HELM, KNIGHTS_SPEAR],
        shadow_deck=[MORDOR_TROOPER],
        site=5,
    )
    scene.maneuver_phase().use(CATAPULT)
    while scene.can(Verb.DISCARD) or scene.can(Verb.CHOOSE):
        scene.take_first()
    assert scene.hand() == []
    assert scene.is_discarded(MORDOR_TROOPER)
    assert scene.in_play(SOUTHRON_CAPTAIN)
    assert scene.deck(SHADOW) == [MORDOR_TROOPER]


def test_elessars_edict_discards_one_wraith_and_exhausts_another() -> None:
    scene = Scene(
        fellowship=[OATHBREAKER, SLEEPLESS_DEAD], hand=[ELESSARS_EDICT], minions=[MORDOR_TROOPER]
    )
    scene.happen(kill, scene.card(OATHBREAKER)).play(ELESSARS_EDICT)
    assert scene.is_discarded(OATHBREAKER)
    assert not scene.is_dead(OATHBREAKER)
    assert scene.wounds(SLEEPLESS_DEAD) == 2


def test_elessars_edict_spots_a_wraith_that_is_exhausted_already() -> None:
    scene = Scene(
        fellowship=[OATHBREAKER, SLEEPLESS_DEAD, KING_OF_THE_DEAD], hand=[ELESSARS_EDICT]
    ).wound(SLEEPLESS_DEAD, 2)
    scene.happen(kill, scene.card(OATHBREAKER)).play(ELESSARS_EDICT)
    scene.choose("spot")
    assert scene.is_discarded(OATHBREAKER)
    assert scene.wounds(KING_OF_THE_DEAD) == 0


def test_elessars_edict_needs_another_wraith() -> None:
    scene = Scene(fellowship=[OATHBREAKER, ALCARIN], hand=[ELESSARS_EDICT])
    scene.happen(kill, scene.card(OATHBREAKER))
    assert scene.is_dead(OATHBREAKER)
    assert scene.hand() == [ELESSARS_EDICT]


@pytest.mark.parametrize(("tired", "offered"), [(2, True), (1, False)])
def test_shadow_host_follows_two_exhausted_wraiths(tired: int, offered: bool) -> None:
    scene = Scene(
        fellowship=[DEAD_MAN_OF_DUNHARROW, DEAD_MAN_OF_DUNHARROW],
        hand=[SHADOW_HOST],
    )
    for copy in range(tired):
        scene.wound(DEAD_MAN_OF_DUNHARROW, 2, copy)
    assert scene.fellowship_phase().comes_to(Verb.PLAY, SHADOW_HOST) is offered
    if offered:
        scene.play(SHADOW_HOST)
        assert scene.threats == 2
        assert scene.number(DEFENDER, SHADOW_HOST) == 0
        scene.wound(SHADOW_HOST, 2)
        assert scene.number(DEFENDER, SHADOW_HOST) == 1


@pytest.mark.parametrize(
    ("winner", "offered"), [(DEAD_MAN_OF_DUNHARROW, True), (KNIGHT_OF_DOL_AMROTH, False)]
)
def test_stronger_and_more_terrible_removes_a_threat_for_a_wraiths_victory(
    winner: str, offered: bool
) -> None:
    scene = Scene(
        fellowship=[winner],
        support=[STRONGER_AND_MORE_TERRIBLE],
        minions=[MORDOR_SOLDIER],
        threats=1,
        site=6,
    )
    scene.happen(emit, SKIRMISH_WON, scene.card(winner))
    assert scene.can(Verb.TRIGGER, STRONGER_AND_MORE_TERRIBLE) is offered
    if offered:
        scene.answer_with(STRONGER_AND_MORE_TERRIBLE)
        assert scene.threats == 0
