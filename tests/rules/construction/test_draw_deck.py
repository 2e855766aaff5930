"""Comprehensive Rulebook 2.0 (2003), "Building Your Deck: Draw Deck"."""

from rules.construction import Finding, Fix, Source
from rules.construction.dates import HistoricDay
from rules.construction.problem import FixKind
from rules.construction.tcg.titles import title_key
from tests.rules.construction.builds import KING, LAST_DAYS, SHADOWS, copies, findings, judge
from tests.rules.construction.builds import only_problem as only

DRAW_DECK = Source("comprehensive-2.0", "Building Your Deck: Draw Deck")


class TestDrawDeckOfAtLeastSixtyCards:
    """2.0, Building Your Deck: Draw Deck."""

    def test_sixty_cards_are_enough(self) -> None:
        assert judge(copies(KING, c7_83=2, c7_173=1)).legal  # 62 as sold, 60 now

    def test_fifty_eight_cards_are_too_few(self) -> None:
        problem = only(copies(KING, c7_83=1, c7_173=0))

        assert problem.rule == "draw-deck-size"
        assert problem.source == DRAW_DECK
        assert (problem.since, problem.known_by) == (None, HistoricDay(2003))
        assert problem.finding == Finding(
            "draw-deck-too-small",
            have=58,
            limit=60,
            fix=Fix(FixKind.ADD, 2, what="card", sides=(("free_peoples", 1), ("shadow", 1))),
        )

    def test_the_ring_bearer_does_not_count(self) -> None:
        deck = copies(KING, c7_83=2, c7_173=1, c7_317=1, c7_90=1)  # a second Frodo counts

        assert judge(deck).legal


class TestAsManyShadowCardsAsFreePeoplesCards:
    """2.0, Building Your Deck: Draw Deck."""

    def test_thirty_one_of_each(self) -> None:
        assert judge(KING).legal

    def test_one_shadow_card_more(self) -> None:
        problem = only(copies(KING, c7_173=3))

        assert problem.rule == "equal-sides"
        assert problem.source == DRAW_DECK
        assert problem.finding == Finding(
            "unequal-sides",
            have=31,
            limit=32,
            subject="free_peoples",
            fix=Fix(FixKind.ADD, 1, what="free_peoples"),
        )

    def test_one_shadow_card_fewer(self) -> None:
        (finding,) = findings(copies(KING, c7_173=1))

        assert (finding.code, finding.subject) == ("unequal-sides", "shadow")
        assert finding.fix == Fix(FixKind.ADD, 1, what="shadow")


class TestDrawDeckHoldsNoSitesOrRings:
    """2.0, Building Your Deck: Draw Deck."""

    def test_a_site_in_the_draw_deck(self) -> None:
        problem = only(copies(KING, c7_363=1))

        assert problem.rule == "draw-deck-holds-no-sites-or-rings"
        assert problem.source == DRAW_DECK
        assert problem.finding == Finding(
            "not-a-draw-deck-card",
            cards=("7_363",),
            have=1,
            limit=0,
            subject="site",
            fix=Fix(FixKind.REMOVE, 1, cards=("7_363",)),
        )

    def test_a_ring_in_the_draw_deck(self) -> None:
        (finding,) = findings(copies(KING, c7_2=2))

        assert (finding.code, finding.cards, finding.have) == ("not-a-draw-deck-card", ("7_2",), 2)

    def test_neither_counts_towards_sixty_cards(self) -> None:
        short = copies(KING, c7_83=1, c7_173=0, c7_363=2)

        assert [finding.code for finding in findings(short)] == [
            "draw-deck-too-small",
            "not-a-draw-deck-card",
        ]


class TestFourCopiesOfATitle:
    """2.0, Building Your Deck: Draw Deck; its own example is Aragorn of two subtitles."""

    def test_four_copies(self) -> None:
        assert judge(copies(KING, c7_99=4, c7_173=3)).legal

    def test_five_copies(self) -> None:
        problem = only(copies(KING, c7_364=5, c7_173=3))

        assert problem.rule == "copies-of-a-title"
        assert problem.finding == Finding(
            "too-many-copies",
            cards=("7_364",),
            have=5,
            limit=4,
            subject="Aragorn",
            fix=Fix(FixKind.REPLACE, 1, cards=("7_364",)),
        )

    def test_subtitles_do_not_make_another_title(self) -> None:
        deck = copies(KING, c7_364=4, c7_81=1, c7_173=3)  # two different Aragorns

        (finding,) = findings(deck)

        assert finding.code == "too-many-copies"
        assert finding.cards == ("7_364", "7_81")
        assert finding.have == 5

    def test_two_subtitles_may_share_the_four(self) -> None:
        assert judge(copies(KING, c7_364=2, c7_81=2)).legal

    def test_all_titles_are_one_problem_with_a_part_for_each(self) -> None:
        deck = copies(KING, c7_364=5, c7_108=5, c7_131=6)

        problem = only(deck)

        assert problem.facts == 3
        assert [(part.subject, part.have) for part in problem.finding.parts] == [
            ("Aragorn", 5),
            ("Knight's Spear", 5),
            ("Desert Fighter", 6),
        ]
        assert problem.finding.fix is not None
        assert problem.finding.fix.each == ((("7_364",), 1), (("7_108",), 1), (("7_131",), 2))


class TestOrcPursuerOfTwoSets:
    """2.0, card clarifications, 7 C 303: 5 C 108 has its title, and both may be four."""

    def test_four_of_each_in_open(self) -> None:
        deck = copies(KING, c5_108=4, c7_303=4, c7_131=0, c7_138=0)

        assert judge(deck, "open").legal

    def test_five_of_one_are_too_many(self) -> None:
        deck = copies(KING, c5_108=3, c7_303=5, c7_131=0, c7_138=0)

        (finding,) = findings(deck, "open")

        assert (finding.code, finding.cards, finding.have) == ("too-many-copies", ("7_303",), 5)

    def test_the_rule_names_the_ruling(self) -> None:
        problem = only(copies(KING, c7_303=5, c7_131=0, c7_173=1), "open")

        assert "7 C 303" in problem.source.section


class TestTitlesThatARulingChanged:
    """Rulings of 5 April 2004, Section 4: 1 U 235 and 3 U 86; 1 R 284 and 2 U 96."""

    def test_every_otsea_is_one_title(self) -> None:
        deck = copies(KING, c1_235=2, c3_86=2, c7_218=1, c7_131=0, c7_173=1)

        (finding,) = findings(deck, "open")

        assert (finding.code, finding.have) == ("too-many-copies", 5)
        assert finding.cards == ("1_235", "3_86", "7_218")

    def test_bilbo_baggins_is_bilbo(self) -> None:
        allowed = copies(KING, c1_284=2, c2_96=1, c9_49=1, c7_83=0)
        deck = copies(allowed, c1_284=3, c9_49=1, c2_96=1, c7_120=0)

        codes = {finding.code for finding in findings(allowed, "open")}
        (finding,) = [
            finding for finding in findings(deck, "open") if finding.code == "too-many-copies"
        ]

        assert "too-many-copies" not in codes
        assert (finding.have, finding.limit) == (5, 4)
        assert finding.cards == ("1_284", "2_96", "9_49")
        assert title_key("Bilbo Baggins") == title_key("Bilbo")


class TestThreeMoreOfTheRingBearersTitle:
    """2.0, Building Your Deck: Draw Deck, exception."""

    def test_three_more_frodos(self) -> None:
        assert judge(copies(KING, c7_317=2, c7_318=1, c7_173=4, c7_160=4)).legal

    def test_four_more_frodos(self) -> None:
        problem = only(copies(KING, c7_317=2, c7_318=2, c7_173=4, c7_160=4, c7_132=4))

        assert problem.rule == "copies-of-the-ring-bearers-title"
        assert problem.source == Source(
            "comprehensive-2.0", "Building Your Deck: Draw Deck, exception"
        )
        assert problem.finding == Finding(
            "too-many-ring-bearers",
            cards=("7_317", "7_318"),
            have=4,
            limit=3,
            subject="Frodo",
            fix=Fix(FixKind.REPLACE, 1, cards=("7_317", "7_318")),
        )

    def test_another_ring_bearer_leaves_four_frodos(self) -> None:
        deck = copies(SHADOWS, c11_164=0)
        free_peoples_short = judge(deck, "open", LAST_DAYS)

        assert "too-many-ring-bearers" not in [p.code for p in free_peoples_short.problems]
