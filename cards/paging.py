"""Pages of lists that may be very long: only the first entries are counted and shown."""

from collections.abc import Iterable
from typing import Any, TypeVar

from django.core.paginator import Paginator
from django.db.models import Model, QuerySet

# Nobody turns twenty pages: who looks for something older narrows the list.
MOST_COUNTED = 500

Row = TypeVar("Row", bound=Model)


class BoundedPaginator(Paginator):  # type: ignore[type-arg]
    """Pages of the keys of a query's first hundreds of rows; `is_cut` is whether there are more.

    To count all the rows of a large site takes longer than to show a page of them. The keys are
    read at once: a search takes as long to count its rows as to find them.
    """

    def __init__(self, rows: QuerySet[Any], per_page: int) -> None:
        keys = list(rows.values_list("pk", flat=True)[: MOST_COUNTED + 1])
        super().__init__(keys[:MOST_COUNTED], per_page)
        self.is_cut = len(keys) > MOST_COUNTED


def in_order(rows: QuerySet[Row], keys: Iterable[Any]) -> list[Row]:
    """Return the rows that have these keys, in the order of the keys."""
    wanted = list(keys)
    found = rows.in_bulk(wanted)
    return [found[key] for key in wanted if key in found]
