"""How two decks differ, and such differences made on a deck."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from decks.contents.differences import (
    Difference,
    DifferentGames,
    Kind,
    apply_differences,
    deck_zones,
    differences,
)
from decks.contents.encoding import canonical
from decks.contents.zones import SINGLE_CARD_ZONES, DeckZone
from decks.history.changes import describe_changes, size_words
from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starter
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck
from tests.decks.history.random_decks import three_decks, two_decks
from tests.expected import tcg_deck

ARAGORN = starter("rotk-aragorn-starter").deck
LORE = introductory_decks()["lore"].deck
NO_TCG = TcgDeck(None, None, (), ())
NO_LCG = LcgDeck((), ())


class TestDifferences:
    @given(two_decks)
    def test_made_on_the_one_deck_they_give_the_other(self, decks: Any) -> None:
        before, after = decks

        assert apply_differences(before, differences(before, after)) == canonical(after)

    @given(two_decks)
    def test_there_are_none_between_a_deck_and_itself(self, decks: Any) -> None:
        deck, _ = decks

        assert differences(deck, deck) == ()
        assert differences(deck, canonical(deck)) == ()

    @given(two_decks)
    def test_the_other_way_round_they_are_the_same_turned_about(self, decks: Any) -> None:
        before, after = decks
        turned = tuple(
            Difference(difference.zone, difference.card, difference.after, difference.before)
            for difference in differences(before, after)
        )

        assert differences(after, before) == turned

    @given(two_decks)
    def test_they_say_what_became_of_a_card(self, decks: Any) -> None:
        described: dict[Kind, Callable[[Any], bool]] = {
            Kind.ADDED: lambda one: one.before == 0 < one.after,
            Kind.REMOVED: lambda one: one.before > 0 == one.after,
            Kind.MORE: lambda one: 0 < one.before < one.after,
            Kind.FEWER: lambda one: one.before > one.after > 0,
        }

        for difference in differences(*decks):
            assert [kind for kind, holds in described.items() if holds(difference)] == [
                difference.kind
            ]

    def test_a_card_that_moves_to_another_part_leaves_the_first(self) -> None:
        before = replace(NO_LCG, player_deck=(("01073", 3),))
        after = replace(NO_LCG, player_deck=(("01073", 1),), side_board=(("01073", 2),))

        assert differences(before, after) == (
            Difference(DeckZone.PLAYER_DECK, "01073", 3, 1),
            Difference(DeckZone.SIDEBOARD, "01073", 0, 2),
        )

    @pytest.mark.parametrize(("one", "other"), [(NO_TCG, NO_LCG), (LORE, ARAGORN)])
    def test_decks_of_two_games_have_none(
        self, one: TcgDeck | LcgDeck, other: LcgDeck | TcgDeck
    ) -> None:
        with pytest.raises(DifferentGames):
            differences(one, other)


class TestMakingChangesOnAnotherDeck:
    @given(three_decks)
    def test_nothing_goes_below_none_and_one_ring_bearer_stays_one(self, decks: Any) -> None:
        base, mine, theirs = decks

        parts = deck_zones(apply_differences(theirs, differences(base, mine)))

        assert all(count > 0 for held in parts.values() for count in held.values())
        assert all(parts[part].total() <= 1 for part in SINGLE_CARD_ZONES & parts.keys())

    def test_changes_of_two_pages_to_different_cards_are_both_kept(self) -> None:
        base = replace(NO_TCG, ring_bearer="7_317", draw_deck=(("7_364", 4), ("7_83", 2)))
        theirs = replace(base, draw_deck=(("7_364", 4), ("7_83", 1), ("7_319", 1)))
        mine = replace(base, ring_bearer="1_289", draw_deck=(("7_364", 3), ("7_83", 2)))

        both = apply_differences(theirs, differences(base, mine))

        assert both == replace(
            base, ring_bearer="1_289", draw_deck=(("7_83", 1), ("7_319", 1), ("7_364", 3))
        )

    def test_the_last_ring_bearer_chosen_stays(self) -> None:
        base = replace(NO_TCG, ring_bearer="7_317")
        mine, theirs = replace(base, ring_bearer="1_289"), replace(base, ring_bearer="1_290")

        assert tcg_deck(apply_differences(theirs, differences(base, mine))).ring_bearer == "1_289"

    def test_taking_away_a_ring_bearer_who_is_gone_leaves_the_new_one(self) -> None:
        base = replace(NO_TCG, ring_bearer="7_317")
        theirs = replace(base, ring_bearer="1_290")

        assert tcg_deck(apply_differences(theirs, differences(base, NO_TCG))).ring_bearer == "1_290"

    def test_the_other_game_is_refused(self) -> None:
        with pytest.raises(DifferentGames):
            apply_differences(NO_LCG, differences(NO_TCG, ARAGORN))


class TestInWords:
    def test_copies_and_names(self) -> None:
        before = replace(NO_TCG, draw_deck=(("7_364", 1), ("7_83", 1)))
        after = replace(NO_TCG, draw_deck=(("7_364", 3),))

        described = describe_changes(differences(before, after))

        assert str(described) == "−1 City of Men; +2 Aragorn, Driven by Need"
        assert described.sum == "2 in, 1 out"

    def test_another_ring_bearer(self) -> None:
        described = describe_changes(differences(ARAGORN, replace(ARAGORN, ring_bearer="1_289")))

        assert str(described) == (
            "+1 Frodo, Old Bilbo's Heir as Ring-bearer; "
            "−1 Frodo, Hope of Free Peoples as Ring-bearer"
        )

    def test_the_side_board_is_named(self) -> None:
        described = describe_changes(
            differences(NO_LCG, replace(NO_LCG, side_board=(("01073", 2),)))
        )

        assert str(described) == "+2 Gandalf in the sideboard"

    def test_printings_of_one_name_are_told_apart(self) -> None:
        before = replace(NO_TCG, draw_deck=(("1_299", 1),))
        after = replace(NO_TCG, draw_deck=(("7_319", 1),))

        described = describe_changes(differences(before, after))

        assert str(described) == "−1 Hobbit Sword (1 C 299); +1 Hobbit Sword (7 C 319)"

    def test_nothing_different_is_said_by_nothing(self) -> None:
        described = describe_changes(())

        assert not described
        assert (str(described), described.sum) == ("", "")

    def test_a_long_list_is_folded_and_one_card_never_alone(self) -> None:
        all_of_it = describe_changes(differences(NO_TCG, ARAGORN))
        nine = describe_changes(differences(NO_TCG, replace(NO_TCG, sites=ARAGORN.sites)))

        assert (len(all_of_it.shown), *all_of_it.shown, *all_of_it.folded) == (8, *all_of_it.lines)
        assert (len(nine.shown), nine.folded) == (9, ())

    @pytest.mark.parametrize(
        ("deck", "words"),
        [
            (ARAGORN, "62 cards, 9 sites"),
            (LORE, "3 heroes, 30 cards"),
            (NO_TCG, "0 cards"),
            (
                LcgDeck((("01001", 1), ("01004", 1)), (("01073", 1),), (("01073", 2),)),
                "2 heroes, 1 card, 2 in the sideboard",
            ),
        ],
    )
    def test_the_size_of_a_deck(self, deck: TcgDeck | LcgDeck, words: str) -> None:
        assert size_words(deck) == words
