"""The Ring-bearer and The One Ring, edition by edition."""

from dataclasses import replace

from rules.construction import Finding, Fix, Source
from rules.construction.problem import FixKind
from tests.rules.construction.builds import (
    KING,
    LAST_DAYS,
    SHADOWS,
    copies,
    findings,
    judge,
    only_problem,
)

SMEAGOL = "9_30"  # Bearer of Great Secrets, with the ringed resistance icon
GIMLI = "9_4"  # Bearer of Grudges, with the icon
ARAGORN = "7_364"
GIMLI_OF_SET_7 = "7_6"
FRODO = "7_317"


class TestFrodoBearsTheRing:
    """2.0, Building Your Deck: Ring-bearer. 2002, Building Your Deck: Ring-bearer."""

    def test_any_version_of_frodo(self) -> None:
        assert judge(replace(KING, ring_bearer="7_318")).legal

    def test_nobody_else_in_2003(self) -> None:
        problem = only_problem(replace(KING, ring_bearer=GIMLI_OF_SET_7))

        assert problem.rule == "frodo-bears-the-ring"
        assert problem.source == Source("comprehensive-2.0", "Building Your Deck: Ring-bearer")
        assert problem.finding == Finding(
            "may-not-bear-the-ring",
            cards=(GIMLI_OF_SET_7,),
            subject="frodo",
            fix=Fix(FixKind.CHOOSE, what="ring-bearer-frodo"),
        )

    def test_a_deck_without_a_ring_bearer(self) -> None:
        problem = only_problem(replace(KING, ring_bearer=None))

        assert problem.finding == Finding(
            "no-ring-bearer",
            have=0,
            limit=1,
            subject="frodo",
            fix=Fix(FixKind.CHOOSE, what="ring-bearer-frodo"),
        )


class TestRingBearerWithRingedResistance:
    """4.1, Building Your Deck: Ring-bearer and The One Ring."""

    def test_a_character_with_the_icon(self) -> None:
        assert judge(replace(SHADOWS, ring_bearer=GIMLI), "open", LAST_DAYS).legal

    def test_any_frodo(self) -> None:
        assert judge(replace(SHADOWS, ring_bearer="1_290"), "open", LAST_DAYS).legal

    def test_a_character_without_it(self) -> None:
        problem = only_problem(replace(SHADOWS, ring_bearer=ARAGORN), "open", LAST_DAYS)

        assert problem.rule == "ring-bearer-with-ringed-resistance"
        assert problem.source.document == "comprehensive-4.1"
        assert problem.finding.cards == (ARAGORN,)


class TestTheRing:
    """2.0, Building Your Deck: Ring-bearer: any version of The One Ring."""

    def test_any_version_of_the_formats_sets(self) -> None:
        assert judge(replace(KING, ring="7_2")).legal

    def test_no_ring(self) -> None:
        assert findings(replace(KING, ring=None)) == [
            Finding("no-ring", have=0, limit=1, fix=Fix(FixKind.CHOOSE, what="ring"))
        ]

    def test_another_card_as_the_ring(self) -> None:
        assert findings(replace(KING, ring="7_83")) == [
            Finding("not-a-ring", cards=("7_83",), fix=Fix(FixKind.CHOOSE, what="ring"))
        ]


class TestTheOversizedRing:
    """2.0, card clarifications, 4 M 1."""

    def test_it_cannot_be_used(self) -> None:
        problem = only_problem(replace(KING, ring="4_M1"))

        assert problem.rule == "oversized-ring"
        assert problem.source.section.endswith("4 M 1")
        assert problem.finding == Finding(
            "oversized-ring",
            cards=("4_M1",),
            have=1,
            limit=0,
            fix=Fix(FixKind.REPLACE, cards=("4_M1",)),
        )

    def test_nor_can_it_be_put_into_the_draw_deck(self) -> None:
        assert [f.code for f in findings(copies(KING, c4_M1=1))] == ["oversized-ring"]


class TestFrodoFrenziedFighter:
    """4.2, Section Three: 13 R 149."""

    def test_he_may_not_bear_the_ring(self) -> None:
        problem = only_problem(replace(SHADOWS, ring_bearer="13_149"), "open", LAST_DAYS)

        assert problem.rule == "cards-that-never-bear-the-ring"
        assert problem.source == Source("comprehensive-4.2", "Section Three: 13 R 149")
        assert problem.finding.fix == Fix(FixKind.CHOOSE, what="ring-bearer-other")

    def test_he_may_be_in_the_draw_deck_and_other_frodos_may_bear_it(self) -> None:
        found = findings(copies(SHADOWS, c13_149=1), "open", LAST_DAYS)

        assert "ruled-not-to-bear-the-ring" not in {problem.code for problem in found}
