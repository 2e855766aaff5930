"""The players' own formats, as their server declares them."""

from typing import Any

import pytest

from rules.construction import Game, formats_of, validate
from rules.construction.problem import Finding, Fix, FixKind
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import all_cards
from rules.tcg.vocabulary import Rarity
from tests.rules.construction.builds import (
    FELLOWSHIP,
    KING,
    SHADOWS,
    TODAY,
    TOWERS,
    copies,
    findings,
    judge,
)


class TestPoorMans:
    """Played without rare cards."""

    def test_a_starter_deck_holds_no_rare_card(self) -> None:
        assert judge(FELLOWSHIP, "fellowship-block-poormans", TODAY).problems == ()

    def test_two_copies_of_a_rare_card_are_one_problem(self) -> None:
        assert all_cards()["1_40"].rarity is Rarity.RARE

        found = findings(copies(FELLOWSHIP, c1_40=2), "fellowship-block-poormans", TODAY)

        assert (
            Finding(
                "too-rare",
                cards=("1_40",),
                have=2,
                limit=0,
                fix=Fix(FixKind.REPLACE, 2, cards=("1_40",)),
            )
            in found
        )


class TestFewerSets:
    @pytest.mark.parametrize(
        ("slug", "deck", "foreign"),
        [
            ("fellowship-block-set-1", FELLOWSHIP, "2_1"),
            ("fellowship-block-sets-1-2", FELLOWSHIP, "3_1"),
            ("towers-block-set-4", TOWERS, "5_1"),
            ("towers-block-sets-4-5", TOWERS, "6_1"),
            ("king-block-set-7", KING, "8_2"),
            ("king-block-sets-7-8", KING, "9_2"),
            ("war-of-the-ring-block-sets-10-14", SHADOWS, "15_1"),
        ],
    )
    def test_a_card_of_a_later_set_is_not_allowed(
        self, slug: str, deck: TcgDeck, foreign: str
    ) -> None:
        within = findings(deck, slug, TODAY)
        beyond = findings(copies(deck, **{f"c{foreign}": 1}), slug, TODAY)

        def outside(found: Any) -> set[str]:
            return {
                card
                for problem in found
                if problem.code == "set-not-in-format"
                for card in problem.cards
            }

        assert foreign in outside(beyond) - outside(within)


class TestOtherLists:
    @pytest.mark.parametrize(
        ("slug", "banned"),
        [
            ("movie-block-czech", "3_27"),
            ("movie-block-without-10-11", "10_11"),
            ("movie-block-without-10-11", "8_1"),
            ("expanded-czech", "7_24"),
            ("french", "5_23"),
            ("towers-standard-enhanced", "4_192"),
        ],
    )
    def test_a_card_on_the_formats_own_list(self, slug: str, banned: str) -> None:
        found = findings(copies(KING, **{f"c{banned}": 1}), slug, TODAY)

        assert [
            problem for problem in found if problem.code == "banned" and problem.cards == (banned,)
        ]

    def test_a_card_banned_elsewhere_is_restricted_by_the_czech_list(self) -> None:
        found = findings(copies(KING, c1_40=2), "expanded-czech", TODAY)

        assert [problem.limit for problem in found if problem.cards == ("1_40",)] == [1]


def test_the_five_formats_of_the_players_council_say_that_other_texts_are_played() -> None:
    said = {
        format.slug
        for format in formats_of(Game.TCG)
        for advice in validate(KING, format, on=TODAY).advice
        if advice.code == "other-texts"
    }

    assert said == {
        "pc-expanded",
        "pc-fellowship-block",
        "pc-king-block",
        "pc-movie-block",
        "pc-towers-block",
    }
