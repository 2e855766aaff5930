"""Matching a listed card, where a file names it by number, by name or by both."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

from cards.whole_numbers import whole_number
from decks.contents.zones import DeckZone
from decks.files.card_names import NameBook, folded_name
from decks.files.lines import MAX_COPIES, MAX_LINES, Line, Status
from rules.construction.lcg.build import card_of as lcg_card_of
from rules.construction.server_errata import printed_card
from rules.lcg.facts.reader import printings_of
from rules.tcg.facts.sets import SETS

PRINTINGS = "This name has several printings."
SEVERAL = "Several cards have this name."
NOT_CALLED = "No card has exactly this name. These are the closest."
UNKNOWN_NEAR = "No card has this name. Did you mean one of these?"
NO_NUMBER = "No card has this number."
OTHER_TEXT = (
    "{} is this card with the text of the players’ council. It is added as printed, since that "
    "text isn’t here."
)
AT_ODDS = "The name and the number belong to different cards."

Entry = TypeVar("Entry")


def with_server_text(line: Line, written: str) -> Line:
    """Return the line with a remark where its number is one of the server's for another text."""
    if not line.holds_card or line.card != printed_card(written):
        return line
    return replace(line, remark=OTHER_TEXT.format(written))


def read_each(
    entries: Sequence[Entry], read: Callable[[int, Entry], Line], first: int = 1
) -> tuple[Line, ...]:
    """Make a line of every entry, numbered from `first`; a last one tells of those beyond."""
    room = max(MAX_LINES + 1 - first, 0)
    lines = [read(number, entry) for number, entry in enumerate(entries[:room], start=first)]
    left = len(entries) - room
    if left > 0:
        lines.append(has_too_many_copies(left, first + room))
    return tuple(lines)


def has_too_many_copies(left: int, number: int) -> Line:
    """Return the line that stands for all those which are more than a deck has."""
    why = f"A deck file has at most {MAX_LINES} lines; {left} more were not read."
    return Line(number, "…", Status.REJECTED, why=why)


def match_card(
    book: NameBook, line: Line, numbered: tuple[str, ...], name: str, of_set: Iterable[str] = ()
) -> Line:
    """Return the line with the card it names.

    The number decides. A name that says otherwise makes it a guess between the two, and a number
    that no card has leaves the name alone to decide. `of_set` are the numbers of the set that
    the line names; they decide between cards of one name.
    """
    called = _in_place(book, line, _of_set(book.called(name), of_set)) if name else ()
    if not numbered:
        return _by_name(book, line, called, name)
    both = tuple(card for card in numbered if card in called)
    if both:
        return take_card(book, line, both, "Several cards have this name and number.")
    if not name or any(_is_called(book, card, name) for card in numbered):
        return take_card(book, line, numbered, "Several cards have this number.")
    near = book.nearly_called(name)
    likely = tuple(card for card in numbered if card in near)
    if likely and not called:
        return take_card(book, line, likely, "Several cards have this number.")
    return guess_card(line, (*numbered, *(called or near)), AT_ODDS)


def _by_name(book: NameBook, line: Line, called: tuple[str, ...], name: str) -> Line:
    if called:
        return take_card(book, line, called, SEVERAL)
    if not name:
        return line.rejected(NO_NUMBER)
    near, far = book.called_like(name)
    if near:
        return guess_card(line, near, NOT_CALLED)
    return replace(line.rejected(UNKNOWN_NEAR if far else unknown_name(name)), choices=far)


def unknown_name(name: str) -> str:
    """Return what is wrong with a name that no card has, nor one like it."""
    return f"No card has this or a similar name: “{name}”."


def _of_set(cards: tuple[str, ...], numbers: Iterable[str]) -> tuple[str, ...]:
    """Return those of the cards that are of the set, all where none is."""
    wanted = tuple(numbers)
    return tuple(card for card in cards if not printed_in(card).isdisjoint(wanted)) or cards


def _in_place(book: NameBook, line: Line, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of the LCG's cards that belong where the line is, all where none does.

    Several copies are not of a hero.
    """
    zone = DeckZone.PLAYER_DECK if line.count > 1 else line.zone
    if zone not in (DeckZone.HEROES, DeckZone.PLAYER_DECK):
        return cards
    return tuple(card for card in cards if book.zones[card] is zone) or cards


def _is_called(book: NameBook, card: str, name: str) -> bool:
    named = (folded_name(book.name(card)), book.titles[card])
    return folded_name(name) in named or card in book.called(name)


def take_card(book: NameBook, line: Line, cards: tuple[str, ...], why_several: str) -> Line:
    """Return the line as the card, or as a guess between several that share what it says."""
    if len({book.collectors[card] for card in cards}) == 1:
        return replace(line, status=Status.MATCHED, card=cards[0])
    one_name = len({book.name(card) for card in cards}) == 1
    # In the LCG, cards of one name are different cards; the TCG has printings of one.
    is_printing = one_name and bool(book.sides)
    return replace(
        guess_card(line, cards, PRINTINGS if is_printing else why_several), exact=one_name
    )


def guess_card(line: Line, cards: Iterable[str], why: str) -> Line:
    """Return the line as a guess of the first of several cards."""
    choices = tuple(dict.fromkeys(cards))
    return replace(line, status=Status.GUESSED, card=choices[0], choices=choices, why=why)


def with_count(line: Line, written: object) -> Line:
    """Return the line with its number of copies, rejected where that is no usable number."""
    text = str(written).strip()
    count = None if isinstance(written, bool) else whole_number(text, max_digits=3)
    if count is None:
        return line.rejected(f"{text[:20]!r} isn’t a number of copies.")
    if not 1 <= count <= MAX_COPIES:
        return line.rejected(wrong_count(count))
    return replace(line, count=count)


def wrong_count(copies: int) -> str:
    """Return what is wrong with a number of copies that no line may hold."""
    return f"{copies} copies: a line can have 1 to {MAX_COPIES}."


def find_block(set_number: str) -> str:
    """Return the block of a set by its number, "" for a set of none."""
    number = whole_number(set_number, max_digits=2)
    known = SETS.get(number) if number is not None else None
    return known.block or "" if known is not None else ""


def find_set(card_id: str | None) -> str:
    """Return the set of a card: "7" for "7_364", "core" for "01001"; "" for no card."""
    number, bar, _ = (card_id or "").partition("_")
    if bar or not number:
        return number
    known = lcg_card_of(number)
    return known.set if known is not None else ""


def printed_in(card_id: str) -> frozenset[str]:
    """Return the sets in which a card was printed, that a list may name with it."""
    return frozenset((find_set(card_id), *(later.set for later in printings_of(card_id))))
