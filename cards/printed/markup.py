"""Plain text from the few HTML tags that card texts carry elsewhere."""

import html
import re

_LINE_BREAK = re.compile(r"<br\s{0,9}/?>|</?p>|\r\n?", re.IGNORECASE)
_TAG = re.compile(r"</?[a-z][^<>]*>", re.IGNORECASE)


def plain_text(marked: str) -> str:
    """Return a text without tags: `<br>` and paragraphs are line breaks, entities characters."""
    return html.unescape(_TAG.sub("", _LINE_BREAK.sub("\n", marked))).replace("\xa0", " ")
