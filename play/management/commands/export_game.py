"""Write one game of a playtest to a file that plays it again: a test, or a bug report."""

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any
from uuid import UUID

from django.core.management.base import CommandError

from cards.management.unchecked_command import UncheckedCommand
from play.games.recorded_games import write_game
from play.games.records import game_record
from play.models import Playtest


class Command(UncheckedCommand):
    """Export a game by its playtest and its number, as the pages show them."""

    help = "Write a game of a playtest as JSON: what decides it, its choices and its end."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Declare the arguments."""
        parser.add_argument("playtest", type=UUID, help="the id in the playtest’s address")
        parser.add_argument("number", type=int, help="the game’s number, from 1")
        parser.add_argument("--to", type=Path, help="the file; without it, standard output")

    def handle(self, *args: Any, **options: Any) -> None:
        """Export the game."""
        playtest = Playtest.objects.filter(pk=options["playtest"]).first()
        if playtest is None:
            raise CommandError(f"There is no playtest {options['playtest']}.")
        record = game_record(playtest, options["number"] - 1)
        if record is None:
            raise CommandError(f"This playtest has no game {options['number']}.")
        text = json.dumps(write_game(playtest, record), ensure_ascii=False) + "\n"
        if options["to"] is None:
            self.stdout.write(text, ending="")
            return
        try:
            options["to"].write_text(text, encoding="utf-8")
        except OSError as error:
            raise CommandError(f"{options['to']} cannot be written: {error.strerror}.") from error
        self.stdout.write(f"Game {options['number']} is in {options['to']}.")
