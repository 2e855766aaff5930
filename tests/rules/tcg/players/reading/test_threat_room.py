"""Room for threats that companions in hand ask for: when it is taken, and when it is made."""

import pytest

from rules.tcg.engine.state.codes import Verb
from rules.tcg.engine.state.decision import PASS
from rules.tcg.players.reading.threat_room import makes_room, takes_room
from rules.tcg.players.reading.weights import learned_rules
from rules.tcg.players.thumb.rule_of_thumb import rate_options
from tests.rules.tcg.cards import *
from tests.rules.tcg.scene import FREE_PEOPLES, Scene

MINDFUL = learned_rules()._replace(threat_room=4.0)
COMPANY = [FARAMIR_STOUT_CAPTAIN, SLEEPLESS_DEAD]


@pytest.mark.parametrize(
    ("hand", "threats", "takes"),
    [
        ([KING_OF_THE_DEAD], 0, False),
        ([KING_OF_THE_DEAD], 1, True),
        ([KING_OF_THE_DEAD], 2, False),
        ([SLEEPLESS_DEAD], 1, False),
        ([SLEEPLESS_DEAD], 2, True),
        ([KING_OF_THE_DEAD, SLEEPLESS_DEAD], 1, False),
        ([FARAMIR_STOUT_CAPTAIN], 1, False),
    ],
    ids=[
        "there is room for the king's two, too",
        "the king asks for the last two",
        "the king cannot come anyway",
        "another asks for one of two",
        "another asks for the last",
        "one of them can still come",
        "nobody asks for threats",
    ],
)
def test_a_threat_more_may_keep_a_companion_in_hand(
    hand: list[str], threats: int, takes: bool
) -> None:
    """There may be three threats, for there are three companions."""
    scene = Scene(fellowship=COMPANY, hand=hand, threats=threats)
    assert takes_room(scene.state, FREE_PEOPLES, 1) is takes


@pytest.mark.parametrize(("threats", "makes"), [(1, False), (2, True), (3, False)])
def test_a_threat_less_may_let_a_companion_come(threats: int, makes: bool) -> None:
    """The king adds two, and there may be three."""
    scene = Scene(fellowship=COMPANY, hand=[KING_OF_THE_DEAD], threats=threats)
    assert makes_room(scene.state, FREE_PEOPLES, 1) is makes
    assert makes_room(scene.state, FREE_PEOPLES, 2) is (threats > 1)


@pytest.mark.parametrize(("hand", "plays"), [([KING_OF_THE_DEAD], False), ([], True)])
def test_a_condition_waits_whose_price_takes_that_room(hand: list[str], plays: bool) -> None:
    scene = Scene(
        fellowship=COMPANY, hand=[STRONGER_AND_MORE_TERRIBLE, *hand], threats=1
    ).fellowship_phase()
    worths = rate_options(scene.state, scene.decision, MINDFUL)
    rated = dict(zip(scene.options(), worths, strict=True))
    condition = next(
        option
        for option in rated
        if option.verb == Verb.PLAY and scene.id_of(option.card) == STRONGER_AND_MORE_TERRIBLE
    )
    assert (rated[condition] > rated[PASS]) is plays
