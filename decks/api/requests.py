"""A deck as the API is sent it: contents, or text of any kind of deck file."""

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from cards.api.requests import DayParameters, StrictSerializer, read_format
from decks.api.contents_schema import CONTENTS_REFERENCE
from decks.api.strict_fields import StrictCharField
from decks.contents.bounds import DeckTooLarge, check_bounds
from decks.contents.encoding import AnyDeck, BadContents, from_contents
from decks.files import read_deck
from decks.files.lines import MAX_LINES
from decks.files.reading import BadDeckFile, DeckReading
from decks.files.upload import MAX_FILE_SIZE, decode_text
from rules.construction import Format, Game, formats_of
from rules.construction.format import Family
from rules.construction.pooled import format_of_pool

MAX_MESSAGE_LENGTH = 200
MAX_FORMAT_LENGTH = 60
MAX_FORMATS = 100
# Of a pool of the largest event.
MAX_POOL_CARDS, MAX_POOL_COPIES = 1000, 999


@extend_schema_field(CONTENTS_REFERENCE)
class ContentsField(serializers.Field[AnyDeck, Any, Any, Any]):
    """A deck's contents; which game's they are is shown by their keys."""

    def to_internal_value(self, contents: Any) -> AnyDeck:
        """Return the deck. Raise ValidationError if it's invalid."""
        if not isinstance(contents, dict):
            raise serializers.ValidationError("Deck contents must be an object.")
        if any(isinstance(part, list) and len(part) > MAX_LINES for part in contents.values()):
            raise serializers.ValidationError(f"A zone can have at most {MAX_LINES} entries.")
        game = Game.LCG if "heroes" in contents else Game.TCG
        try:
            deck = from_contents(game, contents)
            check_bounds(deck)
        except (BadContents, DeckTooLarge) as wrong:
            raise serializers.ValidationError(str(wrong)[:MAX_MESSAGE_LENGTH]) from wrong
        return deck

    def to_representation(self, contents: Any) -> Any:
        """Return contents as they are kept."""
        return contents


class DeckBody(StrictSerializer):
    """The cards of a deck: `contents`, or `text` as players write or export it.

    After `is_valid`, `cards` is the deck, and `reading` says what was made of the text.
    """

    contents = ContentsField(required=False, help_text="Deck contents as returned by this API.")
    text = StrictCharField(
        required=False,
        trim_whitespace=False,
        max_length=MAX_FILE_SIZE,
        help_text="Plain text or the contents of any deck file. Every line is reported.",
    )

    cards: AnyDeck
    reading: DeckReading | None = None
    needs_cards = True

    def validate(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Take the one way the cards were sent."""
        ways = [way for way in ("contents", "text") if way in asked]
        if len(ways) == 2:
            raise serializers.ValidationError("Send contents or text, not both.")
        if not ways and self.needs_cards:
            raise serializers.ValidationError("Send the deck as contents or as text.")
        if "contents" in asked:
            self.cards = asked["contents"]
        elif "text" in asked:
            self.reading = self._read(asked["text"])
            self.cards = self.reading.deck()
            try:
                check_bounds(self.cards)
            except DeckTooLarge as wrong:
                raise serializers.ValidationError({"text": str(wrong)}) from wrong
        return asked

    def _read(self, text: str) -> DeckReading:
        try:
            reading = read_deck(decode_text(text.encode()))
        except BadDeckFile as wrong:
            raise serializers.ValidationError({"text": str(wrong)}) from wrong
        if not reading.holds_cards:
            raise serializers.ValidationError(
                {"text": "No line names a card. Add at least one card."}
            )
        return reading


class FormatsBody(StrictSerializer):
    """Formats; all of the deck's game where none is named."""

    formats = serializers.ListField(
        child=StrictCharField(max_length=MAX_FORMAT_LENGTH),
        required=False,
        max_length=MAX_FORMATS,
        help_text="Slugs of formats. Defaults to all formats of the deck’s game.",
    )

    def validate_formats(self, slugs: list[str]) -> list[Format]:
        """Return the formats, each once; ValidationError names the nearest to an unknown one."""
        return [read_format(slug) for slug in dict.fromkeys(slugs)]

    def formats_for(self, game: Game) -> tuple[Format, ...]:
        """Return the formats asked for; raise ValidationError if one is of the other game."""
        asked: list[Format] = self.validated_data.get("formats", [])
        for format in asked:
            if format.game is not game:
                raise serializers.ValidationError(
                    {"formats": [f"{format.name} is a format of the other game."]}
                )
        return tuple(asked) or formats_of(game)


class HistoryBody(DeckBody, FormatsBody):
    """A deck, and the formats whose time lines are wanted."""


class VerdictsBody(HistoryBody, DayParameters):
    """A deck, formats and a day, and the pool that the deck is built from in limited play."""

    pool = serializers.DictField(
        child=serializers.IntegerField(min_value=0, max_value=MAX_POOL_COPIES),
        required=False,
        help_text="Copies by card id. Formats of limited play allow only these cards.",
    )

    def validate_pool(self, pool: dict[str, int]) -> dict[str, int]:
        """Return the pool. Raise ValidationError if it has too many different cards."""
        if len(pool) > MAX_POOL_CARDS:
            raise serializers.ValidationError(f"A pool has at most {MAX_POOL_CARDS} cards.")
        return pool

    def formats_for(self, game: Game) -> tuple[Format, ...]:
        """Return the formats asked for, those of limited play narrowed to the pool."""
        pool: dict[str, int] | None = self.validated_data.get("pool")
        formats = super().formats_for(game)
        if pool is None:
            return formats
        return tuple(
            format_of_pool(format, pool) if format.family is Family.LIMITED else format
            for format in formats
        )
