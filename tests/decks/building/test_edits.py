"""Edits of a deck by its parts, and the words for them."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.building.edits import (
    BadEdit,
    Edit,
    apply_edit,
    empty_deck,
    empty_deck_like,
    merge_decks,
)
from decks.building.step_words import describe_step
from decks.contents.allowed_zones import allowed_zones
from decks.contents.bounds import MAX_COPIES
from decks.contents.card_labels import card_name
from decks.contents.differences import deck_zones
from decks.contents.encoding import from_contents, to_contents
from decks.contents.zones import DeckZone
from rules.construction import Game
from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starter
from tests.expected import lcg_deck, tcg_deck

ARAGORN = starter("rotk-aragorn-starter").deck
EMPTY = empty_deck(Game.TCG)
NO_HEROES = empty_deck(Game.LCG)

FRODO, SAM = "7_317", "1_311"
KNIGHT = "7_106"
HOME_SITE = "7_330"
THE_ONE_RING = "7_1"
ARAGORN_THE_HERO, GUARD_OF_THE_CITADEL, FOREST_SPIDER = "01001", "01013", "01096"


def after(deck: Any, *edits: Any) -> Any:
    for edit in edits:
        deck = apply_edit(deck, edit)
    return deck


class TestWhereACardGoes:
    @pytest.mark.parametrize(
        ("card", "places"),
        [
            (KNIGHT, (DeckZone.DRAW_DECK, DeckZone.RING_BEARER)),
            (HOME_SITE, (DeckZone.ADVENTURE_DECK,)),
            (THE_ONE_RING, (DeckZone.RING,)),
            (ARAGORN_THE_HERO, (DeckZone.HEROES, DeckZone.SIDEBOARD)),
            (GUARD_OF_THE_CITADEL, (DeckZone.PLAYER_DECK, DeckZone.SIDEBOARD)),
            (FOREST_SPIDER, ()),
            ("7_9999", ()),
        ],
    )
    def test_by_its_type(self, card: str, places: tuple[DeckZone, ...]) -> None:
        assert allowed_zones(card) == places

    def test_a_minion_does_not_bear_the_ring(self) -> None:
        minion = next(card for card, _ in ARAGORN.draw_deck if len(allowed_zones(card)) == 1)

        with pytest.raises(BadEdit, match="Only a companion can be the Ring-bearer"):
            apply_edit(EMPTY, Edit(minion, DeckZone.RING_BEARER, count=1))

    def test_an_enemy_is_in_no_players_deck(self) -> None:
        with pytest.raises(BadEdit, match="can’t be put into a deck"):
            apply_edit(NO_HEROES, Edit(FOREST_SPIDER, DeckZone.PLAYER_DECK, by=1))

    def test_a_card_that_is_none_is_refused_by_its_number(self) -> None:
        with pytest.raises(BadEdit, match="No card has the number 7_9999"):
            apply_edit(EMPTY, Edit("7_9999", DeckZone.DRAW_DECK, by=1))

    def test_a_deck_of_the_tcg_has_no_side_board(self) -> None:
        with pytest.raises(BadEdit, match="no such zone"):
            apply_edit(EMPTY, Edit(KNIGHT, DeckZone.SIDEBOARD, by=1))


class TestCounting:
    def test_a_quantity_is_set(self) -> None:
        assert tcg_deck(apply_edit(EMPTY, Edit(KNIGHT, DeckZone.DRAW_DECK, count=4))).draw_deck == (
            (KNIGHT, 4),
        )

    def test_one_more_and_one_fewer(self) -> None:
        more, fewer = (
            Edit(KNIGHT, DeckZone.DRAW_DECK, by=1),
            Edit(KNIGHT, DeckZone.DRAW_DECK, by=-1),
        )

        assert after(EMPTY, more, more, fewer).draw_deck == ((KNIGHT, 1),)
        assert after(EMPTY, more, fewer, fewer) == EMPTY

    def test_no_more_than_a_slip_of_the_finger(self) -> None:
        many = Edit(KNIGHT, DeckZone.DRAW_DECK, by=MAX_COPIES)

        assert after(EMPTY, many, many).draw_deck == ((KNIGHT, MAX_COPIES),)

    def test_the_same_site_may_be_there_twice_for_the_rules_to_say_so(self) -> None:
        assert tcg_deck(
            apply_edit(EMPTY, Edit(HOME_SITE, DeckZone.ADVENTURE_DECK, count=2))
        ).sites == (
            HOME_SITE,
            HOME_SITE,
        )

    def test_an_unknown_card_can_be_taken_out_but_not_multiplied(self) -> None:
        contents = to_contents(EMPTY) | {"draw_deck": [["7_9999", 2]]}
        deck = from_contents(Game.TCG, contents)

        assert apply_edit(deck, Edit("7_9999", DeckZone.DRAW_DECK, count=0)) == EMPTY
        with pytest.raises(BadEdit):
            apply_edit(deck, Edit("7_9999", DeckZone.DRAW_DECK, by=1))


class TestTheRingBearer:
    def test_another_takes_the_place_of_the_first(self) -> None:
        deck = after(
            EMPTY,
            Edit(FRODO, DeckZone.RING_BEARER, count=1),
            Edit(SAM, DeckZone.RING_BEARER, count=1),
        )

        assert (deck.ring_bearer, deck.draw_deck) == (SAM, ())

    def test_there_is_never_more_than_one(self) -> None:
        deck = apply_edit(EMPTY, Edit(FRODO, DeckZone.RING_BEARER, count=4))

        assert deck_zones(deck)[DeckZone.RING_BEARER].total() == 1

    def test_one_from_the_draw_deck_changes_places_with_the_bearer(self) -> None:
        deck = after(
            EMPTY,
            Edit(FRODO, DeckZone.RING_BEARER, count=1),
            Edit(SAM, DeckZone.DRAW_DECK, count=2),
            Edit(SAM, DeckZone.DRAW_DECK, to=DeckZone.RING_BEARER),
        )

        assert deck.ring_bearer == SAM
        assert dict(deck.draw_deck) == {SAM: 1, FRODO: 1}

    def test_one_who_is_not_in_the_draw_deck_takes_it_up_all_the_same(self) -> None:
        deck = tcg_deck(apply_edit(EMPTY, Edit(SAM, DeckZone.DRAW_DECK, to=DeckZone.RING_BEARER)))

        assert (deck.ring_bearer, deck.draw_deck) == (SAM, ())

    def test_the_bearer_stays_when_he_is_asked_again(self) -> None:
        deck = after(
            EMPTY,
            Edit(FRODO, DeckZone.DRAW_DECK, count=2),
            Edit(FRODO, DeckZone.DRAW_DECK, to=DeckZone.RING_BEARER),
        )

        assert apply_edit(deck, Edit(FRODO, DeckZone.DRAW_DECK, to=DeckZone.RING_BEARER)) == deck

    def test_he_can_step_down_into_the_draw_deck(self) -> None:
        deck = after(
            EMPTY,
            Edit(FRODO, DeckZone.RING_BEARER, count=1),
            Edit(FRODO, DeckZone.RING_BEARER, to=DeckZone.DRAW_DECK),
        )

        assert (deck.ring_bearer, deck.draw_deck) == (None, ((FRODO, 1),))

    def test_one_who_is_relieved_again_and_again_never_becomes_too_many(self) -> None:
        many = Edit(FRODO, DeckZone.DRAW_DECK, count=MAX_COPIES)
        other = Edit(SAM, DeckZone.DRAW_DECK, count=2)
        bears = {
            who: Edit(who, DeckZone.DRAW_DECK, to=DeckZone.RING_BEARER) for who in (FRODO, SAM)
        }
        swaps = [bears[FRODO], many, bears[SAM], many] * 3

        deck = after(EMPTY, many, other, *swaps)

        assert max(count for _, count in deck.draw_deck) <= MAX_COPIES
        assert from_contents(Game.TCG, to_contents(deck)) == deck


class TestTheSideBoard:
    def test_a_copy_goes_there_and_back(self) -> None:
        deck = apply_edit(NO_HEROES, Edit(GUARD_OF_THE_CITADEL, DeckZone.PLAYER_DECK, count=3))
        aside = lcg_deck(
            apply_edit(
                deck, Edit(GUARD_OF_THE_CITADEL, DeckZone.PLAYER_DECK, to=DeckZone.SIDEBOARD)
            )
        )

        assert aside.player_deck == ((GUARD_OF_THE_CITADEL, 2),)
        assert aside.side_board == ((GUARD_OF_THE_CITADEL, 1),)
        again = Edit(GUARD_OF_THE_CITADEL, DeckZone.SIDEBOARD, to=DeckZone.PLAYER_DECK)
        assert apply_edit(aside, again) == deck


class TestWholeDecks:
    def test_another_deck_is_added_and_its_bearer_goes_before_ours(self) -> None:
        ours = after(
            EMPTY,
            Edit(FRODO, DeckZone.RING_BEARER, count=1),
            Edit(KNIGHT, DeckZone.DRAW_DECK, count=2),
        )
        more = after(
            EMPTY,
            Edit(SAM, DeckZone.RING_BEARER, count=1),
            Edit(KNIGHT, DeckZone.DRAW_DECK, count=1),
        )

        both = tcg_deck(merge_decks(ours, more))

        assert (both.ring_bearer, both.draw_deck) == (SAM, ((KNIGHT, 3),))
        assert merge_decks(ours, EMPTY) == ours

    def test_one_of_the_other_game_is_refused(self) -> None:
        with pytest.raises(BadEdit, match="the other game"):
            merge_decks(EMPTY, NO_HEROES)

    def test_all_cards_are_taken_out(self) -> None:
        assert empty_deck_like(ARAGORN) == EMPTY
        assert empty_deck_like(introductory_decks()["lore"].deck) == NO_HEROES


class TestWords:
    @pytest.mark.parametrize(
        ("edit", "words"),
        [
            (Edit(KNIGHT, DeckZone.DRAW_DECK, count=2), "2 × {} added"),
            (Edit(KNIGHT, DeckZone.DRAW_DECK, by=1), "{} added"),
            (Edit(KNIGHT, DeckZone.RING_BEARER, count=1), "{} bears the Ring"),
        ],
    )
    def test_of_an_edit(self, edit: Edit, words: str) -> None:
        assert describe_step(EMPTY, apply_edit(EMPTY, edit)) == words.format(card_name(KNIGHT))

    def test_of_a_change_of_bearers_name_the_new_one_and_where_the_old_one_went(self) -> None:
        before = after(
            EMPTY,
            Edit(FRODO, DeckZone.RING_BEARER, count=1),
            Edit(SAM, DeckZone.DRAW_DECK, count=1),
        )

        words = describe_step(
            before, apply_edit(before, Edit(SAM, DeckZone.DRAW_DECK, to=DeckZone.RING_BEARER))
        )

        assert words.startswith("Sam, Son of Hamfast")
        assert words.endswith("bears the Ring")

    def test_of_the_side_board_name_it(self) -> None:
        aside = Edit(GUARD_OF_THE_CITADEL, DeckZone.SIDEBOARD, count=2)

        deck = apply_edit(NO_HEROES, aside)

        assert describe_step(NO_HEROES, deck) == "2 × Guard of the Citadel added to the sideboard"
        assert (
            describe_step(deck, NO_HEROES) == "2 × Guard of the Citadel taken out of the sideboard"
        )

    def test_of_many_changes_count_them(self) -> None:
        assert describe_step(EMPTY, ARAGORN).endswith("cards changed")
        assert describe_step(ARAGORN, ARAGORN) == ""


CARDS = st.sampled_from([card for card, _ in ARAGORN.draw_deck] + [FRODO, KNIGHT, HOME_SITE])


@given(st.lists(st.tuples(CARDS, st.integers(-3, 4))))
def test_any_row_of_edits_leaves_a_deck_that_can_be_written_down(steps: Any) -> None:
    deck = EMPTY
    for card, by in steps:
        deck = apply_edit(deck, Edit(card, allowed_zones(card)[0], by=by))

    assert from_contents(Game.TCG, to_contents(deck)) == deck
    assert all(count > 0 for held in deck_zones(deck).values() for count in held.values())


class TestChoosingTheRingBearer:
    def test_the_first_copy_bears_the_ring_and_the_next_goes_to_the_deck(self) -> None:
        add = Edit(FRODO, DeckZone.DRAW_DECK, by=1, fills=DeckZone.RING_BEARER)

        once = tcg_deck(apply_edit(EMPTY, add))
        twice = tcg_deck(apply_edit(once, add))

        assert (once.ring_bearer, once.draw_deck) == (FRODO, ())
        assert (twice.ring_bearer, twice.draw_deck) == (FRODO, ((FRODO, 1),))

    def test_taking_out_never_chooses_one(self) -> None:
        fewer = Edit(FRODO, DeckZone.DRAW_DECK, by=-1, fills=DeckZone.RING_BEARER)

        assert apply_edit(EMPTY, fewer) == EMPTY
