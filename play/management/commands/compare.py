"""manage.py compare OLD NEW --opponent DECK... [--sprt] [--games N] [--seed S] [--json]."""

import json
from argparse import ArgumentParser
from collections.abc import Iterator
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from cards.database import ensure_tables
from play.command_line import (
    DECK_HELP,
    NamedDeck,
    add_common_arguments,
    chosen_format,
    chosen_seed,
    explained_failures,
    make_field,
    named_deck,
    progress_bar,
    whole_number,
)
from play.comparison import comparison_json, comparison_text
from rules.playtest.paired import PairCounts
from rules.playtest.sprt import DEFAULT_MARGIN, SprtPlan
from rules.playtest.tcg.versions import compare_versions

DEFAULT_GAMES = 500
PAIRS_PER_BATCH = 20


class Command(BaseCommand):
    """Play two versions of a deck on the same seeds, and print which is better."""

    help = (
        "Plays two versions of a deck against the same opponents on the same seeds and shuffles, "
        "and prints the difference with its interval. With --sprt it stops once the answer is "
        "clear."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the versions, whom they meet, and when to stop."""
        parser.add_argument("old", metavar="DECK", help=f"the first version: {DECK_HELP}")
        parser.add_argument("new", metavar="DECK", help="the version compared with it")
        parser.add_argument(
            "--opponent", nargs="+", required=True, metavar="DECK", help="met in turn"
        )
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
        add_common_arguments(parser)

    def handle(self, *args: Any, **options: Any) -> None:
        """Play and print; CommandError in plain English for what cannot be played."""
        ensure_tables()
        old, new = (named_deck(options[name], self.stderr) for name in ("old", "new"))
        opponents = [named_deck(text, self.stderr) for text in options["opponent"]]
        if options["games"] < 1:
            raise CommandError("--games must be at least 1.")
        try:
            plan = SprtPlan(margin=options["margin"] / 100) if options["sprt"] else None
        except ValueError as error:
            raise CommandError("--margin must be above 0 and below 50 points.") from error
        seed = chosen_seed(options)
        options["format"] = chosen_format(options, old).slug
        field = make_field(old, opponents, seed, options)
        make_field(new, opponents, seed, options)
        counts = PairCounts()
        with explained_failures(), progress_bar(self.stderr, 2 * options["games"]) as bar:
            for counts in compare_versions(
                field, (old.cards, new.cards), options["games"], PAIRS_PER_BATCH, plan
            ):
                bar.update(2 * counts.pairs - bar.n)
        names = (old.name, new.name) if old.name != new.name else (old.text, new.text)
        if options["json"]:
            asked = {
                "old": old.text,
                "new": new.text,
                "opponents": [opponent.text for opponent in opponents],
                "players": list(field.players),
                "format": options["format"],
                "edition": field.edition,
                "day": field.day,
                "seed": seed,
            }
            result = asked | comparison_json(counts, plan)
            self.stdout.write(json.dumps(result, ensure_ascii=False, indent=2))
        else:
            self.stdout.write("\n".join(self._lines(names, opponents, seed, counts, plan)))

    def _lines(
        self,
        names: tuple[str, str],
        opponents: list[NamedDeck],
        seed: int,
        counts: PairCounts,
        plan: SprtPlan | None,
    ) -> Iterator[str]:
        yield f"Against {', '.join(opponent.name for opponent in opponents)}, seed {seed}"
        yield from comparison_text(names, counts, plan)
