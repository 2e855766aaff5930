"""Players, difficulties, endings and causes of the LCG in plain English."""

from collections.abc import Mapping, Sequence

from decks.contents.card_labels import card_label
from play.models import Playtest
from play.results.labels import scenario_name
from rules.lcg.campaign import CAMPAIGNS, ORDER
from rules.lcg.players.naming import RENAMED, STRENGTHS
from rules.lcg.scenarios import SCENARIOS
from rules.players import strengths
from rules.players.strengths import GOOD, QUICK, RANDOM, STRONG
from rules.playtest.lcg.observation import QUEST_FAILED, REFRESH_PHASE
from rules.playtest.lcg.record import GameRecord

# What forms say of each.
PLAYERS: Mapping[str, str] = strengths.lines(STRENGTHS, QUICK, GOOD, STRONG, RANDOM)
_CAMPAIGN_NAMES: Mapping[str, str] = {
    "expert-game": "Expert game: the core set, one score",
    "nightmare": "Campaign without reset: the core set",
}
SCENARIO_CHOICES: Sequence[tuple[str, Sequence[tuple[str, str]]]] = (
    ("One scenario", tuple((slug, scenario.name) for slug, scenario in SCENARIOS.items())),
    ("A campaign", tuple((slug, _CAMPAIGN_NAMES[slug]) for slug in CAMPAIGNS)),
)
SCENARIO_HINT = (
    "Quick seldom wins at the Anduin, the Carrock, Rhosgobel or in Return to Mirkwood, and hardly "
    "ever at Dol Guldur, in Into the Pit or in The Seventh Level: choose Strong there, and sample "
    "decks that are built for the scenario."
)
DIFFICULTIES: Mapping[str, str] = {
    "basic": "Basic (no shadow cards)",
    "standard": "Standard",
}
RULES: Mapping[str, str] = {
    "": "As first printed",
    "faq": "Today’s official rules",
}
EDITIONS: Mapping[str, str] = {
    "faq": "Today’s official rules",
}
ENDINGS: Mapping[str, str] = {
    "won": "Won",
    "threat": "Lost: threat reached 50",
    "heroes": "Lost: all heroes dead",
    "quest": "Lost: the quest failed",
    "unfinished": "Unfinished",
}

length_noun = "rounds"
others = "partners"
a_deck = "an LCG deck"
card_example = "01073"
starters = "All introductory decks"
# Chunks count the players' wins; the encounter deck wins what is decided otherwise.
counted_sides = 1
playtest_lede = "The computer plays one to four decks against a scenario and saves every game."
gauntlet_lede = (
    "A deck, or several one after another, alone or with a partner, in every scenario: "
    "a table of win rates with intervals."
)


def player_label(name: str) -> str:
    """Return what a player is called; one of an earlier version has its old name."""
    return strengths.label_with_today(STRENGTHS, RENAMED, name)


def current_player(name: str) -> str:
    """Return the player of today that an earlier version's player has become."""
    return strengths.current_name(STRENGTHS, RENAMED, name)


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


def rules_name(edition: str) -> str:
    """Return what the rules of an edition are called; those of the rulebook have no name."""
    return EDITIONS.get(edition, "Core rules")


def sides(playtest: Playtest) -> tuple[str, ...]:
    """Return who can win: all players together, or the encounter deck."""
    return ("The players", "The encounter deck")


def setting(others: str, scenario: str) -> str:
    """Return what the versions of a trial meet, and with whom."""
    partners = f" with {others}" if others else ""
    return f"In {scenario_name(scenario)}{partners}"


def setting_facts(playtest: Playtest) -> dict[str, str]:
    """Return edition, scenario and difficulty in words; the core rules have no edition."""
    return {
        "edition_name": EDITIONS.get(playtest.edition, ""),
        "scenario_name": scenario_name(playtest.scenario),
        "difficulty_name": DIFFICULTIES.get(playtest.difficulty, ""),
    }
