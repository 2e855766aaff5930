"""What people look for in a game of the LCG."""

from rules.playtest.card_statistics import Moment
from rules.playtest.facts import GameFacts, seen_signs
from rules.playtest.lcg.description import PlaytestDescription
from rules.playtest.lcg.record import GameRecord

PLAYERS, ENCOUNTER = 0, 1


def listed_cards(description: PlaytestDescription) -> tuple[tuple[str, ...], ...]:
    """Return the different cards of each player deck, in the order of `GameFacts.seen`."""
    return tuple(tuple(code for code, _ in deck.player_deck) for deck in description.decks)


def game_facts(description: PlaytestDescription, record: GameRecord) -> GameFacts:
    """Return what people look for in a game."""
    winner: int | None = PLAYERS if record.won else ENCOUNTER
    return GameFacts(
        winner=None if record.ending == "unfinished" else winner,
        ending=record.ending,
        length=record.rounds,
        decisions=record.decisions,
        seen=_seen(description, record),
        stage=record.stage or None,
        cause=record.cause,
        score=record.score,
        scenario=len(record.scenarios) or None,
    )


def _seen(description: PlaytestDescription, record: GameRecord) -> str:
    """Return the signs of the cards, in a campaign of any of its scenarios."""
    observed = [one.observation for one in record.scenarios or (record,)]
    decks = [seen.decks for seen in observed if seen is not None]
    if not decks:
        return ""
    seen = [
        {
            moment: frozenset[str]().union(*(deck.seen.get(moment, ()) for deck in one))
            for moment in Moment
        }
        for one in zip(*decks, strict=True)
    ]
    return seen_signs(listed_cards(description), seen)
