"""Days are read in one spelling, wherever they are written."""

import pytest
from django.core.management import CommandError, call_command
from django.forms import ValidationError
from rest_framework.serializers import ValidationError as ApiError

from cards.days import ApiDayField, DayField
from cards.search.query import BadQuery, read
from rules.construction.dates import DAY_WANTED

pytestmark = pytest.mark.django_db

NO_DAYS = [
    "20040405",
    "2004-4-5",
    "2004-W15-1",
    "5 April 2004",
    "2004-02-30",
    "٢٠٠٤-٠٤-٠٥",
    "04-04-05",
]


@pytest.mark.parametrize("written", NO_DAYS)
def test_forms_refuse_what_the_command_line_refuses(written: str) -> None:
    with pytest.raises(ValidationError, match="YYYY-MM-DD"):
        DayField().clean(written)
    with pytest.raises(CommandError, match="YYYY-MM-DD"):
        call_command("legality", "rotk-aragorn-starter", "--format", "open", "--on", written)


@pytest.mark.parametrize("written", NO_DAYS)
def test_the_api_and_queries_refuse_it_too(written: str) -> None:
    with pytest.raises(ApiError, match="YYYY-MM-DD"):
        ApiDayField().run_validation(written)
    if " " not in written:
        with pytest.raises(BadQuery):
            read(f"legal:open@{written}")


def test_a_day_is_the_same_everywhere() -> None:
    day = DayField().clean(" 2004-04-05 ")

    assert str(day) == "2004-04-05"
    assert ApiDayField().run_validation("2004-04-05") == day


def test_the_message_says_what_to_write() -> None:
    assert DAY_WANTED == "Enter a date as YYYY-MM-DD, such as 2004-04-05."
