"""Forms of the pages of versions: names, and what to compare."""

from typing import Any

from django import forms

from decks.files.text import MAX_NAME_LENGTH
from decks.history.deck_choices import Choices
from decks.legality.forms import DayForm
from decks.models import DeckVersion

CHOOSE = [("", "Choose a deck")]


class DeckNameForm(forms.Form):
    """A deck's name."""

    name = forms.CharField(
        label="Name of the deck",
        max_length=MAX_NAME_LENGTH,
        error_messages={"required": "A deck needs a name."},
    )


class VersionNameForm(forms.Form):
    """A version's name; without one it goes by its number."""

    name = forms.CharField(
        label="Name of the version",
        max_length=DeckVersion._meta.get_field("name").max_length,
        required=False,
        help_text="Such as “As played at the Prancing Pony”. Leave it empty to take a name away.",
    )


class CompareForm(DayForm):
    """Which two decks to compare, on which day, and whether to show what they share."""

    a = forms.CharField(label="A", required=False, widget=forms.Select)
    b = forms.CharField(label="B", required=False, widget=forms.Select)
    only = forms.BooleanField(label="Only what differs", required=False)

    field_order = ("a", "b", "on", "only")

    def __init__(self, data: Any, *, choices: Choices) -> None:
        super().__init__(data)
        self.fields["on"].label = "Legal on which day"
        for name in ("a", "b"):
            widget = self.fields[name].widget
            if isinstance(widget, forms.Select):
                widget.choices = [*CHOOSE, *choices]
