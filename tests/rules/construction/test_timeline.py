"""When a deck became legal or illegal in a format, and what changed it."""

import time
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta

import pytest

from rules.construction import (
    Game,
    Source,
    WrongGame,
    formats_of,
    history,
    load_format,
    validate,
)
from rules.construction.amendments import (
    NONE,
    Amendments,
    Erratum,
    ErratumKind,
    ListEntry,
    ListingKind,
)
from rules.construction.bench import CARDS, deck, measure
from rules.construction.dates import HistoricDay
from rules.construction.starters import starter
from rules.construction.validator import standing_on
from rules.tcg.deck import TcgDeck
from tests.rules.construction.builds import KING, TOWERS, copies

ANNOUNCED = Source("A ruling of the judges", "1")
LISTED_ON = date(2004, 6, 1)
BAN = ListEntry("king-block", "7_83", ListingKind.BANNED, LISTED_ON, ANNOUNCED)
FREED = ListEntry(
    "king-block", "7_83", ListingKind.FREE, date(2005, 1, 1), Source("A later ruling", "")
)


def periods(cards: TcgDeck, slug: str, amendments: Amendments = NONE) -> list[tuple[str, bool]]:
    """Give since when, and whether the deck was legal from then on."""
    entries = history(cards, load_format(slug), amendments).periods
    return [(str(entry.since or entry.known_by or ""), entry.legal) for entry in entries]


def test_a_deck_that_was_always_legal_has_one_period() -> None:
    assert periods(KING, "king-block") == [("2003", True)]


def test_a_deck_became_illegal_on_the_day_its_card_was_listed() -> None:
    entries = history(KING, load_format("king-block"), Amendments((BAN,)))

    legal, illegal = entries.periods
    assert (legal.legal, illegal.legal) == (True, False)
    assert (illegal.since, illegal.day) == (HistoricDay(2004, 6, 1), LISTED_ON)
    assert [(problem.code, problem.source) for problem in illegal.verdict.problems] == [
        ("banned", ANNOUNCED)
    ]


def test_it_became_legal_again_when_the_card_was_taken_off() -> None:
    entries = history(KING, load_format("king-block"), Amendments((FREED, BAN))).periods

    assert [entry.legal for entry in entries] == [True, False, True]
    assert [problem.code for problem in entries[2].went] == ["banned"]
    assert entries[2].sources == (FREED.source,)


def test_an_entry_for_a_card_that_is_not_in_the_deck_is_not_a_change() -> None:
    other = replace(BAN, card="7_6")

    assert periods(KING, "king-block", Amendments((other,))) == [("2003", True)]


def test_a_new_form_of_the_format_changed_it_as_exactly_as_the_document_tells() -> None:
    two_champions = copies(KING, c7_49=2, c7_83=1)  # on the R-list of 2007
    turned = history(two_champions, load_format("king-block")).periods[-1]

    assert (turned.since, turned.known_by) == (None, HistoricDay(2007, 8))
    assert (turned.day, turned.legal) == (date(2007, 8, 31), False)


def test_a_format_without_a_first_day_says_by_when_it_is_known() -> None:
    (period,) = history(TOWERS, load_format("king-block")).periods

    assert (period.since, period.known_by, period.legal) == (None, HistoricDay(2003), False)
    assert period.day == date(2003, 11, 5)


def test_a_list_entry_counts_for_every_print_of_its_card() -> None:
    """7 C 20 is a reprint of 1 C 37."""
    deck = copies(KING, c7_20=1, c7_83=2)
    entry = replace(BAN, card="1_37")

    assert periods(deck, "king-block", Amendments((entry,)))[-1] == ("2004-06-01", False)


@pytest.mark.parametrize(
    "slug", ["fotr-aragorn-starter", "ttt-theoden-starter", "sog-merry-starter"]
)
def test_a_verdict_in_one_word_is_that_of_the_whole_one(slug: str) -> None:
    """On every day on which a release, a document or a list may turn it, and the day before."""
    cards = starter(slug).deck
    for format in formats_of(Game.TCG):
        turns = [snapshot.begins for snapshot in format.snapshots]
        turns += [period.day for period in history(cards, format).periods]
        for day in {turn - timedelta(days=before) for turn in turns for before in (0, 1, 20)}:
            whole = validate(cards, format, on=day)
            assert standing_on(cards, format, day) is whole.standing, (format.slug, day)


def test_a_deck_of_the_other_game_has_no_history() -> None:
    with pytest.raises(WrongGame):
        history(KING, load_format("lcg-core-1"))


def test_before_the_format_began_there_is_no_period() -> None:
    entries = history(KING, load_format("king-block"))

    assert entries.on(date(2001, 1, 1)) is None
    assert entries.on(date(2010, 1, 1)) is entries.periods[0]


def test_an_erratum_is_a_point_of_the_time_line() -> None:
    bearer = replace(KING, ring_bearer="7_6")
    bears = Erratum("7_6", ErratumKind.BEARS_RING, date(2010, 1, 1), ANNOUNCED)

    turned = periods(bearer, "king-block", Amendments((), (bears,)))

    assert turned == [("2003", False), ("2010-01-01", True)]


def test_the_benchmark_measures_a_deck_of_its_size() -> None:
    figures = measure()

    assert sum(count for _, count in deck().draw_deck) == figures.cards == CARDS
    assert 0 < figures.verdict_milliseconds < figures.all_formats_and_dates_milliseconds


def quickest(act: Callable[[], object]) -> float:
    """Return the processor milliseconds of the best of some rounds on a busy machine."""
    act()
    rounds = []
    for _ in range(10):
        start = time.process_time()
        act()
        rounds.append((time.process_time() - start) * 1000)
    return min(rounds)


def test_a_verdict_of_eighty_cards_takes_less_than_2_ms() -> None:
    standard = load_format("standard")

    assert quickest(lambda: validate(deck(), standard, on=date(2004, 4, 5))) < 2


def test_all_formats_and_dates_take_less_than_50_ms() -> None:
    formats = formats_of(Game.TCG)

    assert quickest(lambda: [history(deck(), format) for format in formats]) < 50
