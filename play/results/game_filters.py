"""Addresses that list the games behind a figure, by the filters of `play.games.finding`."""

from collections.abc import Sequence
from dataclasses import replace

from django.urls import reverse
from django.utils.http import urlencode

from play.models import Playtest
from play.results.charts import Chart


def games_address(playtest: Playtest, **filters: str | int) -> str:
    """Return the address that lists the games of a playtest that pass these filters."""
    return f"{reverse('play:games', args=[playtest.pk])}?{urlencode(filters)}"


def link_lengths(playtest: Playtest, chart: Chart, least: str, most: str) -> Chart:
    """Return a chart over games whose rows lead to their games, by two filters of a number."""
    return replace(
        chart,
        rows=tuple(
            replace(row, addresses=(games_address(playtest, **{least: row.low, most: row.high}),))
            for row in chart.rows
        ),
    )


def link_sites(playtest: Playtest, chart: Chart, series: Sequence[str]) -> Chart:
    """Return a chart of the sites reached whose rows lead to the games that ended there.

    `series` names the decks as filters do.
    """
    return replace(
        chart,
        rows=tuple(
            replace(
                row,
                addresses=tuple(
                    games_address(playtest, **{f"site_{side}": row.low}) for side in series
                ),
            )
            for row in chart.rows
        ),
    )
