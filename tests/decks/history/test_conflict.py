"""Two pages that change one deck: the second is shown, shown both, and may choose."""

import re
from dataclasses import replace
from typing import Any

import pytest
from django.test import Client

from decks.domain import save_version
from decks.files.text_writing import write_text
from decks.models import Deck, Visibility
from tests.decks.history.pages import ARAGORN
from tests.expected import present, tcg_deck
from tests.pages import text_of
from tests.responses import Response
from tests.visitors import deck_of, kept_deck, player

pytestmark = pytest.mark.django_db

THEIRS = replace(ARAGORN, ring="7_2")
MINE = replace(
    ARAGORN,
    draw_deck=tuple((card, 1 if card == "7_364" else n) for card, n in ARAGORN.draw_deck),
)


@pytest.fixture
def knights() -> Deck:
    return kept_deck("Knights", ARAGORN)


def save_text(
    client: Client, deck: Deck, cards: Any, base: str | None = "1", name: str = "Knights"
) -> Response:
    sent = {"name": name, "text": write_text(cards), "save": "1"}
    if base is not None:
        sent["base"] = base
    return client.post(f"/decks/{deck.slug}/change/", sent)


def offered(response: Response, button: str) -> str:
    """What the form of a button sends."""
    found = re.search(
        rf'name="unsaved" value="([^"]+)"><button[^>]*>(?:(?!</form>).)*{button}', text_of(response)
    )
    assert found, f"no button {button}"
    return found[1]


def choose(client: Client, deck: Deck, unsaved: str, follow: bool = True) -> Response:
    return client.post(f"/decks/{deck.slug}/versions/save/", {"unsaved": unsaved}, follow=follow)


class TestThePageWithTheText:
    def test_it_knows_the_version_it_began_from(self, client: Client, knights: Deck) -> None:
        save_version(knights, THEIRS)

        page = text_of(client.get(f"/decks/{knights.slug}/change/"))

        assert '<input type="hidden" name="base" value="2">' in page

    def test_it_still_knows_it_after_a_look_at_the_lines(
        self, client: Client, knights: Deck
    ) -> None:
        sent = {"text": write_text(MINE), "base": "1"}
        save_version(knights, THEIRS)

        checked = client.post(f"/decks/{knights.slug}/change/", {**sent, "check": "1"})
        refused = client.post(f"/decks/{knights.slug}/change/", {"text": "", "base": "1"})

        for response in (checked, refused):
            assert '<input type="hidden" name="base" value="1">' in text_of(response)

    def test_without_a_later_version_it_saves(self, client: Client, knights: Deck) -> None:
        assert save_text(client, knights, MINE).status_code == 302
        assert knights.versions.count() == 2


class TestASecondPage:
    def test_it_is_shown_and_nothing_is_saved_or_renamed(
        self, client: Client, knights: Deck
    ) -> None:
        save_version(knights, THEIRS)

        response = save_text(client, knights, MINE, name="Riders")

        assert response.status_code == 409
        assert knights.versions.count() == 2
        assert Deck.objects.get().name == "Knights"
        page = text_of(response)
        assert "version 2 was saved in another tab" in page
        assert "+1</span> The One Ring, Such a Weight to Carry" in page
        assert "−3</span> Aragorn, Driven by Need" in page

    def test_its_own_may_be_saved_as_the_next_version(self, client: Client, knights: Deck) -> None:
        save_version(knights, THEIRS)
        response = save_text(client, knights, MINE, name="Riders")

        page = text_of(choose(client, knights, offered(response, "Save only mine")))

        assert "Riders saved as version 3." in page
        cards = tcg_deck(present(knights.versions.first()).cards())
        assert (cards.ring, dict(cards.draw_deck)["7_364"]) == ("7_1", 1)

    def test_both_changes_may_be_saved(self, client: Client, knights: Deck) -> None:
        save_version(knights, THEIRS)
        response = save_text(client, knights, MINE)

        choose(client, knights, offered(response, "Save both"))

        cards = tcg_deck(present(knights.versions.first()).cards())
        assert (cards.ring, dict(cards.draw_deck)["7_364"]) == ("7_2", 1)

    def test_its_own_may_be_dropped(self, client: Client, knights: Deck) -> None:
        save_version(knights, THEIRS)

        page = text_of(save_text(client, knights, MINE))

        drop = f'<a class="button button--danger" href="{knights.get_absolute_url()}">'
        assert drop in page

    def test_where_both_changed_the_same_nothing_else_is_offered(
        self, client: Client, knights: Deck
    ) -> None:
        save_version(knights, replace(THEIRS, draw_deck=()))

        page = text_of(save_text(client, knights, replace(ARAGORN, draw_deck=())))

        assert "Save both changes" not in page
        assert "Save only mine" in page

    def test_what_both_saved_alike_is_not_a_conflict(self, client: Client, knights: Deck) -> None:
        save_version(knights, MINE)

        assert save_text(client, knights, MINE).status_code == 302
        assert knights.versions.count() == 2

    def test_one_who_changed_no_card_reads_that(self, client: Client, knights: Deck) -> None:
        save_version(knights, THEIRS)

        assert "You changed no card." in text_of(save_text(client, knights, ARAGORN))

    def test_a_third_page_is_noticed_too(self, client: Client, knights: Deck) -> None:
        save_version(knights, THEIRS)
        unsaved = offered(save_text(client, knights, MINE), "Save only mine")
        save_version(knights, replace(THEIRS, ring_bearer="1_289"))

        response = choose(client, knights, unsaved, follow=False)

        assert response.status_code == 409
        assert "version 3 was saved in another tab" in text_of(response)
        assert knights.versions.count() == 3


class TestWrongInput:
    @pytest.mark.parametrize("base", [None, "", "x", "-1", "é", "9" * 30])
    def test_a_page_that_does_not_say_where_it_began_saves_on_top(
        self, client: Client, knights: Deck, base: str | None
    ) -> None:
        save_version(knights, THEIRS)

        assert save_text(client, knights, MINE, base=base).status_code == 302
        assert knights.versions.count() == 3

    def test_a_version_that_never_was_is_as_old_as_can_be(
        self, client: Client, knights: Deck
    ) -> None:
        assert save_text(client, knights, MINE, base="0").status_code == 409

    def test_a_version_that_is_not_there_yet_is_a_conflict(
        self, client: Client, knights: Deck
    ) -> None:
        assert save_text(client, knights, MINE, base="99").status_code == 409

    @pytest.mark.parametrize("unsaved", ["", "x", "a:b:c", "\0", "é"])
    def test_what_the_page_did_not_hold_is_refused(
        self, client: Client, knights: Deck, unsaved: str
    ) -> None:
        assert choose(client, knights, unsaved).status_code == 400

    def test_what_was_held_for_another_deck_is_refused(self, client: Client, knights: Deck) -> None:
        other = kept_deck("Others", ARAGORN)
        save_version(knights, THEIRS)
        unsaved = offered(save_text(client, knights, MINE), "Save only mine")

        assert choose(client, other, unsaved).status_code == 400
        assert other.versions.count() == 1

    def test_it_rejects_get(self, client: Client, knights: Deck) -> None:
        assert client.get(f"/decks/{knights.slug}/versions/save/").status_code == 405


class TestStrangers:
    def test_they_save_nothing(self, knights: Deck) -> None:
        public = deck_of(player("frodo"), "Gardens", ARAGORN, Visibility.PUBLIC)

        assert choose(Client(), knights, "x").status_code == 404
        assert choose(Client(), public, "x").status_code == 403
