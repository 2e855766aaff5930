"""Finding when to move again and when to lie in wait, from the results of whole games.

In games of planners, against each other and against a pool of opponents with fixed habits, some
of these choices are made at random. A logistic regression of who won then tells what a choice
changes: its weights count a number of `outlook` up where the choice was made and down where it
was not. What both players have at that moment stands beside them and takes up the rest of the
luck; it may be hidden from the player, for the player never weighs it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lab.tcg.habits import habitual_player
from rules import rng
from rules.logistic import fit_weights
from rules.players.player import Player
from rules.playtest.playing import play_out
from rules.playtest.tcg.game import set_up
from rules.tcg.engine.state.decision import Decision
from rules.tcg.engine.state.state import State
from rules.tcg.pairings import Pairing, describe
from rules.tcg.players.learned.outlook import MOVING, WAITING, weigh_moving, weigh_waiting
from rules.tcg.players.learned.planner import PlanningPlayer, Plans, weighed
from rules.tcg.players.learned.regroup_outlook import weigh_side

# How often one of the two choices is made at random.
EXPLORED = 0.35
_EXPLORED_BITS = int(EXPLORED * 2**32)
_LOW_BITS = 2**32 - 1
POOL = ("self", "self", "striker+stays", "striker+never-waits", "striker+moves", "striker", "rules")
RIDGE = 4.0
_MOVE, _WAIT = "moving", "waiting"


@dataclass(frozen=True, slots=True)
class Sample:
    """A choice made at random: what spoke for it, what both had, and whether it was made."""

    kind: str
    player: int
    made: bool
    numbers: tuple[float, ...]
    lead: tuple[float, ...]


class Explorer(PlanningPlayer):
    """A planner that makes some of its choices at random and keeps a sample of each."""

    def __init__(self, plans: Plans, seed: int) -> None:
        super().__init__(plans)
        self._dice = rng.seeded(seed)
        self.samples: list[Sample] = []

    def will_move(self, state: State, decision: Decision) -> bool:
        """Return whether to move again, now and then at random."""
        numbers = weigh_moving(state, decision.player)
        chosen = weighed(self._plans.moving, numbers) > 0
        return self._explore(_MOVE, numbers, state, decision.player, chosen)

    def will_wait(self, state: State, decision: Decision) -> bool:
        """Return whether to lie in wait, now and then at random."""
        numbers = weigh_waiting(state, decision.player)
        chosen = weighed(self._plans.waiting, numbers) > 0
        return self._explore(_WAIT, numbers, state, decision.player, chosen)

    def _explore(
        self, kind: str, numbers: Sequence[float], state: State, player: int, chosen: bool
    ) -> bool:
        self._dice, bits = rng.draw(self._dice)
        if bits & _LOW_BITS >= _EXPLORED_BITS:
            return chosen
        made = bool(bits >> 32 & 1)
        mine, theirs = weigh_side(state, player), weigh_side(state, 1 - player)
        lead = tuple(one - other for one, other in zip(mine, theirs, strict=True))
        self.samples.append(Sample(kind, player, made, tuple(numbers), lead))
        return made


def explore(
    listed: Sequence[Pairing], games: int, seed: int, plans: Plans
) -> Iterator[tuple[list[Sample], int]]:
    """Play games and return the samples of each with its winner; unfinished games are left out."""
    dice = rng.seeded(seed)
    for index in range(games):
        dice, place = rng.below(dice, len(listed))
        dice, rival = rng.below(dice, len(POOL))
        dice, first = rng.draw(dice)
        dice, second = rng.draw(dice)
        game = set_up(describe(listed[place], seed), index)
        players: list[Player] = [Explorer(plans, first), Explorer(plans, second)]
        if POOL[rival] != "self":
            players[(index + 1) % 2] = habitual_player(POOL[rival], second)
        play_out(game, players)
        if game.state.winner is not None:
            explorers = [player for player in players if isinstance(player, Explorer)]
            yield [sample for player in explorers for sample in player.samples], game.state.winner


def fit_plans(found: Sequence[tuple[Sample, bool]]) -> Plans:
    """Return the weights of both choices, from samples and whether their players won."""
    return Plans(_fit(found, _MOVE, len(MOVING)), _fit(found, _WAIT, len(WAITING)))


def _fit(found: Sequence[tuple[Sample, bool]], kind: str, size: int) -> tuple[float, ...]:
    of_kind = [(sample, won) for sample, won in found if sample.kind == kind]
    rows = [_row(sample) for sample, _ in of_kind]
    weights = fit_weights(rows, [float(won) for _, won in of_kind], RIDGE)
    return tuple(round(weight, 4) for weight in weights[:size])


def _row(sample: Sample) -> tuple[float, ...]:
    """Return the numbers up or down by half, as the choice was, and what both had."""
    way = 0.5 if sample.made else -0.5
    return (*(way * number for number in sample.numbers), *sample.lead, 1.0)
