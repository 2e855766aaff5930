"""What the API is asked: parameters and bodies, read strictly."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from django.utils.timezone import localdate
from rest_framework import serializers

from cards.days import ApiDayField
from cards.models import GAMES
from cards.search.card_search import Order
from cards.search.query.lexer import MAX_QUERY_LENGTH
from cards.search.query.mistakes import nearest_match
from rules.construction import Format, UnknownFormat, load_format
from rules.english import suggest
from rules.lcg.facts.sets import SETS as LCG_SETS
from rules.lcg.vocabulary import CardType as LcgType
from rules.lcg.vocabulary import EncounterSet, Sphere
from rules.tcg.facts.sets import SETS as TCG_SETS
from rules.tcg.vocabulary import CardType, Culture

MAX_NAME_LENGTH_SHOWN = 40
MAX_PAGE_SIZE = 200
SETS = [*map(str, TCG_SETS), *(card_set.code for card_set in LCG_SETS.values())]
BELONGS = [word.value for kind in (Culture, Sphere, EncounterSet) for word in kind]
TYPES = list(dict.fromkeys(word.value for kind in (CardType, LcgType) for word in kind))


class StrictSerializer(serializers.Serializer[Any]):
    """What is asked, with a name that is not known refused rather than passed over."""

    def to_internal_value(self, asked: Any) -> Any:
        """Return the values; ValidationError for an unknown name, with the nearest known one."""
        if isinstance(asked, Mapping):
            unknown = [name for name in asked if name not in self.fields]
            if unknown:
                raise serializers.ValidationError(
                    {
                        str(name)[:MAX_NAME_LENGTH_SHOWN]: self._not_known(str(name))
                        for name in unknown
                    }
                )
        return super().to_internal_value(asked)

    def _not_known(self, name: str) -> str:
        near = nearest_match(name[:MAX_NAME_LENGTH_SHOWN], self.fields)
        return f"Unknown name.{suggest([near] if near else [])}"


def read_format(slug: str) -> Format:
    """Return a format by its slug; ValidationError with the nearest slugs if there is none."""
    try:
        return load_format(slug)
    except UnknownFormat as unknown:
        raise serializers.ValidationError(
            f"There is no format “{slug}”.{unknown.suggestion}"
        ) from unknown


class DayParameters(StrictSerializer):
    """A day; today where it is left out."""

    on = ApiDayField(
        required=False,
        help_text="The day, such as 2004-04-05. Defaults to today.",
    )

    def day(self) -> date:
        """Return the day that is asked for."""
        asked: date | None = self.validated_data.get("on")
        return asked or localdate()


class PageParameters(StrictSerializer):
    """A page of a list."""

    page = serializers.IntegerField(
        required=False, min_value=1, max_value=10**6, help_text="The page, from 1."
    )
    page_size = serializers.IntegerField(
        required=False,
        min_value=1,
        max_value=MAX_PAGE_SIZE,
        help_text="Entries on a page. Defaults to 50.",
    )


class GameParameters(PageParameters):
    """A page of a list, of one game where that is said."""

    game = serializers.ChoiceField(
        choices=[game for game, _name in GAMES],
        required=False,
        help_text="tcg: the Trading Card Game; lcg: The Card Game.",
        error_messages={"invalid_choice": "Unknown game. Use tcg or lcg."},
    )


class CardSearchParameters(GameParameters):
    """A query and the simple choices beside it."""

    q = serializers.CharField(
        required=False,
        allow_blank=True,
        max_length=MAX_QUERY_LENGTH,
        help_text="Words such as gondor companion, or a query such as c:gondor cost<=2.",
    )
    set = serializers.ChoiceField(
        choices=SETS, required=False, help_text="A set: of the TCG its number, of the LCG its code."
    )
    belongs = serializers.ChoiceField(
        choices=BELONGS, required=False, help_text="A culture, sphere or encounter set."
    )
    type = serializers.ChoiceField(choices=TYPES, required=False, help_text="A card type.")
    order = serializers.ChoiceField(
        choices=[order.value for order in Order],
        required=False,
        help_text=(
            "By name, cost, strength, vitality or set; without it, the best match of the words "
            "first. The strongest and the most vital cards come first."
        ),
    )
