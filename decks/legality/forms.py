"""The forms that choose a format and a day to judge a deck by."""

from typing import Any

from django import forms

from cards.formats import FormatSelect, format_choices
from cards.forms import DayForm
from rules.construction import Format, Game, UnknownFormat, load_format
from rules.english import suggest


class LegalityForm(DayForm):
    """A format and a day; today where the day is left out."""

    format = forms.CharField(label="Format", widget=FormatSelect)

    field_order = ("format", "on")

    def __init__(self, data: Any, *, game: Game) -> None:
        super().__init__(data)
        self.game = game
        widget = self.fields["format"].widget
        if isinstance(widget, forms.Select):
            widget.choices = format_choices(game)

    def clean_format(self) -> Format:
        """Return the format itself; an unknown one names the nearest."""
        slug = self.cleaned_data["format"]
        try:
            format = load_format(slug)
        except UnknownFormat as error:
            near = [load_format(format).name for format in error.nearest]
            raise forms.ValidationError(
                f"There is no format “{slug[:40]}”.{suggest(near)}"
            ) from error
        if format.game is not self.game:
            raise forms.ValidationError(f"{format.name} is a format of the other game.")
        return format
