"""Rows that somebody else may have deleted since they were read: then there is nothing to find."""

from typing import Any, TypeVar

from django.core.exceptions import ObjectDoesNotExist
from django.db.models import Model, QuerySet
from django.http import Http404

Row = TypeVar("Row", bound=Model)

GONE = "This was deleted in the meantime."


def lock_row(rows: QuerySet[Row], pk: Any, of: tuple[str, ...] = ()) -> Row:
    """Return a row, locked until the transaction ends. Raise Http404 if it is no more."""
    found = rows.select_for_update(of=of).filter(pk=pk).first()
    if found is None:
        raise Http404(GONE)
    return found


def read_again(row: Model) -> None:
    """Read a row again. Raise Http404 if it is no more."""
    try:
        row.refresh_from_db()
    except ObjectDoesNotExist as error:
        raise Http404(GONE) from error
