"""The statistics of a deck: everything that is drawn of it, in one go.

Quick enough to be made at every edit. Cards that no one knows are counted and otherwise left out.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from decks.contents.encoding import AnyDeck
from decks.statistics.charts import ChartTable
from decks.statistics.column_chart import ColumnChart, column_chart
from decks.statistics.heroes import Heroes, SphereShare, read_heroes, sphere_shares
from decks.statistics.lcg_charts import lcg_charts
from decks.statistics.tcg_charts import SIDES, tcg_charts
from decks.statistics.twilight import Twilight, twilight_table
from rules.construction.lcg import build as lcg
from rules.construction.tcg import build as tcg
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import Side


@dataclass(frozen=True, slots=True)
class SideSum:
    """One side of a draw deck: how many cards, what one costs on average."""

    name: str
    cards: int
    cost: Fraction


@dataclass(frozen=True, slots=True)
class DeckStatistics:
    """What a deck is like. `size` counts the cards to draw, `unknown` those that no one knows.

    `sides` and `twilight` are a TCG deck's; `company` and `spheres` an LCG deck's.
    """

    size: int
    unknown: int
    figures: tuple[ChartTable, ...]
    curve: ColumnChart | None
    sides: tuple[SideSum, ...] = ()
    twilight: Twilight | None = None
    company: Heroes | None = None
    spheres: tuple[SphereShare, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to draw: no card that is known, no site and no hero."""
        path = self.twilight.path if self.twilight is not None else ()
        heroes = self.company.heroes if self.company is not None else 0
        return not (self.figures or path or heroes)

    @property
    def unmatched(self) -> int:
        """How many cards are of a sphere that no hero has."""
        return sum(share.cards for share in self.spheres if not share.matched)


def deck_statistics(deck: AnyDeck, companions: int | None = None) -> DeckStatistics:
    """Draw a deck. `companions` is how many move in the calculation of twilight."""
    return _of_tcg(deck, companions) if isinstance(deck, TcgDeck) else _of_lcg(deck)


def deck_size(deck: AnyDeck) -> int:
    """Return how many cards there are to draw, known or not."""
    held = deck.draw_deck if isinstance(deck, TcgDeck) else deck.player_deck
    return sum(copies for _, copies in held)


def _of_tcg(deck: TcgDeck, companions: int | None) -> DeckStatistics:
    build = tcg.resolve_deck(deck)
    figures = tcg_charts(build.draw_deck)
    return DeckStatistics(
        size=deck_size(deck),
        unknown=deck_size(deck) - _cards(build.draw_deck),
        figures=figures,
        curve=_curve(figures),
        sides=tuple(
            _side(series.name, side, build.draw_deck)
            for series, side in zip(SIDES, (Side.FREE_PEOPLES, Side.SHADOW), strict=True)
        ),
        twilight=twilight_table(build, companions),
    )


def _of_lcg(deck: LcgDeck) -> DeckStatistics:
    build = lcg.resolve_deck(deck)
    company = read_heroes(build.heroes)
    figures = lcg_charts(build.heroes, build.player_deck)
    return DeckStatistics(
        size=deck_size(deck),
        unknown=deck_size(deck) - _cards(build.player_deck),
        figures=figures,
        curve=_curve(figures),
        company=company,
        spheres=sphere_shares(company, build.player_deck),
    )


def _side(name: str, side: Side, held: Iterable[tuple[Card, int]]) -> SideSum:
    costs = [card.twilight for card, copies in held for _ in range(copies) if card.side is side]
    return SideSum(name, len(costs), Fraction(sum(costs), len(costs)) if costs else Fraction(0))


def _curve(figures: Iterable[ChartTable]) -> ColumnChart | None:
    return next((column_chart(figure) for figure in figures if figure.key == "cost"), None)


def _cards(held: Iterable[tuple[object, int]]) -> int:
    return sum(copies for _, copies in held)
