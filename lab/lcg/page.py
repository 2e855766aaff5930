"""The study as a page in Markdown: what it shows, and a table for each scenario."""

from collections.abc import Iterable, Iterator, Sequence

from lab.lcg.cells import Cell, StudiedCell, cells, is_quick
from lab.lcg.comparisons import PlayerComparison, Verdict, compare, compare_players
from lab.lcg.decks import SPECIALISTS, TABLES
from rules.construction.lcg.starter import introductory_decks
from rules.lcg.scenarios import SCENARIOS
from rules.lcg.vocabulary import Difficulty
from rules.playtest.statistics.interval import wilson

HEADINGS = ("Game", "Decks", "Player", "Games", "Won", "95 % interval", "Against rules",
            "Mean score", "Rounds", "Lost by threat", "Seconds a game")  # fmt: skip
COMPARED = ("Scenario", "Game", "Player", "Cells", "More", "Unclear", "Less", "Won",
            "`rules` won")  # fmt: skip

_DIFFICULTIES = {difficulty: place for place, difficulty in enumerate(Difficulty)}
_ALONE = ((name,) for names in SPECIALISTS.values() for name in names)
_DECKS = {decks: place for place, decks in enumerate((*TABLES, *_ALONE))}

_ABOUT = """\
A study plays each scenario alone with each deck, with each two of the four starter decks, and \
with the two tournament decks of 50 cards together. A deck that is built for one scenario plays \
there alone: `back-to-basics` is published, `escapers` our own. The command adds the players, \
scenarios and games it names to the ledger, and `--workers 2` plays in two processes. The basic \
game has no shadow cards, the standard game has. Cells that differ only in the player have the \
same shuffles. Intervals are Wilson's. A score is that of won games, where a low one is better. \
Seconds are processor time.

- `random` takes any legal choice, `rules` follows expert rules.
- `one-round:16` compares the choices of a stage by at most 16 playouts. Hidden cards are dealt \
again, all choices get the same deals, expert rules play on to the end of the round, and an \
evaluation function values the table. The better half of the choices stays at each of a few \
looks. The expert's choice stands unless another is clearly better. `lookahead:16` plays this \
round and the next, `flat:16` plays the game to its end.
- `thorough:60`, the strongest on the pages, looks as far as `lookahead`, alone at Dol Guldur a \
round further, values the table after each round, and searches actions too. It has 60 playouts a \
choice for two players, 300 for one.
"""

_REPORTS = """\
Any starter deck wins Passage Through Mirkwood with some luck (difficulty 1); \
scores of 38, 39 and 63 were reported. Journey Down the Anduin (4) and Escape from Dol Guldur (7) \
are seldom won with the cards of one core set: a single starter deck lost all of six games at \
the Anduin and never won at Dol Guldur. The author of the best known deck for Dol Guldur alone \
wins one game in four, others who tried it one in ten.

Our tables agree that Mirkwood is won with some luck, that the Anduin is seldom won, and that a \
starter deck hardly ever wins at Dol Guldur alone. They differ in three points, and the reason is \
the player as far as we know. Expert rules hardly win at Dol Guldur with the tournament decks \
either: those decks are not built for that scenario, and the rules choose a round at a time. \
They fail the first quests there, and threat or the death of the last hero ends the game in \
about seven rounds. At the Anduin they do not prepare for Hill Troll: they know that its excess \
damage is threat, but not how to keep threat low until they can kill it. A search \
wins more with the same cards, the more the further it looks and the more it may play out, as \
the comparisons above show. With a deck built for Dol Guldur the strongest player wins there \
alone, but far less often than people. And scores are worse than those of people, because the \
players take more rounds.
"""


def page(studied: Sequence[StudiedCell], command: str) -> str:
    """Return the study as a page; `command` plays it again."""
    parts = [
        "# How players fare against the LCG's scenarios",
        f"    {command}",
        _ABOUT.rstrip(),
        *_search_commands(studied),
        "## What it shows",
        "\n".join(f"- {line}" for line in findings(studied)),
        *_compared(studied),
        "## What players report",
        _REPORTS.rstrip(),
    ]
    for slug, scenario in SCENARIOS.items():
        rows = [result for result in studied if result.cell.scenario == slug]
        if rows:
            parts += [f"## {scenario.name}", _table(rows)]
    return "\n\n".join(parts) + "\n"


def _search_commands(studied: Sequence[StudiedCell]) -> Iterator[str]:
    """Return how the cells of searching players are played again; nothing if there are none."""
    played: dict[str, list[Cell]] = {}
    for result in studied:
        if not is_quick(result.cell.player):
            start = f"python -m lab lcg --games {result.games} --seed {result.seed}"
            played.setdefault(f"{start} --players {result.cell.player}", []).append(result.cell)
    commands = [line for start, found in played.items() for line in _commands(start, found)]
    if commands:
        yield "The cells of the searching players can be played by themselves:"
        yield "\n".join(f"    {command}" for command in commands)


def _commands(start: str, played: Sequence[Cell]) -> Iterator[str]:
    """Return the command of a player's cells: one if it played all, else one a kind of game."""
    if set(played) >= set(cells(TABLES, [played[0].player])):
        yield start
        return
    decks: dict[str, list[str]] = {}
    for cell in played:
        game = f"--scenarios {cell.scenario} --difficulties {cell.difficulty.value}"
        decks.setdefault(game, []).append("+".join(cell.decks))
    for game, names in decks.items():
        yield f"{start} {game} --decks {' '.join(names)}"


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
            games = sum(row.games for row in rows)
            if games:
                yield (
                    f"{scenario.name}, standard game: by expert rules {word} "
                    f"{'wins' if seats == 1 else 'win'} "
                    f"{_share(sum(row.wins for row in rows), games)}."
                )


def _compared(studied: Sequence[StudiedCell]) -> Iterator[str]:
    """Return a table of the searching players beside expert rules; nothing without them."""
    found = compare_players(studied)
    if found:
        yield (
            "Searching players beside expert rules on the same cells. *More* and *less* count the"
            " cells in which the intervals are apart."
        )
        lines = [_row(COMPARED), _row(["---"] * len(COMPARED)), *map(_compared_row, found)]
        yield "\n".join(lines)


def _compared_row(player: PlayerComparison) -> str:
    return _row(
        (
            SCENARIOS[player.scenario].name,
            player.difficulty.value,
            f"`{player.player}`",
            str(len(player.cells)),
            *(str(player.count(verdict)) for verdict in Verdict),
            _mean_share([result.studied for result in player.cells]),
            _mean_share([result.rules for result in player.cells]),
        )
    )


def _mean_share(rows: Sequence[StudiedCell]) -> str:
    """Return the mean share of won games over cells, each counted alike."""
    return f"{100 * sum(row.wins / row.games for row in rows) / len(rows):.1f} %"


def _place_in_table(result: StudiedCell) -> tuple[int, int]:
    return _DIFFICULTIES[result.cell.difficulty], _DECKS[result.cell.decks]


def _share(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.1f} % of {games:,} games ({100 * low:.1f} to {100 * high:.1f} %)"


def _table(rows: Sequence[StudiedCell]) -> str:
    lines = [_row(HEADINGS), _row(["---"] * len(HEADINGS))]
    verdicts = {result.studied.cell: result.verdict.value for result in compare(rows)}
    for row in sorted(rows, key=_place_in_table):
        low, high = row.interval
        lost = row.games - row.wins
        lines.append(
            _row(
                (
                    row.cell.difficulty.value,
                    " + ".join(row.cell.decks),
                    f"`{row.cell.player}`",
                    f"{row.games:,}",
                    f"{100 * row.wins / row.games:.1f} %",
                    f"{100 * low:.1f} to {100 * high:.1f} %",
                    verdicts.get(row.cell, ""),
                    f"{row.score / row.wins:.0f}" if row.wins else "",
                    f"{row.rounds / row.games:.1f}",
                    f"{100 * row.threat / lost:.0f} %" if lost else "",
                    f"{row.seconds / row.games:.3f}",
                )
            )
        )
    return "\n".join(lines)


def _row(values: Iterable[str]) -> str:
    return f"| {' | '.join(values)} |"
