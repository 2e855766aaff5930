"""The study as a page in Markdown: what it shows, and a table for each scenario."""

from collections.abc import Iterable, Iterator, Sequence

from rules.lcg.scenarios import SCENARIOS
from rules.lcg.study.cells import StudiedCell, is_quick
from rules.lcg.study.decks import study_decks
from rules.lcg.vocabulary import Difficulty
from rules.playtest.interval import wilson

HEADINGS = ("Game", "Decks", "Player", "Games", "Won", "95 % interval", "Mean score", "Rounds",
            "Lost by threat", "Seconds a game")  # fmt: skip

_DIFFICULTIES = {difficulty: place for place, difficulty in enumerate(Difficulty)}

_ABOUT = """\
A study plays each scenario alone with each deck, with each two of the four starter decks, and \
with the two tournament decks of 50 cards together. The tables have the cells that were played \
so far: the command adds the players, scenarios and games it names to the ledger. The basic game \
has no shadow cards, the standard game has. Cells that differ only in the player have the same \
shuffles. Intervals are Wilson's. A score is that of won games, where a low one is better. \
Seconds are processor time.

`random` takes any legal choice, `rules` follows expert rules. `flat:200` compares the choices of \
a stage by at most 200 games, played to their ends by expert rules with hidden cards dealt again; \
all choices get the same deals, and the expert's stands unless another is better by more than \
the standard error of the difference. `lookahead:60` compares them in the same way by at most 60 \
playouts, but plays this round and the next only and then values the table by an evaluation \
function. `tree:60` is a tree search with as many playouts. A `mixture` asks another player at \
each stage it names and follows expert rules at the others; a mixture "of" players asks them at \
all six stages.
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
damage is threat, but not how to keep threat low until they can kill it. A search that looks two \
rounds ahead at every stage makes up for much of that with the same cards, as the comparisons \
above show. And scores are worse than those of people, because the players take more rounds.
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
        "## What players report",
        _REPORTS.rstrip(),
    ]
    for slug, scenario in SCENARIOS.items():
        rows = [one for one in studied if one.cell.scenario == slug]
        if rows:
            parts += [f"## {scenario.name}", _table(rows)]
    return "\n\n".join(parts) + "\n"


def _search_commands(studied: Sequence[StudiedCell]) -> Iterator[str]:
    """Return how the cells of searching players are played again; nothing if there are none."""
    commands: dict[str, list[str]] = {}
    for one in studied:
        if not is_quick(one.cell.player):
            decks = commands.setdefault(_command_without_decks(one), [])
            decks.append("+".join(one.cell.decks))
    if commands:
        yield "The cells of the searching players can be played by themselves:"
        yield "\n".join(
            f"    {command} --decks {' '.join(decks)}" for command, decks in commands.items()
        )


def _command_without_decks(one: StudiedCell) -> str:
    cell = one.cell
    return (
        f"manage.py study lcg --games {one.games} --seed {one.seed} --players {cell.player}"
        f" --scenarios {cell.scenario} --difficulties {cell.difficulty.value}"
    )


def findings(studied: Sequence[StudiedCell]) -> Iterator[str]:
    """Return in plain words what the figures show."""
    starters = set(study_decks()) - {"stewards", "riders"}
    standard = [one for one in studied if one.cell.difficulty is Difficulty.STANDARD]
    for slug, scenario in SCENARIOS.items():
        for seats, word in ((1, "a starter deck alone"), (2, "two starter decks")):
            rows = [
                one
                for one in standard
                if one.cell.scenario == slug
                and one.cell.player == "rules"
                and len(one.cell.decks) == seats
                and starters.issuperset(one.cell.decks)
            ]
            games = sum(one.games for one in rows)
            if games:
                yield (
                    f"{scenario.name}, standard game: by expert rules {word} "
                    f"{'wins' if seats == 1 else 'win'} "
                    f"{_share(sum(one.wins for one in rows), games)}."
                )
    yield from _comparisons(studied)


def _comparisons(studied: Sequence[StudiedCell]) -> Iterator[str]:
    """Compare each searching player with expert rules where both played the same cell."""
    rules = {
        (one.cell.scenario, one.cell.difficulty, one.cell.decks): one
        for one in studied
        if one.cell.player == "rules"
    }
    for one in sorted(studied, key=_place_on_page):
        cell = one.cell
        other = rules.get((cell.scenario, cell.difficulty, cell.decks))
        if is_quick(cell.player) or other is None:
            continue
        if one.interval.low > other.interval.high:
            verdict = "more than expert rules, the intervals are apart"
        elif one.interval.high < other.interval.low:
            verdict = "less than expert rules, the intervals are apart"
        else:
            verdict = "the intervals overlap"
        yield (
            f"{SCENARIOS[cell.scenario].name}, {cell.difficulty.value} game, "
            f"{' + '.join(cell.decks)}: {_name(cell.player)} wins {_share(one.wins, one.games)}, "
            f"`rules` {_share(other.wins, other.games)}: {verdict}."
        )


def _place_on_page(one: StudiedCell) -> tuple[int, int, int]:
    cell = one.cell
    return list(SCENARIOS).index(cell.scenario), _DIFFICULTIES[cell.difficulty], len(cell.decks)


def _name(player: str) -> str:
    """Return what a player is called on the page: of a mixture, whom it asks."""
    kind, _, parts = player.partition(":")
    if kind != "mixture" or not parts:
        return f"`{player}`"
    asked = dict.fromkeys(part.partition("=")[2] for part in parts.split(","))
    return f"`mixture` of {' and '.join(f'`{one}`' for one in asked)}"


def _share(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.1f} % of {games:,} games ({100 * low:.1f} to {100 * high:.1f} %)"


def _table(rows: Iterable[StudiedCell]) -> str:
    lines = [_row(HEADINGS), _row(["---"] * len(HEADINGS))]
    for one in sorted(rows, key=_place_on_page):
        low, high = one.interval
        lost = one.games - one.wins
        lines.append(
            _row(
                (
                    one.cell.difficulty.value,
                    " + ".join(one.cell.decks),
                    _name(one.cell.player),
                    f"{one.games:,}",
                    f"{100 * one.wins / one.games:.1f} %",
                    f"{100 * low:.1f} to {100 * high:.1f} %",
                    f"{one.score / one.wins:.0f}" if one.wins else "",
                    f"{one.rounds / one.games:.1f}",
                    f"{100 * one.threat / lost:.0f} %" if lost else "",
                    f"{one.seconds / one.games:.3f}",
                )
            )
        )
    return "\n".join(lines)


def _row(values: Iterable[str]) -> str:
    return f"| {' | '.join(values)} |"
