"""What a question means, for somebody who has never played: a sentence or two for each."""

from rules.tcg.engine.state.codes import FELLOWSHIP, SHADOW, Question
from rules.tcg.engine.state.decision import Decision
from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn.assignment import FIERCE_ROUND

_FELLOWSHIP = (
    "Play companions, allies and what they bear. Their cost is added to the twilight pool, with "
    "which your opponent plays minions. Pass, and the fellowship moves to the next site."
)
_SHADOW = (
    "Play minions against the fellowship. Their cost comes out of the twilight pool. Pass "
    "when you are done."
)
_FIERCE = (
    "Fierce minions fight a second time this turn: choose who meets them. Your opponent assigns "
    "the minions that are left."
)
_ANSWERED = "One of your cards can respond to this: use it, or do nothing more."

_EXPLANATIONS: dict[int, str] = {
    Question.BID: (
        "The highest bidder chooses who goes first, and takes that many burdens. A Ring-bearer "
        "with as many burdens as resistance is corrupted and loses the game."
    ),
    Question.SEAT: "The first player takes the first turn. In each turn the others are the Shadow.",
    Question.STARTING_FELLOWSHIP: (
        "Companions that cost up to 4 twilight in total begin beside your Ring-bearer."
    ),
    Question.ACTION: "Play an event or use an ability of this phase, or pass.",
    Question.RESPONSE: _ANSWERED,
    Question.MAY: _ANSWERED,
    Question.ORDER: "Several things happen at the same time: choose which comes first.",
    Question.ASSIGN_DEFENDERS: (
        "Choose who fights which minion. Each character takes on one minion, and one more for each "
        "defender +1. Your opponent assigns the minions that are left."
    ),
    Question.ASSIGN_LEFTOVERS: (
        "Minions that nobody faces may fight any character, the Ring-bearer too."
    ),
    Question.SKIRMISH_ORDER: (
        "The side with more strength wins a fight, and the loser takes a wound. Twice the "
        "strength or more kills at once."
    ),
    Question.ARCHERY_WOUND: (
        "Archers hit. A character with as many wounds as vitality dies. The wounds are taken "
        "once all are assigned."
    ),
    Question.THREAT_WOUND: (
        "A companion has died: each threat becomes a wound. The wounds are taken once all are "
        "assigned."
    ),
    Question.SANCTUARY: "At a sanctuary up to five wounds of your companions are healed.",
    Question.RECONCILE_ONE: "You may discard a card. Then you draw until you hold eight.",
    Question.RECONCILE_DOWN: "You hold more than eight cards.",
    Question.MOVE_AGAIN: (
        "Move to the next site and meet the Shadow once more, or stay and end your turn. You "
        "win if you survive at site 9."
    ),
    Question.MULLIGAN: "You may put the cards of your hand back once and draw others.",
    Question.BEARER: (
        "The card stays with its bearer. A character bears at most one item of each class, such as "
        "one hand weapon."
    ),
    Question.SITE: "The path goes on with a site of your adventure deck.",
}


def explain_question(state: State, decision: Decision) -> str:
    """Return what a question means; nothing for one that its own words explain."""
    if decision.question == Question.ACTION:
        if state.phase == FELLOWSHIP:
            return _FELLOWSHIP
        if state.phase == SHADOW:
            return _SHADOW
    if decision.question == Question.ASSIGN_DEFENDERS and state.round == FIERCE_ROUND:
        return _FIERCE
    return _EXPLANATIONS.get(decision.question, "")
