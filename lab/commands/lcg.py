"""`python -m lab lcg`: how computer players fare against the scenarios of the LCG."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from lab.command import Refused, Tell, add_seed_and_output, add_workers
from lab.lcg.cells import Cell, StudiedCell, cells, is_quick, study_all
from lab.lcg.decks import TABLES, study_decks
from lab.lcg.ledger import read_ledger, write_to_ledger
from lab.lcg.page import page
from rules.lcg.players.naming import player
from rules.lcg.scenarios import SCENARIOS
from rules.lcg.vocabulary import Difficulty
from rules.players.player import UnknownPlayer

HELP = "computer players against the scenarios of the LCG"
GAMES = 300
QUICK_GAMES = 1_000
SEED = 2011
PLAYERS = ("random", "quick")


def add_arguments(parser: ArgumentParser) -> None:
    """Take what is played, how often, and where the page goes."""
    parser.add_argument("--games", type=int, default=GAMES, help=f"a cell; {GAMES}")
    parser.add_argument(
        "--quick-games",
        type=int,
        default=QUICK_GAMES,
        help=f"a cell of players that do not search; {QUICK_GAMES}",
    )
    parser.add_argument("--players", nargs="+", default=PLAYERS, help=" ".join(PLAYERS))
    parser.add_argument("--scenarios", nargs="+", default=list(SCENARIOS), choices=list(SCENARIOS))
    difficulties = [difficulty.value for difficulty in Difficulty]
    parser.add_argument("--difficulties", nargs="+", default=difficulties, choices=difficulties)
    parser.add_argument(
        "--decks",
        nargs="+",
        default=["+".join(names) for names in TABLES],
        metavar="DECK[+DECK]",
        help="who plays together; " + " ".join("+".join(names) for names in TABLES),
    )
    parser.add_argument(
        "--ledger",
        type=Path,
        default=None,
        help="a file of cells: those it has are not played again, new ones are added to it",
    )
    add_workers(parser)
    add_seed_and_output(parser, SEED)


def run(options: Namespace, tell: Tell) -> str:
    """Play what the ledger does not have yet, and return the page of all of it."""
    tables = [tuple(names.split("+")) for names in options.decks]
    _check(tables, options.players)
    wanted = list(
        cells(
            tables,
            options.players,
            options.scenarios,
            [Difficulty(name) for name in options.difficulties],
        )
    )
    ledger: Path | None = options.ledger
    try:
        known = read_ledger(ledger) if ledger is not None else {}
        missing = [
            (cell, games)
            for cell in wanted
            if not _is_known(known, cell, games := _games(cell, options), options.seed)
        ]
        played = study_all(missing, options.seed, options.workers)
        for number, studied in enumerate(played, start=1):
            known[studied.cell] = studied
            if ledger is not None:
                write_to_ledger(ledger, studied)
            tell(f"{number} of {len(missing)} cells")
    except (OSError, ValueError) as error:
        raise Refused(f"The ledger can't be used: {error}.") from error
    shown = list(known.values()) if ledger is not None else [known[cell] for cell in wanted]
    return page(shown, _command(options))


def _games(cell: Cell, options: Namespace) -> int:
    """Return how many games of a cell are wanted."""
    games: int = options.quick_games if is_quick(cell.player) else options.games
    return games


def _is_known(known: dict[Cell, StudiedCell], cell: Cell, games: int, seed: int) -> bool:
    """Whether a cell was played with this seed, at least as often."""
    found = known.get(cell)
    return found is not None and found.games >= games and found.seed == seed


def _check(tables: list[tuple[str, ...]], players: list[str]) -> None:
    """Raise Refused for a deck or a player that is not known."""
    missing = sorted({name for names in tables for name in names} - study_decks().keys())
    if missing:
        raise Refused(
            f"There is no deck {', '.join(missing)}. There are {', '.join(study_decks())}."
        )
    for name in players:
        try:
            player(name, 0)
        except UnknownPlayer as error:
            raise Refused(f"{error}.") from error


def _command(options: Namespace) -> str:
    """Return the command that plays the same games."""
    parts = [f"python -m lab lcg --games {options.games}"]
    if options.quick_games != QUICK_GAMES:
        parts.append(f"--quick-games {options.quick_games}")
    parts.append(f"--seed {options.seed}")
    if list(options.players) != list(PLAYERS):
        parts.append(f"--players {' '.join(options.players)}")
    if len(options.scenarios) != len(SCENARIOS):
        parts.append(f"--scenarios {' '.join(options.scenarios)}")
    if len(options.difficulties) != len(Difficulty):
        parts.append(f"--difficulties {' '.join(options.difficulties)}")
    if [tuple(names.split("+")) for names in options.decks] != list(TABLES):
        parts.append(f"--decks {' '.join(options.decks)}")
    if options.ledger is not None:
        parts.append(f"--ledger {options.ledger}")
    return " ".join(parts)
