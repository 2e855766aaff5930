"""A list as a whole: what its other lines say of a line that could be read in several ways."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from decks.contents.zones import SINGLE_CARD_ZONES, DeckZone
from decks.files.card_names import NameBook
from decks.files.lines import Line, Status
from decks.files.matching import find_block, find_set
from decks.files.named_formats import sets_of_format
from decks.files.remarks import SENTENCE
from decks.files.spellings import has_count, parse_line

# In a list in which this many lines have copies, and nearly all do, a line without isn't a card.
_COUNTED_LINES, _COUNTED_SHARE = 6, 0.5


def of_the_decks_sets(lines: Sequence[Line], book: NameBook, format: str) -> Iterator[Line]:
    """Yield the lines; of several cards of one title, those first that fit the rest of the deck.

    They are legal in the `format` that the deck names, then of the sets that the deck has most of,
    then of those sets' blocks.
    """
    sets = Counter(find_set(line.card) for line in lines if line.status is Status.MATCHED)
    blocks: Counter[str] = Counter()
    for number, count in sets.items():
        blocks[find_block(number)] += count
    allowed = sets_of_format(format)

    def order(card: str) -> tuple[bool, int, int]:
        number = find_set(card)
        return number not in allowed, -sets[number], -blocks[find_block(number)]

    for line in lines:
        if line.status is Status.GUESSED and len({book.titles[card] for card in line.choices}) == 1:
            choices = sorted(line.choices, key=order)
            yield replace(line, card=choices[0], choices=tuple(choices))
        else:
            yield line


def without_introduction(lines: Sequence[Line]) -> list[Line]:
    """Return the lines with what stands above a paragraph at the beginning as remarks, too."""
    begun = (line.status is Status.HEADING or (line.holds_card and line.exact) for line in lines)
    head = next((place for place, begins in enumerate(begun) if begins), 0)
    told = max((at for at, line in enumerate(lines[:head]) if line.why == SENTENCE), default=0)
    return [
        _remark(line)
        if at < told and line.status is not Status.NOTE and not has_count(line.text)
        else line
        for at, line in enumerate(lines)
    ]


def without_loose_words(lines: Sequence[Line], book: NameBook, name: str) -> tuple[str, list[Line]]:
    """Return a list's name and lines; if cards have copies, lines without are name or remarks.

    That is the first line unless it is exactly a card, and lines that no card comes near or that
    follow the last card.
    """
    counted = [
        line for line in lines if line.holds_card and (line.count > 1 or has_count(line.text))
    ]
    # Sites and The One Ring never have any.
    apart = (DeckZone.ADVENTURE_DECK, DeckZone.RING)
    cards = sum(line.card is not None and book.zones[line.card] not in apart for line in lines)
    is_counted = len(counted) >= _COUNTED_LINES and len(counted) >= _COUNTED_SHARE * cards
    last = max((line.number for line in lines if line.holds_card), default=0)
    found: list[Line] = []
    for line in lines:
        bare = not has_count(line.text)
        is_guess = line.status is Status.GUESSED and not line.exact
        is_name = line is lines[0] and not name and (is_guess or _is_nearly(book, line))
        if is_counted and bare and is_name:
            name = line.text
            found.append(Line(line.number, line.text, Status.NOTE))
        elif (
            is_counted
            and bare
            and line.status is Status.REJECTED
            and (not line.choices or line.number > last)
        ):
            found.append(_remark(line))
        else:
            found.append(line)
    return name, found


def _remark(line: Line) -> Line:
    return Line(line.number, line.text, Status.NOTE, why=SENTENCE, part=line.part)


def _is_nearly(book: NameBook, line: Line) -> bool:
    """Return whether a line names its card only but for articles and plurals."""
    if line.status is not Status.MATCHED or line.zone in SINGLE_CARD_ZONES:
        return False
    said = parse_line(line.text, lambda name: bool(book.called(name)))
    return bool(said.name) and not said.number and not book.is_spelled(said.name)
