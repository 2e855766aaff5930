"""manage.py bench_pages prints what the busiest pages cost."""

import re
from io import StringIO

import pytest
from django.core.management import call_command

from tests.samples import store_samples


@pytest.mark.django_db
def test_each_page_is_measured_in_time_and_bytes() -> None:
    store_samples()
    said = StringIO()

    call_command("bench_pages", "--rounds", "1", stdout=said)

    lines = re.findall(
        r"^  (.+?)\s+([\d.]+)\s+([\d.]+) ms\s+([\d,]+) bytes$", said.getvalue(), re.MULTILINE
    )
    assert [name for name, *_ in lines] == [
        "start",
        "search",
        "deck page",
        "where page",
        "API search",
        "API verdicts",
        "first verdicts",
    ]
    assert all(float(least) > 0 and int(size.replace(",", "")) > 500 for *_, least, size in lines)
