"""Several cards on one line: "4x Goblin Runner, 3x Goblin Sneak", names glued or in columns."""

import re
from collections.abc import Callable

from decks.files.remarks import has_sentence_words

MAX_PIECES = 120
MAX_JOINED = 3
MAX_LENGTH = 4_000
# Of a list on one line some names may be misspelt: of four, one.
ENOUGH_KNOWN, MOST_KNOWN = 3, 3

_SEPARATOR = re.compile(
    r"\t+|\s*[;|•·●]\s*|\s*[+&/]\s*|\s+[-–—>]+\s+|,\s*|\s+and\s+|\s+w/\s*|\s+with\s+|\.\s+(?=\d)"
    r"|\s+(?=\d{1,3}_\d|LOTR-?(?:EN)?\d{5})"
    # A number of copies begins a card, or ends one.
    r"|\s+(?=\d{1,2}\s?[xX×]\s)|(?<=\s[xX×]\d)\s+-?(?=[A-Z])|(?<=\s\d[xX×])\s+(?=[A-Z])"
    r"|(?<=\([xX×]\d\))\s+|(?<=\(\d[xX×]\))\s+|(?<=\(\d\))\s+"
    # Names that lost the line break between them.
    r"|(?<=[a-z)!])(?=[A-Z])(?<!Mc)"
)
_COUNTED = re.compile(
    r"[(\[]?(?:\d{1,2}\s?[xX×]?|[xX×]\s?\d{1,2})[)\]]?\s+\S|.*\S[\s(\[]+(?:[xX×]\s?\d{1,2}|\d{1,2}\s?[xX×])[)\]]?$"
)


def split_cards(text: str, is_known: Callable[[str], bool]) -> tuple[str, ...]:
    """Return the cards and headings that a text has on one line, () if it has not several.

    A text has several if pieces of it, put together with as few cuts as possible, are all known,
    or if most are and the text is no sentence.
    """
    if len(text) > MAX_LENGTH:
        return ()
    cuts = [(cut.start(), cut.end()) for cut in _SEPARATOR.finditer(text)]
    starts = [0, *(end for _, end in cuts)]
    ends = [*(start for start, _ in cuts), len(text)]
    if not 1 < len(starts) <= MAX_PIECES:
        return ()
    pieces, unknown = _fewest(text, starts, ends, is_known)
    known = len(pieces) - unknown
    if len(pieces) > 1 and not unknown:
        return pieces
    if known >= ENOUGH_KNOWN and unknown * MOST_KNOWN <= known and not has_sentence_words(text):
        return pieces
    return _counted(text, is_known)


def _fewest(
    text: str, starts: list[int], ends: list[int], is_known: Callable[[str], bool]
) -> tuple[tuple[str, ...], int]:
    """Return the pieces that make up a text, and how many of them are unknown.

    They are those with the fewest unknown pieces, and of these the fewest.
    """
    best: list[tuple[int, tuple[str, ...]]] = [(0, ())]
    for last in range(len(ends)):
        found: tuple[int, tuple[str, ...]] | None = None
        for first in range(max(0, last + 1 - MAX_JOINED), last + 1):
            unknown, before = best[first]
            piece = text[starts[first] : ends[last]].strip()
            known = not piece or is_known(piece)
            if not known and first < last:
                continue
            joined = (unknown + (not known), (*before, piece) if piece else before)
            if found is None or (joined[0], len(joined[1])) < (found[0], len(found[1])):
                found = joined
        best.append(found or (len(ends), ()))
    return best[-1][1], best[-1][0]


_BEFORE_COUNT = re.compile(
    r"\s*[,;|/•+\t]\s*(?=\d{1,2}\s?[xX×]?\s+\S)|\s+(?=\d{1,2}\s?[xX×]\s)|(?<=[xX×]\d)\s*[,;|/•+\t]\s*"
    r"|(?<=[xX×]\d)\s+(?=[A-Z])|(?<=\d[xX×])\s*[,;|/•]\s*|(?<=\(\d\))\s*[,;|/•]\s*"
)


def _counted(text: str, is_known: Callable[[str], bool]) -> tuple[str, ...]:
    """Return the pieces between numbers of copies, () unless most of them are known."""
    pieces = tuple(piece.strip() for piece in _BEFORE_COUNT.split(text) if piece.strip())
    if not 1 < len(pieces) <= MAX_PIECES or not all(map(_COUNTED.match, pieces)):
        return ()
    known = sum(map(is_known, pieces))
    return pieces if known * 2 >= len(pieces) else ()
