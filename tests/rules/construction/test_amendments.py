"""List entries and errata that came after the files: from their day on, and not before."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from rules.construction import Source, load_format, validate
from rules.construction.amendments import (
    Amendments,
    Erratum,
    ErratumKind,
    ListEntry,
    ListingKind,
)
from rules.construction.dates import HistoricDay
from rules.construction.lcg.starter import introductory_decks
from rules.construction.problem import Verdict
from rules.tcg.deck import TcgDeck
from tests.rules.construction.builds import KING, KING_DAYS, copies

ANNOUNCED = Source("A ruling of the judges", "1")
LISTED_ON = date(2004, 6, 1)
LATER = date(2010, 1, 1)
GIMLI = "7_6"
DAY_BEFORE = LISTED_ON - timedelta(days=1)


def judged(deck: TcgDeck, day: date, amendments: Amendments, slug: str = "king-block") -> Verdict:
    """Give the verdict with amendments."""
    return validate(deck, load_format(slug), on=day, amendments=amendments)


def listing(kind: ListingKind, card: str = "7_83", slug: str = "king-block") -> ListEntry:
    """Make an entry of the day everything here begins."""
    return ListEntry(slug, card, kind, LISTED_ON, ANNOUNCED)


class TestListEntries:
    def test_a_banned_card_is_a_problem_from_its_day_on(self) -> None:
        banned = Amendments((listing(ListingKind.BANNED),))

        assert judged(KING, DAY_BEFORE, banned).legal
        (problem,) = judged(KING, LISTED_ON, banned).problems
        assert (problem.rule, problem.code, problem.finding.have) == ("x-list", "banned", 3)
        assert (problem.source, problem.since) == (ANNOUNCED, HistoricDay(2004, 6, 1))

    def test_one_copy_of_a_restricted_card_is_legal_and_two_are_not(self) -> None:
        restricted = Amendments((listing(ListingKind.RESTRICTED),))

        assert judged(copies(KING, c7_83=1, c7_120=3), LISTED_ON, restricted).legal
        (problem,) = judged(KING, LISTED_ON, restricted).problems
        assert (problem.rule, problem.code, problem.finding.limit) == ("r-list", "restricted", 1)

    def test_an_entry_of_another_format_changes_nothing(self) -> None:
        elsewhere = Amendments((listing(ListingKind.BANNED, slug="tower-block"),))

        assert judged(KING, LISTED_ON, elsewhere).legal

    def test_a_card_taken_off_the_list_of_the_file_is_free_from_that_day_on(self) -> None:
        deck = copies(KING, c3_108=2, c7_83=0)
        freed = Amendments((listing(ListingKind.FREE, "3_108", "standard"),))

        assert "banned" in {
            problem.code for problem in judged(deck, DAY_BEFORE, freed, "standard").problems
        }
        assert "banned" not in {
            problem.code for problem in judged(deck, LISTED_ON, freed, "standard").problems
        }

    def test_of_two_entries_for_a_card_the_later_day_rules_in_whatever_order(self) -> None:
        later = ListEntry(
            "king-block", "7_83", ListingKind.FREE, LISTED_ON + timedelta(days=30), ANNOUNCED
        )
        both = Amendments((later, listing(ListingKind.BANNED)))

        assert not judged(KING, LISTED_ON, both).legal
        assert judged(KING, later.since, both).legal

    def test_a_card_listed_by_the_file_and_again_by_an_entry_is_one_problem(self) -> None:
        deck = copies(KING, c3_108=3, c7_83=0)
        again = Amendments((listing(ListingKind.BANNED, "3_108", "standard"),))

        codes = [problem.code for problem in judged(deck, LISTED_ON, again, "standard").problems]

        assert codes == ["banned"]


class TestErrata:
    def test_a_permission_makes_another_companion_the_ring_bearer(self) -> None:
        deck = replace(KING, ring_bearer=GIMLI)
        bears = Amendments(errata=(Erratum(GIMLI, ErratumKind.BEARS_RING, LATER, ANNOUNCED),))

        before = judged(deck, LATER - timedelta(days=1), bears)
        after = judged(deck, LATER, bears)

        assert [problem.code for problem in before.problems] == ["may-not-bear-the-ring"]
        assert not before.only_by_errata
        assert after.legal
        assert after.only_by_errata
        assert [problem.code for problem in after.as_printed] == ["may-not-bear-the-ring"]

    def test_a_deck_that_is_legal_as_printed_does_not_lean_on_errata(self) -> None:
        bears = Amendments(errata=(Erratum(GIMLI, ErratumKind.BEARS_RING, LATER, ANNOUNCED),))

        verdict = judged(KING, LATER, bears)

        assert verdict.legal
        assert not verdict.only_by_errata

    @pytest.mark.parametrize(
        "kind", [ErratumKind.WORDING, ErratumKind.UNIQUE, ErratumKind.NOT_UNIQUE]
    )
    def test_what_construction_does_not_ask_changes_no_verdict(self, kind: ErratumKind) -> None:
        errata = Amendments(errata=(Erratum("7_83", kind, LISTED_ON, ANNOUNCED),))

        verdict = judged(KING, LISTED_ON, errata)

        assert verdict.legal
        assert not verdict.only_by_errata

    def test_a_title_that_is_now_another_is_counted_with_the_other(self) -> None:
        deck = copies(KING, c7_83=4, c7_120=4)
        fits = judged(deck, KING_DAYS, Amendments()).problems
        renamed = Amendments(
            errata=(Erratum("7_120", ErratumKind.TITLE, KING_DAYS, ANNOUNCED, title="City of Men"),)
        )

        codes = {problem.code for problem in judged(deck, KING_DAYS, renamed).problems}

        assert "too-many-copies" not in {fit.code for fit in fits}
        assert "too-many-copies" in codes

    def test_five_of_a_title_are_legal_only_because_one_was_renamed(self) -> None:
        deck = copies(KING, c7_83=4, c7_120=4)
        together = (Erratum("7_120", ErratumKind.TITLE, KING_DAYS, ANNOUNCED, title="City of Men"),)
        apart = (
            *together,
            Erratum("7_120", ErratumKind.TITLE, LISTED_ON, ANNOUNCED, title="Another Name"),
        )

        def codes(day: date) -> set[str]:
            verdict = judged(deck, day, Amendments(errata=apart))
            return {problem.code for problem in verdict.problems}

        assert "too-many-copies" in codes(DAY_BEFORE)
        assert "too-many-copies" not in codes(LISTED_ON)

    def test_lcg_titles_count_as_the_errata_have_them(self) -> None:
        deck = introductory_decks()["lore"].deck
        code, other = deck.player_deck[0][0], deck.player_deck[1][0]
        name = "One Name for Both"
        errata = tuple(
            Erratum(card_id, ErratumKind.TITLE, LISTED_ON, ANNOUNCED, title=name)
            for card_id in (code, other)
        )
        deck = type(deck)(heroes=deck.heroes, player_deck=((code, 2), (other, 2)))
        format = load_format("lcg-core-2")

        def codes(day: date) -> set[str]:
            verdict = validate(deck, format, on=day, amendments=Amendments(errata=errata))
            return {problem.code for problem in verdict.problems}

        day = date(2015, 1, 1)
        assert "too-many-copies" in codes(day)
        assert "too-many-copies" not in {
            problem.code for problem in validate(deck, format, on=day).problems
        }
