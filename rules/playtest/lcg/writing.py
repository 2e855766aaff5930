"""Records and summaries as JSON, small and reversible, for the database.

A record is a row `[index, ending, rounds, stage, score, cause, threat, seen, played, choices]`:
`threat` is a list for each player, cards seen and played are hexadecimal, the choices one string.
"""

from typing import Any

from rules.playtest.lcg.record import GameRecord
from rules.playtest.lcg.statistics import ENDINGS, DeckSummary, RoundThreat, Summary
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
        record.ending,
        record.rounds,
        record.stage,
        record.score,
        record.cause,
        [list(row) for row in record.threat],
        [f"{mask:x}" for mask in record.seen],
        [f"{mask:x}" for mask in record.played],
        write_choices(record.choices),
    ]


def read_record(row: Row) -> GameRecord:
    """Read a record; raise BadWriting for a row of another form."""
    try:
        index, ending, rounds, stage, score, cause, threat, seen, played, choices = row
        return GameRecord(
            index=index,
            ending=ending,
            rounds=rounds,
            stage=stage,
            score=score,
            cause=cause,
            threat=tuple(map(tuple, threat)),
            seen=tuple(int(mask, 16) for mask in seen),
            played=tuple(int(mask, 16) for mask in played),
            choices=read_choices(choices),
        )
    except (TypeError, ValueError) as error:
        raise BadWriting(f"this is no record of a game: {str(row)[:80]}") from error


def write_summary(summary: Summary) -> dict[str, Any]:
    """Write a summary as plain values."""
    return {
        "endings": dict(summary.endings),
        "rounds": write_distribution(summary.rounds),
        "decisions": write_distribution(summary.decisions),
        "scores": write_distribution(summary.scores),
        "losses": [[*loss, games] for loss, games in summary.losses],
        "threat": [
            [write_distribution(one.won), write_distribution(one.lost)] for one in summary.threat
        ],
        "decks": [_write_deck(deck) for deck in summary.decks],
        "digest": summary.digest,
    }


def read_summary(written: dict[str, Any]) -> Summary:
    """Read a summary; raise BadWriting for what is of another form."""
    try:
        return Summary(
            endings=tuple((ending, written["endings"][ending]) for ending in ENDINGS),
            rounds=read_distribution(written["rounds"]),
            decisions=read_distribution(written["decisions"]),
            scores=read_distribution(written["scores"]),
            losses=tuple(
                ((stage, ending, cause), games) for stage, ending, cause, games in written["losses"]
            ),
            threat=tuple(
                RoundThreat(read_distribution(won), read_distribution(lost))
                for won, lost in written["threat"]
            ),
            decks=tuple(_read_deck(deck) for deck in written["decks"]),
            digest_sum=int(written["digest"], 16),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadWriting(f"this is no summary of games: {str(written)[:80]}") from error


def _write_deck(deck: DeckSummary) -> dict[str, Any]:
    return {
        "seen": write_distribution(deck.seen),
        "seen_won": write_distribution(deck.seen_won),
        "played": write_distribution(deck.played),
        "played_won": write_distribution(deck.played_won),
    }


def _read_deck(written: dict[str, Any]) -> DeckSummary:
    return DeckSummary(
        seen=read_distribution(written["seen"]),
        seen_won=read_distribution(written["seen_won"]),
        played=read_distribution(written["played"]),
        played_won=read_distribution(written["played_won"]),
    )
