"""Reading decks in plain text, in the spellings players use."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from decks.formats.card_names import NameBook, folded_name, name_book
from decks.formats.listing import MOST_COPIES_IN_LINE, guessed
from decks.formats.reading import (
    ALONE,
    LCG_GROUPS,
    DeckReading,
    Group,
    Line,
    Status,
    alone_once,
)
from rules.construction import Game
from rules.names import fold
from rules.tcg.facts.sets import SETS

MOST_LINES = 2000
LONGEST_LINE = 300
LONGEST_NAME = 120

_HEADINGS = {
    Group.RING_BEARER: ("ring bearer", "ringbearer"),
    Group.RING: ("ring", "the one ring"),
    Group.SITES: ("adventure deck", "sites", "site path", "adventure path", "site"),
    Group.DRAW_DECK: (
        "draw deck",
        "deck",
        "main deck",
        "free peoples",
        "free peoples draw deck",
        "free peoples deck",
        "free peoples cards",
        "free people",
        "shadow",
        "shadow draw deck",
        "shadow deck",
        "shadow cards",
        "companions",
        "followers",
        "minions",
        "possessions",
        "artifacts",
        "conditions",
    ),
    Group.HEROES: ("heroes", "hero"),
    Group.PLAYER_DECK: ("player deck", "attachments", "attachment"),
    Group.SIDE_BOARD: ("side board", "sideboard"),
}
_HEADING_GROUPS = {folded_name(word): group for group, words in _HEADINGS.items() for word in words}
_REMARKS = frozenset({"packs", "author", "format", "game"})
_CARD_TYPE_HEADINGS = {"allies", "ally", "events", "event"}

_SETS_BY_NAME = {
    fold(name): (str(one.number),) for one in SETS.values() for name in (one.name, one.abbreviation)
} | {fold("Core Set"): ("01",)}

_COUNTED_HEADING = re.compile(r"\s*\(\d+\)\s*:?\s*$")
_ONLY_COUNT = re.compile(r"\(?\d+\)?(\s*cards)?", re.IGNORECASE)
_COUNT_FIRST = re.compile(r"(\d{1,9})\s*[xX×]?\s+(?=\S)|(\d{1,9})[xX×](?=\S)")
_COUNT_LAST = re.compile(r"\s+[xX×]\s*(\d{1,9})$|\s+\((\d{1,2})\)$|\s+(\d{1,9})[xX×]$")
_ID = re.compile(r"(\d{1,3}_[A-Z]?\d{1,3})[*T]*")
_COLLECTOR = re.compile(r"(\d{1,2})\s*(R\+|[CURPSM])\s*(\d{1,3})", re.IGNORECASE)
_LACKEY_ID = re.compile(r"LOTR(\d{2})(\d{3})", re.IGNORECASE)
_LCG_CODE = re.compile(r"\d{5}")
_LCG_LINE = re.compile(r"^\s*(\d{1,2}[xX]?\s+)?0\d{4}\s*$", re.MULTILINE)
_BRACKETED = re.compile(r"^(.*\S)\s*[(\[]([^()\[\]]+)[)\]]$")


@dataclass
class _Place:
    """Where in the file the reading stands."""

    game: Game
    heading: Group | None = None
    name: str = ""
    lines: list[Line] = field(default_factory=list)


def looks_like_lcg(text: str) -> bool:
    """Tell whether a text names an LCG deck: it has heroes, or cards by five-digit codes."""
    words = {_heading_words(line.partition(":")[0]) for line in text.splitlines()}
    lcg_words = {word for word, group in _HEADING_GROUPS.items() if group in LCG_GROUPS}
    return bool(words & lcg_words) or _LCG_LINE.search(text) is not None


def read_text(text: str, game: Game | None = None) -> DeckReading:
    """Read a deck in plain text; every line comes back with what was made of it.

    Headings ("Ring-bearer:", "Adventure deck:", "Shadow:" …) say where the cards after them
    stand; without one, sites and The One Ring go where they belong and the rest into the draw
    deck. A card is "4x Title, Subtitle", "4 7_364", "4 7 P 364", "LOTR07364" or "Title x4".
    """
    place = _Place(game or (Game.LCG if looks_like_lcg(text) else Game.TCG))
    for number, written in enumerate(text.splitlines()[:MOST_LINES], start=1):
        if written.strip():
            place.lines.extend(_read_line(place, number, written.strip()))
    left = len(text.splitlines()) - MOST_LINES
    if left > 0:
        why = f"The file has more than {MOST_LINES} lines; {left} were not read."
        place.lines.append(Line(MOST_LINES + 1, "", Status.REJECTED, why=why))
    return DeckReading(place.game, place.name, alone_once(_settled(place)))


def _read_line(place: _Place, number: int, text: str) -> Iterator[Line]:
    if len(text) > LONGEST_LINE:
        shown = text[:LONGEST_LINE] + "…"
        yield Line(number, shown, Status.REJECTED, why="The line is too long for a card.")
        return
    if text.startswith(("#", "//")):
        yield Line(number, text, Status.NOTE)
        return
    before, colon, after = text.partition(":")
    words = _heading_words(before)
    if colon and words in _REMARKS:
        yield Line(number, text, Status.NOTE)
        return
    if colon and words in ("name", "deckname"):
        place.name = after.strip()[:LONGEST_NAME]
        yield Line(number, text, Status.NOTE)
        return
    group = _HEADING_GROUPS.get(words) or _typed_group(words, place)
    is_heading = group is not None and (bool(colon) or _stands_as_heading(text, place.game))
    if not is_heading:
        line = _read_card(place, number, text)
        yield _as_name(place, line) if _may_be_name(place, line) else line
        return
    place.heading = group
    if not after.strip() or _ONLY_COUNT.fullmatch(after.strip()):
        yield Line(number, text, Status.HEADING, group)
        return
    yield _read_card(place, number, after.strip(), text)
    if group in ALONE:
        place.heading = None


def _may_be_name(place: _Place, line: Line) -> bool:
    first = not place.lines and not place.name
    return first and line.status is Status.REJECTED and _counted(line.text) == (1, line.text)


def _as_name(place: _Place, line: Line) -> Line:
    place.name = line.text[:LONGEST_NAME]
    return Line(line.number, line.text, Status.NOTE)


def _typed_group(words: str, place: _Place) -> Group | None:
    if words not in _CARD_TYPE_HEADINGS:
        return None
    return Group.DRAW_DECK if place.game is Game.TCG else Group.PLAYER_DECK


def _stands_as_heading(text: str, game: Game) -> bool:
    return not name_book(game).called(_COUNTED_HEADING.sub("", text))


def _heading_words(text: str) -> str:
    return folded_name(_COUNTED_HEADING.sub("", text.strip("#*=_- ")))


def _read_card(place: _Place, number: int, text: str, whole: str = "") -> Line:
    book = name_book(place.game)
    found = Line(number, whole or text, Status.REJECTED, place.heading)
    rest = text.strip().lstrip("-*•· ").strip()
    by_number = _numbered(book, rest)
    count = 1
    if not by_number and not _COLLECTOR.fullmatch(rest):
        count, rest = _counted(rest)
        by_number = _numbered(book, rest)
    if not 1 <= count <= MOST_COPIES_IN_LINE:
        why = f"{count} copies: a line holds 1 to {MOST_COPIES_IN_LINE}."
        return replace(found, why=why)
    return replace(_match(book, found, rest, by_number), count=count)


def _counted(text: str) -> tuple[int, str]:
    first = _COUNT_FIRST.match(text)
    if first is not None:
        return int(first[1] or first[2]), text[first.end() :].strip()
    last = _COUNT_LAST.search(text)
    if last is not None:
        return int(last[1] or last[2] or last[3]), text[: last.start()].strip()
    return 1, text


def _numbered(book: NameBook, text: str) -> tuple[str, ...]:
    """Give the cards of a text that is a collector's number or an id, and nothing else."""
    identity = _ID.fullmatch(text)
    if identity is not None:
        return book.numbered(identity[1])
    lackey = _LACKEY_ID.fullmatch(text)
    if lackey is not None:
        return book.numbered(f"{int(lackey[1])}_{int(lackey[2])}")
    if _COLLECTOR.fullmatch(text) or _LCG_CODE.fullmatch(text):
        return book.numbered(text)
    return ()


def _match(book: NameBook, line: Line, written: str, numbered: tuple[str, ...]) -> Line:
    if numbered:
        return _taken(book, line, numbered, "Several cards bear this number.")
    collector = _COLLECTOR.fullmatch(written)
    if collector is not None:
        return _other_rarity(book, line, collector)
    bracketed = _BRACKETED.match(written)
    if bracketed is not None:
        named = _name_and_number(book, line, bracketed[1], bracketed[2])
        if named is not None:
            return named
    called = book.called(written)
    if called:
        return _taken(book, line, called, "Several cards are called this.")
    if bracketed is not None and (of_set := _of_set(book, bracketed[1], bracketed[2])):
        return _taken(book, line, of_set, "Several cards of this set are called this.")
    near = book.nearly_called(written)
    if near:
        return guessed(line, near, "No card is called exactly this; these come nearest.")
    return replace(line, why="No card is called this or anything like it.")


def _name_and_number(book: NameBook, line: Line, name: str, number: str) -> Line | None:
    numbered, called = _numbered(book, number.strip()), book.called(name)
    if not numbered:
        return None
    both = tuple(card for card in numbered if card in called)
    if both:
        return _taken(book, line, both, "Several cards bear this name and number.")
    if any(folded_name(book.name(card)) == folded_name(name) for card in numbered):
        return _taken(book, line, numbered, "Several cards bear this number.")
    why = "The name and the number belong to different cards."
    return guessed(line, tuple(dict.fromkeys((*numbered, *called))), why)


def _of_set(book: NameBook, name: str, set_name: str) -> tuple[str, ...]:
    """Give the cards of a name that belong to the set, or the LCG's pack, named behind it."""
    numbers = _SETS_BY_NAME.get(fold(set_name), ())
    return tuple(card for card in book.called(name) if _set_of(card) in numbers)


def _other_rarity(book: NameBook, line: Line, collector: re.Match[str]) -> Line:
    numbered = book.numbered(f"{int(collector[1])}_{int(collector[3])}")
    if not numbered:
        return replace(line, why="No card bears this number.")
    return guessed(line, numbered, "The number is this card's, but not the rarity.")


def _taken(book: NameBook, line: Line, cards: tuple[str, ...], why_several: str) -> Line:
    if len({book.collectors[card] for card in cards}) == 1:
        return replace(line, status=Status.MATCHED, card=cards[0])
    one_name = len({book.name(card) for card in cards}) == 1
    return replace(guessed(line, cards, why_several), exact=one_name)


def _settled(place: _Place) -> Iterator[Line]:
    """Give each line its group, and of several printings the one the rest of the deck is of."""
    book = name_book(place.game)
    sets = Counter(_set_of(line.card) for line in place.lines if line.status is Status.MATCHED)
    for line in place.lines:
        if line.status is Status.GUESSED and len({book.titles[card] for card in line.choices}) == 1:
            choices = tuple(sorted(line.choices, key=lambda card: -sets[_set_of(card)]))
            line = replace(line, card=choices[0], choices=choices)
        if line.card is not None and line.group is None:
            line = replace(line, group=book.groups[line.card])
        yield line


def _set_of(card_id: str | None) -> str:
    """Give the set of a card: "7" for "7_364", "01" for "01001"."""
    number, bar, _ = (card_id or "").partition("_")
    return number if bar else number[:2]
