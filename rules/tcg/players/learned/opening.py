"""How a player opens a game: its bid, its seat, its starting fellowship, and a second hand.

Each looks at the player's own deck; the opponent's counts as unknown. A starting fellowship is
rated as a whole: an option is worth what the best fellowship is worth that can still come of it.
What each number is worth was found from whole games that were opened at random
(`manage.py study openings`).
"""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from math import inf
from typing import Final, NamedTuple

from rules import kernel
from rules.players.telling import Comparison, Measure, Weighed
from rules.tcg.engine.modifiers.numbers import twilight_cost
from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import PASS, Decision
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import UNIQUE
from rules.tcg.players.learned.opening_outlook import (
    DECK,
    FELLOWSHIP,
    HAND,
    Deck,
    deck_of,
    weigh_deck,
    weigh_fellowship,
    weigh_hand,
)
from rules.tcg.players.learned.planner import weighed

OPENINGS_FILE: Final = (
    kernel.ROOT / "rules" / "tcg" / "players" / "learned" / "opening_weights.json"
)
TWO_PLAYERS: Final = 2
# How likely a bid of 0, 1 or more lets a player choose the seat, against players who mostly bid 0.
CHANCES_TO_CHOOSE: Final = (0.45, 0.95, 1.0)


class Openings(NamedTuple):
    """What the opening is worth, as log odds to win: a weight a number.

    `second` is what it adds to go second instead of first, beginning with what it adds to any
    deck; `burden` is what each burden costs that is bid.
    """

    burden: float
    second: tuple[float, ...]
    fellowship: tuple[float, ...]
    redraw: tuple[float, ...]


class Candidate(NamedTuple):
    """A companion that may start: its option's place, its cost now and how many copies are left."""

    place: int
    blueprint: Blueprint
    cost: int
    copies: int


@cache
def learned_openings() -> Openings:
    """Return the weights found from games."""
    found = json.loads(OPENINGS_FILE.read_text(encoding="utf-8"))
    return Openings(
        found["burden"],
        tuple(found["second"][name] for name in ("always", *DECK)),
        tuple(found["fellowship"][name] for name in FELLOWSHIP),
        tuple(found["redraw"][name] for name in HAND),
    )


def rate_opening(state: State, decision: Decision, openings: Openings) -> list[float] | None:
    """Return what each option of a decision of the opening adds to the log odds to win.

    None for other decisions, and for bids and seats of more than two players.
    """
    player, options = decision.player, decision.options
    match decision.question:
        case Question.STARTING_FELLOWSHIP:
            return _rate_companions(state, decision, openings)
        case Question.MULLIGAN:
            hand = weigh_hand(state.blueprints[card] for card in state.hands[player])
            worth = weighed(openings.redraw, hand)
            return [worth * (option.verb == Verb.REDRAW) for option in options]
        case Question.BID if state.players == TWO_PLAYERS:
            worth = abs(worth_of_second(deck_of(state, player), openings))
            return [worth_of_bid(option.number, worth, openings) for option in options]
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
        tuple(Weighed((decision.options[place],), worths[place]) for place in ranked),
    )


def worth_of_second(deck: Deck, openings: Openings) -> float:
    """Return what it adds to a deck's log odds to go second instead of first."""
    return weighed(openings.second, (1.0, *weigh_deck(deck)))


def _rate_companions(state: State, decision: Decision, openings: Openings) -> list[float]:
    """Return what the best fellowship is worth that can come of each option."""
    deck, bearer = deck_of(state, decision.player), state.ring_bearer[decision.player]
    begun = [state.blueprints[card] for card in state.companions[decision.player] if card != bearer]
    passing = decision.options.index(PASS)
    worths = [-inf] * len(decision.options)
    for places in fellowships(candidates_of(state, decision), decision.resume[-1]):
        joining = [state.blueprints[decision.options[place].card] for place in places]
        worth = weighed(openings.fellowship, weigh_fellowship(deck, [*begun, *joining]))
        for place in places or (passing,):
            worths[place] = max(worths[place], worth)
    return worths


def candidates_of(state: State, decision: Decision) -> list[Candidate]:
    """Return the companions that a player may start with now."""
    blueprints = state.blueprints
    return [
        Candidate(
            place,
            blueprints[option.card],
            twilight_cost(state, option.card),
            sum(
                blueprints[card] is blueprints[option.card] for card in state.decks[decision.player]
            ),
        )
        for place, option in enumerate(decision.options)
        if option.verb == Verb.START_WITH
    ]


def fellowships(candidates: Sequence[Candidate], twilight: int) -> Iterator[tuple[int, ...]]:
    """Yield the places of each choice of candidates that the twilight pays for, nobody first.

    A place that is there twice is for two copies.
    """
    waiting: list[tuple[tuple[int, ...], int, int]] = [((), 0, twilight)]
    while waiting:
        chosen, first, left = waiting.pop()
        yield tuple(candidates[at].place for at in chosen)
        titles = {candidates[at].blueprint.title for at in chosen}
        for at in range(first, len(candidates)):
            one = candidates[at]
            is_unique = bool(one.blueprint.traits & UNIQUE)
            if (
                one.cost <= left
                and chosen.count(at) < one.copies
                and not (is_unique and one.blueprint.title in titles)
            ):
                waiting.append(((*chosen, at), at, left - one.cost))


def worth_of_bid(burdens: int, worth: float, openings: Openings) -> float:
    """Return what a bid adds to the log odds: the seat it may choose, less its burdens.

    Who does not choose gets the other seat: most decks that meet want the same one.
    """
    chance = CHANCES_TO_CHOOSE[min(burdens, len(CHANCES_TO_CHOOSE) - 1)]
    return chance * worth - openings.burden * burdens
