"""What people look for in a game of the LCG."""

from rules.playtest.facts import GameFacts, seen_characters
from rules.playtest.lcg.description import PlaytestDescription
from rules.playtest.lcg.record import GameRecord
from rules.playtest.statistics.card_statistics import Moment

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
        quest_stage=record.quest_stage or None,
        cause=record.cause,
        score=record.score,
        scenario=len(record.scenarios) or None,
    )


def _seen(description: PlaytestDescription, record: GameRecord) -> str:
    """Return the characters of the cards, in a campaign of any of its scenarios."""
    observed = [played.observation for played in record.scenarios or (record,)]
    decks = [seen.decks for seen in observed if seen is not None]
    if not decks:
        return ""
    seen = [
        {
            moment: frozenset[str]().union(*(deck.seen.get(moment, ()) for deck in card))
            for moment in Moment
        }
        for card in zip(*decks, strict=True)
    ]
    return seen_characters(listed_cards(description), seen)
