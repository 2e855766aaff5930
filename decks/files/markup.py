"""Lines as they were written, without the marks of forums, wikis, web pages and Markdown."""

import html
import re
import unicodedata
from dataclasses import dataclass

_MARK = re.compile(
    r"\[/?(?:b|i|u|s|url|color|size|font|list|\*|quote|center|left|right|code|spoiler|table|tr|td"
    r"|th|card|deck|hr|h\d)(?:=[^\[\]]{0,200})?\]",
    re.IGNORECASE,
)
_CELL_MARK = re.compile(r"\[/?(?:td|th)\]|</?t[dh](?:\s[^<>]{0,200})?>|\|\||!!", re.IGNORECASE)
_BREAK = re.compile(r"<br\s*/?>", re.IGNORECASE)
_TAG = re.compile(r"</?[a-zA-Z][^<>]{0,200}>|<!--[^<>]{0,200}-->")
_PICTURE = re.compile(
    r"\[img[^\[\]]{0,200}\][^\[\]]{0,200}\[/img\]|!\[[^\[\]]*\]\([^()]*\)", re.IGNORECASE
)
_WIKI_LINK = re.compile(r"\[\[(?:([^\[\]|]*)\|)?([^\[\]|]*)\]\]")
_TEMPLATE = re.compile(r"\{\{[^{}|]{0,60}\|([^{}|]{0,120})(?:\|[^{}]{0,120})?\}\}")
_EMPHASIS = re.compile(r"'{2,}|\*\*|__(?=\S)|(?<=\S)__|~~|`")
_WRAPPED = re.compile(
    r"([=*_~#+<>.-])[=*_~#+<>.\s-]*[^\s=*_~#+<>.-].*[=*_~#+<>-]{2,}:?|==.*==|\*.*\*|_.*_|\#{1,6}\s.+"
)
_EMPHASIZED = re.compile(
    r"\s*(?:\[(b|u|i|size|color|h\d)\b.*\[/\1\]|'''.*'''|\*\*.*\*\*)\s*:?\s*", re.IGNORECASE
)
_QUOTE = re.compile(r"(?:>\s*)+")
_BULLET = re.compile(r"^\s*(?:[-–—]\s+|[•·●▪◦►»]\s*)+(?=\w)")
_CHECKBOX = re.compile(r"(?:[-*]\s+)?\[[ xX]\]\s+(?=\S)")
_ROW = re.compile(r"\s*[|!](?![}+-])|.*\S\s+\|\s+\S")
_HAS_NUMBER = re.compile(r"\(\d{1,2}[A-Z+]{1,2}\d{1,3}\)")
# Spaces between columns.
_WIDE = re.compile(r"\s{3,}")
CELL = "|"
# Strangers send lines of any length, and a longer one is no list.
MAX_MARKED_LENGTH, MAX_TITLE_LENGTH = 4_000, 200


@dataclass(frozen=True, slots=True)
class WrittenLine:
    """A line of a text: its number, its words as written and without marks.

    `cells` are those of a table's row, () for other lines. A `titled` line is between rules or
    marked as a heading; an `emphasized` one is that or all in bold.
    """

    number: int
    text: str
    plain: str
    cells: tuple[str, ...] = ()
    emphasized: bool = False
    titled: bool = False


def written_line(number: int, text: str) -> WrittenLine:
    """Return a line without marks of its page; one of nothing but marks is plainly empty."""
    shown = text.strip()
    if len(shown) > MAX_MARKED_LENGTH:
        return WrittenLine(number, shown, shown)
    plain = "".join(sign for sign in shown if unicodedata.category(sign) != "Cf")
    is_short = len(plain) <= MAX_TITLE_LENGTH
    titled = is_short and _WRAPPED.fullmatch(plain) is not None
    emphasized = titled or (is_short and _EMPHASIZED.fullmatch(plain) is not None)
    if "[" in plain or "<" in plain or "|" in plain or "!" in plain:
        plain = _PICTURE.sub("", plain)
        plain = _WIKI_LINK.sub(_linked, plain)
        plain = _CELL_MARK.sub(CELL, plain)
        plain = _TAG.sub("", _MARK.sub("", _BREAK.sub("\t", plain)))
    if "&" in plain:
        plain = html.unescape(plain)
    if "{{" in plain:
        plain = _TEMPLATE.sub(r"\1", plain)
    quoted = _QUOTE.match(plain)
    plain = _EMPHASIS.sub("", plain[quoted.end() :] if quoted is not None else plain)
    plain = _BULLET.sub("", _CHECKBOX.sub("", plain, count=1), count=1).strip()
    plain = _WIDE.sub("\t", plain)
    return WrittenLine(number, shown, plain, _cells(plain), emphasized, titled)


def _linked(link: re.Match[str]) -> str:
    """Return a wiki link's words, or its target where only that has the card's number."""
    target, words = link[1] or "", link[2]
    return target if _HAS_NUMBER.search(target) else words


def _cells(plain: str) -> tuple[str, ...]:
    if plain.startswith(("{|", "|}", "|-", "|+")) or CELL not in plain:
        return ()
    if not _ROW.match(plain):
        return ()
    cells = tuple(cell.strip() for cell in plain.strip("|! ").split(CELL))
    cells = tuple(cell for cell in cells if cell)
    return cells if len(cells) > 1 else ()
