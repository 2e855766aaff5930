"""The Gondor cards of set 8, *Siege of Gondor*."""

from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import Verb
from tests.rules.tcg.cards import (
    ALCARIN,
    ARAGORN_DRIVEN_BY_NEED,
    CATAPULT,
    ELESSARS_EDICT,
    GIMLIS_HELM,
    KING_OF_THE_DEAD,
    KNIGHTS_SPEAR,
    MORDOR_TROOPER,
    OATHBREAKER,
    SLEEPLESS_DEAD,
    SOUTHRON_CAPTAIN,
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
