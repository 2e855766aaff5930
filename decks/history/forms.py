"""Forms of the pages of versions: names, and what to compare."""

from typing import Any

from django import forms

from cards.forms import DayForm
from decks.files.text import MAX_NAME_LENGTH
from decks.history.deck_choices import Choices
from decks.models import DeckVersion

CHOOSE = [("", "Choose a deck")]


class DeckNameForm(forms.Form):
    """A deck's name."""

    name = forms.CharField(
        label="Deck name",
        max_length=MAX_NAME_LENGTH,
        error_messages={"required": "A deck needs a name."},
    )


class VersionNameForm(forms.Form):
    """A version's name; without one it has no name."""

    name = forms.CharField(
        label="Version name",
        max_length=DeckVersion._meta.get_field("name").max_length,
        required=False,
        help_text="For example “As played at the Prancing Pony”. Leave blank to remove the name.",
    )


class CompareForm(DayForm):
    """Which two decks to compare, on which day, and whether to show what they share."""

    a = forms.CharField(label="A", required=False, widget=forms.Select)
    b = forms.CharField(label="B", required=False, widget=forms.Select)
    only = forms.BooleanField(label="Only differences", required=False)

    field_order = ("a", "b", "on", "only")

    def __init__(self, data: Any, *, choices: Choices) -> None:
        super().__init__(data)
        self.fields["on"].label = "Legality on"
        for name in ("a", "b"):
            widget = self.fields[name].widget
            if isinstance(widget, forms.Select):
                widget.choices = [*CHOOSE, *choices]
