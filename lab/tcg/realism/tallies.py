"""How often decks with a card won: people's and computers', counted alike."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from lab.tcg.realism.results import DRAW_DECK, CardResult
from rules.tcg.deck import TcgDeck


@dataclass(slots=True)
class Tally:
    """Wins and games of decks by the cards in their draw decks; each card once a deck."""

    wins: dict[str, int] = field(default_factory=dict)
    games: dict[str, int] = field(default_factory=dict)
    played: int = 0
    cut_off: int = 0

    def count(self, deck: TcgDeck, won: bool) -> None:
        """Count one game of one deck."""
        for card_id, _copies in deck.draw_deck:
            self.wins[card_id] = self.wins.get(card_id, 0) + won
            self.games[card_id] = self.games.get(card_id, 0) + 1

    def add(self, other: "Tally") -> None:
        """Add the games of another tally."""
        for mine, its in ((self.wins, other.wins), (self.games, other.games)):
            for card_id, number in its.items():
                mine[card_id] = mine.get(card_id, 0) + number
        self.played += other.played
        self.cut_off += other.cut_off

    def rate(self, card_id: str) -> float:
        """Return the share of its games that a deck with the card won."""
        return self.wins[card_id] / self.games[card_id]


def total(tallies: Iterable[Tally]) -> Tally:
    """Return the games of all tallies together."""
    found = Tally()
    for tally in tallies:
        found.add(tally)
    return found


def of_people(results: Iterable[CardResult]) -> Tally:
    """Return the tally of the cards of draw decks in a table of people's games."""
    found = Tally()
    for result in results:
        if result.part == DRAW_DECK:
            found.wins[result.id] = result.wins
            found.games[result.id] = result.games
    return found


def often(people: Tally, computer: Tally, fewest: int) -> tuple[str, ...]:
    """Return the cards that both played in at least `fewest` games of a deck."""
    enough: Mapping[str, int] = computer.games
    return tuple(
        card_id
        for card_id, games in people.games.items()
        if min(games, enough.get(card_id, 0)) >= fewest
    )
