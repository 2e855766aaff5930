"""manage.py event EVENT [--players N] [--seed S] [--player NAME] [--json]."""

from argparse import ArgumentParser
from fractions import Fraction
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from play.events.computers import PlayedRound, play_event
from play.events.standings import Line, standings
from play.face import face_of
from play.management.command_line import whole_number
from play.management.command_playing import write_json, write_lines
from rules.construction import Game
from rules.limited.events import UnknownEvent, event_slugs, limited_event
from rules.players.player import UnknownPlayer

PLAYERS = range(2, 9)
DEFAULT_PLAYER = "quick"


class Command(BaseCommand):
    """Play an event of computer players from the packs to the last round."""

    help = (
        "Lets computers draft or open packs, build decks and play Swiss rounds, and prints the "
        "standings with every tie-break."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the event, how many play, and who plays the decks."""
        parser.add_argument("event", help="a draft or a sealed event: fellowship-draft")
        parser.add_argument("--players", type=whole_number, default=8, help="2 to 8; 8")
        parser.add_argument("--seed", type=whole_number, default=1, help="of packs and games; 1")
        parser.add_argument("--player", default=DEFAULT_PLAYER, help=DEFAULT_PLAYER)
        parser.add_argument("--json", action="store_true", help="print JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        """Play and print; CommandError in plain English for what cannot be played."""
        try:
            event = limited_event(options["event"])
            face_of(Game.TCG).make_player(options["player"], 0)
        except UnknownEvent as error:
            known = ", ".join(event_slugs())
            raise CommandError(
                f"There is no event {options['event']!r}. Events are {known}."
            ) from error
        except UnknownPlayer as error:
            raise CommandError(str(error)) from error
        if options["players"] not in PLAYERS:
            raise CommandError("--players must be 2 to 8.")
        *_, last = play_event(event, options["players"], options["seed"], options["player"])
        lines = standings(range(options["players"]), last.matches)
        if options["json"]:
            write_json(_document(last, lines), self.stdout)
        else:
            write_lines([f"{event.name}, {last.rounds} rounds", *map(_words, lines)], self.stdout)


def _words(line: Line) -> str:
    return (
        f"{line.rank}. seat {line.player + 1}: {line.points} points, {line.wins}–{line.losses}"
        f", opponents {_percent(line.opponents)}, theirs {_percent(line.opponents_opponents)}"
        f", cumulative {line.cumulative}"
    )


def _document(last: PlayedRound, lines: list[Line]) -> dict[str, Any]:
    return {
        "rounds": last.rounds,
        "matches": [
            {
                "round": match.round,
                "first": match.first,
                "second": match.second,
                "result": match.result.value,
            }
            for match in last.matches
        ],
        "standings": [
            {
                "rank": line.rank,
                "seat": line.player,
                "points": line.points,
                "opponents": _share(line.opponents),
                "opponents_opponents": _share(line.opponents_opponents),
                "cumulative": line.cumulative,
            }
            for line in lines
        ],
    }


def _percent(share: Fraction | None) -> str:
    return "none" if share is None else f"{100 * float(share):.1f} %"


def _share(share: Fraction | None) -> float | None:
    return None if share is None else round(float(share), 4)
