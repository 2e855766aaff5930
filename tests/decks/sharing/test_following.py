"""Following an author, and finding public decks by author, date and what the visitor owns."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from decks.collection.copies import set_copies, share_copies
from decks.collection.lacking import needed_cards
from decks.models import Deck, Follow, Visibility
from decks.ownership import NOBODY, Visitor
from decks.sharing import following
from decks.sharing.public_search import DeckQuery, Order, search
from rules.construction import Game
from rules.construction.starters import starter
from tests.visitors import deck_of, in_browser, player, signed_in

pytestmark = pytest.mark.django_db

ARAGORN, EOMER, MERRY = "rotk-aragorn-starter", "rotk-eomer-starter", "sog-merry-starter"


def published(owner: User, slug: str) -> Deck:
    return deck_of(owner, f"{owner.username}: {slug}", starter(slug).deck, Visibility.PUBLIC)


@pytest.fixture
def rosie(db: None) -> User:
    return player("rosie")


@pytest.fixture
def ted(db: None) -> User:
    return player("ted")


def found(visitor: Visitor = NOBODY, **asked: object) -> list[str]:
    day = timezone.localdate()
    results = search(DeckQuery(**asked), None, day, visitor)  # type: ignore[arg-type]
    return [shown.name for shown in results.decks]


class TestFollowing:
    def test_decks_of_followed_authors_are_found(self, rosie: User, ted: User) -> None:
        published(rosie, ARAGORN)
        deck = published(ted, EOMER)
        signed_in(rosie).post("/players/ted/follow/")
        assert found(Visitor(rosie), followed=True) == [deck.name]
        assert found(Visitor(ted), followed=True) == []
        assert found(NOBODY, followed=True) == []
        page = signed_in(rosie).get("/decks/public/?followed=on").content.decode()
        assert deck.name in page
        assert "rosie: " not in page

    def test_a_profile_says_whether_you_follow(self, rosie: User, ted: User) -> None:
        published(ted, EOMER)
        client = signed_in(rosie)
        assert "Follow</button>" in client.get("/players/ted/").content.decode()
        client.post("/players/ted/follow/")
        client.post("/players/ted/follow/")
        assert Follow.objects.count() == 1
        assert "Following</button>" in client.get("/players/ted/").content.decode()
        client.post("/players/ted/follow/", {"follow": "0"})
        assert not Follow.objects.exists()

    def test_nobody_follows_who_published_nothing_or_themselves(
        self, rosie: User, ted: User
    ) -> None:
        published(rosie, ARAGORN)
        assert signed_in(rosie).post("/players/ted/follow/").status_code == 404
        assert signed_in(rosie).post("/players/rosie/follow/").status_code == 302
        assert Client().post("/players/rosie/follow/").status_code == 302
        assert not Follow.objects.exists()

    def test_there_is_an_end_to_it(
        self, rosie: User, ted: User, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(following, "MAX_FOLLOWED", 0)
        published(ted, EOMER)
        signed_in(rosie).post("/players/ted/follow/")
        assert not Follow.objects.exists()


def test_decks_are_found_by_author_and_date(rosie: User, ted: User) -> None:
    old = published(rosie, ARAGORN)
    Deck.objects.filter(pk=old.pk).update(created=timezone.now() - timedelta(days=40))
    new = published(rosie, EOMER)
    published(ted, MERRY)
    page = Client().get("/decks/public/?author=Rosie&since=31").content.decode()
    assert new.name in page
    assert old.name not in page
    assert "ted: " not in page
    assert "Fix the fields" in Client().get("/decks/public/?since=2").content.decode()


class TestWhatICanBuild:
    def own(self, slug: str, less: int = 0) -> Visitor:
        """Return a visitor who owns the cards of a starter, but for some copies."""
        visitor = Visitor(browser="collector")
        copies = dict(needed_cards(starter(slug).deck))
        for card in list(copies)[:less]:
            copies[card] -= 1
        set_copies(visitor, Game.TCG, copies)
        return visitor

    def test_decks_come_by_what_the_collection_lacks(self, rosie: User) -> None:
        for slug in (EOMER, MERRY, ARAGORN):
            published(rosie, slug)
        visitor = self.own(MERRY, less=2)
        results = search(
            DeckQuery(order=Order.BUILDABLE, owner="rosie"), None, timezone.localdate(), visitor
        )
        counts = [shown.lacking for shown in results.decks]
        assert results.decks[0].name == f"rosie: {MERRY}"
        assert counts[0] == 2
        assert counts == sorted(counts)  # type: ignore[type-var]

    def test_the_page_says_what_is_lacking(self, rosie: User) -> None:
        published(rosie, MERRY)
        published(rosie, EOMER)
        self.own(MERRY)
        client = in_browser(Client(), "collector")
        page = client.get("/decks/public/?order=buildable").content.decode()
        assert "You can build it" in page
        assert "You lack" in page
        assert page.index(MERRY) < page.index(EOMER)

    def test_without_a_collection_the_page_leads_to_it(self, rosie: User) -> None:
        published(rosie, MERRY)
        page = Client().get("/decks/public/?order=buildable").content.decode()
        assert "Enter your cards first" in page

    def test_copies_in_other_decks_are_not_there_where_decks_dont_share(self, rosie: User) -> None:
        published(rosie, MERRY)
        visitor = Visitor(rosie)
        set_copies(visitor, Game.TCG, needed_cards(starter(MERRY).deck))
        asked = DeckQuery(order=Order.BUILDABLE)
        day = timezone.localdate()
        assert search(asked, None, day, visitor).decks[0].lacking == 0
        share_copies(visitor, Game.TCG, shared=False)
        whole = needed_cards(starter(MERRY).deck).total()
        assert search(asked, None, day, visitor).decks[0].lacking == whole
