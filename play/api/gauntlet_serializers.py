"""Gauntlets as the API writes them."""

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers
from rest_framework.reverse import reverse

from cards.api.serializers import GAME_NAMES
from play.gauntlets.results import Gauntlet, MatrixCell, MatrixRow
from play.models import Status
from play.results.shares import share_json

RATE_HELP = "The share of decided games that the row’s deck won; null without any."
INTERVAL_HELP = "The 95 % interval of the rate."


class ShareSerializer(serializers.Serializer[Any]):
    """How many games were won, and the share that is."""

    wins = serializers.IntegerField()
    losses = serializers.IntegerField()
    rate = serializers.FloatField(allow_null=True, help_text=RATE_HELP)
    interval = serializers.ListField(
        child=serializers.FloatField(), min_length=2, max_length=2, help_text=INTERVAL_HELP
    )


class GauntletCellSerializer(ShareSerializer):
    """The games of a row’s deck against a column’s, or in its scenario."""

    column = serializers.IntegerField(help_text="The place of its column, from 0.")
    played = serializers.IntegerField(help_text="How many games are played and stored.")
    playtest = serializers.URLField(help_text="The playtest in this API.")


class GauntletRowSerializer(ShareSerializer):
    """A deck, its games by column, and all of them together but those against itself."""

    name = serializers.CharField()
    cells = GauntletCellSerializer(
        many=True, help_text="By column; a playtest that was deleted is left out."
    )


class GauntletInListSerializer(serializers.Serializer[Gauntlet]):
    """A gauntlet without its table."""

    id = serializers.UUIDField(source="first.gauntlet")
    title = serializers.CharField(source="table.title", help_text="Who plays against whom or what.")
    game = serializers.ChoiceField(choices=GAME_NAMES, source="first.game")
    stage = serializers.ChoiceField(
        choices=[status.value for status in Status], source="table.status"
    )
    games = serializers.IntegerField(source="table.games", help_text="All games asked for.")
    played = serializers.IntegerField(
        source="table.played", help_text="How many games are played and stored."
    )
    games_each = serializers.IntegerField(
        source="first.games", help_text="Of each pairing, or in each scenario."
    )
    seed = serializers.IntegerField(source="first.seed")
    format = serializers.CharField(source="first.format")
    on = serializers.DateField(
        source="first.day", allow_null=True, help_text="The day of the rules and card texts."
    )
    edition = serializers.CharField(
        source="first.edition",
        allow_blank=True,
        help_text="Of the rules; empty for the core rules of the LCG.",
    )
    difficulty = serializers.CharField(
        source="first.difficulty", allow_blank=True, help_text="LCG only."
    )
    created = serializers.DateTimeField(source="first.created")
    url = serializers.SerializerMethodField(help_text="The gauntlet in this API.")
    page = serializers.SerializerMethodField(help_text="View gauntlet.")

    def get_url(self, gauntlet: Gauntlet) -> str:
        """Return its address here."""
        where = [gauntlet.first.gauntlet]
        return reverse("api:gauntlet", args=where, request=self.context["request"])

    def get_page(self, gauntlet: Gauntlet) -> str:
        """Return the address of its page."""
        address: str = self.context["request"].build_absolute_uri(gauntlet.get_absolute_url())
        return address


class GauntletSerializer(GauntletInListSerializer):
    """A gauntlet with its table, as far as its games are played."""

    columns = serializers.ListField(
        child=serializers.CharField(),
        source="table.columns",
        help_text="Decks that the rows’ decks meet, or scenarios.",
    )
    rows = serializers.SerializerMethodField()

    @extend_schema_field(GauntletRowSerializer(many=True))
    def get_rows(self, gauntlet: Gauntlet) -> list[dict[str, Any]]:
        """Return the table row by row."""
        return [self._row(row) for row in gauntlet.table.rows]

    def _row(self, row: MatrixRow) -> dict[str, Any]:
        return {
            "name": row.name,
            "cells": [
                self._cell(column, cell)
                for column, cell in enumerate(row.cells)
                if cell is not None
            ],
            **_share(row),
        }

    def _cell(self, column: int, cell: MatrixCell) -> dict[str, Any]:
        where = [cell.playtest]
        return {
            "column": column,
            "playtest": reverse("api:playtest", args=where, request=self.context["request"]),
            "played": cell.played,
            **_share(cell),
        }


class StartedGauntletSerializer(GauntletSerializer):
    """A gauntlet that was just started."""

    left_out = serializers.ListField(
        child=serializers.CharField(),
        help_text="Decks of the field or group that aren’t legal or have unimplemented cards.",
    )


def _share(games: MatrixRow | MatrixCell) -> dict[str, Any]:
    return {
        "wins": games.wins,
        "losses": games.losses,
        **share_json(games.wins, games.wins + games.losses),
    }
