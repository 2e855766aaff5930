"""Twilight: what a fellowship's moves and plays add, and what the Shadow side cost.

The calculation holds for every edition and is about averages, for a deck that meets one like it:

* A move adds the Shadow number of the new site and one for each companion (Comprehensive Rulebook
  2.0, "Move phase"; 4.2, "Adding twilight tokens for movement"). On a path of sites without
  numbers of their own the region adds 3 at sites 4 to 6 and 6 at sites 7 to 9; formats with
  numbered sites add nothing for the region (4.2, "format").
* The draw deck is played out evenly over the moves: each Free Peoples card adds its twilight cost
  once, in an equal share at each move. The starting fellowship adds none (2.0, "Starting
  fellowship"), so its cards are taken off.
* The Shadow cards are wanted evenly over the same moves and cost their twilight cost; a minion
  costs 2 more at a site below its site number (2.0, "Roaming").

What cards say (discounts, added or removed twilight) is left out: only printed numbers count.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from rules.construction.tcg.build import Build
from rules.tcg.engine.modifiers.numbers import BASIC_ROAMING_PENALTY
from rules.tcg.engine.operations.playing import RULE_OF_NINE
from rules.tcg.engine.turn.opening import STARTING_TWILIGHT
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import CardType, Side

SITES_OF_A_REGION = 3
TWILIGHT_OF_A_REGION = 3


@dataclass(frozen=True, slots=True)
class PathSite:
    """A site of the adventure path: its place, and what the region adds there."""

    place: int
    card: Card
    region_adds: int

    @property
    def shadow_number(self) -> int:
        """The twilight that moving there adds by the site itself."""
        return self.card.twilight


@dataclass(frozen=True, slots=True)
class Move:
    """What one move brings: twilight from four sources, and the Shadow's share of costs."""

    site: PathSite
    companions: int
    plays: Fraction
    costs: Fraction

    @property
    def adds(self) -> Fraction:
        """The twilight in the pool after the move and the plays before it."""
        return self.site.shadow_number + self.site.region_adds + self.companions + self.plays

    @property
    def left(self) -> Fraction:
        """What is over when the Shadow's share is paid; below zero where it cannot all be."""
        return self.adds - self.costs


@dataclass(frozen=True, slots=True)
class Twilight:
    """The calculation along the path; without a move there is none to make."""

    numbered: bool
    path: tuple[PathSite, ...]
    starting: tuple[Card, ...]
    companions: int
    moves: tuple[Move, ...]

    @property
    def adds(self) -> Fraction:
        """What a move adds on average."""
        return _mean([move.adds for move in self.moves])

    @property
    def costs(self) -> Fraction:
        """What the Shadow side cost a move on average."""
        return _mean([move.costs for move in self.moves])

    @property
    def left(self) -> Fraction:
        """What is over at a move on average."""
        return self.adds - self.costs

    @property
    def words(self) -> str:
        """Whether a deck like this one feeds its own Shadow side, in a sentence."""
        if not self.moves:
            return "Add sites to calculate twilight."
        if abs(self.left) < 1:
            return "A fellowship like this adds about as much twilight as these Shadow cards cost."
        if self.left > 0:
            return "A fellowship like this adds more twilight than these Shadow cards cost."
        return "These Shadow cards cost more twilight than a fellowship like this adds."


def site_path(build: Build) -> tuple[PathSite, ...]:
    """Return a deck's sites in order: by site number, or by Shadow number where sites have none.

    Sites without numbers are placed as the game goes, so their order is a guess: the least
    Shadow number first.
    """
    sites = [card for card, copies in build.sites for _ in range(copies)]
    sites = [card for card in sites if card.type is CardType.SITE]
    if all(card.site_number is not None for card in sites):
        ordered = sorted(sites, key=lambda card: (card.site_number or 0, card.twilight, card.id))
        return tuple(PathSite(card.site_number or 0, card, 0) for card in ordered)
    ordered = sorted(sites, key=lambda card: (card.twilight, card.id))
    return tuple(
        PathSite(place, card, region_adds(place)) for place, card in enumerate(ordered, start=1)
    )


def region_adds(place: int) -> int:
    """Return what the region of a site adds to a move there: 0, 3, then 6."""
    return (place - 1) // SITES_OF_A_REGION * TWILIGHT_OF_A_REGION


def cheapest_fellowship(build: Build) -> tuple[Card, ...]:
    """Return the most companions that a starting fellowship can have beside the Ring-bearer.

    The cheapest first, together at most 4 twilight, a unique card once, nine companions in all
    (2.0, "Starting fellowship", "Rule of nine").
    """
    taken: list[Card] = []
    left = STARTING_TWILIGHT
    unique = {build.ring_bearer.title} if build.ring_bearer is not None else set()
    for card in _by_cost(build.draw_deck):
        if len(taken) == RULE_OF_NINE - 1 or card.twilight > left:
            break
        if not card.unique or card.title not in unique:
            unique.add(card.title)
            taken.append(card)
            left -= card.twilight
    return tuple(taken)


def twilight_table(build: Build, companions: int | None = None) -> Twilight:
    """Calculate the twilight of a deck with a given number of companions on the way.

    Without a number it is the Ring-bearer and the cheapest starting fellowship.
    """
    starting = cheapest_fellowship(build)
    moving = 1 + len(starting) if companions is None else companions
    path = site_path(build)
    ways = [site for site in path if site.place > 1]
    plays = _total(build.draw_deck, Side.FREE_PEOPLES) - sum(card.twilight for card in starting)
    shadow = _total(build.draw_deck, Side.SHADOW)
    return Twilight(
        numbered=all(site.card.site_number is not None for site in path),
        path=path,
        starting=starting,
        companions=moving,
        moves=tuple(
            Move(
                site=site,
                companions=moving,
                plays=Fraction(plays, len(ways)),
                costs=Fraction(shadow + _roaming(build.draw_deck, site.place), len(ways)),
            )
            for site in ways
        ),
    )


def _by_cost(held: Iterable[tuple[Card, int]]) -> list[Card]:
    companions = [
        card for card, copies in held for _ in range(copies) if card.type is CardType.COMPANION
    ]
    return sorted(companions, key=lambda card: (card.twilight, card.id))


def _total(held: Iterable[tuple[Card, int]], side: Side) -> int:
    return sum(card.twilight * copies for card, copies in held if card.side is side)


def _roaming(held: Iterable[tuple[Card, int]], place: int) -> int:
    return BASIC_ROAMING_PENALTY * sum(
        copies
        for card, copies in held
        if card.type is CardType.MINION and (card.site_number or 0) > place
    )


def _mean(numbers: Sequence[Fraction]) -> Fraction:
    return sum(numbers, Fraction(0)) / len(numbers) if numbers else Fraction(0)
