"""The lists of a format on a day, as the API tells them."""

from datetime import date
from typing import Any

from cards.legality.amendments import amendments
from cards.search.index import index
from rules.construction import Format
from rules.construction.amendments import ListingKind
from rules.construction.listings import Listing, listings

EMPTY_CATALOGUE = "The catalogue is empty. The operator of this site hasn’t loaded the cards yet."


class NoLists(LookupError):
    """There is nothing to list: the message says in plain English why."""


def lists_on(format: Format, day: date) -> dict[str, Any]:
    """Return the X-list and the R-list of a format on a day.

    NoLists for a day before the format began, and where no card is loaded.
    """
    if not index().entries:
        raise NoLists(EMPTY_CATALOGUE)
    snapshot = format.on(day)
    if snapshot is None:
        raise NoLists(f"{format.name} has no lists: {format.why_not_asked(day)}.")
    found = listings(format, day, amendments())
    return {
        "format": format.slug,
        "on": day,
        "x_list_sets": list(snapshot.listed_sets),
        "x_list": [
            _listing_json(listing, format)
            for listing in found
            if listing.kind is ListingKind.BANNED
        ],
        "r_list": [
            _listing_json(listing, format)
            for listing in found
            if listing.kind is ListingKind.RESTRICTED
        ],
    }


def _listing_json(listing: Listing, format: Format) -> dict[str, Any]:
    return {
        "card": index().by_id[format.game, listing.card],
        "source": listing.source,
        "since": listing.since,
        "known_by": listing.known_by,
        "asked_from": listing.asked_from,
        "entered": listing.entry is not None,
    }
