"""Words that people write for others to read: cleaned, short, and without links."""

import re
import unicodedata

# What looks like a full stop of an address once it is normalized, and the endings that people type.
_DOT = r"(?:\s*[.·•‧∙⋅。．｡]\s*|\s*[\[({<]\s*(?:dot|\.)\s*[\])}>]\s*|\s+dot\s+)"
_ENDING = (
    r"(?:com|net|org|info|biz|io|gg|co|me|ly|tv|app|dev|xyz|site|shop|online|link|live|club|top|"
    r"ru|de|uk|us|eu|fr|cn|in|nl|it|es|pl|be|at|ch)"
)
_LINK = re.compile(
    rf"https?\s*:|[a-z]+\s*:\s*//|\bwww{_DOT}|[\w-]{{2,}}{_DOT}{_ENDING}\b|"
    # Short ones, and those of any ending, show themselves by their path.
    r"\w\.[a-z]{2,}/\w|\b\d{1,3}(?:\.\d{1,3}){3}\b|\S+@\S+",
    re.IGNORECASE,
)
# Marks that stack on a letter beyond what any language needs.
_MOST_MARKS = 2


class WordsRefused(ValueError):
    """Words that others are not shown; the message says why."""


def clean_words(text: str, most: int) -> str:
    """Return a line of text as others may read it: one line, without invisible characters.

    Raise WordsRefused for one that is longer than `most` characters or contains a link.
    """
    kept = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        if category.startswith("Z") or letter in "\t\r\n":
            kept.append(" ")
        elif category in ("Mn", "Me"):
            marks += 1
            if marks <= _MOST_MARKS:
                kept.append(letter)
            continue
        elif not category.startswith("C"):
            kept.append(letter)
        marks = 0
    words = " ".join("".join(kept).split())
    if len(words) > most:
        raise WordsRefused(f"Write up to {most} characters, not {len(words)}.")
    if contains_link(words):
        raise WordsRefused("Links aren’t allowed here. Write it without an address.")
    return words


def contains_link(words: str) -> bool:
    """Return whether words contain an address, also one that is written around."""
    return _LINK.search(plain_letters(words)) is not None


# Letters of other alphabets that look like Latin ones.
_LOOK_ALIKE = str.maketrans(
    "аеорсухіјѕһԁԛԝкмтвнАЕОРСУХІЈЅНКМТВοραεικνυτηΑΒΕΗΙΚΜΝΟΡΤΥΧΖ",
    "aeopcyxijshdqwkmtbhAEOPCYXIJSHKMTBopaeiknutnABEHIKMNOPTYXZ",
)


def plain_letters(words: str) -> str:
    """Return words with each letter as the Latin one that it looks like."""
    normalized = unicodedata.normalize("NFKD", words).translate(_LOOK_ALIKE)
    return "".join(letter for letter in normalized if not unicodedata.combining(letter))
