"""Reading a table of people's games."""

from pathlib import Path

import pytest

from lab.tcg.realism.results import BadResults, parse_results, read_results

pytestmark = pytest.mark.nightly

GIMLI = '{"id": "1_13", "name": "Gimli", "part": "draw deck", "wins": 3, "losses": 1}'


def test_a_row_has_a_card_its_wins_and_losses() -> None:
    (gimli,) = parse_results([GIMLI])
    assert (gimli.id, gimli.part, gimli.wins, gimli.losses) == ("1_13", "draw deck", 3, 1)
    assert gimli.games == 4


def test_rows_of_one_card_are_added_up() -> None:
    again = '{"id":"1_13","part":"draw deck","wins":2,"losses":5,"by_copies":{"1":[2,5]}}'
    (gimli,) = parse_results([GIMLI, "", again])
    assert (gimli.wins, gimli.losses) == (5, 6)
    assert gimli.by_copies == ((1, 2, 5),)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("Gimli 3 1", "not a line of JSON"),
        ("[]", "not an object"),
        ('{"id": "1_13", "part": "draw deck", "wins": 3}', "losses is missing"),
        (GIMLI.replace("1_13", "9_999"), "there is no card 9_999"),
        (GIMLI.replace("draw deck", "hand"), "part is none of draw deck, site, ring, ring-bearer"),
        (GIMLI.replace("3,", "-3,"), "wins is no number of games"),
        (GIMLI.replace("3,", "true,"), "wins is no number of games"),
        (GIMLI.replace("}", ', "odd": 1}'), "unknown key 'odd'"),
        (GIMLI.replace("}", ', "by_copies": {"1": 3}}'), "by_copies must be like"),
    ],
)
def test_a_wrong_row_is_refused_with_its_line(line: str, wrong: str) -> None:
    with pytest.raises(BadResults, match=f"line 2: .*{wrong}"):
        parse_results([GIMLI, line])


def test_a_file_that_is_missing_or_empty_or_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match=r"can't be read: No such file or directory\.$"):
        read_results(tmp_path / "missing")
    (tmp_path / "empty").write_text("\n")
    with pytest.raises(BadResults, match=r"empty has no results\.$"):
        read_results(tmp_path / "empty")
    (tmp_path / "picture").write_bytes(b"\xff\xd8")
    with pytest.raises(BadResults, match=r"is not text in UTF-8\.$"):
        read_results(tmp_path / "picture")
