"""Whether a table has changed, for pages that ask again and again.

Who was shown a table knows its mark. With it nobody's session, account and seats need to be read
to say that nothing has changed, and nothing else is said.
"""

from uuid import UUID

from django.core.signing import Signer
from django.utils.crypto import constant_time_compare

from play.models import Table


def mark_of(table_id: UUID) -> str:
    """Return the mark by which a page of a table is known."""
    return Signer(salt="play.tables.unchanged").signature(str(table_id))


def is_unchanged(table_id: UUID, revision: int | None, mark: str) -> bool:
    """Return whether a table still has a revision; False for a wrong mark."""
    if revision is None or not constant_time_compare(mark, mark_of(table_id)):
        return False
    return Table.objects.filter(pk=table_id, revision=revision).order_by().exists()
