"""Another companion becomes the Ring-bearer; the Ring-bearer is corrupted by an effect."""

from rules.tcg.engine.operations.wounds import kill
from rules.tcg.engine.state.codes import RESISTANCE, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import Scene


def test_sam_carries_on_when_frodo_dies() -> None:
    """4.2, "losing the game": the game goes on with Sam, who bears The One Ring."""
    scene = Scene(fellowship=[SAM_SON_OF_HAMFAST])
    scene.happen(kill, scene.card(FRODO_HOPE_OF_FREE_PEOPLES)).answer_with(SAM_SON_OF_HAMFAST)
    assert scene.state.winner is None
    assert scene.state.ring_bearer[0] == scene.card(SAM_SON_OF_HAMFAST)
    assert scene.bearer_of(THE_ONE_RING_THE_RULING_RING_7_1) == SAM_SON_OF_HAMFAST
    assert scene.is_dead(FRODO_HOPE_OF_FREE_PEOPLES)
    assert scene.number(RESISTANCE, SAM_SON_OF_HAMFAST) == 5
    assert scene.strength(SAM_SON_OF_HAMFAST) == 4


def test_who_is_the_ring_bearer_already_is_not_asked_again() -> None:
    """The answer would change nothing, and could be given forever."""
    scene = Scene(fellowship=[SAM_SON_OF_HAMFAST])
    scene.happen(kill, scene.card(FRODO_HOPE_OF_FREE_PEOPLES)).answer_with(SAM_SON_OF_HAMFAST)
    assert not scene.can(Verb.TRIGGER, SAM_SON_OF_HAMFAST)


def test_the_other_cards_of_the_table_keep_their_numbers() -> None:
    """The Ring leaves Frodo and joins Sam: nobody else gains or loses its strength."""
    scene = Scene(
        fellowship=[SAM_SON_OF_HAMFAST, MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[SOUTHRON_CAPTAIN],
    )
    before = {
        card: scene.strength(card)
        for card in (MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED, SOUTHRON_CAPTAIN)
    }
    scene.happen(kill, scene.card(FRODO_HOPE_OF_FREE_PEOPLES)).answer_with(SAM_SON_OF_HAMFAST)
    assert {card: scene.strength(card) for card in before} == before


def test_without_an_answer_the_game_is_lost() -> None:
    scene = Scene(fellowship=[SAM_SON_OF_HAMFAST])
    scene.happen(kill, scene.card(FRODO_HOPE_OF_FREE_PEOPLES)).pass_()
    assert scene.state.winner == 1
    assert scene.state.ending == "killed"


def test_a_sam_whose_resistance_the_burdens_reach_is_corrupted_at_once() -> None:
    """1_311: his resistance is 5, so five burdens are too many for him."""
    scene = Scene(fellowship=[SAM_PROPER_POET], burdens=5)
    scene.happen(kill, scene.card(FRODO_HOPE_OF_FREE_PEOPLES)).answer_with(SAM_PROPER_POET)
    assert scene.state.winner == 1
    assert scene.state.ending == "corrupted"


def test_the_ring_bearer_is_corrupted_by_an_effect_whatever_the_burdens() -> None:
    """4.2, "losing the game": cards can corrupt a Ring-bearer regardless of burdens."""
    scene = Scene(
        fellowship=[ARAGORN_DRIVEN_BY_NEED],
        minions=[MORDOR_DEFENDER],
        dead=[MERRY_ROHIRRIM_SQUIRE] * 4,
        burdens=8,
        shadow_hand=[DESPAIR],
        twilight=2,
    )
    scene.maneuver_phase().play(DESPAIR)
    assert scene.state.winner == 1
    assert scene.state.ending == "corrupted"


def test_burdens_and_dead_companions_are_counted_together() -> None:
    scene = Scene(
        minions=[MORDOR_DEFENDER],
        dead=[MERRY_ROHIRRIM_SQUIRE] * 4,
        burdens=7,
        shadow_hand=[DESPAIR],
        twilight=2,
    )
    scene.maneuver_phase()
    assert not scene.can(Verb.PLAY, DESPAIR)
