"""manage.py limited --product EVENT --pools N [--seed S] [--player NAME] [--keep] [--json]."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from decks.contents.card_labels import card_label
from play.face import face_of
from play.limited.product_figures import FEWEST_GAMES, document, keep
from play.management.command_line import whole_number
from play.management.command_playing import write_json, write_lines
from rules.construction import Game
from rules.limited.events import UnknownEvent, event_slugs, limited_event
from rules.limited.figures import CardFigure, ProductFigures, Share, product_figures
from rules.players.player import UnknownPlayer

MAX_POOLS = 1000
DEFAULT_PLAYER = "quick"
CARDS_SHOWN = 15


class Command(BaseCommand):
    """Open or draft pools of a product, let their decks meet, and print what they show."""

    help = (
        "Opens pools of a sealed product, or drafts them at tables of eight computers, lets the "
        "computer build a deck of each, plays them against each other and prints how much luck is "
        "in a pool, which cultures win and what cards add."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the product, how many pools, and who plays."""
        parser.add_argument("--product", required=True, help="a limited event: king-sealed")
        parser.add_argument("--pools", type=whole_number, default=20, help="20")
        parser.add_argument("--seed", type=whole_number, default=1, help="of the first pool; 1")
        parser.add_argument("--player", default=DEFAULT_PLAYER, help=DEFAULT_PLAYER)
        parser.add_argument("--keep", action="store_true", help="show them on the product’s page")
        parser.add_argument("--json", action="store_true", help="print JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        """Play and print; CommandError in plain English for what cannot be played."""
        try:
            event = limited_event(options["product"])
            face_of(Game.TCG).make_player(options["player"], 0)
        except UnknownEvent as error:
            raise CommandError(f"There is no product {options['product']!r}. {_known()}") from error
        except UnknownPlayer as error:
            raise CommandError(str(error)) from error
        if not event.decks_meet:
            raise CommandError("Figures are of products of the TCG: LCG decks don’t meet.")
        if not 2 <= options["pools"] <= MAX_POOLS:
            raise CommandError(f"--pools must be 2 to {MAX_POOLS}.")
        *_, figures = product_figures(event, options["pools"], options["seed"], options["player"])
        if options["keep"]:
            keep(event, options["player"], figures)
        if options["json"]:
            write_json(document(event.name, figures), self.stdout)
        else:
            write_lines(_lines(event.name, figures), self.stdout)


def _known() -> str:
    return f"Products are {', '.join(event_slugs())}."


def _lines(name: str, figures: ProductFigures) -> list[str]:
    games = sum(pool.games for pool in figures.pools) // 2
    cultures = sorted(figures.cultures.items(), key=lambda known: -known[1].share)
    cards = sorted(
        (
            known
            for known in figures.cards.items()
            if min(known[1].in_hand.games, known[1].unseen.games) >= FEWEST_GAMES
        ),
        key=lambda known: -known[1].adds,
    )
    shown = cards if len(cards) <= 2 * CARDS_SHOWN else cards[:CARDS_SHOWN] + cards[-CARDS_SHOWN:]
    return [
        f"{name}: {len(figures.pools)} pools, {games} games",
        f"Luck of a pool: its deck’s share of games differs by {100 * figures.luck:.1f} points",
        "",
        "Culture: share won (95 %)",
        *(f"  {culture}: {_words(share)}" for culture, share in cultures),
        "",
        "Card: adds; share won in hand, never seen, in the deck; average pick of a draft",
        *(
            f"  {card_label(card)}: {100 * figure.adds:+.1f} points; {_words(figure.in_hand)}, "
            f"{_words(figure.unseen)}, {_words(figure.in_deck)}{_pick(figure)}"
            for card, figure in shown
        ),
    ]


def _words(share: Share) -> str:
    low, high = share.interval
    return f"{100 * share.share:.0f} % ({100 * low:.0f}–{100 * high:.0f}) of {share.games}"


def _pick(figure: CardFigure) -> str:
    pick = figure.average_pick
    return "" if pick is None else f"; pick {pick:.1f}"
