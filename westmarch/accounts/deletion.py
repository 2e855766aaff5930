"""Deleting an account: all that is its own goes with it."""

from dataclasses import dataclass

from django.contrib.auth.models import User
from django.db import transaction

from decks.models import Collection, Comment, Deck, DeckVersion, Draft, Like, Tag
from decks.ownership import Visitor
from decks.sharing.tags import delete_unused
from play.events.leaving import leave_events
from play.limited.boxes import leave_boxes
from play.models import Playtest
from play.quest_leagues.leagues import leave_leagues
from play.tables.leaving import leave_tables
from westmarch.accounts.tokens import list_tokens


@dataclass(frozen=True, slots=True)
class AccountContents:
    """How much of each kind is deleted with an account."""

    decks: int
    versions: int
    drafts: int
    playtests: int
    likes: int
    comments: int
    collections: int
    tokens: int


def account_contents(user: User) -> AccountContents:
    """Count what an account has."""
    return AccountContents(
        decks=Deck.objects.filter(owner=user).count(),
        versions=DeckVersion.objects.filter(deck__owner=user).count(),
        drafts=Draft.objects.filter(deck__owner=user).count(),
        playtests=Playtest.objects.filter(owner=user).count(),
        likes=Like.objects.filter(player=user).count(),
        comments=Comment.objects.filter(author=user).count(),
        collections=Collection.objects.filter(owner=user).count(),
        tokens=len(list_tokens(user)),
    )


@transaction.atomic
def delete_account(user: User) -> None:
    """Delete an account and all that is its own, tags that no one else uses included.

    Copies that others made of its decks are theirs and stay, and so do others' playtests against
    its decks, which hold the cards themselves.
    """
    # Events first: they read results from tables that are deleted then.
    leave_events(user)
    leave_leagues(user)
    leave_boxes(user)
    leave_tables(Visitor(user))
    tags = list(Tag.objects.filter(decks__owner=user).values_list("pk", flat=True))
    user.delete()
    delete_unused(tags)
