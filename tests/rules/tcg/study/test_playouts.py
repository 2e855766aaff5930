"""What a playout gains: that a deal's luck gains nothing, and what is looked at in a game."""

import pytest

from rules.tcg.players.learned.tactician import Moment
from rules.tcg.study.pairings import Pairing
from rules.tcg.study.playouts import OPTIONS, Alternative, alternatives, gained, table, table_by_own

KING = Pairing(("rotk-aragorn-starter", "rotk-eomer-starter"))


def test_an_option_that_is_better_in_all_deals_gains_what_it_is_better_by() -> None:
    assert gained([0.4, 0.4, 0.4], [0.5, 0.5, 0.5], lead=0.01) == pytest.approx([0.1] * 3)


def test_an_option_that_one_deal_alone_shows_ahead_loses_what_the_others_show() -> None:
    gains = gained([0.5, 0.5, 0.5], [0.8, 0.4, 0.4], lead=0.01)
    assert gains == pytest.approx([-0.1, 0, 0])


def test_an_option_that_is_hardly_ahead_is_not_taken() -> None:
    assert gained([0.5, 0.5], [0.505, 0.505], lead=0.01) == [0, 0]


@pytest.fixture(scope="module")
def found() -> list[Alternative]:
    return [each for number in range(2) for each in alternatives([KING], number, 7, 0.0)]


def test_all_but_moving_again_is_looked_at(found: list[Alternative]) -> None:
    seen = {each.moment for each in found}
    assert {Moment.SHADOW_PHASE, Moment.ASSIGNING, Moment.FIGHTING} <= seen


def test_passing_has_no_rank_of_its_own(found: list[Alternative]) -> None:
    ranks = {each.rank for each in found if not each.passes}
    assert ranks == set(range(1, max(ranks) + 1))
    assert 5 < max(ranks) < OPTIONS
    assert any(each.passes for each in found)


def test_a_game_gives_the_same_again(found: list[Alternative]) -> None:
    again = list(alternatives([KING], 0, 7, 0.0))
    assert found[: len(again)] == again


def assigned(rank: int, *deals: tuple[float, float], passes: bool = False) -> Alternative:
    return Alternative(Moment.ASSIGNING, rank, passes, deals)


def test_the_table_has_the_mean_gain_and_how_many_a_game_has() -> None:
    passing = assigned(1, (0.5, 0.0), passes=True)
    better = [assigned(1, (0.5, gain - 0.005), (0.5, gain + 0.005)) for gain in (0.01, 0.02)]
    late = assigned(7, (0.5, -0.004))
    written = table([passing, *better, late], games=10)
    row = next(line for line in written.splitlines() if "who defends" in line)
    cells = [cell.strip() for cell in row.split("|")[2:-1]]
    assert cells == [
        "15.0 (0.7 a game)",
        "–",
        "–",
        "–",
        "-4.0 (0.3 a game)",
        "0.0 (0.3 a game)",
    ]


def test_the_second_table_has_the_gain_by_what_the_own_choice_came_to() -> None:
    found = [assigned(1, (0.2, 0.03), (0.92, 0.001)), assigned(2, (0.2, 0.01), (0.97, 0.0))]
    written = table_by_own(found).splitlines()
    assert [line.split("|")[1].strip() for line in written[2:]] == ["who defends against whom"]
    cells = [cell.strip() for cell in written[2].split("|")[2:-1]]
    assert cells == ["–", "20.0 (50 %)", "–", "–", "–", "1.0 (25 %)", "0.0 (25 %)"]
