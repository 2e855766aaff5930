"""Renaming and deleting a deck of the visitor's own."""

import pytest
from django.test import Client

from decks.contents.encoding import to_contents
from decks.domain import SampleDeckReadOnly, save_version
from decks.history.domain import delete_deck
from decks.models import Deck, Draft, Like, Visibility
from rules.tcg.deck import TcgDeck
from tests.decks.history.pages import ARAGORN
from tests.expected import present
from tests.pages import text_of
from tests.samples import store_samples
from tests.visitors import deck_of, in_browser, kept_deck, player, signed_in

pytestmark = pytest.mark.django_db


def begin_draft(deck: Deck, *, unsaved: bool) -> None:
    """Begin a draft of the latest version, with a step that is saved or is not."""
    base = present(deck.versions.first())
    draft = Draft.objects.create(deck=deck, base=base, position=1)
    draft.steps.create(number=0, contents=present(deck.versions.last()).contents)
    now = to_contents(TcgDeck(None, "7_1", (), ())) if unsaved else base.contents
    draft.steps.create(number=1, contents=now)


class TestRenaming:
    def test_a_deck_gets_another_name_and_keeps_its_address(self, client: Client) -> None:
        deck = kept_deck("Knights", ARAGORN)
        address = f"/decks/{deck.slug}/rename/"
        assert 'value="Knights"' in text_of(client.get(address))

        response = client.post(address, {"name": " Riders "}, follow=True)

        assert response.redirect_chain == [(deck.get_absolute_url(), 302)]
        assert "Deck renamed to Riders." in text_of(response)
        assert Deck.objects.get(slug=deck.slug).name == "Riders"

    @pytest.mark.parametrize(
        ("name", "message"),
        [
            ("", "A deck needs a name."),
            ("   ", "A deck needs a name."),
            ("x" * 121, "at most 120 characters"),
            ("a\0b", "Null characters are not allowed"),
        ],
    )
    def test_an_invalid_name_is_refused_in_plain_words(
        self, client: Client, name: str, message: str
    ) -> None:
        deck = kept_deck("Knights", ARAGORN)

        response = client.post(f"/decks/{deck.slug}/rename/", {"name": name})

        assert message in text_of(response)
        assert Deck.objects.get().name == "Knights"


class TestDeleting:
    def test_the_page_says_what_goes_and_deletes_nothing(self, client: Client) -> None:
        deck = kept_deck("Knights", ARAGORN)
        save_version(deck, TcgDeck(None, None, (), ()))
        begin_draft(deck, unsaved=True)
        Like.objects.create(deck=deck, player=player("sam"))

        page = text_of(client.get(f"/decks/{deck.slug}/delete/"))

        for shown in (
            "All 2 versions",
            "Unsaved changes in the builder",
            "1 like<",
            "Copies of the deck",
        ):
            assert shown in page
        assert Deck.objects.count() == 1

    def test_what_there_is_not_does_not_go(self, client: Client) -> None:
        deck = kept_deck("Knights", ARAGORN)

        begin_draft(deck, unsaved=False)

        page = text_of(client.get(f"/decks/{deck.slug}/delete/"))

        assert "Its only version" in page
        assert "builder" not in page
        assert " like" not in page

    def test_its_owner_deletes_it_for_good(self, client: Client) -> None:
        deck = kept_deck("Knights", ARAGORN)
        kept_deck("Riders", ARAGORN)

        response = client.post(f"/decks/{deck.slug}/delete/", follow=True)

        assert response.redirect_chain == [("/decks/", 302)]
        assert "Knights was deleted." in text_of(response)
        assert [each_deck.name for each_deck in Deck.objects.all()] == ["Riders"]
        assert client.get(deck.get_absolute_url()).status_code == 404

    def test_a_sample_is_not_deleted(self) -> None:
        store_samples()

        with pytest.raises(SampleDeckReadOnly):
            delete_deck(Deck.objects.get(slug="rotk-aragorn-starter"))


@pytest.mark.parametrize("verb", ["rename", "delete"])
class TestStrangers:
    def test_a_private_deck_is_not_there(self, verb: str) -> None:
        deck = deck_of(player("frodo"), "Secret", ARAGORN)

        for who in (Client(), in_browser(Client()), signed_in(player("sam"))):
            assert who.get(f"/decks/{deck.slug}/{verb}/").status_code == 404
            answer = who.post(f"/decks/{deck.slug}/{verb}/", {"name": "Mine"})
            assert answer.status_code == 404
        assert Deck.objects.get().name == "Secret"

    def test_a_public_deck_or_a_sample_is_somebody_elses(self, verb: str) -> None:
        store_samples()
        deck = deck_of(player("frodo"), "Gardens", ARAGORN, Visibility.PUBLIC)
        before = Deck.objects.count()

        for slug in (deck.slug, "rotk-aragorn-starter"):
            for who in (Client(), signed_in(player(f"sam-{slug[:4]}"))):
                assert who.get(f"/decks/{slug}/{verb}/").status_code == 403
                answer = who.post(f"/decks/{slug}/{verb}/", {"name": "Mine"})
                assert answer.status_code == 403
        assert Deck.objects.count() == before

    def test_the_deck_page_offers_it_to_the_owner_alone(self, verb: str) -> None:
        frodo = player("frodo")
        deck = deck_of(frodo, "Gardens", ARAGORN, Visibility.PUBLIC)
        link = f'href="/decks/{deck.slug}/{verb}/"'

        assert link in text_of(signed_in(frodo).get(deck.get_absolute_url()))
        assert link not in text_of(Client().get(deck.get_absolute_url()))
