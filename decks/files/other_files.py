"""What people paste or choose that is no deck list: one sentence says what to do instead."""

import re

from decks.files.reading import BadDeckFile, DeckReading
from decks.files.safe_parsing import parse_json, parse_xml

_ADDRESS = re.compile(r"(?:https?://|www\.)\S+", re.IGNORECASE)
_CODE_START = re.compile(
    r"\s*(?:export|import|const|let|var|function|class|def|from\s+\S+\s+import|#include|#!|package"
    r"|module\.exports|<script|<\?php|using|public)\b",
    re.IGNORECASE,
)
_CODE_LINE = re.compile(
    r"\s*(?:[\[\]{}()]+[,;]?|.*[{\[]|.*[()=].*;|.*=>.*|[\"']?[A-Za-z_][\w-]*[\"']?\s*[:=]\s*(?:\S.*)?[\[{\",]"
    r"|[a-z_]\w*\s*=\s*[^\d\s].*|[\"']?[a-z][A-Za-z]*[\"']?:\s*(?:true|false|null|-?\d+|[A-Z_]+),?)\s*"
)
_BEARER_HEADING = re.compile(r"\W*ring-?\s?bearer\b[^,]{0,30}", re.IGNORECASE)
# A file with fewer lines may be a short list that happens to look so.
_CODE_LINES = 8
_CODE_SHARE = 0.25
_SHORT = 3
_DECK_LINES = 20
MAX_LOOKED_AT = 400

ADDRESS = (
    "This is a web address, and Westmarch doesn’t open links. Open the page, copy the deck list "
    "there, or use its export, and paste that here."
)
CODE = (
    "This is a program or a settings file, not a deck list. Copy only the lines that name cards, "
    "one card per line."
)
SEVERAL_DECKS = (
    "This text has several decks, for it names {} Ring-bearers. Paste one deck at a time."
)
NO_DECK = "None of these {} lines names a card. Paste a list with one card per line."


def refuse_other_files(content: str) -> None:
    """Raise BadDeckFile if a text is an address, a program, settings, or XML or JSON of no deck."""
    start = content.lstrip()[:9].casefold()
    if start.startswith(("<?xml", "<!doctype")):
        parse_xml(content)
        raise BadDeckFile(
            "This is XML, but no deck of LackeyCCG and none of OCTGN. Export the deck as text and "
            "paste that."
        )
    lines = [line[:200] for line in content.splitlines()[:MAX_LOOKED_AT] if line.strip()]
    if is_address(lines):
        raise BadDeckFile(ADDRESS)
    if _holds_several_decks(lines):
        raise BadDeckFile(SEVERAL_DECKS.format(_bearers(lines)))
    if start.startswith(("{", "[{", "[]", '["', "[\n")) and not start.startswith(("{{", "{|")):
        _refuse_json(content, lines)
    if is_code(lines):
        raise BadDeckFile(CODE)


def _refuse_json(content: str, lines: list[str]) -> None:
    if is_code(lines) and not content.lstrip().startswith(("{", "[{", "[]", '["')):
        raise BadDeckFile(CODE)
    parse_json(content)
    raise BadDeckFile(
        "This is JSON, but no deck of RingsDB and none of DragnCards. Export one deck as text and "
        "paste that."
    )


def refuse_without_cards(reading: DeckReading) -> None:
    """Raise BadDeckFile if a long text names no card at all, so that no line needs a reason."""
    if len(reading.read) >= _DECK_LINES and not any(line.holds_card for line in reading.read):
        raise BadDeckFile(NO_DECK.format(len(reading.read)))


def is_address(lines: list[str]) -> bool:
    """Return whether a text is nothing but addresses."""
    return 0 < len(lines) <= _SHORT and all(_ADDRESS.match(line.strip()) for line in lines)


def is_code(lines: list[str]) -> bool:
    """Return whether a text is source code or settings, by its first line or by most lines."""
    if not lines:
        return False
    coded = sum(bool(_CODE_LINE.fullmatch(line[:200])) for line in lines)
    if _CODE_START.match(lines[0]) and (coded > 0 or len(lines) <= _SHORT) and _is_odd(lines[0]):
        return True
    return len(lines) >= _CODE_LINES and coded >= _CODE_SHARE * len(lines)


def _is_odd(first: str) -> bool:
    return any(sign in first for sign in "{}[]()=;<")


def _holds_several_decks(lines: list[str]) -> bool:
    return _bearers(lines) > 1 and len(lines) > _DECK_LINES * _bearers(lines)


def _bearers(lines: list[str]) -> int:
    """Return how many headings for a Ring-bearer a text has."""
    return sum(bool(_BEARER_HEADING.fullmatch(line.strip())) for line in lines)
