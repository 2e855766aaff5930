"""What stands out in games of the LCG: won or lost nearly always, or lost nearly always one way."""

from collections import Counter
from collections.abc import Iterator

from play.faces.lcg.labels import ENDINGS, cause_label
from play.models import Playtest
from play.results.game_filters import games_address
from play.results.remarks import ENOUGH_GAMES, HARDLY_ANY, NEARLY_ALL, Remark, show_games
from rules.playtest.lcg.facts import ENCOUNTER
from rules.playtest.lcg.statistics import Summary

# A cause of that share of all losses is worth a remark.
HALF = 0.5


def find_remarks(playtest: Playtest, summary: Summary) -> Iterator[Remark]:
    """Return what a reader should notice; nothing where too few games are decided."""
    if summary.decided < ENOUGH_GAMES:
        return
    if not summary.won:
        yield Remark("No game was won. An easier scenario, or a partner, tells you more.")
    elif not summary.lost:
        yield Remark("Every game was won. A harder scenario tells you more.")
    if summary.lost >= ENOUGH_GAMES:
        yield from _losses(playtest, summary)
    if summary.unfinished > HARDLY_ANY * summary.games:
        yield Remark(
            f"{summary.unfinished:,} of {summary.games:,} games reached the limit and count "
            "neither as won nor as lost.",
            games_address(playtest, winner="none"),
            show_games(summary.unfinished),
        )


def _losses(playtest: Playtest, summary: Summary) -> Iterator[Remark]:
    """Return the ending or the cause of most losses."""
    endings: Counter[str] = Counter()
    causes: Counter[str] = Counter()
    # A campaign counts its losses scenario by scenario.
    for part in summary.scenarios or (summary,):
        for (_, ending, cause), games in part.losses:
            endings[ending] += games
            causes[cause] += games
    for ending, games in endings.most_common(1):
        if games >= NEARLY_ALL * summary.lost:
            yield Remark(
                f"{games:,} of {summary.lost:,} lost games ended the same way: "
                f"{ENDINGS[ending].removeprefix('Lost: ')}.",
                games_address(playtest, winner=ENCOUNTER, ending=ending),
                show_games(games),
            )
    for cause, games in causes.most_common(1):
        if cause and games >= HALF * summary.lost:
            yield Remark(
                f"{cause_label(cause)} ended {games:,} of {summary.lost:,} lost games.",
                games_address(playtest, winner=ENCOUNTER, cause=cause),
                show_games(games),
            )
