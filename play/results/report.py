"""A playtest's result as JSON: the same keys for either game."""

from collections.abc import Sequence
from typing import Any

from play.requests.playtest import PlaytestRequest
from rules.playtest.statistics.distribution import Distribution, mean, median
from rules.playtest.statistics.interval import CONFIDENCE

# What only some games have; it is null in results of the others.
OF_SOME_GAMES = (
    "endings_by_winner",
    "turns",
    "rounds",
    "score",
    "sites",
    "going_first",
    "journeys",
    "losses",
    "threat_by_round",
    "scenarios",
)


def result_json(requested: PlaytestRequest, keys: Sequence[str], summary: Any) -> dict[str, Any]:
    """Return the result as plain values; what is said by deck stands under its key.

    `wins`, `rate` and `interval` are those of each side: the decks of the TCG under their keys,
    and `players` for all decks of the LCG together.
    """
    return {
        "game": requested.game.value,
        "games": summary.games,
        "decks": _decks_json(requested, keys),
        "scenario": requested.scenario,
        "difficulty": requested.difficulty,
        "format": requested.format.slug,
        "day": requested.day.isoformat() if requested.day else None,
        "edition": requested.edition,
        "seed": requested.seed,
        "confidence": CONFIDENCE,
        **dict.fromkeys(OF_SOME_GAMES),
        **requested.face.result_details(requested, keys, summary),
        "decisions": summary.total_decisions,
        "decisions_by_game": length_json(summary.decisions),
        "digest": summary.digest,
    }


def length_json(distribution: Distribution) -> dict[str, float]:
    """Return a distribution in a few numbers."""
    return {
        "median": median(distribution),
        "mean": round(mean(distribution), 3),
        "least": min(distribution, default=0),
        "most": max(distribution, default=0),
    }


def length_text(distribution: Distribution) -> str:
    """Return a distribution in a few words."""
    return (
        f"median {median(distribution):,}, mean {mean(distribution):,.1f}, "
        f"from {min(distribution, default=0):,} to {max(distribution, default=0):,}"
    )


def _decks_json(requested: PlaytestRequest, keys: Sequence[str]) -> list[dict[str, Any]]:
    """Return the decks and who plays them."""
    return [
        {
            "deck": key,
            "name": entrant.name,
            "player": entrant.player,
            "blanks": list(entrant.blanks()),
        }
        for key, entrant in zip(keys, requested.entrants, strict=True)
    ]
