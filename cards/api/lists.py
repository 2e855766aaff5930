"""The lists of a format on a day, as the API tells them."""

from datetime import date
from typing import Any

from cards.index import index
from cards.rulings.reading import entries_of
from rules.construction import Format
from rules.construction.amendments import ListingKind
from rules.construction.listings import Listing, listings


class NotBegun(LookupError):
    """The format had not begun on that day; the message says so in plain words."""


def lists_on(format: Format, day: date) -> dict[str, Any]:
    """Give the X-list and the R-list of a format on a day; NotBegun for a day before its first."""
    if format.on(day) is None:
        raise NotBegun(f"{format.name} had not begun on {day.isoformat()}.")
    found = listings(format, day, entries_of(format.slug))
    return {
        "format": format.slug,
        "on": day,
        "x_list": [_told(one, format) for one in found if one.kind is ListingKind.BANNED],
        "r_list": [_told(one, format) for one in found if one.kind is ListingKind.RESTRICTED],
    }


def _told(listing: Listing, format: Format) -> dict[str, Any]:
    return {
        "card": index().by_id[format.game, listing.card],
        "source": listing.source,
        "since": listing.since,
        "known_by": listing.known_by,
        "asked_from": listing.asked_from,
        "entered": listing.entry is not None,
    }
