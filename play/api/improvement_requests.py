"""What the API is asked to improve: a deck, whom it meets, what may change, and for how long."""

from typing import Any

from django.utils.timezone import localdate
from rest_framework import serializers

from decks.api.strict_fields import StrictBooleanField, StrictCharField, StrictIntegerField
from decks.collection.copies import owned_copies
from play.api.requests import MAX_SLUG_LENGTH, VERSION_HELP, chosen_format
from play.api.trial_requests import MAX_CARD_LENGTH, OthersBody
from play.face import face_of
from play.models.limits import OutOfBounds
from play.requests.card_names import UnclearCard, read_card
from play.requests.card_pool import make_pool
from play.requests.deck_parts import changing_copies
from play.requests.fields import MINE, PEOPLE, STARTERS, chosen_field
from play.requests.improvement import (
    DEFAULT_CHANGES,
    DEFAULT_MINUTES,
    MAX_CHANGES,
    MAX_IMPROVEMENT_GAMES,
    MAX_MINUTES,
    MIN_MINUTES,
    ImprovementRequest,
)
from play.requests.playtest import Entrant, NotPlayable
from rules.construction import Format
from rules.lcg.campaign import CHALLENGES
from rules.players.player import UnknownPlayer
from rules.playtest.improving.path import LEAST_GAMES


class NewImprovementBody(OthersBody):
    """A deck to improve. After `is_valid`, `requested` is what is asked for."""

    deck = StrictCharField(max_length=MAX_SLUG_LENGTH, help_text=VERSION_HELP)
    group = serializers.ChoiceField(
        choices=[STARTERS, PEOPLE, MINE],
        required=False,
        help_text="TCG: all starter decks of the format, all that players published, or all your "
        "own, as opponents.",
    )
    scenario = serializers.ChoiceField(
        choices=list(CHALLENGES), required=False, help_text="For LCG decks."
    )
    minutes = StrictIntegerField(
        default=DEFAULT_MINUTES,
        min_value=MIN_MINUTES,
        max_value=MAX_MINUTES,
        help_text="About how long the computer plays.",
    )
    games = StrictIntegerField(
        required=False,
        min_value=LEAST_GAMES,
        max_value=MAX_IMPROVEMENT_GAMES,
        help_text="How many games may be played, instead of minutes. The same seed and games "
        "have the same result.",
    )
    changes = StrictIntegerField(
        default=DEFAULT_CHANGES,
        min_value=1,
        max_value=MAX_CHANGES,
        help_text="How many copies may change.",
    )
    keep = serializers.ListField(
        child=StrictCharField(max_length=MAX_CARD_LENGTH),
        default=list,
        max_length=MAX_CHANGES,
        help_text="Cards of which no copy goes: ids, numbers or names.",
    )
    owned = StrictBooleanField(default=False, help_text="Add only cards of your collection.")
    change_fixed = StrictBooleanField(
        default=False, help_text="Let sites and the ring change too, or heroes in the LCG."
    )

    requested: ImprovementRequest

    def validate(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Raise ValidationError for what can't be improved."""
        try:
            self.requested = self._read(asked)
            self.requested.check()
        except (NotPlayable, OutOfBounds) as error:
            raise serializers.ValidationError(str(error)) from error
        except UnknownPlayer as error:
            raise serializers.ValidationError({"player": f"{str(error).capitalize()}."}) from error
        return asked

    def _read(self, asked: dict[str, Any]) -> ImprovementRequest:
        deck = self.entrant("deck", asked["deck"], asked.get("player", ""))
        format = chosen_format(asked.get("format", ""), [deck])
        settings = self.settings(asked, format)
        visitor = self.context["visitor"]
        owned = owned_copies(visitor, deck.game) if asked["owned"] else None
        assert deck.version is not None, "it was read from the database"
        day = settings["day"] or localdate()
        return ImprovementRequest(
            deck=deck,
            others=self._opponents(asked, deck, format),
            pool=make_pool(
                deck.cards,
                format,
                day,
                owned=owned,
                slug=deck.version.deck.slug,
                changes_fixed=asked["change_fixed"],
            ),
            minutes=asked["minutes"],
            games=asked.get("games"),
            changes=asked["changes"],
            kept=frozenset(self._kept(asked["keep"], deck)),
            owned=owned,
            **settings,
        )

    def _opponents(
        self, asked: dict[str, Any], deck: Entrant, format: Format
    ) -> tuple[Entrant, ...]:
        group = asked.get("group")
        if group is None:
            return self.others(asked, [deck])
        if asked.get("opponents") or asked.get("partners"):
            raise serializers.ValidationError({"group": "Name opponents or a group, not both."})
        face = face_of(deck.game)
        if not face.has_opponents:
            raise serializers.ValidationError({"group": "Not for decks of this game."})
        day = asked.get("on") or localdate()
        player = asked.get("other_player") or face.default_player
        found = chosen_field(self.context["visitor"], group, player, format, day)
        return found.entrants

    def _kept(self, texts: list[str], deck: Entrant) -> list[str]:
        try:
            held = changing_copies(deck.cards)
            return [read_card(text, deck.game, held) for text in texts]
        except UnclearCard as error:
            raise serializers.ValidationError({"keep": str(error)}) from error
