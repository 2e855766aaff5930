"""The form of the most played cards: a game, a format, a culture or sphere."""

from typing import Any

from django import forms

from cards.formats import FormatSelect, choices_of_both_games
from cards.labels import label
from rules.construction import Game
from rules.lcg.vocabulary import Sphere
from rules.tcg.vocabulary import Culture


class MostPlayedForm(forms.Form):
    """What is asked for; what is left empty narrows nothing."""

    game = forms.ChoiceField(
        required=False, choices=[(game.value, label(game.value)) for game in Game]
    )
    format = forms.ChoiceField(required=False, widget=FormatSelect)
    belongs = forms.ChoiceField(
        label="Culture or sphere",
        required=False,
        choices=[
            ("", "Any"),
            *((culture.value, label(culture.value)) for culture in Culture),
            *((sphere.value, label(sphere.value)) for sphere in Sphere),
        ],
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        field = self.fields["format"]
        assert isinstance(field, forms.ChoiceField), "it was declared so"
        field.choices = [("", "Any format"), *choices_of_both_games()]
