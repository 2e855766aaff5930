"""A player's public face: what they say of themselves, and what came of their public decks."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Sum
from django.utils.safestring import SafeString

from decks.comments.commenting import has_comments, html_of
from decks.models import Comment, Deck, PlayerProfile
from decks.sharing.markdown import to_html
from decks.sharing.public_search import is_public, public_decks

# Other apps say by these whether a player has done something that everybody may see.
_KNOWN_BY: list[Callable[[User], bool]] = []
MAX_ABOUT_LENGTH = 1_000
LATEST_COMMENTS = 5


@dataclass(frozen=True, slots=True)
class SaidOf:
    """A comment that a player wrote: of which deck, when, and what."""

    deck: Deck
    id: int
    created: datetime
    html: SafeString


@dataclass(frozen=True, slots=True)
class ProfilePanel:
    """What a profile says beside the decks: `likes` are those that the public decks have."""

    about: SafeString | None
    likes: int
    comments: int
    latest: tuple[SaidOf, ...]


def profile_panel(player: User) -> ProfilePanel:
    """Return what anybody may read of a player."""
    profile = PlayerProfile.objects.filter(player=player, hidden=False).first()
    said = Comment.objects.filter(is_public("deck__"), author=player, hidden=False)
    latest = said.select_related("deck").order_by("-created", "-pk")[:LATEST_COMMENTS]
    return ProfilePanel(
        about=to_html(profile.about) if profile is not None and profile.about else None,
        likes=public_decks().filter(owner=player).aggregate(likes=Sum("liked"))["likes"] or 0,
        comments=said.count(),
        latest=tuple(
            SaidOf(comment.deck, comment.pk, comment.created, html_of(comment))
            for comment in latest
            if has_comments(comment.deck)
        ),
    )


def know_players_by(check: Callable[[User], bool]) -> None:
    """Let players have a public profile of whom a check is true; done when an app is ready."""
    _KNOWN_BY.append(check)


def is_known(player: User) -> bool:
    """Return whether a player without public decks has a profile that everybody may see."""
    return any(check(player) for check in _KNOWN_BY)


def about_text(player: User) -> str:
    """Return what a player says of themselves, "" where they say nothing."""
    profile = PlayerProfile.objects.filter(player=player).first()
    return profile.about if profile is not None else ""


@transaction.atomic
def change_about(player: User, about: str) -> None:
    """Change what a player says about themselves; what staff hid stays hidden."""
    PlayerProfile.objects.update_or_create(
        player=player, defaults={"about": about.strip()[:MAX_ABOUT_LENGTH]}
    )
