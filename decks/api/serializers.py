"""Decks and verdicts as the API writes them."""

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers
from rest_framework.reverse import reverse

from cards.api.serializers import DAY_HELP, GAME_NAMES, SourceSerializer
from decks.api.contents_schema import CONTENTS_REFERENCE
from decks.api.queries import DeckDetails
from decks.files.lines import Status
from decks.models import DeckVersion, Visibility
from rules.construction.problem import Doubt, FixKind, Standing

SOURCES_HELP = "Every source that this answer refers to, by a key valid in this answer."


@extend_schema_field(CONTENTS_REFERENCE)
class StoredContentsField(serializers.JSONField):
    """Contents as they are kept."""


class SourceKeySerializer(serializers.Serializer[Any]):
    """What refers to its source by key; `source` itself is a word of serializers."""

    def get_fields(self) -> dict[str, serializers.Field[Any, Any, Any, Any]]:
        """Return the fields with the key of the source."""
        key = serializers.CharField(help_text="The key of its source in `sources`.")
        return {**super().get_fields(), "source": key}


class FixPartSerializer(serializers.Serializer[Any]):
    """How many copies of which cards to take out, replace or swap."""

    cards = serializers.ListField(child=serializers.CharField())
    count = serializers.IntegerField()


class FixSerializer(serializers.Serializer[Any]):
    """What would put a problem right."""

    kind = serializers.ChoiceField(choices=[kind.value for kind in FixKind])
    count = serializers.IntegerField()
    cards = serializers.ListField(child=serializers.CharField())
    what = serializers.CharField(allow_blank=True, help_text="What to change, if no card is named.")
    by = serializers.ListField(
        child=serializers.CharField(), help_text="The cards to put in, of a swap."
    )
    each = FixPartSerializer(
        many=True, help_text="How many of which cards, if that isn’t all copies of all `cards`."
    )
    message = serializers.CharField(allow_blank=True)


class ProblemPartSerializer(serializers.Serializer[Any]):
    """The numbers of one card or title of a problem that is about several."""

    cards = serializers.ListField(child=serializers.CharField())
    have = serializers.IntegerField(allow_null=True)
    limit = serializers.IntegerField(allow_null=True)
    subject = serializers.CharField(allow_blank=True)
    numbers = serializers.ListField(child=serializers.IntegerField())


class DeckProblemSerializer(SourceKeySerializer):
    """A rule that a deck breaks, with all cards that break it, or advice about them."""

    code = serializers.CharField(help_text="The kind of problem.")
    rule = serializers.CharField(help_text="The rule that found it.")
    message = serializers.CharField(help_text="The problem in plain English.")
    cards = serializers.ListField(child=serializers.CharField())
    card_names = serializers.ListField(child=serializers.CharField())
    have = serializers.IntegerField(allow_null=True)
    limit = serializers.IntegerField(allow_null=True)
    subject = serializers.CharField(allow_blank=True, help_text="A title, side or block.")
    numbers = serializers.ListField(child=serializers.IntegerField())
    parts = ProblemPartSerializer(
        many=True, help_text="Each card or title with its own numbers; empty if there is one."
    )
    since = serializers.CharField(allow_null=True, help_text=DAY_HELP)
    known_by = serializers.CharField(allow_null=True)
    fix = FixSerializer(allow_null=True)


class OtherReadingSerializer(SourceKeySerializer):
    """What another document says of a deck."""

    problems = DeckProblemSerializer(many=True)


class VerdictSerializer(SourceKeySerializer):
    """Whether a deck may be played in a format on a day, and all the reasons why not."""

    format = serializers.CharField()
    name = serializers.CharField(help_text="The format’s name.")
    on = serializers.DateField()
    legal = serializers.BooleanField(help_text="No problem by the rules applied.")
    standing = serializers.ChoiceField(
        choices=[standing.value for standing in Standing],
        help_text="Depends: the documents at hand leave open whether the deck is legal.",
    )
    summary = serializers.CharField(help_text="The verdict in one sentence.")
    snapshot = serializers.CharField(
        allow_null=True,
        help_text="The first day of the rules applied, or the day they are shown by.",
    )
    only_by_errata = serializers.BooleanField(
        help_text="Legal with errata applied, and not as the cards are printed."
    )
    errata = serializers.CharField(allow_blank=True, help_text="What only errata make legal.")
    problems = DeckProblemSerializer(many=True)
    advice = DeckProblemSerializer(many=True, help_text="Advice never makes a deck illegal.")
    doubts = serializers.ListField(
        child=serializers.ChoiceField(choices=[doubt.value for doubt in Doubt]),
        help_text="Why the verdict is uncertain.",
    )
    other = OtherReadingSerializer(
        allow_null=True, help_text="What another document says, where the verdict depends on it."
    )
    doubt_messages = serializers.ListField(child=serializers.CharField())


class LineChoiceSerializer(serializers.Serializer[Any]):
    """A card that a line may mean."""

    id = serializers.CharField()
    name = serializers.CharField()


class LineSerializer(serializers.Serializer[Any]):
    """A line of a deck’s text, and what was made of it."""

    number = serializers.IntegerField()
    text = serializers.CharField(allow_blank=True)
    status = serializers.ChoiceField(choices=[status.value for status in Status])
    zone = serializers.CharField(allow_null=True)
    count = serializers.IntegerField()
    card = LineChoiceSerializer(allow_null=True)
    choices = LineChoiceSerializer(many=True)
    reason = serializers.CharField(allow_blank=True)
    remark = serializers.CharField(allow_blank=True)


class VerdictsSerializer(serializers.Serializer[Any]):
    """Verdicts about one deck."""

    game = serializers.ChoiceField(choices=GAME_NAMES)
    on = serializers.DateField()
    contents = StoredContentsField(help_text="The deck as it was judged.")
    lines = LineSerializer(
        many=True, allow_null=True, help_text="Every line of the text; null without text."
    )
    verdicts = VerdictSerializer(many=True)
    sources = serializers.DictField(child=SourceSerializer(), help_text=SOURCES_HELP)


class EndedProblemSerializer(serializers.Serializer[Any]):
    """A problem that ended."""

    code = serializers.CharField()
    rule = serializers.CharField()
    message = serializers.CharField()


class LegalityPeriodSerializer(serializers.Serializer[Any]):
    """A stretch of time in which a deck was legal throughout, or illegal throughout."""

    since = serializers.CharField(allow_null=True, help_text=DAY_HELP)
    known_by = serializers.CharField(
        allow_null=True, help_text="Where no document states its first day: the day it is shown by."
    )
    day = serializers.DateField(
        allow_null=True, help_text="The first day of the period; null for as far back as known."
    )
    legal = serializers.BooleanField()
    standing = serializers.ChoiceField(choices=[standing.value for standing in Standing])
    problems = DeckProblemSerializer(
        many=True, help_text="The problems that started it, if not legal."
    )
    ended_problems = EndedProblemSerializer(
        many=True, help_text="The problems whose end started it."
    )
    sources = serializers.ListField(
        child=serializers.CharField(),
        help_text="The sources of what changed that day, by their keys in `sources`.",
    )


class HistorySerializer(serializers.Serializer[Any]):
    """When a deck became legal or illegal in a format."""

    format = serializers.CharField()
    name = serializers.CharField()
    periods = LegalityPeriodSerializer(many=True)


class HistoriesSerializer(serializers.Serializer[Any]):
    """The time lines of one deck."""

    game = serializers.ChoiceField(choices=GAME_NAMES)
    contents = StoredContentsField(help_text="The deck as it was judged.")
    lines = LineSerializer(
        many=True, allow_null=True, help_text="Every line of the text; null without text."
    )
    histories = HistorySerializer(many=True)
    sources = serializers.DictField(child=SourceSerializer(), help_text=SOURCES_HELP)


class VersionInListSerializer(serializers.Serializer[DeckVersion]):
    """A saved state of a deck, without its cards."""

    number = serializers.IntegerField()
    name = serializers.CharField(allow_blank=True, help_text="The version’s name.")
    created = serializers.DateTimeField()


class VersionSerializer(VersionInListSerializer):
    """A saved state of a deck; it never changes."""

    contents = StoredContentsField(help_text="The cards, in the form the API accepts.")


class DeckInListSerializer(serializers.Serializer[DeckDetails]):
    """A deck as lists tell it."""

    slug = serializers.CharField(source="deck.slug", help_text="The deck’s id in URLs.")
    name = serializers.CharField(source="deck.name")
    game = serializers.ChoiceField(choices=GAME_NAMES, source="deck.game")
    format = serializers.CharField(
        source="deck.format", allow_blank=True, help_text="The deck’s format."
    )
    owner = serializers.CharField(
        source="deck.owner.username", default=None, allow_null=True, help_text="The owner’s name."
    )
    sample = serializers.BooleanField(
        source="deck.sample", help_text="An official deck as sold. It can’t be edited."
    )
    visibility = serializers.ChoiceField(choices=Visibility.values, source="deck.visibility")
    tags = serializers.ListField(child=serializers.CharField())
    likes = serializers.IntegerField()
    created = serializers.DateTimeField(source="deck.created")
    updated = serializers.DateTimeField(source="deck.updated")
    url = serializers.SerializerMethodField(help_text="The deck in this API.")
    page = serializers.SerializerMethodField(help_text="View deck.")

    def get_url(self, details: DeckDetails) -> str:
        """Return its address here."""
        return reverse("api:deck", args=[details.deck.slug], request=self.context["request"])

    def get_page(self, details: DeckDetails) -> str:
        """Return the address of its page."""
        address: str = self.context["request"].build_absolute_uri(details.deck.get_absolute_url())
        return address


class DeckSerializer(DeckInListSerializer):
    """A deck with its latest version."""

    mine = serializers.BooleanField(help_text="Whether you can edit it.")
    notes = serializers.CharField(source="deck.notes", allow_blank=True, help_text="Markdown.")
    version = VersionSerializer(help_text="The latest version.")
    files = serializers.ListField(
        child=serializers.CharField(), help_text="The file types the deck can be saved as."
    )


class DeckFileSerializer(serializers.Serializer[Any]):
    """A deck as a file that players’ programs read."""

    kind = serializers.CharField()
    filename = serializers.CharField()
    content_type = serializers.CharField()
    text = serializers.CharField(help_text="The contents of the file.")
