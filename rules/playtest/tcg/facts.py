"""What people look for in a game of the TCG."""

from functools import lru_cache

from rules.playtest.facts import CORRUPTED, IN_THE_GAME, KILLED, GameFacts, seen_characters
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.observation import Observation
from rules.playtest.tcg.record import GameRecord
from rules.playtest.tcg.statistics import TWO_DECKS
from rules.tcg.deck import TcgDeck


def listed_cards(description: PlaytestDescription) -> tuple[tuple[str, ...], ...]:
    """Return the different cards of each draw deck, in the order of `GameFacts.seen`."""
    return _different_cards(description.decks)


def game_facts(description: PlaytestDescription, record: GameRecord) -> GameFacts:
    """Return what people look for in a game."""
    observation = record.observation
    return GameFacts(
        winner=record.winner,
        ending=record.ending,
        length=record.turns,
        decisions=record.decisions,
        first_player=record.first_player,
        sites=record.sites,
        comeback=observation.comeback if observation is not None else 0,
        lost=_lost(observation) if observation is not None else "",
        seen=seen_characters(listed_cards(description), [deck.seen for deck in observation.decks])
        if observation is not None
        else "",
    )


def _lost(observation: Observation) -> str:
    """Return what befell each deck's Ring-bearer; of two the ending says it."""
    if len(observation.decks) == TWO_DECKS:
        return ""
    journeys = [deck.journey for deck in observation.decks]
    return "".join(
        KILLED if journey.killed else CORRUPTED if journey.corrupted else IN_THE_GAME
        for journey in journeys
    )


@lru_cache(maxsize=64)
def _different_cards(decks: tuple[TcgDeck, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(dict.fromkeys(deck.copies())) for deck in decks)
