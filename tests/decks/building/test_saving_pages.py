"""Cards from elsewhere, saving, and two tabs on one deck."""

import re

import pytest
from django.test import Client

from decks.building import drafts
from decks.building.drafts import draft_snapshot
from decks.contents.card_labels import card_name
from decks.domain import save_version
from decks.models import Deck
from tests.decks.building.pages import (
    ARAGORN,
    EMPTY,
    FRODO,
    HX,
    KNIGHT,
    copies,
    page_of,
    post,
    put,
    words_of,
)
from tests.expected import present, tcg_deck
from tests.pages import text_of
from tests.samples import store_samples
from tests.visitors import kept_deck

pytestmark = pytest.mark.django_db


class TestCardsFromElsewhere:
    def test_lines_are_added_as_one_step_and_every_line_is_accounted_for(
        self, client: Client, deck: Deck
    ) -> None:
        put(client, deck, KNIGHT, 1)

        response = post(
            client, deck, "paste", {"text": "2 Ingold\n1x No Such Card\n3 Desert Fighter"}
        )

        page = words_of(response)
        assert "5 cards added from text" in page
        assert "No Such Card" in page
        assert copies(deck)[KNIGHT] == 3
        post(client, deck, "undo")
        assert copies(deck) == {KNIGHT: 1}

    def test_without_scripts_the_page_tells_the_same(self, client: Client, deck: Deck) -> None:
        response = post(client, deck, "paste", {"text": "2 Ingold\n1x No Such Card"}, htmx=False)

        assert response.status_code == 200
        assert "No Such Card" in words_of(response)
        assert copies(deck) == {KNIGHT: 2}

    @pytest.mark.parametrize("text", ["", "no card at all", "\x00", "<!DOCTYPE x>" * 5])
    def test_text_without_a_card_adds_nothing(self, client: Client, deck: Deck, text: str) -> None:
        assert post(client, deck, "paste", {"text": text}).status_code == 422
        assert draft_snapshot(deck).cards == EMPTY

    def test_another_decks_cards_are_added_or_taken_instead(
        self, client: Client, deck: Deck
    ) -> None:
        store_samples()
        put(client, deck, KNIGHT, 1)

        post(client, deck, "take", {"source": "rotk-aragorn-starter", "how": "add"})
        added = tcg_deck(draft_snapshot(deck).cards)
        post(client, deck, "undo")
        post(client, deck, "take", {"source": "rotk-aragorn-starter", "how": "replace"})

        assert dict(added.draw_deck)[KNIGHT] == dict(ARAGORN.draw_deck).get(KNIGHT, 0) + 1
        assert tcg_deck(draft_snapshot(deck).cards).ring_bearer == ARAGORN.ring_bearer
        assert KNIGHT not in copies(deck)

    def test_an_earlier_version_is_one_to_take_from(self, client: Client) -> None:
        deck = kept_deck("Aragorn", ARAGORN)
        save_version(deck, EMPTY)

        response = post(client, deck, "take", {"source": f"{deck.slug}@1", "how": "replace"})

        assert "Cards of Aragorn, version 1 taken" in words_of(response)
        assert tcg_deck(draft_snapshot(deck).cards).sites == ARAGORN.sites

    @pytest.mark.parametrize("source", ["", "nothing", "nothing@x", "@@"])
    def test_a_deck_that_is_none_is_refused(self, client: Client, deck: Deck, source: str) -> None:
        assert post(client, deck, "take", {"source": source}).status_code == 422


class TestSaving:
    def test_a_version_is_saved_under_its_name(self, client: Client, deck: Deck) -> None:
        put(client, deck, KNIGHT, 3)
        assert "1 change since version 1" in words_of(client.get(page_of(deck)))

        response = post(client, deck, "save", {"name": "First try"})

        assert "Saved as version 2." in words_of(response)
        assert "Saved as version 2" in words_of(response)
        saved = present(deck.versions.first())
        assert (saved.number, saved.name) == (2, "First try")

    def test_nothing_changed_saves_nothing(self, client: Client, deck: Deck) -> None:
        assert "No changes to save" in words_of(post(client, deck, "save"))
        assert deck.versions.count() == 1

    def test_a_name_that_is_too_long_is_refused(self, client: Client, deck: Deck) -> None:
        assert post(client, deck, "save", {"name": "x" * 81}).status_code == 422


class TestTwoTabs:
    def test_an_edit_of_an_older_sight_is_not_made_and_both_are_shown(
        self, client: Client, deck: Deck
    ) -> None:
        seen = draft_snapshot(deck)
        put(client, deck, KNIGHT, 3)

        response = client.post(
            f"{page_of(deck)}edit/",
            {
                "revision": seen.revision,
                "seen": seen.position,
                "card": KNIGHT,
                "zone": "draw-deck",
                "set": 1,
            },
            headers=HX,
        )

        page = words_of(response)
        assert response.status_code == 409
        assert "changed in another tab" in page
        assert f"3 × {card_name(KNIGHT)} added" in page
        assert '"whole": true' in response.headers["HX-Trigger"]
        assert f"It now has 3 × {card_name(KNIGHT)}." in page
        assert f"1 × {card_name(KNIGHT)} in all" in page
        assert copies(deck) == {KNIGHT: 3}

    def test_it_can_be_done_on_top(self, client: Client, deck: Deck) -> None:
        put(client, deck, KNIGHT, 3)
        refused = put(client, deck, FRODO, 1, revision=0)
        form = present(re.search(r"<form method=\"post\".*?</form>", text_of(refused)))[0]
        fields = dict(re.findall(r'name="([^"]+)" value="([^"]*)"', form))

        response = client.post(present(re.search(r'action="([^"]+)"', form))[1], fields, headers=HX)

        assert response.status_code == 200
        assert copies(deck) == {KNIGHT: 3, FRODO: 1}
        assert re.search(r'id="decide" hx-swap-oob="true">\s*</div>', response.content.decode())

    @pytest.mark.parametrize("act", ["undo", "redo", "clear", "throw-away", "save"])
    def test_no_other_change_is_made_either(self, client: Client, deck: Deck, act: str) -> None:
        put(client, deck, KNIGHT, 3)

        assert post(client, deck, act, revision=0).status_code == 409
        assert post(client, deck, act, revision=0, htmx=False).status_code == 409
        assert copies(deck) == {KNIGHT: 3}
        assert deck.versions.count() == 1

    @pytest.mark.parametrize("revision", ["", "x", "²", "-1", "9" * 30])
    def test_who_does_not_say_what_he_has_seen_changes_nothing(
        self, client: Client, deck: Deck, revision: str
    ) -> None:
        assert put(client, deck, KNIGHT, 3, revision=revision).status_code == 409
        assert draft_snapshot(deck).cards == EMPTY

    def test_pasted_lines_wait_for_the_answer(self, client: Client, deck: Deck) -> None:
        put(client, deck, KNIGHT, 3)

        response = post(client, deck, "paste", {"text": "1 Ingold"}, revision=0, htmx=False)

        assert response.status_code == 409
        assert 'name="text" value="1 Ingold"' in text_of(response)
        assert copies(deck) == {KNIGHT: 3}

    def test_a_version_saved_elsewhere_is_shown_beside_your_own_changes(
        self, client: Client, deck: Deck
    ) -> None:
        put(client, deck, KNIGHT, 3)
        save_version(deck, ARAGORN)

        response = post(client, deck, "save", {"name": "Mine"})

        page = words_of(response)
        assert response.status_code == 409
        assert "Version 2 was saved in another tab" in page
        assert f"+3 {card_name(KNIGHT)}" in page
        assert deck.versions.count() == 2
        assert copies(deck) == {KNIGHT: 3}

    def test_then_mine_is_saved_alone(self, client: Client, deck: Deck) -> None:
        put(client, deck, KNIGHT, 3)
        save_version(deck, ARAGORN)

        post(client, deck, "save", {"over": 2, "name": "Mine", "resolves": 1})

        latest = present(deck.versions.first())
        assert (latest.number, latest.name) == (3, "Mine")
        assert tcg_deck(latest.cards()).draw_deck == ((KNIGHT, 3),)

    def test_or_both_together(self, client: Client, deck: Deck) -> None:
        put(client, deck, KNIGHT, 3)
        save_version(deck, ARAGORN)

        post(client, deck, "save", {"over": 2, "both": 1, "resolves": 1})

        latest = tcg_deck(present(deck.versions.first()).cards())
        assert latest.sites == ARAGORN.sites
        assert dict(latest.draw_deck)[KNIGHT] == dict(ARAGORN.draw_deck).get(KNIGHT, 0) + 3

    def test_or_your_own_are_given_up_and_can_be_had_back(self, client: Client, deck: Deck) -> None:
        put(client, deck, KNIGHT, 3)
        save_version(deck, ARAGORN)

        post(client, deck, "throw-away", {"resolves": 1})

        assert tcg_deck(draft_snapshot(deck).cards).sites == ARAGORN.sites
        assert draft_snapshot(deck).unsaved == ()
        drafts.undo(deck, draft_snapshot(deck).revision)
        assert copies(deck) == {KNIGHT: 3}

    def test_a_third_version_is_shown_again(self, client: Client, deck: Deck) -> None:
        put(client, deck, KNIGHT, 3)
        save_version(deck, ARAGORN)
        save_version(deck, EMPTY)

        assert post(client, deck, "save", {"over": 2}).status_code == 409
        assert deck.versions.count() == 3
