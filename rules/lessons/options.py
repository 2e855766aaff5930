"""Decisions and options of either game in words, as lessons name them."""

from collections.abc import Sequence
from typing import Any

from rules.construction import Game
from rules.lcg.engine.codes import Question as LcgQuestion
from rules.lcg.narration.recording import LcgRecorder
from rules.lessons.course import AND_SO_ON, OTHER_SIDE, Step
from rules.protocol import Game as PlayedGame
from rules.recording import Recorder
from rules.tcg.engine.state.codes import Question as TcgQuestion
from rules.tcg.narration.recording import TcgRecorder

# What lessons call both sides.
NAMES = ("Learner", "Opponent")
LEARNER = 0
# Words for choosing nothing, or nothing more: they come after all others of a step.
PASSES = frozenset({"pass", "do nothing more"})

_QUESTIONS = {Game.TCG: TcgQuestion.names(), Game.LCG: LcgQuestion.names()}


def recorder(game: Game) -> Recorder[Any]:
    """Return what writes a log of a course for its author."""
    return LcgRecorder(NAMES) if game is Game.LCG else TcgRecorder(NAMES)


def describe_options(game: Game, played: PlayedGame) -> list[str]:
    """Return the options of the pending decision in words, in small letters at the beginning."""
    decision = played.decision()
    describe = recorder(game).describe_option
    return [describe(played.state, decision, option) for option in played.options()]


def find_words(words: str, described: Sequence[str]) -> int | None:
    """Return the place of the option that words name; None if they name none, or several.

    Capital letters don't matter, and words that end in "…" are the beginning of the option's.
    """
    wanted = words.casefold()
    if wanted.endswith(AND_SO_ON):
        beginning = wanted.removesuffix(AND_SO_ON)
        found = [at for at, each in enumerate(described) if each.casefold().startswith(beginning)]
    else:
        found = [at for at, each in enumerate(described) if each.casefold() == wanted]
    return found[0] if len(found) == 1 else None


def find_scripted(game: Game, played: PlayedGame, words: str) -> int | None:
    """Return the place of the option that a script names; None if that side can't choose it."""
    decision = played.decision()
    others = words.startswith(OTHER_SIDE)
    if decision is None or (decision.player != LEARNER) != others:
        return None
    return find_words(words.removeprefix(OTHER_SIDE), describe_options(game, played))


def question_name(game: Game, played: PlayedGame) -> str:
    """Return the kind of the pending decision, such as "action"; "" once the game is over."""
    decision = played.decision()
    return "" if decision is None else _QUESTIONS[game][decision.question]


def moment(game: Game, played: PlayedGame) -> tuple[str, int, str]:
    """Return the phase, the turn or round, and the question of a decision."""
    state = played.state
    phase = recorder(game).lay_out(state, LEARNER).phase
    turn = state.round if game is Game.LCG else state.turn
    return phase, turn, question_name(game, played)


def is_moment_of(step: Step, game: Game, played: PlayedGame) -> bool:
    """Return whether a decision is the one that a step speaks of."""
    decision = played.decision()
    begins = (step.phase, step.turn, step.question)
    return decision is not None and decision.player == LEARNER and moment(game, played) == begins
