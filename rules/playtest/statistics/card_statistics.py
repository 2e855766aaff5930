"""What a deck's cards had to do with its games: won games by when a card was seen.

A card that is kept for long games wins more often when it is played, though it may do nothing:
long games are those its deck survives. So each count is kept by band of length, and a card is
compared with its deck within the bands. Only decided games count.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

BANDS = 5
# The lowest numbers of the games in which a card was decisive, so that summaries merge in any
# order.
DECISIVE_GAMES = 6

# Games and wins by band: the games of band 0, their wins, the games of band 1, and so on.
Bands = tuple[int, ...]
NO_GAMES: Bands = (0,) * (2 * BANDS)


class Moment(StrEnum):
    """Where a card was in a game; several may hold for its copies, or for one copy in turn.

    `DRAWN` is after the opening hand. `NEVER_DRAWN` is when no copy came to the hand or into
    play. `STUCK` is when a copy is in hand at the end.
    """

    OPENING_HAND = "opening_hand"
    DRAWN = "drawn"
    PLAYED = "played"
    NEVER_DRAWN = "never_drawn"
    STUCK = "stuck"


@dataclass(frozen=True, slots=True)
class DeckGame:
    """What one deck's cards did in a decided game.

    `band` is 0 for the shortest games, up to `BANDS - 1`. `decisive` names the cards that
    brought about the win.
    """

    game: int
    won: bool
    band: int
    seen: Mapping[Moment, Collection[str]]
    decisive: Collection[str] = ()


@dataclass(frozen=True, slots=True)
class CardTally:
    """One card over games: games and wins by moment and band, and games in which it decided."""

    moments: Mapping[Moment, Bands] = field(default_factory=dict)
    decisive: tuple[int, ...] = ()

    def games(self, moment: Moment) -> int:
        """Return in how many decided games the moment came."""
        return total_games(self.moments.get(moment, NO_GAMES))

    def wins(self, moment: Moment) -> int:
        """Return how many of these games its deck won."""
        return total_wins(self.moments.get(moment, NO_GAMES))


@dataclass(frozen=True, slots=True)
class CardStatistics:
    """The cards of one deck over games; `played` are the decided games and wins by band."""

    played: Bands = NO_GAMES
    cards: Mapping[str, CardTally] = field(default_factory=dict)


def total_games(bands: Bands) -> int:
    """Return the games of all bands."""
    return sum(bands[::2])


def total_wins(bands: Bands) -> int:
    """Return the wins of all bands."""
    return sum(bands[1::2])


def tally_cards(games: Iterable[DeckGame]) -> CardStatistics:
    """Return the statistics of one deck's cards over these games."""
    played = list(NO_GAMES)
    moments: dict[str, dict[Moment, list[int]]] = {}
    decisive: dict[str, list[int]] = {}
    for game in games:
        place, won = 2 * game.band, game.won
        played[place] += 1
        played[place + 1] += won
        for moment, cards in game.seen.items():
            for card in cards:
                by_moment = moments.get(card)
                if by_moment is None:
                    by_moment = moments[card] = {}
                row = by_moment.get(moment)
                if row is None:
                    row = by_moment[moment] = list(NO_GAMES)
                row[place] += 1
                row[place + 1] += won
        for card in game.decisive:
            decisive.setdefault(card, []).append(game.game)
    return CardStatistics(
        tuple(played),
        {
            card: CardTally(
                {moment: tuple(rows[moment]) for moment in Moment if moment in rows},
                _lowest(decisive.get(card, ())),
            )
            for card, rows in sorted(moments.items())
        },
    )


def merge_cards(parts: Iterable[CardStatistics]) -> CardStatistics:
    """Return the statistics of all games of these parts; their order does not matter."""
    all_parts = tuple(parts)
    played = _added([part.played for part in all_parts])
    rows: dict[str, dict[Moment, list[Bands]]] = {}
    decisive: dict[str, list[int]] = {}
    for part in all_parts:
        for card, tally in part.cards.items():
            by_moment = rows.setdefault(card, {})
            for moment, bands in tally.moments.items():
                by_moment.setdefault(moment, []).append(bands)
            decisive.setdefault(card, []).extend(tally.decisive)
    return CardStatistics(
        played,
        {
            card: CardTally(
                {moment: _added(rows[card][moment]) for moment in Moment if moment in rows[card]},
                _lowest(decisive[card]),
            )
            for card in sorted(rows)
        },
    )


def _added(rows: Sequence[Bands]) -> Bands:
    return tuple(map(sum, zip(*rows, strict=True))) if rows else NO_GAMES


def _lowest(games: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(set(games))[:DECISIVE_GAMES])
