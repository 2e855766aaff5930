"""Names as players type them: without accents, in any case, with any punctuation."""

import unicodedata

# Letters that Unicode does not take apart into a plain one and an accent.
_LETTERS = str.maketrans({"Æ": "Ae", "æ": "ae", "Ø": "O", "ø": "o", "ß": "ss"})
# Marks inside a word that part nothing: "Isildur's" is one word, "Orc-hewer" two.
_APOSTROPHES = str.maketrans("", "", "'’‘ʼ")


def fold(text: str) -> str:
    """Return a name without what players leave out: accents, case, punctuation, spaces."""
    return "".join(letter for letter in _plain(text) if letter.isalnum())


def fold_words(text: str) -> str:
    """Return a name's words, folded, with one space between them."""
    plain = _plain(text).translate(_APOSTROPHES)
    return " ".join("".join(c if c.isalnum() else " " for c in plain).split())


def _plain(text: str) -> str:
    parts = unicodedata.normalize("NFKD", text.translate(_LETTERS))
    return "".join(c for c in parts.casefold() if not unicodedata.combining(c))
