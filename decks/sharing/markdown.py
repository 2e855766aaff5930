"""Notes in Markdown, made into HTML that a stranger's notes can do no harm with.

HTML that stands in the notes is shown as it was typed. What Markdown makes is sanitised once
more, so that a fault in one of the two libraries is not enough.
"""

import nh3
from django.utils.safestring import SafeString, mark_safe
from markdown_it import MarkdownIt

from decks.sharing.card_links import link_cards

MAX_NOTES_LENGTH = 20_000
# Notes stand below a heading of the second level.
HEADING_SHIFT = 2
MAX_NESTING = 6

_TAGS = {"p", "br", "hr", "em", "strong", "s", "code", "pre", "blockquote", "ul", "ol", "li", "a"}
_TAGS |= {"table", "thead", "tbody", "tr", "th", "td", "h3", "h4", "h5", "h6"}
_ATTRIBUTES = {"a": {"href", "title"}, "ol": {"start"}}
_SCHEMES = {"http", "https", "mailto"}

# A picture would tell its site who reads the deck, so `![…](…)` becomes a link to it.
_WITHOUT_TABLES = link_cards(
    MarkdownIt("commonmark", {"html": False}).enable("strikethrough").disable("image")
)
_WITH_TABLES = link_cards(
    MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"]).disable("image")
)
# Short rows are filled up to the width of the first, so a few kB of notes could make a page of
# a hundred thousand cells; what is larger than this stays text.
MAX_TABLE_COLUMNS, MAX_TABLE_LINES = 20, 400
# For each bracket that opens, the library looks for the one that closes it, so thousands of them
# take the square of their number. What has more than these shows them as they were typed.
MAX_BRACKETS = 600


def to_html(notes: str) -> SafeString:
    """Return notes as HTML that may stand in a page; links lead on without recommending."""
    markdown = _WITH_TABLES if _tables_are_small(notes) else _WITHOUT_TABLES
    if notes.count("[") > MAX_BRACKETS:
        notes = notes.replace("[", "&#91;")
    tokens = markdown.parse(notes)
    for token in tokens:
        if token.type in {"heading_open", "heading_close"}:
            token.tag = f"h{min(int(token.tag[1]) + HEADING_SHIFT, MAX_NESTING)}"
    html = markdown.renderer.render(tokens, markdown.options, {})
    clean = nh3.clean(
        html,
        tags=_TAGS,
        attributes=_ATTRIBUTES,
        url_schemes=_SCHEMES,
        link_rel="nofollow noopener ugc",
    )
    # Sanitised in the line before.
    return mark_safe(clean)


def _tables_are_small(notes: str) -> bool:
    """Whether no table of the notes can have too many cells; short rows may have no stroke."""
    strokes = [line.count("|") for line in notes.splitlines()]
    if max(strokes, default=0) == 0:
        return True
    return max(strokes) <= MAX_TABLE_COLUMNS + 1 and len(strokes) <= MAX_TABLE_LINES
