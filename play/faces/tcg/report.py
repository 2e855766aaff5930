"""A result of a TCG playtest: what its JSON says of it alone, and lines of text."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from play.faces.tcg.journey import TURN_ORDERS, journey_json
from play.faces.tcg.labels import EDITIONS, winning_words
from play.faces.tcg.seats import going_first_words
from play.faces.tcg.verdict import verdict
from play.requests.playtest import PlaytestRequest
from play.results.card_results import cards_json
from play.results.labels import distinct_names
from play.results.report import length_json, length_text
from play.results.shares import interval_words, percent_words
from rules.english import join_words
from rules.playtest.statistics.interval import CONFIDENCE
from rules.playtest.tcg.statistics import ENDINGS as WAYS_TO_WIN
from rules.playtest.tcg.statistics import DeckSummary, Summary
from rules.playtest.tcg.turn_order import first_share, place_shares


def result_details(
    requested: PlaytestRequest, keys: Sequence[str], summary: Summary
) -> dict[str, Any]:
    """Return what is said of the games of the decks; what is said by deck stands under its key."""
    summary = summary.of_decks(len(keys))
    by_deck = dict(zip(keys, summary.decks, strict=True))
    intervals = {key: summary.interval(place) for place, key in enumerate(keys)}
    return {
        "wins": {key: deck.wins for key, deck in by_deck.items()},
        "rate": {key: summary.rate(place) for place, key in enumerate(keys)},
        "interval": {key: list(interval) for key, interval in intervals.items()},
        "endings": {
            **{ending: _won_by(summary, ending) for ending in WAYS_TO_WIN},
            "unfinished": summary.unfinished,
        },
        "endings_by_winner": {key: dict(deck.endings) for key, deck in by_deck.items()},
        "turns": length_json(summary.turns),
        "sites": {
            key: {str(site): games for site, games in deck.sites.items()}
            for key, deck in by_deck.items()
        },
        "going_first": _going_first_json(by_deck, summary),
        "cards": {key: cards_json(deck.cards) for key, deck in by_deck.items()},
        "journeys": {key: journey_json(deck, summary.decided) for key, deck in by_deck.items()},
    }


def _going_first_json(by_deck: Mapping[str, DeckSummary], summary: Summary) -> dict[str, Any]:
    """Return the share won going first, each deck counted alike; null where games can't show it."""
    share = first_share(summary)
    return {
        "rate": share.rate if share else None,
        "interval": list(share.interval) if share else None,
        "decks": {
            key: {
                "games": deck.went_first,
                "wins": deck.won_going_first,
                "bids": {str(bid): games for bid, games in deck.journey.bids.items()},
            }
            for key, deck in by_deck.items()
        },
    }


def result_text(requested: PlaytestRequest, summary: Summary) -> Iterator[str]:
    """Return the result line by line."""
    names = distinct_names([entrant.name for entrant in requested.entrants])
    seated = [
        f"{name} ({entrant.player})"
        for name, entrant in zip(names, requested.entrants, strict=True)
    ]
    yield (
        f"{seated[0]} against {join_words(seated[1:])}, "
        f"{requested.format.name}, seed {requested.seed}"
    )
    yield f"Rules and card texts of {_day(requested)}: {EDITIONS[requested.edition]}"
    yield f"{summary.games:,} games, {summary.total_decisions:,} decisions"
    yield ""
    for place, name in enumerate(names):
        yield f"{name} won {summary.decks[place].wins:,}{_share_text(summary, place)}"
    if summary.unfinished:
        yield f"{summary.unfinished:,} unfinished: they reached the limit and have no winner"
    are_many = len(names) > 2
    if are_many:
        yield verdict(names, summary.wins)
        yield "The intervals of all decks hold together."
    words = winning_words(len(names))
    for place, name in enumerate(names):
        yield ""
        yield f"How {name} won:"
        for ending, games in summary.decks[place].endings:
            yield f"  {words[ending]}: {games:,}"
        if are_many:
            yield from _fates_text(summary.decks[place])
    yield ""
    yield f"Turns: {length_text(summary.turns)}"
    yield f"Decisions: {length_text(summary.decisions)}"
    if going_first := going_first_words(names, summary):
        yield going_first
    for place, share in enumerate(place_shares(summary) if are_many else ()):
        if share is not None:
            yield (
                f"Going {TURN_ORDERS[place]} won {percent_words(share.rate)} "
                f"({interval_words(share.interval)})"
            )
    yield f"Digest: {summary.digest}"


def _fates_text(deck: DeckSummary) -> Iterator[str]:
    for words, sites in (("killed", deck.journey.killed), ("corrupted", deck.journey.corrupted)):
        where = ", ".join(f"{games:,} at site {site}" for site, games in sites.items())
        yield f"Its Ring-bearer was {words} in {sum(sites.values()):,}{where and f': {where}'}"


def _day(requested: PlaytestRequest) -> str:
    assert requested.day is not None, "the TCG is played by the rules of a day"
    return requested.day.isoformat()


def _won_by(summary: Summary, ending: str) -> int:
    return sum(dict(deck.endings)[ending] for deck in summary.decks)


def _share_text(summary: Summary, place: int) -> str:
    rate = summary.rate(place)
    if rate is None:
        return ""
    bounds = interval_words(summary.interval(place))
    return f": {percent_words(rate)} ({CONFIDENCE:.0%} interval {bounds})"
