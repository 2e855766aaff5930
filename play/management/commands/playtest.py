"""manage.py playtest: play decks in this process and print what the games say.

TCG: playtest DECK DECK [DECK [DECK]] [--format F] [--players rules,random] …
LCG: playtest DECK [DECK …] --scenario passage-through-mirkwood [--difficulty basic] …
     playtest DECK [DECK …] --scenario expert-game …, or nightmare: the core set’s in a row
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from typing import Any

from django.core.management.base import CommandError
from django.utils.timezone import localdate

from cards.database import ensure_tables
from cards.management.unchecked_command import UncheckedCommand
from decks.contents.card_labels import card_labels
from decks.files.reading import BadDeckFile
from decks.legality.report import build_report
from decks.legality.verdicts import likeliest_format
from decks.lookup import DeckNotFound, find_deck
from play.face import face_of
from play.management.command_line import (
    DECK_HELP,
    add_output_arguments,
    chosen_seed,
    day_argument,
    named_format,
    whole_number,
)
from play.management.command_playing import play_playtests, write_json, write_lines
from play.models.limits import MAX_GAMES, MAX_SEED, OutOfBounds, check_games
from play.requests.playtest import (
    Entrant,
    NotPlayable,
    PlaytestRequest,
    PlaytestWarnings,
    check_same_game,
    enter,
    find_warnings,
)
from play.results.labels import distinct_names
from play.results.report import result_json
from rules.construction import Format, game_of
from rules.lcg.campaign import CAMPAIGNS
from rules.lcg.players.naming import PLAYER_NAMES as LCG_PLAYERS
from rules.lcg.scenarios import SCENARIOS
from rules.lcg.vocabulary import Difficulty, Edition
from rules.players.player import UnknownPlayer
from rules.players.strengths import DEFAULT
from rules.tcg.players.naming import PLAYER_NAMES as TCG_PLAYERS

DEFAULT_GAMES = 100


class Command(UncheckedCommand):
    """Play decks in this process, and print what the games say."""

    help = (
        "Plays two to four TCG decks against each other, or one to four LCG decks against a "
        "scenario or the core set’s in a row, and prints who won how often, how the games ended "
        "and how long they were. The same seed gives the same numbers, here and on the queue."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the decks and how they are to play."""
        parser.add_argument(
            "decks",
            nargs="+",
            metavar="DECK",
            help=DECK_HELP,
        )
        parser.add_argument(
            "--scenario",
            default="",
            help=f"for LCG decks: {', '.join(SCENARIOS)}; those of the core set in a row, with one "
            f"score: {', '.join(CAMPAIGNS)} (nothing is reset in between)",
        )
        parser.add_argument(
            "--difficulty",
            default="",
            help=f"for LCG decks: {', '.join(Difficulty)}; {Difficulty.STANDARD}",
        )
        parser.add_argument(
            "--edition",
            default="",
            help=f"for LCG decks: {Edition.FAQ} plays by today's official rules, the last FAQ and "
            "its errata; the core rulebook and printed cards without it",
        )
        parser.add_argument(
            "--games",
            type=whole_number,
            default=DEFAULT_GAMES,
            help=f"1 to {MAX_GAMES}; {DEFAULT_GAMES}",
        )
        parser.add_argument(
            "--seed", type=whole_number, default=None, help=f"0 to {MAX_SEED}; drawn without it"
        )
        parser.add_argument(
            "--format",
            default="",
            help="the format; without it the one that the decks are built for, or fit best",
        )
        parser.add_argument(
            "--on",
            type=day_argument,
            default=None,
            help="the day of the rules and card texts; today, and printed texts for the LCG "
            "without --edition",
        )
        players = parser.add_mutually_exclusive_group()
        players.add_argument(
            "--player",
            action="append",
            default=[],
            help="who plays: once for all decks, or once for each deck in turn; "
            f"{DEFAULT}. The TCG has {', '.join(TCG_PLAYERS)}, the LCG {', '.join(LCG_PLAYERS)}",
        )
        players.add_argument("--players", default="", help="who plays each deck, as good,random")
        add_output_arguments(parser)

    def handle(self, *args: Any, **options: Any) -> None:
        """Play and print; CommandError in plain English for what cannot be understood or played."""
        ensure_tables()
        requested = self._requested(options)
        try:
            against = find_warnings(requested)
        except NotPlayable as error:
            raise CommandError(str(error)) from error
        except UnknownPlayer as error:
            raise CommandError(f"{str(error).capitalize()}.") from error
        _confirm_warnings(against, requested.format, options)
        (summary,) = play_playtests([requested], self.stderr)
        if options["json"]:
            keys = distinct_names(options["decks"])
            write_json(result_json(requested, keys, summary), self.stdout)
        else:
            write_lines(requested.face.result_text(requested, summary), self.stdout)

    def _requested(self, options: dict[str, Any]) -> PlaytestRequest:
        try:
            games = check_games(options["games"])
        except OutOfBounds as error:
            raise CommandError(str(error)) from error
        seed = chosen_seed(options)
        players = _players(options)
        entrants = tuple(map(self._entrant, options["decks"], players))
        try:
            check_same_game(entrants)
        except NotPlayable as error:
            raise CommandError(str(error)) from error
        face = face_of(entrants[0].game)
        return PlaytestRequest(
            entrants=entrants,
            games=games,
            seed=seed,
            format=_format(options["format"], entrants),
            day=face.chosen_day(options["on"], localdate()),
            scenario=options["scenario"],
            difficulty=options["difficulty"] or face.default_difficulty,
            chosen_edition=options["edition"],
        )

    def _entrant(self, text: str, player: str) -> Entrant:
        try:
            found = find_deck(text)
        except (DeckNotFound, BadDeckFile) as error:
            raise CommandError(str(error)) from error
        for remark in found.remarks:
            self.stderr.write(remark)
        player = player or face_of(game_of(found.cards)).default_player
        return enter(found.name, found.cards, player, found.version)


def _players(options: dict[str, Any]) -> list[str]:
    """Return a player for each deck, "" for the default; CommandError if their numbers differ."""
    decks = len(options["decks"])
    named = options["player"] or [name.strip() for name in options["players"].split(",") if name]
    if len(named) <= 1:
        return (named or [""]) * decks
    if len(named) != decks:
        raise CommandError(
            f"Name one player for all decks, or one for each of the {decks}; not {len(named)}."
        )
    return list(named)


def _format(slug: str, entrants: Sequence[Entrant]) -> Format:
    """Return the format: the one named, the one all decks are built for, or the likeliest."""
    if slug:
        return named_format(slug)
    built_for = {entrant.built_for for entrant in entrants}
    if len(built_for) == 1 and (own := built_for.pop()):
        return named_format(own)
    return likeliest_format([entrant.cards for entrant in entrants], localdate())


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
