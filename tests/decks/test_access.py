"""Who may read a deck and who may change it."""

from typing import Any

import pytest
from django.contrib.auth.models import AnonymousUser
from django.core.exceptions import PermissionDenied
from django.http import Http404
from django.test import Client, RequestFactory

from decks.access import deck_to_change, deck_to_read, listed_decks, may_change, own_decks
from decks.models import Deck, Visibility
from decks.ownership import (
    BROWSER_KEY,
    NOBODY,
    Visitor,
    assign_owner,
    find_visitor,
    get_or_create_maker,
)
from rules.tcg.deck import TcgDeck
from tests.samples import store_samples
from tests.visitors import KEEPER, deck_of, in_browser, kept_deck, player

pytestmark = pytest.mark.django_db

EMPTY = TcgDeck(None, None, (), ())


class TestReading:
    @pytest.mark.parametrize("visibility", Visibility)
    def test_the_owner_reads_and_changes_his_deck(self, visibility: Visibility) -> None:
        frodo = player("frodo")
        deck = deck_of(frodo, "Knights", EMPTY, visibility)

        assert deck_to_read(Visitor(frodo), deck.slug) == deck
        assert deck_to_change(Visitor(frodo), deck.slug) == deck

    @pytest.mark.parametrize("visitor", ["nobody", "another browser", "another player"])
    def test_a_private_deck_is_not_there_for_anybody_else(self, visitor: str) -> None:
        deck = deck_of(player("frodo"), "Knights", EMPTY)
        who = {
            "nobody": NOBODY,
            "another browser": KEEPER,
            "another player": Visitor(player("sam"), KEEPER.browser),
        }[visitor]

        with pytest.raises(Http404):
            deck_to_read(who, deck.slug)
        with pytest.raises(Http404):
            deck_to_change(who, deck.slug)

    @pytest.mark.parametrize("visibility", [Visibility.UNLISTED, Visibility.PUBLIC])
    def test_a_shared_deck_is_read_by_all_and_changed_by_none_of_them(
        self, visibility: Visibility
    ) -> None:
        deck = deck_of(player("frodo"), "Knights", EMPTY, visibility)

        for who in (NOBODY, KEEPER, Visitor(player("sam"))):
            assert deck_to_read(who, deck.slug) == deck
            assert not may_change(who, deck)
            with pytest.raises(PermissionDenied, match="Copy it to make changes"):
                deck_to_change(who, deck.slug)

    def test_an_unlisted_deck_is_in_no_list_but_its_owners(self) -> None:
        frodo = player("frodo")
        deck = deck_of(frodo, "Knights", EMPTY, Visibility.UNLISTED)

        assert deck not in listed_decks(Visitor(player("sam")))
        assert deck in listed_decks(Visitor(frodo))
        assert deck in own_decks(Visitor(frodo))

    def test_a_sample_is_read_by_all_and_changed_by_nobody(self) -> None:
        store_samples()
        sample = Deck.objects.filter(sample=True)[0]

        assert deck_to_read(NOBODY, sample.slug) == sample
        with pytest.raises(PermissionDenied, match="Sample decks can’t be edited"):
            deck_to_change(KEEPER, sample.slug)


class TestWithoutAnAccount:
    def test_a_deck_is_the_browsers_that_made_it(self) -> None:
        deck = kept_deck("Knights", EMPTY)

        assert deck_to_change(KEEPER, deck.slug) == deck
        with pytest.raises(Http404):
            deck_to_read(Visitor(browser="another"), deck.slug)

    def test_nobodys_deck_is_not_everybodys_own(self) -> None:
        """A visitor without a key must not own the decks that no browser keeps."""
        deck = kept_deck("Knights", EMPTY)
        Deck.objects.update(browser="")
        deck.refresh_from_db()

        assert not NOBODY.owns(deck)
        assert deck not in own_decks(NOBODY)

    def test_a_reader_gets_no_key_and_a_maker_keeps_theirs(self, rf: RequestFactory) -> None:
        request: Any = rf.get("/decks/")
        request.user, request.session = AnonymousUser(), {}
        request.visitor = find_visitor(request)

        assert request.visitor == NOBODY
        made = get_or_create_maker(request)
        assert len(made.browser) >= 32
        assert get_or_create_maker(request) == made == request.visitor == find_visitor(request)

    def test_an_account_is_given_what_its_browser_made(self) -> None:
        frodo = player("frodo")
        kept, others = kept_deck("Knights", EMPTY), deck_of(player("sam"), "Gardens", EMPTY)

        assert assign_owner(frodo, KEEPER.browser, Deck) == 1
        assert assign_owner(frodo, "", Deck) == 0

        kept.refresh_from_db()
        others.refresh_from_db()
        assert (kept.owner, kept.browser) == (frodo, "")
        assert others.owner != frodo


class TestPages:
    def test_a_deck_of_another_browser_is_not_found(self, client: Client) -> None:
        deck = kept_deck("Knights", EMPTY)

        stranger = in_browser(Client(), "another")

        assert client.get(deck.get_absolute_url()).status_code == 200
        assert stranger.get(deck.get_absolute_url()).status_code == 404
        assert client.session[BROWSER_KEY] == KEEPER.browser

    def test_changing_a_shared_deck_of_another_is_refused_with_the_way_out(self) -> None:
        deck = deck_of(player("frodo"), "Knights", EMPTY, Visibility.PUBLIC)

        response = Client().post(f"/decks/{deck.slug}/change/", {"text": "1 7_1", "save": "1"})

        assert response.status_code == 403
        assert "Copy it to make changes." in response.content.decode()
        assert deck.versions.count() == 1


@pytest.mark.django_db
def test_where_editing_is_refused_copying_is_offered(client: Client) -> None:
    store_samples()
    refused = client.get("/decks/rotk-aragorn-starter/build/")

    assert refused.status_code == 403
    page = refused.content.decode()
    assert 'action="/decks/rotk-aragorn-starter/copy/"' in page
    assert "Copy this deck" in page
