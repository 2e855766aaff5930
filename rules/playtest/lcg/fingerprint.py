"""Which rules, card texts and players a playtest of the LCG is played by."""

from collections.abc import Iterator

from rules.lcg.campaign import scenarios_of
from rules.lcg.facts.reader import card
from rules.lcg.library import definition
from rules.players.strengths import RANDOM
from rules.playtest.fingerprint import fingerprint, fingerprint_players
from rules.playtest.lcg.description import PlaytestDescription

# What decides how a game goes on after a choice. Words of single cards have their meaning beside
# them, so `library/own` counts as code. Players only choose; they have a fingerprint of their own.
CODE = (
    "notation",
    "codes.py",
    "names.py",
    "rng.py",
    "value_object.py",
    "lcg/campaign.py",
    "lcg/deck.py",
    "lcg/game.py",
    "lcg/scenarios.py",
    "lcg/engine",
    "lcg/notation",
    "lcg/library/own",
)

# What decides which choice a computer player makes. Players that search deal hidden cards again.
PLAYER_CODE = ("logistic.py", "players", "lcg/hidden.py", "lcg/players")
RANDOM_CODE = ("players/random_player.py",)


def rules_fingerprint(description: PlaytestDescription) -> str:
    """Return the fingerprint of the rules, and of the texts of a playtest's cards on its day.

    The cards are those of the decks and of the scenarios. Raise UnknownCard for a code that is no
    card, and UnknownScenario.
    """
    return fingerprint(CODE, _facts_and_definitions(description))


def players_fingerprint(description: PlaytestDescription) -> str:
    """Return the fingerprint of the players that a playtest names: their code and weights."""
    return fingerprint_players(description.players, PLAYER_CODE, {RANDOM: RANDOM_CODE})


def _facts_and_definitions(description: PlaytestDescription) -> Iterator[tuple[object, object]]:
    codes: set[str] = set()
    for scenario in scenarios_of(description.scenario):
        codes.update((*scenario.quest_cards(), *scenario.encounter_cards()))
    for deck in description.decks:
        codes.update(code for code, _ in (*deck.heroes, *deck.player_deck))
    for code in sorted(codes):
        yield card(code), definition(code, description.day)
