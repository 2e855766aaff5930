"""Records and summaries as JSON, small and reversible, to be stored.

A record is a row `[index, winner, ending, turns, decisions, first player, [site, site],
choices]`; the choices are one string, in which a choice is mostly one character. With more than two
decks there are as many sites, and the order of turns follows the choices.
"""

from typing import Any

from rules.playtest.statistics.card_writing import read_cards, write_cards
from rules.playtest.tcg.observation_writing import read_journey, write_journey
from rules.playtest.tcg.record import GameRecord
from rules.playtest.tcg.statistics import ENDINGS, TWO_DECKS, DeckSummary, Summary
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
        *([list(record.order)] if record.order else []),
    ]


def read_record(row: Row) -> GameRecord:
    """Read a record; `BadWriting` for a row of another form."""
    try:
        index, winner, ending, turns, decisions, first_player, sites, choices, *order = row
        read_sites = _several(sites)
        # Two decks have no order, and more have one.
        read_order = _several(*order) if order or len(read_sites) > TWO_DECKS else ()
    except (TypeError, ValueError) as error:
        raise BadWriting(f"this is no record of a game: {str(row)[:80]}") from error
    return GameRecord(
        index=index,
        winner=winner,
        ending=ending,
        turns=turns,
        decisions=decisions,
        first_player=first_player,
        sites=read_sites,
        choices=read_choices(choices),
        order=read_order,
    )


def _several(row: Any) -> tuple[Any, ...]:
    """Return what a row says of each deck; TypeError or ValueError for no row of two or more."""
    first, second, *more = row
    return (first, second, *more)


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
        return Summary(
            decks=tuple(map(_read_deck, _several(written["decks"]))),
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
        **({"by_turn": [list(seat) for seat in deck.by_turn]} if deck.by_turn else {}),
        "cards": write_cards(deck.cards),
        "journey": write_journey(deck.journey),
    }


def _read_deck(written: dict[str, Any]) -> DeckSummary:
    return DeckSummary(
        endings=tuple((ending, written["endings"][ending]) for ending in ENDINGS),
        sites=read_distribution(written["sites"]),
        went_first=written["went_first"],
        won_going_first=written["won_going_first"],
        by_turn=tuple((games, won) for games, won in written.get("by_turn", ())),
        # Summaries from before cards were counted have neither.
        cards=read_cards(written.get("cards", {})),
        journey=read_journey(written.get("journey", {})),
    )
