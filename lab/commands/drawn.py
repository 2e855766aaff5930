"""`python -m lab drawn`: many games of decks drawn at random, each card watched.

In the TCG, pools, players (random, easy, quick), two to four seats and editions of the rules take
turns; in the LCG scenarios, players (random, quick), one to four seats and kinds of decks. After
every decision each card must be in exactly one place, and a game must end before the engine's
bound of decisions. The same games have the same digest with any hash seed, compiled or not.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from lab.command import Refused, Tell, add_seed_and_output, add_workers
from lab.drawn_games import DrawnGames
from lab.lcg import drawn as lcg
from lab.tcg.drawn import games as tcg
from rules.kernel import kernel_in_use

HELP = "many games of decks drawn at random, watched for lost cards and games without an end"
GAMES = 1_000
SEED = 2006
CHUNK = 200
MOST_FAULTS = 50
PLAY = {"tcg": tcg.play_drawn, "lcg": lcg.play_drawn}
TITLES = {"tcg": tcg.TITLES, "lcg": lcg.TITLES}


def add_arguments(parser: ArgumentParser) -> None:
    """Take which games are played, and where the result goes."""
    parser.add_argument("--game", choices=list(PLAY), default="tcg", help="tcg")
    parser.add_argument("--games", type=int, default=GAMES, help=str(GAMES))
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    add_workers(parser)
    add_seed_and_output(parser, SEED)


def run(options: Namespace, tell: Tell) -> str:
    """Play and return what the games were. Raise Refused, with all of it, if any has a fault."""
    if options.first < 0:
        raise Refused("--first must be at least 0.")
    found = DrawnGames()
    play = partial(PLAY[options.game], seed=options.seed)
    for part in _parts(play, options.first, options.games, options.workers):
        found.add(part)
        tell(f"{found.games} of {options.games} games")
    text = "\n".join(_lines(found, TITLES[options.game]))
    if found.faults:
        raise Refused(text)
    return text + "\n"


def _parts(
    play: Callable[[range], DrawnGames], first: int, games: int, workers: int
) -> Iterator[DrawnGames]:
    last = first + games
    chunks = [range(start, min(start + CHUNK, last)) for start in range(first, last, CHUNK)]
    if workers == 1:
        yield from map(play, chunks)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play, chunks)


def _lines(found: DrawnGames, titles: Sequence[str]) -> Iterator[str]:
    yield f"{found.games} games, kernel {kernel_in_use().value}, digest {found.digest}"
    for place, title in enumerate(titles):
        kinds = sorted({kind[place] for kind in found.kinds}, key=str)
        counts = {
            kind: sum(count for key, count in found.kinds.items() if key[place] == kind)
            for kind in kinds
        }
        yield f"{title}: {', '.join(f'{kind} {count}' for kind, count in counts.items())}"
    yield "endings: " + ", ".join(f"{end} {count}" for end, count in found.endings.most_common())
    yield f"most decisions in a game: {found.longest}"
    yield f"games with a fault: {len({number for number, _ in found.faults})}"
    for number, fault in found.faults[:MOST_FAULTS]:
        yield f"  game {number}: {fault}"
