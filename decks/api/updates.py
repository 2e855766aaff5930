"""What the API writes about a deck beside its cards."""

from collections.abc import Mapping
from typing import Any

from django.db import transaction

from decks.domain import UNTITLED
from decks.files.sanitize import strip_unprintable
from decks.models import Deck, Visibility
from decks.sharing.tags import set_tags
from decks.sharing.visibility import share


@transaction.atomic
def update_deck(deck: Deck, wanted: Mapping[str, Any]) -> None:
    """Return a deck another name, format, visibility, notes or tags: those that are wanted.

    SampleDeckReadOnly for a sample, NeedsAccount for publishing the deck of a browser.
    """
    changed = [
        name
        for name in ("name", "format", "notes")
        if name in wanted and wanted[name] != getattr(deck, name)
    ]
    for name in changed:
        setattr(deck, name, wanted[name])
    if "name" in changed:
        deck.name = strip_unprintable(deck.name) or UNTITLED
    if changed:
        deck.save(update_fields=[*changed, "updated"])
    if "tags" in wanted:
        set_tags(deck, wanted["tags"])
    if wanted.get("visibility", deck.visibility) != deck.visibility:
        share(deck, Visibility(wanted["visibility"]))
