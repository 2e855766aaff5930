"""The forms of the catalogue: what to look for, and on which day to judge."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any

from django import forms
from django.utils.timezone import localdate

from cards.days import DayField
from cards.formats import FormatSelect, choices_of_both_games
from cards.kept_select import FixedChoiceField
from cards.labels import label
from cards.models import GAMES
from cards.search.card_search import Order
from cards.search.query.lexer import MAX_QUERY_LENGTH
from rules.lcg.facts.sets import SETS as LCG_SETS
from rules.lcg.vocabulary import CardType as LcgType
from rules.lcg.vocabulary import EncounterSet, Sphere
from rules.tcg.facts.sets import SETS as TCG_SETS
from rules.tcg.vocabulary import CardType, Culture

Choices = list[tuple[str, str]]


def _words(vocabulary: Iterable[StrEnum]) -> Choices:
    return [(word.value, label(word)) for word in vocabulary]


_SETS = [
    ("", "Every set"),
    (
        "Trading Card Game",
        [
            (str(card_set.number), f"{card_set.number} {card_set.name}")
            for card_set in TCG_SETS.values()
        ],
    ),
    ("The Card Game", [(card_set.code, card_set.name) for card_set in LCG_SETS.values()]),
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

    CHOICES = ("game", "set", "belongs", "type", "order", "view")
    LIST = "list"

    q = forms.CharField(
        label="Search",
        required=False,
        max_length=MAX_QUERY_LENGTH,
        widget=forms.TextInput(
            attrs={
                "type": "search",
                "autocomplete": "off",
                "autocapitalize": "off",
                "spellcheck": "false",
                "enterkeyhint": "search",
                "placeholder": "theoden, gondor companion, remove burdens",
            }
        ),
        error_messages={"max_length": "A query has at most %(limit_value)d characters."},
    )
    game = FixedChoiceField(
        label="Game",
        required=False,
        choices=[("", "Both games"), *GAMES],
        error_messages={"invalid_choice": "There is no game “%(value)s”."},
    )
    set = FixedChoiceField(
        label="Set",
        required=False,
        choices=_SETS,
        error_messages={"invalid_choice": "There is no set “%(value)s”."},
    )
    belongs = FixedChoiceField(
        label="Culture or sphere",
        required=False,
        choices=_BELONGS,
        error_messages={"invalid_choice": "There is no culture or sphere “%(value)s”."},
    )
    type = FixedChoiceField(
        label="Type",
        required=False,
        choices=_TYPES,
        error_messages={"invalid_choice": "There is no card type “%(value)s”."},
    )
    order = FixedChoiceField(
        label="Order",
        required=False,
        choices=[
            ("", "Best match"),
            (Order.SET, "By set"),
            (Order.NAME, "By name"),
            (Order.COST, "By cost"),
            (Order.STRENGTH, "By strength"),
            (Order.VITALITY, "By vitality"),
        ],
        error_messages={"invalid_choice": "Cards can’t be sorted by “%(value)s”."},
    )
    view = FixedChoiceField(
        label="View",
        required=False,
        choices=[("", "Cards"), (LIST, "List with text")],
        error_messages={"invalid_choice": "Cards can’t be shown as “%(value)s”."},
    )


class DayForm(forms.Form):
    """A day; today where it is left out."""

    on = DayField()

    def __init__(self, asked: Mapping[str, Any]) -> None:
        super().__init__(self.filled(asked))

    def filled(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        """Return what is asked for, filled in, so that the page shows what it speaks of."""
        return {**dict(asked.items()), "on": asked.get("on", "").strip() or localdate().isoformat()}


class ListsForm(DayForm):
    """A format whose lists are shown, and a day; Standard and today where they are left out."""

    STANDARD = "standard"

    format = forms.ChoiceField(
        label="Format",
        required=False,
        widget=FormatSelect,
        error_messages={"invalid_choice": "There is no format “%(value)s”."},
    )
    field_order = ("format", "on")

    def __init__(self, asked: Mapping[str, Any]) -> None:
        super().__init__(asked)
        choices = self.fields["format"]
        assert isinstance(choices, forms.ChoiceField)
        choices.choices = choices_of_both_games()

    def filled(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        """Return the format and the day, each filled in where it is left out."""
        return super().filled(asked) | {"format": asked.get("format") or self.STANDARD}
