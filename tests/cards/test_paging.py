"""Lists that may be very long count only their first rows."""

import pytest
from django.contrib.auth.models import User

from cards import paging
from cards.paging import BoundedPaginator

pytestmark = pytest.mark.django_db


def pages(count: int) -> BoundedPaginator:
    User.objects.bulk_create(User(username=f"player-{number}") for number in range(count))
    return BoundedPaginator(User.objects.order_by("pk"), 3)


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paging, "MOST_COUNTED", 6)


def test_a_list_that_fits_is_counted_whole() -> None:
    found = pages(6)

    assert (found.count, found.num_pages, found.is_cut) == (6, 2, False)


def test_of_a_longer_list_the_first_pages_are_shown() -> None:
    found = pages(8)

    assert (found.count, found.num_pages, found.is_cut) == (6, 2, True)
    assert [user.username for user in found.get_page(9)] == ["player-3", "player-4", "player-5"]
