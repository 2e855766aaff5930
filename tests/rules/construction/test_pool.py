"""Which cards a format knows: sets, X-lists and R-lists, promotional printings."""

from datetime import date

import pytest

from rules.construction import Finding, Fix, Source
from rules.construction.dates import HistoricDay
from rules.construction.problem import FixKind
from rules.tcg.deck import TcgDeck
from tests.rules.construction.builds import (
    FELLOWSHIP,
    KING,
    KING_DAYS,
    LAST_DAYS,
    SHADOWS,
    TOWERS,
    copies,
    findings,
    judge,
    only_problem,
)


class TestSetsOfTheFormat:
    """2.0 and 4.1, Building Your Deck: Formats."""

    def test_king_block_of_2004_has_sets_7_and_8(self) -> None:
        assert judge(copies(KING, c8_31=1, c7_83=2)).legal

    def test_a_card_of_another_set(self) -> None:
        problem = only_problem(copies(KING, c6_1=2, c7_131=2))

        assert problem.rule == "sets"
        assert problem.source == Source("comprehensive-2.0", "Building Your Deck: Formats")
        assert (problem.since, problem.known_by) == (None, HistoricDay(2003))
        assert problem.finding == Finding(
            "set-not-in-format",
            cards=("6_1",),
            have=2,
            limit=0,
            numbers=(6,),
            fix=Fix(FixKind.REPLACE, 2, cards=("6_1",)),
        )

    def test_king_block_of_2007_has_set_10_in_the_place_of_set_9(self) -> None:
        assert judge(copies(KING, c10_28=1, c7_83=2), on=LAST_DAYS).legal
        (finding,) = findings(copies(KING, c9_33=1, c7_83=2), on=LAST_DAYS)
        assert (finding.code, finding.numbers) == ("set-not-in-format", (9,))

    @pytest.mark.parametrize(
        ("slug", "legal", "foreign"),
        [
            ("fellowship-block", FELLOWSHIP, TOWERS),
            ("tower-block", TOWERS, KING),
            ("king-block", KING, FELLOWSHIP),
            ("war-of-the-ring-block", SHADOWS, KING),
        ],
    )
    def test_a_starter_deck_is_legal_in_its_own_block_alone(
        self, slug: str, legal: TcgDeck, foreign: TcgDeck
    ) -> None:
        assert judge(legal, slug, LAST_DAYS).legal
        assert "set-not-in-format" in {f.code for f in findings(foreign, slug, LAST_DAYS)}


class TestXListOfApril2004:
    """Current Rulings Document of 5 April 2004, Section 2."""

    def test_a_deck_without_its_cards(self) -> None:
        assert judge(KING, "standard").legal

    def test_four_copies_are_one_problem(self) -> None:
        problem = only_problem(copies(KING, c3_108=4, c7_83=0, c7_120=0), "standard")

        assert problem.rule == "x-list"
        assert problem.source == Source("rulings-2004-04", "Section 2: X-List")
        assert problem.finding == Finding(
            "banned",
            cards=("3_108",),
            have=4,
            limit=0,
            fix=Fix(FixKind.REPLACE, 4, cards=("3_108",)),
        )

    def test_its_first_day_is_not_invented(self) -> None:
        """Section 1: entries without a delta were in force before the document."""
        problem = only_problem(copies(KING, c3_108=1, c7_83=2), "standard")

        assert problem.since is None
        assert problem.known_by == HistoricDay(2004, 4, 5)

    def test_entries_without_a_delta_held_the_day_before(self) -> None:
        deck = copies(KING, c3_108=1, c7_83=2)

        assert [f.code for f in findings(deck, "standard", date(2004, 4, 4))] == ["banned"]

    @pytest.mark.parametrize("promotional", ["0_5", "0_2"])
    def test_a_promotional_printing_is_its_card(self, promotional: str) -> None:
        """The list names 0 P 5 beside 3 R 42, and 0 P 2 beside 3 U 106."""
        (finding,) = findings(copies(KING, **{f"c{promotional}": 1, "c7_83": 2}), "standard")

        assert (finding.code, finding.cards) == ("banned", (promotional,))

    def test_both_printings_together_are_one_problem(self) -> None:
        (finding,) = findings(copies(KING, c0_5=1, c3_42=1, c7_83=1), "standard")

        assert (set(finding.cards), finding.have) == ({"0_5", "3_42"}, 2)

    def test_it_is_a_list_of_standard_alone(self) -> None:
        assert judge(copies(KING, c3_108=1, c7_83=2), "open").legal


class TestLastRestrictedListOfOpenAndBlocks:
    """4.2, Section Four: Open and Block Format R-List."""

    def test_one_copy(self) -> None:
        assert judge(copies(KING, c7_49=1, c7_83=2), on=LAST_DAYS).legal

    def test_two_copies(self) -> None:
        problem = only_problem(copies(KING, c7_49=2, c7_83=1), on=LAST_DAYS)

        assert problem.rule == "r-list"
        assert problem.source == Source(
            "rulings-2007-08",
            "Open and Block Format R-List, kept in Comprehensive Rules 4.2, Section Four",
        )
        assert (problem.since, problem.known_by) == (None, HistoricDay(2007, 8, 13))
        assert problem.finding == Finding(
            "restricted",
            cards=("7_49",),
            have=2,
            limit=1,
            fix=Fix(FixKind.REPLACE, 1, cards=("7_49",)),
        )

    def test_it_was_not_there_in_2004(self) -> None:
        assert judge(copies(KING, c7_49=2, c7_83=1), on=KING_DAYS).legal


class TestExpanded:
    """4.2, Section Four: Expanded Format X-List and R-List."""

    def test_banned_and_restricted_at_once(self) -> None:
        deck = copies(SHADOWS, c1_45=1, c1_40=2, c11_33=0, c11_163=1)

        assert [(f.code, f.cards) for f in findings(deck, "expanded", LAST_DAYS)] == [
            ("banned", ("1_45",)),
            ("restricted", ("1_40",)),
        ]


class TestLastStandard:
    """4.2, Section Four: Standard Format X-List."""

    def test_the_first_six_sets_are_out(self) -> None:
        (finding,) = findings(copies(SHADOWS, c1_94=1, c11_33=1), "standard", LAST_DAYS)

        assert (finding.code, finding.numbers) == ("set-not-in-format", (1,))


class TestCardsNobodyKnows:
    def test_an_unknown_id_is_a_problem_and_no_error(self) -> None:
        found = judge(copies(KING, c99_1=2, cnonsense=1))

        assert [(p.rule, p.finding.cards) for p in found.problems] == [
            ("known-cards", ("99_1", "nonsense")),
        ]

    def test_it_is_named_once_wherever_it_stands(self) -> None:
        deck = copies(KING, c99_1=4)

        assert [f.code for f in findings(deck)] == ["unknown-card"]
