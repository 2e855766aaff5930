"""Who may prevent something learns first to which card it would be done."""

import pytest

from rules.tcg.engine.state.codes import Question, Verb
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import FREE_PEOPLES, SHADOW, Scene


@pytest.mark.parametrize(
    ("event", "table"),
    [
        (
            TRAMPLE,
            {
                "fellowship": [ARAGORN_DRIVEN_BY_NEED, LEGOLAS_GREENLEAF],
                "minions": [SOUTHRON_SCOUT],
                "bearing": {SOUTHRON_SCOUT: [MUMAK]},
                "shadow_hand": [TRAMPLE],
            },
        ),
        (
            WIELDER_OF_THE_FLAME,
            {
                "fellowship": [GANDALF_FRIEND_OF_THE_SHIREFOLK, LEGOLAS_GREENLEAF],
                "minions": [MORDOR_TROOPER],
                "hand": [WIELDER_OF_THE_FLAME],
            },
        ),
        (
            TURN_OF_THE_TIDE,
            {
                "fellowship": [GANDALF_FRIEND_OF_THE_SHIREFOLK],
                "minions": [MORDOR_TROOPER, URUK_CAPTAIN],
                "shadow_support": [HIDES],
                "bearing": {MORDOR_TROOPER: [BESIEGING_PIKE]},
                "hand": [TURN_OF_THE_TIDE],
            },
        ),
        (
            BE_BACK_SOON,
            {
                "fellowship": [SMEAGOL_OLD_NOSER],
                "minions": [MORDOR_VETERAN, URUK_CAPTAIN],
                "hand": [BE_BACK_SOON],
            },
        ),
    ],
)
def test_the_choice_comes_before_the_offer_to_prevent(event: str, table: dict[str, object]) -> None:
    scene = Scene(site=5, twilight=9, edition="comprehensive-4.2", **table)  # type: ignore[arg-type]
    scene.maneuver_phase().wait_to(Verb.PLAY, event)
    chooser = SHADOW if event == TRAMPLE else FREE_PEOPLES
    scene.play(event)
    pending = scene.state.pending
    assert pending is not None
    assert (pending.question, pending.player) == (Question.TARGET, chooser)
    scene.do(Verb.CHOOSE)
    while scene.can(Verb.CHOOSE):
        scene.do(Verb.CHOOSE)
    pending = scene.state.pending
    assert pending is not None
    assert (pending.question, pending.player) == (Question.EITHER, 1 - chooser)


def test_nobody_exerts_to_assign_a_minion_that_cannot_be_assigned() -> None:
    """3 C 69: Saruman cannot be assigned, so alone he assigns nobody (4.2, "assignment phase")."""
    scene = Scene(
        fellowship=[MERRY_ROHIRRIM_SQUIRE, ARAGORN_DRIVEN_BY_NEED],
        minions=[SARUMAN_SERVANT_OF_THE_EYE],
        site=5,
    ).assignment_phase()
    assert not scene.comes_to(Verb.USE, SARUMAN_SERVANT_OF_THE_EYE)
