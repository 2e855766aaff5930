"""What the commands that play games share: decks, formats, players, seeds, progress."""

import secrets
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from typing import Any

from django.core.management.base import CommandError, OutputWrapper
from django.utils.timezone import localdate
from tqdm import tqdm

from decks.contents.card_labels import card_label, card_labels
from decks.contents.encoding import canonical
from decks.files.reading import BadDeckFile
from decks.legality.verdicts import judge, likeliest, verdicts_on
from decks.lookup import DeckNotFound, find_deck
from play.limits import MAX_SEED, check_seed
from play.playtest_request import Entrant, PlaytestRequest, find_warnings
from rules.construction import Format, UnknownFormat, format_slugs, load_format
from rules.construction.dates import parse_day
from rules.construction.starters import starters
from rules.playtest.ranges import GameFailed
from rules.playtest.tcg.versions import Field
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import all_cards, find_by_name

DECK_HELP = "a sample's name, a deck's number or name, or a file"


@dataclass(frozen=True, slots=True)
class NamedDeck:
    """A deck that a command line names: `text` is what was typed."""

    text: str
    name: str
    cards: TcgDeck


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
        "--on", type=day_argument, default=None, help="the day of the rules and card texts; today"
    )
    parser.add_argument(
        "--players", default="rules,rules", help="who plays the deck and the others; rules,rules"
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


def add_opponent_arguments(parser: ArgumentParser) -> None:
    """Add whom the deck meets: decks by name, or the starter decks of a format."""
    opponents = parser.add_mutually_exclusive_group(required=True)
    opponents.add_argument("--against", nargs="+", metavar="DECK", default=[], help=DECK_HELP)
    opponents.add_argument(
        "--field", metavar="FORMAT", default="", help="the starter decks that are legal in a format"
    )


def named_deck(text: str, stderr: OutputWrapper) -> NamedDeck:
    """Return the deck; CommandError where there is none, or it is of the other game."""
    try:
        found = find_deck(text)
    except (DeckNotFound, BadDeckFile) as error:
        raise CommandError(str(error)) from error
    cards = canonical(found.cards)
    if not isinstance(cards, TcgDeck):
        raise CommandError(f"{found.name} is an LCG deck. This command plays TCG decks.")
    for remark in found.remarks:
        stderr.write(remark)
    return NamedDeck(text, found.name, cards)


def opponent_decks(options: dict[str, Any], stderr: OutputWrapper) -> list[NamedDeck]:
    """Return the decks that `add_opponent_arguments` asks for."""
    if not options["field"]:
        return [named_deck(text, stderr) for text in options["against"]]
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
    best = likeliest(verdicts_on(deck.cards, options["on"] or localdate()))
    if best is None:
        raise CommandError(f"Name a format with --format: {', '.join(format_slugs())}.")
    return best.format


def named_format(slug: str) -> Format:
    """Return a format by its slug; CommandError with the nearest names where there is none."""
    try:
        return load_format(slug)
    except UnknownFormat as error:
        nearest = f" Did you mean {' or '.join(error.nearest)}?" if error.nearest else ""
        raise CommandError(f"{error}{nearest}\nKnown formats: {', '.join(error.known)}.") from error


def chosen_seed(options: dict[str, Any]) -> int:
    """Return the seed that is named, or draw one."""
    if options["seed"] is None:
        return secrets.randbelow(MAX_SEED)
    try:
        return check_seed(options["seed"])
    except ValueError as error:
        raise CommandError(str(error)) from error


def chosen_players(options: dict[str, Any]) -> tuple[str, str]:
    """Return who plays the deck and who plays the others; one name is for both."""
    names = [name.strip() for name in options["players"].split(",")]
    if len(names) == 1:
        names *= 2
    if len(names) != 2:
        raise CommandError(
            f"Name one player, or one for the deck and one for the others, as rules,random; "
            f"not {options['players']!r}."
        )
    return names[0], names[1]


def make_request(
    deck: NamedDeck, opponent: NamedDeck, games: int, seed: int, options: dict[str, Any]
) -> PlaytestRequest:
    """Return the request, once nothing stands against it; CommandError says what does."""
    players = chosen_players(options)
    request = PlaytestRequest(
        entrants=(
            Entrant(deck.name, deck.cards, players[0]),
            Entrant(opponent.name, opponent.cards, players[1]),
        ),
        games=games,
        seed=seed,
        format=chosen_format(options, deck),
        day=options["on"] or localdate(),
    )
    try:
        lines = list(_objections(request, options))
    except ValueError as error:
        raise CommandError(str(error)) from error
    if lines:
        raise CommandError("\n".join(lines))
    return request


def _objections(request: PlaytestRequest, options: dict[str, Any]) -> Iterator[str]:
    warnings = find_warnings(request)
    if warnings.illegal and not options["allow_illegal"]:
        names = " and ".join(deck.entrant.name for deck in warnings.illegal)
        yield f"Not legal in {request.format.name}: {names}."
        yield "The command legality says why. Add --allow-illegal to play anyway."
    if warnings.blank and not options["allow_blanks"]:
        for blank in warnings.blank:
            yield f"{blank.entrant.name} has cards that are not written yet: " + card_labels(
                blank.card_ids
            )
        yield "Add --allow-blanks to play them as blanks."


def make_field(
    deck: NamedDeck, opponents: Sequence[NamedDeck], seed: int, options: dict[str, Any]
) -> Field:
    """Return whom versions of a deck meet, once nothing stands against it."""
    requests = [make_request(deck, opponent, 1, seed, options) for opponent in opponents]
    request = requests[0]
    return Field(
        opponents=tuple(opponent.cards for opponent in opponents),
        players=chosen_players(options),
        seed=seed,
        edition=request.edition,
        day=(options["on"] or localdate()).isoformat(),
    )


def find_card_id(text: str, among: Sequence[str] = ()) -> str:
    """Return a card's id by id, collector's number or name; `among` narrows the search to a deck.

    CommandError where no card or more than one fits.
    """
    known = all_cards()
    found = [text] if text in known else [card.id for card in find_by_name(text)]
    found += [card.id for card in known.values() if card.collector == text]
    if among:
        found = [card_id for card_id in found if card_id in among]
    if not found:
        where = "The draw deck has no card" if among else "There is no card"
        raise CommandError(f"{where} {text!r}. Write its name, or its number as 7_83.")
    if len(set(found)) > 1:
        raise CommandError(f"{text!r} could be {' or '.join(map(card_label, found))}.")
    return found[0]


@contextmanager
def explained_failures() -> Iterator[None]:
    """Turn a game that fails, and Ctrl-C, into a CommandError."""
    try:
        yield
    except GameFailed as failure:
        cause = failure.__cause__
        raise CommandError(
            f"Game {failure.index + 1} of seed {failure.seed} stopped with an error "
            f"({type(cause).__name__}: {cause}). That is a fault of this program, not of the decks."
        ) from failure
    except KeyboardInterrupt:
        raise CommandError("Stopped.") from None


def progress_bar(stderr: OutputWrapper, games: int) -> Any:
    """Return a bar of games for a person at a terminal; nothing is drawn elsewhere."""
    return tqdm(
        total=games, unit=" games", file=stderr, disable=not stderr.isatty(), dynamic_ncols=True
    )
