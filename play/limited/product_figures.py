"""The figures of a product: kept as they were counted, and as their page shows them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from cards.labels import label
from play.face import face_of
from play.models import ProductCount
from rules.construction import Game
from rules.construction.tcg.build import card_of
from rules.limited.events import LimitedEvent
from rules.limited.figures import CardFigure, ProductFigures, Share
from rules.playtest.statistics.interval import wilson
from rules.tcg.facts.card import Card

# Cards with fewer games in hand, or unseen, say nothing.
FEWEST_GAMES: Final = 20
# The best and the worst cards are in view, the others folded.
MOST_SHOWN: Final = 10


@dataclass(frozen=True, slots=True)
class ShownShare:
    """A share of games won in percent, with its 95 % interval."""

    games: int
    percent: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class CultureLine:
    """A culture and the games of decks that have a part of it."""

    culture: str
    name: str
    share: ShownShare


@dataclass(frozen=True, slots=True)
class CardLine:
    """A card's games by where it was, what it adds in points, and its average pick."""

    card: Card
    adds: float
    in_hand: ShownShare
    unseen: ShownShare
    in_deck: ShownShare
    opening: ShownShare
    drawn: ShownShare
    average_pick: float | None


@dataclass(frozen=True, slots=True)
class ShownFigures:
    """The figures of a product, the best cultures and cards first."""

    player: str
    pools: int
    games: int
    luck: float
    cultures: tuple[CultureLine, ...]
    cards: tuple[CardLine, ...]
    left_out: int

    @property
    def best(self) -> tuple[CardLine, ...]:
        """The cards that add most."""
        return self.cards[:MOST_SHOWN]

    @property
    def worst(self) -> tuple[CardLine, ...]:
        """The cards that add least, where more are counted than the page shows."""
        return self.cards[-MOST_SHOWN:]

    @property
    def folded(self) -> tuple[CardLine, ...]:
        """The cards between the best and the worst."""
        return self.cards[MOST_SHOWN:-MOST_SHOWN]


def keep(event: LimitedEvent, player: str, figures: ProductFigures) -> None:
    """Keep the figures of a product in place of those counted before."""
    kept = {"player": player, "figures": document(event.name, figures)}
    ProductCount.objects.update_or_create(product=event.slug, defaults=kept)


def document(name: str, figures: ProductFigures) -> dict[str, Any]:
    """Return figures as they are kept and printed."""
    return {
        "product": name,
        "pools": [_numbers(pool) for pool in figures.pools],
        "luck": round(figures.luck, 4),
        "cultures": {culture: _numbers(share) for culture, share in figures.cultures.items()},
        "cards": {card: _card(figure) for card, figure in figures.cards.items()},
    }


def show_figures(kept: ProductCount) -> ShownFigures:
    """Return kept figures as their page shows them."""
    found = kept.figures
    cards = list(_card_lines(found["cards"]))
    cultures = [
        CultureLine(culture, label(culture), _shown(share))
        for culture, share in found["cultures"].items()
    ]
    return ShownFigures(
        player=face_of(Game.TCG).player_label(kept.player),
        pools=len(found["pools"]),
        games=sum(pool["games"] for pool in found["pools"]) // 2,
        luck=100 * found["luck"],
        cultures=tuple(sorted(cultures, key=lambda line: -line.share.percent)),
        cards=tuple(sorted(cards, key=lambda line: (-line.adds, line.card.id))),
        left_out=len(found["cards"]) - len(cards),
    )


def _card_lines(cards: Mapping[str, Any]) -> Iterator[CardLine]:
    for card_id, found in cards.items():
        card = card_of(card_id)
        fewest = min(found[where]["games"] for where in ("in_hand", "never_seen"))
        if card is None or fewest < FEWEST_GAMES:
            continue
        in_hand, unseen = _shown(found["in_hand"]), _shown(found["never_seen"])
        yield CardLine(
            card,
            in_hand.percent - unseen.percent,
            in_hand,
            unseen,
            _shown(found["in_deck"]),
            _shown(found["opening_hand"]),
            _shown(found["drawn_later"]),
            found["average_pick"],
        )


def _card(figure: CardFigure) -> dict[str, Any]:
    pick = figure.average_pick
    return {
        "in_deck": _numbers(figure.in_deck),
        "opening_hand": _numbers(figure.opening),
        "drawn_later": _numbers(figure.drawn),
        "in_hand": _numbers(figure.in_hand),
        "never_seen": _numbers(figure.unseen),
        "average_pick": None if pick is None else round(pick, 2),
    }


def _numbers(share: Share) -> dict[str, int]:
    return {"won": share.won, "games": share.games}


def _shown(share: Mapping[str, int]) -> ShownShare:
    won, games = share["won"], share["games"]
    interval = wilson(won, games)
    percent = 100 * won / games if games else 50.0
    return ShownShare(games, percent, 100 * interval.low, 100 * interval.high)
