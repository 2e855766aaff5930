"""A draft: kept at every edit, walked back and forth, saved, and never overwritten unseen."""

from functools import partial

import pytest

from decks.building import drafts
from decks.building.drafts import Stale, look
from decks.building.edits import Edit, edited, emptied
from decks.contents.card_labels import card_name
from decks.contents.differences import Part
from decks.domain import ChangedMeanwhile, save_version
from decks.models import DraftStep
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck
from tests.visitors import kept_deck

pytestmark = pytest.mark.django_db

ARAGORN = starter("rotk-aragorn-starter").deck
EMPTY = TcgDeck(None, None, (), ())
KNIGHT, RIDER = "7_100", "7_247"


def put(deck, card, count):
    """Set how many copies of a card there are, as the page does that sees the draft as it is."""
    edit = partial(edited, edit=Edit(card, Part.DRAW_DECK, count=count))
    return drafts.change(deck, look(deck).revision, edit)


def copies(deck):
    return dict(look(deck).cards.draw_deck)


class TestKeeping:
    def test_to_look_writes_nothing(self, deck):
        sight = look(deck)

        assert (sight.cards, sight.unsaved, sight.undoes) == (EMPTY, (), "")
        assert not hasattr(deck, "draft")

    def test_an_edit_is_kept_and_is_no_version(self, deck):
        change = put(deck, KNIGHT, 3)

        assert change.words == f"3 × {card_name(KNIGHT)} added"
        assert copies(deck) == {KNIGHT: 3}
        assert deck.versions.count() == 1
        assert [one.change for one in look(deck).unsaved] == [3]

    def test_what_changes_nothing_is_no_step(self, deck):
        put(deck, KNIGHT, 3)
        before = look(deck)

        assert put(deck, KNIGHT, 3).words == drafts.NOTHING_CHANGED
        assert look(deck) == before


class TestUndoingAndRedoing:
    def test_steps_are_walked_back_and_forth_in_words(self, deck):
        put(deck, KNIGHT, 3)
        put(deck, RIDER, 1)

        undone = drafts.undo(deck, look(deck).revision)

        assert undone.words == f"Undone: {card_name(RIDER)} added"
        assert copies(deck) == {KNIGHT: 3}
        assert look(deck).redoes == f"{card_name(RIDER)} added"
        drafts.redo(deck, look(deck).revision)
        assert copies(deck) == {KNIGHT: 3, RIDER: 1}
        assert look(deck).redoes == ""

    def test_an_edit_after_an_undo_drops_what_was_undone(self, deck):
        put(deck, KNIGHT, 3)
        drafts.undo(deck, look(deck).revision)
        put(deck, RIDER, 2)

        assert drafts.redo(deck, look(deck).revision).words == drafts.NOTHING_TO_REDO
        assert copies(deck) == {RIDER: 2}

    def test_beyond_the_first_step_there_is_nothing(self, deck):
        assert drafts.undo(deck, look(deck).revision).words == drafts.NOTHING_TO_UNDO

    def test_two_hundred_steps_can_be_undone(self, deck):
        for count in range(1, 301):
            put(deck, KNIGHT, count % 90 + 1)

        for _ in range(200):
            drafts.undo(deck, look(deck).revision)

        assert copies(deck) == {KNIGHT: 100 % 90 + 1}
        assert DraftStep.objects.count() <= drafts.MOST_STEPS + 1

    def test_all_cards_out_is_one_step(self):
        deck = kept_deck("Aragorn", ARAGORN)
        drafts.change(deck, look(deck).revision, emptied, "All cards taken out")

        assert look(deck).cards == EMPTY
        assert look(deck).undoes == "All cards taken out"
        drafts.undo(deck, look(deck).revision)
        assert look(deck).unsaved == ()


class TestSaving:
    def test_the_draft_becomes_the_next_version_and_can_still_be_undone(self, deck):
        put(deck, KNIGHT, 3)

        version = drafts.save(deck, look(deck).revision, name="First try")

        assert (version.number, version.name) == (2, "First try")
        assert look(deck).unsaved == ()
        drafts.undo(deck, look(deck).revision)
        assert look(deck).cards == EMPTY
        assert [one.change for one in look(deck).unsaved] == [-3]

    def test_nothing_changed_makes_no_version(self, deck):
        assert drafts.save(deck, look(deck).revision).number == 1
        assert deck.versions.count() == 1

    def test_throwing_away_goes_back_to_the_version_and_can_be_undone(self, deck):
        put(deck, KNIGHT, 3)

        drafts.throw_away(deck, look(deck).revision)

        assert look(deck).cards == EMPTY
        drafts.undo(deck, look(deck).revision)
        assert copies(deck) == {KNIGHT: 3}


class TestTwoPages:
    def test_an_edit_on_an_older_sight_does_nothing(self, deck):
        seen = look(deck).revision
        put(deck, KNIGHT, 3)

        with pytest.raises(Stale):
            drafts.change(deck, seen, partial(edited, edit=Edit(RIDER, Part.DRAW_DECK, by=1)))
        for act in (drafts.undo, drafts.redo, drafts.save, drafts.throw_away):
            with pytest.raises(Stale):
                act(deck, seen)
        assert copies(deck) == {KNIGHT: 3}

    def test_the_steps_between_can_be_told(self, deck):
        seen = look(deck).position
        put(deck, KNIGHT, 3)
        put(deck, RIDER, 1)

        assert drafts.steps_since(deck, seen) == (
            f"3 × {card_name(KNIGHT)} added",
            f"{card_name(RIDER)} added",
        )

    def test_a_draft_without_changes_follows_a_version_saved_elsewhere(self, deck):
        put(deck, KNIGHT, 3)
        drafts.save(deck, look(deck).revision)
        seen = look(deck).revision
        save_version(deck, ARAGORN)

        sight = look(deck)

        assert (sight.base.number, sight.unsaved, sight.undoes) == (3, (), "Version 3 taken up")
        with pytest.raises(Stale):
            drafts.undo(deck, seen)
        drafts.undo(deck, sight.revision)
        assert copies(deck) == {KNIGHT: 3}

    def test_before_the_first_edit_a_version_saved_elsewhere_is_noticed_too(self, deck):
        seen = look(deck).revision
        save_version(deck, ARAGORN)

        with pytest.raises(Stale):
            drafts.change(deck, seen, partial(edited, edit=Edit(RIDER, Part.DRAW_DECK, by=1)))

    def test_a_draft_with_changes_is_not_saved_over_a_version_it_does_not_know(self, deck):
        put(deck, KNIGHT, 3)
        save_version(deck, ARAGORN)
        sight = look(deck)

        assert sight.overtaken
        with pytest.raises(ChangedMeanwhile):
            drafts.save(deck, sight.revision)
        assert deck.versions.count() == 2
        assert drafts.save(deck, sight.revision, over=2).number == 3
        assert deck.versions.first().cards().draw_deck == ((KNIGHT, 3),)
