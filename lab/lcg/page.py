"""The study as a page in Markdown: what it shows, and a table for each scenario."""

from collections.abc import Iterator, Sequence

from lab.lcg.cells import StudiedCell
from lab.lcg.comparisons import PlayerComparison, Verdict, compare, compare_players
from lab.lcg.decks import SPECIALISTS, TABLES
from lab.markdown import bounds, percent, table
from rules.construction.lcg.starter import introductory_decks
from rules.lcg.scenarios import SCENARIOS
from rules.lcg.vocabulary import Difficulty
from rules.playtest.statistics.interval import wilson

HEADINGS = ("Game", "Decks", "Player", "Games", "Won", "95 % interval", "Against `quick`",
            "Mean score", "Rounds", "Lost by threat", "Seconds a game")  # fmt: skip
COMPARED = ("Scenario", "Game", "Player", "Cells", "More", "Unclear", "Less", "Won",
            "`quick` won")  # fmt: skip

_DIFFICULTIES = {difficulty: place for place, difficulty in enumerate(Difficulty)}
_BUILT_FOR_ONE = (names for tables in SPECIALISTS.values() for names in tables)
_DECKS = {decks: place for place, decks in enumerate((*TABLES, *_BUILT_FOR_ONE))}

_ABOUT = """\
Cells that differ only in the player have the same shuffles. The basic game has no shadow cards, \
the standard game has. Intervals are Wilson's, at 95 %. A score is the mean of won \
games; lower is better. Seconds are processor time."""


def page(studied: Sequence[StudiedCell], command: str) -> str:
    """Return the study as a page; `command` plays it again."""
    parts = [
        "# How players fare against the LCG's scenarios",
        f"    {command}",
        _ABOUT,
        "## What it shows",
        "\n".join(f"- {line}" for line in findings(studied)),
        *_compared(studied),
    ]
    for slug, scenario in SCENARIOS.items():
        rows = [result for result in studied if result.cell.scenario == slug]
        if rows:
            parts += [f"## {scenario.name}", _table(rows)]
    return "\n\n".join(parts) + "\n"


def findings(studied: Sequence[StudiedCell]) -> Iterator[str]:
    """Return in plain words what the figures show."""
    starters = set(introductory_decks())
    standard = [result for result in studied if result.cell.difficulty is Difficulty.STANDARD]
    for slug, scenario in SCENARIOS.items():
        for seats, word in ((1, "a starter deck alone"), (2, "two starter decks")):
            rows = [
                result
                for result in standard
                if result.cell.scenario == slug
                and result.cell.player == "quick"
                and len(result.cell.decks) == seats
                and starters.issuperset(result.cell.decks)
            ]
            games, wins = sum(row.games for row in rows), sum(row.wins for row in rows)
            if games:
                yield (
                    f"{scenario.name}, standard game: by `quick` {word} "
                    f"{'wins' if seats == 1 else 'win'} {percent(wins, games)} of {games:,} games "
                    f"({bounds(wilson(wins, games))})."
                )


def _compared(studied: Sequence[StudiedCell]) -> Iterator[str]:
    """Return a table of the searching players beside expert rules; nothing without them."""
    found = compare_players(studied)
    if found:
        yield (
            "Searching players beside `quick` on the same cells. *More* and *less* count the"
            " cells in which the intervals are apart."
        )
        yield table(COMPARED, map(_compared_row, found))


def _compared_row(player: PlayerComparison) -> tuple[str, ...]:
    return (
        SCENARIOS[player.scenario].name,
        player.difficulty.value,
        f"`{player.player}`",
        str(len(player.cells)),
        *(str(player.count(verdict)) for verdict in Verdict),
        _mean_share([result.studied for result in player.cells]),
        _mean_share([result.rules for result in player.cells]),
    )


def _mean_share(rows: Sequence[StudiedCell]) -> str:
    """Return the mean share of won games over cells, each counted alike."""
    return percent(sum(row.wins / row.games for row in rows), len(rows))


def _place_in_table(result: StudiedCell) -> tuple[int, int]:
    return _DIFFICULTIES[result.cell.difficulty], _DECKS[result.cell.decks]


def _table(rows: Sequence[StudiedCell]) -> str:
    verdicts = {result.studied.cell: result.verdict.value for result in compare(rows)}
    return table(
        HEADINGS,
        (
            (
                row.cell.difficulty.value,
                " + ".join(row.cell.decks),
                f"`{row.cell.player}`",
                f"{row.games:,}",
                percent(row.wins, row.games),
                bounds(row.interval),
                verdicts.get(row.cell, ""),
                f"{row.score / row.wins:.0f}" if row.wins else "",
                f"{row.rounds / row.games:.1f}",
                f"{100 * row.threat / lost:.0f} %" if (lost := row.games - row.wins) else "",
                f"{row.seconds / row.games:.3f}",
            )
            for row in sorted(rows, key=_place_in_table)
        ),
    )
