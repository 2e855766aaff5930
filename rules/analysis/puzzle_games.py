"""The games that puzzles are from: computer players with starter and published decks.

A puzzle is stored as the names of its decks, a seed and the choices. Everything else follows, so a
line of JSON is enough for one, and it is the same on every site.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, islice
from random import Random
from typing import Any, Final

from rules.analysis.choices import options_of
from rules.analysis.kinds import RULESETS
from rules.analysis.puzzle_search import Search
from rules.analysis.puzzles import FoundPuzzle, Solved
from rules.construction import Game, edition, load_format
from rules.construction.lcg.published import PublishedLcgDeck, published_lcg_decks
from rules.construction.lcg.starter import IntroductoryDeck, introductory_decks
from rules.construction.published import published_decks
from rules.construction.starters import starters
from rules.players.strengths import QUICK
from rules.playtest.kind import Description
from rules.playtest.kinds import KINDS
from rules.playtest.lcg.description import PlaytestDescription as LcgDescription
from rules.playtest.playing import play_choices
from rules.playtest.tcg.description import PlaytestDescription as TcgDescription
from rules.protocol import Game as AnyGame
from rules.tcg.pairings import DAY
from rules.tcg.pools import pool_with, pools

# The scenarios of the LCG that quick players win now and then, and how often each is drawn. Quick
# players play ten to a hundred games in the time of one of good ones.
SCENARIOS: Final[Mapping[str, int]] = {
    "passage-through-mirkwood": 4,
    "journey-down-the-anduin": 1,
    "the-hunt-for-gollum": 2,
    "the-hills-of-emyn-muil": 2,
    "the-dead-marshes": 2,
    "flight-from-moria": 2,
}


class NotThePuzzle(ValueError):
    """A puzzle that today's rules play otherwise."""


@dataclass(frozen=True, slots=True)
class PuzzleGame:
    """A game that puzzles are looked for in: decks by their slugs, and a seed."""

    game: Game
    decks: tuple[str, ...]
    scenario: str
    seed: int

    def description(self) -> Description:
        """Return what decides the game; raise LookupError for a deck that doesn't exist."""
        players = (QUICK,) * len(self.decks)
        if self.game is Game.LCG:
            decks = tuple(_lcg_deck(slug).deck for slug in self.decks)
            return LcgDescription(decks, players, self.seed, self.scenario)
        pool = pool_with(self.decks)
        return TcgDescription(
            tuple(pool.decks[slug] for slug in self.decks),
            players,
            self.seed,
            edition(load_format(pool.format), DAY),
            DAY.isoformat(),
        )

    @property
    def deck_names(self) -> tuple[str, ...]:
        """What its decks are called."""
        if self.game is Game.LCG:
            return tuple(_lcg_deck(slug).name for slug in self.decks)
        known, published = starters(), published_decks()
        return tuple(
            (known[slug] if slug in known else published[slug]).name for slug in self.decks
        )

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

    def positions(self) -> Iterator[AnyGame]:
        """Return the game at each of the solver's choices; NotThePuzzle where it isn't there.

        It is one game that goes on: look at it before you ask for the next.
        """
        numbers = iter([solved.number for solved in self.found.steps])
        wanted = next(numbers)
        try:
            for number, game in enumerate(self.source.positions(self.found.choices)):
                game.state.log = []
                if number != wanted:
                    continue
                decision = game.decision()
                if decision is None or decision.player != self.found.seat:
                    raise NotThePuzzle("The solver doesn't choose here.")
                yield game
                wanted = next(numbers, -1)
        except (LookupError, ValueError) as error:
            raise NotThePuzzle(str(error)) from error
        if wanted >= 0:
            raise NotThePuzzle("The game ends before the puzzle.")

    def position(self, step: int) -> AnyGame:
        """Return the game at one of the solver's choices; NotThePuzzle if it isn't there."""
        return next(islice(self.positions(), step, None))

    def check(self) -> None:
        """Play it through; raise NotThePuzzle if today's rules play it otherwise."""
        for solved, game in zip(self.found.steps, self.positions(), strict=True):
            for line in solved.lines:
                options_of(game, line)

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
        pool = dice.choice(list(pools().values()))
        return PuzzleGame(game, tuple(dice.sample(list(pool.decks), 2)), "", seed)
    [scenario] = dice.choices(list(SCENARIOS), list(SCENARIOS.values()))
    return PuzzleGame(game, dice.choice(_lcg_decks(scenario)), scenario, seed)


def _lcg_decks(scenario: str) -> list[tuple[str, ...]]:
    """Return who tries a scenario: one or two introductory decks, and decks built for it."""
    introductory = sorted(introductory_decks())
    found = [*combinations(introductory, 1), *combinations(introductory, 2)]
    for slug, deck in published_lcg_decks().items():
        if deck.scenario == scenario and slug > deck.partner:
            found.append((deck.partner, slug) if deck.partner else (slug,))
    return found


def _lcg_deck(slug: str) -> IntroductoryDeck | PublishedLcgDeck:
    introductory = introductory_decks()
    return introductory[slug] if slug in introductory else published_lcg_decks()[slug]


def mine(source: PuzzleGame, search: Search | None = None) -> Iterator[Puzzle]:
    """Play a game, and return the puzzles that are found in it."""
    kind = KINDS[source.game]
    record = kind.play_game(source.description(), 0)
    search = search or Search(RULESETS[source.game], source.seed)
    seats = range(len(source.decks))
    for found in search.puzzles(lambda: source.positions(record.choices), record.choices, seats):
        yield Puzzle(source, found)
