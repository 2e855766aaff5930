"""manage.py event EVENT [--players N] [--seed S] [--player NAME] [--json]."""

from argparse import ArgumentParser
from fractions import Fraction
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from play.events.computers import PlayedRound, play_event
from play.events.standings import Line, standings
from play.face import face_of
from play.limited.computers import decks_of_computers
from play.management.command_line import whole_number
from play.management.command_playing import write_json, write_lines
from play.quest_leagues.computers import games_in_words, quest_together
from play.quest_leagues.standings import QuestResult
from rules.english import join_words
from rules.lcg.campaign import ORDER
from rules.lcg.deck import LcgDeck
from rules.lcg.facts.reader import card as lcg_card
from rules.limited.choices import PoolTooSmall
from rules.limited.events import LimitedEvent, UnknownEvent, event_slugs, limited_event
from rules.players.player import UnknownPlayer

DEFAULT_PLAYER = "quick"


class Command(BaseCommand):
    """Play an event of computer players from the packs to the last round or scenario."""

    help = (
        "Lets computers draft or open packs, build decks and play Swiss rounds, and prints the "
        "standings with every tie-break. Of the LCG, they quest together through the scenarios of "
        "the core set, and it prints the rulebook's scores."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the event, how many play, and who plays the decks."""
        parser.add_argument("event", help="a draft or a sealed event: fellowship-draft")
        parser.add_argument(
            "--players", type=whole_number, default=None, help="2 to 8, LCG 1 to 4; as many"
        )
        parser.add_argument("--seed", type=whole_number, default=1, help="of packs and games; 1")
        parser.add_argument("--player", default=DEFAULT_PLAYER, help=DEFAULT_PLAYER)
        parser.add_argument("--json", action="store_true", help="print JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        """Play and print; CommandError in plain English for what cannot be played."""
        try:
            event = limited_event(options["event"])
            face_of(event.game).make_player(options["player"], 0)
        except UnknownEvent as error:
            known = ", ".join(event_slugs())
            raise CommandError(
                f"There is no event {options['event']!r}. Events are {known}."
            ) from error
        except UnknownPlayer as error:
            raise CommandError(str(error)) from error
        players = event.seats if options["players"] is None else options["players"]
        if not event.fewest <= players <= event.seats:
            raise CommandError(f"--players must be {event.fewest} to {event.seats}.")
        try:
            if event.decks_meet:
                self._rounds(event, players, options)
            else:
                self._quest(event, players, options)
        except PoolTooSmall as error:
            raise CommandError(f"A player can’t build a deck. {error}") from error

    def _quest(self, event: LimitedEvent, players: int, options: dict[str, Any]) -> None:
        decks = decks_of_computers(event, players, options["seed"])
        held = [deck for deck in decks if isinstance(deck, LcgDeck)]
        results = quest_together(held, ORDER, options["seed"], options["player"])
        if options["json"]:
            write_json(_quest_document(held, results), self.stdout)
            return
        heroes = (
            f"seat {seat}: {join_words([lcg_card(hero).name for hero, _ in deck.heroes])}"
            for seat, deck in enumerate(held, start=1)
        )
        won = sum(result.won for result in results)
        total = sum(result.score or 0 for result in results)
        games = games_in_words(ORDER, results)
        lines = [event.name, *heroes, *games, f"{won} won, score {total}"]
        write_lines(lines, self.stdout)

    def _rounds(self, event: LimitedEvent, players: int, options: dict[str, Any]) -> None:
        *_, last = play_event(event, players, options["seed"], options["player"])
        lines = standings(range(players), last.matches)
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


def _quest_document(decks: list[LcgDeck], results: list[QuestResult]) -> dict[str, Any]:
    return {
        "heroes": [[hero for hero, _ in deck.heroes] for deck in decks],
        "games": [
            {"scenario": scenario, "score": result.score}
            for scenario, result in zip(ORDER, results, strict=True)
        ],
    }


def _percent(share: Fraction | None) -> str:
    return "none" if share is None else f"{100 * float(share):.1f} %"


def _share(share: Fraction | None) -> float | None:
    return None if share is None else round(float(share), 4)
