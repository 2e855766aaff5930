"""How a player opens a game: its bid, its seat, and whether it draws a second hand.

Bid and seat look at the player's own deck, the second hand at the first; the opponent's deck
counts as unknown. What each number is worth was found from whole games that were opened at random
(`python -m lab openings`). The starting fellowship follows the rules of thumb: weights for whole
fellowships won no more (docs/players.md).
"""

import json
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from rules import kernel, rng
from rules.players.telling import Comparison, Measure, Weighed
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import Decision
from rules.tcg.engine.state.state import State
from rules.tcg.game import Game
from rules.tcg.players.learned.opening_outlook import (
    DECK,
    HAND,
    Deck,
    deck_of,
    weigh_deck,
    weigh_hand,
)
from rules.tcg.players.learned.plans import weighed
from rules.tcg.players.learned.policy import Taken

OPENINGS_FILE: Final = (
    kernel.ROOT / "rules" / "tcg" / "players" / "learned" / "opening_weights.json"
)
TWO_PLAYERS: Final = 2
# What a second hand must be predicted to add: with less, hands of games kept aside gained little.
CAUTION: Final = 0.1
# The most burdens that a seat is bid for.
MOST_BURDENS: Final = 3
# Below this a burden costs nothing that counts.
_CHEAPEST: Final = 0.001


class Openings(NamedTuple):
    """What the opening is worth, as log odds to win: a weight a number.

    `second` is what it adds to go second instead of first, beginning with what it adds to any
    deck; `burden` is what each burden costs that is bid.
    """

    burden: float
    second: tuple[float, ...]
    redraw: tuple[float, ...]


@cache
def learned_openings() -> Openings:
    """Return the weights found from games."""
    found = json.loads(OPENINGS_FILE.read_text(encoding="utf-8"))
    return Openings(
        found["burden"],
        tuple(found["second"][name] for name in ("always", *DECK)),
        tuple(found["redraw"][name] for name in HAND),
    )


class OpeningPolicy:
    """Bids, takes a seat and draws a second hand by learned weights."""

    __slots__ = ("_openings", "_seed")

    def __init__(self, openings: Openings, seed: int) -> None:
        self._openings = openings
        self._seed = seed

    def decide(self, game: Game, decision: Decision, own: int) -> Taken | None:
        """Return a choice of the opening. A bid is random, so nothing is compared."""
        state = game.state
        if is_random_bid(state, decision):
            return Taken(draw_bid(state, decision, self._openings, self._seed), lambda: None)
        worths = rate_opening(state, decision, self._openings)
        if worths is None:
            return None
        return Taken(worths.index(max(worths)), lambda: compare_openings(decision, worths))

    def note(self, state: State, decision: Decision, place: int) -> None:
        """Remember nothing."""


def rate_opening(state: State, decision: Decision, openings: Openings) -> list[float] | None:
    """Return what each option of a decision of the opening adds to the log odds to win.

    None for other decisions, for bids (`is_random_bid`), and for seats of more than two players.
    """
    player, options = decision.player, decision.options
    match decision.question:
        case Question.MULLIGAN:
            hand = weigh_hand(state.blueprints[card] for card in state.hands[player])
            worth = weighed(openings.redraw, hand) - CAUTION
            return [worth * (option.verb == Verb.REDRAW) for option in options]
        case Question.SEAT if state.players == TWO_PLAYERS:
            worth = worth_of_second(deck_of(state, player), openings)
            return [worth * (option.verb == Verb.GO_SECOND) for option in options]
    return None


def compare_openings(decision: Decision, worths: Sequence[float]) -> Comparison:
    """Return what was compared at a decision of the opening, the choice first."""
    ranked = sorted(range(len(worths)), key=lambda place: -worths[place])
    return Comparison(
        ranked[0],
        Measure.ODDS,
        tuple(
            Weighed((decision.options[place],), worths[place], behind=max(worths) - worths[place])
            for place in ranked
        ),
    )


def worth_of_second(deck: Deck, openings: Openings) -> float:
    """Return what it adds to a deck's log odds to go second instead of first."""
    return weighed(openings.second, [1.0, *weigh_deck(deck)])


def is_random_bid(state: State, decision: Decision) -> bool:
    """Return whether a decision is a bid between two players, which is random."""
    return decision.question == Question.BID and state.players == TWO_PLAYERS


def draw_bid(state: State, decision: Decision, openings: Openings, seed: int) -> int:
    """Return the place of a random bid.

    Every bid is as likely, from none to as many burdens as the seat is worth. All bidders pay, so
    any fixed bid could be outbid by one burden more: against the lot no bid gains. What the lot
    gives beyond the most that is bid counts as that: where all are bound by it, most bid it.
    """
    worth = abs(worth_of_second(deck_of(state, decision.player), openings))
    worthwhile = int(worth / max(openings.burden, _CHEAPEST))
    _, burdens = rng.below(rng.seeded(seed), worthwhile + 1)
    burdens = min(burdens, MOST_BURDENS)
    numbers = [option.number for option in decision.options]
    return numbers.index(burdens)
