"""The form for a group of decks."""

from django import forms

from decks.models import Deck


class GroupForm(forms.Form):
    """A group's name and game."""

    name = forms.CharField(label="Name", max_length=80)
    game = forms.ChoiceField(label="Game", choices=Deck.GAMES)
