"""Lines of a deck list that name no card: rules, totals, labels, addresses and sentences."""

import re

from decks.files.card_names import folded_name

SENTENCE = "Read as a remark."
_RULE = re.compile(r"[^\w\s]+|[-=*_|+:.~>\s]{2,}")
_TOTAL = re.compile(r"(?:grand|deck)?total(?:cards)?\d{0,4}(?:cards?)?")
# The lines that RingsDB writes below a deck.
_RINGSDB_CLOSING = re.compile(
    r"\d{1,2} hero(?:es)?, ?\d{1,3} cards?\.?"
    r"|cards up to \S.{0,80}"
    r"|deck(?:list)? built (?:and published )?on \S.{0,80}",
    re.IGNORECASE,
)
# What a mark in the list means: "* = starts in play".
_LEGEND = re.compile(r"[^\w\s=]{1,3}\s*=\s*[^\s=].*")
_SITE_ALONE = re.compile(r"[(\[]\s*sites?\s*\d\s*[)\]]", re.IGNORECASE)
# A mark of another program: "[proxypagebreak]", "{{Deck}}", "{|", "|-".
_PROGRAM_MARK = re.compile(
    r"\[[a-z/][^\[\]\s]{0,40}\]|\{\{.{0,80}\}\}|[{|][|}+-].{0,80}", re.IGNORECASE
)
_LABEL = re.compile(
    r"(?:packs?|author|game|date|event|place|player|by|posted by|posted|created by|built by|from|"
    r"source|url|link|tournament|record|result|bid|wins?|sets?|category|rating|type|archetype|"
    r"cultures?|version|threat|starting threat|packs used|tags?|votes?|location|finish)\s*:.*",
    re.IGNORECASE,
)
_ADDRESS = re.compile(r"(?:https?://|www\.)\S+|\S+@\S+\.\w{2,}", re.IGNORECASE)
# So much of a paragraph tells that it is one.
MAX_LENGTH_READ = 200
_SENTENCE_WORDS = 4
_PARAGRAPH_WORDS = 9
# Words that sentences have and names hardly do.
_OF_SENTENCES = re.compile(
    r"\b(?:i|you|your|my|we|it|it'?s|is|are|was|were|be|been|can|could|should|would|will|won'?t|"
    r"don'?t|do|does|have|has|if|when|because|but|this|that|these|which|they|them|very|just|only|"
    r"also|here|really|play|use|using|deck|cards|made|think|how|why)\b",
    re.IGNORECASE,
)
_SEVERAL_OF_SENTENCES = 2
_SENTENCE_END = re.compile(r"[.!?…][)\"”'’]*\s*(?:[:;][-']?[()DPp])?$|[:;]-?[()DPp]$")
_ASKED = re.compile(r".*(?:\?|[:;]-?[()DPp])[)\"”]*$")
_POSTED = re.compile(r"(?:by|posted|author|written|created|submitted)\b.{0,80}", re.IGNORECASE)


def is_mark(text: str) -> bool:
    """Return whether a line is a rule, a legend, a site's number, a total or a program's mark."""
    patterns = (_RULE, _LEGEND, _SITE_ALONE, _RINGSDB_CLOSING, _PROGRAM_MARK)
    return any(pattern.fullmatch(text) for pattern in patterns) or bool(
        _TOTAL.fullmatch(folded_name(text))
    )


def is_label(text: str) -> bool:
    """Return whether a line says something of the deck as a whole ("Author: …")."""
    return bool(_LABEL.fullmatch(text))


def has_sentence_words(text: str) -> bool:
    """Return whether a text has a word that sentences have and lists of cards hardly do."""
    return _OF_SENTENCES.search(text) is not None


def is_prose(text: str) -> bool:
    """Return whether a line reads like a sentence or an address, not like a card's name."""
    text = text[:MAX_LENGTH_READ]
    if _ADDRESS.search(text) or _POSTED.fullmatch(text) or _ASKED.fullmatch(text):
        return True
    words = len(text.split())
    if words >= _PARAGRAPH_WORDS:
        return True
    told = len(_OF_SENTENCES.findall(text))
    if words >= _SENTENCE_WORDS and (told >= _SEVERAL_OF_SENTENCES or _SENTENCE_END.search(text)):
        return True
    return bool(_SENTENCE_END.search(text)) and (told >= 1 or text.endswith(".")) and words > 1
