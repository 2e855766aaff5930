"""Lists that may be very long count only their first rows."""

import pytest
from django.contrib.auth.models import User

from cards import paging
from cards.paging import BoundedPaginator, in_order

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
    shown = in_order(User.objects.all(), found.get_page(9).object_list)
    assert [user.username for user in shown] == ["player-3", "player-4", "player-5"]


def test_rows_come_in_the_order_of_their_keys_and_those_gone_are_left_out() -> None:
    first, second, gone = pages(3).get_page(1).object_list
    User.objects.filter(pk=gone).delete()

    shown = in_order(User.objects.all(), [second, gone, first])

    assert [user.pk for user in shown] == [second, first]
