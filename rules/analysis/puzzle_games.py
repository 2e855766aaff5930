"""The games that puzzles are from: good players with starter decks, named by a few words.

A puzzle is stored as the names of its decks, a seed and the choices. Everything else follows, so a
line of JSON is enough for one, and it is the same on every site.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random
from typing import Any, Final

from rules.analysis.kinds import RULESETS
from rules.analysis.puzzles import FoundPuzzle, Solved, find_puzzles
from rules.construction import Game
from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starter
from rules.players.strengths import GOOD, QUICK
from rules.playtest.kind import Description
from rules.playtest.kinds import KINDS
from rules.playtest.lcg.description import PlaytestDescription
from rules.playtest.playing import play_choices
from rules.protocol import Game as AnyGame
from rules.tcg.pairings import Pairing, describe, two_starters

SCENARIOS: Final = ("passage-through-mirkwood", "journey-down-the-anduin")
# Two good players of the LCG take seconds a game, and quick ones get into more trouble.
_PLAYERS: Final = {Game.TCG: GOOD, Game.LCG: QUICK}


class NotThePuzzle(ValueError):
    """A puzzle that today's rules play otherwise."""


@dataclass(frozen=True, slots=True)
class PuzzleGame:
    """A game that puzzles are looked for in: starter decks by name, and a seed."""

    game: Game
    decks: tuple[str, ...]
    scenario: str
    seed: int

    def description(self) -> Description:
        """Return what decides the game."""
        player = _PLAYERS[self.game]
        if self.game is Game.TCG:
            first, second = self.decks
            return replace(describe(Pairing((first, second)), self.seed), players=(player, player))
        decks = tuple(introductory_decks()[name].deck for name in self.decks)
        return PlaytestDescription(decks, (player,) * len(decks), self.seed, self.scenario)

    @property
    def deck_names(self) -> tuple[str, ...]:
        """What its decks are called."""
        if self.game is Game.TCG:
            return tuple(starter(slug).name for slug in self.decks)
        return tuple(introductory_decks()[sphere].name for sphere in self.decks)

    def positions(self, choices: Sequence[int]) -> Iterator[AnyGame]:
        """Return the game after its set-up and after each of these choices."""
        kind = KINDS[self.game]
        return play_choices(kind.games(self.description(), 0), choices)

    def fingerprint(self) -> str:
        """Return the fingerprint of today's rules and texts for it."""
        return KINDS[self.game].rules_fingerprint(self.description())


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle with the game that it is from."""

    source: PuzzleGame
    found: FoundPuzzle

    @property
    def key(self) -> str:
        """What tells it from all others: the game, the seat and the first choice."""
        source, found = self.source, self.found
        text = f"{source} {found.seat} {found.steps[0].number}"
        return sha256(text.encode()).hexdigest()[:16]

    def position(self, step: int) -> AnyGame:
        """Return the game at one of the solver's choices; NotThePuzzle if it isn't there."""
        found = self.found
        solved = found.steps[step]
        game = None
        try:
            for game in self.source.positions(found.choices[: solved.number]):
                game.state.log = []
        except ValueError as error:
            raise NotThePuzzle(str(error)) from error
        decision = game.decision() if game is not None else None
        if game is None or decision is None or decision.player != found.seat:
            raise NotThePuzzle("The solver doesn't choose here.")
        return game

    def write(self) -> str:
        """Return it as a line of JSON."""
        source, found = self.source, self.found
        written = {
            "game": source.game.value,
            "decks": source.decks,
            "scenario": source.scenario,
            "seed": source.seed,
            "seat": found.seat,
            "choices": found.choices,
            "steps": [[each.number, each.lines, each.wins, each.theme] for each in found.steps],
            "quick": found.quick,
            "good": found.good,
        }
        return json.dumps(written, separators=(",", ":"))


def read_puzzle(written: dict[str, Any]) -> Puzzle:
    """Return the puzzle that a line of JSON describes; raise KeyError or ValueError."""
    steps = tuple(
        Solved(number, tuple(tuple(line) for line in lines), tuple(wins), theme)
        for number, lines, wins, theme in written["steps"]
    )
    return Puzzle(
        PuzzleGame(
            Game(written["game"]), tuple(written["decks"]), written["scenario"], written["seed"]
        ),
        FoundPuzzle(
            written["seat"], tuple(written["choices"]), steps, written["quick"], written["good"]
        ),
    )


def drawn_game(game: Game, seed: int) -> PuzzleGame:
    """Return the game that a seed draws."""
    dice = Random(f"puzzles {game.value} {seed}")
    if game is Game.TCG:
        return PuzzleGame(game, dice.choice(two_starters()).decks, "", seed)
    decks = dice.sample(sorted(introductory_decks()), dice.choice((1, 1, 2)))
    return PuzzleGame(game, tuple(decks), dice.choice(SCENARIOS), seed)


def mine(source: PuzzleGame) -> Iterator[Puzzle]:
    """Play a game, and return the puzzles that are found in it."""
    kind = KINDS[source.game]
    record = kind.play_game(source.description(), 0)
    for found in find_puzzles(
        RULESETS[source.game],
        lambda: source.positions(record.choices),
        record.choices,
        range(len(source.decks)),
        source.seed,
    ):
        yield Puzzle(source, found)
