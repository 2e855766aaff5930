"""Notes on single cards of a deck: why a card is in it, or why it is left out."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.db import transaction
from django.urls import reverse

from decks.contents.card_labels import card_label
from decks.contents.differences import deck_copies
from decks.contents.encoding import AnyDeck, card_order
from decks.domain import lock_deck
from decks.models import MAX_CARD_NOTE as MAX_CARD_NOTE
from decks.models import CardNote, Deck, MaybeCard


@dataclass(frozen=True, slots=True)
class NotedCard:
    """A card and what is noted about it, nothing for most; `copies` is 0 for one left out."""

    card: str
    text: str
    copies: int
    address: str

    @property
    def label(self) -> str:
        """The card's name and number."""
        return card_label(self.card)

    @property
    def field(self) -> str:
        """The name of its field in a form."""
        return f"note-{self.card}"


def noted_cards(deck: Deck, cards: AnyDeck) -> list[NotedCard]:
    """Return the cards of a deck that have a note, those that were left out last."""
    return [noted for noted in cards_to_note(deck, cards) if noted.text]


def cards_to_note(deck: Deck, cards: AnyDeck) -> list[NotedCard]:
    """Return every card that a deck's builder can write a note on: in it, maybe in it, noted."""
    copies = deck_copies(cards)
    texts = dict(CardNote.objects.filter(deck=deck).values_list("card", "text"))
    maybe = MaybeCard.objects.filter(deck=deck).values_list("card", flat=True)
    every = {*copies, *texts, *maybe}
    return [
        NotedCard(
            card,
            texts.get(card, ""),
            copies.get(card, 0),
            reverse("cards:card", args=[deck.game, card]),
        )
        for card in sorted(every, key=lambda card: (not copies.get(card), card_order(card)))
    ]


@transaction.atomic
def change_notes(deck: Deck, cards: AnyDeck, written: Mapping[str, str]) -> None:
    """Write notes by the names of their fields; an empty one deletes its note.

    Cards that are neither in the deck nor considered for it are left as they are.
    """
    lock_deck(deck)
    for noted in cards_to_note(deck, cards):
        if noted.field not in written:
            continue
        text = " ".join(written[noted.field].split())[:MAX_CARD_NOTE]
        if not text:
            CardNote.objects.filter(deck=deck, card=noted.card).delete()
        elif text != noted.text:
            CardNote.objects.update_or_create(deck=deck, card=noted.card, defaults={"text": text})
