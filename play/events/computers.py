"""An event of computer players alone, played in this process from the packs to the last round."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, log2

from play.events.pairing import pair_round
from play.events.standings import PlayedMatch, Result, points_of
from play.limited.computers import decks_of_computers
from rules.limited.events import LimitedEvent
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game
from rules.tcg.deck import TcgDeck


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round and all matches of the event up to its end."""

    number: int
    rounds: int
    matches: tuple[PlayedMatch, ...]


def play_event(event: LimitedEvent, players: int, seed: int, player: str) -> Iterator[PlayedRound]:
    """Play all rounds of an event and yield each as it ends. The same seed plays the same games.

    Raise PoolTooSmall if a player can't build a deck.
    """
    decks = [deck for deck in decks_of_computers(event, players, seed) if isinstance(deck, TcgDeck)]
    places, rounds = list(range(players)), max(1, ceil(log2(players)))
    met: dict[int, frozenset[int]] = {place: frozenset() for place in places}
    byes: Counter[int] = Counter()
    matches: list[PlayedMatch] = []
    for number in range(1, rounds + 1):
        points = points_of(places, matches)
        pairs, resting = pair_round(places, points, met, byes, seed + number)
        for table, (first, second) in enumerate(pairs):
            description = PlaytestDescription(
                (decks[first], decks[second]), (player, player), seed + number
            )
            winner = play_game(description, table).winner
            result = Result.DRAW if winner is None else list(Result)[winner]
            matches.append(PlayedMatch(number, first, second, result))
            met[first] |= {second}
            met[second] |= {first}
        if resting is not None:
            byes[resting] += 1
            matches.append(PlayedMatch(number, resting, None, Result.FIRST))
        yield PlayedRound(number, rounds, tuple(matches))
