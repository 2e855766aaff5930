"""Games between decks of the same drafts: the computer's against simpler ones or the prior's."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from lab.tcg.limited.fields import SEATS, at_random, built, by_culture_and_cost, drafted_pools
from rules.limited.events import LimitedEvent, limited_event
from rules.limited.tcg.builders import build_deck
from rules.limited.tcg.worth import BY_HAND, Weights, weights_in_use
from rules.playtest.statistics.interval import Interval, wilson
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game
from rules.tcg.deck import TcgDeck

Builder = Callable[[Mapping[str, int], int], TcgDeck]
OTHERS: Mapping[str, Builder] = {"random": at_random, "culture": by_culture_and_cost}
# Decks that were drafted and built by the weights chosen by hand.
PRIOR: Final = "prior"


@dataclass(frozen=True, slots=True)
class Score:
    """Games won by the computer's decks."""

    won: int
    games: int

    @property
    def interval(self) -> Interval:
        """The interval of the share won, at 95 %."""
        return wilson(self.won, self.games)


def play_against(
    other: str,
    events: tuple[str, ...],
    drafts: int,
    seed: int,
    player: str,
    weights: Weights | None = None,
) -> Iterator[Score]:
    """Play eight games a draft and yield the score after each draft.

    Against simpler decks each seat's deck meets that of the seat opposite, once built by the
    computer and once not, so that both have the same pools. Against the prior every second seat
    drafts and builds by `weights`, those in use if there are none, and the others by the prior.
    """
    won = games = 0
    for number in range(drafts):
        event = limited_event(events[number % len(events)])
        if other == PRIOR:
            pairs = _by_weights(event, seed + number, weights or weights_in_use())
        else:
            pairs = _by_builders(event, seed + number, OTHERS[other])
        for place, (ours, theirs) in enumerate(pairs):
            first = (place + number) % 2
            decks = (ours, theirs) if first == 0 else (theirs, ours)
            description = PlaytestDescription(decks, (player, player), seed + number)
            won += play_game(description, place).winner == first
            games += 1
        yield Score(won, games)


def _by_builders(
    event: LimitedEvent, seed: int, other: Builder
) -> Iterator[tuple[TcgDeck, TcgDeck]]:
    pools = drafted_pools(event, seed)
    for seat in range(SEATS):
        opposite = (seat + SEATS // 2) % SEATS
        yield built(pools[seat], seed), other(pools[opposite], seed * SEATS + opposite)


def _by_weights(
    event: LimitedEvent, seed: int, weights: Weights
) -> Iterator[tuple[TcgDeck, TcgDeck]]:
    """Yield decks by some weights with decks by the prior, each against two others."""
    # Which seats have which alternates too: the first is no better than the second.
    sets = [weights if (seat + seed) % 2 == 0 else BY_HAND for seat in range(SEATS)]
    pools = drafted_pools(event, seed, sets)
    decks = [
        build_deck(pool, event.least, known).deck for pool, known in zip(pools, sets, strict=True)
    ]
    for seat in range(SEATS):
        other = (seat + (1 if sets[seat] is weights else 3)) % SEATS
        pair = decks[seat], decks[other]
        yield pair if sets[seat] is weights else pair[::-1]
