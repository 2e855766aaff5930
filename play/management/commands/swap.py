"""manage.py swap DECK --out CARD --in CARD... --against DECK... | --scenario SCENARIO [--json]."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError

from cards.database import ensure_tables
from cards.management.unchecked_command import UncheckedCommand
from play.management.command_line import (
    DECK_HELP,
    add_common_arguments,
    add_opponent_arguments,
    chosen_players,
    chosen_seed,
    find_card_id,
    make_trial,
    named_deck,
    other_decks,
    whole_number,
)
from play.management.command_playing import play_and_write_trial
from play.models import Design
from play.requests.playtest import Entrant, NotPlayable
from play.requests.trial import copies_of, main_cards, swap_versions

DEFAULT_BATCH = 50
ALL_COPIES = 99


class Command(UncheckedCommand):
    """Try cards in place of another, and print which helps."""

    help = (
        "Replaces a card by each candidate and plays all versions on the same seeds. After each "
        "round the better half stays; the best is confirmed on fresh seeds."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the deck, the cards and whom it meets."""
        card = "a card's name, or its number as 7_83"
        parser.add_argument("deck", help=DECK_HELP)
        parser.add_argument("--out", required=True, metavar="CARD", help=f"taken out: {card}")
        parser.add_argument(
            "--in", dest="put_in", nargs="+", required=True, metavar="CARD", help="tried instead"
        )
        parser.add_argument(
            "--copies", type=whole_number, default=ALL_COPIES, help="how many; all without it"
        )
        parser.add_argument(
            "--batch",
            type=whole_number,
            default=DEFAULT_BATCH,
            help=f"games of each version in the first round; {DEFAULT_BATCH}",
        )
        add_opponent_arguments(parser)
        add_common_arguments(parser)

    def handle(self, *args: Any, **options: Any) -> None:
        """Play and print; CommandError in plain English for what cannot be played."""
        ensure_tables()
        if options["batch"] < 1 or options["copies"] < 1:
            raise CommandError("--batch and --copies must be at least 1.")
        deck = named_deck(options["deck"], self.stderr)
        out = find_card_id(options["out"], main_cards(deck.cards), deck.game)
        cards = list(
            dict.fromkeys(find_card_id(text, game=deck.game) for text in options["put_in"])
        )
        copies = min(options["copies"], copies_of(deck.cards, out))
        player, _ = chosen_players(deck.game, options)
        unchanged = Entrant(deck.name, deck.cards, player)
        try:
            versions = swap_versions(unchanged, out, cards, copies)
        except NotPlayable as error:
            raise CommandError(str(error)) from error
        others = other_decks(deck.game, options, self.stderr)
        options["seed"] = chosen_seed(options)
        request = make_trial(
            Design.SWAP,
            versions,
            others,
            options["batch"],
            options,
            card_out=out,
            copies=copies,
            cards=tuple(cards),
        )
        asked = {"deck": deck.text}
        play_and_write_trial(request, asked, others, options, self.stdout, self.stderr)
