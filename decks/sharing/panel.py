"""What a deck's page says of its sharing."""

from dataclasses import dataclass

from django.utils.safestring import SafeString

from decks.models import Deck, Visibility
from decks.ownership import Visitor
from decks.sharing.likes import may_like
from decks.sharing.markdown import to_html
from decks.sharing.visibility import MEANING


@dataclass(frozen=True, slots=True)
class LikesPanel:
    """How many like a deck, whether the visitor does, whether they may, or may after signing in."""

    count: int
    liked: bool
    may: bool
    may_signed_in: bool


@dataclass(frozen=True, slots=True)
class SharingPanel:
    """A deck's sharing: by whom it is ("" unless it is public), who sees it, what is said of it.

    `browser_only` is whether it is kept by a browser alone.
    """

    by: str
    word: str
    meaning: str
    notes: SafeString
    tags: tuple[str, ...]
    liking: LikesPanel
    copies: int
    browser_only: bool


def sharing_panel(visitor: Visitor, deck: Deck) -> SharingPanel:
    """Return what a deck's page says of its sharing to a visitor who may read it."""
    word, meaning = MEANING[Visibility(deck.visibility)]
    is_public = deck.visibility == Visibility.PUBLIC
    return SharingPanel(
        by=deck.owner.get_username() if is_public and deck.owner is not None else "",
        word=word,
        meaning=meaning,
        notes=to_html(deck.notes),
        tags=tuple(deck.tags.values_list("name", flat=True)),
        liking=likes_panel(visitor, deck),
        copies=Deck.objects.filter(copied_from__deck=deck).count(),
        browser_only=bool(deck.browser),
    )


def likes_panel(visitor: Visitor, deck: Deck) -> LikesPanel:
    """Return how a deck is liked."""
    user = visitor.user
    return LikesPanel(
        count=deck.likes.count(),
        liked=user is not None and deck.likes.filter(player_id=user.pk).exists(),
        may=may_like(visitor, deck),
        may_signed_in=user is None and not visitor.owns(deck),
    )
