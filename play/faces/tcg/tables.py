"""Tables of the TCG: seats, players, names of questions, and how a game ended."""

from collections import Counter
from collections.abc import Sequence

from play.face import GameEnd
from rules.players.strengths import DEFAULT
from rules.refusals import Refusal
from rules.tcg.deck import TcgDeck
from rules.tcg.engine.state.codes import PHASE_NAMES, Question, Verb
from rules.tcg.engine.state.decision import Decision, Option
from rules.tcg.facts import reader as facts
from rules.tcg.game import Game
from rules.tcg.narration import explanations
from rules.tcg.narration.recording import TcgRecorder
from rules.tcg.narration.refusals import refusals as explain
from rules.tcg.players.advice import advise, adviser
from rules.tcg.players.reading import doing_nothing

table_seats = range(2, 5)
default_player = DEFAULT
recorder = TcgRecorder

_QUESTIONS = Question.names()
_VERBS = Verb.names()


def question_name(decision: Decision) -> str:
    """Return what kind of question a decision is."""
    return _QUESTIONS[decision.question]


def _stops(whose: str) -> dict[str, str]:
    return {f"{whose} {phase}": phase.capitalize() for phase in STOPPING_PHASES}


RESPONSES = "responses"
# In the fellowship and the Shadow phase one plays cards: nobody wants to miss these.
STOPPING_PHASES = ("maneuver", "archery", "assignment", "skirmish", "regroup")
stops = {
    "Your turns": _stops("own"),
    "Others’ turns": _stops("other"),
    "At any time": {RESPONSES: "Responses"},
}


def stop_of(game: Game, decision: Decision) -> str:
    """Return the key of the step in which an action is asked for; nothing for other steps."""
    if decision.question == Question.RESPONSE:
        return RESPONSES
    phase = PHASE_NAMES[game.state.phase]
    if decision.question != Question.ACTION or phase not in STOPPING_PHASES:
        return ""
    whose = "own" if decision.player == game.state.active else "other"
    return f"{whose} {phase}"


def reveals_nothing(before: Game, after: Game) -> bool:
    """Return whether nobody learned or drew anything between two moments of a game."""
    then, now = before.state, after.state
    return now.rng == then.rng and now.known == then.known and now.decks == then.decks


def explain_question(game: Game, decision: Decision) -> str:
    """Return what a question means, for somebody new; nothing where its words are enough."""
    return explanations.explain_question(game.state, decision)


def verb_name(option: Option) -> str:
    """Return what kind of choice an option is."""
    return _VERBS[option.verb]


def card_name(game: Game, card: int) -> str:
    """Return what a card of a game is called."""
    return game.state.blueprints[card].card.name


def refusals(game: Game, seat: int, card: int) -> list[Refusal]:
    """Return why a seat cannot act with a card now; nothing for one that is offered.

    Raise UnseenCard for a card that the seat does not see.
    """
    return explain(game.state, game.decision(), seat, card)


def does_nothing(game: Game, option: Option) -> bool:
    """Return whether an option would change nothing but what it costs."""
    decision = game.pending()
    return doing_nothing.does_nothing(game.state, decision, option)


def ended(games: Sequence[Game]) -> GameEnd:
    """Return how a game ended; the gap is the sites between the two best fellowships."""
    state = games[-1].state
    first, second, *_ = sorted(state.position, reverse=True)
    return GameEnd(state.winner, state.ending, state.turn, first - second)


def deck_emblems(deck: TcgDeck) -> tuple[str, ...]:
    """Return the emblems of the cultures of most of a deck's cards, at most three."""
    counts = Counter[str]()
    for card_id, count in deck.draw_deck:
        culture = facts.card(card_id).culture
        if culture is not None:
            counts[culture] += count
    return tuple(name for name, _ in counts.most_common(3))


def describe_ending(end: GameEnd, names: Sequence[str]) -> str:
    """Return how a game ended, in a sentence."""
    if end.winner is None:
        return "The game reached the limit without a winner."
    winner = names[end.winner]
    others = [name for place, name in enumerate(names) if place != end.winner]
    if end.ending == "site 9":
        return f"{winner} wins: its fellowship reached site 9."
    if len(others) > 1:
        return f"{winner} wins: all other Ring-bearers were killed or corrupted."
    return f"{winner} wins: the Ring-bearer of {others[0]} was {end.ending}."


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
