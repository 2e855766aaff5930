"""The one way a day is read: by forms, by the API, by commands and in queries."""

from datetime import date
from typing import Any

from django import forms
from rest_framework import serializers

from rules.construction.dates import DAY_WANTED, parse_day


class DayField(forms.DateField):
    """A day in a form."""

    default_error_messages = {"invalid": DAY_WANTED}

    def __init__(self, **options: Any) -> None:
        widget = forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d")
        super().__init__(**{"label": "Date", "widget": widget, **options})

    def to_python(self, value: Any) -> date | None:
        """Return the day, None where none is written."""
        if value in self.empty_values:
            return None
        if isinstance(value, date):
            return value
        try:
            return parse_day(str(value))
        except ValueError as wrong:
            raise forms.ValidationError(DAY_WANTED, code="invalid") from wrong


class ApiDayField(serializers.DateField):
    """A day in a request to the API."""

    def to_internal_value(self, value: Any) -> date:
        """Return the day; ValidationError for what is none."""
        try:
            return parse_day(str(value))
        except ValueError as wrong:
            raise serializers.ValidationError(DAY_WANTED, code="invalid") from wrong
