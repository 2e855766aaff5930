"""Computers that quest: scenarios in their order with the same decks."""

from collections.abc import Sequence

from play.quest_leagues.standings import QuestResult
from play.results.labels import scenario_name
from rules.lcg.deck import LcgDeck
from rules.lcg.vocabulary import Difficulty
from rules.playtest.lcg.description import PlaytestDescription
from rules.playtest.lcg.game import play_game


def quest_together(
    decks: Sequence[LcgDeck],
    scenarios: Sequence[str],
    seed: int,
    player: str,
    difficulty: Difficulty = Difficulty.STANDARD,
) -> list[QuestResult]:
    """Play each scenario once with all decks at one table; the same seed plays the same games."""
    descriptions = (
        PlaytestDescription(tuple(decks), (player,) * len(decks), seed, scenario, difficulty)
        for scenario in scenarios
    )
    return [QuestResult(play_game(description, 0).score) for description in descriptions]


def games_in_words(scenarios: Sequence[str], results: Sequence[QuestResult]) -> list[str]:
    """Return each scenario with its score, or that it was lost."""
    return [
        f"{scenario_name(scenario)} {'lost' if result.score is None else result.score}"
        for scenario, result in zip(scenarios, results, strict=True)
    ]
