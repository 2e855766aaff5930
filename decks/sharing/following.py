"""Following an author: their new public decks are found with one filter."""

from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import User
from django.db import transaction

from decks.locks import lock_until_commit
from decks.models import Follow
from decks.ownership import Visitor

# More than anybody reads.
MAX_FOLLOWED = 500


class CannotFollow(ValueError):
    """A player whom the visitor can't follow; the message says why."""


def follow(follower: AbstractBaseUser, author: User) -> None:
    """Follow an author; a second time changes nothing. CannotFollow for oneself or too many."""
    if follower.pk == author.pk:
        raise CannotFollow("You can’t follow yourself.")
    with transaction.atomic():
        lock_until_commit(f"followed by {follower.pk}")
        if Follow.objects.filter(follower=follower.pk).count() >= MAX_FOLLOWED:
            raise CannotFollow(f"You can follow up to {MAX_FOLLOWED} players.")
        Follow.objects.get_or_create(follower_id=follower.pk, author=author)


def unfollow(follower: AbstractBaseUser, author: User) -> None:
    """Stop following an author; if the visitor doesn't follow them, nothing changes."""
    Follow.objects.filter(follower=follower.pk, author=author).delete()


def follows(visitor: Visitor, author: User) -> bool:
    """Return whether a visitor follows an author."""
    user = visitor.user
    return user is not None and Follow.objects.filter(follower=user.pk, author=author).exists()
