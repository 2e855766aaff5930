"""The study of the starter decks: who meets whom, and the tables."""

from dataclasses import replace

import pytest

from lab.tcg import starters as tables
from rules.playtest.statistics.interval import wilson
from rules.tcg import pairings as studied

pytestmark = pytest.mark.nightly

KING = ("rotk-aragorn-starter", "rotk-eomer-starter")
SEED = 7


def small_study(workers: int = 1) -> tables.Study:
    listed = list(studied.pairings(KING))
    return tables.Study(
        "the command",
        list(studied.play_all(listed, 3, SEED, workers)),
        list(studied.play_all(list(studied.against_random(KING)), 3, SEED, workers)),
    )


def test_tables_have_a_row_for_each_pairing_and_deck() -> None:
    study = small_study()
    heading = 2
    assert len(tables.pairing_table(study.pairings).splitlines()) == 3 + heading
    assert len(tables.deck_table(study.pairings).splitlines()) == 2 + heading
    assert len(tables.random_table(study.against_random).splitlines()) == 2 + heading


def test_rows_give_the_share_and_its_interval() -> None:
    study = small_study()
    one = study.pairings[1]
    wins = one.summary.decks[0].wins
    low, high = wilson(wins, 3)
    row = tables.pairing_table(study.pairings).splitlines()[3]
    assert f"| 3 | {100 * wins / 3:.1f} % | {100 * low:.1f} to {100 * high:.1f} % |" in row
    first, second = tables.tallies(study.pairings)
    assert (first.decided, first.wins, second.wins) == (3, wins, 3 - wins)


def test_the_same_seed_gives_the_same_page_however_many_workers() -> None:
    assert tables.page(small_study()) == tables.page(small_study(workers=2))


def test_blank_cards_are_counted_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "blank_cards", lambda _slug: ("7_1", "7_2"))
    assert "| 2: 7_1, 7_2 |" in tables.deck_table(small_study().pairings)


def test_what_stands_out_is_said() -> None:
    study = small_study()
    deck = replace(study.pairings[1].summary.decks[0], endings=(("site 9", 0),))
    other = replace(study.pairings[1].summary.decks[1], endings=(("site 9", 3),))
    lost = replace(study.pairings[1].summary, decks=(deck, other))
    found = replace(study, pairings=[replace(study.pairings[1], summary=lost)])
    said = "\n".join(tables.findings(found))
    assert f"1 of 2 decks never win against another deck: {KING[0]}." in said
    assert f"1 win more than 70 % of their games against the others: {KING[1]} (100.0 %)." in said
