"""Choosing a format: official ones first, and which these are for the script."""

import re

from cards.formats import FormatSelect, choices_of_both_games, format_choices
from rules.construction import Game


def test_official_formats_come_first() -> None:
    headings = [heading for heading, _ in format_choices(Game.TCG)]

    assert headings == [
        "Block formats",
        "Constructed formats",
        "Players’ formats",
        "Starter and sealed play",
    ]


def test_of_both_games_all_official_formats_come_before_the_players() -> None:
    headings = [heading for heading, _ in choices_of_both_games()]

    assert headings.index("LCG: core set") < headings.index("TCG: players’ formats")
    assert sum(len(choices) for _, choices in choices_of_both_games()) == 66


def test_the_field_names_the_official_formats() -> None:
    drawn = FormatSelect(choices=format_choices(Game.TCG)).render("format", "standard")
    official = re.search(r'data-official="([^"]+)"', drawn)

    assert official is not None
    assert {"king-block", "standard", "lcg-tournament"} <= set(official[1].split())
    assert "movie-block-czech" not in official[1].split()
    assert "Movie block, Czech" in drawn
