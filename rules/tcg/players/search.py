"""The player that tries its options out: flat Monte Carlo with sequential halving.

At the decisions that matter it takes the few options that the tuned rules value most. It
deals the cards it cannot know again, plays each option to the end of the turn by the tuned rules,
and values the position then (`rules.tcg.players.value`). All options meet the same deals. After
each round the worse half of the options is dropped, and the others share its playouts
(Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits", 2013).
"""

from collections.abc import Callable, Sequence
from math import ceil, log2

from rules import rng
from rules.players.player import Player
from rules.players.telling import Comparison
from rules.tcg.engine.state.codes import MANEUVER, SHADOW, SKIRMISH, Question
from rules.tcg.engine.state.decision import PASS, Decision
from rules.tcg.engine.state.state import State
from rules.tcg.game import Game
from rules.tcg.players.learned.trying import Tried, comparison_of
from rules.tcg.players.reading.weights import tuned
from rules.tcg.players.thumb.rule_of_thumb import RuleOfThumbPlayer, rate_options
from rules.tcg.players.value import chance_to_win

# About 0.05 seconds for a decision that is searched, in plain Python.
PLAYOUTS = 40
CANDIDATES = 6
# How often a playout takes any option in the place of the one the rules prefer.
NOISE = 0.1
_NOISE_BITS = int(NOISE * 2**32)
_LOW_BITS = 2**32 - 1

SEARCHED_QUESTIONS = frozenset(
    {Question.MOVE_AGAIN, Question.ASSIGN_DEFENDERS, Question.ASSIGN_LEFTOVERS}
)
# The phases whose actions are searched.
SEARCHED_PHASES = frozenset({SHADOW, MANEUVER, SKIRMISH})


class SearchPlayer:
    """Chooses by playouts where it matters, by the tuned rules of thumb elsewhere."""

    __slots__ = ("_rng", "_rules", "playouts")

    def __init__(self, seed: int, playouts: int = PLAYOUTS) -> None:
        self._rng = rng.seeded(seed)
        self.playouts = playouts
        self._rules = RuleOfThumbPlayer(tuned())

    def choose(self, game: Game) -> int:
        """Return the place of the option that fares best."""
        decision = game.state.pending
        assert decision is not None, "the game waits for no choice"
        if not is_searched(game.state, decision):
            return self._rules.choose(game)
        return self._find_best(game, decision.player, propose(game.state, decision))

    def follow(self, game: Game, place: int) -> None:
        """Draw the dice that the search of this choice took."""
        state = game.state
        decision = state.pending
        assert decision is not None, "the game waits for no choice"
        if is_searched(state, decision):
            candidates = len(propose(state, decision))
            self._rng = dice_after(self._rng, candidates, self.playouts)
        else:
            self._rules.follow(game, place)

    def tell(self, game: Game) -> Comparison | None:
        """Return how the candidates fared; of other choices the points of the rules of thumb."""
        decision = game.state.pending
        assert decision is not None, "the game waits for no choice"
        if not is_searched(game.state, decision):
            return self._rules.tell(game)
        tried = self._try_out(game, decision.player, propose(game.state, decision))
        return comparison_of(decision, tried)

    def _find_best(self, game: Game, player: int, candidates: Sequence[int]) -> int:
        """Return the best candidate, each played out by the tuned rules."""
        return self._try_out(game, player, candidates)[0].place

    def _try_out(self, game: Game, player: int, candidates: Sequence[int]) -> list[Tried]:
        """Return how the candidates fared, each played out by the tuned rules."""

        def play_out(dealt: Game, place: int, seed: int) -> float:
            return play_out_turn(dealt, player, place, seed)

        tried, self._rng = try_out(game, player, candidates, self.playouts, self._rng, play_out)
        return tried


def halve(
    game: Game,
    player: int,
    candidates: Sequence[int],
    playouts: int,
    dice: int,
    play_out: Callable[[Game, int, int], float],
) -> tuple[int, int]:
    """Return the best candidate and the dice after it, as `try_out` finds them."""
    tried, dice = try_out(game, player, candidates, playouts, dice, play_out)
    return tried[0].place, dice


def try_out(
    game: Game,
    player: int,
    candidates: Sequence[int],
    playouts: int,
    dice: int,
    play_out: Callable[[Game, int, int], float],
) -> tuple[list[Tried], int]:
    """Return all candidates, the best first, and the dice after it.

    Each round drops the worse half; those dropped last follow the best. `play_out` gets a dealt
    game of its own, a candidate and the seed of the deal.
    """
    left = [Tried(place) for place in candidates]
    dropped: list[Tried] = []
    rounds = ceil(log2(len(left)))
    for _ in range(rounds):
        for _ in range(deals_of_round(len(left), rounds, playouts)):
            dice, seed = rng.draw(dice)
            dealt = game.determinize(player, seed)
            for tried in left:
                tried.count(play_out(dealt.clone(), tried.place, seed))
        left.sort(key=lambda tried: -tried.total)
        better = (len(left) + 1) // 2
        dropped = left[better:] + dropped
        left = left[:better]
    return left + dropped, dice


def deals_of_round(left: int, rounds: int, playouts: int) -> int:
    """Return with how many deals each candidate that is left is tried out in a round."""
    return max(1, playouts // (rounds * left))


def dice_after(dice: int, candidates: int, playouts: int) -> int:
    """Return the dice as `try_out` leaves them, for it draws one number a deal."""
    rounds = ceil(log2(candidates))
    for _ in range(rounds):
        for _ in range(deals_of_round(candidates, rounds, playouts)):
            dice, _drawn = rng.draw(dice)
        candidates = (candidates + 1) // 2
    return dice


def is_searched(state: State, decision: Decision) -> bool:
    """Return whether a decision matters enough to be searched."""
    if decision.question == Question.ACTION:
        return state.phase in SEARCHED_PHASES
    return decision.question in SEARCHED_QUESTIONS


def propose(state: State, decision: Decision) -> list[int]:
    """Return the places of the options the rules value most; passing is always among them."""
    worths = rate_options(state, decision, tuned())
    places = sorted(range(len(worths)), key=lambda place: -worths[place])
    candidates = places[:CANDIDATES]
    if PASS in decision.options:
        passing = decision.options.index(PASS)
        if passing not in candidates:
            candidates[-1] = passing
    return candidates


def play_out_turn(
    game: Game,
    player: int,
    place: int,
    seed: int,
    policy: Player | None = None,
    noise: int = _NOISE_BITS,
) -> float:
    """Take an option, play to the end of the turn and return the player's chance to win then.

    All play by `policy`, by default the tuned rules; `noise` of 2**32 choices are any option.
    """
    state = game.state
    turn = state.turn
    game.choose(place)
    rules = policy if policy is not None else RuleOfThumbPlayer(tuned())
    dice = seed
    while not state.ending and state.turn == turn:
        assert state.pending is not None, "a game that is not over waits for a choice"
        dice, bits = rng.draw(dice)
        if bits & _LOW_BITS < noise:
            choice = (bits >> 32) * len(state.pending.options) >> 32
        else:
            choice = rules.choose(game)
        game.choose(choice)
    return chance_to_win(state, player)
