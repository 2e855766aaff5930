"""The striker that also tries out how the fights of a move go: what is played for them, who meets
whom, and what is done in them.

One deal tells most of it: fights go much the same whatever the hidden cards are. So few playouts
suffice, and each ends as regroup begins (docs/players.md).
"""

from collections.abc import Mapping
from enum import Enum
from typing import Final

from rules.players.telling import Comparison
from rules.tcg.engine.state.codes import REGROUP, SHADOW, SKIRMISH, Question
from rules.tcg.engine.state.decision import PASS, Decision
from rules.tcg.engine.state.state import State
from rules.tcg.game import Game
from rules.tcg.players.learned.fights_tried_out import Effort, race, shortlist
from rules.tcg.players.learned.striker import StrikingPlayer
from rules.tcg.players.rule_of_thumb import LONG_GAME
from rules.tcg.players.search import Tried, comparison_of


class Moment(Enum):
    """Decisions that are tried out, by what is decided."""

    SHADOW_PHASE = "what the Shadow plays"
    ASSIGNING = "who defends against whom"
    LEFTOVERS = "whom the minions left over attack"
    ORDERING = "which skirmish comes first"
    FIGHTING = "actions in a skirmish"
    ACTING = "actions between the Shadow phase and the skirmishes"
    ANSWERING = "answers to what happens"


Efforts = Mapping[Moment, Effort]
QUICK: Final[Efforts] = {
    Moment.SHADOW_PHASE: Effort(3, 1),
    Moment.ASSIGNING: Effort(3, 1),
    Moment.LEFTOVERS: Effort(3, 1),
    Moment.FIGHTING: Effort(2, 1),
    Moment.ACTING: Effort(2, 1),
    Moment.ANSWERING: Effort(2, 1),
}
"""Less than a millisecond a decision, over all decisions of a game."""
THOROUGH: Final[Efforts] = {
    Moment.SHADOW_PHASE: Effort(5, 10, drop=0.12, lead=0.004),
    Moment.ASSIGNING: Effort(4, 4, drop=0.12, lead=0.004),
    Moment.LEFTOVERS: Effort(4, 3, drop=0.12, lead=0.004),
    Moment.ORDERING: Effort(3, 3, drop=0.12, lead=0.004),
    Moment.FIGHTING: Effort(4, 3, drop=0.12, lead=0.004),
    Moment.ACTING: Effort(4, 3, drop=0.12, lead=0.004),
    Moment.ANSWERING: Effort(3, 2, drop=0.12, lead=0.004),
}
"""Some 10 milliseconds a decision."""


class TacticalPlayer:
    """Tries out what decides fights; does everything else as the striker."""

    __slots__ = ("_efforts", "_seed", "_striker")

    def __init__(
        self, seed: int, efforts: Efforts = QUICK, striker: StrikingPlayer | None = None
    ) -> None:
        self._seed = seed
        self._efforts = efforts
        self._striker = striker if striker is not None else StrikingPlayer(seed=seed)

    def choose(self, game: Game) -> int:
        """Return the place of the option it takes."""
        state = game.state
        decision = state.pending
        assert decision is not None, "the game waits for no choice"
        own = self._striker.choose(game)
        effort = self._effort(state, decision)
        if effort is None:
            return own
        candidates = shortlist(state, decision, own, effort.candidates)
        if len(candidates) == 1:
            return own
        best = race(game, decision.player, candidates, effort, self._seed)[0].place
        if state.phase == SHADOW and decision.options[best] != PASS:
            self._striker.strike(state)
        return best

    def follow(self, game: Game, place: int) -> None:
        """Remember what the striker in it remembers: what it tries out needs no memory."""
        self._striker.follow(game, place)

    def tell(self, game: Game) -> Comparison | None:
        """Return how options fared that are tried out; of other choices what the striker says."""
        state = game.state
        decision = state.pending
        assert decision is not None, "the game waits for no choice"
        effort = self._effort(state, decision)
        if effort is None:
            return self._striker.tell(game)
        candidates = shortlist(state, decision, self._striker.choose(game), effort.candidates)
        if len(candidates) == 1:
            return None
        tried = race(game, decision.player, candidates, effort, self._seed)
        return _comparison(decision, tried, candidates[0])

    def _effort(self, state: State, decision: Decision) -> Effort | None:
        """Return how the options of a decision are tried out; None where they are not."""
        if state.decisions > LONG_GAME:
            return None
        moment = moment_of(state, decision)
        return self._efforts.get(moment) if moment is not None else None


def _comparison(decision: Decision, tried: list[Tried], favourite: int) -> Comparison:
    comparison = comparison_of(decision, tried)
    return Comparison(
        comparison.place, comparison.measure, comparison.weighed, (decision.options[favourite],)
    )


def moment_of(state: State, decision: Decision) -> Moment | None:
    """Return what is decided; None where it is nothing that fights show."""
    if state.phase == REGROUP:
        return None
    question = decision.question
    if question == Question.ASSIGN_DEFENDERS:
        return Moment.ASSIGNING
    if question == Question.ASSIGN_LEFTOVERS:
        return Moment.LEFTOVERS
    if question == Question.SKIRMISH_ORDER:
        return Moment.ORDERING
    if question == Question.RESPONSE:
        return Moment.ANSWERING
    if question != Question.ACTION or state.phase < SHADOW:
        return None
    if state.phase == SHADOW:
        return Moment.SHADOW_PHASE if decision.player != state.active else None
    return Moment.FIGHTING if state.phase == SKIRMISH else Moment.ACTING
