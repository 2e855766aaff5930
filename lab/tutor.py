"""Whether the tutor's costly choices are real: each is played again in many fresh deals."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import partial
from multiprocessing import get_context
from random import Random
from time import process_time

from lab.ledger import Ledger, Piece
from rules import rng
from rules.analysis import mistakes
from rules.analysis.analysis import Progress, Recorded, pieces, shown
from rules.analysis.choices import options_of
from rules.analysis.kinds import RULESETS
from rules.analysis.mistakes import Confirmed, Screened
from rules.analysis.worth import paired_gain, play_deals, won
from rules.construction import Game
from rules.construction.lcg.starter import introductory_decks
from rules.playtest.kinds import KINDS
from rules.playtest.lcg.description import PlaytestDescription
from rules.tcg.pairings import describe, two_starters

SCENARIO = "passage-through-mirkwood"
# A choice is confirmed that loses at least this share of what was reported.
HALF = 0.5
_FRESH = 91


@dataclass(frozen=True, slots=True)
class Mark:
    """A choice that was listed: what was reported, and what fresh deals say."""

    step: int
    reported: float
    fresh: float
    error: float

    @property
    def is_confirmed(self) -> bool:
        """Whether fresh deals lose at least half of what was reported."""
        return self.fresh >= HALF * self.reported


@dataclass(frozen=True, slots=True)
class AnalysedSeat:
    """A seat's game: how many choices were looked at, what was listed, and what it took."""

    name: str
    choices: int
    marks: tuple[Mark, ...]
    seconds: float

    @classmethod
    def read(cls, written: Piece) -> "AnalysedSeat":
        """Return what a ledger has of one."""
        marks = tuple(Mark(**mark) for mark in written["marks"])
        return cls(written["name"], written["choices"], marks, written["seconds"])


def recorded_game(game: Game, player: str, number: int, seed: int) -> tuple[str, Recorded]:
    """Return a game that a player plays against itself, with a name, seen by one seat in turn."""
    dice = Random(f"tutor {seed} {number}")
    kind = KINDS[game]
    description: object
    if game is Game.TCG:
        pairing = dice.choice(two_starters())
        description = replace(describe(pairing, seed), players=(player, player))
        seat, name = number % 2, " - ".join(pairing.decks)
    else:
        name = dice.choice(sorted(introductory_decks()))
        deck = introductory_decks()[name].deck
        description = PlaytestDescription((deck,), (player,), seed, SCENARIO)
        seat = 0
    record = kind.play_game(description, number)
    replay = partial(kind.replay, description, number, record.choices)
    return name, Recorded(RULESETS[game], replay, record.choices, seat, seed + number)


def analyse(
    name: str, recorded: Recorded, fresh: int, pool: Executor | None = None
) -> AnalysedSeat:
    """Analyse a seat's game, and play what is listed in `fresh` more deals by `good`.

    The processes of a `pool` may play these.
    """
    begun = process_time()
    progress = Progress()
    for _ in pieces(recorded, progress):
        pass
    seconds = process_time() - begun
    marks = tuple(
        _play_again(recorded, progress.screened[found.step], found, fresh, pool)
        for found in shown(progress, recorded.effort)
    )
    return AnalysedSeat(name, len(progress.screened), marks, seconds)


def _play_again(
    recorded: Recorded, screened: Screened, found: Confirmed, fresh: int, pool: Executor | None
) -> Mark:
    ruleset = recorded.ruleset
    position = next(
        game.clone() for step, game in enumerate(recorded.replay()) if step == found.step
    )
    lines = [screened.lines[screened.ranking()[0][0]], screened.lines[0]]
    better, played = play_deals(
        ruleset,
        position,
        recorded.seat,
        [options_of(position, line) for line in lines],
        crew=ruleset.good,
        deals=range(fresh),
        seed=rng.seeded(recorded.seed, _FRESH, found.step),
        pool=pool,
    )
    gain, error = paired_gain(won(better), won(played))
    return Mark(found.step, mistakes.cost(found), gain, error)


def analyse_games(
    game: Game,
    player: str,
    games: int,
    fresh: int,
    seed: int,
    ledger: Ledger,
    tell: Callable[[str], None],
    workers: int = 1,
) -> Iterator[AnalysedSeat]:
    """Return the analyses of games that a player plays against itself, one after another.

    Those that the ledger has are not made again. Several `workers` share the fresh deals.
    """
    done = ledger.read()
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for number in range(games):
            if str(number) in done:
                yield AnalysedSeat.read(done[str(number)])
                continue
            name, recorded = recorded_game(game, player, number, seed)
            found = analyse(name, recorded, fresh, pool if workers > 1 else None)
            ledger.add(str(number), asdict(found))
            tell(f"game {number + 1}: {len(found.marks)} listed")
            yield found
