"""Every pairing of starter decks that a block's format allows, and four of them at one table."""

import os
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from rules.construction.starters import starter, starter_slugs
from rules.tcg.facts.sets import SetBlock
from rules.tcg.game import Game
from rules.tcg.pairings import Pairing, describe, pairings, play_all, starters_of
from tests.rules.tcg.random_games import assert_cards_conserved, random_game

SEED = 2026
PLAYERS = 4
BLOCKS = [block for block in SetBlock if starters_of(block)]


def at_random() -> list[Pairing]:
    """Return every pairing of a block, mirrors too, with random players."""
    return [replace(pairing, players=("random", "random")) for pairing in pairings(starter_slugs())]


def mixed_tables(games: int) -> Iterator[tuple[int, list[str]]]:
    """Return so many tables of four decks of a block, and a seed for each."""
    dice = random.Random(SEED)
    for seed in range(games):
        block = BLOCKS[seed % len(BLOCKS)]
        yield seed, dice.choices(starters_of(block), k=PLAYERS)


def play_table(seed: int, slugs: list[str]) -> Game:
    edition = describe(Pairing((slugs[0], slugs[1])), seed).edition
    decks = [starter(slug).deck for slug in slugs]
    *_, game = random_game(seed, PLAYERS, edition, decks)
    return game


def ends_well(game: Game) -> bool:
    assert_cards_conserved(game.state)
    return game.state.winner is not None


def test_mixed_decks_play_at_tables_of_four() -> None:
    assert all(ends_well(play_table(seed, slugs)) for seed, slugs in mixed_tables(20))


@pytest.mark.nightly
def test_two_hundred_tables_of_four_mixed_decks() -> None:
    assert all(ends_well(play_table(seed, slugs)) for seed, slugs in mixed_tables(200))


@pytest.mark.nightly
def test_a_thousand_games_of_every_pairing() -> None:
    """Its figures are in docs/tcg-starters.md."""
    listed = at_random()
    games = unfinished = 0
    for played in play_all(listed, 1_000, SEED, workers=os.cpu_count() or 1):
        games += played.summary.games
        unfinished += played.summary.unfinished
    print(f"{games} games of {len(listed)} pairings, {unfinished} unfinished")
    assert games == 1_000 * len(listed)
