"""Names and formats in words."""

import pytest

from play.results.labels import distinct_names, format_name, short_names


def test_a_format_that_is_no_more_keeps_its_slug() -> None:
    assert format_name("king-block") == "King block"
    assert format_name("second-breakfast") == "second-breakfast"


def test_the_same_name_twice_is_told_apart() -> None:
    assert distinct_names(("Riders", "Riders")) == ("Riders (A)", "Riders (B)")
    assert distinct_names(("Riders", "Rangers")) == ("Riders", "Rangers")


@pytest.mark.parametrize(
    ("names", "short"),
    [
        (("The King: Aragorn starter", "The King: Éomer starter"), ("Aragorn", "Éomer")),
        (("Riders", "Rangers"), ("Riders", "Rangers")),
        (("The King: Aragorn starter deck", "My deck"), ("Aragorn starter", "My")),
        (("Elves: fast", "Dwarves: fast"), ("Elves", "Dwarves")),
        (("A: Merry", "B: Éomer", "A: Merry"), ("Merry (A)", "Éomer", "Merry (C)")),
        (("My deck", "My deck"), ("My deck (A)", "My deck (B)")),
        (("Riders", "Riders of Rohan"), ("Riders", "Riders of Rohan")),
        (("Riders of Rohan fast", "Riders of Rohan slow"), ("Fast", "Slow")),
    ],
)
def test_short_names_leave_out_what_both_have_in_common_and_begin_with_a_capital(
    names: tuple[str, str], short: tuple[str, str]
) -> None:
    assert short_names(names) == short
