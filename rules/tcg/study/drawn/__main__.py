"""`python -m rules.tcg.study.drawn --games 100000 --workers 2`: many games of drawn decks.

Pools, players (random, rules, tuned), two to four seats and editions of the rules take turns.
After every decision each card must be in exactly one place, and a game must have a winner before
the engine's bound of decisions. Prints what the games were, each game in which something did not
hold, and a digest: the same games have the same digest with any hash seed, compiled or not.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from rules.kernel import kernel_in_use
from rules.tcg.study.drawn.games import DrawnGames, play_drawn

GAMES = 1_000
SEED = 2006
CHUNK = 200


def main(words: list[str]) -> int:
    """Play and print; return 1 if something did not hold."""
    parser = argparse.ArgumentParser(prog="python -m rules.tcg.study.drawn")
    parser.add_argument("--games", type=int, default=GAMES, help=str(GAMES))
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seed", type=int, default=SEED, help=str(SEED))
    parser.add_argument("--workers", type=int, default=1, help="processes, 1")
    asked = parser.parse_args(words)
    if asked.games < 1 or asked.workers < 1 or asked.first < 0:
        parser.error("--games and --workers are at least 1, --first at least 0")
    found = DrawnGames()
    for part in _parts(asked.first, asked.games, asked.seed, asked.workers):
        found.add(part)
        if sys.stderr.isatty():
            print(f"\r{found.games} of {asked.games} games", end="", file=sys.stderr)
    _tell(found)
    return 1 if found.faults else 0


def _parts(first: int, games: int, seed: int, workers: int) -> Iterator[DrawnGames]:
    last = first + games
    chunks = [range(start, min(start + CHUNK, last)) for start in range(first, last, CHUNK)]
    if workers == 1:
        yield from (play_drawn(chunk, seed) for chunk in chunks)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(partial(play_drawn, seed=seed), chunks)


def _tell(found: DrawnGames) -> None:
    print(f"{found.games} games, kernel {kernel_in_use().value}, digest {found.digest}")
    for place, title in enumerate(("pool", "players", "seats", "edition")):
        kinds = sorted({kind[place] for kind in found.kinds}, key=str)
        counts = {
            kind: sum(count for key, count in found.kinds.items() if key[place] == kind)
            for kind in kinds
        }
        print(f"{title}: {', '.join(f'{kind} {count}' for kind, count in counts.items())}")
    print("endings: " + ", ".join(f"{end} {count}" for end, count in found.endings.most_common()))
    print(f"most decisions in a game: {found.longest}")
    print(f"games in which something did not hold: {len({number for number, _ in found.faults})}")
    for number, fault in found.faults[:50]:
        print(f"  game {number}: {fault}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
