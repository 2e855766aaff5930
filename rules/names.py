"""Names as players type them: without accents, in any case, with any punctuation."""

import unicodedata

# Letters that Unicode does not take apart into a plain one and an accent.
_LETTERS = str.maketrans({"Æ": "Ae", "æ": "ae", "Ø": "O", "ø": "o", "ß": "ss"})
# Marks inside a word that part nothing: "Isildur's" is one word, "Orc-hewer" two.
_APOSTROPHES = str.maketrans("", "", "'’‘ʼ")


def fold(text: str) -> str:
    """Return a name without what players leave out: accents, case, punctuation, spaces."""
    return "".join(letter for letter in unaccented(text) if letter.isalnum())


def fold_words(text: str) -> str:
    """Return a name's words, folded, with one space between them."""
    plain = unaccented(text).translate(_APOSTROPHES)
    return " ".join("".join(c if c.isalnum() else " " for c in plain).split())


def unaccented(text: str) -> str:
    """Return a text in small letters without accents; all other signs stay."""
    parts = unicodedata.normalize("NFKD", text.translate(_LETTERS))
    return "".join(c for c in parts.casefold() if not unicodedata.combining(c))
