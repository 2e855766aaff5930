"""Pages of lists that may be very long: only the first entries are counted and shown."""

from functools import cached_property
from typing import Any

from django.core.paginator import Paginator
from django.db.models import QuerySet

# Nobody turns twenty pages: who looks for something older narrows the list.
MOST_COUNTED = 500


class BoundedPaginator(Paginator):  # type: ignore[type-arg]
    """Pages of the first hundreds of rows of a query; `is_cut` is whether there are more.

    To count all the rows of a large site takes longer than to show a page of them.
    """

    def __init__(self, rows: QuerySet[Any], per_page: int) -> None:
        super().__init__(rows, per_page)
        self._rows = rows

    @cached_property
    def _counted(self) -> int:
        return self._rows.order_by().values_list("pk")[: MOST_COUNTED + 1].count()

    @cached_property
    def count(self) -> int:
        """How many rows are shown, on all pages."""
        return min(self._counted, MOST_COUNTED)

    @property
    def is_cut(self) -> bool:
        """Whether there are more rows than are shown."""
        return self._counted > MOST_COUNTED
