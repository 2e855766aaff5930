"""What the API is asked to compare: two versions of a deck, or cards in place of another."""

from collections.abc import Sequence
from typing import Any

from rest_framework import serializers

from decks.api.strict_fields import StrictCharField, StrictIntegerField
from play.api.requests import (
    MAX_PLAYER_LENGTH,
    MAX_SLUG_LENGTH,
    PLAYER_HELP,
    VERSION_HELP,
    PlaytestBody,
    SettingsBody,
    chosen_format,
    read_played,
)
from play.face import face_of
from play.models import Design
from play.models.limits import MAX_CANDIDATES, MAX_GAMES, MAX_TRIAL_DECKS
from play.requests.card_names import UnclearCard, read_card
from play.requests.playtest import Entrant, check_same_game
from play.requests.trial import (
    TrialRequest,
    copies_of,
    main_cards,
    swap_versions,
    with_version_names,
)
from rules.construction import Game, game_of
from rules.playtest.trials.sprt import DEFAULT_MARGIN

MAX_CARD_LENGTH = 120


class OthersBody(SettingsBody):
    """Whom versions of a deck meet or play with, and who plays."""

    opponents = serializers.ListField(
        child=StrictCharField(max_length=MAX_SLUG_LENGTH, help_text=VERSION_HELP),
        required=False,
        max_length=MAX_TRIAL_DECKS,
        help_text="TCG: met in turn.",
    )
    partners = serializers.ListField(
        child=StrictCharField(max_length=MAX_SLUG_LENGTH, help_text=VERSION_HELP),
        required=False,
        max_length=3,
        help_text="LCG: decks that play with every version.",
    )
    player = StrictCharField(
        required=False,
        max_length=MAX_PLAYER_LENGTH,
        help_text=f"Who plays the versions: {PLAYER_HELP}",
    )
    other_player = StrictCharField(
        required=False,
        max_length=MAX_PLAYER_LENGTH,
        help_text=f"Who plays all others: {PLAYER_HELP}",
    )

    def entrant(self, field: str, text: str, player: str) -> Entrant:
        """Return a deck or version that the client can read."""
        return read_played(self.context["visitor"], field, text, player)

    def others(self, asked: dict[str, Any], versions: Sequence[Entrant]) -> tuple[Entrant, ...]:
        """Return the opponents of TCG decks, or the partners of LCG decks."""
        face = face_of(versions[0].game)
        for other in {"opponents", "partners"} - {face.others}:
            if asked.get(other):
                raise serializers.ValidationError({other: "Not for decks of this game."})
        if face.has_opponents and not asked.get("opponents"):
            raise serializers.ValidationError({"opponents": "Name at least one opponent."})
        others = tuple(
            self.entrant(face.others, text, asked.get("other_player", ""))
            for text in asked.get(face.others, [])
        )
        check_same_game([*versions, *others])
        return others


class TrialBody(OthersBody, PlaytestBody[TrialRequest]):
    """What both trials are asked: whom the versions meet, who plays, and the rules."""

    player_field = "player"


class NewComparisonBody(TrialBody):
    """Two versions of a deck, or two decks of a game, and how many games decide between them."""

    old = StrictCharField(max_length=MAX_SLUG_LENGTH, help_text=VERSION_HELP)
    new = StrictCharField(max_length=MAX_SLUG_LENGTH, help_text=VERSION_HELP)
    games = StrictIntegerField(
        min_value=1, max_value=MAX_GAMES // 2, help_text="Of each version, at most."
    )
    margin = serializers.FloatField(
        default=DEFAULT_MARGIN,
        allow_null=True,
        min_value=0.005,
        max_value=0.49,
        help_text="The difference in the share of games won that matters. The sequential test "
        "stops once it is clear whether there is one; null plays all games.",
    )

    def read_request(self, asked: dict[str, Any]) -> TrialRequest:
        """Return the comparison that is asked for."""
        old = self.entrant("old", asked["old"], asked.get("player", ""))
        new = self.entrant("new", asked["new"], asked.get("player", ""))
        check_same_game([old, new])
        versions = with_version_names(old, new)
        return TrialRequest(
            design=Design.COMPARISON,
            versions=versions,
            others=self.others(asked, versions),
            pairs=asked["games"],
            margin=asked["margin"],
            **self.settings(asked, chosen_format(asked.get("format", ""), versions[:1])),
        )


class NewSwapBody(TrialBody):
    """A card to take out of a deck, and cards to try instead."""

    deck = StrictCharField(max_length=MAX_SLUG_LENGTH, help_text=VERSION_HELP)
    card_out = StrictCharField(
        max_length=MAX_CARD_LENGTH, help_text="A card of the deck: its id, number or name."
    )
    cards = serializers.ListField(
        child=StrictCharField(max_length=MAX_CARD_LENGTH),
        min_length=1,
        max_length=MAX_CANDIDATES,
        help_text="Cards to try instead: ids, numbers or names.",
    )
    copies = StrictIntegerField(
        required=False, min_value=1, max_value=99, help_text="All copies by default."
    )
    games = StrictIntegerField(
        min_value=1, max_value=MAX_GAMES, help_text="Of each card in the first round."
    )

    def read_request(self, asked: dict[str, Any]) -> TrialRequest:
        """Return the swap that is asked for."""
        deck = self.entrant("deck", asked["deck"], asked.get("player", ""))
        game = game_of(deck.cards)
        card_out = self._card("card_out", asked["card_out"], game, deck)
        cards = [self._card("cards", text, game) for text in asked["cards"]]
        different = tuple(dict.fromkeys(cards))
        held = copies_of(deck.cards, card_out)
        copies = min(asked.get("copies", held), held)
        return TrialRequest(
            design=Design.SWAP,
            versions=swap_versions(deck, card_out, different, copies),
            pairs=asked["games"],
            card_out=card_out,
            copies=copies,
            cards=different,
            others=self.others(asked, [deck]),
            **self.settings(asked, chosen_format(asked.get("format", ""), [deck])),
        )

    def _card(self, field: str, text: str, game: Game, deck: Entrant | None = None) -> str:
        try:
            return read_card(text, game, main_cards(deck.cards) if deck is not None else ())
        except UnclearCard as error:
            raise serializers.ValidationError({field: str(error)}) from error
