"""What the builder's page sends: an edit, the deck's name and format, text to add, a version."""

from typing import Any

from django import forms

from cards.formats import FormatSelect, format_choices
from decks.building.edits import Edit
from decks.contents.bounds import MAX_COPIES
from decks.contents.zones import DeckZone
from decks.files.text import MAX_NAME_LENGTH
from decks.files.upload import MAX_FILE_SIZE
from rules.construction import Game

_ZONES = [(zone.value, zone.value) for zone in DeckZone]
_MAX_VERSION_NAME_LENGTH = 80


class EditForm(forms.Form):
    """One edit: a card, the zone of the deck, and how many, how many more, or where to."""

    card = forms.RegexField(r"^[0-9A-Za-z_]+$", max_length=20)
    zone = forms.ChoiceField(choices=_ZONES)
    set = forms.IntegerField(required=False, min_value=0, max_value=MAX_COPIES)
    by = forms.IntegerField(required=False, min_value=-MAX_COPIES, max_value=MAX_COPIES)
    to = forms.ChoiceField(required=False, choices=[("", ""), *_ZONES])
    fills = forms.ChoiceField(required=False, choices=[("", ""), *_ZONES])

    def clean(self) -> dict[str, Any]:
        """Refuse an edit that says nothing, or two things at once."""
        cleaned = super().clean() or {}
        said = [name for name in ("set", "by", "to") if cleaned.get(name) not in (None, "", 0)]
        if cleaned.get("set") == 0:
            said.append("set")
        if len(said) != 1 and not self.errors:
            raise forms.ValidationError("A change needs a count, a difference or a target.")
        return cleaned

    def edit(self) -> Edit:
        """Return the edit, once the form is valid."""
        said = self.cleaned_data
        return Edit(
            card=said["card"],
            zone=DeckZone(said["zone"]),
            count=said["set"],
            by=said["by"] or 0,
            to=DeckZone(said["to"]) if said["to"] else None,
            fills=DeckZone(said["fills"]) if said["fills"] else None,
        )


class MaybeForm(forms.Form):
    """A card for the maybe-list, or to be removed from it."""

    card = forms.RegexField(r"^[0-9A-Za-z_]+$", max_length=20)
    remove = forms.BooleanField(required=False)


class SettingsForm(forms.Form):
    """The name of a deck, and the format it is built for."""

    name = forms.CharField(
        label="Deck name",
        max_length=MAX_NAME_LENGTH,
        error_messages={"required": "A deck needs a name."},
    )
    format = forms.ChoiceField(
        label="Format",
        required=False,
        widget=FormatSelect,
        error_messages={"invalid_choice": "There is no format “%(value)s” of this game."},
    )

    def __init__(self, *args: Any, game: Game, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        field = self.fields["format"]
        assert isinstance(field, forms.ChoiceField)
        field.choices = [("", "Automatic (best match)"), *format_choices(game)]


class NewDeckForm(SettingsForm):
    """A new deck: its name, which may be left out, and its format."""

    name = forms.CharField(
        label="Deck name",
        max_length=MAX_NAME_LENGTH,
        required=False,
        widget=forms.TextInput(attrs={"placeholder": "Untitled deck", "autocomplete": "off"}),
    )


class PasteForm(forms.Form):
    """Lines of cards to add."""

    text = forms.CharField(
        label="Cards to add",
        max_length=MAX_FILE_SIZE,
        strip=False,
        widget=forms.Textarea(
            attrs={
                "class": "code",
                "rows": 6,
                "spellcheck": "false",
                "placeholder": "4x Desert Fighter\n2 7 C 83",
            }
        ),
        error_messages={
            "required": "Write or paste one card per line.",
            "max_length": "This is too long for a deck.",
            "null_characters_not_allowed": "This isn’t a text file.",
        },
    )


class SaveForm(forms.Form):
    """The next version: its name, which may be left out, and which version it passes over."""

    name = forms.CharField(
        label="Version name", required=False, max_length=_MAX_VERSION_NAME_LENGTH
    )
    over = forms.IntegerField(required=False, min_value=1, widget=forms.HiddenInput)


def error_message(form: forms.Form) -> str:
    """Return what is wrong with a form, in the words of its fields."""
    return " ".join(str(error) for errors in form.errors.values() for error in errors)
