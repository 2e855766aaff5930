"""Playtests as the API writes them."""

from rest_framework import serializers
from rest_framework.reverse import reverse

from cards.api.serializers import GAME_NAMES
from play.models import Design, Playtest, PlaytestDeck, Status
from play.results.titles import playtest_title


class SeatSerializer(serializers.Serializer[PlaytestDeck]):
    """A deck of a playtest, as it was when the playtest was started."""

    name = serializers.CharField()
    player = serializers.CharField()
    blanks = serializers.ListField(
        child=serializers.CharField(), help_text="Cards that are played as blanks."
    )


class PlaytestInListSerializer(serializers.Serializer[Playtest]):
    """A playtest without its results."""

    id = serializers.UUIDField()
    gauntlet = serializers.UUIDField(
        allow_null=True, help_text="The gauntlet that it is a part of, if it is."
    )
    title = serializers.SerializerMethodField(help_text="Who plays against whom or what.")
    game = serializers.ChoiceField(choices=GAME_NAMES)
    design = serializers.ChoiceField(
        choices=[design.value for design in Design if design],
        allow_blank=True,
        help_text="What a trial of versions finds out; blank for other playtests.",
    )
    stage = serializers.ChoiceField(choices=[status.value for status in Status], source="status")
    games = serializers.IntegerField(help_text="How many games were asked for.")
    seed = serializers.IntegerField()
    format = serializers.CharField()
    on = serializers.DateField(
        source="day", allow_null=True, help_text="The day of the rules and card texts."
    )
    edition = serializers.CharField(
        allow_blank=True, help_text="Of the rules. Blank for the core rulebook of the LCG."
    )
    scenario = serializers.CharField(allow_blank=True, help_text="LCG only.")
    difficulty = serializers.CharField(allow_blank=True, help_text="LCG only.")
    created = serializers.DateTimeField()
    finished = serializers.DateTimeField(allow_null=True)
    decks = SeatSerializer(many=True, source="decks.all")
    url = serializers.SerializerMethodField(help_text="The playtest in this API.")
    page = serializers.SerializerMethodField(help_text="View playtest.")

    def get_title(self, playtest: Playtest) -> str:
        """Return what it is called."""
        return playtest_title(playtest)

    def get_url(self, playtest: Playtest) -> str:
        """Return its address here."""
        return reverse("api:playtest", args=[playtest.pk], request=self.context["request"])

    def get_page(self, playtest: Playtest) -> str:
        """Return the address of its page."""
        address: str = self.context["request"].build_absolute_uri(playtest.get_absolute_url())
        return address


class PlaytestSerializer(PlaytestInListSerializer):
    """A playtest with what its games say so far."""

    played = serializers.IntegerField(help_text="How many games are played and stored.")
    failure = serializers.CharField(allow_blank=True, help_text="Why it stopped, if it failed.")
    result = serializers.DictField(
        allow_null=True,
        help_text="What `manage.py playtest --json`, `compare` or `swap` prints of the games "
        "played so far; null before the first. A playtest has the same keys in both games: `game`; "
        "`wins`, `rate` and `interval` of each side, which are the decks of the TCG by their names "
        "and `players` for all decks of the LCG together; what a game does not have (`rounds`, "
        "`score`, `losses`, `threat_by_round`; `turns`, `sites`, `journeys`, `going_first`, "
        "`endings_by_winner`) is null. With three or four TCG decks, the intervals of all hold "
        "together, and `journeys` also have `going_third` and `going_fourth`. "
        "A comparison has `difference` and `interval`, which allow "
        "for a test that stopped early, and `observed_difference`, that of the pairs themselves.",
    )
