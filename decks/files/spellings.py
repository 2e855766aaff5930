"""What a line in plain text says: copies, name, number and set, in any order players use."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from rules.names import fold
from rules.tcg.facts.sets import SETS

_SETS_BY_NAME = {
    fold(name): (str(card_set.number),)
    for card_set in SETS.values()
    for name in (card_set.name, card_set.abbreviation)
} | {fold("Core Set"): ("01",), fold("Core"): ("01",)}

_ID = r"\d{1,3}_[A-Z]?\d{1,3}"
_COLLECTOR = r"\d{1,2}\s*(?:R\+|[CURPSM])\s*\d{1,3}"
_LACKEY_ID = r"LOTR\d{5}"
_LCG_CODE = r"0\d{4}"
_DASHED = r"\d{1,2}-\d{1,3}"
# Two contradict each other; no more need be read.
MAX_COUNTS = 2
# Marks of foil and tengwar printings ("7_364*T") stand behind a number.
_NUMBER = rf"({_ID}|{_COLLECTOR}|{_LACKEY_ID}|{_LCG_CODE}|{_DASHED})[*T]*"
_X = "[xX×]"


def _pattern(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


_LINK = _pattern(r"\[([^\[\]]+)\]\(([^()\s]*)\)(?=(\s*[(\[])?)")
_CARD_PAGE = _pattern(r"/cards/(?:tcg|lcg)/(\w+)/?$")
_BULLET = _pattern(r"(?:[-–—+]\s+|[•·*]\s*)+")
_NEGATIVE = _pattern(r"[-−–]\s?\d{1,9}\b")

_WHOLE_NUMBER = _pattern(rf"[(\[#]?{_NUMBER}[)\]]?")
_FIRST_NUMBER = _pattern(rf"[(\[#]?{_NUMBER}(?:[)\]]\s*|[\s:,;]+|\s+-\s+)(?=\S)")
_LAST_NUMBER = _pattern(rf"(?:[\s:,;-]+|(?=[(\[]))[(\[]?#?{_NUMBER}[)\]]?$")

_FIRST_COUNT = _pattern(
    rf"(?:(\d{{1,9}})\s*[x×*]?:?\s+(?=\S)|(\d{{1,9}}){_X}(?=\S)|(\d{{1,9}})[,;:]\s*(?=\D)"
    rf"|{_X}\s*(\d{{1,9}})\s+(?=\S)|[(\[]\s*{_X}?\s*(\d{{1,9}})\s*{_X}?\s*[)\]]\s*(?=\S))"
    r"(?:cop(?:y|ies)\s+of\s+)?"
)
_LAST_COUNT = _pattern(
    rf"(?:(?:\s+|(?<=[)\]\"”])){_X}\s*(\d{{1,9}})|\s+(\d{{1,9}})\s*{_X}"
    rf"|\s*[(\[]\s*{_X}?\s*(\d{{1,9}})\s*{_X}?\s*[)\]]|\s*[,;:=]\s*(\d{{1,9}})"
    r"|(?:\s+[-–—])?\s+(\d{1,9}))$"
)
_ONLY_COUNT = _pattern(rf"[(\[]?{_X}?\s*(\d{{1,9}})\s*{_X}?[)\]]?")

_FINISH = _pattern(
    r"\s*(?:[(\[](?:t|f|fa|ai|(?:non-?)?foil|tengwar|masterwork|promo(?:tional)?)[)\]]"
    r"|\s-?\s*(?:foil|tengwar|masterwork)|(?<=\S)\*+)$"
)
_LAST_SET = _pattern(r"\s*[(\[]([^()\[\]]+)[)\]]$")


@dataclass(frozen=True, slots=True)
class ParsedLine:
    """What a line says: numbers of copies, the card's name, its number, its set's numbers.

    More than one number of copies, or of a card, contradict each other; which is for the reader
    to say. `number` is an id where the line names one in another spelling: "LOTR07364" is
    "7_364".
    """

    name: str
    counts: tuple[int, ...] = ()
    number: str = ""
    of_set: tuple[str, ...] = ()

    @property
    def count(self) -> int:
        """How many copies: one where the line says nothing of it."""
        return self.counts[0] if self.counts else 1


def parse_line(text: str, is_name: Callable[[str], bool]) -> ParsedLine:
    """Take a line apart. `is_name` tells what needs no taking apart, for it names a card."""
    found = ParsedLine(_plain(text))
    if _NEGATIVE.match(found.name):
        return found
    while len(found.counts) < MAX_COUNTS and not (found.name and is_name(found.name)):
        less = _without_an_end(found)
        if less == found:
            break
        found = less
    return found


def _plain(text: str) -> str:
    """Return a line without bullets, links and odd spaces."""
    plain = " ".join(_LINK.sub(_unlinked, text).split()).strip(" ,;")
    bullet = _BULLET.match(plain)
    return plain[bullet.end() :] if bullet is not None else plain


def _unlinked(link: re.Match[str]) -> str:
    page = _CARD_PAGE.search(link[2])
    return link[1] if page is None or link[3] else f"{link[1]} ({page[1]})"


def _without_an_end(found: ParsedLine) -> ParsedLine:
    """Take one thing off the front or the back of what is not understood yet."""
    rest = found.name
    finish = _FINISH.search(rest)
    if finish is not None and finish.start() > 0:
        return replace(found, name=rest[: finish.start()].strip())
    if not found.number:
        for at in (_WHOLE_NUMBER.fullmatch(rest), _FIRST_NUMBER.match(rest)):
            if at is not None:
                return replace(found, number=_one_spelling(at[1]), name=rest[at.end() :])
    elif (only := _ONLY_COUNT.fullmatch(rest)) is not None:
        return replace(found, counts=(*found.counts, int(only[1])), name="")
    first = _FIRST_COUNT.match(rest)
    if first is not None:
        return _counted(found, first, rest[first.end() :])
    return _without_the_back(found, rest)


def _without_the_back(found: ParsedLine, rest: str) -> ParsedLine:
    number = _LAST_NUMBER.search(rest) if not found.number else None
    if number is not None and number.start() > 0:
        return replace(found, number=_one_spelling(number[1]), name=rest[: number.start()].strip())
    last = _LAST_COUNT.search(rest)
    if last is not None and last.start() > 0:
        return _counted(found, last, rest[: last.start()].strip())
    behind = _LAST_SET.search(rest)
    of_set = _SETS_BY_NAME.get(fold(behind[1]), ()) if behind is not None else ()
    if behind is not None and of_set and behind.start() > 0:
        return replace(found, of_set=of_set, name=rest[: behind.start()].strip())
    return found


def _counted(found: ParsedLine, at: re.Match[str], rest: str) -> ParsedLine:
    count = next(int(group) for group in at.groups() if group is not None)
    return replace(found, counts=(*found.counts, count), name=rest.strip())


def _one_spelling(number: str) -> str:
    """Return an id for a number that is one: "LOTR07364", "07-364" and "07_364" are "7_364"."""
    upper = number.upper()
    if upper.startswith("LOTR"):
        return f"{int(upper[4:6])}_{int(upper[6:])}"
    before, mark, after = upper.replace("-", "_").partition("_")
    if not mark:
        return upper
    return f"{int(before)}_{int(after) if after.isdecimal() else after}"
