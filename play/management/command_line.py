"""What the commands that play games read: decks, formats, players, seeds."""

import secrets
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Any

from django.core.management.base import CommandError, OutputWrapper
from django.utils.timezone import localdate

from decks.contents.card_labels import card_labels
from decks.contents.encoding import AnyDeck, canonical
from decks.files.reading import BadDeckFile
from decks.legality.verdicts import briefs_on, judge, likeliest
from decks.lookup import DeckNotFound, find_deck
from play.face import face_of
from play.models import Design
from play.models.limits import MAX_SEED, check_seed
from play.requests.card_names import UnclearCard, read_card
from play.requests.playtest import Entrant, PlaytestRequest, PlaytestWarnings, find_warnings
from play.requests.trial import TrialRequest, find_trial_warnings
from rules.construction import Format, Game, UnknownFormat, game_of, load_format
from rules.construction.dates import parse_day
from rules.construction.starters import starters
from rules.lcg.campaign import CHALLENGES
from rules.lcg.vocabulary import Difficulty, Edition
from rules.players.strengths import DEFAULT

DECK_HELP = "a sample's name, a deck's number or name, or a file"


@dataclass(frozen=True, slots=True)
class NamedDeck:
    """A deck that a command line names: `text` is what was typed."""

    text: str
    name: str
    cards: AnyDeck
    built_for: str = ""

    @property
    def game(self) -> Game:
        """The game it is of."""
        return game_of(self.cards)


def whole_number(text: str) -> int:
    """Read a whole number for argparse."""
    try:
        return int(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is no whole number") from None


def day_argument(text: str) -> date:
    """Read a day for argparse."""
    try:
        return parse_day(text)
    except ValueError as wrong:
        raise ArgumentTypeError(str(wrong)) from wrong


def add_common_arguments(parser: ArgumentParser) -> None:
    """Add how games are played, and how the result is printed."""
    parser.add_argument(
        "--seed", type=whole_number, default=None, help=f"0 to {MAX_SEED}; drawn without it"
    )
    parser.add_argument(
        "--format", default="", help="the format; the one the deck fits best without it"
    )
    parser.add_argument(
        "--on",
        "--day",
        type=day_argument,
        default=None,
        help="the day of the rules and card texts; today",
    )
    parser.add_argument(
        "--players",
        default="",
        help=f"who plays the deck and the others, as good,random; {DEFAULT}",
    )
    add_output_arguments(parser)


def add_output_arguments(parser: ArgumentParser) -> None:
    """Add how the result is printed, and what the person insists on."""
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument(
        "--allow-illegal", action="store_true", help="play decks that are not legal"
    )
    parser.add_argument(
        "--allow-blanks",
        action="store_true",
        help="play cards whose behaviour is not written yet as blanks",
    )


def add_opponent_arguments(parser: ArgumentParser) -> None:
    """Add whom a TCG deck meets, and what an LCG deck plays against and with."""
    opponents = parser.add_mutually_exclusive_group()
    opponents.add_argument(
        "--against",
        "--opponent",
        nargs="+",
        metavar="DECK",
        default=[],
        help=f"TCG: met in turn, one a game; {DECK_HELP}",
    )
    opponents.add_argument(
        "--field",
        metavar="FORMAT",
        default="",
        help="TCG: the starter decks that are legal in a format",
    )
    parser.add_argument("--scenario", default="", help=f"LCG: {', '.join(CHALLENGES)}")
    parser.add_argument(
        "--difficulty",
        choices=[difficulty.value for difficulty in Difficulty],
        default="",
        help=f"LCG: {Difficulty.STANDARD} without it",
    )
    parser.add_argument(
        "--edition",
        choices=[Edition.FAQ.value],
        default="",
        help="LCG: today's official rules, the last FAQ and its errata",
    )
    parser.add_argument(
        "--with", dest="partners", nargs="+", metavar="DECK", default=[], help="LCG: other players"
    )


def named_deck(text: str, stderr: OutputWrapper) -> NamedDeck:
    """Return the deck; CommandError if there is none."""
    try:
        found = find_deck(text)
    except (DeckNotFound, BadDeckFile) as error:
        raise CommandError(str(error)) from error
    for remark in found.remarks:
        stderr.write(remark)
    built_for = found.version.deck.format if found.version is not None else ""
    return NamedDeck(text, found.name, canonical(found.cards), built_for)


def other_decks(game: Game, options: dict[str, Any], stderr: OutputWrapper) -> list[NamedDeck]:
    """Return the opponents of a TCG deck or the partners of an LCG deck, as they are named."""
    if not face_of(game).has_opponents:
        if options["against"] or options["field"]:
            raise CommandError("LCG decks play against a scenario: --scenario, not --against.")
        return [named_deck(text, stderr) for text in options["partners"]]
    if options["scenario"] or options["partners"]:
        raise CommandError("Scenarios and partners are for LCG decks.")
    if options["against"]:
        return [named_deck(text, stderr) for text in options["against"]]
    if not options["field"]:
        raise CommandError("Name the opponents with --against, or a format with --field.")
    format, day = named_format(options["field"]), options["on"] or localdate()
    found = [
        named_deck(slug, stderr)
        for slug, starter in starters().items()
        if judge(starter.deck, format, day).legal
    ]
    if not found:
        raise CommandError(f"No starter deck is legal in {format.name}.")
    return found


def chosen_format(options: dict[str, Any], deck: NamedDeck) -> Format:
    """Return the format that is named, or the one the deck is most likely meant for."""
    slug = options["format"] or options.get("field", "")
    if slug:
        return named_format(slug)
    if deck.built_for:
        return named_format(deck.built_for)
    best = likeliest(briefs_on(deck.cards, options["on"] or localdate()))
    if best is None:
        raise CommandError(
            "This deck fits no official format. Name one with --format; "
            "list them with: manage.py legality --help"
        )
    return best.format


def named_format(slug: str) -> Format:
    """Return a format by its slug; CommandError with the nearest names if there is none."""
    try:
        return load_format(slug)
    except UnknownFormat as error:
        raise CommandError(
            f"{error}{error.suggestion}\nList all formats with: manage.py legality --help"
        ) from error


def chosen_seed(options: dict[str, Any]) -> int:
    """Return the seed that is named, or draw one."""
    if options["seed"] is None:
        return secrets.randbelow(MAX_SEED)
    try:
        return check_seed(options["seed"])
    except ValueError as error:
        raise CommandError(str(error)) from error


def chosen_players(game: Game, options: dict[str, Any]) -> tuple[str, str]:
    """Return who plays the deck and who plays the others; one name is for both."""
    named = options["players"] or face_of(game).default_player
    names = [name.strip() for name in named.split(",")]
    if len(names) == 1:
        names *= 2
    if len(names) != 2:
        raise CommandError(
            f"Name one player, or one for the deck and one for the others, as good,random; "
            f"not {options['players']!r}."
        )
    return names[0], names[1]


def chosen_day(game: Game, options: dict[str, Any]) -> date | None:
    """Return the day of the rules and card texts; printed texts are the LCG's default."""
    return face_of(game).chosen_day(options["on"], localdate())


def make_request(
    deck: NamedDeck,
    others: Sequence[NamedDeck],
    games: int,
    seed: int,
    options: dict[str, Any],
    scenario: str = "",
) -> PlaytestRequest:
    """Return the request, once nothing stands against it; CommandError says what does."""
    players = chosen_players(deck.game, options)
    request = PlaytestRequest(
        entrants=(
            Entrant(deck.name, deck.cards, players[0]),
            *(Entrant(other.name, other.cards, players[1]) for other in others),
        ),
        games=games,
        seed=seed,
        format=chosen_format(options, deck),
        day=chosen_day(deck.game, options),
        scenario=scenario,
        difficulty=options["difficulty"] or face_of(deck.game).default_difficulty,
        chosen_edition=options["edition"],
    )
    _refuse_warnings(partial(find_warnings, request), request.format, options)
    return request


def make_trial(
    design: Design,
    versions: Sequence[Entrant],
    others: Sequence[NamedDeck],
    pairs: int,
    options: dict[str, Any],
    **wanted: Any,
) -> TrialRequest:
    """Return the trial, once nothing stands against it; CommandError says what does."""
    game = game_of(versions[0].cards)
    _, others_player = chosen_players(game, options)
    named = NamedDeck(versions[0].name, versions[0].name, versions[0].cards)
    request = TrialRequest(
        design=design,
        versions=tuple(versions),
        others=tuple(Entrant(other.name, other.cards, others_player) for other in others),
        pairs=pairs,
        seed=chosen_seed(options),
        format=chosen_format(options, named),
        day=chosen_day(game, options),
        scenario=options["scenario"],
        difficulty=options["difficulty"] or face_of(game).default_difficulty,
        chosen_edition=options["edition"],
        **wanted,
    )
    _refuse_warnings(partial(find_trial_warnings, request), request.format, options)
    return request


def _refuse_warnings(
    find: Callable[[], PlaytestWarnings], format: Format, options: dict[str, Any]
) -> None:
    try:
        lines = list(_warning_lines(find(), format, options))
    except ValueError as error:
        raise CommandError(str(error)) from error
    if lines:
        raise CommandError("\n".join(lines))


def _warning_lines(
    warnings: PlaytestWarnings, format: Format, options: dict[str, Any]
) -> Iterator[str]:
    if warnings.illegal and not options["allow_illegal"]:
        yield f"Not legal in {format.name}: {warnings.illegal_names}."
        yield "The command legality says why. Add --allow-illegal to play anyway."
    if warnings.blank and not options["allow_blanks"]:
        for blank in warnings.blank:
            yield f"{blank.entrant.name} has cards that are not written yet: " + card_labels(
                blank.card_ids
            )
        yield "Add --allow-blanks to play them as blanks."


def find_card_id(text: str, among: Collection[str] = (), game: Game = Game.TCG) -> str:
    """Return a card's id by id, collector's number or name; `among` narrows the search to a deck.

    CommandError where no card or more than one fits.
    """
    try:
        return read_card(text, game, among)
    except UnclearCard as error:
        raise CommandError(str(error)) from error
