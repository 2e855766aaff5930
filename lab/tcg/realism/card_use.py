"""How often people play each card, taken from the table: what decks are drawn after.

Only use counts here, never who won: decks drawn after it know nothing of the rates they are
compared with.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random

from lab.tcg.realism.results import DRAW_DECK, RING, RING_BEARER, SITE, CardResult
from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import card
from rules.tcg.library import texts
from rules.tcg.vocabulary import Culture, Side

MOST_COPIES = 4
SITES = range(1, 10)


class NothingToDraw(ValueError):
    """A table that lacks the cards that a deck needs; the message says which."""


@dataclass(frozen=True, slots=True)
class UsedCard:
    """A card, the games of decks with it, and how many had each number of copies."""

    card: Card
    games: int
    copies: tuple[int, ...] = (1,)
    copies_games: tuple[int, ...] = (1,)

    def likely_copies(self, dice: Random) -> int:
        """Return a number of copies as often as people play that many."""
        return dice.choices(self.copies, self.copies_games)[0]


class CardUse:
    """The cards of a table that the rules can play, by what they are."""

    def __init__(self, results: Iterable[CardResult]) -> None:
        found = [
            (result.part, _used(result))
            for result in results
            if result.games > 0 and texts(result.id)
        ]
        self.draw_deck = tuple(used for part, used in found if part == DRAW_DECK)
        self.sites = tuple(used for part, used in found if part == SITE)
        self.rings = tuple(used for part, used in found if part == RING)
        self.bearers = tuple(used for part, used in found if part == RING_BEARER)
        for name, cards in (("ring", self.rings), ("Ring-bearer", self.bearers)):
            if not cards:
                raise NothingToDraw(f"The table has no {name}.")
        for number in SITES:
            if not self.sites_of(number):
                raise NothingToDraw(f"The table has no site {number}.")

    def sites_of(self, number: int) -> tuple[UsedCard, ...]:
        """Return the sites of a number."""
        return tuple(used for used in self.sites if used.card.site_number == number)

    def cultures(self, side: Side) -> dict[Culture | None, int]:
        """Return the games of each culture of a side."""
        games: dict[Culture | None, int] = {}
        for used in self.draw_deck:
            if used.card.side is side:
                games[used.card.culture] = games.get(used.card.culture, 0) + used.games
        return games

    def fill(
        self, places: int, fits: Callable[[Card], bool], dice: Random, taken: dict[str, int]
    ) -> None:
        """Draw cards by use into `taken`, which counts copies, until `places` more are there.

        Raise NothingToDraw if the fitting cards are too few.
        """
        cards = [used for used in self.draw_deck if fits(used.card)]
        while places > 0:
            free = [used for used in cards if taken.get(used.card.id, 0) < MOST_COPIES]
            if not free:
                raise NothingToDraw("The table has too few cards for a deck.")
            chosen = pick(free, dice)
            room = MOST_COPIES - taken.get(chosen.card.id, 0)
            copies = min(chosen.likely_copies(dice), room, places)
            taken[chosen.card.id] = taken.get(chosen.card.id, 0) + copies
            places -= copies


def pick(cards: Sequence[UsedCard], dice: Random) -> UsedCard:
    """Return one of the cards, as often as people use it."""
    return dice.choices(cards, [used.games for used in cards])[0]


def _used(result: CardResult) -> UsedCard:
    games: dict[int, int] = {}
    for copies, wins, losses in result.by_copies:
        if 0 < copies <= MOST_COPIES:
            games[copies] = games.get(copies, 0) + wins + losses
    if not sum(games.values()):
        games = {1: 1}
    return UsedCard(card(result.id), result.games, tuple(games), tuple(games.values()))
