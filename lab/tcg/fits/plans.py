"""Finding when to move again and when to lie in wait, from the results of whole games.

In games of planning players, against each other and against opponents with fixed habits, some of
these choices are made at random. A logistic regression of who won then tells what a choice
changes: its weights count a number of `outlook` up where the choice was made and down where it
was not. What both players have at that moment is in the row too and takes up the rest of the luck;
it may be hidden from the player, because the player never weighs it.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from lab.tcg.fits.frame import LEARNED, Fit, Regression, Sample
from lab.tcg.habits import habitual_player
from lab.tcg.mixed_games import mixed_game
from rules.players.player import Player
from rules.playtest.playing import play_out
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import PASS, Decision
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import MINION
from rules.tcg.game import Game
from rules.tcg.players.learned.outlook import MOVING, WAITING, weigh_moving, weigh_waiting
from rules.tcg.players.learned.plans import is_shadow_phase, may_wait, place_of
from rules.tcg.players.learned.player import planning_player
from rules.tcg.players.learned.regroup_outlook import weigh_side

# How often one of the two choices is made at random.
EXPLORED: Final = 0.35
SELF: Final = "self"
POOL: Final = (*(SELF, SELF, "quick+stays", "quick+never-waits", "quick+moves", "quick", "easy"),)
_MOVE, _WAIT = "moving", "waiting"


class Explorer:
    """A planning player that makes some of its choices at random and keeps a row of each."""

    def __init__(self, dice: Random) -> None:
        self._player = planning_player()
        self._dice = dice
        self._decided = (0, 0)
        self._waits = False
        self.rows: list[tuple[str, int, tuple[float, ...]]] = []

    def choose(self, game: Game) -> int:
        """Return the planning player's choice, or a random one."""
        state = game.state
        decision = game.pending()
        if decision.question == Question.MOVE_AGAIN and self._explores():
            moves = self._by_lot(_MOVE, weigh_moving(state, decision.player), state, decision)
            return place_of(decision, Verb.MOVE if moves else Verb.STAY)
        if is_shadow_phase(state, decision):
            self._plan(game, decision)
        place = self._player.choose(game)
        option = decision.options[place]
        if self._waits and self._decided == (state.turn, state.moves):
            plays = option.verb == Verb.PLAY and state.blueprints[option.card].traits & MINION
            return decision.options.index(PASS) if plays else place
        return place

    def _plan(self, game: Game, decision: Decision) -> None:
        """Decide at random, once a Shadow phase, whether to lie in wait."""
        state = game.state
        moment = (state.turn, state.moves)
        if self._decided == moment or not may_wait(state, decision):
            return
        self._decided, self._waits = moment, False
        if self._explores():
            numbers = weigh_waiting(state, decision.player)
            self._waits = self._by_lot(_WAIT, numbers, state, decision)
            self._player.strike(game)

    def _explores(self) -> bool:
        return self._dice.random() < EXPLORED

    def _by_lot(
        self, kind: str, numbers: Sequence[float], state: State, decision: Decision
    ) -> bool:
        made = self._dice.random() < 0.5
        way = 0.5 if made else -0.5
        mine, theirs = (weigh_side(state, seat) for seat in (decision.player, 1 - decision.player))
        lead = (one - other for one, other in zip(mine, theirs, strict=True))
        row = (*(way * number for number in numbers), *lead, 1.0)
        self.rows.append((kind, decision.player, row))
        return made


def plans_by_lot(number: int, seed: int) -> Iterator[Sample]:
    """Play a game of starter decks and yield its random choices, if it finishes."""
    dice = Random(f"{seed} {number}")
    game = mixed_game(number, seed, dice, drawn=0.0)
    explorers = [Explorer(dice), Explorer(dice)]
    players: list[Player] = [*explorers]
    rival = dice.choice(POOL)
    if rival != SELF:
        players[(number + 1) % 2] = habitual_player(rival, number)
    play_out(game, players)
    winner = game.state.winner
    if winner is not None:
        for explorer in explorers:
            for kind, seat, row in explorer.rows:
                yield Sample(kind, number, row, float(seat == winner))


FIT = Fit(
    name="plans",
    about="when to move again and lie in wait, from games in which both are random",
    file=LEARNED / "plan_weights.json",
    games=8_000,
    play=plans_by_lot,
    regressions={_MOVE: Regression(MOVING, ridge=4.0), _WAIT: Regression(WAITING, ridge=4.0)},
    lay_out=dict,
)
