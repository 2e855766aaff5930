"""Edits of a deck by its parts, and the words for them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.building.edits import (
    MOST_OF_A_CARD,
    BadEdit,
    Edit,
    edited,
    emptied,
    empty_deck,
    joined,
    places_of,
)
from decks.building.step_words import told
from decks.contents.card_labels import card_name
from decks.contents.differences import Part, parts_of
from decks.contents.encoding import from_contents, to_contents
from rules.construction import Game
from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starter

ARAGORN = starter("rotk-aragorn-starter").deck
EMPTY = empty_deck(Game.TCG)
NO_HEROES = empty_deck(Game.LCG)

FRODO, SAM = "7_317", "1_311"
KNIGHT = "7_106"
HOME_SITE = "7_330"
THE_ONE_RING = "7_1"
ARAGORN_THE_HERO, GUARD_OF_THE_CITADEL, FOREST_SPIDER = "01001", "01013", "01096"


def after(deck, *edits):
    for edit in edits:
        deck = edited(deck, edit)
    return deck


class TestWhereACardGoes:
    @pytest.mark.parametrize(
        ("card", "places"),
        [
            (KNIGHT, (Part.DRAW_DECK, Part.RING_BEARER)),
            (HOME_SITE, (Part.ADVENTURE_DECK,)),
            (THE_ONE_RING, (Part.RING,)),
            (ARAGORN_THE_HERO, (Part.HEROES, Part.SIDE_BOARD)),
            (GUARD_OF_THE_CITADEL, (Part.PLAYER_DECK, Part.SIDE_BOARD)),
            (FOREST_SPIDER, ()),
            ("7_9999", ()),
        ],
    )
    def test_by_its_type(self, card, places):
        assert places_of(card) == places

    def test_a_minion_does_not_bear_the_ring(self):
        minion = next(card for card, _ in ARAGORN.draw_deck if len(places_of(card)) == 1)

        with pytest.raises(BadEdit, match="only a companion can be the Ring-bearer"):
            edited(EMPTY, Edit(minion, Part.RING_BEARER, count=1))

    def test_an_enemy_is_in_no_players_deck(self):
        with pytest.raises(BadEdit, match="no card that a player puts into a deck"):
            edited(NO_HEROES, Edit(FOREST_SPIDER, Part.PLAYER_DECK, by=1))

    def test_a_card_that_is_none_is_refused_by_its_number(self):
        with pytest.raises(BadEdit, match="No card has the number 7_9999"):
            edited(EMPTY, Edit("7_9999", Part.DRAW_DECK, by=1))

    def test_a_deck_of_the_tcg_has_no_side_board(self):
        with pytest.raises(BadEdit, match="no such part"):
            edited(EMPTY, Edit(KNIGHT, Part.SIDE_BOARD, by=1))


class TestCounting:
    def test_a_quantity_is_set(self):
        assert edited(EMPTY, Edit(KNIGHT, Part.DRAW_DECK, count=4)).draw_deck == ((KNIGHT, 4),)

    def test_one_more_and_one_fewer(self):
        more, fewer = Edit(KNIGHT, Part.DRAW_DECK, by=1), Edit(KNIGHT, Part.DRAW_DECK, by=-1)

        assert after(EMPTY, more, more, fewer).draw_deck == ((KNIGHT, 1),)
        assert after(EMPTY, more, fewer, fewer) == EMPTY

    def test_no_more_than_a_slip_of_the_finger(self):
        many = Edit(KNIGHT, Part.DRAW_DECK, by=MOST_OF_A_CARD)

        assert after(EMPTY, many, many).draw_deck == ((KNIGHT, MOST_OF_A_CARD),)

    def test_the_same_site_may_be_there_twice_for_the_rules_to_say_so(self):
        assert edited(EMPTY, Edit(HOME_SITE, Part.ADVENTURE_DECK, count=2)).sites == (
            HOME_SITE,
            HOME_SITE,
        )

    def test_an_unknown_card_can_be_taken_out_but_not_multiplied(self):
        contents = to_contents(EMPTY) | {"draw_deck": [["7_9999", 2]]}
        deck = from_contents(Game.TCG, contents)

        assert edited(deck, Edit("7_9999", Part.DRAW_DECK, count=0)) == EMPTY
        with pytest.raises(BadEdit):
            edited(deck, Edit("7_9999", Part.DRAW_DECK, by=1))


class TestTheRingBearer:
    def test_another_takes_the_place_of_the_first(self):
        deck = after(
            EMPTY, Edit(FRODO, Part.RING_BEARER, count=1), Edit(SAM, Part.RING_BEARER, count=1)
        )

        assert (deck.ring_bearer, deck.draw_deck) == (SAM, ())

    def test_there_is_never_more_than_one(self):
        deck = edited(EMPTY, Edit(FRODO, Part.RING_BEARER, count=4))

        assert parts_of(deck)[Part.RING_BEARER].total() == 1

    def test_one_from_the_draw_deck_changes_places_with_the_bearer(self):
        deck = after(
            EMPTY,
            Edit(FRODO, Part.RING_BEARER, count=1),
            Edit(SAM, Part.DRAW_DECK, count=2),
            Edit(SAM, Part.DRAW_DECK, to=Part.RING_BEARER),
        )

        assert deck.ring_bearer == SAM
        assert dict(deck.draw_deck) == {SAM: 1, FRODO: 1}

    def test_one_who_is_not_in_the_draw_deck_takes_it_up_all_the_same(self):
        deck = edited(EMPTY, Edit(SAM, Part.DRAW_DECK, to=Part.RING_BEARER))

        assert (deck.ring_bearer, deck.draw_deck) == (SAM, ())

    def test_the_bearer_stays_when_he_is_asked_again(self):
        deck = after(
            EMPTY,
            Edit(FRODO, Part.DRAW_DECK, count=2),
            Edit(FRODO, Part.DRAW_DECK, to=Part.RING_BEARER),
        )

        assert edited(deck, Edit(FRODO, Part.DRAW_DECK, to=Part.RING_BEARER)) == deck

    def test_he_can_step_down_into_the_draw_deck(self):
        deck = after(
            EMPTY,
            Edit(FRODO, Part.RING_BEARER, count=1),
            Edit(FRODO, Part.RING_BEARER, to=Part.DRAW_DECK),
        )

        assert (deck.ring_bearer, deck.draw_deck) == (None, ((FRODO, 1),))

    def test_one_who_is_relieved_again_and_again_never_becomes_too_many(self):
        many = Edit(FRODO, Part.DRAW_DECK, count=MOST_OF_A_CARD)
        other = Edit(SAM, Part.DRAW_DECK, count=2)
        bears = {who: Edit(who, Part.DRAW_DECK, to=Part.RING_BEARER) for who in (FRODO, SAM)}
        swaps = [bears[FRODO], many, bears[SAM], many] * 3

        deck = after(EMPTY, many, other, *swaps)

        assert max(count for _, count in deck.draw_deck) <= MOST_OF_A_CARD
        assert from_contents(Game.TCG, to_contents(deck)) == deck


class TestTheSideBoard:
    def test_a_copy_goes_there_and_back(self):
        deck = edited(NO_HEROES, Edit(GUARD_OF_THE_CITADEL, Part.PLAYER_DECK, count=3))
        aside = edited(deck, Edit(GUARD_OF_THE_CITADEL, Part.PLAYER_DECK, to=Part.SIDE_BOARD))

        assert aside.player_deck == ((GUARD_OF_THE_CITADEL, 2),)
        assert aside.side_board == ((GUARD_OF_THE_CITADEL, 1),)
        again = Edit(GUARD_OF_THE_CITADEL, Part.SIDE_BOARD, to=Part.PLAYER_DECK)
        assert edited(aside, again) == deck


class TestWholeDecks:
    def test_another_deck_is_added_and_its_bearer_goes_before_ours(self):
        ours = after(
            EMPTY, Edit(FRODO, Part.RING_BEARER, count=1), Edit(KNIGHT, Part.DRAW_DECK, count=2)
        )
        more = after(
            EMPTY, Edit(SAM, Part.RING_BEARER, count=1), Edit(KNIGHT, Part.DRAW_DECK, count=1)
        )

        both = joined(ours, more)

        assert (both.ring_bearer, both.draw_deck) == (SAM, ((KNIGHT, 3),))
        assert joined(ours, EMPTY) == ours

    def test_one_of_the_other_game_is_refused(self):
        with pytest.raises(BadEdit, match="the other game"):
            joined(EMPTY, NO_HEROES)

    def test_all_cards_are_taken_out(self):
        assert emptied(ARAGORN) == EMPTY
        assert emptied(introductory_decks()["lore"].deck) == NO_HEROES


class TestWords:
    @pytest.mark.parametrize(
        ("edit", "words"),
        [
            (Edit(KNIGHT, Part.DRAW_DECK, count=2), "2 × {} added"),
            (Edit(KNIGHT, Part.DRAW_DECK, by=1), "{} added"),
            (Edit(KNIGHT, Part.RING_BEARER, count=1), "{} bears the Ring"),
        ],
    )
    def test_of_an_edit(self, edit, words):
        assert told(EMPTY, edited(EMPTY, edit)) == words.format(card_name(KNIGHT))

    def test_of_a_change_of_bearers_name_the_new_one_and_where_the_old_one_went(self):
        before = after(
            EMPTY, Edit(FRODO, Part.RING_BEARER, count=1), Edit(SAM, Part.DRAW_DECK, count=1)
        )

        words = told(before, edited(before, Edit(SAM, Part.DRAW_DECK, to=Part.RING_BEARER)))

        assert words.startswith("Sam, Son of Hamfast")
        assert words.endswith("bears the Ring")

    def test_of_the_side_board_name_it(self):
        aside = Edit(GUARD_OF_THE_CITADEL, Part.SIDE_BOARD, count=2)

        deck = edited(NO_HEROES, aside)

        assert told(NO_HEROES, deck) == "2 × Guard of the Citadel added to the side board"
        assert told(deck, NO_HEROES) == "2 × Guard of the Citadel taken out of the side board"

    def test_of_many_changes_count_them(self):
        assert told(EMPTY, ARAGORN).endswith("cards changed")
        assert told(ARAGORN, ARAGORN) == ""


CARDS = st.sampled_from([card for card, _ in ARAGORN.draw_deck] + [FRODO, KNIGHT, HOME_SITE])


@given(st.lists(st.tuples(CARDS, st.integers(-3, 4))))
def test_any_row_of_edits_leaves_a_deck_that_can_be_written_down(steps):
    deck = EMPTY
    for card, by in steps:
        deck = edited(deck, Edit(card, places_of(card)[0], by=by))

    assert from_contents(Game.TCG, to_contents(deck)) == deck
    assert all(count > 0 for held in parts_of(deck).values() for count in held.values())
