"""What the API is asked to play."""

import secrets
from datetime import date
from typing import Any

from django.utils.timezone import localdate
from rest_framework import serializers

from cards.api.requests import StrictSerializer, read_format
from cards.days import ApiDayField
from decks.access import readable_decks
from decks.api.strict_fields import StrictBooleanField, StrictCharField, StrictIntegerField
from decks.legality.verdicts import likeliest_format
from decks.models import Deck
from decks.ownership import Visitor
from play.limits import MAX_DECKS, MAX_GAMES, MAX_SEED
from play.playtest_request import (
    Entrant,
    NotPlayable,
    PlaytestRequest,
    PlaytestWarnings,
    check_same_game,
    enter,
    find_warnings,
)
from rules.construction import Format, Game, game_of
from rules.lcg.campaign import CHALLENGES
from rules.lcg.vocabulary import Difficulty
from rules.players.player import UnknownPlayer

MAX_SLUG_LENGTH = 100
MAX_PLAYER_LENGTH = 200


class SeatBody(StrictSerializer):
    """A deck and who plays it."""

    deck = StrictCharField(
        max_length=MAX_SLUG_LENGTH, help_text="The slug of a deck that you can read."
    )
    player = StrictCharField(
        default="rules",
        max_length=MAX_PLAYER_LENGTH,
        help_text="random, rules, and by game: tuned, search:100; flat:100, tree:100, mixture.",
    )


class NewPlaytestBody(StrictSerializer):
    """Two decks of the TCG against each other, or one to four of the LCG against a scenario.

    After `is_valid`, `proposal` is what is asked for, and `against` what stands against it that
    the client insists on.
    """

    decks = serializers.ListField(child=SeatBody(), min_length=1, max_length=MAX_DECKS)
    games = StrictIntegerField(min_value=1, max_value=MAX_GAMES)
    seed = StrictIntegerField(
        required=False, min_value=0, max_value=MAX_SEED, help_text="Random if you leave it out."
    )
    format = StrictCharField(
        required=False,
        max_length=60,
        help_text="A format’s slug. Defaults to the one that the decks fit best.",
    )
    on = ApiDayField(
        required=False,
        help_text="The day of the rules and card texts. Defaults to today for the TCG, and to "
        "the printed texts for the LCG.",
    )
    scenario = serializers.ChoiceField(
        choices=list(CHALLENGES),
        required=False,
        help_text="For LCG decks. The expert game plays all three scenarios in a row; the "
        "nightmare game resets nothing between them.",
    )
    difficulty = serializers.ChoiceField(
        choices=[difficulty.value for difficulty in Difficulty],
        required=False,
        help_text="For LCG decks; standard if you leave it out.",
    )
    allow_illegal = StrictBooleanField(
        default=False, help_text="Play decks that aren’t legal in the format."
    )
    allow_blanks = StrictBooleanField(
        default=False, help_text="Play cards as blanks that aren’t implemented yet."
    )

    proposal: PlaytestRequest
    against: PlaytestWarnings

    def validate(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Raise ValidationError for what can't be played, or not without insisting."""
        try:
            self.proposal = self._proposal(asked)
            self.against = find_warnings(self.proposal)
        except NotPlayable as error:
            raise serializers.ValidationError(str(error)) from error
        except UnknownPlayer as error:
            raise serializers.ValidationError({"decks": f"{str(error).capitalize()}."}) from error
        if self.against.illegal and not asked["allow_illegal"]:
            raise serializers.ValidationError(
                f"{self.against.illegal_names}: not legal in {self.proposal.format.name}. "
                "Send allow_illegal to play anyway."
            )
        if self.against.blank and not asked["allow_blanks"]:
            raise serializers.ValidationError(
                f"{self.against.blank_names}: some cards aren’t implemented yet. "
                "Send allow_blanks to play them as blanks."
            )
        return asked

    def _proposal(self, asked: dict[str, Any]) -> PlaytestRequest:
        entrants = tuple(self._entrant(place, seat) for place, seat in enumerate(asked["decks"]))
        check_same_game(entrants)
        is_lcg = game_of(entrants[0].cards) is Game.LCG
        day: date | None = asked.get("on")
        return PlaytestRequest(
            entrants=entrants,
            games=asked["games"],
            seed=asked.get("seed", secrets.randbelow(MAX_SEED)),
            format=chosen_format(asked.get("format", ""), entrants),
            day=day if is_lcg else day or localdate(),
            scenario=asked.get("scenario", ""),
            difficulty=asked.get("difficulty", Difficulty.STANDARD.value if is_lcg else ""),
        )

    def _entrant(self, place: int, seat: dict[str, str]) -> Entrant:
        visitor: Visitor = self.context["visitor"]
        deck: Deck | None = readable_decks(visitor).filter(slug=seat["deck"]).first()
        version = deck.versions.first() if deck is not None else None
        if deck is None or version is None:
            raise serializers.ValidationError(
                {f"decks.{place}": "This deck doesn’t exist, or you can’t read it."}
            )
        return enter(deck.name, version.cards(), seat["player"], version)


def chosen_format(slug: str, entrants: tuple[Entrant, ...]) -> Format:
    """Return the format that is named, or the one that decks fit best; ValidationError."""
    if not slug:
        return likeliest_format([entrant.cards for entrant in entrants], localdate())
    try:
        return read_format(slug)
    except serializers.ValidationError as wrong:
        raise serializers.ValidationError({"format": wrong.detail}) from wrong
