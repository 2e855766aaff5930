"""Forms of the deck pages: which format and day to judge by, and a deck as text."""

from datetime import date
from typing import Any

from django import forms
from django.core.validators import MaxLengthValidator
from django.utils.timezone import localdate

from cards.days import DayField
from decks.domain import UNTITLED
from decks.formats import read_deck
from decks.formats.intake import LARGEST_FILE, text_of
from decks.formats.reading import BadDeckFile, DeckReading
from decks.formats.text import LONGEST_NAME
from decks.review import lines_mended, mended
from decks.verdicts import format_choices
from rules.construction import Format, Game, UnknownFormat, load_format

NO_CARD = "No line of this names a card, so there is no deck in it."


class DayForm(forms.Form):
    """A day; today where it is left out."""

    on = DayField(required=False)

    def clean_on(self) -> date:
        """Give the day, today where none is chosen."""
        return self.cleaned_data["on"] or localdate()


class LegalityForm(DayForm):
    """A format and a day; today where the day is left out."""

    format = forms.CharField(label="Format", widget=forms.Select)

    field_order = ("format", "on")

    def __init__(self, data: Any, *, game: Game) -> None:
        super().__init__(data)
        self.game = game
        widget = self.fields["format"].widget
        if isinstance(widget, forms.Select):
            widget.choices = format_choices(game)

    def clean_format(self) -> Format:
        """Give the format itself; an unknown one names the nearest."""
        slug = self.cleaned_data["format"]
        try:
            format = load_format(slug)
        except UnknownFormat as error:
            near = [load_format(one).name for one in error.nearest]
            meant = f" Did you mean {' or '.join(near)}?" if near else ""
            raise forms.ValidationError(f"There is no format “{slug[:40]}”.{meant}") from error
        if format.game is not self.game:
            raise forms.ValidationError(f"{format.name} is a format of the other game.")
        return format


class DeckTextForm(forms.Form):
    """A deck as text, pasted or from a file, with what was mended in its review.

    After `is_valid` its `reading` says what it holds, `mended` which lines were changed by hand.
    """

    name = forms.CharField(label="Name of the deck", max_length=LONGEST_NAME, required=False)
    text = forms.CharField(
        label="Cards",
        required=False,
        strip=False,
        # Not `max_length`, for which browsers cut off without a word what is pasted beyond it.
        validators=[MaxLengthValidator(LARGEST_FILE, "This is too long for a deck.")],
        help_text="One card a line, or the whole of a deck file.",
        widget=forms.Textarea(attrs={"class": "code", "rows": 16, "spellcheck": "false"}),
        error_messages={
            "null_characters_not_allowed": "This is not plain text: it holds binary signs.",
        },
    )
    file = forms.FileField(
        label="Or a deck file",
        required=False,
        help_text=f"Choose it or drop it here; at most {LARGEST_FILE // 1024} kB.",
        error_messages={"empty": "The file is empty."},
    )

    reading: DeckReading
    mended: set[int]

    def __init__(self, *args: Any, unnamed: str = UNTITLED, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.unnamed = unnamed

    def clean(self) -> dict[str, Any]:
        """Read the deck; a file goes before pasted text."""
        cleaned = super().clean() or {}
        if self.errors:
            return cleaned
        file = cleaned.get("file")
        try:
            text = text_of(file.read(LARGEST_FILE + 1)) if file else cleaned.get("text", "")
        except BadDeckFile as error:
            raise forms.ValidationError({"file": str(error)}) from error
        if not text.strip():
            raise forms.ValidationError("Paste a deck or choose a file.")
        try:
            read = read_deck(text)
        except BadDeckFile as error:
            raise forms.ValidationError(str(error)) from error
        if not read.lines:
            raise forms.ValidationError(NO_CARD)
        self.reading = mended(read, self.data)
        self.mended = lines_mended(self.data, read)
        cleaned["text"] = text
        cleaned["name"] = cleaned.get("name") or self.reading.name or self.unnamed
        return cleaned
