"""Scenes: positions of a game at which a term of the rules is about to matter.

They are worked examples that you can play, for terms that no lesson shows. A scene is data: the
game that it is from, as puzzles name theirs, and what is offered in it. A term that has neither
says why.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rules.analysis.puzzle_games import PuzzleGame
from rules.construction import Game
from rules.construction.strict import Table, read_table
from rules.lessons.options import LEARNER, describe_options, find_words
from rules.protocol import Game as PlayedGame
from rules.reference import entry

_FOLDER = Path(__file__).with_name("scenes")


class BadScene(ValueError):
    """A scene that names no such term, or that today's rules play otherwise."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A position after `choices`, where the learner may choose `option`.

    `terms` are the entries of the rules reference that it shows, and `say` is what to look at.
    """

    terms: tuple[str, ...]
    source: PuzzleGame
    choices: tuple[int, ...]
    option: str
    say: str

    def position(self) -> PlayedGame:
        """Return its game; raise BadScene if today's rules don't lead there."""
        game = None
        try:
            for game in self.source.positions(self.choices):
                game.state.log = []
        except (LookupError, ValueError) as error:
            raise BadScene(f"{self.terms[0]}: {error}") from error
        decision = game.decision() if game is not None else None
        if game is None or decision is None or decision.player != LEARNER:
            raise BadScene(f"{self.terms[0]}: the learner doesn’t choose here")
        if find_words(self.option, describe_options(self.source.game, game)) is None:
            raise BadScene(f"{self.terms[0]}: {self.option!r} is not offered")
        return game


def scenes(game: Game) -> tuple[Scene, ...]:
    """Return the scenes of a game; BadScene, or BadConstructionFile."""
    return _read(game)[0]


def terms_without_scene(game: Game) -> Mapping[str, str]:
    """Return the terms that have no example to play, and why; BadScene, or BadConstructionFile."""
    return _read(game)[1]


@cache
def _read(game: Game) -> tuple[tuple[Scene, ...], Mapping[str, str]]:
    file = read_table(_FOLDER / f"{game.value}.toml")
    found = tuple(_scene(game, table) for table in file.tables("scenes"))
    without = dict(row for table in file.tables("without") for row in _without(game, table))
    file.finish()
    return found, without


def scene_of(game: str, slug: str) -> Scene | None:
    """Return the scene that shows an entry of the rules reference; None if there is none."""
    return _by_term(Game(game)).get(slug)


@cache
def _by_term(game: Game) -> Mapping[str, Scene]:
    return {term: scene for scene in scenes(game) for term in scene.terms}


def _scene(game: Game, table: Table) -> Scene:
    terms = table.take_many("terms", str)
    found = Scene(
        terms=terms,
        source=PuzzleGame(
            game,
            table.take_many("decks", str),
            table.take_or("scenario", str, ""),
            table.take("seed", int),
        ),
        choices=table.take_many("choices", int),
        option=table.take("option", str),
        say=" ".join(table.take("say", str).split()),
    )
    table.finish()
    _check_terms(game, table, terms)
    return found


def _without(game: Game, table: Table) -> Iterator[tuple[str, str]]:
    terms, why = table.take_many("terms", str), table.take("why", str)
    table.finish()
    _check_terms(game, table, terms)
    return ((term, why) for term in terms)


def _check_terms(game: Game, table: Table, terms: tuple[str, ...]) -> None:
    for term in terms:
        if entry(game, term) is None:
            raise BadScene(f"{table.place}: the rules reference has no {term!r}")
