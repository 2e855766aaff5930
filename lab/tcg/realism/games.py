"""Playing the decks: batches that any process plays alike, the same decks for every player."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context
from random import Random

from lab.tcg.realism.card_use import CardUse
from lab.tcg.realism.decks import DAY, FORMAT, Drawer, drawer
from lab.tcg.realism.results import CardResult
from lab.tcg.realism.tallies import Tally
from rules.construction import edition, load_format
from rules.playtest.playing import play_out, player_seed
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import set_up
from rules.tcg.deck import TcgDeck
from rules.tcg.players.naming import player

PAIRS_A_BATCH = 15
GAMES_A_PAIR = 4
GAMES_A_BATCH = PAIRS_A_BATCH * GAMES_A_PAIR


@dataclass(frozen=True, slots=True)
class Plan:
    """Which decks meet, who plays both, and how many games: all that decides the tallies.

    `results` are people's: of them only how often each card is used matters here. The games are
    rounded up to whole batches.
    """

    results: tuple[CardResult, ...]
    decks: str
    player: str
    games: int
    seed: int

    @property
    def batches(self) -> int:
        """How many batches the games are."""
        return math.ceil(self.games / GAMES_A_BATCH)


def play_batches(plan: Plan, workers: int = 1) -> Iterator[Tally]:
    """Play a plan and return the tallies of its batches, in their order."""
    play = partial(play_batch, plan)
    if workers == 1:
        yield from map(play, range(plan.batches))
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(play, range(plan.batches))


def play_batch(plan: Plan, number: int) -> Tally:
    """Play one batch: some pairs of decks, each in several games and both seats.

    Decks and shuffles follow from the seed and the number alone, so each player gets the same.
    """
    draw = _drawer(plan.results, plan.decks)
    dice = Random(f"{plan.seed} {plan.decks} {number}")
    found = Tally()
    for _ in range(PAIRS_A_BATCH):
        decks = (draw(dice), draw(dice))
        seed = dice.getrandbits(63)
        for index in range(GAMES_A_PAIR):
            _play(decks if index % 2 == 0 else decks[::-1], plan.player, seed, index, found)
    return found


@cache
def _drawer(results: tuple[CardResult, ...], kind: str) -> Drawer:
    return drawer(kind, CardUse(results))


def _play(decks: Sequence[TcgDeck], name: str, seed: int, index: int, found: Tally) -> None:
    description = PlaytestDescription(
        tuple(decks),
        (name,) * len(decks),
        seed,
        edition=edition(load_format(FORMAT), DAY),
        day=DAY.isoformat(),
    )
    game = set_up(description, index)
    play_out(game, [player(name, player_seed(seed, index, place)) for place in range(len(decks))])
    found.played += 1
    winner = game.state.winner
    if winner is None:
        found.cut_off += 1
        return
    for place, deck in enumerate(decks):
        found.count(deck, place == winner)
