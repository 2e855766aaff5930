"""What a trial found, as plain values and as lines of text.

The page's download, the API and the commands all write it by these functions, so that they agree
to the last digit.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from decks.contents.card_labels import card_label
from play.models import Design
from play.requests.trial_facts import TrialFacts
from play.trials.comparison import comparison_json, comparison_text, points, verdict
from rules.playtest.kinds import KINDS
from rules.playtest.trials.paired import PairCounts
from rules.playtest.trials.results import (
    Comparison,
    ScoreDifference,
    SwapResult,
    compare,
    halving_result,
    swap_result,
)
from rules.playtest.trials.summary import TrialSummary


def trial_json(facts: TrialFacts, summary: TrialSummary) -> dict[str, Any]:
    """Return what the games show as plain values."""
    if facts.design is Design.COMPARISON:
        return _comparison_json(facts, summary)
    if facts.design is Design.PROPOSALS:
        return _proposals_json(facts, summary)
    return _swap_json(facts, swap_result(facts.stages, len(facts.cards), summary), summary)


def trial_text(facts: TrialFacts, summary: TrialSummary) -> Iterator[str]:
    """Return what the games show, line by line."""
    if facts.design is Design.COMPARISON:
        found = _compare(facts, summary)
        names = facts.names[0], facts.names[1]
        yield from comparison_text(names, found.counts, facts.plan, found.estimate)
        if found.scores is not None:
            yield _score_text(found.scores)
        return
    yield from _swap_text(facts, swap_result(facts.stages, len(facts.cards), summary))


def _compare(facts: TrialFacts, summary: TrialSummary) -> Comparison:
    has_scores = KINDS[facts.game].has_scores
    return compare(facts.stages[0], summary, facts.plan, has_scores=has_scores)


def _comparison_json(facts: TrialFacts, summary: TrialSummary) -> dict[str, Any]:
    found = _compare(facts, summary)
    written = comparison_json(found.counts, facts.plan, found.state, found.estimate)
    if found.scores is not None:
        interval = found.scores.interval
        written["score"] = {
            "pairs_both_won": found.scores.pairs,
            "difference": found.scores.difference,
            "interval": list(interval) if interval is not None else None,
        }
    counted = summary.digest_before(found.games) if found.is_decided else summary.digest
    return written | {"digest": counted if found.games < summary.games else summary.digest}


def _swap_json(facts: TrialFacts, found: SwapResult, summary: TrialSummary) -> dict[str, Any]:
    return {
        "out": facts.card_out,
        "copies": facts.copies,
        "rounds": [
            {
                "games": halving_round.games,
                "standings": _standings(facts.cards, halving_round.standings),
                "kept": [facts.cards[candidate - 1] for candidate in halving_round.kept],
            }
            for halving_round in found.rounds
        ],
        "under_way": _standings(facts.cards, found.under_way),
        "best": facts.cards[found.best - 1] if found.best is not None else None,
        "confirmation": comparison_json(found.confirmation, None),
        "digest": summary.digest,
    }


def _proposals_json(facts: TrialFacts, summary: TrialSummary) -> dict[str, Any]:
    found = halving_result(facts.stages, len(facts.names) - 1, summary)
    rounds = [settled.standings for settled in found.rounds] + [found.under_way]
    return {
        "rounds": [
            [
                {"version": facts.names[version], **comparison_json(counts, None)}
                for version, counts in standings
            ]
            for standings in rounds
            if standings
        ],
        "best": facts.names[found.best] if found.best is not None else None,
        "digest": summary.digest,
    }


def _standings(
    cards: Sequence[str], standings: Sequence[tuple[int, PairCounts]]
) -> list[dict[str, Any]]:
    return [
        {
            "card": cards[candidate - 1],
            "name": card_label(cards[candidate - 1]),
            **comparison_json(counts, None),
        }
        for candidate, counts in standings
    ]


def _score_text(scores: ScoreDifference) -> str:
    if scores.interval is None:
        return f"Both won {scores.pairs:,} pairs: too few to compare scores."
    low, high = scores.interval
    return (
        f"Score in {scores.pairs:,} pairs that both won: {scores.difference:+.1f} "
        f"({low:+.1f} to {high:+.1f}); lower is better"
    )


def _swap_text(facts: TrialFacts, found: SwapResult) -> Iterator[str]:
    """Return the evidence round by round, then whether the best candidate helps."""
    yield f"In place of {card_label(facts.card_out)}"
    for number, halving_round in enumerate(found.rounds, start=1):
        yield ""
        yield f"Round {number}, {halving_round.games:,} more games of each version:"
        for candidate, counts in halving_round.standings:
            stays = "stays" if candidate in halving_round.kept else "out"
            yield f"  {card_label(facts.cards[candidate - 1])}: {_difference(counts)}, {stays}"
    if found.best is None:
        return
    best = card_label(facts.cards[found.best - 1])
    yield ""
    yield f"Best: {best}. On fresh seeds: {_difference(found.confirmation)}"
    yield verdict(("The deck without the swap", f"The deck with {best}"), found.confirmation)


def _difference(counts: PairCounts) -> str:
    return f"{points(counts)} in {counts.pairs:,} pairs"
