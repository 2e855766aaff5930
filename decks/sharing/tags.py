"""Tags: words in small letters that decks are filed under."""

import re
import unicodedata
from collections.abc import Iterable

from django.db import transaction
from django.db.models import QuerySet

from decks.models import Deck, Tag

MAX_TAGS = 8
MAX_TAG_LENGTH = 30
_TAG = re.compile(r"[^\W_]+(?:-[^\W_]+)*")


class BadTags(ValueError):
    """Tags that cannot be kept; the message says why in words for their writer."""


def read_tags(text: str) -> list[str]:
    """Return the tags in a text with commas between, each once, in small letters.

    A space inside a tag becomes a hyphen, a # before it is dropped. Raise BadTags.
    """
    tags = list(dict.fromkeys(filter(None, map(_tidied, re.split(r"[,;\n]", text)))))
    if len(tags) > MAX_TAGS:
        raise BadTags(f"A deck has at most {MAX_TAGS} tags; these are {len(tags)}.")
    for tag in tags:
        if len(tag) > MAX_TAG_LENGTH:
            raise BadTags(f"A tag has at most {MAX_TAG_LENGTH} letters: “{tag[:MAX_TAG_LENGTH]}…”.")
        if not _TAG.fullmatch(tag):
            raise BadTags(f"A tag can contain letters, digits and hyphens: “{tag}” is not.")
    return tags


@transaction.atomic
def set_tags(deck: Deck, names: list[str]) -> None:
    """Return a deck these tags and no others; a tag that no deck bears any more is forgotten."""
    before = set(deck.tags.values_list("pk", flat=True))
    # In the order of names, so that two decks never wait for one another.
    deck.tags.set([_hold(name) for name in sorted(names)])
    delete_unused(before)


def delete_unused(tags: Iterable[int]) -> None:
    """Delete those of some tags that no deck bears; one that someone holds is in use.

    To be called in a transaction.
    """
    free = Tag.objects.select_for_update(skip_locked=True).filter(pk__in=tags)
    Tag.objects.filter(pk__in=list(free.values_list("pk", flat=True)), decks=None).delete()


def _hold(name: str) -> Tag:
    """Return a tag, made if need be, that nobody can delete before this transaction ends.

    Not `get_or_create`: a tag that someone else makes first may be deleted again before it is
    read, and then that raises IntegrityError.
    """
    held = Tag.objects.select_for_update().filter(name=name)
    while (tag := held.first()) is None:
        Tag.objects.bulk_create([Tag(name=name)], ignore_conflicts=True)
    return tag


def _tidied(written: str) -> str:
    plain = unicodedata.normalize("NFKC", written).strip().lstrip("#").strip().lower()
    return re.sub(r"[\s-]+", "-", plain)


def tags_of(decks: QuerySet[Deck]) -> list[str]:
    """Return the tags that some decks have, by name."""
    return list(Tag.objects.filter(decks__in=decks).distinct().values_list("name", flat=True))
