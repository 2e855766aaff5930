"""What counts as a mistake: only what is clear, and never more than was found."""

from rules.analysis.analysis import Progress, shown, small_losses
from rules.analysis.mistakes import (
    MOST_SHOWN,
    Confirmed,
    Grade,
    Screened,
    also_good,
    cost,
    grade,
    is_clear,
    is_decided,
    is_proposed,
    main_difference,
)
from rules.analysis.mistakes import WHOLE as EFFORT


def confirmed(best: int, played: int, deals: int = 60, step: int = 1) -> Confirmed:
    """Return a choice whose best line won so many deals, and the played one some of the same."""
    return Confirmed(
        step, [1.0] * best + [0.0] * (deals - best), [1.0] * played + [0.0] * (deals - played)
    )


def test_grades_are_those_of_lichess() -> None:
    assert [grade(points) for points in (0.04, 0.05, 0.1, 0.15)] == [
        None,
        Grade.INACCURACY,
        Grade.MISTAKE,
        Grade.BLUNDER,
    ]


def test_a_cost_is_below_the_mean_of_the_deals_it_was_chosen_by() -> None:
    found = confirmed(40, 30)
    gain, error = found.gain()
    assert 0 < cost(found) < gain
    assert cost(confirmed(30, 30)) == 0
    assert error > 0


def test_few_deals_and_small_gains_are_not_shown() -> None:
    assert is_clear(confirmed(44, 30))
    assert not is_clear(confirmed(20, 10, deals=20))
    assert not is_clear(confirmed(32, 30))
    assert not is_clear(confirmed(30, 40))


def test_a_choice_is_given_up_at_its_first_look_if_nothing_was_gained() -> None:
    assert is_decided(confirmed(5, 5, deals=20), EFFORT)
    assert not is_decided(confirmed(10, 5, deals=20), EFFORT)
    assert not is_decided(confirmed(5, 5, deals=10), EFFORT)
    assert is_decided(confirmed(44, 30), EFFORT)


def test_a_gain_must_be_clearer_before_the_last_look() -> None:
    """Ten of 60 deals are 3.5 standard errors, and so are twelve of 160."""
    assert not is_clear(confirmed(40, 30))
    assert not is_decided(confirmed(40, 30), EFFORT)
    assert is_clear(confirmed(90, 78, deals=EFFORT.looks[-1]))


def test_lines_within_the_noise_of_the_best_are_also_good() -> None:
    won = [[0.0] * 20, [1.0] * 10 + [0.0] * 10, [1.0] * 10 + [0.0] * 10, [1.0] + [0.0] * 19]
    screened = Screened(4, [(0,), (1,), (2,), (3,)], won)
    assert is_proposed(screened)
    assert also_good(screened) == [(2,)]


def test_the_reason_is_what_differs_most_and_the_seat_may_know() -> None:
    found = confirmed(40, 20)
    found.happened = [
        (("killed", 7), 5, 45),
        (("killed", 9), 0, 60),
        (("moved", 0, 1), 30, 31),
    ]
    assert main_difference(found, frozenset({7})) == (("killed", 7), 5, 45)
    assert main_difference(found, frozenset()) is None


def test_five_choices_are_listed_and_the_others_add_up() -> None:
    progress = Progress(
        confirmed={step: confirmed(20 + step, 10, step=step) for step in range(8)},
        slips={0: (0.04, 0.01), 1: (0.04, 0.03), 7: (0.5, 0.01)},
    )
    assert [found.step for found in shown(progress)] == [7, 6, 5, 4, 3]
    assert len(shown(progress)) == MOST_SHOWN
    assert small_losses(progress) == 0.04
