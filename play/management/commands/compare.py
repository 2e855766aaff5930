"""manage.py compare OLD NEW --opponent DECK... | --scenario SCENARIO [--sprt] [--json]."""

from argparse import ArgumentParser
from dataclasses import replace
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
    make_trial,
    named_deck,
    other_decks,
    whole_number,
)
from play.management.command_playing import play_and_write_trial
from play.models import Design
from play.requests.playtest import Entrant, NotPlayable, check_same_game
from rules.playtest.trials.sprt import DEFAULT_MARGIN

DEFAULT_GAMES = 500


class Command(UncheckedCommand):
    """Play two versions of a deck on the same seeds, and print which is better."""

    help = (
        "Plays two versions of a deck against the same opponents, or in the same scenario, on the "
        "same seeds and shuffles, and prints the difference with its interval. With --sprt it "
        "stops once the answer is clear."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the versions, whom they meet, and when to stop."""
        parser.add_argument("old", metavar="DECK", help=f"the first version: {DECK_HELP}")
        parser.add_argument("new", metavar="DECK", help="the version compared with it")
        parser.add_argument(
            "--games",
            type=whole_number,
            default=DEFAULT_GAMES,
            help=f"of each version, at most; {DEFAULT_GAMES}",
        )
        parser.add_argument("--sprt", action="store_true", help="stop once the answer is clear")
        parser.add_argument(
            "--margin",
            type=float,
            default=100 * DEFAULT_MARGIN,
            help=f"the difference that matters, in points of share; {100 * DEFAULT_MARGIN:g}",
        )
        add_opponent_arguments(parser)
        add_common_arguments(parser)

    def handle(self, *args: Any, **options: Any) -> None:
        """Play and print; CommandError in plain English for what cannot be played."""
        ensure_tables()
        if options["games"] < 1:
            raise CommandError("--games must be at least 1.")
        if options["sprt"] and not 0 < options["margin"] < 50:
            raise CommandError("--margin must be above 0 and below 50 points.")
        named = [named_deck(options[name], self.stderr) for name in ("old", "new")]
        old, new = (
            Entrant(deck.name, deck.cards, chosen_players(deck.game, options)[0]) for deck in named
        )
        if old.name == new.name:
            old, new = (
                replace(entrant, name=deck.text)
                for entrant, deck in zip((old, new), named, strict=True)
            )
        try:
            check_same_game([old, new])
        except NotPlayable as error:
            raise CommandError(str(error)) from error
        others = other_decks(named[0].game, options, self.stderr)
        options["seed"] = chosen_seed(options)
        request = make_trial(
            Design.COMPARISON,
            [old, new],
            others,
            options["games"],
            options,
            margin=options["margin"] / 100 if options["sprt"] else None,
        )
        asked = {"old": named[0].text, "new": named[1].text}
        play_and_write_trial(request, asked, others, options, self.stdout, self.stderr)
