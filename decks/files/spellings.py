"""What a line in plain text says: copies, name, number and set, in any order players use."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from rules.lcg.facts.sets import SETS as LCG_SETS
from rules.names import fold
from rules.tcg.facts.sets import SETS

# What shops and LackeyCCG call the sets.
_SHORT_NAMES = {
    0: ("Promo", "Promos"),
    1: ("Fellowship", "Fellowship of the Ring"),
    2: ("Mines",),
    3: ("Realms", "Realms of the Elf-lords", "RotEL"),
    4: ("Towers", "Two Towers"),
    5: ("Helm's Deep", "Battle of Helms Deep"),
    6: ("Ents",),
    7: ("Return of the King", "Return"),
    8: ("Siege",),
    10: ("Doom",),
    12: ("The Black Rider",),
    15: ("Hunters",),
    17: ("Rise",),
    18: ("Treachery", "Treachery and Deceit"),
    19: ("Age's End",),
}
# What deck sites and shops call products of the LCG.
_LCG_NAMES = {
    "ohauh": ("The Hobbit: Over Hill and Under Hill",),
    "otd": ("The Hobbit: On the Doorstep",),
    "revcore": ("Revised Core",),
    "starter": ("Two-Player Starter", "2-Player Limited Edition Starter"),
    "tm": ("M",),
}


def _sets_by_name() -> dict[str, tuple[str, ...]]:
    """Return the numbers and codes of the sets of both games that are called so."""
    named: dict[str, tuple[str, ...]] = {}
    for number, of in SETS.items():
        for name in {of.name, of.abbreviation, *_SHORT_NAMES.get(number, ())}:
            named[fold(name)] = (*named.get(fold(name), ()), str(number))
    for code, product in LCG_SETS.items():
        names = {product.name, product.name.removeprefix("The "), product.abbreviation}
        for name in {fold(name) for name in names.union(_LCG_NAMES.get(code, ()))}:
            named[name] = (*named.get(name, ()), code)
    return named


_SETS_BY_NAME = _sets_by_name()

_ID = r"\d{1,3}_[A-Z]?\d{1,3}"
# An F behind the rarity ("1RF50") marks a foil.
_COLLECTOR = r"\d{1,2}\s*(?:R\+|[CURPSMO]F?)\s*\d{1,3}"
_LACKEY_ID = r"LOTR(?:-EN)?\d{5}"
# A code of the LCG, and how some programs write a number of the TCG.
_CODE = r"1[34]\d{4}|[0-4]\d{4}|(?:AA|D[CDGM]|E[LM]|FB|OF|R[CR])\d{3}"
_DASHED = r"\d{1,2}-\d{1,3}"
# Two contradict each other; no more need be read.
MAX_COUNTS = 2
# A name has a number, copies, a set and marks around it, and hardly any of them twice.
MAX_ENDS = 10
# Copies, numbers and sets at the end of a line are shorter.
MAX_END_LENGTH = 80
# Marks of foil, tengwar and other printings follow a number: "7_364*T", "1R50 foil", "2R51 AI".
_MARKS = r"(?:\s?(?:non-?foil|foil|tengwar|promo|AI|TF|FA|[*+TF])(?![a-z]))*"
_NUMBER = rf"({_ID}|{_COLLECTOR}|{_LACKEY_ID}|{_CODE}|{_DASHED}){_MARKS}"
_X = "[xX×]"
_FOIL_RARITY = re.compile(r"(?<=[\d\s])([CURPSMO])F(?=\s*\d)")


def _pattern(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


_LINK = _pattern(r"\[([^\[\]]+)\]\(([^()\s]*)\)(?=(\s*[(\[])?)")
_CARD_PAGE = _pattern(r"/cards/(?:tcg|lcg)/(\w+)/?$")
_BULLET = _pattern(r"(?:[-–—+>]\s+|[•·*●▪◦►»]\s*|-(?=\d+x\s|[A-Za-z]))+")
_ORDINAL = re.compile(r"\d{1,2}[.)]\s+\S")
_AFTER_COUNT = re.compile(r"(?<=\d)[!?.]+$")
_NEGATIVE = _pattern(r"[-−–]\s?\d{1,9}\b")

_WHOLE_NUMBER = _pattern(rf"[(\[{{#]?{_NUMBER}[)\]}}]?")
_FIRST_NUMBER = _pattern(rf"[(\[{{#]?{_NUMBER}(?:[)\]}}]\s*|[\s:,;]+|\s+-\s+)(?=\S)")
_LAST_NUMBER = _pattern(rf"(?:[\s:,;-]+|(?=[(\[{{]))[(\[{{]?#?{_NUMBER}[)\]}}]?$")
# The set and the number in it: "(FOTR) 178", "(FOTR 178)".
_NUMBER_OF_A_SET = _pattern(
    r"\s*[(\[]([A-Za-z][^()\[\]\d]{0,40}?)(?:[)\]]\s*#?(\d{1,3})|[\s:#-]+(\d{1,3})[)\]])$"
)

_FIRST_COUNT = _pattern(
    rf"(?:(\d{{1,9}})\s*[x×*]?:?\s+(?=\S)|(\d{{1,9}}){_X}(?=\S)|(\d{{1,9}})[,;:]\s*(?=\D)"
    rf"|{_X}\s*(\d{{1,9}})\s+(?=\S)|[(\[]\s*{_X}?\s*(\d{{1,9}})\s*{_X}?\s*[)\]]\s*(?=\S)"
    r"|(\d{1,9})[-–—](?=[A-Za-z]))"
    r"(?:[-–—]\s+)?(?:cop(?:y|ies)\s+of\s+)?"
)
_LAST_COUNT = _pattern(
    rf"(?:(?:\s+|(?<=[)\]\"”])){_X}\s*(\d{{1,9}})|\s+(\d{{1,9}})\s*{_X}|\s*\*\s*(\d{{1,9}})"
    r"|\s*(?:\.{2,}|…|_{2,}|=>|->|–>)\s*(\d{1,9})|(?<=[a-z])\.(\d{1,2})"
    rf"|\s*[(\[]\s*{_X}?\s*(\d{{1,9}})\s*{_X}?\s*[)\]]|\s*[,;:=]\s*(\d{{1,9}})"
    r"|(?:\s+[-–—])?\s+(\d{1,9}))$"
)
_ONLY_COUNT = _pattern(rf"[(\[]?{_X}?\s*(\d{{1,9}})\s*{_X}?[)\]]?")

_FINISH = _pattern(
    r"\s*(?:[(\[](?:t|f|fa|tf|ai|o|m|d|p|(?:non-?)?foil|tengwar|masterwork|promo(?:tional)?)[)\]]"
    r"|\s-?\s*(?:foil|tengwar|masterwork)|\*[A-Z]{1,2}\*|(?<=[)\]}])\s*(?:ai|foil|f|t)"
    r"|(?<=\S)\*+)$"
)
_FIRST_FINISH = _pattern(r"(?:foil|tengwar|AI)\s+(?=\S)")
# Promotional cards of set 0 are marked so in shops and in LackeyCCG.
_PROMOTIONAL = _pattern(r"[(\[](?:p|promo(?:tional)?)[)\]]")
# A column with the set, and one with the rarity: "Goblin Runner FOTR U".
_LAST_COLUMNS = re.compile(
    rf"\s+({'|'.join(s.abbreviation for s in SETS.values() if len(s.abbreviation) > 2)})"
    r"(?:\s+(?:R\+|[CURPS]))?$"
)
_LAST_SET = _pattern(r"\s*[(\[]([^()\[\]]+)[)\]]$")


@dataclass(frozen=True, slots=True)
class ParsedLine:
    """What a line says: numbers of copies, the card's name, its number, its set's numbers.

    More than one number of copies, or of a card, contradict each other; which is for the reader
    to say. `number` is an id where the line names one in another spelling: "LOTR07364" is
    "7_364". It is `promotional` where a mark says so.
    """

    name: str
    counts: tuple[int, ...] = ()
    number: str = ""
    of_set: tuple[str, ...] = ()
    promotional: bool = False

    @property
    def count(self) -> int:
        """How many copies: one where the line says nothing of it."""
        return self.counts[0] if self.counts else 1


def set_numbers(written: str) -> tuple[str, ...]:
    """Return the numbers of the set of that name or abbreviation, () if there is none."""
    return _SETS_BY_NAME.get(fold(written), ())


def has_count(text: str) -> bool:
    """Return whether a text begins or ends with copies or a number, as a card's line does."""
    plain = _plain(text)
    if _ORDINAL.match(plain):
        return True
    ends = (_WHOLE_NUMBER.fullmatch(plain), _FIRST_NUMBER.match(plain), _FIRST_COUNT.match(plain))
    return any(ends) or bool(_at_end(_LAST_COUNT, plain) or _at_end(_LAST_NUMBER, plain))


def parse_line(text: str, is_name: Callable[[str], bool]) -> ParsedLine:
    """Take a line apart. `is_name` tells what needs no taking apart, for it names a card."""
    found = ParsedLine(_plain(text))
    if _NEGATIVE.match(found.name):
        return found
    for _ in range(MAX_ENDS):
        if len(found.counts) == MAX_COUNTS or (found.name and is_name(found.name)):
            break
        less = _without_an_end(found)
        if less == found:
            break
        found = less
    return found


def _plain(text: str) -> str:
    """Return a line without bullets, links and odd spaces."""
    plain = " ".join(_LINK.sub(_unlinked, text).split()).strip(" ,;")
    plain = _AFTER_COUNT.sub("", plain)
    if plain.startswith('"') and plain.endswith('"') and plain.count('"') == 2:
        plain = plain[1:-1].strip()
    bullet = _BULLET.match(plain)
    return plain[bullet.end() :] if bullet is not None else plain


def _unlinked(link: re.Match[str]) -> str:
    page = _CARD_PAGE.search(link[2])
    return link[1] if page is None or link[3] else f"{link[1]} ({page[1]})"


def _without_an_end(found: ParsedLine) -> ParsedLine:
    """Take one thing off the front or the back of what is not understood yet."""
    rest = found.name
    finish = _at_end(_FINISH, rest)
    if finish is not None and finish.start() > 0:
        promotional = found.promotional or bool(_PROMOTIONAL.search(finish[0]))
        rest = rest[: finish.start()].strip()
        return replace(found, name=rest, promotional=promotional)
    marked = _FIRST_FINISH.match(rest)
    if marked is not None:
        return replace(found, name=rest[marked.end() :])
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
    number = _at_end(_LAST_NUMBER, rest) if not found.number else None
    if number is not None and number.start() > 0:
        return replace(found, number=_one_spelling(number[1]), name=rest[: number.start()].strip())
    of_a_set = _at_end(_NUMBER_OF_A_SET, rest) if not found.number else None
    if of_a_set is not None and (numbers := set_numbers(of_a_set[1])):
        number_in_it = int(of_a_set[2] or of_a_set[3])
        name = rest[: of_a_set.start()].strip()
        if not numbers[0].isdecimal():
            return replace(found, name=name, of_set=numbers)
        return replace(found, number=f"{int(numbers[0])}_{number_in_it}", name=name)
    last = _at_end(_LAST_COUNT, rest)
    if last is not None and last.start() > 0:
        return _counted(found, last, rest[: last.start()].strip())
    behind = _at_end(_LAST_SET, rest) or _at_end(_LAST_COLUMNS, rest)
    of_set = set_numbers(behind[1]) if behind is not None else ()
    if behind is not None and of_set and behind.start() > 0:
        return replace(found, of_set=of_set, name=rest[: behind.start()].strip())
    return found


def _at_end(pattern: re.Pattern[str], text: str) -> re.Match[str] | None:
    """Search for a pattern that matches at the end only, without looking through the whole text."""
    return pattern.search(text, max(0, len(text) - MAX_END_LENGTH))


def _counted(found: ParsedLine, at: re.Match[str], rest: str) -> ParsedLine:
    count = next(int(group) for group in at.groups() if group is not None)
    return replace(found, counts=(*found.counts, count), name=rest.strip())


def _one_spelling(number: str) -> str:
    """Return an id for a number that is one: "LOTR07364", "07-364" and "07_364" are "7_364"."""
    upper = number.upper()
    if upper.startswith("LOTR"):
        digits = upper.removeprefix("LOTR").removeprefix("-EN")
        return f"{int(digits[:2])}_{int(digits[2:])}"
    upper = _FOIL_RARITY.sub(r"\1", upper)
    before, mark, after = upper.replace("-", "_").partition("_")
    if not mark:
        return upper
    return f"{int(before)}_{int(after) if after.isdecimal() else after}"
