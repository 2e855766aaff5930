"""A playtest's result as JSON and as lines of text."""

from collections.abc import Iterator, Sequence
from typing import Any

from play.card_results import cards_json
from play.journey_results import journey_json
from play.labels import EDITIONS, ENDINGS, distinct_names
from play.playtest_request import PlaytestRequest
from rules.playtest.distribution import Distribution, mean, median
from rules.playtest.interval import CONFIDENCE
from rules.playtest.tcg.statistics import ENDINGS as WAYS_TO_WIN
from rules.playtest.tcg.statistics import Summary


def result_json(proposal: PlaytestRequest, keys: Sequence[str], summary: Summary) -> dict[str, Any]:
    """Return the result as plain values; what is said by deck stands under its key."""
    by_deck = dict(zip(keys, summary.decks, strict=True))
    intervals = {key: summary.interval(place) for place, key in enumerate(keys)}
    return {
        "games": summary.games,
        "decks": decks_json(proposal, keys),
        "format": proposal.format.slug,
        "day": _day(proposal),
        "edition": proposal.edition,
        "seed": proposal.seed,
        "wins": {key: deck.wins for key, deck in by_deck.items()},
        "rate": {key: summary.rate(place) for place, key in enumerate(keys)},
        "interval": {key: list(interval) for key, interval in intervals.items()},
        "confidence": CONFIDENCE,
        "endings": {
            **{ending: _won_by(summary, ending) for ending in WAYS_TO_WIN},
            "unfinished": summary.unfinished,
        },
        "endings_by_winner": {key: dict(deck.endings) for key, deck in by_deck.items()},
        "turns": length_json(summary.turns),
        "decisions": summary.total_decisions,
        "decisions_by_game": length_json(summary.decisions),
        "sites": {
            key: {str(site): games for site, games in deck.sites.items()}
            for key, deck in by_deck.items()
        },
        "going_first": {
            "games": summary.decided,
            "wins": summary.won_going_first,
            "interval": list(summary.going_first_interval),
        },
        "cards": {key: cards_json(deck.cards) for key, deck in by_deck.items()},
        "journeys": {key: journey_json(deck, summary.decided) for key, deck in by_deck.items()},
        "digest": summary.digest,
    }


def result_text(proposal: PlaytestRequest, summary: Summary) -> Iterator[str]:
    """Return the result line by line."""
    first, second = proposal.entrants
    names = distinct_names((first.name, second.name))
    yield (
        f"{names[0]} ({first.player}) against {names[1]} ({second.player}), "
        f"{proposal.format.name}, seed {proposal.seed}"
    )
    yield f"Rules and card texts of {_day(proposal)}: {EDITIONS[proposal.edition]}"
    yield f"{summary.games:,} games, {summary.total_decisions:,} decisions"
    yield ""
    for place, name in enumerate(names):
        yield f"{name} won {summary.decks[place].wins:,}{_share_text(summary, place)}"
    if summary.unfinished:
        yield f"{summary.unfinished:,} unfinished: they reached the limit and have no winner"
    for place, name in enumerate(names):
        yield ""
        yield f"How {name} won:"
        for ending, games in summary.decks[place].endings:
            yield f"  {ENDINGS[ending]}: {games:,}"
    yield ""
    yield f"Turns: {length_text(summary.turns)}"
    yield f"Decisions: {length_text(summary.decisions)}"
    low, high = summary.going_first_interval
    yield (
        f"Going first won {summary.won_going_first:,} of {summary.decided:,} decided "
        f"games ({CONFIDENCE:.0%} interval {low:.1%} to {high:.1%})"
    )
    yield f"Digest: {summary.digest}"


def _day(proposal: PlaytestRequest) -> str:
    assert proposal.day is not None, "the TCG is played by the rules of a day"
    return proposal.day.isoformat()


def _won_by(summary: Summary, ending: str) -> int:
    return sum(dict(deck.endings)[ending] for deck in summary.decks)


def decks_json(proposal: PlaytestRequest, keys: Sequence[str]) -> list[dict[str, Any]]:
    """Return the decks and who plays them."""
    return [
        {
            "deck": key,
            "name": entrant.name,
            "player": entrant.player,
            "blanks": list(entrant.blanks()),
        }
        for key, entrant in zip(keys, proposal.entrants, strict=True)
    ]


def length_json(distribution: Distribution) -> dict[str, float]:
    """Return a distribution in a few numbers."""
    return {
        "median": median(distribution),
        "mean": round(mean(distribution), 3),
        "least": min(distribution, default=0),
        "most": max(distribution, default=0),
    }


def _share_text(summary: Summary, place: int) -> str:
    rate = summary.rate(place)
    if rate is None:
        return ""
    low, high = summary.interval(place)
    return f": {rate:.1%} ({CONFIDENCE:.0%} interval {low:.1%} to {high:.1%})"


def length_text(distribution: Distribution) -> str:
    """Return a distribution in a few words."""
    return (
        f"median {median(distribution):,}, mean {mean(distribution):,.1f}, "
        f"from {min(distribution, default=0):,} to {max(distribution, default=0):,}"
    )
