"""Filters: which cards, by how they stand to other cards and to the sentence."""

from rules.tcg.notation.filters import (
    AssignedThisTurnTo,
    AssignedTo,
    AtSite,
    Bearing,
    BearingTokens,
    BorneBy,
    Feature,
    Filter,
    HasStacked,
    Named,
    Printed,
    Reference,
    SharesWith,
    SharesWithDead,
    Skirmishing,
    SpotsOrExerts,
    StackedOn,
    That,
    Those,
    Titled,
    all_of,
)
from rules.tcg.vocabulary import Culture, Side

__all__ = [
    "assigned_this_turn_to",
    "assigned_to",
    "at_site",
    "bearer",
    "bearing",
    "bearing_tokens",
    "borne_by",
    "copy_of",
    "it",
    "named",
    "other",
    "sharing",
    "sharing_with_dead",
    "skirmishing_against",
    "stacked_on",
    "that",
    "that_spots_or_exerts",
    "this",
    "those",
    "titled",
    "with_stacked",
]

# --- cards a sentence knows ---

this = Reference.THIS
bearer = Reference.BEARER
it = Reference.IT


def that(*filters: Filter) -> That:
    """The card last spoken of that is such a card: chosen, or the subject of the trigger."""
    return That(all_of(filters))


# --- filters ---


def titled(*titles: str) -> Filter:
    """Having one of these titles."""
    first, *rest = (Titled(title) for title in titles)
    found: Filter = first
    for title in rest:
        found = found | title
    return found


def other(*filters: Filter) -> Filter:
    """Such a card, but not this one: "for each other Sauron minion"."""
    return all_of((*filters, ~this))


def bearing(count: int | Filter, *item: Filter) -> Filter:
    """Bearing a given number of such cards, or one: `bearing(2, possession)`."""
    if isinstance(count, Filter):
        return Bearing(all_of((count, *item)))
    return Bearing(all_of(item), count)


def borne_by(*bearer_: Filter) -> Filter:
    """Borne by such a character."""
    return BorneBy(all_of(bearer_))


def skirmishing_against(*opponent: Filter) -> Filter:
    """In the skirmish being fought, against such a character."""
    return Skirmishing(all_of(opponent))


def assigned_to(*opponent: Filter) -> Filter:
    """Assigned to a skirmish against such a character."""
    return AssignedTo(all_of(opponent))


def at_site(*site: Filter) -> Filter:
    """Being at such a site: where the fellowship is, or an ally at home there."""
    return AtSite(all_of(site))


def assigned_this_turn_to(*opponent: Filter) -> Filter:
    """Assigned to a skirmish against such a character at some time of this turn."""
    return AssignedThisTurnTo(all_of(opponent))


def stacked_on(*host: Filter) -> Filter:
    """Stacked on such a card."""
    return StackedOn(all_of(host))


def with_stacked(*card_: Filter) -> Filter:
    """Having such a card stacked on it."""
    return HasStacked(all_of(card_))


def bearing_tokens(count: int | Filter = 1, culture: Filter | None = None) -> Filter:
    """Having a given number of culture tokens on it, or one: `bearing_tokens(2, gondor)`.

    `bearing_tokens(free_peoples)`: of a Free Peoples culture.
    """
    if isinstance(count, Filter):
        return BearingTokens(culture_or_side(count))
    return BearingTokens(culture_or_side(culture), count)


def sharing(what: Feature, *card_: Filter) -> Filter:
    """Having the culture, race or title in common with such a card."""
    return SharesWith(what, all_of(card_))


def copy_of(*card_: Filter) -> Filter:
    """Another copy of such a card: of the same title and subtitle."""
    return SharesWith(Feature.NAME, all_of(card_))


def sharing_with_dead(what: Feature) -> Filter:
    """Having the culture, race or title in common with a card in the dead pile."""
    return SharesWithDead(what)


def that_spots_or_exerts(*card_: Filter) -> Filter:
    """An event whose text spots or exerts such a card."""
    return SpotsOrExerts(all_of(card_))


def those(*filters: Filter) -> Filter:
    """One of the cards chosen so far that pass: `each(those(character))`."""
    return Those(all_of(filters))


def named(what: Feature) -> Filter:
    """Having the culture, race, keyword or title that was named."""
    return Named(what)


def culture_or_side(filter_: Filter | None) -> Culture | Side | None:
    """Return the culture or side a noun stands for: tokens "of a Free Peoples culture"."""
    if isinstance(filter_, Printed) and isinstance(filter_.word, Side):
        return filter_.word
    return culture_of(filter_)


def culture_of(filter_: Filter | None) -> Culture | None:
    """Return the culture a noun stands for. Raise TypeError for a noun that is no culture."""
    if filter_ is None:
        return None
    if isinstance(filter_, Printed) and isinstance(filter_.word, Culture):
        return filter_.word
    raise TypeError(f"{filter_!r} is not a culture")
