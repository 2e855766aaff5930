"""The form that takes a deck as text, pasted or from a file."""

from typing import Any

from django import forms
from django.core.validators import MaxLengthValidator

from decks.contents.bounds import DeckTooLarge, check_bounds
from decks.domain import UNTITLED
from decks.files import TEXT, detect_file_type, read_deck
from decks.files.reading import BadDeckFile, DeckReading
from decks.files.text import MAX_NAME_LENGTH
from decks.files.upload import MAX_FILE_SIZE, decode_text
from decks.importing.review import correct, corrected_lines
from rules.construction import Game

NO_CARD = "No line names a card. Add at least one card."


class DeckTextForm(forms.Form):
    """A deck as text, pasted or from a file, with what was fixed in its review.

    After `is_valid` its `reading` says what it holds, `corrected` which lines were changed by
    hand, and `is_list` whether it is a plain list, which may be read as one of either game.
    """

    name = forms.CharField(label="Deck name", max_length=MAX_NAME_LENGTH, required=False)
    text = forms.CharField(
        label="Cards",
        required=False,
        strip=False,
        # Not `max_length`, for which browsers cut off without a word what is pasted beyond it.
        validators=[MaxLengthValidator(MAX_FILE_SIZE, "This is too long for a deck.")],
        help_text="One card per line, or the contents of a deck file.",
        widget=forms.Textarea(attrs={"class": "code", "rows": 16, "spellcheck": "false"}),
        error_messages={
            "null_characters_not_allowed": "This isn’t a text file.",
        },
    )
    game = forms.ChoiceField(
        label="Game",
        required=False,
        choices=[
            ("", "The one whose cards it names"),
            *((game.value, game.value) for game in Game),
        ],
    )
    file = forms.FileField(
        label="Or a deck file",
        required=False,
        help_text=f"Choose a file or drop it here. Up to {MAX_FILE_SIZE // 1024} kB.",
        error_messages={"empty": "The file is empty."},
    )

    reading: DeckReading
    corrected: set[str]
    is_list: bool

    def __init__(self, *args: Any, unnamed: str = UNTITLED, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.unnamed = unnamed

    def clean(self) -> dict[str, Any]:
        """Review deck; a file goes before pasted text."""
        cleaned = super().clean() or {}
        if self.errors:
            return cleaned
        file = cleaned.get("file")
        try:
            text = decode_text(file.read(MAX_FILE_SIZE + 1)) if file else cleaned.get("text", "")
        except BadDeckFile as error:
            raise forms.ValidationError({"file": str(error)}) from error
        if not text.strip():
            raise forms.ValidationError("Paste a deck or choose a file.")
        try:
            read = read_deck(text, _game(cleaned.get("game", "")))
        except BadDeckFile as error:
            raise forms.ValidationError(str(error)) from error
        if not read.lines:
            raise forms.ValidationError(NO_CARD)
        self.reading = correct(read, self.data)
        try:
            check_bounds(self.reading.deck())
        except DeckTooLarge as error:
            raise forms.ValidationError(str(error)) from error
        self.is_list = detect_file_type(text) is TEXT
        self.corrected = corrected_lines(self.data, read)
        cleaned["text"] = text
        cleaned["name"] = cleaned.get("name") or self.reading.name or self.unnamed
        return cleaned


def _game(chosen: str) -> Game | None:
    return Game(chosen) if chosen else None
