"""Every stage of a quest says in one line what ends it."""

import pytest

from rules.lcg.facts.card import LcgCard, number_or_zero
from rules.lcg.facts.reader import played_cards
from rules.lcg.library.registry import blueprint
from rules.lcg.narration.stages import how_it_ends
from rules.lcg.narration.table import lay_out
from rules.playtest.lcg.description import PlaytestDescription
from rules.playtest.lcg.game import play_game, replay
from tests.rules.lcg.random_play import SLUGS, STARTERS

STAGES = [card for card in played_cards().values() if card.stage is not None]


def is_last(stage: LcgCard) -> bool:
    """Whether the players win with a stage: one with victory points leads on to another."""
    return not stage.victory_points and not any(
        other.encounter_set is stage.encounter_set and (other.stage or 0) > (stage.stage or 0)
        for other in STAGES
    )


@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: f"{stage.name} {stage.code}")
def test_every_stage_says_what_ends_it(stage: LcgCard) -> None:
    printed = stage.quest_points
    points = printed if isinstance(printed, int) else 7 if printed else 0
    said = how_it_ends(blueprint(stage.code), points, is_last=is_last(stage))

    assert said
    assert "win" in said or "won" in said or not is_last(stage)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("01119", "Ends with 8 progress"),
        (
            "01120",
            'Ends with 2 progress. Then proceed to one of the 2 "A Chosen Path" stages, at random',
        ),
        ("01121", "The players win after Ungoliant's Spawn is defeated"),
        (
            "01122",
            "The players win with 10 progress, but not while Ungoliant's Spawn is in play",
        ),
        ("01128", "The players win once there are no enemies in play"),
    ],
)
def test_progress_defeats_and_bars_are_told_apart(code: str, said: str) -> None:
    stage = played_cards()[code]
    points = number_or_zero(stage.quest_points)
    assert how_it_ends(blueprint(code), points, is_last=is_last(stage)) == said


def test_the_table_says_what_ends_the_stage() -> None:
    description = PlaytestDescription(STARTERS[:1], ("quick",), 4, SLUGS[0])
    games = iter(replay(description, 0, play_game(description, 0).choices))
    said = list(dict.fromkeys(lay_out(game.state).quest_ends for game in games))

    assert said[:2] == ["", "Ends with 8 progress"]
