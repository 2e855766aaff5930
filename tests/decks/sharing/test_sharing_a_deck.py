"""Sharing a deck: who sees it, its address, its notes and tags."""

import pytest
from django.contrib.auth.models import User
from django.test import Client

from decks.domain import SampleDeckReadOnly
from decks.models import Deck, Visibility
from decks.sharing.visibility import NeedsAccount, change_address, share
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck
from tests.pages import text_of
from tests.samples import store_samples
from tests.visitors import deck_of, in_browser, kept_deck, signed_in

pytestmark = pytest.mark.django_db

EMPTY = TcgDeck(None, None, (), ())
ARAGORN = starter("rotk-aragorn-starter").deck


@pytest.fixture
def deck(frodo: User) -> Deck:
    return deck_of(frodo, "Knights", ARAGORN)


class TestWhoSeesIt:
    @pytest.mark.parametrize(
        ("visibility", "status"), [("private", 404), ("unlisted", 200), ("public", 200)]
    )
    def test_a_choice_holds_at_once(
        self, frodo: User, deck: Deck, visibility: str, status: int
    ) -> None:
        page = signed_in(frodo).post(
            f"/decks/{deck.slug}/share/", {"visibility": visibility}, follow=True
        )

        assert f"Knights is {visibility} now." in text_of(page)
        assert Client().get(deck.get_absolute_url()).status_code == status

    def test_the_page_says_what_each_choice_means(self, frodo: User, deck: Deck) -> None:
        page = text_of(signed_in(frodo).get(f"/decks/{deck.slug}/share/"))

        assert "Only you can open it" in page
        assert "Not listed." in page
        assert "with your name" in page

    def test_the_address_is_shown_to_give_away_once_others_may_read_it(
        self, frodo: User, deck: Deck
    ) -> None:
        client = signed_in(frodo)
        whole = f'value="http://testserver/decks/{deck.slug}/"'
        assert whole not in text_of(client.get(f"/decks/{deck.slug}/share/"))

        client.post(f"/decks/{deck.slug}/share/", {"visibility": "unlisted"})

        assert whole in text_of(client.get(f"/decks/{deck.slug}/share/"))

    def test_a_choice_that_is_none_changes_nothing(self, frodo: User, deck: Deck) -> None:
        page = signed_in(frodo).post(f"/decks/{deck.slug}/share/", {"visibility": "everyone"})

        deck.refresh_from_db()
        assert "Choose one of these." in text_of(page)
        assert deck.visibility == Visibility.PRIVATE

    def test_sharing_does_not_move_the_deck_in_lists(self, frodo: User, deck: Deck) -> None:
        before = deck.updated

        share(deck, Visibility.PUBLIC)

        deck.refresh_from_db()
        assert deck.updated == before

    def test_a_sample_is_nobodys_to_share(self) -> None:
        store_samples()
        sample = Deck.objects.filter(sample=True)[0]

        with pytest.raises(SampleDeckReadOnly):
            share(sample, Visibility.PRIVATE)
        with pytest.raises(SampleDeckReadOnly):
            change_address(sample)


class TestWithoutAnAccount:
    def test_a_browsers_deck_can_be_given_away_by_its_address(self, client: Client) -> None:
        deck = kept_deck("Knights", ARAGORN)
        in_browser(client)

        client.post(f"/decks/{deck.slug}/share/", {"visibility": "unlisted"})

        assert Client().get(deck.get_absolute_url()).status_code == 200

    def test_to_publish_asks_for_an_account_and_says_why(self, client: Client) -> None:
        deck = kept_deck("Knights", ARAGORN)
        in_browser(client)

        form = text_of(client.get(f"/decks/{deck.slug}/share/"))
        page = client.post(f"/decks/{deck.slug}/share/", {"visibility": "public"})

        assert 'value="public"' not in form
        assert "A public deck shows its builder’s name" in form
        assert "To publish a deck, create an account" in text_of(page)
        deck.refresh_from_db()
        assert deck.visibility == Visibility.PRIVATE
        with pytest.raises(NeedsAccount):
            share(deck, Visibility.PUBLIC)

    def test_the_deck_says_where_it_is_kept(self, client: Client) -> None:
        deck = kept_deck("Knights", ARAGORN)
        in_browser(client)

        assert "This deck is saved in this browser only." in text_of(
            client.get(deck.get_absolute_url())
        )


class TestAddress:
    def test_a_new_one_closes_the_old_one(self, frodo: User, deck: Deck) -> None:
        share(deck, Visibility.UNLISTED)
        old = deck.get_absolute_url()

        signed_in(frodo).post(f"/decks/{deck.slug}/share/address/")

        deck.refresh_from_db()
        assert deck.get_absolute_url() != old
        assert Client().get(old).status_code == 404
        assert Client().get(deck.get_absolute_url()).status_code == 200

    def test_a_link_cannot_change_it(self, frodo: User, deck: Deck) -> None:
        slug = deck.slug

        assert signed_in(frodo).get(f"/decks/{slug}/share/address/").status_code == 405

        deck.refresh_from_db()
        assert deck.slug == slug


class TestNotes:
    def test_they_are_shown_as_markdown(self, frodo: User, deck: Deck) -> None:
        page = signed_in(frodo).post(
            f"/decks/{deck.slug}/notes/",
            {"notes": "Ride **hard**.", "tags": "Rohan, swarm"},
            follow=True,
        )

        assert "<strong>hard</strong>" in text_of(page)
        assert 'href="/decks/public/?tag=rohan"' in text_of(page)

    def test_they_are_looked_at_before_they_are_saved(self, frodo: User, deck: Deck) -> None:
        page = signed_in(frodo).post(
            f"/decks/{deck.slug}/notes/", {"notes": "*soon*", "tags": "", "preview": "1"}
        )

        deck.refresh_from_db()
        assert "<em>soon</em>" in text_of(page)
        assert "Not saved yet." in text_of(page)
        assert deck.notes == ""

    def test_hostile_notes_do_nothing_on_the_page(self, frodo: User, deck: Deck) -> None:
        deck.notes = "<script>alert(1)</script>[x](javascript:alert(1))![y](//evil.example/p.png)"
        deck.visibility = Visibility.PUBLIC
        deck.save()

        page = text_of(Client().get(deck.get_absolute_url()))

        assert "<script>alert" not in page
        assert 'href="javascript:' not in page
        assert 'src="//evil' not in page

    @pytest.mark.parametrize(
        ("form", "says"),
        [
            ({"notes": "", "tags": "a,b,c,d,e,f,g,h,i"}, "at most 8 tags"),
            ({"notes": "x" * 20_001, "tags": ""}, "at most 20000"),
            ({"notes": "", "tags": "a/b"}, "letters, digits and hyphens"),
        ],
    )
    def test_what_cannot_be_kept_is_refused_and_not_lost(
        self, frodo: User, deck: Deck, form: dict[str, str], says: str
    ) -> None:
        page = text_of(signed_in(frodo).post(f"/decks/{deck.slug}/notes/", form))

        assert says in page
        assert form["tags"] in page

    def test_a_second_tab_is_shown_and_overwrites_only_what_it_was_shown(
        self, frodo: User, deck: Deck
    ) -> None:
        client, where = signed_in(frodo), f"/decks/{deck.slug}/notes/"
        seen = client.get(where).context["form"]["seen"].value()
        client.post(where, {"notes": "First.", "tags": "rohan", "seen": seen})

        shown = client.post(where, {"notes": "Second.", "tags": "", "seen": seen})

        deck.refresh_from_db()
        assert deck.notes == "First."
        page = text_of(shown)
        assert "These notes changed in another tab" in page
        assert "<p>First.</p>" in page
        assert "Tags: rohan" in page
        assert "Second.</textarea>" in page
        again = shown.context["form"]["seen"].value()
        client.post(where, {"notes": "Second.", "tags": "", "seen": again})
        deck.refresh_from_db()
        assert (deck.notes, deck.tags.count()) == ("Second.", 0)

    def test_the_form_begins_with_what_is_kept(self, frodo: User, deck: Deck) -> None:
        client = signed_in(frodo)
        client.post(f"/decks/{deck.slug}/notes/", {"notes": "Ride.", "tags": "swarm, rohan"})

        page = text_of(client.get(f"/decks/{deck.slug}/notes/"))

        assert 'value="rohan, swarm"' in page
        assert "Ride.</textarea>" in page
