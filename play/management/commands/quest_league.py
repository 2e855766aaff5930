"""manage.py quest_league DECK… [--together] [--difficulty D] [--seed S] [--json]."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from play.face import face_of
from play.management.command_line import DECK_HELP, named_deck, whole_number
from play.management.command_playing import write_json, write_lines
from play.quest_leagues.computers import games_in_words, quest_together
from play.quest_leagues.leagues import MAX_FRIENDS
from play.quest_leagues.standings import QuestLine, QuestResult, standings
from rules.construction import Game
from rules.lcg.campaign import ORDER
from rules.lcg.deck import LcgDeck
from rules.lcg.scenarios import SCENARIOS
from rules.lcg.vocabulary import Difficulty
from rules.players.player import UnknownPlayer

DEFAULT_PLAYER = "quick"


class Command(BaseCommand):
    """Let the computer play a quest league with some decks."""

    help = (
        "Lets the computer play scenarios of the LCG in their order with each deck, or with all "
        "decks together, and prints the rulebook's score of each game and the standings."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the decks, and what they play."""
        parser.add_argument("decks", nargs="+", metavar="DECK", help=DECK_HELP)
        parser.add_argument("--together", action="store_true", help="as one group")
        parser.add_argument("--scenarios", nargs="+", choices=list(SCENARIOS), default=list(ORDER))
        parser.add_argument(
            "--difficulty", choices=[d.value for d in Difficulty], default="standard"
        )
        parser.add_argument("--seed", type=whole_number, default=1, help="1")
        parser.add_argument("--player", default=DEFAULT_PLAYER, help=DEFAULT_PLAYER)
        parser.add_argument("--json", action="store_true", help="print JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        """Play and print; CommandError in plain English for what cannot be played."""
        try:
            face_of(Game.LCG).make_player(options["player"], 0)
        except UnknownPlayer as error:
            raise CommandError(str(error)) from error
        decks = {text: self._deck(text) for text in options["decks"]}
        parties = [list(decks)] if options["together"] else [[slug] for slug in decks]
        if len(parties[0]) > MAX_FRIENDS + 1:
            raise CommandError(f"A group has up to {MAX_FRIENDS + 1} decks.")
        results = {
            place: quest_together(
                [decks[slug] for slug in party],
                options["scenarios"],
                options["seed"],
                options["player"],
                Difficulty(options["difficulty"]),
            )
            for place, party in enumerate(parties)
        }
        names = [" and ".join(party) for party in parties]
        lines = standings(results)
        if options["json"]:
            write_json(_document(options["scenarios"], names, results, lines), self.stdout)
        else:
            words = (_words(line, names, results, options["scenarios"]) for line in lines)
            write_lines(list(words), self.stdout)

    def _deck(self, text: str) -> LcgDeck:
        deck = named_deck(text, self.stderr)
        if not isinstance(deck.cards, LcgDeck):
            raise CommandError(f"{deck.name} is no LCG deck.")
        return deck.cards


def _words(
    line: QuestLine,
    names: list[str],
    results: dict[int, list[QuestResult]],
    scenarios: list[str],
) -> str:
    games = ", ".join(games_in_words(scenarios, results[line.party]))
    return f"{line.rank}. {names[line.party]}: {line.won} won, score {line.total} ({games})"


def _document(
    scenarios: list[str],
    names: list[str],
    results: dict[int, list[QuestResult]],
    lines: list[QuestLine],
) -> dict[str, Any]:
    return {
        "scenarios": scenarios,
        "standings": [
            {
                "rank": line.rank,
                "decks": names[line.party].split(" and "),
                "won": line.won,
                "score": line.total,
                "games": [result.score for result in results[line.party]],
            }
            for line in lines
        ],
    }
