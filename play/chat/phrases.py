"""The set phrases that everybody can say, and the notes that offers leave among them."""

from collections.abc import Mapping

# For the beginning and the course of a game, and for its end.
DURING: Mapping[str, str] = {
    "hello": "Hello",
    "good-luck": "Good luck",
    "thinking": "Thinking…",
    "moment": "One moment",
    "nice": "Well played",
    "sorry": "Sorry",
    "thanks": "Thank you",
}
AFTER: Mapping[str, str] = {
    "good-game": "Good game",
    "thanks": "Thank you",
    "again": "Another game?",
    "bye": "Goodbye",
}
PHRASES: Mapping[str, str] = {**DURING, **AFTER}

# What an offer and its answer leave among the messages; nobody can say these otherwise.
NOTES: Mapping[str, str] = {
    "ask-take-back": "asks to take back the last move",
    "ask-draw": "offers a draw",
    "agrees": "agrees",
    "refuses": "refuses",
    "withdraws": "withdraws the offer",
}
# The same of yourself.
YOUR_NOTES: Mapping[str, str] = {
    "ask-take-back": "ask to take back the last move",
    "ask-draw": "offer a draw",
    "agrees": "agree",
    "refuses": "refuse",
    "withdraws": "withdraw the offer",
}


def words_of(phrase: str) -> str:
    """Return the words of a phrase or a note; nothing for one that was dropped since."""
    return PHRASES.get(phrase) or NOTES.get(phrase, "")
