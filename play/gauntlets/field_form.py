"""The form of a saved field: decks under a name."""

from typing import Any

from django import forms
from django.db.models import Q

from decks.access import readable_decks
from decks.models import Deck
from decks.ownership import Visitor, owned_by
from play.models import SavedField
from play.requests.fields import MAX_DECKS_IN_FIELD, read_name
from rules.construction import Game


class FieldForm(forms.Form):
    """A name, and decks of a game that the visitor can find: samples, their own, the field's."""

    name = forms.CharField(
        label="Name",
        max_length=SavedField._meta.get_field("name").max_length,
        help_text="For example “My metagame”.",
        error_messages={"required": "A field needs a name."},
    )
    decks = forms.ModelMultipleChoiceField(
        label="Decks",
        queryset=Deck.objects.none(),
        to_field_name="slug",
        widget=forms.CheckboxSelectMultiple,
        error_messages={
            "required": "Choose at least one deck.",
            "invalid_choice": "This deck doesn’t exist.",
        },
    )

    def __init__(
        self, sent: Any = None, *, visitor: Visitor, game: Game, field: SavedField | None = None
    ) -> None:
        self.game = game
        initial = {}
        if field is not None:
            slugs = field.decks.values_list("slug", flat=True)
            initial = {"name": field.name, "decks": list(slugs)}
        super().__init__(sent, initial=initial)
        in_field = Q(pk__in=field.decks.values("pk")) if field is not None else Q(pk__in=[])
        decks = self.fields["decks"]
        assert isinstance(decks, forms.ModelMultipleChoiceField)
        decks.queryset = (
            readable_decks(visitor)
            .filter(Q(sample=True) | owned_by(visitor) | in_field, game=game)
            .order_by("sample", "name", "pk")
        )

    def clean_name(self) -> str:
        """Return the name, if there is something to read in it."""
        try:
            return read_name(self.cleaned_data["name"])
        except ValueError as error:
            raise forms.ValidationError(str(error)) from error

    def clean_decks(self) -> Any:
        """Return the decks, if they are not too many."""
        decks = self.cleaned_data["decks"]
        if len(decks) > MAX_DECKS_IN_FIELD:
            raise forms.ValidationError(f"A field has at most {MAX_DECKS_IN_FIELD} decks.")
        return decks
