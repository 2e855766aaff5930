"""Records and summaries as JSON, small and reversible, for the database.

A record is a row `[index, ending, rounds, stage, score, cause, threat, choices]`; `threat` has a
number for each player, the choices are one string. That of a campaign is `[index, rows]`, with a
row for each of its scenarios.
"""

from typing import Any

from rules.playtest.lcg.record import GameRecord, join_scenarios
from rules.playtest.lcg.statistics import ENDINGS, RoundThreat, Summary
from rules.playtest.statistics.card_writing import read_cards, write_cards
from rules.playtest.writing import (
    BadWriting,
    Row,
    read_choices,
    read_distribution,
    write_choices,
    write_distribution,
)

_CAMPAIGN_COLUMNS = 2


def write_record(record: GameRecord) -> Row:
    """Write a record as a row of plain values."""
    if record.scenarios:
        return [record.index, [write_record(scenario) for scenario in record.scenarios]]
    return [
        record.index,
        record.ending,
        record.rounds,
        record.quest_stage,
        record.score,
        record.cause,
        list(record.threat),
        write_choices(record.choices),
    ]


def read_record(row: Row) -> GameRecord:
    """Read a record; raise BadWriting for a row of another form."""
    try:
        if len(row) == _CAMPAIGN_COLUMNS:
            return join_scenarios(row[0], [read_record(scenario) for scenario in row[1]])
        index, ending, rounds, stage, score, cause, threat, choices = row
        return GameRecord(
            index=index,
            ending=ending,
            rounds=rounds,
            quest_stage=stage,
            score=score,
            cause=cause,
            threat=tuple(map(int, threat)),
            choices=read_choices(choices),
        )
    except (IndexError, TypeError, ValueError) as error:
        raise BadWriting(f"this is no record of a game: {str(row)[:80]}") from error


def write_summary(summary: Summary) -> dict[str, Any]:
    """Write a summary as plain values; `scenarios` is there for a campaign alone."""
    written = {
        "endings": dict(summary.endings),
        "rounds": write_distribution(summary.rounds),
        "decisions": write_distribution(summary.decisions),
        "scores": write_distribution(summary.scores),
        "losses": [[*loss, games] for loss, games in summary.losses],
        "threat": [
            [write_distribution(threat.won), write_distribution(threat.lost)]
            for threat in summary.threat
        ],
        "decks": [write_cards(deck) for deck in summary.decks],
        "digest": summary.digest,
    }
    if summary.scenarios:
        written["scenarios"] = [write_summary(scenario) for scenario in summary.scenarios]
    return written


def read_summary(written: dict[str, Any]) -> Summary:
    """Read a summary; raise BadWriting for what is of another form."""
    try:
        return Summary(
            endings=tuple((ending, written["endings"].get(ending, 0)) for ending in ENDINGS),
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
            decks=tuple(read_cards(deck) for deck in written["decks"]),
            digest_sum=int(written["digest"], 16),
            scenarios=tuple(map(read_summary, written.get("scenarios", ()))),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadWriting(f"this is no summary of games: {str(written)[:80]}") from error
