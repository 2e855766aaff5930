"""manage.py puzzles [--games N] [--game tcg] [--seed S] [--check] [--output FILE]."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand

from cards.database import ensure_tables
from play.management.command_line import chosen_seed, whole_number
from play.models import Puzzle
from play.puzzles.keeping import check_again, find, is_current, keep, load_shipped
from rules.construction import Game


class Command(BaseCommand):
    """Store the puzzles that come with the site, find more, or check those that were reported."""

    help = (
        "Stores the puzzles that come with the site. With --games it plays games and keeps the "
        "puzzles in them. With --check it plays those again that were reported or found by other "
        "rules."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take how many games are played, of which game, and where puzzles are written too."""
        parser.add_argument("--games", type=whole_number, default=0, help="games to look through")
        parser.add_argument("--game", choices=[game.value for game in Game], default="tcg")
        parser.add_argument("--seed", type=whole_number, default=None, help="drawn without it")
        parser.add_argument("--check", action="store_true", help="check what isn't listed")
        parser.add_argument("--output", type=Path, help="a file to which found puzzles are added")

    def handle(self, *args: Any, **options: Any) -> None:
        """Load, check and find."""
        ensure_tables()
        loaded = load_shipped()
        self.stdout.write(f"{loaded.new} new puzzles, {loaded.known} known already.")
        if options["check"]:
            self._check()
        seed = chosen_seed(options) if options["games"] else 0
        for number in range(options["games"]):
            self._find(Game(options["game"]), seed + number, options["output"])

    def _check(self) -> None:
        for row in Puzzle.objects.all():
            if not row.listed or not is_current(row):
                holds = check_again(row)
                self.stdout.write(f"{row}: {'listed' if holds else 'does not hold'}")

    def _find(self, game: Game, seed: int, output: Path | None) -> None:
        found, funnel = find(game, seed)
        kept = keep(found)
        if output is not None:
            with output.open("a", encoding="utf-8") as file:
                file.writelines(f"{puzzle.write()}\n" for puzzle in found)
        self.stdout.write(f"seed {seed}: {kept.new} puzzles; {funnel.words()}")
