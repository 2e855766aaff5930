"""Notes on single cards of a deck: in it, left out, emptied, bounded."""

import pytest
from django.test import Client

from decks.models import MAX_CARD_NOTE, CardNote, MaybeCard
from decks.sharing.card_notes import noted_cards
from rules.construction.starters import starter
from tests.visitors import in_browser, kept_deck

pytestmark = pytest.mark.django_db

DECK = starter("rotk-aragorn-starter").deck
IN_IT, LEFT_OUT, ELSEWHERE = DECK.draw_deck[0][0], "1_1", "1_2"


def test_notes_are_written_shown_and_emptied() -> None:
    deck = kept_deck("Noted", DECK)
    client = in_browser(Client())
    MaybeCard.objects.create(deck=deck, card=LEFT_OUT)
    sent = {
        f"note-{IN_IT}": "Wins <b>every</b> skirmish",
        f"note-{LEFT_OUT}": "Too slow",
        f"note-{ELSEWHERE}": "Not asked",
    }
    client.post(f"/decks/{deck.slug}/card-notes/", sent)
    noted = noted_cards(deck, DECK)
    assert [(note.card, bool(note.copies)) for note in noted] == [(IN_IT, True), (LEFT_OUT, False)]
    page = client.get(f"/decks/{deck.slug}/").content.decode()
    assert "Wins &lt;b&gt;every&lt;/b&gt; skirmish" in page
    assert "left out" in page

    client.post(f"/decks/{deck.slug}/card-notes/", {f"note-{IN_IT}": "  "})

    assert [note.card for note in noted_cards(deck, DECK)] == [LEFT_OUT]


def test_a_note_is_cut_where_it_is_too_long() -> None:
    deck = kept_deck("Noted", DECK)
    sent = {f"note-{IN_IT}": "x" * 1_000}
    in_browser(Client()).post(f"/decks/{deck.slug}/card-notes/", sent)
    assert len(CardNote.objects.get().text) == MAX_CARD_NOTE
