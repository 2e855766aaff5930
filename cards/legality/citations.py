"""Days and documents in words, as pages of cards cite them."""

from rules.construction import Source
from rules.construction.dates import HistoricDay
from rules.construction.documents import documents
from rules.construction.listings import Listing
from rules.construction.problem import Doubt

DOUBTS = {
    Doubt.FORMAT_WITHOUT_DATE: "No document says when this form of the format began.",
    Doubt.CHANGED_ABOUT_THEN: (
        "The rules changed about this day; the document gives no exact one. "
        "The older rules are applied where there are any."
    ),
    Doubt.BETWEEN_DOCUMENTS: (
        "No document is at hand for this day; the rules of the last one before it are applied."
    ),
    Doubt.DOCUMENTS_DIFFER: "The documents at hand differ about some cards of this format.",
    Doubt.RELEASED_ABOUT_THEN: ("A set of this deck came out in this month; the day isn’t known."),
    Doubt.RELEASE_NOT_KNOWN: (
        "The deck has promotional cards of which nobody wrote down when they came out."
    ),
    Doubt.MAP_NOT_CHECKED: (
        "This format also asks for a Map, a card that this catalogue does not hold. "
        "Whether the deck has one is not checked."
    ),
    Doubt.REPRINTS: (
        "The rulebooks name sets and say nothing of reprints. Westmarch takes a reprint as the "
        "same card; ask your judge, or play the print that the format names."
    ),
    Doubt.SETS_NOT_HELD: (
        "The format also knows sets that this catalogue does not hold (players' own cards)."
    ),
}
OTHER_TEXTS = (
    "The players’ online server plays this format with other texts of some cards, those of the "
    "players’ council. Cards are shown and played here as printed."
)
UNKNOWN_DAY = "Day not known"


def day_words(day: HistoricDay) -> str:
    """Write a day as exact as it is: "2003", "August 2007", "5 April 2004"."""
    parts = [f"{day.day}"] if day.day is not None else []
    parts += [f"{day.first():%B}"] if day.month is not None else []
    return " ".join([*parts, f"{day.year}"])


def source_words(source: Source) -> str:
    """Name the document and its section. What staff enter names its document by its title."""
    known = documents().get(source.document)
    title = known.title if known is not None else source.document
    words = f"{title}, {source.section}" if source.section else title
    return f"{words} (secondary source)" if known is not None and known.secondary else words


def since_words(
    since: HistoricDay | None, known_by: HistoricDay | None, asked_from: HistoricDay | None = None
) -> str:
    """Say since when something holds, as exactly as the documents do."""
    if since is not None:
        return f"From {day_words(since)}"
    if known_by is not None:
        return f"By {day_words(known_by)}"
    if asked_from is not None:
        return f"{UNKNOWN_DAY}; counted here from {day_words(asked_from)}"
    return UNKNOWN_DAY


def listing_since_words(listing: Listing) -> str:
    """Say since when a card is on a list, or off it."""
    return since_words(listing.since, listing.known_by, listing.asked_from)
