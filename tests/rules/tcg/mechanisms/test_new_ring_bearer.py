"""Another companion becomes the Ring-bearer; the Ring-bearer is corrupted by an effect."""

from rules.tcg.engine.codes import RESISTANCE, Verb
from rules.tcg.engine.wounds import kill
from tests.rules.tcg.cards import ARAGORN, CAPTAIN, FRODO, MERRY, MORDOR_DEFENDER
from tests.rules.tcg.scene import RULING_RING, Scene

SAM = "1_311"
PROPER_POET = "2_114"
DESPAIR = "1_243"


def test_sam_carries_on_when_frodo_dies():
    """4.2, "losing the game": the game goes on with Sam, who bears The One Ring."""
    scene = Scene(fellowship=[SAM])
    scene.happen(kill, scene._find(FRODO)).answer_with(SAM)
    assert scene.state.winner is None
    assert scene.state.ring_bearer[0] == scene._find(SAM)
    assert scene.bearer_of(RULING_RING) == SAM
    assert scene.is_dead(FRODO)
    assert scene.number(RESISTANCE, SAM) == 5
    assert scene.strength(SAM) == 4


def test_who_is_the_ring_bearer_already_is_not_asked_again():
    """The answer would change nothing, and could be given forever."""
    scene = Scene(fellowship=[SAM])
    scene.happen(kill, scene._find(FRODO)).answer_with(SAM)
    assert not scene.can(Verb.TRIGGER, SAM)


def test_the_other_cards_of_the_table_keep_their_numbers():
    """The Ring leaves Frodo and joins Sam: nobody else gains or loses its strength."""
    scene = Scene(fellowship=[SAM, MERRY, ARAGORN], minions=[CAPTAIN])
    before = {card: scene.strength(card) for card in (MERRY, ARAGORN, CAPTAIN)}
    scene.happen(kill, scene._find(FRODO)).answer_with(SAM)
    assert {card: scene.strength(card) for card in before} == before


def test_without_an_answer_the_game_is_lost():
    scene = Scene(fellowship=[SAM])
    scene.happen(kill, scene._find(FRODO)).pass_()
    assert scene.state.winner == 1
    assert scene.state.ending == "killed"


def test_a_sam_whose_resistance_the_burdens_reach_is_corrupted_at_once():
    """1_311: his resistance is 5, so five burdens are too many for him."""
    scene = Scene(fellowship=[PROPER_POET], burdens=5)
    scene.happen(kill, scene._find(FRODO)).answer_with(PROPER_POET)
    assert scene.state.winner == 1
    assert scene.state.ending == "corrupted"


def test_the_ring_bearer_is_corrupted_by_an_effect_whatever_the_burdens():
    """4.2, "losing the game": cards can corrupt a Ring-bearer regardless of burdens."""
    scene = Scene(
        fellowship=[ARAGORN],
        minions=[MORDOR_DEFENDER],
        dead=[MERRY] * 4,
        burdens=8,
        shadow_hand=[DESPAIR],
        twilight=2,
    )
    scene.maneuver_phase().play(DESPAIR)
    assert scene.state.winner == 1
    assert scene.state.ending == "corrupted"


def test_burdens_and_dead_companions_are_counted_together():
    scene = Scene(
        minions=[MORDOR_DEFENDER], dead=[MERRY] * 4, burdens=7, shadow_hand=[DESPAIR], twilight=2
    )
    scene.maneuver_phase()
    assert not scene.can(Verb.PLAY, DESPAIR)
