"""Writing, hiding and reporting comments. Nobody can flood a deck or the site."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.conf import settings
from django.contrib.auth.base_user import AbstractBaseUser
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone
from django.utils.safestring import SafeString

from decks.domain import lock_deck
from decks.locks import lock_until_commit
from decks.models import Comment, Deck, Report, Visibility
from decks.ownership import Visitor
from decks.sharing.markdown import to_html

MAX_COMMENT_LENGTH = 2_000
# By one player, on all decks together.
MAX_IN_AN_HOUR, MAX_IN_A_DAY = 12, 60
MAX_REPORTS_IN_A_DAY = 20
# On one deck, and on its page until a visitor asks for all of them.
MAX_ON_A_DECK = 300
MAX_ON_A_PAGE = 30

NOT_SHARED = "Only shared decks have comments."
TOO_MANY = "You’ve written many comments. Try again later."
DECK_FULL = "This deck has as many comments as a deck can have."
MUTED = "The staff has silenced you for a while."
TOO_MANY_REPORTS = "You’ve reported much today. The staff will look at it."

# What asks whether somebody is muted: the apps above this one know (`play.apps`).
muted_by: list[Callable[[Visitor], bool]] = []


class CommentRefused(PermissionDenied):
    """A comment or report that is not taken; the message says why."""


@dataclass(frozen=True, slots=True)
class ShownComment:
    """A comment as a page shows it, and what the visitor may do with it."""

    id: int
    author: str
    html: SafeString
    created: datetime
    may_delete: bool
    may_report: bool


def may_comment(visitor: Visitor, deck: Deck) -> bool:
    """Whether a visitor who may read a deck may say something of it."""
    return visitor.user is not None and has_comments(deck)


def comment_count(deck: Deck) -> int:
    """Return how many comments anybody may read."""
    return _shown_on(deck).count() if has_comments(deck) else 0


def comments_on(visitor: Visitor, deck: Deck, *, every: bool = False) -> list[ShownComment]:
    """Return the newest comments that anybody may read, the oldest of them first; or all.

    Comments of accounts that are switched off are not shown.
    """
    if not has_comments(deck):
        return []
    newest = _shown_on(deck).select_related("author").order_by("-created", "-pk")
    found = list(newest[: MAX_ON_A_DECK if every else MAX_ON_A_PAGE])[::-1]
    mine = visitor.user.pk if visitor.user is not None else None
    return [
        ShownComment(
            id=said.pk,
            author=said.author.get_username(),
            html=html_of(said),
            created=said.created,
            may_delete=mine is not None and (said.author_id == mine or visitor.owns(deck)),
            may_report=mine is not None and said.author_id != mine,
        )
        for said in found
    ]


def _shown_on(deck: Deck) -> QuerySet[Comment]:
    return Comment.objects.filter(deck=deck, hidden=False, author__is_active=True)


def html_of(said: Comment) -> SafeString:
    """Return a comment as a page shows it."""
    # It was sanitised before it was stored.
    return SafeString(said.html)


@transaction.atomic
def comment(author: AbstractBaseUser, deck: Deck, text: str, address: str = "") -> Comment:
    """Say something of a shared deck; `address` is the key of where it came from.

    Raise CommentRefused for too much of it, or for somebody whom staff muted.
    """
    if not has_comments(deck):
        raise CommentRefused(NOT_SHARED)
    if any(is_muted(Visitor(author)) for is_muted in muted_by):
        raise CommentRefused(MUTED)
    # Of the author, who may write on several decks at once, then of the deck.
    lock_until_commit(f"comments of {author.pk}")
    lock_deck(deck)
    if deck.comments.count() >= MAX_ON_A_DECK:
        raise CommentRefused(DECK_FULL)
    for hours, most in ((1, MAX_IN_AN_HOUR), (24, MAX_IN_A_DAY)):
        since = timezone.now() - timedelta(hours=hours)
        if Comment.objects.filter(author=author.pk, created__gte=since).count() >= most:
            raise CommentRefused(TOO_MANY)
    text = text[:MAX_COMMENT_LENGTH]
    return Comment.objects.create(
        deck=deck, author_id=author.pk, text=text, html=to_html(text), address=address
    )


def delete_comment(visitor: Visitor, found: Comment) -> None:
    """Delete one of the visitor's comments, or a comment on one of their decks."""
    user = visitor.user
    if user is None or not (found.author_id == user.pk or visitor.owns(found.deck)):
        raise CommentRefused("You can delete your own comments, and those on your decks.")
    found.delete()


def report(
    reporter: AbstractBaseUser, deck: Deck, reason: str, about: Comment | None = None
) -> Report:
    """Tell the staff of a comment, or of a deck; a second time changes nothing."""
    since = timezone.now() - timedelta(hours=24)
    made = Report.objects.filter(reporter=reporter.pk, created__gte=since).count()
    if made >= MAX_REPORTS_IN_A_DAY:
        raise CommentRefused(TOO_MANY_REPORTS)
    kept, _ = Report.objects.get_or_create(
        deck=deck, comment=about, reporter_id=reporter.pk, defaults={"reason": reason[:500]}
    )
    return kept


def has_comments(deck: Deck) -> bool:
    """Whether a deck is one that players speak of: shared, not a sample, and the site lets them."""
    return settings.COMMENTS and not deck.sample and deck.visibility != Visibility.PRIVATE
