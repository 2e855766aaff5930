"""Reading decks in plain text, in the spellings players use."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from decks.formats.card_names import NameBook, folded_name, name_book
from decks.formats.groups import ALONE, LCG_GROUPS, Group
from decks.formats.lines import MOST_COPIES, MOST_LINES, Line, Status
from decks.formats.listing import NO_NUMBER, beyond, guessed, matched, set_of, wrong_count
from decks.formats.reading import DeckReading
from decks.formats.spellings import Spelt, spelt
from rules.construction import Game

LONGEST_LINE = 200
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
    Group.SIDE_BOARD: ("side board", "sideboard", "sb"),
}
_HEADING_GROUPS = {folded_name(word): group for group, words in _HEADINGS.items() for word in words}
_REMARKS = frozenset({"packs", "author", "format", "game"})
_CARD_TYPE_HEADINGS = {"allies", "ally", "events", "event"}

# Of a line whose spaces are single. A run of digits is tried once, at its start: tried at each of
# its digits it would take the square of its length.
_COUNTED_HEADING = re.compile(
    r" ?(?:[-–:] ?)?(?:[(\[] ?\d{1,9}(?: ?cards?)? ?[)\]]|(?<!\d)\d{1,9}(?: ?cards?)?) ?:? ?$",
    re.IGNORECASE,
)
_ONLY_COUNT = re.compile(r"[(\[]?\d+[)\]]?(\s*cards?)?", re.IGNORECASE)
_LCG_LINE = re.compile(r"(?:\d{1,2}[xX]?\s+)?0\d{4}")
_LCG_PAGE = re.compile(r"\]\([^()\s]*/cards/lcg/")
_COLLECTOR = re.compile(r"(\d{1,2})\s*(?:R\+|[A-Z])\s*(\d{1,3})")
_DIGIT = re.compile(r"\S*\d\S*")


@dataclass
class _Place:
    """Where in the file the reading stands."""

    game: Game
    heading: Group | None = None
    name: str = ""
    lines: list[Line] = field(default_factory=list)

    @property
    def may_be_named(self) -> bool:
        """Whether the next line may be the deck's name: it is the first, and nothing named it."""
        return not self.lines and not self.name


def looks_like_lcg(text: str) -> bool:
    """Return whether a text names an LCG deck: it has heroes, or cards by five-digit codes.

    Only lines that can be read as a card count. This runs on any text that strangers send, so it
    applies the bounds on lines before it matches anything.
    """
    read = [line for line in text.splitlines()[:MOST_LINES] if len(line) <= LONGEST_LINE]
    words = {_heading_words(line.partition(":")[0]) for line in read}
    lcg_words = {word for word, group in _HEADING_GROUPS.items() if group in LCG_GROUPS}
    return bool(words & lcg_words) or any(
        _LCG_LINE.fullmatch(line.strip()) or _LCG_PAGE.search(line) for line in read
    )


def read_text(text: str, game: Game | None = None) -> DeckReading:
    """Read a deck in plain text; every line comes back with what was made of it.

    Headings ("Ring-bearer:", "Adventure deck:", "Shadow:" …) say where the cards after them
    stand; without one, sites and The One Ring go where they belong and the rest into the draw
    deck. A card is "4x Title, Subtitle", "4 7_364", "4 7 P 364", "LOTR07364" or "Title x4".
    """
    place = _Place(game or (Game.LCG if looks_like_lcg(text) else Game.TCG))
    written = text.splitlines()
    for number, line in enumerate(written[:MOST_LINES], start=1):
        if line.strip():
            place.lines.append(_read_line(place, number, line.strip()))
    left = sum(1 for line in written[MOST_LINES:] if line.strip())
    if left > 0:
        place.lines.append(beyond(left, MOST_LINES + 1))
    return DeckReading(place.game, place.name, tuple(_of_the_decks_sets(place)))


def read_again(line: Line, text: str, game: Game) -> Line:
    """Read other words in place of a line; the card stands where the line stood."""
    book = name_book(game)
    by_nature = line.card is not None and book.groups[line.card] is line.group
    place = _Place(game, None if by_nature else line.group, name="as it was")
    return _read_line(place, line.number, text.strip())


def _read_line(place: _Place, number: int, text: str) -> Line:
    if len(text) > LONGEST_LINE:
        shown = text[:LONGEST_LINE] + "…"
        return Line(number, shown, Status.REJECTED, why="The line is too long for a card.")
    before, colon, after = text.partition(":")
    words = _heading_words(before)
    group = _HEADING_GROUPS.get(words) or _typed_group(words, place)
    titled = text.startswith("#")
    if place.may_be_named and text.startswith("# "):
        group = None
    if (titled and group is None) or text.startswith("//"):
        return _remark(place, number, text)
    if colon and words in _REMARKS:
        return Line(number, text, Status.NOTE)
    if colon and words in ("name", "deckname"):
        place.name = after.strip()[:LONGEST_NAME]
        return Line(number, text, Status.NOTE)
    if group is None or not (colon or titled or _stands_as_heading(text, place.game)):
        line = _read_card(place, number, text)
        return _as_name(place, line) if _may_be_name(place, line) else line
    place.heading = group
    if not after.strip() or _ONLY_COUNT.fullmatch(after.strip()):
        return Line(number, text, Status.HEADING, group)
    line = _read_card(place, number, after.strip(), text)
    if group in ALONE:
        place.heading = None
    return line


def _remark(place: _Place, number: int, text: str) -> Line:
    """Give a line of no card; a title in Markdown's manner that stands first names the deck."""
    if text.startswith("# ") and place.may_be_named:
        place.name = re.sub(r"\\(.)", r"\1", text[2:].strip())[:LONGEST_NAME]
    return Line(number, text, Status.NOTE)


def _may_be_name(place: _Place, line: Line) -> bool:
    bare = not any(sign.isdigit() for sign in line.text)
    rejected = line.status is Status.REJECTED
    return place.may_be_named and rejected and bare and ":" not in line.text


def _as_name(place: _Place, line: Line) -> Line:
    place.name = line.text[:LONGEST_NAME]
    return Line(line.number, line.text, Status.NOTE)


def _typed_group(words: str, place: _Place) -> Group | None:
    if words not in _CARD_TYPE_HEADINGS:
        return None
    return Group.DRAW_DECK if place.game is Game.TCG else Group.PLAYER_DECK


def _stands_as_heading(text: str, game: Game) -> bool:
    return not name_book(game).called(_uncounted(text))


def _heading_words(text: str) -> str:
    return folded_name(_uncounted(text.strip("#*=_- ")))


def _uncounted(text: str) -> str:
    return _COUNTED_HEADING.sub("", " ".join(text.split()))


def _read_card(place: _Place, number: int, text: str, whole: str = "") -> Line:
    book = name_book(place.game)
    found = Line(number, whole or text, Status.REJECTED, place.heading)
    said = spelt(text, lambda name: bool(book.called(name)))
    if len(set(said.counts)) > 1:
        both = " and ".join(map(str, said.counts))
        return found.rejected(f"The line gives several numbers of copies: {both}.")
    if not 1 <= said.count <= MOST_COPIES:
        return found.rejected(wrong_count(said.count))
    odd = _DIGIT.search(said.name)
    if odd is not None:
        return found.rejected(f"“{odd[0]}” was not understood; write copies as “4x” before a name.")
    return replace(_match(book, found, said), count=said.count)


def _match(book: NameBook, line: Line, said: Spelt) -> Line:
    numbered = book.numbered(said.number) if said.number else ()
    if numbered or not said.number:
        return matched(book, line, numbered, said.name, said.of_set)
    called = book.called(said.name) if said.name else ()
    other = _other_rarity(book, said.number)
    if other:
        return guessed(line, (*other, *called), "The number is this card's, but not the rarity.")
    if called:
        return guessed(line, called, "No card bears this number; the name is this card's.")
    return line.rejected(NO_NUMBER)


def _other_rarity(book: NameBook, number: str) -> tuple[str, ...]:
    collector = _COLLECTOR.fullmatch(number)
    return book.numbered(f"{int(collector[1])}_{int(collector[2])}") if collector else ()


def _of_the_decks_sets(place: _Place) -> Iterator[Line]:
    """Of several printings of one title, take the one of the sets that the rest of the deck has."""
    book = name_book(place.game)
    sets = Counter(set_of(line.card) for line in place.lines if line.status is Status.MATCHED)
    for line in place.lines:
        if line.status is Status.GUESSED and len({book.titles[card] for card in line.choices}) == 1:
            choices = tuple(sorted(line.choices, key=lambda card: -sets[set_of(card)]))
            line = replace(line, card=choices[0], choices=choices)
        yield line
