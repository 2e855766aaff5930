"""The forms of the catalogue: what to look for, and on which day to judge."""

from collections.abc import Iterable
from datetime import date
from enum import StrEnum

from django import forms
from django.utils.timezone import localdate

from cards.finding import Order
from cards.models import GAMES
from cards.query.lexer import LONGEST
from cards.words import shown
from rules.lcg.facts.sets import SETS as LCG_SETS
from rules.lcg.vocabulary import CardType as LcgType
from rules.lcg.vocabulary import EncounterSet, Sphere
from rules.tcg.facts.sets import SETS as TCG_SETS
from rules.tcg.vocabulary import CardType, Culture

Choices = list[tuple[str, str]]


def _words(vocabulary: Iterable[StrEnum]) -> Choices:
    return [(word.value, shown(word)) for word in vocabulary]


_SETS = [
    ("", "Every set"),
    (
        "Trading Card Game",
        [(str(one.number), f"{one.number} {one.name}") for one in TCG_SETS.values()],
    ),
    ("The Card Game", [(one.code, one.name) for one in LCG_SETS.values()]),
]
_BELONGS = [
    ("", "All"),
    ("Cultures", _words(Culture)),
    ("Spheres", _words(Sphere)),
    ("Encounter sets", _words(EncounterSet)),
]
_TYPES = [("", "Every type"), *dict([*_words(CardType), *_words(LcgType)]).items()]


class CardFilter(forms.Form):
    """A query and the simple choices beside it; every field may be left out."""

    CHOICES = ("game", "set", "belongs", "type", "order")

    q = forms.CharField(
        label="Search",
        required=False,
        max_length=LONGEST,
        widget=forms.TextInput(
            attrs={
                "type": "search",
                "autocomplete": "off",
                "autocapitalize": "off",
                "spellcheck": "false",
                "enterkeyhint": "search",
                "placeholder": "theoden, or c:gondor cost<=2",
            }
        ),
        error_messages={"max_length": "A query has at most %(limit_value)d characters."},
    )
    game = forms.ChoiceField(
        label="Game",
        required=False,
        choices=[("", "Both games"), *GAMES],
        error_messages={"invalid_choice": "There is no game “%(value)s”."},
    )
    set = forms.ChoiceField(
        label="Set",
        required=False,
        choices=_SETS,
        error_messages={"invalid_choice": "There is no set “%(value)s”."},
    )
    belongs = forms.ChoiceField(
        label="Culture or sphere",
        required=False,
        choices=_BELONGS,
        error_messages={"invalid_choice": "There is no culture or sphere “%(value)s”."},
    )
    type = forms.ChoiceField(
        label="Type",
        required=False,
        choices=_TYPES,
        error_messages={"invalid_choice": "There is no card type “%(value)s”."},
    )
    order = forms.ChoiceField(
        label="Order",
        required=False,
        choices=[("", "By set"), (Order.NAME, "By name"), (Order.COST, "By cost")],
        error_messages={"invalid_choice": "Cards cannot be ordered by “%(value)s”."},
    )


class DayForm(forms.Form):
    """A day; today where it is left out."""

    on = forms.DateField(
        label="On which day",
        required=False,
        widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d"),
        input_formats=["%Y-%m-%d"],
        error_messages={"invalid": "That is no day; write it as 2004-04-05."},
    )

    def clean_on(self) -> date:
        """Give the day, today where none is chosen."""
        return self.cleaned_data["on"] or localdate()
