"""manage.py playtest DECK DECK --games N --seed S --format F [--on DATE] --players A,B [--json]."""

import json
import secrets
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Iterator
from datetime import date
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.utils.timezone import localdate

from cards.database import ensure_tables
from decks.contents.card_labels import card_labels
from decks.files.reading import BadDeckFile
from decks.legality.report import build_report
from decks.lookup import DeckNotFound, find_deck
from play.labels import distinct_names, list_names
from play.limits import MAX_GAMES, MAX_SEED, OutOfBounds, check_games, check_seed
from play.playtest_request import (
    Entrant,
    NotPlayable,
    PlaytestRequest,
    PlaytestWarnings,
    find_warnings,
    tcg_cards,
)
from play.report import result_json, result_text
from rules.construction import Format, UnknownFormat, format_slugs, load_format
from rules.construction.dates import parse_day
from rules.playtest.ranges import GameFailed, play_range
from rules.playtest.tcg.game import play_game
from rules.playtest.tcg.statistics import Summary, merge, summarise
from rules.tcg.players.naming import PLAYER_NAMES, UnknownPlayer, player

DEFAULT_GAMES = 100
GAMES_PER_BATCH = 100


class Command(BaseCommand):
    """Play two decks against each other, in this process, and print what the games say."""

    help = (
        "Plays games between two decks and prints who won how often, how the games ended and how "
        "long they were. The same seed gives the same numbers, here and on the queue."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the decks and how they are to play."""
        deck = "a sample's name, a deck's number or name, or a file"
        parser.add_argument("deck", help=deck)
        parser.add_argument("opponent", help=deck)
        parser.add_argument(
            "--games",
            type=_number,
            default=DEFAULT_GAMES,
            help=f"1 to {MAX_GAMES}; {DEFAULT_GAMES}",
        )
        parser.add_argument(
            "--seed", type=_number, default=None, help=f"0 to {MAX_SEED}; drawn without it"
        )
        parser.add_argument("--format", required=True, help=f"one of {', '.join(format_slugs())}")
        parser.add_argument(
            "--on", type=_day, default=None, help="the day of the rules and card texts; today"
        )
        parser.add_argument(
            "--players",
            default="rules,rules",
            help=f"who plays each deck, as rules,random; there are "
            f"{', '.join(PLAYER_NAMES)} (search:200 for 200 playouts a decision)",
        )
        parser.add_argument("--json", action="store_true", help="print the result as JSON")
        parser.add_argument(
            "--allow-illegal", action="store_true", help="play decks that are not legal"
        )
        parser.add_argument(
            "--allow-blanks",
            action="store_true",
            help="play cards whose behaviour is not written yet as blanks",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Play and print; CommandError in plain English for what cannot be understood or played."""
        ensure_tables()
        proposal = self._proposal(options)
        try:
            against = find_warnings(proposal)
        except NotPlayable as error:
            raise CommandError(str(error)) from error
        _confirm_warnings(against, proposal.format, options)
        summary = self._play(proposal)
        if options["json"]:
            keys = distinct_names((options["deck"], options["opponent"]))
            result = result_json(proposal, keys, summary)
            self.stdout.write(json.dumps(result, ensure_ascii=False, indent=2))
        else:
            self.stdout.write("\n".join(result_text(proposal, summary)))

    def _proposal(self, options: dict[str, Any]) -> PlaytestRequest:
        try:
            games = check_games(options["games"])
            drawn = secrets.randbelow(MAX_SEED)
            seed = check_seed(drawn if options["seed"] is None else options["seed"])
        except OutOfBounds as error:
            raise CommandError(str(error)) from error
        first, second = _players(options["players"])
        return PlaytestRequest(
            entrants=(
                self._entrant(options["deck"], first),
                self._entrant(options["opponent"], second),
            ),
            games=games,
            seed=seed,
            format=_format(options["format"]),
            day=options["on"] or localdate(),
        )

    def _entrant(self, text: str, player: str) -> Entrant:
        try:
            found = find_deck(text)
            cards = tcg_cards(found.name, found.cards)
        except (DeckNotFound, BadDeckFile, NotPlayable) as error:
            raise CommandError(str(error)) from error
        for remark in found.remarks:
            self.stderr.write(remark)
        return Entrant(found.name, cards, player, found.version)

    def _play(self, proposal: PlaytestRequest) -> Summary:
        """Play all games, a few at a time, telling a person at a terminal how far it is."""
        description = proposal.description()
        parts: list[Summary] = []
        try:
            for first in range(0, proposal.games, GAMES_PER_BATCH):
                count = min(GAMES_PER_BATCH, proposal.games - first)
                parts.append(summarise(play_range(play_game, description, first, count)))
                self._tell(first + count, proposal.games)
        except GameFailed as failure:
            cause = failure.__cause__
            raise CommandError(
                f"Game {failure.index + 1} of seed {failure.seed} stopped with an error "
                f"({type(cause).__name__}: {cause}). That is a fault of this program, not of "
                "the decks."
            ) from failure
        except KeyboardInterrupt:
            raise CommandError("Stopped.") from None
        return merge(parts)

    def _tell(self, played: int, games: int) -> None:
        if self.stderr.isatty():
            ending = "\n" if played == games else ""
            self.stderr.write(f"\r{played:,} of {games:,} games", ending=ending)


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is no whole number") from None


def _day(text: str) -> date:
    try:
        return parse_day(text)
    except ValueError as wrong:
        raise ArgumentTypeError(str(wrong)) from wrong


def _players(text: str) -> tuple[str, str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        try:
            player(name, seed=0)
        except UnknownPlayer as error:
            raise CommandError(
                f"There is no computer player {name!r}. There are {list_names(PLAYER_NAMES)}; "
                "search:200 tries 200 playouts a decision."
            ) from error
    if len(names) != 2:
        raise CommandError(f"Name two players, one for each deck, as rules,random; not {text!r}.")
    return names[0], names[1]


def _format(slug: str) -> Format:
    try:
        return load_format(slug)
    except UnknownFormat as error:
        nearest = f" Did you mean {' or '.join(error.nearest)}?" if error.nearest else ""
        raise CommandError(f"{error}{nearest}\nKnown formats: {', '.join(error.known)}.") from error


def _confirm_warnings(against: PlaytestWarnings, format: Format, options: dict[str, Any]) -> None:
    """Refuse what stands against the playtest, unless the person insists on it."""
    lines: list[str] = []
    if not options["allow_illegal"]:
        lines += _illegal_lines(against, format)
    if not options["allow_blanks"]:
        lines += _blank_lines(against)
    if lines:
        raise CommandError("\n".join(lines))


def _illegal_lines(against: PlaytestWarnings, format: Format) -> Iterator[str]:
    for deck in against.illegal:
        yield f"{deck.entrant.name} is not legal in {format.name}:"
        for rule in build_report(deck.verdict, format).broken:
            for problem in rule.shown:
                yield f"  {problem.sentence}"
            if rule.folded:
                yield f"  {len(rule.folded)} more"
            yield f"    Rule: {rule.rule}, {rule.source}"
    if against.illegal:
        yield "Add --allow-illegal to play anyway."


def _blank_lines(against: PlaytestWarnings) -> Iterator[str]:
    for blank in against.blank:
        count = len(blank.card_ids)
        cards = "1 card does" if count == 1 else f"{count} cards do"
        yield f"{blank.entrant.name}: what {cards} is not written yet:"
        yield f"  {card_labels(blank.card_ids)}"
    if against.blank:
        yield "Add --allow-blanks to play them as blanks."
