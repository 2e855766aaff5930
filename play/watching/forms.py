"""The form that finds finished games; everything may be left out."""

from typing import Any

from django import forms

from cards.formats import FormatSelect, choices_of_both_games
from decks.models import Deck
from play.watching.finished import GameOrder, GameQuery

MAX_LENGTH = 60


class FinishedGamesForm(forms.Form):
    """What was played, by whom, and in which order."""

    player = forms.CharField(label="Player", required=False, max_length=MAX_LENGTH)
    deck = forms.CharField(label="Public deck", required=False, max_length=MAX_LENGTH)
    game = forms.ChoiceField(
        label="Game", required=False, choices=[("", "Both games"), *Deck.GAMES]
    )
    format = forms.CharField(
        label="Format", required=False, max_length=MAX_LENGTH, widget=FormatSelect
    )
    order = forms.ChoiceField(
        label="Order",
        required=False,
        choices=[
            (GameOrder.NEWEST.value, "Newest"),
            (GameOrder.CLOSEST.value, "Closest"),
            (GameOrder.LONGEST.value, "Longest"),
        ],
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        widget = self.fields["format"].widget
        assert isinstance(widget, forms.Select), "it was declared so"
        widget.choices = [("", "Any"), *choices_of_both_games()]

    def asked(self) -> GameQuery:
        """Return what a valid form looks for."""
        cleaned = self.cleaned_data
        return GameQuery(
            game=cleaned["game"],
            format=cleaned["format"],
            player=cleaned["player"],
            deck=cleaned["deck"],
            order=GameOrder(cleaned["order"] or GameOrder.NEWEST),
        )
