"""Players, endings and editions of the TCG in plain English."""

from collections.abc import Mapping

from play.models import Playtest
from play.results.titles import short_deck_names
from rules.players import strengths
from rules.players.strengths import EASY, GOOD, QUICK, RANDOM, STRONG
from rules.tcg.players.naming import RENAMED, STRENGTHS

# What forms say of each.
PLAYERS: Mapping[str, str] = strengths.lines(STRENGTHS, QUICK, GOOD, STRONG, RANDOM)
TABLE_PLAYERS: Mapping[str, str] = strengths.lines(STRENGTHS, EASY, QUICK, GOOD, STRONG, RANDOM)
ENDINGS: Mapping[str, str] = {
    "site 9": "Reached site 9",
    "killed": "Killed the opposing Ring-bearer",
    "corrupted": "Corrupted the opposing Ring-bearer",
}
# Among more than two the last one left has won.
ENDINGS_OF_MANY: Mapping[str, str] = {
    "site 9": "Reached site 9",
    "killed": "Was the last one left: Ring-bearer killed",
    "corrupted": "Was the last one left: Ring-bearer corrupted",
}
HOW_IT_ENDED: Mapping[str, str] = {
    "site 9": "reached site 9",
    "killed": "Ring-bearer killed",
    "corrupted": "Ring-bearer corrupted",
    "unfinished": "unfinished",
}
EDITIONS: Mapping[str, str] = {
    "starter-2003": "Starter rules",
    "two-towers-2002": "The Two Towers rulebook",
    "comprehensive-2.0": "Comprehensive Rulebook 2.0",
    "rulings-2004-04": "Comprehensive Rulebook 2.0 with the rulings of April 2004",
    "comprehensive-4.1": "Comprehensive Rules 4.1",
    "comprehensive-4.2": "Comprehensive Rules 4.2",
}

length_noun = "turns"
others = "opponents"
a_deck = "a TCG deck"
card_example = "7_83"
starters = "All starter decks of the format"
counted_sides = 4
playtest_lede = "The computer plays two to four decks against each other and saves every game."
gauntlet_lede = (
    "One deck against many, or all against all, two at a time: a table of win rates with intervals."
)


def winning_words(decks: int) -> Mapping[str, str]:
    """Return what each way to win is called in games of `decks` decks."""
    return ENDINGS if decks == 2 else ENDINGS_OF_MANY


def player_label(name: str) -> str:
    """Return what a player is called; one of an earlier version has its old name."""
    return strengths.label_with_today(STRENGTHS, RENAMED, name)


def current_player(name: str) -> str:
    """Return the player of today that an earlier version's player has become."""
    return strengths.current_name(STRENGTHS, RENAMED, name)


def rules_name(edition: str) -> str:
    """Return what the rules of an edition are called."""
    return EDITIONS.get(edition, edition)


def sides(playtest: Playtest) -> tuple[str, ...]:
    """Return who can win: the decks."""
    return short_deck_names(playtest)


def setting(others: str, scenario: str) -> str:
    """Return whom the versions of a trial meet."""
    return f"Against {others}"


def setting_facts(playtest: Playtest) -> dict[str, str]:
    """Return the edition in words; the TCG has neither scenarios nor difficulties."""
    return {
        "edition_name": EDITIONS.get(playtest.edition, ""),
        "scenario_name": "",
        "difficulty_name": "",
    }
