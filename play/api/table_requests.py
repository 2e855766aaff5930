"""What the API is asked for at tables: making one, and choices."""

from typing import Any

from rest_framework import serializers

from cards.api.requests import PageParameters, StrictSerializer
from decks.api.strict_fields import StrictBooleanField, StrictCharField, StrictIntegerField
from play.api.requests import (
    MAX_PLAYER_LENGTH,
    MAX_SLUG_LENGTH,
    PLAYER_HELP,
    VERSION_HELP,
    SettingsBody,
    chosen_format,
    read_entrant,
)
from play.models import Passing, TableStatus
from play.models.limits import MAX_TABLE_SEATS, OutOfBounds
from play.models.terms import MAX_NOTE, Pace, Watching, WhenOut
from play.requests.playtest import Entrant, NotPlayable, PlaytestWarnings, check_same_game
from play.requests.table import Hands, SeatRequest, TableRequest
from play.requests.terms import MAX_WATCH_DELAY, Terms, TermsRefused, read_terms
from rules.lcg.campaign import CHALLENGES
from rules.lcg.vocabulary import Edition
from rules.players.player import UnknownPlayer

# No position needs more choices at once.
MAX_CHOICES = 60
MAX_KEY_LENGTH = 40
MAX_REVISION = 2**31 - 1
# The longest bank of a clock by days.
MAX_SECONDS = 60 * 86_400
# Far more than the cards of six decks.
MAX_CARD = 9_999
STATUSES = [status.value for status in TableStatus]
PACES = [pace.value for pace in Pace if pace]
UNTILS = [until.value for until in Passing if until]


class TableSeatBody(StrictSerializer):
    """A deck and who plays it: you, a friend, or a computer player."""

    deck = StrictCharField(
        max_length=MAX_SLUG_LENGTH,
        required=False,
        help_text=f"{VERSION_HELP} A friend can choose one when they come.",
    )
    player = StrictCharField(
        default=Hands.MINE.value,
        max_length=MAX_PLAYER_LENGTH,
        help_text=f"me, friend, or a computer player: {PLAYER_HELP}",
    )


class TermsBody(StrictSerializer):
    """The terms of a table: who finds it, its clock, who watches, what is said."""

    listed = StrictBooleanField(default=False, help_text="Show it in the lobby.")
    note = StrictCharField(
        required=False, max_length=MAX_NOTE, help_text="A line for those who look for a game."
    )
    pace = serializers.ChoiceField(
        choices=PACES,
        required=False,
        help_text="live or days; no clock by default.",
    )
    bank_seconds = StrictIntegerField(
        default=0, min_value=0, max_value=MAX_SECONDS, help_text="For the whole game."
    )
    choice_seconds = StrictIntegerField(
        default=0, min_value=0, max_value=MAX_SECONDS, help_text="For each choice."
    )
    when_out = serializers.ChoiceField(
        choices=[each.value for each in WhenOut],
        default=WhenOut.COMPUTER.value,
        help_text="Whether a computer player takes the seat of whoever runs out of time, or it "
        "loses.",
    )
    watching = serializers.ChoiceField(
        choices=[each.value for each in Watching],
        default=Watching.NOBODY.value,
        help_text="Who may watch.",
    )
    watch_delay = StrictIntegerField(
        default=0, min_value=0, max_value=MAX_WATCH_DELAY, help_text="In minutes."
    )
    rated = StrictBooleanField(default=False, help_text="Needs accounts on both sides.")
    free_text = StrictBooleanField(
        default=False, help_text="Accounts may write in their own words."
    )


class NewTableBody(SettingsBody):
    """Two to four seats of the TCG, or one to four of the LCG against a scenario."""

    terms = TermsBody(required=False)

    seats = serializers.ListField(child=TableSeatBody(), min_length=1, max_length=MAX_TABLE_SEATS)
    scenario = serializers.ChoiceField(
        choices=list(CHALLENGES), required=False, help_text="For LCG decks."
    )
    edition = serializers.ChoiceField(
        choices=[Edition.FAQ.value], required=False, help_text="For LCG decks."
    )
    allow_illegal = StrictBooleanField(
        default=False, help_text="Play decks that aren’t legal in the format."
    )
    allow_blanks = StrictBooleanField(
        default=False, help_text="Play cards as blanks that the computer can’t play yet."
    )

    requested: TableRequest
    read_terms: Terms
    warnings: PlaytestWarnings

    def validate(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Raise ValidationError for what can't be played, or not without insisting."""
        try:
            self.read_terms = read_terms(asked.get("terms") or {})
            if self.read_terms.rated and self.context["visitor"].user is None:
                raise TermsRefused("Rated games need an account.")
            self.requested = self._read(asked)
            self.warnings = self.requested.find_warnings()
        except (NotPlayable, OutOfBounds, TermsRefused) as error:
            raise serializers.ValidationError(str(error)) from error
        except UnknownPlayer as error:
            raise serializers.ValidationError({"seats": f"{str(error).capitalize()}."}) from error
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

    def _read(self, asked: dict[str, Any]) -> TableRequest:
        seats = tuple(self._seat(place, seat) for place, seat in enumerate(asked["seats"]))
        entrants = [seat.entrant for seat in seats if seat.entrant is not None]
        if not entrants:
            raise NotPlayable("Choose a deck for your seat.")
        check_same_game(entrants)
        format = chosen_format(asked.get("format", ""), entrants)
        return TableRequest(
            seats=seats,
            **self.settings(asked, format),
        )

    def _seat(self, place: int, seat: dict[str, str]) -> SeatRequest:
        player = seat["player"]
        hands = Hands(player) if player in (Hands.MINE, Hands.FRIEND) else Hands.COMPUTER
        if not seat.get("deck"):
            return SeatRequest(hands, None)
        computer = player if hands is Hands.COMPUTER else ""
        visitor = self.context["visitor"]
        return SeatRequest(
            hands, read_entrant(visitor, f"seats.{place}.deck", seat["deck"], computer)
        )


class TableParameters(PageParameters):
    """A page of your tables."""

    status = serializers.ChoiceField(
        choices=STATUSES,
        required=False,
        help_text="Only tables of this status.",
    )


class PositionParameters(StrictSerializer):
    """Through which seat you look, and what you have seen."""

    seat = serializers.IntegerField(
        required=False,
        min_value=0,
        max_value=MAX_TABLE_SEATS - 1,
        help_text="A seat of yours; by default the one that must choose.",
    )
    seen = serializers.IntegerField(
        required=False,
        min_value=0,
        max_value=MAX_REVISION,
        help_text="The revision you have seen: the log goes on from there.",
    )


class CardParameters(StrictSerializer):
    """Which card is asked about, and through which seat you look."""

    card = serializers.IntegerField(
        required=False,
        min_value=0,
        max_value=MAX_CARD,
        help_text="A card on the table or in your hand, by its place in the game; your whole "
        "hand, if you leave it out.",
    )
    seat = serializers.IntegerField(
        required=False,
        min_value=0,
        max_value=MAX_TABLE_SEATS - 1,
        help_text="A seat of yours; the one that must choose, if you leave it out.",
    )


class RevisionBody(StrictSerializer):
    """Which position is meant."""

    revision = StrictIntegerField(
        min_value=0,
        max_value=MAX_REVISION,
        help_text="The revision of the position that you have seen.",
    )


class ChoiceOfSeatBody(RevisionBody):
    """Which position is meant, and through which seat you look."""

    seat = StrictIntegerField(
        required=False,
        min_value=0,
        max_value=MAX_TABLE_SEATS - 1,
        help_text="A seat of yours; by default the one that must choose.",
    )


class HintBody(ChoiceOfSeatBody):
    """Which position is meant, and what you have picked already."""

    chosen = serializers.ListField(
        child=StrictCharField(max_length=MAX_KEY_LENGTH),
        default=list,
        max_length=MAX_CHOICES,
        help_text="Keys of options that you want to take first, such as some pairs of an "
        "assignment: the hint goes on from there.",
    )


class HandOverBody(StrictSerializer):
    """Which seat a computer player takes over."""

    seat = StrictIntegerField(min_value=0, max_value=MAX_TABLE_SEATS - 1)
    player = StrictCharField(
        required=False,
        max_length=MAX_PLAYER_LENGTH,
        help_text="The usual one by default.",
    )


class JoinBody(StrictSerializer):
    """With which deck you come."""

    deck = StrictCharField(required=False, max_length=MAX_SLUG_LENGTH, help_text=VERSION_HELP)

    def entrant(self) -> Entrant | None:
        """Return the deck that is named; ValidationError for one that can't be read."""
        slug = self.validated_data.get("deck", "")
        return read_entrant(self.context["visitor"], "deck", slug, "") if slug else None


class ChoicesBody(StrictSerializer):
    """One choice, or several that are made at once."""

    revision = StrictIntegerField(
        min_value=0,
        max_value=MAX_REVISION,
        help_text="The revision of the position that you answer.",
    )
    seat = StrictIntegerField(
        required=False,
        min_value=0,
        max_value=MAX_TABLE_SEATS - 1,
        help_text="A seat of yours; by default the one that must choose.",
    )
    choices = serializers.ListField(
        child=StrictCharField(max_length=MAX_KEY_LENGTH),
        default=list,
        max_length=MAX_CHOICES,
        help_text="Keys of options, one after another: the first is offered now, the next once "
        "those before are taken. All are taken, or none.",
    )
    until = serializers.ChoiceField(
        choices=UNTILS,
        required=False,
        help_text="Then pass until something happens, or the next phase or turn begins.",
    )

    def validate(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Raise ValidationError where nothing is chosen."""
        if not asked["choices"] and not asked.get("until"):
            raise serializers.ValidationError({"choices": "Name a choice, or send until."})
        return asked
