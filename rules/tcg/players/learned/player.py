"""The player that learned: rules of thumb, and policies for what was learned beyond them."""

from functools import cache
from typing import NamedTuple

from rules.players.telling import Comparison
from rules.tcg.game import Game
from rules.tcg.players.learned.fights_policy import Efforts, FightsPolicy
from rules.tcg.players.learned.moving_tried_out import MovingPolicy
from rules.tcg.players.learned.opening import OpeningPolicy, Openings, learned_openings
from rules.tcg.players.learned.plans import Plans, learned_plans
from rules.tcg.players.learned.policy import Policy, Taken
from rules.tcg.players.learned.shadow_policy import ShadowPolicy, Strikes, learned_strikes
from rules.tcg.players.reading.weights import learned_rules
from rules.tcg.players.thumb.rule_of_thumb import RuleOfThumbPlayer


class Learned(NamedTuple):
    """What a player has learned; the rules of thumb do what it has not."""

    plans: Plans
    strikes: Strikes | None = None
    openings: Openings | None = None


@cache
def all_learned() -> Learned:
    """Return everything that was found from games."""
    return Learned(learned_plans(), learned_strikes(), learned_openings())


def planning_player(plans: Plans | None = None) -> "LearnedPlayer":
    """Return a player that has only learned when to move again and when to lie in wait."""
    return LearnedPlayer(learned=Learned(plans if plans is not None else learned_plans()))


class LearnedPlayer:
    """Asks its policies one after another; each may change the choice of those before it.

    With `efforts` it also tries options out: how fights go, and whether to move again.
    """

    __slots__ = ("_policies", "_rules", "_shadow")

    def __init__(
        self,
        seed: int = 0,
        efforts: Efforts | None = None,
        learned: Learned | None = None,
        rules: RuleOfThumbPlayer | None = None,
    ) -> None:
        learned = learned if learned is not None else all_learned()
        self._rules = rules if rules is not None else RuleOfThumbPlayer(learned_rules())
        self._shadow = ShadowPolicy(self._rules, learned.plans, learned.strikes)
        self._policies: list[Policy] = [MovingPolicy(learned.plans, efforts, seed), self._shadow]
        if learned.openings is not None:
            self._policies.append(OpeningPolicy(learned.openings, seed))
        if efforts is not None:
            self._policies.append(FightsPolicy(efforts, self._shadow, seed))

    def choose(self, game: Game) -> int:
        """Return the place of the option it takes."""
        decision = game.pending()
        place, _ = self._decide(game)
        for policy in self._policies:
            policy.note(game.state, decision, place)
        return place

    def follow(self, game: Game, place: int) -> None:
        """Remember a choice of its own without thinking about it again."""
        decision = game.pending()
        self._rules.follow(game, place)
        for policy in self._policies:
            policy.note(game.state, decision, place)

    def tell(self, game: Game) -> Comparison | None:
        """Return what the policy that decides compares, or else the rules of thumb."""
        _, taken = self._decide(game)
        return taken.tell() if taken is not None else self._rules.tell(game)

    def priors(self, game: Game) -> list[float]:
        """Return how good each option looks, once it has chosen."""
        return self._shadow.priors(game.state, game.pending())

    def strike(self, game: Game) -> None:
        """Play minions in this Shadow phase after all, whatever it had decided."""
        self._shadow.strike(game.state)

    def _decide(self, game: Game) -> tuple[int, Taken | None]:
        """Return the place it takes, and the choice of the policy that has decided it."""
        decision = game.pending()
        place, last = self._rules.choose(game), None
        for policy in self._policies:
            taken = policy.decide(game, decision, place)
            if taken is not None:
                place, last = taken.place, taken
        return place, last
