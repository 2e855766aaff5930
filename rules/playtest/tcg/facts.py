"""What people look for in a game of the TCG."""

from functools import lru_cache

from rules.playtest.facts import GameFacts, seen_characters
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.record import GameRecord
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
        seen=seen_characters(listed_cards(description), [deck.seen for deck in observation.decks])
        if observation is not None
        else "",
    )


@lru_cache(maxsize=64)
def _different_cards(decks: tuple[TcgDeck, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(dict.fromkeys(deck.copies())) for deck in decks)
