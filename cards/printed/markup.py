"""Plain text from the few HTML tags that card texts carry elsewhere, and words for their icons."""

import html
import re

from rules.construction import Game
from rules.lcg.notation.english.icons import spell_icons
from rules.tcg.notation.english.labels import spell_cultures

_LINE_BREAK = re.compile(r"<br\s{0,9}/?>|</?p>|\r\n?", re.IGNORECASE)
_TAG = re.compile(r"</?[a-z][^<>]*>", re.IGNORECASE)


def plain_text(marked: str) -> str:
    """Return a text without tags: `<br>` and paragraphs are line breaks, entities characters."""
    return html.unescape(_TAG.sub("", _LINE_BREAK.sub("\n", marked))).replace("\xa0", " ")


def spell_marks(game: Game, text: str) -> str:
    """Return a text with words in place of icons: "[gondor]" is "Gondor", "[attack]" "attack"."""
    return spell_cultures(text) if game is Game.TCG else spell_icons(text)
