"""Two pages that changed one deck: the second is shown, shown both, and may choose.

Nothing is saved before that. What was to be saved travels in the page, signed, so that it comes
back as it left.
"""

from dataclasses import dataclass

from django.core import signing
from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from cards.whole_numbers import whole_number
from decks.contents.differences import apply_differences, differences
from decks.contents.encoding import AnyDeck, from_contents, to_contents
from decks.history.changes import Changes, describe_changes
from decks.history.comparison import compare_decks
from decks.models import Deck, DeckVersion
from decks.queries import find_version
from rules.construction import Game

SALT = "decks.history.conflicts"


@dataclass(frozen=True, slots=True)
class Conflict:
    """Conflicting changes: those saved in another tab (`theirs`) and those made here (`mine`).

    Both are shown from the version that this page began from. `both` are the cards with the changes
    of this page made on what was saved in the meantime.
    """

    latest: DeckVersion
    theirs: Changes
    mine: Changes
    both: AnyDeck


@dataclass(frozen=True, slots=True)
class Unsaved:
    """Cards that wait for a decision, the deck's name with them, and the version they follow."""

    cards: AnyDeck
    name: str
    base: int


def base_version(request: HttpRequest) -> int | None:
    """Return the number of the version that a page says it began from, None where it says none."""
    return whole_number(request.POST.get("base", ""))


def find_conflict(base: DeckVersion, latest: DeckVersion, cards: AnyDeck) -> Conflict:
    """Return what was changed on either side since the version both began from."""
    begun = base.cards()
    mine = differences(begun, cards)
    return Conflict(
        latest=latest,
        theirs=describe_changes(differences(begun, latest.cards())),
        mine=describe_changes(mine),
        both=apply_differences(latest.cards(), mine),
    )


def conflict_page(
    request: HttpRequest, deck: Deck, latest: DeckVersion, unsaved: Unsaved
) -> HttpResponse:
    """Show both sides, nothing saved; the answer is a conflict (409)."""
    base = find_version(deck, str(unsaved.base)) or latest
    conflict = find_conflict(base, latest, unsaved.cards)
    on_both = Unsaved(conflict.both, unsaved.name, latest.number)
    context = {
        "deck": deck,
        "base": base,
        "conflict": conflict,
        "sections": compare_decks(latest.cards(), unsaved.cards),
        "mine": seal(deck, Unsaved(unsaved.cards, unsaved.name, latest.number)),
        "both": seal(deck, on_both) if _worth_offering(conflict, unsaved.cards) else "",
    }
    return render(request, "decks/history/conflict.html", context, status=409)


def seal(deck: Deck, unsaved: Unsaved) -> str:
    """Write unsaved cards down so that only this deck's page can bring them back."""
    sealed = [deck.pk, to_contents(unsaved.cards), unsaved.name, unsaved.base]
    return signing.dumps(sealed, salt=SALT, compress=True)


def unseal(deck: Deck, text: str) -> Unsaved:
    """Read what `seal` wrote; BadRequest for anything else."""
    try:
        of_deck, contents, name, base = signing.loads(text, salt=SALT)
    except signing.BadSignature as error:
        raise BadRequest("This form has been modified.") from error
    if of_deck != deck.pk:
        raise BadRequest("This form belongs to another deck.")
    return Unsaved(from_contents(Game(deck.game), contents), name, base)


def _worth_offering(conflict: Conflict, cards: AnyDeck) -> bool:
    """Whether both changes together differ from each of the two decks there are."""
    return to_contents(conflict.both) not in (conflict.latest.contents, to_contents(cards))
