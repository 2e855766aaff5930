"""The catalogue as the API writes it."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Any

from rest_framework import serializers
from rest_framework.reverse import reverse

from cards.legality.card_legality import CardLegality
from cards.legality.citations import source_words
from cards.legality.timeline import TimelineEntry
from cards.models import GAMES, CardSet
from cards.queries import CardSheet, FormatRow, ProductPrinting
from cards.search.index import Entry, card_address
from rules.construction import Source
from rules.construction.format import Family

GAME_NAMES = [game for game, _name in GAMES]
DAY_HELP = "As exact as the documents are: 2003, 2007-08 or 2004-04-05; null if unknown."


class SourceSerializer(serializers.Serializer[Source]):
    """Where something is written."""

    document = serializers.CharField(help_text="The document's key.")
    section = serializers.CharField(allow_blank=True)
    citation = serializers.SerializerMethodField(help_text="Document and section for readers.")

    def get_citation(self, source: Source | Mapping[str, str]) -> str:
        """Name the document, by its own title where staff entered it; a verdict has its words."""
        return str(source["citation"]) if isinstance(source, Mapping) else source_words(source)


class SourcedSerializer(serializers.Serializer[Any]):
    """Anything that stands in a document; the field's name is also an attribute of serializers."""

    def get_fields(self) -> dict[str, serializers.Field[Any, Any, Any, Any]]:
        """Return the fields with the source behind them."""
        return {**super().get_fields(), "source": SourceSerializer()}


class CardSetSerializer(serializers.ModelSerializer[CardSet]):
    """A set of one game."""

    game = serializers.ChoiceField(choices=GAME_NAMES)
    cards = serializers.IntegerField(
        source="cards__count", min_value=0, help_text="The number of cards in the set."
    )

    class Meta:
        model = CardSet
        fields = ["game", "code", "name", "abbreviation", "released", "block", "cards"]


class SetNameSerializer(serializers.Serializer[Entry]):
    """The set a card is of."""

    code = serializers.CharField(source="set_code")
    name = serializers.CharField(source="set_name")


class CardInListSerializer(serializers.Serializer[Entry]):
    """A card as lists tell it."""

    game = serializers.ChoiceField(choices=GAME_NAMES)
    id = serializers.CharField(help_text="The printed id: 7_364 or 01001.")
    name = serializers.CharField(help_text="Title and subtitle.")
    title = serializers.CharField()
    subtitle = serializers.CharField(allow_blank=True)
    collector = serializers.CharField(help_text="The collector’s number as printed.")
    set = SetNameSerializer(source="*")
    type = serializers.CharField(source="facts.type")
    belongs = serializers.ListField(
        child=serializers.CharField(),
        read_only=True,
        help_text="Cultures, the sphere, or the encounter set.",
    )
    unique = serializers.BooleanField(source="facts.unique")
    url = serializers.CharField(read_only=True, help_text="The card in this API.")
    page = serializers.CharField(read_only=True, help_text="The card’s page.")

    def to_representation(self, card: Entry) -> dict[str, Any]:
        """Return the values that the fields above describe.

        Written out, because fifty cards through all fields took half the time of a search. The
        tests hold the answer to the description.
        """
        site = self._site
        return {
            "game": card.game.value,
            "id": card.id,
            "name": card.name,
            "title": card.title,
            "subtitle": card.subtitle,
            "collector": card.collector,
            "set": {"code": card.set_code, "name": card.set_name},
            "type": str(card.facts.type),
            "belongs": sorted(card.belongs),
            "unique": card.facts.unique,
            "url": site + card_address("api:card", card.game.value, card.id),
            "page": site + card.address,
        }

    @cached_property
    def _site(self) -> str:
        """The scheme and host of the request, found once for all cards of an answer."""
        return str(self.context["request"].build_absolute_uri("/"))[:-1]


class AllyHomeSerializer(serializers.Serializer[Any]):
    """Where an ally lives."""

    site_number = serializers.IntegerField()
    block = serializers.CharField()


class TcgFactsSerializer(serializers.Serializer[Any]):
    """What is printed on a card of the TCG; null or empty where it says nothing."""

    rarity = serializers.CharField()
    side = serializers.CharField(allow_null=True)
    culture = serializers.CharField(allow_null=True)
    race = serializers.CharField(allow_null=True)
    classes = serializers.ListField(child=serializers.CharField())
    twilight = serializers.IntegerField(help_text="Twilight cost; of a site its Shadow number.")
    strength = serializers.IntegerField(allow_null=True)
    vitality = serializers.IntegerField(allow_null=True)
    resistance = serializers.IntegerField(allow_null=True)
    signet = serializers.CharField(allow_null=True)
    site_number = serializers.IntegerField(allow_null=True)
    site_block = serializers.CharField(allow_null=True)
    site_arrow = serializers.CharField(allow_null=True)
    ally_homes = AllyHomeSerializer(many=True)
    may_bear_ring = serializers.BooleanField()
    keywords = serializers.DictField(
        child=serializers.IntegerField(), help_text="Each with its number, 1 where it has none."
    )
    timewords = serializers.ListField(child=serializers.CharField())


class LcgKeywordSerializer(serializers.Serializer[Any]):
    """A keyword as it stands on a card."""

    keyword = serializers.CharField()
    number = serializers.IntegerField(allow_null=True)


class LcgFactsSerializer(serializers.Serializer[Any]):
    """What is printed on a card of the LCG; null or empty where it says nothing."""

    set = serializers.CharField(help_text="The code of the first product that has the card.")
    quantity = serializers.IntegerField(help_text="Copies in one box.")
    octgn_id = serializers.CharField()
    back_name = serializers.CharField(allow_blank=True)
    sphere = serializers.CharField(allow_null=True)
    encounter_set = serializers.CharField(allow_null=True)
    stage = serializers.IntegerField(allow_null=True)
    cost = serializers.CharField(allow_null=True, help_text="A number, or X.")
    threat_cost = serializers.IntegerField(allow_null=True)
    engagement_cost = serializers.IntegerField(allow_null=True)
    threat_strength = serializers.IntegerField(allow_null=True)
    willpower = serializers.IntegerField(allow_null=True)
    attack = serializers.IntegerField(allow_null=True)
    defense = serializers.IntegerField(allow_null=True)
    hit_points = serializers.IntegerField(allow_null=True)
    quest_points = serializers.IntegerField(allow_null=True)
    victory_points = serializers.IntegerField(allow_null=True)
    deck_limit = serializers.IntegerField(
        allow_null=True, help_text="Copies a deck may have, where the card says so."
    )
    traits = serializers.ListField(child=serializers.CharField())
    keywords = LcgKeywordSerializer(many=True)


class BehaviourSerializer(serializers.Serializer[Any]):
    """What a card does, in English made from its definition."""

    written = serializers.BooleanField(help_text="Whether the card’s behaviour is implemented.")
    note = serializers.CharField(allow_blank=True, help_text="Explains why, if it isn’t.")
    sentences = serializers.ListField(child=serializers.CharField())


class PromotionalSerializer(SourcedSerializer):
    """A printing that is another card, or that cannot be played with."""

    id = serializers.CharField()
    collector = serializers.CharField()
    name = serializers.CharField()
    playable = serializers.BooleanField()


class ProductPrintingSerializer(serializers.Serializer[ProductPrinting]):
    """A later product of the LCG that has the same card."""

    code = serializers.CharField(help_text="The card's number in that product.")
    name = serializers.CharField(help_text="The product.")
    copies = serializers.IntegerField(help_text="Copies in a box.")


class CardLegalitySerializer(serializers.Serializer[FormatRow]):
    """How a card stands in a format on a day."""

    format = serializers.CharField(source="format.slug")
    name = serializers.CharField(source="format.name")
    legality = serializers.ChoiceField(
        source="standing",
        choices=[choice.value for choice in CardLegality],
        allow_null=True,
        help_text="Null if the format has no rule for single cards on that day.",
    )
    reason = serializers.CharField(source="why_not", allow_blank=True, help_text="Why it is null.")


class TimelineEntrySerializer(serializers.Serializer[TimelineEntry]):
    """An erratum, a ruling, or a way onto a format’s list or off it."""

    day = serializers.SerializerMethodField(help_text="The day it is sorted by; null if unknown.")
    when = serializers.CharField(help_text="The date in words, as exact as the documents are.")
    description = serializers.CharField(source="what")
    formats = serializers.SerializerMethodField(help_text="The formats it is about.")
    note = serializers.CharField(allow_blank=True)
    sources = serializers.ListField(child=serializers.CharField())
    entered = serializers.DateField(
        allow_null=True, help_text="When staff added it; null if it comes from documents."
    )

    def get_day(self, happening: TimelineEntry) -> date | None:
        """Return the day."""
        return happening.order if happening.order < date.max else None

    def get_formats(self, happening: TimelineEntry) -> list[str]:
        """Return their names."""
        return [format.name for format in happening.formats]


@dataclass(frozen=True, slots=True)
class CardDetails:
    """A card with all that is shown of it; `standings` are those of the day `on`."""

    card: Entry
    sheet: CardSheet
    on: date
    standings: tuple[FormatRow, ...]


class CardSerializer(serializers.Serializer[CardDetails]):
    """A card with all that is known of it, and where it may be played on a day."""

    card = CardInListSerializer()
    ids = serializers.ListField(
        source="card.ids",
        child=serializers.CharField(),
        help_text="More than one if the card belongs to several cultures.",
    )
    tcg = TcgFactsSerializer(
        source="card.tcg", allow_null=True, help_text="What is printed on a card of the TCG."
    )
    lcg = LcgFactsSerializer(
        source="card.lcg", allow_null=True, help_text="What is printed on a card of the LCG."
    )
    behaviour = BehaviourSerializer(source="sheet.behaviour")
    reprints = CardInListSerializer(
        source="sheet.reprints", many=True, help_text="The same card in other sets."
    )
    promotional = PromotionalSerializer(
        source="sheet.promotional",
        many=True,
        help_text="Other numbers of the same card, promotional ones among them.",
    )
    products = ProductPrintingSerializer(
        source="sheet.products",
        many=True,
        help_text="Later products of the LCG with the same card.",
    )
    namesakes = CardInListSerializer(
        source="sheet.namesakes",
        many=True,
        help_text="Other cards of the title.",
    )
    timeline = TimelineEntrySerializer(
        source="sheet.time_line", many=True, help_text="Errata, rulings and lists, in time order."
    )
    on = serializers.DateField(help_text="The day of the legality.")
    legality = CardLegalitySerializer(
        many=True, source="standings", help_text="In every format of its game."
    )


class DatedSerializer(SourcedSerializer):
    """Anything that holds from a day on, by a document."""

    since = serializers.CharField(allow_null=True, help_text=DAY_HELP)
    known_by = serializers.CharField(
        allow_null=True, help_text="The date of the oldest known document that shows it."
    )


class RuleSerializer(DatedSerializer):
    """A construction rule as a format asks it."""

    name = serializers.CharField()
    advice = serializers.BooleanField(help_text="Advice never makes a deck illegal.")


class SnapshotSerializer(DatedSerializer):
    """The rules of a format from a day on, until the next snapshot."""

    settled_until = serializers.CharField(
        allow_null=True, help_text="No known document says what changed after this day."
    )
    sets = serializers.ListField(
        child=serializers.IntegerField(), allow_null=True, help_text="Null: every set."
    )
    sets_not_held = serializers.ListField(child=serializers.IntegerField())
    site_blocks = serializers.ListField(child=serializers.CharField())
    rules = RuleSerializer(many=True)


class FormatInListSerializer(serializers.Serializer[Any]):
    """A format as lists tell it."""

    slug = serializers.CharField()
    name = serializers.CharField()
    game = serializers.ChoiceField(choices=GAME_NAMES)
    family = serializers.ChoiceField(choices=[choice.value for choice in Family])
    url = serializers.SerializerMethodField(help_text="The format in this API.")

    def get_url(self, format: Any) -> str:
        """Return its address here."""
        return reverse("api:format", args=[format.slug], request=self.context["request"])


class FormatSerializer(FormatInListSerializer):
    """A format with its dated snapshots, the earliest first."""

    snapshots = SnapshotSerializer(many=True)


class ListedCardSerializer(DatedSerializer):
    """A card on a list."""

    card = CardInListSerializer()
    asked_from = serializers.CharField(
        allow_null=True, help_text="If no document has a date: the day from which it counts here."
    )
    entered = serializers.BooleanField(help_text="Added by staff after the documents.")


class ListsSerializer(serializers.Serializer[Any]):
    """The X-list and the R-list of a format on a day."""

    format = serializers.CharField()
    on = serializers.DateField()
    x_list_sets = serializers.ListField(
        child=serializers.IntegerField(), help_text="Sets that are on the X-list whole."
    )
    x_list = ListedCardSerializer(many=True, help_text="No copy may be played.")
    r_list = ListedCardSerializer(many=True, help_text="One copy may be played.")
