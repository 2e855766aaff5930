"""What the API is asked to play."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any, ClassVar, Generic, TypedDict

from django.http import Http404
from django.utils.timezone import localdate
from rest_framework import serializers

from cards.api.requests import StrictSerializer, read_format
from cards.days import ApiDayField
from decks.api.strict_fields import StrictBooleanField, StrictCharField, StrictIntegerField
from decks.history.deck_choices import named_version
from decks.legality.verdicts import likeliest_format
from decks.ownership import Visitor
from play.face import face_of
from play.models.limits import MAX_DECKS, MAX_GAMES, MAX_SEED, OutOfBounds
from play.requests.playtest import (
    Entrant,
    NotPlayable,
    PlaytestRequest,
    PlaytestWarnings,
    check_same_game,
    enter,
)
from play.requests.trial import Requested
from rules.construction import Format
from rules.lcg.campaign import CHALLENGES
from rules.lcg.vocabulary import Difficulty, Edition
from rules.players.player import UnknownPlayer
from rules.players.strengths import DEFAULT, EASY, GOOD, QUICK, RANDOM, STRONG

MAX_SLUG_LENGTH = 100
MAX_PLAYER_LENGTH = 200
PLAYER_HELP = (
    f"{', '.join((RANDOM, QUICK, GOOD, STRONG))}, or {EASY} for TCG decks. Defaults to {DEFAULT}."
)
VERSION_HELP = "The slug of a deck that you can read, or a version of it as slug@3."


class SeatBody(StrictSerializer):
    """A deck and who plays it."""

    deck = StrictCharField(max_length=MAX_SLUG_LENGTH, help_text=VERSION_HELP)
    player = StrictCharField(required=False, max_length=MAX_PLAYER_LENGTH, help_text=PLAYER_HELP)


class GameSettings(TypedDict):
    """How games are played: what every request for a playtest has."""

    seed: int
    format: Format
    day: date | None
    scenario: str
    difficulty: str
    chosen_edition: str


class SettingsBody(StrictSerializer):
    """What every body that asks for games has: how they are played."""

    seed = StrictIntegerField(
        required=False, min_value=0, max_value=MAX_SEED, help_text="Random by default."
    )
    format = StrictCharField(
        required=False,
        max_length=60,
        help_text="A format’s slug. Defaults to the one that the decks fit best.",
    )
    on = ApiDayField(
        required=False,
        help_text="The day of the rules and card texts. Defaults to today for the TCG, and to "
        "the texts of the LCG’s `edition`.",
    )
    difficulty = serializers.ChoiceField(
        choices=[difficulty.value for difficulty in Difficulty],
        required=False,
        help_text="For LCG decks; standard by default.",
    )
    edition = serializers.ChoiceField(
        choices=[Edition.FAQ.value],
        required=False,
        help_text="For LCG decks: `faq` plays by today’s official rules, the last FAQ and its "
        "errata. The core rulebook and printed cards by default.",
    )

    def settings(self, asked: dict[str, Any], format: Format) -> GameSettings:
        """Return how games are played in a format.

        The TCG is played by the rules of today, the LCG with its printed texts, unless you name a
        day.
        """
        face = face_of(format.game)
        return GameSettings(
            seed=asked.get("seed", secrets.randbelow(MAX_SEED)),
            format=format,
            day=face.chosen_day(asked.get("on"), localdate()),
            scenario=asked.get("scenario", ""),
            difficulty=asked.get("difficulty", face.default_difficulty),
            chosen_edition=asked.get("edition", ""),
        )


class PlaytestBody(SettingsBody, Generic[Requested]):
    """What asks for one playtest: a scenario too, and what you insist on.

    After `is_valid`, `requested` is what is asked for, and `warnings` what stands against it
    that the client insists on.
    """

    # The field that names the computer players.
    player_field: ClassVar[str]

    scenario = serializers.ChoiceField(
        choices=list(CHALLENGES),
        required=False,
        help_text="For LCG decks. The expert game plays the core set’s scenarios in a row; "
        "the campaign called nightmare resets nothing between them.",
    )
    allow_illegal = StrictBooleanField(
        default=False, help_text="Play decks that aren’t legal in the format."
    )
    allow_blanks = StrictBooleanField(
        default=False, help_text="Play cards as blanks that the computer can’t play yet."
    )

    requested: Requested
    warnings: PlaytestWarnings

    def validate(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Raise ValidationError for what can't be played, or not without insisting."""
        try:
            self.requested = self.read_request(asked)
            self.warnings = self.requested.find_warnings()
        except (NotPlayable, OutOfBounds) as error:
            raise serializers.ValidationError(str(error)) from error
        except UnknownPlayer as error:
            raise serializers.ValidationError(
                {self.player_field: f"{str(error).capitalize()}."}
            ) from error
        if self.warnings.illegal and not asked["allow_illegal"]:
            raise serializers.ValidationError(
                f"{self.warnings.illegal_names}: not legal in {self.requested.format.name}. "
                "Send allow_illegal to play anyway."
            )
        if self.warnings.blank and not asked["allow_blanks"]:
            raise serializers.ValidationError(
                f"{self.warnings.blank_names}: the computer can’t play some cards yet. "
                "Send allow_blanks to play them as blanks."
            )
        return asked

    def read_request(self, asked: dict[str, Any]) -> Requested:
        """Return what is asked for; raise ValidationError or NotPlayable."""
        raise NotImplementedError


class NewPlaytestBody(PlaytestBody[PlaytestRequest]):
    """Two to four TCG decks against each other, or one to four LCG decks against a scenario."""

    player_field = "decks"

    decks = serializers.ListField(child=SeatBody(), min_length=1, max_length=MAX_DECKS)
    games = StrictIntegerField(min_value=1, max_value=MAX_GAMES)

    def read_request(self, asked: dict[str, Any]) -> PlaytestRequest:
        """Return the playtest that is asked for."""
        entrants = tuple(self._entrant(place, seat) for place, seat in enumerate(asked["decks"]))
        check_same_game(entrants)
        format = chosen_format(asked.get("format", ""), entrants)
        return PlaytestRequest(
            entrants=entrants,
            games=asked["games"],
            **self.settings(asked, format),
        )

    def _entrant(self, place: int, seat: dict[str, str]) -> Entrant:
        visitor, field = self.context["visitor"], f"decks.{place}"
        return read_played(visitor, field, seat["deck"], seat.get("player", ""))


def read_played(visitor: Visitor, field: str, text: str, player: str) -> Entrant:
    """Return a deck as `read_entrant` does; its game's default player plays it if none is named."""
    entrant = read_entrant(visitor, field, text, player)
    return entrant if player else replace(entrant, player=face_of(entrant.game).default_player)


def read_entrant(visitor: Visitor, field: str, text: str, player: str) -> Entrant:
    """Return a deck or version that the client can read, as slug or slug@3; ValidationError."""
    try:
        version = named_version(visitor, text)
    except Http404:
        version = None
    if version is None:
        raise serializers.ValidationError({field: "This deck doesn’t exist, or you can’t read it."})
    return enter(version.deck.name, version.cards(), player, version)


def chosen_format(slug: str, entrants: Sequence[Entrant]) -> Format:
    """Return the format that is named, or the one that decks fit best; ValidationError."""
    if not slug:
        return likeliest_format([entrant.cards for entrant in entrants], localdate())
    try:
        return read_format(slug)
    except serializers.ValidationError as wrong:
        raise serializers.ValidationError({"format": wrong.detail}) from wrong
