"""manage.py ladder FORMAT --minutes N [--player NAME] [--seed S] [--queue] [--json]."""

from argparse import ArgumentParser
from collections.abc import Iterator
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from cards.database import ensure_tables
from play.face import face_of
from play.ladder.entrants import NoLadder
from play.ladder.nights import MAX_MINUTES, LadderBusy, begin_night
from play.ladder.playing import play_night
from play.ladder.standings import standings
from play.management.command_line import chosen_seed, whole_number
from play.management.command_playing import write_json, write_lines
from play.models.limits import MAX_SEED
from rules.construction import Format, UnknownFormat, load_format
from rules.players.player import UnknownPlayer

DEFAULT_MINUTES = 10.0


class Command(BaseCommand):
    """Play the public decks of a format against each other and print their ratings."""

    help = (
        "Lets the public decks of a format meet each other for some minutes and prints their "
        "ratings. Games of earlier nights count too. Without --queue the games are played here."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the format, the time, and who plays."""
        parser.add_argument("format", help="a format of the TCG, such as king-block")
        parser.add_argument(
            "--minutes", type=float, default=DEFAULT_MINUTES, help=f"{DEFAULT_MINUTES:g}"
        )
        parser.add_argument("--player", default="", help="who plays all decks; the site's default")
        parser.add_argument(
            "--seed", type=whole_number, default=None, help=f"0 to {MAX_SEED}; drawn without it"
        )
        parser.add_argument(
            "--queue", action="store_true", help="leave the games to the workers and return"
        )
        parser.add_argument("--json", action="store_true", help="print JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        """Play and print; CommandError in plain English for what cannot be played."""
        ensure_tables()
        if not 0 < options["minutes"] <= MAX_MINUTES:
            raise CommandError(f"--minutes must be above 0 and at most {MAX_MINUTES}.")
        try:
            format = load_format(options["format"])
            face = face_of(format.game)
            player = options["player"] or face.default_player
            face.make_player(player, 0)
            night = begin_night(format, options["minutes"], player, seed=chosen_seed(options))
        except (UnknownFormat, UnknownPlayer, NoLadder, LadderBusy) as error:
            raise CommandError(str(error)) from error
        if options["queue"]:
            self.stdout.write(f"The workers play until {night.until:%H:%M} UTC.")
            return
        try:
            for begun in play_night(night):
                self.stderr.write(f"\rmatch {begun}", ending="")
        except KeyboardInterrupt:
            # What was played counts.
            night.until = timezone.now()
            night.save(update_fields=["until"])
            for _ in play_night(night):
                pass
        self.stderr.write("")
        if options["json"]:
            write_json(ladder_json(format), self.stdout)
        else:
            write_lines(ladder_text(format, night.note), self.stdout)


def ladder_json(format: Format) -> dict[str, Any]:
    """Return a ladder as plain values."""
    return {
        "format": format.slug,
        "decks": [
            {
                "rank": standing.rank,
                "deck": standing.deck.slug,
                "name": standing.deck.name,
                "owner": standing.owner,
                "rating": standing.rating,
                "interval": [standing.low, standing.high],
                "wins": standing.wins,
                "losses": standing.losses,
            }
            for standing in standings(format.slug)
        ],
    }


def ladder_text(format: Format, note: str) -> Iterator[str]:
    """Return a ladder line by line, the strongest deck first."""
    yield f"{format.name}: ratings with 95 % intervals; 1500 is an average deck"
    if note:
        yield note
    for standing in standings(format.slug):
        yield (
            f"{standing.rank:>4} {standing.rating:6.0f} ({standing.low:.0f} to {standing.high:.0f})"
            f" {standing.games:>6} games  {standing.deck.name}"
        )
