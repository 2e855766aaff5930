"""A game of a playtest as a file: what it takes to play it again, for tests and bug reports."""

from datetime import date
from typing import Any

from decks.contents.encoding import from_contents
from play.face import face_of
from play.models import Playtest
from rules.construction import Game
from rules.playtest.kind import Description, Record
from rules.playtest.kinds import KINDS


def write_game(playtest: Playtest, record: Record) -> dict[str, Any]:
    """Return a game as plain values: its decks and players, all that decides it, its record."""
    decks = playtest.decks.all()
    return {
        "game": playtest.game,
        "decks": [deck.contents for deck in decks],
        "players": [deck.player for deck in decks],
        "seed": playtest.seed,
        "day": playtest.day.isoformat() if playtest.day else "",
        "edition": playtest.edition,
        "scenario": playtest.scenario,
        "difficulty": playtest.difficulty,
        "record": playtest.kind.write_record(record),
    }


def read_game(written: dict[str, Any]) -> tuple[Game, Description, Record]:
    """Read a game; raise KeyError or ValueError for what `write_game` doesn't write."""
    game = Game(written["game"])
    description = face_of(game).describe(
        [from_contents(game, contents) for contents in written["decks"]],
        written["players"],
        written["seed"],
        date.fromisoformat(written["day"]) if written["day"] else None,
        edition=written["edition"],
        scenario=written["scenario"],
        difficulty=written["difficulty"],
    )
    return game, description, KINDS[game].read_record(written["record"])


def leads_to_its_end(written: dict[str, Any]) -> bool:
    """Return whether a game's choices still lead to its end by today's rules.

    Raise NoSuchOption for a choice that is not offered any more.
    """
    game, description, record = read_game(written)
    kind = KINDS[game]
    last = None
    for last in kind.replay(description, record.index, record.choices):
        last.state.log = []
    return kind.is_end(last, record)
