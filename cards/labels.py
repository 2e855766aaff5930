"""The words of both games as a reader sees them: "the one ring" is "The One Ring"."""

_SHOWN = {
    "free_peoples": "Free Peoples",
    "the one ring": "The One Ring",
    "nazgul": "Nazgûl",
    "palantir": "Palantír",
    "theoden": "Théoden",
    "tcg": "Trading Card Game",
    "lcg": "The Card Game",
}


def label(word: str) -> str:
    """Return a word of the data files as a page writes it."""
    return _SHOWN.get(word) or word[:1].upper() + word[1:]
