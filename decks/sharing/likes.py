"""Likes: of a player, for a deck that is not their own, once."""

from typing import Any

from django.contrib.auth.base_user import AbstractBaseUser
from django.db import transaction
from django.db.models.signals import post_delete, post_save
from django.dispatch import receiver

from decks.domain import lock_deck
from decks.models import Deck, Like
from decks.ownership import Visitor


class OwnDeck(ValueError):
    """Nobody likes their own deck in public."""


def may_like(visitor: Visitor, deck: Deck) -> bool:
    """Whether a visitor who may read a deck may like it too."""
    return visitor.user is not None and not visitor.owns(deck)


def like(deck: Deck, player: AbstractBaseUser) -> None:
    """Like a deck; a second time changes nothing. OwnDeck for the visitor's own."""
    if deck.owner_id == player.pk:
        raise OwnDeck("You can’t like your own deck.")
    with transaction.atomic():
        lock_deck(deck)
        Like.objects.get_or_create(deck=deck, player_id=player.pk)


def unlike(deck: Deck, player: AbstractBaseUser) -> None:
    """Take a like back; where there is none, nothing changes."""
    Like.objects.filter(deck=deck, player_id=player.pk).delete()


@receiver([post_save, post_delete], sender=Like)
def count_likes(instance: Like, origin: Any = None, **_: Any) -> None:
    """Store how often a deck is liked; likes go with the accounts that gave them, too.

    Those that go with their deck (`origin`) are not counted one by one.
    """
    if isinstance(origin, Deck) or getattr(origin, "model", None) is Deck:
        return
    count = Like.objects.filter(deck=instance.deck_id).count()
    Deck.objects.filter(pk=instance.deck_id).update(liked=count)
