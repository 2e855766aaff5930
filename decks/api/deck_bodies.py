"""Bodies that make and change kept decks."""

from typing import Any

from rest_framework import serializers

from cards.api.requests import GameParameters, StrictSerializer, read_format
from decks.api.requests import DeckBody
from decks.api.strict_fields import StrictBooleanField, StrictCharField, StrictIntegerField
from decks.contents.card_labels import card_labels
from decks.domain import UNTITLED
from decks.files.lines import Line
from decks.files.text import MAX_NAME_LENGTH
from decks.models import Deck, DeckVersion, Visibility
from decks.sharing.markdown import MAX_NOTES_LENGTH
from decks.sharing.public_search import Order
from decks.sharing.tags import MAX_TAG_LENGTH, MAX_TAGS, BadTags, read_tags
from rules.construction import Game

MAX_VERSION_NAME_LENGTH = DeckVersion._meta.get_field("name").max_length
MAX_OWNER_LENGTH = 150
MAX_LINES_NAMED = 5


class DeckListParameters(GameParameters):
    """Which decks to list."""

    q = serializers.CharField(
        required=False, allow_blank=True, max_length=MAX_NAME_LENGTH, help_text="Part of the name."
    )
    tag = serializers.CharField(required=False, max_length=MAX_TAG_LENGTH, help_text="A tag.")
    owner = serializers.CharField(
        required=False, max_length=MAX_OWNER_LENGTH, help_text="The owner’s name."
    )
    order = serializers.ChoiceField(
        choices=[order.value for order in Order],
        required=False,
        help_text="Newest or most liked first. Defaults to the last changed.",
    )
    mine = serializers.BooleanField(
        required=False, help_text="true: your own decks instead of public ones."
    )


class VersionParameters(StrictSerializer):
    """Which version of a deck."""

    version = serializers.IntegerField(
        required=False, min_value=1, max_value=10**6, help_text="Defaults to the latest."
    )


class DeckDetailsBody(StrictSerializer):
    """What is said about a deck beside its cards."""

    visibility = serializers.ChoiceField(
        choices=Visibility.values,
        required=False,
        help_text="private: only you; unlisted: anyone with the link; public: everyone.",
    )
    notes = StrictCharField(
        required=False,
        allow_blank=True,
        trim_whitespace=False,
        max_length=MAX_NOTES_LENGTH,
        help_text="Markdown.",
    )
    tags = serializers.ListField(
        child=StrictCharField(max_length=MAX_TAG_LENGTH),
        required=False,
        max_length=MAX_TAGS,
        help_text=f"At most {MAX_TAGS}. Stored in lowercase with hyphens for spaces.",
    )

    def validate_tags(self, tags: list[str]) -> list[str]:
        """Return the tags as they are kept: in small letters, with hyphens, each once."""
        try:
            return read_tags(",".join(tags))
        except BadTags as wrong:
            raise serializers.ValidationError(str(wrong)) from wrong


class DeckUpdateBody(DeckDetailsBody):
    """Another name, format, visibility, notes or tags for a deck; what is left out stays."""

    name = StrictCharField(required=False, max_length=MAX_NAME_LENGTH)
    format = StrictCharField(
        required=False,
        allow_blank=True,
        max_length=60,
        help_text="The deck’s format; empty for none.",
    )

    def validate_format(self, slug: str) -> str:
        """Return the format; ValidationError for one that there is not in the deck's game."""
        if not slug:
            return slug
        format = read_format(slug)
        deck: Deck = self.context["deck"]
        if format.game is not Game(deck.game):
            raise serializers.ValidationError(f"{format.name} is a format of the other game.")
        return slug


class WholeDeckBody(DeckBody):
    """Cards to be kept: a line of text that is not understood must not be lost without a word."""

    leave_out = StrictBooleanField(default=False, help_text="Skip lines that match no card.")

    def validate(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Refuse text with lines that no card matches, unless they may be left out."""
        asked = super().validate(asked)
        rejected = self.reading.rejected if self.reading is not None else ()
        if rejected and not asked["leave_out"]:
            named = [_line_message(line) for line in rejected]
            more = len(named) - MAX_LINES_NAMED
            listed = [*named[:MAX_LINES_NAMED], *([f"And {more} more."] if more > 0 else [])]
            raise serializers.ValidationError({"text": listed})
        return asked


def _line_message(line: Line) -> str:
    near = f" Nearest: {card_labels(line.choices)}." if line.choices else ""
    return f"Line {line.number}, “{line.text}”: {line.why}{near}"


class NewDeckBody(WholeDeckBody, DeckDetailsBody):
    """A new deck."""

    name = StrictCharField(
        required=False,
        max_length=MAX_NAME_LENGTH,
        help_text="Defaults to the name in the text.",
    )

    @property
    def name_of_deck(self) -> str:
        """The name it was given, or that its text gives."""
        read = self.reading.name if self.reading is not None else ""
        return str(self.validated_data.get("name") or read or UNTITLED)


class NewVersionBody(WholeDeckBody):
    """A deck's next version."""

    base = StrictIntegerField(
        min_value=1,
        max_value=10**6,
        help_text="The version you started from. If a later one exists, nothing is saved.",
    )
    name = StrictCharField(
        default="",
        allow_blank=True,
        max_length=MAX_VERSION_NAME_LENGTH,
        help_text="The version’s name.",
    )
