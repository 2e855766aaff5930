"""A path through made-up games, in which every copy of a card has a known worth."""

from collections.abc import Mapping
from random import Random

from rules.playtest.improving.path import (
    NextTrial,
    Played,
    Purpose,
    Terms,
    next_trial,
    progress,
)
from rules.playtest.improving.proposing import Copies, Latitude, copies_changed
from rules.playtest.improving.worth import Tried, Worths
from rules.playtest.trials.paired import PairCounts
from rules.playtest.trials.trial import halving_stages

FIRST = {"good": 1, "plain": 4, "bad": 3, "shadow": 4, "poor shadow": 2}
GROUPS = (
    {"good": 4, "plain": 4, "bad": 4, "better": 4},
    {"shadow": 4, "poor shadow": 4, "new shadow": 4},
)
WORTH = {"good": 0.03, "better": 0.04, "bad": -0.03, "poor shadow": -0.02, "new shadow": 0.02}
TERMS = Terms(seed=3, games=12_000, survey_games=240)


def latitude(changes: int = 20, kept: frozenset[str] = frozenset()) -> Latitude:
    return Latitude(FIRST, GROUPS, kept, changes, lambda copies: copies.get("better", 0) <= 3)


def pairs(trial: NextTrial, version: Copies, number: int, worth: Mapping[str, float]) -> PairCounts:
    """Return pairs of two versions whose shares of wins differ by the worth of their cards."""
    gain = sum(
        worth.get(card, 0.0) * (version.get(card, 0) - trial.versions[0].get(card, 0))
        for card in {*version, *trial.versions[0]}
    )
    dice = Random(trial.seed + number)
    counts = PairCounts()
    for _ in range(trial.pairs):
        old, new = dice.random() < 0.45, dice.random() < 0.45 + gain
        counts += PairCounts(old and new, old and not new, new and not old, not (old or new))
    return counts


def play(trial: NextTrial, worth: Mapping[str, float] = WORTH) -> Played:
    counts = tuple(
        pairs(trial, version, number, worth)
        for number, version in enumerate(trial.versions[1:], start=1)
    )
    if trial.purpose is Purpose.PROPOSALS:
        best = max(range(len(counts)), key=lambda place: counts[place].difference) + 1
        games = halving_stages(len(counts), trial.pairs)[-1].end
        won = counts[best - 1].difference > 0
        return Played(trial.purpose, trial.versions, counts, best if won else 0, games)
    better = counts[0].difference > 0.05
    return Played(trial.purpose, trial.versions, counts, int(better), 2 * trial.pairs)


def walk(within: Latitude, worth: Mapping[str, float] = WORTH) -> list[tuple[NextTrial, Played]]:
    path: list[tuple[NextTrial, Played]] = []
    while trial := next_trial(TERMS, within, {}, [played for _, played in path]):
        path.append((trial, play(trial, worth)))
    return path


def test_a_path_finds_better_versions_and_ends_with_the_first_against_the_last() -> None:
    path = walk(latitude())
    final, played = path[-1]
    first, last = final.versions
    assert final.purpose is Purpose.FINAL
    assert first == FIRST
    assert sum(WORTH.get(card, 0.0) * copies for card, copies in last.items()) > 0.15
    assert played.counts[0].difference > 0.1


def test_the_final_comparison_has_seeds_and_games_that_no_step_has_seen() -> None:
    path = walk(latitude())
    seeds = [trial.seed for trial, _ in path]
    assert len(set(seeds)) == len(seeds)
    final, _ = path[-1]
    assert final.margin is None
    assert final.pairs >= TERMS.games / 8


def test_a_path_keeps_to_its_games_and_is_the_same_again() -> None:
    path = walk(latitude())
    assert path == walk(latitude())
    assert progress(FIRST, 240, [played for _, played in path]).games <= TERMS.games


def test_every_version_is_allowed_and_keeps_its_sides_and_the_cards_that_stay() -> None:
    within = latitude(changes=6, kept=frozenset({"bad"}))
    versions = [version for trial, _ in walk(within) for version in trial.versions]
    for version in versions:
        assert version.get("better", 0) <= 3
        assert version["bad"] >= FIRST["bad"]
        assert copies_changed(FIRST, version) <= 6
        for group in GROUPS:
            assert sum(version.get(card, 0) for card in group) == sum(
                copies for card, copies in FIRST.items() if card in group
            )


def test_a_deck_that_nothing_improves_ends_without_a_final_comparison() -> None:
    purposes = {trial.purpose for trial, _ in walk(latitude(), dict.fromkeys(WORTH, -0.03))}
    assert Purpose.FINAL not in purposes
    alone = Latitude(FIRST, ({"good": 1},), frozenset(), 20, lambda _: True)
    assert next_trial(TERMS, alone, {}, []) is None


def test_worths_learn_from_versions_that_differ_in_several_cards() -> None:
    tried = [
        Tried({"good": 2, "bad": -2}, PairCounts(100, 20, 80, 100)),
        Tried({"good": 2, "plain": -2}, PairCounts(100, 40, 60, 100)),
    ]
    worths = Worths({}, tried)
    dice = Random(1)
    drawn = [worths.draw(["good", "bad", "other"], dice) for _ in range(400)]
    good, bad, other = (
        sum(cards[card] for cards in drawn) / 400 for card in ("good", "bad", "other")
    )
    assert good > 0.008
    assert bad < -0.005
    assert abs(other) < 0.003
