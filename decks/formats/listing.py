"""Matching a listed card, where a file names it by number, by name or by both."""

from dataclasses import replace

from decks.formats.card_names import NameBook, folded_name
from decks.formats.reading import Line, Status

MOST_COPIES_IN_LINE = 99


def matched(book: NameBook, line: Line, numbered: tuple[str, ...], name: str) -> Line:
    """Give the line with the card it names.

    The number decides. A name that says otherwise makes it a guess between the two, and a number
    that no card has leaves the name alone to decide.
    """
    called = book.called(name) if name else ()
    if numbered and (not called or any(_is_called(book, card, name) for card in numbered)):
        return replace(line, status=Status.MATCHED, card=numbered[0])
    if numbered:
        both = tuple(dict.fromkeys((*numbered, *called)))
        return guessed(line, both, "The name and the number belong to different cards.")
    if len({book.collectors[card] for card in called}) == 1:
        return replace(line, status=Status.MATCHED, card=called[0])
    if called:
        one_name = len({book.name(card) for card in called}) == 1
        line = guessed(line, called, "Several cards are called this.")
        return replace(line, exact=one_name)
    near = book.nearly_called(name) if name else ()
    if near:
        return guessed(line, near, "No card is called exactly this; these come nearest.")
    return replace(line, status=Status.REJECTED, why="No card is called this or anything like it.")


def _is_called(book: NameBook, card: str, name: str) -> bool:
    return folded_name(name) in (folded_name(book.name(card)), book.titles[card])


def guessed(line: Line, cards: tuple[str, ...], why: str) -> Line:
    """Give the line as a guess of the first of several cards."""
    return replace(line, status=Status.GUESSED, card=cards[0], choices=cards, why=why)


def counted(line: Line, written: object) -> Line:
    """Give the line with its number of copies, rejected where that is no usable number."""
    text = str(written).strip()
    if isinstance(written, bool) or not (text.isascii() and text.isdigit() and len(text) < 4):
        return _without_card(line, f"{text[:20]!r} is no number of copies.")
    if not 1 <= int(text) <= MOST_COPIES_IN_LINE:
        return _without_card(line, f"{text} copies: a line holds 1 to {MOST_COPIES_IN_LINE}.")
    return replace(line, count=int(text))


def _without_card(line: Line, why: str) -> Line:
    return replace(line, status=Status.REJECTED, card=None, choices=(), why=why)
