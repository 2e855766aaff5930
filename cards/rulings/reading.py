"""The amendments of the database, as the rules take them."""

from cards.rulings.models import Erratum, ListEntry
from rules.construction import Amendments
from rules.construction import amendments as rules


def amendments() -> Amendments:
    """Give all list entries and errata, in two queries.

    They are read anew for each page: several processes share the database, and an entry must count
    in all of them at once.
    """
    return Amendments(
        entries=tuple(
            rules.ListEntry(
                one.format,
                one.card.printed_id,
                rules.ListingKind(one.kind),
                one.since,
                one.source,
            )
            for one in ListEntry.objects.select_related("card")
        ),
        errata=tuple(
            rules.Erratum(
                one.card.printed_id,
                rules.ErratumKind(one.kind),
                one.since,
                one.source,
                one.title,
            )
            for one in Erratum.objects.select_related("card")
        ),
    )
