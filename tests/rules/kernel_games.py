"""Plays games of both rules and prints what they were: `python -m tests.rules.kernel_games N`.

A program of its own, so that a test can run it once with the sources and once compiled. What it
prints must be the same both times, but for the first line.
"""

import json
import pickle
import sys
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Any

from rules import rng
from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starter_slugs
from rules.kernel import kernel_in_use
from rules.lcg.scenarios import SCENARIOS
from rules.playtest.digest import add_digests, game_digest
from rules.playtest.lcg.description import PlaytestDescription as LcgDescription
from rules.playtest.lcg.game import play_game as play_lcg_game
from rules.playtest.lcg.game import set_up as set_up_lcg
from rules.playtest.tcg.game import play_game as play_tcg_game
from rules.playtest.tcg.game import set_up as set_up_tcg
from rules.tcg.pairings import describe, neighbours

SEED = 77
LOOK_EVERY = 25


def main() -> None:
    games = int(sys.argv[1])
    print(f"kernel {kernel_in_use()}")
    tcg = [describe(pairing, SEED) for pairing in neighbours(starter_slugs())]
    lcg = _lcg_descriptions()
    for name, described, play in (("tcg", tcg, play_tcg_game), ("lcg", lcg, play_lcg_game)):
        by_rules = "easy" if name == "tcg" else "quick"
        for player, count in (("random", games * 4 // 5), (by_rules, games // 5)):
            digests = []
            for index in range(count):
                description: Any = described[index % len(described)]
                description = replace(description, players=(player,) * len(description.decks))
                digests.append(game_digest(play(description, index)))
            print(name, player, count, f"{add_digests(digests):064x}")
    starts: tuple[tuple[str, Any, Callable[..., Any]], ...] = (
        ("tcg", tcg, set_up_tcg),
        ("lcg", lcg, set_up_lcg),
    )
    for name, described, set_up in starts:
        looks = [_look(set_up(one, index), index) for index, one in enumerate(described)]
        print(name, "states", len(looks), sha256(json.dumps(looks).encode()).hexdigest())


def _lcg_descriptions() -> list[LcgDescription]:
    decks = [found.deck for found in introductory_decks().values()]
    return [
        LcgDescription(
            tuple(decks[(first + place) % len(decks)] for place in range(players)),
            ("random",) * players,
            SEED,
            scenario,
        )
        for scenario in SCENARIOS
        for players in (1, 2, 4)
        for first in range(len(decks))
    ]


def _look(game: Any, seed: int) -> list[str]:
    """Play a game at random; return what each seat sees from time to time, and check copies."""
    seen = []
    dice = rng.seeded(seed)
    while not game.is_over():
        if len(game.state.choices) % LOOK_EVERY == 0:
            copy = pickle.loads(pickle.dumps(game))
            assert copy.state is not game.state
            _assert_same(copy, game)
            _assert_same(game.clone(), game)
            for seat in range(game.state.players):
                seen.append(repr(game.view(seat)))
                seen.append(repr(game.determinize(seat, seed).view(seat)))
            game = copy
        dice, place = rng.below(dice, len(game.options()))
        game.choose(place)
    return [sha256(text.encode()).hexdigest() for text in seen]


def _assert_same(one: Any, other: Any) -> None:
    plain: Any = object
    same = one == other if type(one).__eq__ is not plain.__eq__ else one.state == other.state
    assert same, "a copy differs from its game"
    hashes = [hash(game if type(game).__hash__ is not plain.__hash__ else game.state)
              for game in (one, other)]  # fmt: skip
    assert hashes[0] == hashes[1], "equal games have different hashes"


if __name__ == "__main__":
    main()
