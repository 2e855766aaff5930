"""List entries and errata are read once a request, and again as soon as one changes."""

from datetime import date

import pytest
from pytest_django import DjangoAssertNumQueries

from cards.legality.amendments import amendments, read_once
from cards.legality.models import ListEntry
from cards.models import Card

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalogue")]


def entered() -> ListEntry:
    return ListEntry.objects.create(
        format="king-block",
        kind="banned",
        card=Card.objects.get(printed_id="7_83"),
        since=date(2026, 1, 1),
        document="the staff",
    )


def test_a_request_that_judges_twice_reads_them_once(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    with django_assert_num_queries(1), read_once():
        assert amendments() is amendments()
    entered()
    with django_assert_num_queries(3), read_once():
        assert amendments() is amendments()


def test_the_next_request_reads_them_again(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    with django_assert_num_queries(2):
        for _ in range(2):
            with read_once():
                amendments()


def test_an_entry_counts_in_the_request_that_saves_or_deletes_it() -> None:
    with read_once():
        assert not amendments().entries
        entry = entered()
        assert len(amendments().entries) == 1
        entry.delete()
        assert not amendments().entries
