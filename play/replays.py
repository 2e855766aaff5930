"""Replays: a game of a playtest, read back from its record and stepped through."""

from collections.abc import Iterator
from dataclasses import dataclass

from play.models import Playtest
from play.results import SERIES, short_deck_names
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.fingerprint import rules_fingerprint
from rules.playtest.tcg.game import replay
from rules.playtest.tcg.record import GameRecord
from rules.tcg.game import Game
from rules.tcg.narration.frames import Frame, frame_at
from rules.tcg.narration.table import CardOnTable, SiteOnPath


@dataclass(frozen=True, slots=True)
class Skirmish:
    """A skirmish being fought, and the strengths as they stand."""

    defenders: list[CardOnTable]
    attackers: list[CardOnTable]

    @property
    def defence(self) -> int:
        """The strength of anyone who defends."""
        return sum(card.strength or 0 for card in self.defenders)

    @property
    def attack(self) -> int:
        """The strength of the minions together."""
        return sum(card.strength or 0 for card in self.attackers)


@dataclass(frozen=True, slots=True)
class Replay:
    """A game at one of its steps, with the steps a reader may want to go to next.

    `is_retold`: it was played by other rules or card texts, and its choices still fit.
    """

    record: GameRecord
    frame: Frame
    names: tuple[str, ...]
    is_retold: bool = False

    @property
    def back(self) -> int:
        """The step before this one."""
        return max(0, self.frame.step - 1)

    @property
    def on(self) -> int:
        """The step after this one."""
        return min(self.frame.steps, self.frame.step + 1)

    @property
    def result(self) -> str:
        """How the game ended, in a sentence."""
        if self.record.winner is None:
            return "The game reached the limit without a winner."
        winner, loser = self.names[self.record.winner], self.names[1 - self.record.winner]
        return {
            "site 9": f"{winner} wins: its fellowship reached site 9.",
            "killed": f"{winner} wins: the Ring-bearer of {loser} was killed.",
            "corrupted": f"{winner} wins: the Ring-bearer of {loser} was corrupted.",
        }[self.record.ending]

    @property
    def path(self) -> list[dict[str, object]]:
        """The nine sites as the page shows them."""
        table = self.frame.table
        here = next((site.number for site in table.path if table.active in site.fellowships), 0)
        return [_tile(site, here) for site in table.path]

    @property
    def skirmish(self) -> Skirmish | None:
        """Who fights whom, where a skirmish is being fought."""
        table = self.frame.table
        if not table.skirmish:
            return None
        fellowship = table.seats[table.active].fellowship
        return Skirmish(
            [card for card in fellowship if card.fights],
            [card for card in table.minions if card.fights],
        )


def _tile(site: SiteOnPath, here: int) -> dict[str, object]:
    state = "passed" if site.number < here else "here" if site.number == here else "ahead"
    return {
        "number": site.number,
        "name": site.card.title if site.card else "",
        "state": state,
        "a": 0 in site.fellowships,
        "b": 1 in site.fellowships,
        "control": "" if site.controlled_by is None else SERIES[site.controlled_by],
    }


class NoReplay(ValueError):
    """A game of other rules or card texts than today's, which its choices no longer repeat."""


def replay_at(playtest: Playtest, record: GameRecord, step: int) -> Replay:
    """Return a recorded game at a step; a step past the end is the last one.

    A game that was played by other rules or card texts is shown only if its choices still lead to
    its end, and says so (`is_retold`). Raise NoReplay if they do not.
    """
    description = playtest.description()
    if not isinstance(description, PlaytestDescription):
        raise NoReplay("replays of the LCG are not drawn yet")
    names = short_deck_names(playtest)
    try:
        games = _Watched(replay(description, record.index, record.choices))
        frame = frame_at(games, record.choices, step, names)
        fingerprint = rules_fingerprint(description)
    except (IndexError, KeyError, ValueError) as error:
        raise NoReplay(str(error)) from error
    if not _is_end(games.last, record):
        raise NoReplay("the choices lead to another end")
    return Replay(record, frame, names, is_retold=playtest.rules_fingerprint != fingerprint)


class _Watched:
    """The games of a replay as they pass by; `last` is the latest."""

    def __init__(self, games: Iterator[Game]) -> None:
        self._games = games
        self.last: Game | None = None

    def __iter__(self) -> Iterator[Game]:
        for game in self._games:
            self.last = game
            yield game


def _is_end(game: Game | None, record: GameRecord) -> bool:
    """Return whether a game has ended as recorded."""
    if game is None:
        return False
    state = game.state
    reached = (
        state.winner,
        state.ending,
        state.turn,
        state.first_player,
        tuple(state.position[:2]),
    )
    return reached == (
        record.winner,
        record.ending,
        record.turns,
        record.first_player,
        record.sites,
    )
