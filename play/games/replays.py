"""Replays: a game of a playtest, read back from its record, whole."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from django.utils.text import capfirst

from play.face import GameFace
from play.games.slots import Board, Pieces, encode_boards
from play.models import Playtest, PlaytestDeck
from play.results.labels import short_names
from play.results.titles import short_deck_names
from play.trials.decks import trial_seats
from rules.players.player import UnknownPlayer
from rules.players.telling import can_tell
from rules.playtest.kind import Record
from rules.recording import Line, Mark, Recording, TurnStart, without_repeated_names

# How a deck's name is marked on the page.
SERIES = "abcdef"

# What a kind of mark is called, and its icon.
MARKS: Mapping[str, tuple[str, str]] = {
    "move": ("move", "footprints"),
    "death": ("death", "skull"),
    "burden": ("burden", "flame"),
    "skirmish": ("skirmish", "swords"),
    "quest": ("quest", "flag"),
    "travel": ("travel", "footprints"),
    "attack": ("attack", "swords"),
}


@dataclass(frozen=True, slots=True)
class SeatOnBoard:
    """A player's part of the board: what stands in its slots, and the slots' names.

    `below` is whether it lies below the field: the reader's own seat.
    """

    name: str
    series: str
    pieces: Mapping[str, Pieces]
    slot: Mapping[str, str]
    below: bool = False


@dataclass(frozen=True, slots=True)
class PlacedMark:
    """A mark on the scrubber; `across` is its place, such as "12.5%"."""

    step: int
    kind: str
    text: str
    across: str


@dataclass(frozen=True, slots=True)
class Replay:
    """A whole game, drawn, and the step it opens at.

    `eyes` are the seats through which it can be seen, None for all cards. `asked` are the steps at
    which a computer player chose that can say why.
    """

    names: tuple[str, ...]
    template: str
    kinds: Sequence[str]
    step: int
    seat: int | None
    boards: Sequence[Board]
    lines: Sequence[Line]
    marks: Sequence[Mark]
    turns: Sequence[TurnStart]
    result: str
    length: str
    played_by: str
    eyes: Sequence[int | None]
    asked: frozenset[int] = frozenset()

    @property
    def can_be_asked(self) -> bool:
        """Whether the player that chose at this step can say why."""
        return self.step in self.asked

    @property
    def steps(self) -> int:
        """The last step."""
        return len(self.boards) - 1

    @property
    def back(self) -> int:
        """The step before this one."""
        return max(0, self.step - 1)

    @property
    def on(self) -> int:
        """The step after this one."""
        return min(self.steps, self.step + 1)

    @property
    def board(self) -> Board:
        """The table at this step."""
        return self.boards[self.step]

    @property
    def seats(self) -> list[SeatOnBoard]:
        """The seats at this step."""
        return [
            SeatOnBoard(
                name,
                SERIES[number],
                pieces,
                {slot: f"{slot}-{number}" for slot in pieces},
                below=number == len(self.names) - 1,
            )
            for number, (name, pieces) in enumerate(zip(self.names, self.board.seats, strict=True))
        ]

    @property
    def placed_marks(self) -> list[PlacedMark]:
        """The marks with their places on the scrubber."""
        last = max(1, self.steps)
        return [
            PlacedMark(mark.step, mark.kind, mark.text, f"{100 * mark.step / last:.2f}%")
            for mark in self.marks
        ]

    @property
    def jumps(self) -> list[tuple[str, str, str]]:
        """The kinds of marks this game has: kind, word and icon."""
        present = {mark.kind for mark in self.marks}
        return [(kind, *MARKS[kind]) for kind in self.kinds if kind in present]

    @property
    def query(self) -> str:
        """What an address of another step begins with, so that it keeps the seat."""
        return "" if self.seat is None else f"seat={self.seat}&"

    @property
    def views(self) -> list[tuple[str, str, bool]]:
        """From where the game can be seen: words, address and whether it is seen so now."""
        return [
            ("All cards", f"?step={self.step}", self.seat is None)
            if seat is None
            else (
                f"As {self.names[seat]} sees it",
                f"?seat={seat}&step={self.step}",
                self.seat == seat,
            )
            for seat in self.eyes
        ]

    def script(self) -> dict[str, Any]:
        """Return what the page's script needs to play the game."""
        marks = [[mark.step, mark.kind] for mark in self.marks]
        return {**encode_boards(self.boards), "marks": marks, "asked": sorted(self.asked)}


class NoReplay(ValueError):
    """A game of other rules or card texts than today's, or whose choices don't lead to its end."""


def load_replay(playtest: Playtest, record: Record, step: int, seat: int | None = None) -> Replay:
    """Return a recorded game at a step; a step past the end is the last one.

    With a seat it holds what the player in it may see, and nothing else.

    Raise NoReplay if other rules or card texts than today's decided the game.
    """
    kind, face = playtest.kind, playtest.face
    # They begin sentences.
    names = tuple(map(capfirst, seat_names(playtest, record.index)))
    try:
        description = playtest.description()
        fingerprint = kind.rules_fingerprint(description)
        if playtest.rules_fingerprint != fingerprint:
            raise NoReplay("it was played by other rules or card texts")
        games = _Watched(kind.replay(description, record.index, record.choices))
        recording = face.record_game(games, record.choices, names, seat)
    except (IndexError, KeyError, ValueError) as error:
        raise NoReplay(str(error)) from error
    if not kind.is_end(games.last, record):
        raise NoReplay("the choices lead to another end")
    result = face.describe_result(record, names)
    tellers = _telling_seats(playtest, description, record.index)
    return Replay(
        names=names,
        template=face.board_template,
        kinds=face.mark_kinds,
        step=min(step, recording.steps),
        seat=seat,
        boards=face.draw_boards(recording, result),
        lines=list(without_repeated_names(recording.lines)),
        marks=recording.marks,
        turns=recording.turns,
        result=result,
        length=face.describe_length(record),
        played_by=played_by(face, playtest.edition, playtest.day, fingerprint),
        eyes=(None, *range(len(names))),
        asked=frozenset(steps_of(recording, tellers, seat).values()),
    )


def steps_of(recording: Recording[Any], seats: Collection[int], seat: int | None) -> dict[int, int]:
    """Return the steps at which one of these seats chooses what a reader may see, by choice.

    A choice's number is not its step: between the scenarios of a campaign nobody chooses.
    """
    choosing = [frame for frame in recording.frames if frame.player >= 0]
    return {
        number: frame.step
        for number, frame in enumerate(choosing)
        if frame.player in seats and seat in (None, frame.player)
    }


def _telling_seats(playtest: Playtest, description: Any, index: int) -> set[int]:
    """Return the seats whose players can say what they compare; none of an earlier version."""
    try:
        players = playtest.kind.seats(description, index)
    except UnknownPlayer:
        return set()
    return {seat for seat, player in enumerate(players) if can_tell(player)}


def seat_names(playtest: Playtest, index: int) -> tuple[str, ...]:
    """Return the names of who plays a game, told apart: in a trial, one version and its others."""
    if not playtest.is_trial:
        return short_deck_names(playtest)
    return short_names([deck.name for deck in seated_decks(playtest, index)])


def seated_decks(playtest: Playtest, index: int) -> list[PlaytestDeck]:
    """Return the decks that play a game, by their seats."""
    return trial_seats(playtest, index) if playtest.is_trial else list(playtest.decks.all())


def played_by(face: GameFace, edition: str, day: date | None, fingerprint: str) -> str:
    """Return which rules and card texts decided a game."""
    texts = f"card texts of {day:%-d %B %Y}" if day else "printed card texts"
    return f"{face.rules_name(edition)}, {texts}, rules version {fingerprint}"


class _Watched:
    """The games of a replay as they pass by; `last` is the latest."""

    def __init__(self, games: Iterator[Any]) -> None:
        self._games = games
        self.last: Any = None

    def __iter__(self) -> Iterator[Any]:
        for game in self._games:
            self.last = game
            yield game
