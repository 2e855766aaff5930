"""The forms of the collection: text or a file to import, and the copies of one card."""

from typing import Any

from django import forms
from django.core.validators import MaxLengthValidator

from decks.collection.copies import MAX_COPIES
from decks.collection.products import cards_in
from decks.collection.reading import CollectionReading, read_collection
from decks.files.reading import BadDeckFile
from decks.files.upload import MAX_FILE_SIZE, decode_text
from rules.construction import Game
from rules.lcg.facts.sets import SETS


class CollectionImportForm(forms.Form):
    """Cards to add, or to take the place of all that was entered.

    After `is_valid` its `reading` has the copies and the lines to look at.
    """

    text = forms.CharField(
        label="Cards",
        required=False,
        strip=False,
        validators=[MaxLengthValidator(MAX_FILE_SIZE, "This is too long.")],
        help_text="One card a line, such as “4 7_364” or “4x City of Men”, or a table (CSV).",
        widget=forms.Textarea(attrs={"class": "code", "rows": 8, "spellcheck": "false"}),
        error_messages={"null_characters_not_allowed": "This isn’t a text file."},
    )
    file = forms.FileField(
        label="Or a file",
        required=False,
        help_text=(
            "CSV with a column “id” or “name” and a column “copies”, a text, or any deck file "
            f"this site reads. Up to {MAX_FILE_SIZE // 1024} kB."
        ),
        error_messages={"empty": "The file is empty."},
    )

    reading: CollectionReading

    def __init__(self, *args: Any, game: Game, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.game = game
        if game is Game.LCG:
            self.fields[
                "text"
            ].help_text = "One card a line, such as “2x Unexpected Courage”, or a table (CSV)."

    def clean(self) -> dict[str, Any]:
        """Read the cards; a file goes before pasted text."""
        cleaned = super().clean() or {}
        if self.errors:
            return cleaned
        file = cleaned.get("file")
        try:
            text = decode_text(file.read(MAX_FILE_SIZE + 1)) if file else cleaned.get("text", "")
            if not text.strip():
                raise forms.ValidationError("Paste cards or choose a file.")
            self.reading = read_collection(text, self.game)
        except BadDeckFile as error:
            raise forms.ValidationError(str(error)) from error
        if not self.reading.copies:
            raise forms.ValidationError("No line names a card.")
        return cleaned


MAX_BOXES = 9


class ProductForm(forms.Form):
    """A product of the LCG, all of whose cards are added, and how many of it."""

    product = forms.ChoiceField(
        label="Product",
        choices=[(product.code, product.name) for product in SETS.values()],
        error_messages={"invalid_choice": "There is no product “%(value)s”."},
    )
    boxes = forms.IntegerField(
        label="Copies of it", initial=1, min_value=1, max_value=MAX_BOXES, required=False
    )

    @property
    def name(self) -> str:
        """The product's name; valid forms only."""
        return SETS[self.cleaned_data["product"]].name

    @property
    def copies(self) -> dict[str, int]:
        """The copies of each card that these boxes hold; valid forms only."""
        boxes = self.cleaned_data["boxes"] or 1
        return {
            code: count * boxes for code, count in cards_in(self.cleaned_data["product"]).items()
        }


class CopiesForm(forms.Form):
    """How many copies of a card are owned."""

    card = forms.CharField(max_length=12)
    copies = forms.IntegerField(min_value=0, max_value=MAX_COPIES)
