"""Tables of the LCG: seats, players, names of questions, and how a game ended."""

from collections.abc import Sequence

from play.face import GameEnd
from rules.lcg.deck import LcgDeck
from rules.lcg.engine.codes import (
    COMBAT,
    ENCOUNTER_PHASE,
    QUEST,
    REFRESH,
    RESOURCE,
    TRAVEL,
    Question,
    Verb,
)
from rules.lcg.engine.decision import Decision, Option
from rules.lcg.engine.elimination import ELIMINATION_THREAT
from rules.lcg.facts import reader as facts
from rules.lcg.game import MOST_PLAYERS, Game
from rules.lcg.narration import explanations
from rules.lcg.narration.idle import does_nothing as changes_nothing
from rules.lcg.narration.recording import LcgRecorder
from rules.lcg.narration.refusals import refusals as explain
from rules.lcg.players.advice import advise, adviser
from rules.players.strengths import DEFAULT
from rules.refusals import Refusal

table_seats = range(1, MOST_PLAYERS + 1)
default_player = DEFAULT
recorder = LcgRecorder

_QUESTIONS = Question.names()
_VERBS = Verb.names()


def question_name(decision: Decision) -> str:
    """Return what kind of question a decision is."""
    return _QUESTIONS[decision.question]


RESPONSES = "responses"
# In the planning phase one plays cards: nobody wants to miss it.
_STOPS = {
    RESOURCE: "resource",
    QUEST: "quest",
    TRAVEL: "travel",
    ENCOUNTER_PHASE: "encounter",
    COMBAT: "combat",
    REFRESH: "refresh",
}
stops = {
    "Actions": {phase: phase.capitalize() for phase in _STOPS.values()},
    "At any time": {RESPONSES: "Responses"},
}


def stop_of(game: Game, decision: Decision) -> str:
    """Return the key of the step in which an action is asked for; nothing for other steps."""
    if decision.question == Question.RESPONSE:
        return RESPONSES
    return _STOPS.get(game.state.phase, "") if decision.question == Question.ACTION else ""


def reveals_nothing(before: Game, after: Game) -> bool:
    """Return whether nobody learned or drew anything between two moments of a game."""
    then, now = before.state, after.state
    return (
        now.rng == then.rng
        and now.known == then.known
        and now.decks == then.decks
        and now.encounter_deck == then.encounter_deck
    )


def explain_question(game: Game, decision: Decision) -> str:
    """Return what a question means, for somebody new; nothing where its words are enough."""
    return explanations.explain_question(decision)


def verb_name(option: Option) -> str:
    """Return what kind of choice an option is."""
    return _VERBS[option.verb]


def card_name(game: Game, card: int) -> str:
    """Return what a card of a game is called."""
    return game.state.blueprints[card].title


def refusals(game: Game, seat: int, card: int) -> list[Refusal]:
    """Return why a seat cannot act with a card now; nothing for one that is offered.

    Raise UnseenCard for a card that the seat does not see.
    """
    return explain(game.state, game.decision(), seat, card)


def does_nothing(game: Game, option: Option) -> bool:
    """Return whether an action would change nothing that anybody reads before it is over."""
    return changes_nothing(game.state, option)


def ended(games: Sequence[Game]) -> GameEnd:
    """Return how a game ended; a campaign ends like the last scenario that was played.

    The gap of a victory is what was left of the highest threat.
    """
    last = games[-1].outcome()
    assert last is not None, "the game is over"
    rounds = sum(game.state.round for game in games)
    left = max(0, ELIMINATION_THREAT - max(games[-1].state.threat)) if last.won else None
    return GameEnd(0 if last.won else None, last.ending, rounds, left)


def deck_emblems(deck: LcgDeck) -> tuple[str, ...]:
    """Return the emblems of the spheres of a deck's heroes, at most three."""
    spheres = (facts.card(code).sphere for code, _ in deck.heroes)
    return tuple(dict.fromkeys(sphere.lower() for sphere in spheres if sphere))[:3]


def describe_ending(end: GameEnd, names: Sequence[str]) -> str:
    """Return how a game ended, in a sentence."""
    players = "The players" if len(names) > 1 else names[0]
    verb = "" if len(names) > 1 else "s"
    return {
        "won": f"{players} win{verb}.",
        "threat": f"{players} lose{verb}: threat reached 50.",
        "heroes": f"{players} lose{verb}: the last hero died.",
        "quest": f"{players} lose{verb}: the quest failed.",
        "unfinished": "The game reached the limit without an end.",
    }[end.ending]


__all__ = [
    "advise",
    "adviser",
    "card_name",
    "deck_emblems",
    "default_player",
    "describe_ending",
    "does_nothing",
    "ended",
    "explain_question",
    "question_name",
    "recorder",
    "refusals",
    "reveals_nothing",
    "stop_of",
    "stops",
    "table_seats",
    "verb_name",
]
