"""Players, difficulties, endings and causes of the LCG in plain English."""

from collections.abc import Mapping

from decks.contents.card_labels import card_label
from rules.playtest.lcg.observation import QUEST_FAILED, REFRESH_PHASE

PLAYERS: Mapping[str, str] = {
    "rules": "Expert rules",
    # With four decks a game takes some seconds; with larger budgets, longer than a worker may.
    "mixture:commitment=flat:10,defense=flat:10": "Search and expert rules (slow)",
    "random": "Random",
}
DIFFICULTIES: Mapping[str, str] = {
    "basic": "Basic (no shadow cards)",
    "standard": "Standard",
}
ENDINGS: Mapping[str, str] = {
    "won": "Won",
    "threat": "Lost: threat reached 50",
    "heroes": "Lost: all heroes dead",
    "unfinished": "Unfinished",
}


def player_label(name: str) -> str:
    """Return what a player is called; players with a budget keep their names."""
    return PLAYERS.get(name, name)


def cause_label(cause: str) -> str:
    """Return what ended a lost game: a card's name, or the part of the round that did."""
    if cause == QUEST_FAILED:
        return "A failed quest"
    if cause == REFRESH_PHASE:
        return "The refresh phase"
    return card_label(cause) if cause else "Unknown"
