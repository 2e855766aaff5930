"""Records and summaries as JSON, small and reversible, to be stored.

A record is a row `[index, winner, ending, turns, decisions, first player, [site, site],
choices]`; the choices are one string, in which a choice is mostly one character.
"""

from typing import Any

from rules.playtest.statistics.card_writing import read_cards, write_cards
from rules.playtest.tcg.observation_writing import read_journey, write_journey
from rules.playtest.tcg.record import GameRecord
from rules.playtest.tcg.statistics import ENDINGS, DeckSummary, Summary
from rules.playtest.writing import (
    BadWriting,
    Row,
    read_choices,
    read_distribution,
    write_choices,
    write_distribution,
)


def write_record(record: GameRecord) -> Row:
    """Write a record as a row of plain values."""
    return [
        record.index,
        record.winner,
        record.ending,
        record.turns,
        record.decisions,
        record.first_player,
        list(record.sites),
        write_choices(record.choices),
    ]


def read_record(row: Row) -> GameRecord:
    """Read a record; `BadWriting` for a row of another form."""
    try:
        index, winner, ending, turns, decisions, first_player, (site_a, site_b), choices = row
    except (TypeError, ValueError) as error:
        raise BadWriting(f"this is no record of a game: {str(row)[:80]}") from error
    return GameRecord(
        index=index,
        winner=winner,
        ending=ending,
        turns=turns,
        decisions=decisions,
        first_player=first_player,
        sites=(site_a, site_b),
        choices=read_choices(choices),
    )


def write_summary(summary: Summary) -> dict[str, Any]:
    """Write a summary as plain values."""
    return {
        "decks": [_write_deck(deck) for deck in summary.decks],
        "unfinished": summary.unfinished,
        "turns": write_distribution(summary.turns),
        "decisions": write_distribution(summary.decisions),
        "digest": summary.digest,
    }


def read_summary(written: dict[str, Any]) -> Summary:
    """Read a summary; `BadWriting` for what is of another form."""
    try:
        first, second = written["decks"]
        return Summary(
            decks=(_read_deck(first), _read_deck(second)),
            unfinished=written["unfinished"],
            turns=read_distribution(written["turns"]),
            decisions=read_distribution(written["decisions"]),
            digest_sum=int(written["digest"], 16),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadWriting(f"this is no summary of games: {str(written)[:80]}") from error


def _write_deck(deck: DeckSummary) -> dict[str, Any]:
    return {
        "endings": dict(deck.endings),
        "sites": write_distribution(deck.sites),
        "went_first": deck.went_first,
        "won_going_first": deck.won_going_first,
        "cards": write_cards(deck.cards),
        "journey": write_journey(deck.journey),
    }


def _read_deck(written: dict[str, Any]) -> DeckSummary:
    return DeckSummary(
        endings=tuple((ending, written["endings"][ending]) for ending in ENDINGS),
        sites=read_distribution(written["sites"]),
        went_first=written["went_first"],
        won_going_first=written["won_going_first"],
        # Summaries from before cards were counted have neither.
        cards=read_cards(written.get("cards", {})),
        journey=read_journey(written.get("journey", {})),
    )
