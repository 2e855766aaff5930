"""What a kind of playtest is, for either game: set up, play, replay, count, write and read.

`rules.playtest.tcg` and `rules.playtest.lcg` are modules with these functions;
`rules.playtest.kinds` finds the one of a game. The queue and the database need no more than this.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol

from rules.players.player import Player
from rules.playtest.facts import GameFacts
from rules.protocol import Game


class Description(Protocol):
    """What decides every game of a playtest."""

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the computer players, one for each deck."""

    @property
    def seed(self) -> int:
        """The seed from which each game's shuffles and dice come."""


class Record(Protocol):
    """What is kept of one game: with the description it can be played again."""

    @property
    def index(self) -> int:
        """The game's number within the playtest."""

    @property
    def choices(self) -> tuple[int, ...]:
        """The options taken, by their place in the list of options."""


class Summary(Protocol):
    """A summary of games."""

    @property
    def games(self) -> int:
        """How many games were played."""

    @property
    def wins(self) -> tuple[int, ...]:
        """How many games each side won: the decks of the TCG, the players of the LCG together."""

    @property
    def total_decisions(self) -> int:
        """How many choices were made in all games."""

    @property
    def digest(self) -> str:
        """The fingerprint of all choices of all games (`rules.playtest.digest`)."""


class PlaytestKind(Protocol):
    """The functions that each game's module has, by its own descriptions, records and summaries."""

    @property
    def has_scores(self) -> bool:
        """Whether its games have scores."""

    def won(self, record: Any) -> bool | None:
        """Return whether the first side won a game; None where nobody did."""

    def score(self, record: Any) -> int | None:
        """Return the score of a won game; None if there is none."""

    def ensure_playable(self, description: Any) -> None:
        """Set up the first game and its players, so that what cannot be played is refused."""

    def rules_fingerprint(self, description: Any) -> str:
        """Return the fingerprint of the rules and of the texts of a playtest's cards."""

    def players_fingerprint(self, description: Any) -> str:
        """Return the fingerprint of the code and weights of a playtest's players."""

    def set_up(self, description: Any, index: int) -> Game:
        """Return a game before its first choice."""

    def games(self, description: Any, index: int) -> Iterator[Game]:
        """Return a game before its first choice, and in a campaign each next one after a victory.

        Play each to its end before you ask for the next.
        """

    def seats(self, description: Any, index: int, scenario: int = 0) -> Sequence[Player]:
        """Return the computer players of a game by their seats, as they are before it begins.

        In a campaign each of its scenarios, from 0, has players with dice of their own.
        """

    def play_game(self, description: Any, index: int) -> Record:
        """Play a game to its end."""

    def replay(self, description: Any, index: int, choices: tuple[int, ...]) -> Iterator[Game]:
        """Return a recorded game after its set-up and after each of its choices."""

    def is_end(self, game: Any, record: Any) -> bool:
        """Return whether a game has ended as recorded."""

    def summarise(self, records: Iterable[Any]) -> Summary:
        """Return the summary of some games."""

    def merge(self, summaries: Iterable[Any]) -> Summary:
        """Return the summary of all games of these summaries, in any order."""

    def listed_cards(self, description: Any) -> tuple[tuple[str, ...], ...]:
        """Return the different cards of each deck, in the order of `GameFacts.seen`."""

    def game_facts(self, description: Any, record: Any) -> GameFacts:
        """Return what people look for in a game."""

    def write_record(self, record: Any) -> list[Any]:
        """Write a record as a row of plain values."""

    def read_record(self, row: list[Any]) -> Record:
        """Read a record; raise BadWriting for a row of another form."""

    def write_summary(self, summary: Any) -> dict[str, Any]:
        """Write a summary as plain values."""

    def read_summary(self, written: dict[str, Any]) -> Summary:
        """Read a summary; raise BadWriting for what is of another form."""
