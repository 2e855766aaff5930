"""The amendments of the database, as the rules take them."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace

from django.db import connection
from django.db.models import QuerySet

from cards.legality.models import Amendment, Erratum, ListEntry
from rules.construction import Amendments
from rules.construction import amendments as rules

_OF_CARDS = ("card__printed_id", "since", "document", "section")


_ANY_ENTERED = (
    f"SELECT EXISTS (SELECT 1 FROM {ListEntry._meta.db_table})"
    f" OR EXISTS (SELECT 1 FROM {Erratum._meta.db_table})"
)

# What was read for the request that is being answered; None outside of one.
_read: ContextVar[dict[str, Amendments] | None] = ContextVar("amendments", default=None)


@contextmanager
def read_once() -> Iterator[None]:
    """Read the amendments only once while a request is answered."""
    token = _read.set({})
    try:
        yield
    finally:
        _read.reset(token)


def forget_amendments(**_: object) -> None:
    """Forget what was read: an entry was saved or deleted in this request."""
    read = _read.get()
    if read is not None:
        read.clear()


def amendments() -> Amendments:
    """Return all list entries and errata, in one query where there are none, else in three.

    They are read again for each request: several processes share the database, and an entry must
    count in all of them at once.
    """
    read = _read.get()
    if read is None:
        return _read_amendments()
    if "all" not in read:
        read["all"] = _read_amendments()
    return read["all"]


def _read_amendments() -> Amendments:
    # Nearly every request asks, and most sites have nothing to add to the documents.
    with connection.cursor() as cursor:
        cursor.execute(_ANY_ENTERED)
        if not cursor.fetchone()[0]:
            return Amendments()
    errata = Erratum.objects.select_related("card").only("kind", "title", *_OF_CARDS)
    return Amendments(entries=_entries(ListEntry.objects.all()), errata=_errata(errata))


def amendments_with(row: Amendment) -> Amendments:
    """Return all list entries and errata as they will be once a new or changed row is saved."""
    saved = amendments()
    # A row that is not saved yet has no key, and replaces none.
    if isinstance(row, ListEntry):
        others = ListEntry.objects.exclude(pk__in=[row.pk])
        return replace(saved, entries=(*_entries(others), to_list_entry(row)))
    if isinstance(row, Erratum):
        kept = Erratum.objects.exclude(pk__in=[row.pk]).select_related("card")
        return replace(saved, errata=(*_errata(kept), *_errata([row])))
    return saved


def _entries(rows: QuerySet[ListEntry]) -> tuple[rules.ListEntry, ...]:
    wanted = rows.select_related("card").only("format", "kind", *_OF_CARDS)
    return tuple(to_list_entry(row) for row in wanted)


def to_list_entry(row: ListEntry) -> rules.ListEntry:
    """Return a list entry as the rules take it."""
    kind = rules.ListingKind(row.kind)
    return rules.ListEntry(row.format, row.card.printed_id, kind, row.since, row.source)


def _errata(rows: Iterable[Erratum]) -> tuple[rules.Erratum, ...]:
    return tuple(
        rules.Erratum(
            row.card.printed_id, rules.ErratumKind(row.kind), row.since, row.source, row.title
        )
        for row in rows
    )
