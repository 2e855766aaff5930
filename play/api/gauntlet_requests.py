"""What the API is asked for a gauntlet: decks against each other, or decks in every scenario."""

from datetime import date
from typing import Any

from django.http import Http404
from django.utils.timezone import localdate
from rest_framework import serializers

from decks.api.strict_fields import StrictCharField, StrictIntegerField
from decks.ownership import Visitor
from play.api.requests import (
    MAX_PLAYER_LENGTH,
    MAX_SLUG_LENGTH,
    PLAYER_HELP,
    VERSION_HELP,
    SettingsBody,
    chosen_format,
    read_played,
)
from play.face import GameFace, face_of
from play.models.limits import MAX_GAMES
from play.requests.fields import (
    FIELD,
    MAX_DECKS_IN_FIELD,
    MINE,
    PEOPLE,
    STARTERS,
    FieldOfDecks,
    check_playable,
    chosen_field,
    own_field,
)
from play.requests.gauntlet import (
    Meeting,
    check_size,
    deck_meetings,
    leave_out_clashes,
    scenario_meetings,
)
from play.requests.playtest import Entrant, NotPlayable, check_game, find_warnings
from rules.construction import Format
from rules.lcg.campaign import CHALLENGES
from rules.lcg.game import MOST_PLAYERS
from rules.players.player import UnknownPlayer

MAX_FIELD_ID = 2**31 - 1
MAX_PARTNERS = MOST_PLAYERS - 1
# The ways to name decks beside `deck`.
SEVERAL = ("decks", "field", "group")


class NewGauntletBody(SettingsBody):
    """A TCG deck against many, TCG decks against each other, or LCG decks in every scenario.

    Decks must be legal and have no card that isn’t implemented. Those of a field or a group that
    don’t fit are left out.
    """

    deck = StrictCharField(
        required=False,
        max_length=MAX_SLUG_LENGTH,
        help_text=f"{VERSION_HELP} TCG: it meets the others; without it all meet all. "
        "LCG: it plays every scenario.",
    )
    decks = serializers.ListField(
        child=StrictCharField(max_length=MAX_SLUG_LENGTH, help_text=VERSION_HELP),
        required=False,
        min_length=1,
        max_length=MAX_DECKS_IN_FIELD,
        help_text="TCG: the decks to meet. LCG: decks that each play every scenario.",
    )
    field = StrictIntegerField(
        required=False,
        min_value=1,
        max_value=MAX_FIELD_ID,
        help_text="The id of a field of yours, instead of decks.",
    )
    group = serializers.ChoiceField(
        choices=[STARTERS, PEOPLE, MINE],
        required=False,
        help_text="All starter decks of the format, all that players published, or all your own, "
        "instead of decks.",
    )
    partners = serializers.ListField(
        child=StrictCharField(max_length=MAX_SLUG_LENGTH, help_text=VERSION_HELP),
        required=False,
        max_length=MAX_PARTNERS,
        help_text="LCG: decks that play along with every deck.",
    )
    scenarios = serializers.ListField(
        child=serializers.ChoiceField(choices=list(CHALLENGES)),
        required=False,
        min_length=1,
        max_length=len(CHALLENGES),
        help_text="LCG: the columns of the table. Defaults to all scenarios.",
    )
    player = StrictCharField(
        required=False,
        max_length=MAX_PLAYER_LENGTH,
        help_text=f"Plays all decks: {PLAYER_HELP}",
    )
    games = StrictIntegerField(
        min_value=1, max_value=MAX_GAMES, help_text="Of each pairing, or in each scenario."
    )

    # Once it is valid: what is to be played, and the names of the decks that are left out.
    meetings: list[Meeting]
    left_out: tuple[str, ...]

    def validate(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Raise ValidationError for what can't be played."""
        try:
            self.meetings = self._meetings(asked)
            check_size(self.meetings)
            # The players are the same everywhere.
            _, _, first = self.meetings[0]
            find_warnings(first)
        except NotPlayable as error:
            raise serializers.ValidationError(str(error)) from error
        except UnknownPlayer as error:
            raise serializers.ValidationError({"player": f"{str(error).capitalize()}."}) from error
        return asked

    def _meetings(self, asked: dict[str, Any]) -> list[Meeting]:
        deck = self._entrant("deck", asked["deck"], asked) if "deck" in asked else None
        named = self._entrants("decks", asked)
        partners = self._entrants("partners", asked)
        known = (*([deck] if deck is not None else []), *named, *partners)
        if not known and "format" not in asked:
            raise serializers.ValidationError({"format": "Name a format, or decks."})
        format = chosen_format(asked.get("format", ""), known)
        settings = self.settings(asked, format)
        day = settings["day"] or localdate()
        if known:
            check_game(known, format)
            check_playable(known, format, day)
        face = face_of(format.game)
        self._check_ways(asked, face)
        field = self._field(asked, named, format, day)
        if face.has_opponents:
            self.left_out = field.left_out
            return deck_meetings(
                deck,
                field.entrants,
                games=asked["games"],
                seed=settings["seed"],
                format=format,
                day=day,
            )
        decks = (deck,) if deck is not None else named
        for entrant in decks:
            face.check_party([entrant, *partners])
        field = leave_out_clashes(field, partners)
        self.left_out = field.left_out
        return scenario_meetings(
            decks or field.entrants,
            partners=partners,
            scenarios=list(dict.fromkeys(asked.get("scenarios", []))),
            difficulty=settings["difficulty"],
            edition=settings["chosen_edition"],
            games=asked["games"],
            seed=settings["seed"],
            format=format,
            day=settings["day"],
        )

    def _check_ways(self, asked: dict[str, Any], face: GameFace) -> None:
        """Raise ValidationError for no decks, or decks named in ways that don't go together."""
        ways = [way for way in SEVERAL if way in asked]
        if len(ways) > 1:
            raise serializers.ValidationError({ways[1]: f"Leave out this or {ways[0]}."})
        if face.has_opponents:
            if not ways:
                raise serializers.ValidationError({"decks": "Name the decks, a field or a group."})
            for name in ("difficulty", "edition", "partners", "scenarios"):
                if name in asked:
                    raise serializers.ValidationError({name: "Not for decks of this game."})
        elif ("deck" in asked) == bool(ways):
            raise serializers.ValidationError(
                {"deck": "Name one deck, or several by decks, a field or a group."}
            )

    def _field(
        self, asked: dict[str, Any], named: tuple[Entrant, ...], format: Format, day: date
    ) -> FieldOfDecks:
        """Return the decks that are named, or those of a field or a group that can be played."""
        visitor: Visitor = self.context["visitor"]
        choice = asked.get("group", "")
        if "field" in asked:
            try:
                field = own_field(visitor, asked["field"])
            except Http404 as error:
                raise serializers.ValidationError({"field": str(error)}) from error
            if field.game != format.game:
                raise serializers.ValidationError({"field": "Not for decks of this game."})
            choice = f"{FIELD}:{field.pk}"
        if not choice:
            return FieldOfDecks(named, ())
        player = asked.get("player") or face_of(format.game).default_player
        return chosen_field(visitor, choice, player, format, day)

    def _entrants(self, field: str, asked: dict[str, Any]) -> tuple[Entrant, ...]:
        return tuple(
            self._entrant(f"{field}.{place}", text, asked)
            for place, text in enumerate(asked.get(field, []))
        )

    def _entrant(self, field: str, text: str, asked: dict[str, Any]) -> Entrant:
        return read_played(self.context["visitor"], field, text, asked.get("player", ""))
