"""What people look for in a game of the LCG."""

from rules.playtest.card_statistics import Moment
from rules.playtest.facts import GameFacts, played_flags
from rules.playtest.lcg.description import PlaytestDescription
from rules.playtest.lcg.record import GameRecord

PLAYERS, ENCOUNTER = 0, 1


def listed_cards(description: PlaytestDescription) -> tuple[tuple[str, ...], ...]:
    """Return the different cards of each player deck, in the order of `GameFacts.played`."""
    return tuple(tuple(code for code, _ in deck.player_deck) for deck in description.decks)


def game_facts(description: PlaytestDescription, record: GameRecord) -> GameFacts:
    """Return what people look for in a game."""
    winner: int | None = PLAYERS if record.won else ENCOUNTER
    observation = record.observation
    return GameFacts(
        winner=None if record.ending == "unfinished" else winner,
        ending=record.ending,
        length=record.rounds,
        decisions=record.decisions,
        played=played_flags(
            listed_cards(description), [deck.seen[Moment.PLAYED] for deck in observation.decks]
        )
        if observation is not None
        else "",
    )
