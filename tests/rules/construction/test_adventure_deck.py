"""The adventure deck: nine sites, their numbers, their block, their Shadow numbers."""

from dataclasses import replace

from rules.construction import Finding, Fix, Source
from rules.construction.problem import FixKind
from tests.rules.construction.builds import (
    FELLOWSHIP,
    KING,
    LAST_DAYS,
    SHADOWS,
    TODAY,
    TOWERS,
    TWO_TOWERS_DAYS,
    findings,
    judge,
    only_problem,
    sites,
)

ADVENTURE_DECK = Source("comprehensive-2.0", "Building Your Deck: Adventure Deck")


class TestNineSitesOneOfEachNumber:
    """2.0, Building Your Deck: Adventure Deck."""

    def test_another_site_of_the_same_number(self) -> None:
        assert judge(sites(KING, ("7_337", "7_336"))).legal

    def test_a_number_missing(self) -> None:
        problem = only_problem(replace(KING, sites=KING.sites[:2] + KING.sites[3:]))

        assert problem.rule == "one-site-of-each-number"
        assert problem.source == ADVENTURE_DECK
        assert problem.finding == Finding(
            "site-numbers-missing",
            have=8,
            limit=9,
            numbers=(3,),
            fix=Fix(FixKind.ADD, 1, what="site"),
        )

    def test_a_number_twice(self) -> None:
        assert findings(replace(KING, sites=(*KING.sites, "7_336"))) == [
            Finding(
                "site-number-taken",
                cards=("7_337", "7_336"),
                have=2,
                limit=1,
                numbers=(2,),
                fix=Fix(FixKind.REMOVE, 1, cards=("7_337", "7_336")),
            )
        ]

    def test_the_same_site_in_the_place_of_another(self) -> None:
        found = findings(sites(KING, ("7_338", "7_337")))

        assert [(f.code, f.numbers) for f in found] == [
            ("site-numbers-missing", (3,)),
            ("site-number-taken", (2,)),
        ]
        assert found[1].cards == ("7_337",)

    def test_an_empty_adventure_deck_is_one_problem(self) -> None:
        (finding,) = findings(replace(KING, sites=()))

        assert finding.numbers == tuple(range(1, 10))


class TestSitesOnly:
    """2.0, Building Your Deck: Adventure Deck."""

    def test_another_card_among_the_sites(self) -> None:
        assert findings(replace(KING, sites=(*KING.sites, "7_83"))) == [
            Finding(
                "not-a-site",
                cards=("7_83",),
                have=1,
                limit=0,
                fix=Fix(FixKind.REMOVE, 1, cards=("7_83",)),
            )
        ]


class TestSitesOfTheFormatsBlock:
    """2.0, Building Your Deck: Formats and Block symbols."""

    def test_a_tower_site_in_king_block_is_one_problem(self) -> None:
        tower_site_2 = next(site for site in TOWERS.sites if site in ("4_334", "4_335", "4_336"))
        problem = only_problem(sites(KING, ("7_337", tower_site_2)))

        assert problem.rule == "sites-of-blocks"
        assert problem.finding == Finding(
            "site-of-another-block",
            cards=(tower_site_2,),
            have=1,
            limit=0,
            subject="towers",
            wanted=("king",),
            fix=Fix(FixKind.REPLACE, 1, cards=(tower_site_2,)),
        )

    def test_open_in_2002_is_played_on_tower_sites(self) -> None:
        """2002, Formats."""
        assert judge(TOWERS, "open", TWO_TOWERS_DAYS).legal
        assert {f.subject for f in findings(FELLOWSHIP, "open", TWO_TOWERS_DAYS)} == {"fellowship"}

    def test_open_in_2003_is_played_on_king_sites(self) -> None:
        """2.0, Building Your Deck: Formats."""
        assert judge(KING, "open").legal
        assert {f.subject for f in findings(TOWERS, "open")} == {"towers"}

    def test_open_in_2007_is_played_on_shadows_sites(self) -> None:
        """4.1, Building Your Deck: Formats."""
        assert judge(SHADOWS, "open", LAST_DAYS).legal
        assert "site-of-another-block" in {f.code for f in findings(KING, "open", LAST_DAYS)}

    def test_blocks_are_not_mixed(self) -> None:
        """2.0, Building Your Deck: Adventure Deck."""
        tower_site_2 = next(site for site in TOWERS.sites if site in ("4_334", "4_335", "4_336"))
        (finding,) = findings(sites(KING, ("7_337", tower_site_2)), "pc-movie-block", TODAY)

        assert (finding.code, finding.cards, finding.subject) == (
            "blocks-mixed",
            (tower_site_2,),
            "king",
        )


class TestNineDifferentSites:
    """4.1, Building Your Deck: Adventure Deck."""

    def test_eight_sites(self) -> None:
        problem = only_problem(replace(SHADOWS, sites=SHADOWS.sites[1:]), "open", LAST_DAYS)

        assert problem.rule == "adventure-deck-size"
        assert problem.finding == Finding(
            "adventure-deck-size", have=8, limit=9, fix=Fix(FixKind.ADD, 1, what="site")
        )

    def test_ten_sites(self) -> None:
        (finding,) = findings(replace(SHADOWS, sites=(*SHADOWS.sites, "11_229")), "open", LAST_DAYS)

        assert (finding.code, finding.have) == ("adventure-deck-size", 10)
        assert finding.fix == Fix(FixKind.REMOVE, 1, what="site")

    def test_a_site_twice(self) -> None:
        first, _, *rest = SHADOWS.sites
        found = findings(replace(SHADOWS, sites=(first, first, *rest)), "open", LAST_DAYS)

        assert found == [
            Finding(
                "same-site-twice",
                cards=(first,),
                have=2,
                limit=1,
                fix=Fix(FixKind.REPLACE, 1, cards=(first,)),
            )
        ]


class TestThreeSitesOfAShadowNumber:
    """4.1, Building Your Deck: Adventure Deck."""

    THREE_OF_EACH = (
        *("11_227", "11_230", "11_234"),  # Shadow number 0
        *("11_228", "11_237", "11_238"),  # 1
        *("11_229", "11_231", "11_233"),  # 2
    )

    def test_three_of_each(self) -> None:
        assert judge(replace(SHADOWS, sites=self.THREE_OF_EACH), "open", LAST_DAYS).legal

    def test_four_of_one(self) -> None:
        deck = replace(SHADOWS, sites=(*self.THREE_OF_EACH[:8], "11_236"))
        problem = only_problem(deck, "war-of-the-ring-block", LAST_DAYS)

        assert problem.rule == "sites-of-a-shadow-number"
        assert problem.finding == Finding(
            "too-many-of-a-shadow-number",
            cards=("11_227", "11_230", "11_234", "11_236"),
            have=4,
            limit=3,
            numbers=(0,),
            fix=Fix(FixKind.REPLACE, 1, cards=("11_227", "11_230", "11_234", "11_236")),
        )
