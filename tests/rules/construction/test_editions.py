"""Which edition of the rules holds for a format on a day."""

from datetime import date

import pytest

from rules.construction import Game, edition, format_slugs, formats_of, load_format
from rules.construction.editions import edition_names

TWO_TOWERS = "two-towers-2002"
TWO = "comprehensive-2.0"
RULINGS = "rulings-2004-04"
FOUR_ONE = "comprehensive-4.1"
FOUR_TWO = "comprehensive-4.2"


@pytest.mark.parametrize(
    ("slug", "day", "name"),
    [
        ("open", date(2002, 11, 6), TWO_TOWERS),
        ("fellowship-block", date(2003, 11, 4), TWO_TOWERS),
        ("fellowship-block", date(2003, 11, 5), TWO),
        ("king-block", date(2003, 11, 5), TWO),
        ("king-block", date(2004, 4, 4), TWO),
        ("king-block", date(2004, 4, 5), RULINGS),
        ("king-block", date(2007, 8, 30), RULINGS),
        ("king-block", date(2007, 8, 31), FOUR_ONE),
        ("king-block", date(2026, 10, 31), FOUR_ONE),
        ("king-block", date(2026, 11, 1), FOUR_TWO),
        ("standard", date(2003, 4, 15), TWO_TOWERS),
    ],
)
def test_the_last_edition_that_had_come_out_holds(slug: str, day: date, name: str) -> None:
    assert edition(load_format(slug), day) == name


def test_a_format_is_played_by_no_edition_older_than_its_own_rules() -> None:
    """No document at hand states the rules of Shadows sites before 4.1."""
    assert edition(load_format("war-of-the-ring-block"), date(2005, 6, 1)) == FOUR_ONE
    assert edition(load_format("standard"), date(2005, 6, 1)) == FOUR_ONE


def test_starter_decks_as_sold_are_always_played_by_the_starter_rules() -> None:
    for day in (date(2003, 11, 5), date(2026, 12, 1)):
        assert edition(load_format("starter-decks"), day) == "starter-2003"


def test_a_day_before_the_format_began_has_the_edition_of_its_first_day() -> None:
    assert edition(load_format("king-block"), date(1999, 1, 1)) == TWO


def test_the_other_game_has_an_edition_of_its_own() -> None:
    assert {edition(format, date(2012, 1, 1)) for format in formats_of(Game.LCG)} == {"lcg-core"}


def test_every_format_has_a_known_edition_on_every_day() -> None:
    names = {*edition_names(Game.TCG), *edition_names(Game.LCG), "starter-2003"}

    for slug in format_slugs():
        for day in (date.min, date(2004, 6, 1), date(2026, 12, 1), date.max):
            assert edition(load_format(slug), day) in names


def test_the_editions_are_in_the_order_in_which_they_came_out() -> None:
    assert edition_names(Game.TCG) == (TWO_TOWERS, TWO, RULINGS, FOUR_ONE, FOUR_TWO)
