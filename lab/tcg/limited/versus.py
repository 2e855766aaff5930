"""Games between decks from the pools of the same drafts: the computer's against simpler ones."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from lab.tcg.limited.fields import SEATS, at_random, built, by_culture_and_cost, drafted_pools
from rules.limited.events import limited_event
from rules.playtest.statistics.interval import Interval, wilson
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game
from rules.tcg.deck import TcgDeck

Builder = Callable[[Mapping[str, int], int], TcgDeck]
OTHERS: Mapping[str, Builder] = {"random": at_random, "culture": by_culture_and_cost}


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
    other: str, events: tuple[str, ...], drafts: int, seed: int, player: str
) -> Iterator[Score]:
    """Play eight games a draft and yield the score after each draft.

    Each seat's deck meets that of the seat opposite, once built by the computer and once not, so
    that both have the same pools; who sits first alternates.
    """
    won = games = 0
    for number in range(drafts):
        event = limited_event(events[number % len(events)])
        pools = drafted_pools(event, seed + number)
        for seat in range(SEATS):
            opposite = (seat + SEATS // 2) % SEATS
            ours = built(pools[seat], seed)
            theirs = OTHERS[other](pools[opposite], seed + number * SEATS + opposite)
            first = (seat + number) % 2
            decks = (ours, theirs) if first == 0 else (theirs, ours)
            description = PlaytestDescription(decks, (player, player), seed + number)
            won += play_game(description, seat).winner == first
            games += 1
        yield Score(won, games)
