"""A result of an LCG playtest: what its JSON says of it alone, and lines of text."""

from collections.abc import Iterator, Sequence
from typing import Any

from play.faces.lcg.labels import DIFFICULTIES, EDITIONS, ENDINGS, cause_label
from play.requests.playtest import PlaytestRequest
from play.results.card_results import cards_json
from play.results.labels import scenario_name
from play.results.report import length_json, length_text
from play.results.shares import interval_words, percent_words
from rules.english import join_words
from rules.lcg.campaign import scenarios_of
from rules.lcg.scenarios import Scenario
from rules.playtest.lcg.statistics import Summary
from rules.playtest.statistics.distribution import Distribution, mean, median, quantile, size
from rules.playtest.statistics.interval import CONFIDENCE

MAX_LOSSES = 8
# The key of the side that all decks are on.
PLAYERS = "players"


def result_details(
    requested: PlaytestRequest, keys: Sequence[str], summary: Summary
) -> dict[str, Any]:
    """Return what is said of the games of decks that win and lose together."""
    return {
        **_summary_json(keys, summary),
        "scenarios": [
            {
                "scenario": scenario.slug,
                "games": part.games,
                **_summary_json(keys, part),
                "decisions": part.total_decisions,
                "decisions_by_game": length_json(part.decisions),
            }
            for scenario, part in _reached(requested, summary)
        ],
    }


def _summary_json(keys: Sequence[str], summary: Summary) -> dict[str, Any]:
    """Return what is said of a whole game and of each scenario of a campaign alike."""
    return {
        "wins": {PLAYERS: summary.won},
        "rate": {PLAYERS: summary.rate},
        "interval": {PLAYERS: list(summary.interval)},
        "endings": dict(summary.endings),
        "score": {**length_json(summary.scores), **_quartiles(summary.scores)}
        if summary.scores
        else None,
        "rounds": length_json(summary.rounds),
        "losses": [
            {"stage": stage, "ending": ending, "cause": cause, "games": games}
            for (stage, ending, cause), games in summary.losses
        ],
        "threat_by_round": [
            {"round": number, "won": _threat_json(threat.won), "lost": _threat_json(threat.lost)}
            for number, threat in enumerate(summary.threat)
        ],
        "cards": {key: cards_json(cards) for key, cards in zip(keys, summary.cards, strict=False)},
    }


def _reached(requested: PlaytestRequest, summary: Summary) -> Iterator[tuple[Scenario, Summary]]:
    """Return the scenarios of a campaign that a game reached, with what is said of them."""
    return zip(scenarios_of(requested.scenario), summary.scenarios, strict=False)


def result_text(requested: PlaytestRequest, summary: Summary) -> Iterator[str]:
    """Return the result line by line."""
    names = [f"{entrant.name} ({entrant.player})" for entrant in requested.entrants]
    yield (
        f"{join_words(names)} in {scenario_name(requested.scenario)}, "
        f"{DIFFICULTIES[requested.difficulty]}, seed {requested.seed}"
    )
    texts = f"with errata up to {requested.day.isoformat()}" if requested.day else "as printed"
    yield f"Cards {texts}, {requested.format.name}"
    if requested.edition:
        yield f"Rules: {EDITIONS[requested.edition]}"
    yield f"{summary.games:,} games, {summary.total_decisions:,} decisions"
    yield ""
    yield f"Won {summary.won:,}{_share_text(summary)}"
    for ending, games in summary.endings:
        if games and ending != "won":
            yield f"{ENDINGS[ending]}: {games:,}"
    yield ""
    if summary.scores:
        low, high = _quartiles(summary.scores).values()
        yield f"Score: {length_text(summary.scores)}, half of them from {low} to {high}"
    yield f"Rounds: {length_text(summary.rounds)}"
    yield f"Decisions: {length_text(summary.decisions)}"
    for scenario, part in _reached(requested, summary):
        yield ""
        yield f"{scenario.name}: won {part.won:,} of {part.decided:,}{_share_text(part)}"
        if part.scores:
            yield f"Score: {length_text(part.scores)}"
        yield from _details_text(part)
    if not summary.scenarios:
        yield from _details_text(summary)
    yield ""
    yield f"Digest: {summary.digest}"


def _details_text(summary: Summary) -> Iterator[str]:
    """Return how games were lost, and the threat by round."""
    if summary.losses:
        yield ""
        yield "How games were lost:"
        losses = sorted(summary.losses, key=lambda loss: -loss[1])
        for (stage, ending, cause), games in losses[:MAX_LOSSES]:
            how = ENDINGS[ending].removeprefix("Lost: ")
            yield f"  stage {stage}, {how}, {cause_label(cause)}: {games:,}"
        left = sum(games for _, games in losses[MAX_LOSSES:])
        if left:
            yield f"  in other ways: {left:,}"
    yield ""
    yield "Average threat after each round, in won and lost games:"
    for number, threat in enumerate(summary.threat):
        won, lost = (f"{mean(part):.0f}" if part else "-" for part in (threat.won, threat.lost))
        yield f"  {number:>2}: {won:>3} {lost:>3}"


def _share_text(summary: Summary) -> str:
    if summary.rate is None:
        return ""
    bounds = interval_words(summary.interval)
    return f": {percent_words(summary.rate)} ({CONFIDENCE:.0%} interval {bounds})"


def _quartiles(distribution: Distribution) -> dict[str, int]:
    return {
        "lower_quartile": quantile(distribution, 0.25),
        "upper_quartile": quantile(distribution, 0.75),
    }


def _threat_json(threat: Distribution) -> dict[str, Any] | None:
    if not threat:
        return None
    return {
        "players": size(threat),
        "mean": round(mean(threat), 3),
        "median": median(threat),
        **_quartiles(threat),
    }
