"""Players, difficulties, endings and causes of the LCG in plain English."""

from collections.abc import Mapping, Sequence

from decks.contents.card_labels import card_label
from rules.lcg.campaign import CAMPAIGNS, ORDER
from rules.lcg.scenarios import SCENARIOS
from rules.playtest.lcg.observation import QUEST_FAILED, REFRESH_PHASE
from rules.playtest.lcg.record import GameRecord

PLAYERS: Mapping[str, str] = {
    "rules": "Expert rules",
    # With four decks a game takes half a minute; with larger budgets a campaign of three
    # scenarios takes longer than a worker may.
    "lookahead:24": "Search, two rounds ahead (slow)",
    "random": "Random",
}
_CAMPAIGN_NAMES: Mapping[str, str] = {
    "expert-game": "Expert game: all three, one score",
    "nightmare": "Nightmare game: all three, nothing reset",
}
SCENARIO_CHOICES: Sequence[tuple[str, Sequence[tuple[str, str]]]] = (
    ("One scenario", tuple((slug, scenario.name) for slug, scenario in SCENARIOS.items())),
    ("A campaign", tuple((slug, _CAMPAIGN_NAMES[slug]) for slug in CAMPAIGNS)),
)
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


def last_scenario(record: GameRecord) -> str:
    """Return the name of the scenario in which a campaign ended; nothing for a single one."""
    return SCENARIOS[ORDER[len(record.scenarios) - 1]].name if record.scenarios else ""


def cause_label(cause: str) -> str:
    """Return what ended a lost game: a card's name, or the part of the round that did."""
    if cause == QUEST_FAILED:
        return "A failed quest"
    if cause == REFRESH_PHASE:
        return "The refresh phase"
    return card_label(cause) if cause else "Unknown"
