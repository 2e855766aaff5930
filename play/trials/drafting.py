"""Taking what a trial found into the draft of the visitor's own deck."""

from collections.abc import Callable

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect

from decks.access import may_change
from decks.building import drafts
from decks.contents.encoding import AnyDeck
from decks.models import Deck, DeckVersion
from decks.ownership import Visitor


def may_take(visitor: Visitor, version: DeckVersion | None) -> bool:
    """Whether what was found for a version can be made in a deck of the visitor's own."""
    return version is not None and may_change(visitor, version.deck)


def change_draft(
    request: HttpRequest,
    deck: Deck,
    change: Callable[[AnyDeck], AnyDeck],
    words: str,
    *,
    done: str,
) -> HttpResponse:
    """Make a change in a deck's draft, say that it is `done`, and open the builder.

    What the change itself raises is the caller's to explain.
    """
    try:
        drafts.change(deck, drafts.draft_snapshot(deck).revision, change, words)
    except drafts.StaleRevision:
        messages.error(request, "The deck was changed at the same moment. Try again.")
    else:
        messages.success(request, done)
    return redirect("decks:build", deck.slug)
