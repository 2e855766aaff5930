"""Comments on shared decks: written, rendered, bounded, reported, hidden, gone with the account."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from decks.comments.commenting import (
    MAX_IN_AN_HOUR,
    MAX_ON_A_DECK,
    MAX_ON_A_PAGE,
    CommentRefused,
    comment,
    comments_on,
    delete_comment,
    report,
)
from decks.models import Comment, Deck, Report, Visibility
from decks.ownership import NOBODY, Visitor
from decks.sharing.markdown import to_html
from tests.decks.building.pages import ARAGORN, words_of
from tests.pages import text_of
from tests.visitors import kept_deck, player
from westmarch.accounts.deletion import delete_account
from westmarch.accounts.export import export_account

pytestmark = pytest.mark.django_db


@pytest.fixture
def sam(db: None) -> User:
    return player("sam")


@pytest.fixture
def shared(frodo: User) -> Deck:
    """A public deck of Frodo's."""
    deck = kept_deck("Aragorn", ARAGORN)
    deck.owner, deck.browser, deck.visibility = frodo, "", Visibility.PUBLIC
    deck.save()
    return deck


class TestWriting:
    def test_a_comment_is_on_the_page_with_its_cards_as_links(
        self, client: Client, sam: User, shared: Deck
    ) -> None:
        client.force_login(sam)
        client.post(f"/decks/{shared.slug}/comments/", {"text": "Try [[City of Men]]!"})
        page = client.get(shared.get_absolute_url())
        assert "sam" in words_of(page)
        assert '<a href="/cards/tcg/7_83/"' in text_of(page)

    def test_a_view_makes_no_html_of_hundreds_of_hostile_comments(
        self, client: Client, sam: User, shared: Deck, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        written = comment(sam, shared, "_*_*" * 500)
        Comment.objects.bulk_create(
            Comment(deck=shared, author=sam, text=written.text, html=written.html)
            for _ in range(MAX_ON_A_DECK - 1)
        )
        monkeypatch.setattr("decks.comments.commenting.to_html", pytest.fail)

        page = text_of(client.get(shared.get_absolute_url()))

        assert page.count('class="comment ') == MAX_ON_A_PAGE
        assert "Show all 300 comments" in page
        everything = text_of(client.get(f"{shared.get_absolute_url()}?comments=all"))
        assert everything.count('class="comment ') == MAX_ON_A_DECK

    def test_the_author_deletes_a_comment_on_a_deck_that_is_private_now(
        self, client: Client, sam: User, shared: Deck
    ) -> None:
        written = comment(sam, shared, "Too many Orcs")
        Deck.objects.filter(pk=shared.pk).update(visibility=Visibility.PRIVATE)
        address = f"/decks/{shared.slug}/comments/{written.pk}/delete/"
        client.force_login(player("merry"))
        assert client.post(address).status_code == 404
        client.force_login(sam)

        assert client.post(address).status_code == 302

        assert not Comment.objects.exists()

    def test_what_a_stranger_types_is_never_html(self, sam: User, shared: Deck) -> None:
        comment(sam, shared, "<script>alert(1)</script> [x](javascript:alert(1)) [[<b>]]")
        (shown,) = comments_on(NOBODY, shared)
        assert "<script" not in shown.html
        assert 'href="javascript' not in shown.html
        assert "<b>" not in shown.html

    def test_without_an_account_nobody_comments(self, client: Client, shared: Deck) -> None:
        answer = client.post(f"/decks/{shared.slug}/comments/", {"text": "Hello"})
        assert answer.status_code == 302
        assert not Comment.objects.exists()

    def test_a_private_deck_has_no_comments(self, sam: User, shared: Deck) -> None:
        comment(sam, shared, "Nice")
        shared.visibility = Visibility.PRIVATE
        shared.save()
        assert comments_on(Visitor(sam), shared) == []
        with pytest.raises(CommentRefused):
            comment(sam, shared, "Again")

    def test_a_player_writes_so_many_in_an_hour_and_no_more(self, sam: User, shared: Deck) -> None:
        for number in range(MAX_IN_AN_HOUR):
            comment(sam, shared, f"{number}")
        with pytest.raises(CommentRefused):
            comment(sam, shared, "One more")
        Comment.objects.update(created=timezone.now() - timedelta(hours=2))
        assert comment(sam, shared, "Later").pk

    def test_an_empty_and_a_very_long_comment_are_refused(
        self, client: Client, sam: User, shared: Deck
    ) -> None:
        client.force_login(sam)
        for text in ("", "  ", "x" * 2_001):
            client.post(f"/decks/{shared.slug}/comments/", {"text": text})
        assert not Comment.objects.exists()


class TestModeration:
    def test_the_author_and_the_decks_owner_delete_a_comment_and_nobody_else(
        self, frodo: User, sam: User, shared: Deck
    ) -> None:
        first, second = comment(sam, shared, "One"), comment(sam, shared, "Two")
        with pytest.raises(CommentRefused):
            delete_comment(Visitor(player("pippin")), first)
        delete_comment(Visitor(frodo), first)
        delete_comment(Visitor(sam), second)
        assert not Comment.objects.exists()

    def test_a_report_is_kept_once(
        self, client: Client, frodo: User, sam: User, shared: Deck
    ) -> None:
        said = comment(sam, shared, "Rude words")
        client.force_login(frodo)
        for _ in range(2):
            client.post(f"/decks/{shared.slug}/comments/{said.pk}/report/", {"reason": "Rude"})
        assert Report.objects.count() == 1

    def test_comments_of_a_closed_account_are_not_shown(self, sam: User, shared: Deck) -> None:
        comment(sam, shared, "Hello")
        sam.is_active = False
        sam.save()
        assert comments_on(NOBODY, shared) == []

    def test_the_deletion_of_an_account_leaves_nothing_and_the_export_has_it(
        self, sam: User, shared: Deck
    ) -> None:
        comment(sam, shared, "Remember me")
        report(sam, shared, "Spam")
        assert b"account.json" in export_account(sam)
        delete_account(sam)
        assert not Comment.objects.exists()
        assert not Report.objects.exists()


class TestCardLinks:
    @pytest.mark.parametrize(
        ("written", "address", "shown"),
        [
            ("[[City of Men]]", "/cards/tcg/7_83/", "City of Men"),
            ("[[7_83|this one]]", "/cards/tcg/7_83/", "this one"),
            ("[[Gandalf]]", "/cards/tcg/", "Gandalf"),
            ("[[Steward of Gondor]]", "/cards/lcg/", "Steward of Gondor"),
        ],
    )
    def test_a_named_card_is_a_link(self, written: str, address: str, shown: str) -> None:
        html = to_html(written)
        assert f'href="{address}' in html
        assert f">{shown}</a>" in html

    @pytest.mark.parametrize(
        "written", ["[[Nobody At All]]", "[[]]", "`[[City of Men]]`", "[[City"]
    )
    def test_what_is_not_a_card_stays_as_it_was_typed(self, written: str) -> None:
        assert "<a" not in to_html(written)
