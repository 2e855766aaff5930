"""A deck larger than anybody plays is refused before it is judged, wherever it comes from."""

import json
from typing import Any

import pytest
from django.test import Client

from decks.building import drafts
from decks.building.edits import BadEdit, Edit, apply_edit
from decks.contents.bounds import (
    MAX_COPIES,
    MAX_DIFFERENT_CARDS,
    MAX_SITES,
    DeckTooLarge,
    check_bounds,
)
from decks.contents.zones import DeckZone
from decks.domain import create_deck
from decks.legality.verdicts import recent_verdicts
from decks.models import Deck
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import all_cards
from rules.tcg.vocabulary import CardType
from tests.visitors import KEEPER, in_browser

DRAWN = [card.id for card in all_cards().values() if card.type is CardType.MINION]
SITES = tuple(card.id for card in all_cards().values() if card.type is CardType.SITE)


def deck_with(different: int, sites: int = 0) -> TcgDeck:
    return TcgDeck(None, None, tuple(SITES[:sites]), tuple((card, 1) for card in DRAWN[:different]))


@pytest.mark.parametrize(
    "deck",
    [
        deck_with(MAX_DIFFERENT_CARDS),
        deck_with(0, MAX_SITES),
        TcgDeck(None, None, (), ((DRAWN[0], MAX_COPIES),)),
    ],
)
def test_a_deck_at_a_bound_is_accepted(deck: TcgDeck) -> None:
    check_bounds(deck)


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        (deck_with(MAX_DIFFERENT_CARDS + 1), "This deck has 151 different cards."),
        (deck_with(MAX_DIFFERENT_CARDS - 9, 10), "This deck has 151 different cards."),
        (deck_with(0, MAX_SITES + 1), "This deck has 31 sites."),
        (TcgDeck(None, None, SITES[:1] * (MAX_SITES + 1), ()), "This deck has 31 sites."),
        (TcgDeck(None, None, (), ((DRAWN[0], 100),)), "at most 99 copies"),
        (LcgDeck((), tuple((card, 99) for card in DRAWN[:30]), ()), "at most 2000 cards"),
    ],
)
def test_a_deck_beyond_a_bound_is_refused(deck: TcgDeck, words: str) -> None:
    with pytest.raises(DeckTooLarge, match=words):
        check_bounds(deck)


def contents(cards: int, sites: int) -> dict[str, Any]:
    return {
        "ring_bearer": None,
        "ring": None,
        "sites": SITES[:sites],
        "draw_deck": [[card, 1] for card in DRAWN[:cards]],
    }


@pytest.mark.django_db
class TestTheApi:
    @pytest.mark.parametrize("address", ["verdicts/", "verdicts/history/"])
    @pytest.mark.parametrize(
        ("body", "words"),
        [
            ({"contents": contents(151, 0)}, "151 different cards"),
            ({"contents": contents(1, 31)}, "31 sites"),
            ({"text": "\n".join(f"1 {card}" for card in DRAWN[:151])}, "151 different cards"),
        ],
    )
    def test_judges_no_deck_beyond_the_bounds(
        self, client: Client, address: str, body: dict[str, Any], words: str
    ) -> None:
        recent_verdicts.clear()

        answer = client.post(f"/api/v1/{address}", json.dumps(body), "application/json")

        assert answer.status_code == 400
        assert words in answer.json()["detail"]
        assert len(answer.content) < 2_000
        assert recent_verdicts.bytes == 0, "nothing was judged"

    def test_answers_the_worst_deck_it_judges_with_a_bounded_document(self, client: Client) -> None:
        """17 MB before there were bounds."""
        body = {"contents": contents(MAX_DIFFERENT_CARDS - MAX_SITES, MAX_SITES)}

        answer = client.post("/api/v1/verdicts/", json.dumps(body), "application/json")

        assert answer.status_code == 200
        assert len(answer.content) < 4_000_000


@pytest.mark.django_db
class TestThePages:
    def test_text_beyond_the_bounds_is_not_reviewed(self, client: Client) -> None:
        text = "\n".join(f"1 {card}" for card in DRAWN[: MAX_DIFFERENT_CARDS + 1])

        page = client.post("/decks/new/", {"text": text, "save": "1"})

        assert "This deck has 151 different cards." in page.content.decode()
        assert not Deck.objects.exists()

    def test_the_builder_adds_no_card_beyond_the_bounds(self, client: Client) -> None:
        in_browser(client)
        deck = create_deck("Large", deck_with(MAX_DIFFERENT_CARDS), maker=KEEPER)
        added = {"card": DRAWN[MAX_DIFFERENT_CARDS], "zone": "draw-deck", "by": "1"}

        page = client.post(
            f"/decks/{deck.slug}/build/edit/", {**added, "revision": "1"}, HTTP_HX_REQUEST="true"
        )

        assert page.status_code == 422
        assert "A deck can have at most 150." in page.content.decode()

    def test_a_deck_from_before_the_bounds_can_be_made_smaller(self) -> None:
        large = deck_with(MAX_DIFFERENT_CARDS + 20)
        deck = create_deck("Large", large, maker=KEEPER)
        fewer = Edit(DRAWN[0], DeckZone.DRAW_DECK, by=-1)
        more = Edit(DRAWN[0], DeckZone.DRAW_DECK, by=1)

        change = drafts.change(deck, 1, lambda cards: apply_edit(cards, fewer))

        assert len(change.after.draw_deck) == MAX_DIFFERENT_CARDS + 19  # type: ignore[union-attr]
        with pytest.raises(BadEdit, match="different cards"):
            drafts.change(deck, 2, lambda cards: apply_edit(cards, more))
