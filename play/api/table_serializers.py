"""Tables as the API writes them."""

from rest_framework import serializers

from cards.api.serializers import GAME_NAMES
from play.api.table_requests import STATUSES, UNTILS
from play.models import Pace, Watching, WhenOut
from rules.players.telling import Measure

MEASURES = [measure.value for measure in Measure]


class TableSeatSerializer(serializers.Serializer[object]):
    """A seat: who plays which deck."""

    name = serializers.CharField(help_text="What the log calls it.")
    deck = serializers.CharField(help_text="Empty until it is chosen.")
    player = serializers.CharField(help_text="The computer player; empty for a person.")
    yours = serializers.BooleanField(read_only=True, help_text="Whether it is your own.")
    free = serializers.BooleanField(help_text="Whether a person is expected.")
    invitation = serializers.CharField(
        read_only=True,
        help_text="The address of the page that invites to a free seat; empty for others.",
    )
    taken_back = serializers.IntegerField(help_text="How many moves were taken back.")
    hints = serializers.IntegerField(help_text="How many hints were given.")


class TermsSerializer(serializers.Serializer[object]):
    """The terms of a table."""

    listed = serializers.BooleanField(help_text="Whether it is shown in the lobby.")
    note = serializers.CharField(allow_blank=True)
    pace = serializers.ChoiceField(choices=[pace.value for pace in Pace], allow_blank=True)
    bank_seconds = serializers.IntegerField(help_text="For the whole game.")
    choice_seconds = serializers.IntegerField(help_text="For each choice.")
    when_out = serializers.ChoiceField(choices=[each.value for each in WhenOut])
    watching = serializers.ChoiceField(choices=[each.value for each in Watching])
    watch_delay = serializers.IntegerField(help_text="In minutes.")
    rated = serializers.BooleanField()
    free_text = serializers.BooleanField()


class TableSerializer(serializers.Serializer[object]):
    """A table without its position."""

    id = serializers.UUIDField()
    game = serializers.ChoiceField(choices=GAME_NAMES)
    status = serializers.ChoiceField(choices=STATUSES)
    format = serializers.CharField()
    on = serializers.DateField(allow_null=True, help_text="The day of the rules and card texts.")
    edition = serializers.CharField(allow_blank=True)
    scenario = serializers.CharField(allow_blank=True, help_text="LCG only.")
    difficulty = serializers.CharField(allow_blank=True, help_text="LCG only.")
    revision = serializers.IntegerField()
    steps = serializers.IntegerField(help_text="How many choices were made.")
    to_choose = serializers.IntegerField(
        allow_null=True, help_text="The seat that must choose; null if nobody must."
    )
    result = serializers.CharField(read_only=True, help_text="How the game ended, in a sentence.")
    created = serializers.DateTimeField()
    changed = serializers.DateTimeField()
    terms = TermsSerializer()
    seats = TableSeatSerializer(many=True)
    url = serializers.CharField(read_only=True, help_text="The table in this API.")
    page = serializers.CharField(read_only=True, help_text="View table.")


class OptionSerializer(serializers.Serializer[object]):
    """A choice that is offered."""

    key = serializers.CharField(help_text="Send it back to choose this.")
    does = serializers.CharField(help_text="What kind of choice it is, such as pass or play.")
    words = serializers.CharField()
    card = serializers.IntegerField(
        required=False, help_text="The card that it is about, by its place in the game."
    )
    target = serializers.IntegerField(required=False, help_text="The card that it is done to.")
    copies = serializers.ListField(
        child=serializers.IntegerField(),
        required=False,
        help_text="Cards of the hand that equal the card, and for which it stands.",
    )
    does_nothing = serializers.BooleanField(
        required=False, help_text="True for one that would do nothing but cost something."
    )


class LogLineSerializer(serializers.Serializer[object]):
    """A line of the log."""

    step = serializers.IntegerField(help_text="After how many choices it was written.")
    text = serializers.CharField()
    opens = serializers.ChoiceField(choices=["turn", "phase"], required=False)


class ClockSerializer(serializers.Serializer[object]):
    """The clock of a seat: first the seconds of a choice, then those of its bank."""

    seat = serializers.IntegerField()
    choice_seconds = serializers.IntegerField(help_text="For each choice.")
    bank_seconds = serializers.FloatField(
        help_text="What was left of the bank as its last choice ended."
    )
    out_at = serializers.DateTimeField(
        allow_null=True, help_text="When its time is up; null while it doesn’t run."
    )


class PositionSerializer(serializers.Serializer[object]):
    """What a seat sees and may choose."""

    revision = serializers.IntegerField(help_text="Send it with your choice.")
    steps = serializers.IntegerField(help_text="How many choices were made.")
    status = serializers.ChoiceField(choices=STATUSES)
    seat = serializers.IntegerField(help_text="The seat through which you look, from 0.")
    to_choose = serializers.IntegerField(
        allow_null=True, help_text="The seat that must choose; null if nobody must."
    )
    thinking = serializers.BooleanField(help_text="Whether a computer player thinks.")
    passing = serializers.ChoiceField(choices=UNTILS, allow_blank=True)
    skips = serializers.ListField(
        child=serializers.CharField(), help_text="Steps in which your seat passes unasked."
    )
    can_take_back = serializers.BooleanField(help_text="Whether you play computers only.")
    result = serializers.CharField(allow_blank=True, help_text="How the game ended.")
    outdated = serializers.BooleanField(
        help_text="Whether it began by other rules or card texts than today’s: it can’t go on."
    )
    clocks = ClockSerializer(many=True, help_text="Of people; empty without a clock.")
    question = serializers.CharField(required=False, help_text="Who must choose what, in words.")
    explanation = serializers.CharField(
        required=False, allow_blank=True, help_text="What it means, for somebody new."
    )
    explanation_address = serializers.CharField(
        required=False, allow_blank=True, help_text="The page that explains the rule."
    )
    kind = serializers.CharField(required=False, help_text="What kind of question it is.")
    about = serializers.IntegerField(
        required=False, allow_null=True, help_text="The card that asks, by its place."
    )
    can_pass = serializers.BooleanField(required=False, help_text="Whether until would pass now.")
    options = OptionSerializer(many=True, required=False, help_text="Empty for other seats.")
    log = LogLineSerializer(many=True, required=False, help_text="The last lines.")
    table = serializers.DictField(
        required=False,
        help_text="What lies on the table as the seat sees it, cards by their ids and by `place`, "
        "their number in this game. What is empty, zero or false is left out; a hidden card is an "
        "empty object.",
    )


class AdvisedSerializer(serializers.Serializer[object]):
    """Options to take one after another, and what they are worth."""

    keys = serializers.ListField(child=serializers.CharField())
    words = serializers.ListField(child=serializers.CharField())
    worth = serializers.FloatField(help_text="What they are worth, by `measure`.")


class HintSerializer(AdvisedSerializer):
    """What a strong player would do."""

    text = serializers.CharField(help_text="The hint in a sentence.")
    measure = serializers.ChoiceField(
        choices=MEASURES,
        help_text="What `worth` is: the chance to win (TCG) or the prospects (LCG) after playouts, "
        "or the chance that was predicted, in hundredths; points of rules of thumb; the logarithm "
        "of the odds to win; nothing, for a choice that was compared to no other.",
    )
    others = AdvisedSerializer(many=True, help_text="The next best choices.")


class DrawnCardSerializer(serializers.Serializer[object]):
    """A card that may be drawn."""

    card = serializers.CharField()
    name = serializers.CharField()
    copies = serializers.IntegerField(help_text="How many are left.")
    next = serializers.FloatField(help_text="The chance that the next card is one, in hundredths.")
    soon = serializers.FloatField(help_text="That one is among the next four, in hundredths.")


class EncounterOddsSerializer(serializers.Serializer[object]):
    """The encounter deck."""

    size = serializers.IntegerField()
    cards = DrawnCardSerializer(many=True)


class OddsSerializer(EncounterOddsSerializer):
    """What may be drawn."""

    size = serializers.IntegerField(help_text="How many cards the deck has.")
    encounter = EncounterOddsSerializer(required=False, help_text="LCG only.")


class RefusalSerializer(serializers.Serializer[object]):
    """Something that can't be done now."""

    deed = serializers.CharField(help_text="What you can’t do, such as play Hauberk.")
    why = serializers.CharField(help_text="Why not, in a sentence.")
    rule = serializers.CharField(
        allow_blank=True, help_text="The section of the rules, or the card and its text."
    )
    rule_address = serializers.CharField(
        allow_blank=True, help_text="The page that explains the rule; empty for a card’s text."
    )


class RefusedCardSerializer(serializers.Serializer[object]):
    """A card, and what you can't do with it now."""

    card = serializers.IntegerField(help_text="Its place in the game.")
    name = serializers.CharField()
    refusals = RefusalSerializer(many=True, help_text="Nothing for a card that you may choose.")


class RefusedCardsSerializer(serializers.Serializer[object]):
    """Cards, and what you can't do with them now."""

    cards = RefusedCardSerializer(many=True)
