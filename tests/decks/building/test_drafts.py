"""A draft: kept at every edit, walked back and forth, saved, and never overwritten unseen."""

import json
from functools import partial
from typing import Any

import pytest

from decks.building import drafts
from decks.building.drafts import MAX_STEPS, StaleRevision, draft_snapshot
from decks.building.edits import Edit, apply_edit, empty_deck_like
from decks.building.step_words import MAX_STEP_LENGTH
from decks.contents.bounds import MAX_COPIES, MAX_DIFFERENT_CARDS, MAX_SITES
from decks.contents.card_labels import card_name
from decks.contents.encoding import to_contents
from decks.contents.zones import DeckZone
from decks.domain import VersionConflict, save_version
from decks.models import Deck, DraftStep
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck
from tests.expected import present, tcg_deck
from tests.visitors import kept_deck

pytestmark = pytest.mark.django_db

ARAGORN = starter("rotk-aragorn-starter").deck
EMPTY = TcgDeck(None, None, (), ())
KNIGHT, RIDER = "7_100", "7_247"


def put(deck: Deck, card: str, count: int) -> Any:
    """Set how many copies of a card there are, as the page does that sees the draft as it is."""
    edit = partial(apply_edit, edit=Edit(card, DeckZone.DRAW_DECK, count=count))
    return drafts.change(deck, draft_snapshot(deck).revision, edit)


def copies(deck: Deck) -> dict[str, int]:
    return dict(tcg_deck(draft_snapshot(deck).cards).draw_deck)


class TestKeeping:
    def test_to_look_writes_nothing(self, deck: Deck) -> None:
        sight = draft_snapshot(deck)

        assert (sight.cards, sight.unsaved, sight.undo_words) == (EMPTY, (), "")
        assert not hasattr(deck, "draft")

    def test_an_edit_is_kept_and_is_not_a_version(self, deck: Deck) -> None:
        change = put(deck, KNIGHT, 3)

        assert change.words == f"3 × {card_name(KNIGHT)} added"
        assert copies(deck) == {KNIGHT: 3}
        assert deck.versions.count() == 1
        assert [step.change for step in draft_snapshot(deck).unsaved] == [3]

    def test_what_changes_nothing_is_not_a_step(self, deck: Deck) -> None:
        put(deck, KNIGHT, 3)
        before = draft_snapshot(deck)

        assert put(deck, KNIGHT, 3).words == drafts.NOTHING_CHANGED
        assert draft_snapshot(deck) == before


class TestUndoingAndRedoing:
    def test_steps_are_walked_back_and_forth_in_words(self, deck: Deck) -> None:
        put(deck, KNIGHT, 3)
        put(deck, RIDER, 1)

        undone = drafts.undo(deck, draft_snapshot(deck).revision)

        assert undone.words == f"Undone: {card_name(RIDER)} added"
        assert copies(deck) == {KNIGHT: 3}
        assert draft_snapshot(deck).redo_words == f"{card_name(RIDER)} added"
        drafts.redo(deck, draft_snapshot(deck).revision)
        assert copies(deck) == {KNIGHT: 3, RIDER: 1}
        assert draft_snapshot(deck).redo_words == ""

    def test_an_edit_after_an_undo_drops_what_was_undone(self, deck: Deck) -> None:
        put(deck, KNIGHT, 3)
        drafts.undo(deck, draft_snapshot(deck).revision)
        put(deck, RIDER, 2)

        assert drafts.redo(deck, draft_snapshot(deck).revision).words == drafts.NOTHING_TO_REDO
        assert copies(deck) == {RIDER: 2}

    def test_beyond_the_first_step_there_is_nothing(self, deck: Deck) -> None:
        assert drafts.undo(deck, draft_snapshot(deck).revision).words == drafts.NOTHING_TO_UNDO

    def test_two_hundred_steps_can_be_undone(self, deck: Deck) -> None:
        for count in range(1, 301):
            put(deck, KNIGHT, count % 90 + 1)

        for _ in range(200):
            drafts.undo(deck, draft_snapshot(deck).revision)

        assert copies(deck) == {KNIGHT: 100 % 90 + 1}
        assert DraftStep.objects.count() <= drafts.MAX_STEPS + 1

    def test_all_cards_out_is_one_step(self) -> None:
        deck = kept_deck("Aragorn", ARAGORN)
        drafts.change(deck, draft_snapshot(deck).revision, empty_deck_like, "All cards removed")

        assert draft_snapshot(deck).cards == EMPTY
        assert draft_snapshot(deck).undo_words == "All cards removed"
        drafts.undo(deck, draft_snapshot(deck).revision)
        assert draft_snapshot(deck).unsaved == ()


class TestSaving:
    def test_the_draft_becomes_the_next_version_and_can_still_be_undone(self, deck: Deck) -> None:
        put(deck, KNIGHT, 3)

        version = drafts.save(deck, draft_snapshot(deck).revision, name="First try")

        assert (version.number, version.name) == (2, "First try")
        assert draft_snapshot(deck).unsaved == ()
        drafts.undo(deck, draft_snapshot(deck).revision)
        assert draft_snapshot(deck).cards == EMPTY
        assert [step.change for step in draft_snapshot(deck).unsaved] == [-3]

    def test_nothing_changed_makes_no_version(self, deck: Deck) -> None:
        assert drafts.save(deck, draft_snapshot(deck).revision).number == 1
        assert deck.versions.count() == 1

    def test_throwing_away_goes_back_to_the_version_and_can_be_undone(self, deck: Deck) -> None:
        put(deck, KNIGHT, 3)

        drafts.discard_changes(deck, draft_snapshot(deck).revision)

        assert draft_snapshot(deck).cards == EMPTY
        drafts.undo(deck, draft_snapshot(deck).revision)
        assert copies(deck) == {KNIGHT: 3}


class TestTwoPages:
    def test_an_edit_on_an_older_sight_does_nothing(self, deck: Deck) -> None:
        seen = draft_snapshot(deck).revision
        put(deck, KNIGHT, 3)

        with pytest.raises(StaleRevision):
            drafts.change(
                deck, seen, partial(apply_edit, edit=Edit(RIDER, DeckZone.DRAW_DECK, by=1))
            )
        for act in (drafts.undo, drafts.redo, drafts.save, drafts.discard_changes):
            with pytest.raises(StaleRevision):
                act(deck, seen)
        assert copies(deck) == {KNIGHT: 3}

    def test_the_steps_between_can_be_told(self, deck: Deck) -> None:
        seen = draft_snapshot(deck).position
        put(deck, KNIGHT, 3)
        put(deck, RIDER, 1)

        assert drafts.steps_since(deck, seen) == (
            f"3 × {card_name(KNIGHT)} added",
            f"{card_name(RIDER)} added",
        )

    def test_a_draft_without_changes_follows_a_version_saved_elsewhere(self, deck: Deck) -> None:
        put(deck, KNIGHT, 3)
        drafts.save(deck, draft_snapshot(deck).revision)
        seen = draft_snapshot(deck).revision
        save_version(deck, ARAGORN)

        sight = draft_snapshot(deck)

        assert (sight.base.number, sight.unsaved, sight.undo_words) == (3, (), "Version 3 loaded")
        with pytest.raises(StaleRevision):
            drafts.undo(deck, seen)
        drafts.undo(deck, sight.revision)
        assert copies(deck) == {KNIGHT: 3}

    def test_before_the_first_edit_a_version_saved_elsewhere_is_noticed_too(
        self, deck: Deck
    ) -> None:
        seen = draft_snapshot(deck).revision
        save_version(deck, ARAGORN)

        with pytest.raises(StaleRevision):
            drafts.change(
                deck, seen, partial(apply_edit, edit=Edit(RIDER, DeckZone.DRAW_DECK, by=1))
            )

    def test_a_draft_with_changes_is_not_saved_over_a_version_it_does_not_know(
        self, deck: Deck
    ) -> None:
        put(deck, KNIGHT, 3)
        save_version(deck, ARAGORN)
        sight = draft_snapshot(deck)

        assert sight.overtaken
        with pytest.raises(VersionConflict):
            drafts.save(deck, sight.revision)
        assert deck.versions.count() == 2
        assert drafts.save(deck, sight.revision, over=2).number == 3
        assert tcg_deck(present(deck.versions.first()).cards()).draw_deck == ((KNIGHT, 3),)


def test_a_draft_of_the_largest_deck_with_all_its_steps_stays_below_a_megabyte() -> None:
    cards = [f"{set_number}_{300 + number}" for set_number in range(10, 20) for number in range(15)]
    assert len(cards) == MAX_DIFFERENT_CARDS
    largest = TcgDeck(
        ring_bearer="10_121",
        ring="10_300",
        sites=tuple(f"10_{310 + number}" for number in range(MAX_SITES)),
        draw_deck=tuple((card, MAX_COPIES) for card in cards),
    )
    step = len(json.dumps(to_contents(largest))) + MAX_STEP_LENGTH
    assert MAX_STEPS * step < 1_000_000
