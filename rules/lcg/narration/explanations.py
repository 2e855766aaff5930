"""What a question means, for somebody who has never played: a sentence or two for each."""

from rules.lcg.engine.codes import Question
from rules.lcg.engine.decision import Decision

_EXPLANATIONS: dict[int, str] = {
    Question.MULLIGAN: "You may put the cards of your hand back once and draw others.",
    Question.ACTION: (
        "Play an event or use an ability, or pass. When all have passed, the game goes on. Stops "
        "say in which phases you are asked."
    ),
    Question.PLAN: (
        "Your heroes’ resources pay for allies and attachments of their spheres. Pass when you "
        "are done."
    ),
    Question.PAY: (
        "Choose which heroes pay. What is left stays with them for later rounds, and for their "
        "own abilities."
    ),
    Question.COMMIT: (
        "Questing characters are exhausted: they can’t defend or attack. If their willpower is "
        "above the threat in the staging area, the difference is progress. If it is below, your "
        "threat rises by the difference. At 50 you are out of the game."
    ),
    Question.COMMIT_TO_TEST: (
        "Characters that make the test are exhausted. The test is passed if their strength is "
        "higher than the escape values of the cards dealt from the encounter deck."
    ),
    Question.TRAVEL: (
        "The active location no longer adds threat to the staging area, and must be explored "
        "before the quest makes progress."
    ),
    Question.BYPASS: (
        "A quest card that is bypassed goes on the bottom of the quest deck with nothing gained, "
        "and the next one is turned up in the coming staging step."
    ),
    Question.ENGAGE: (
        "An enemy that you engage leaves the staging area and attacks you. Others engage you by "
        "themselves once your threat reaches their engagement cost."
    ),
    Question.CHOOSE_ATTACK: "Each enemy that is engaged with you attacks once.",
    Question.DEFEND: (
        "The defender is exhausted, and its defense reduces the damage. If nobody defends, one of "
        "your heroes takes all of it. Its shadow card is turned up afterwards and can change this."
    ),
    Question.UNDEFENDED_DAMAGE: "Nobody defends: one of your heroes takes all of the damage.",
    Question.ATTACK_TARGET: "Your ready characters may attack each enemy once a round.",
    Question.ATTACKERS: (
        "Attackers are exhausted. Their total attack, less the enemy’s defense, is its damage."
    ),
    Question.RESPONSE: "One of your cards can respond to this.",
    Question.ORDER: "Several effects happen at the same time: choose which comes first.",
}


def explain_question(decision: Decision) -> str:
    """Return what a question means; nothing for one that its own words explain."""
    return _EXPLANATIONS.get(decision.question, "")
