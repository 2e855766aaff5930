"""The kind of playtest that a trial is: the kind of its game, with several versions of a deck."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from typing import Any

from rules.players.player import Player
from rules.playtest.digest import add_digests, game_digest
from rules.playtest.facts import GameFacts
from rules.playtest.kind import PlaytestKind
from rules.playtest.trials.summary import (
    DIGEST_BLOCK,
    LOST,
    UNDECIDED,
    WON,
    Run,
    TrialSummary,
    join_runs,
    merge,
    read_summary,
    write_summary,
)
from rules.playtest.trials.trial import Trial
from rules.protocol import Game


class TrialKind:
    """The functions of `PlaytestKind` for trials of a game.

    The record of a game is that of the game's own kind, numbered as the trial numbers it.
    """

    def __init__(self, game_kind: PlaytestKind) -> None:
        self.game_kind = game_kind
        # Every chunk of a trial asks again.
        self._rules_fingerprint = lru_cache(maxsize=64)(self._find_rules_fingerprint)

    def ensure_playable(self, trial: Trial) -> None:
        """Set up the first game of every version and of every opponent."""
        for description in _different_arms(trial.arms):
            self.game_kind.ensure_playable(description)

    def rules_fingerprint(self, trial: Trial) -> str:
        """Return the fingerprint of the rules and of the texts of all cards of a trial."""
        return self._rules_fingerprint(trial.arms)

    def players_fingerprint(self, trial: Trial) -> str:
        """Return the fingerprint of the code and weights of all players of a trial."""
        return _join(map(self.game_kind.players_fingerprint, _different_arms(trial.arms)))

    def set_up(self, trial: Trial, index: int) -> Game:
        """Return a game before its first choice."""
        place = trial.place(index)
        return self.game_kind.set_up(trial.arm(place), place.index)

    def games(self, trial: Trial, index: int) -> Iterator[Game]:
        """Return a game before its first choice, and in a campaign each next one."""
        place = trial.place(index)
        return self.game_kind.games(trial.arm(place), place.index)

    def seats(self, trial: Trial, index: int, scenario: int = 0) -> Sequence[Player]:
        """Return the computer players of a game by their seats, as they are before it begins."""
        place = trial.place(index)
        return self.game_kind.seats(trial.arm(place), place.index, scenario)

    def play_game(self, trial: Trial, index: int) -> Any:
        """Play a game to its end."""
        place = trial.place(index)
        record: Any = self.game_kind.play_game(trial.arm(place), place.index)
        return replace(record, index=index)

    def replay(self, trial: Trial, index: int, choices: tuple[int, ...]) -> Iterator[Game]:
        """Return a recorded game after its set-up and after each of its choices."""
        place = trial.place(index)
        return self.game_kind.replay(trial.arm(place), place.index, choices)

    def is_end(self, game: Any, record: Any) -> bool:
        """Return whether a game has ended as recorded."""
        return self.game_kind.is_end(game, record)

    def summarise(self, records: Iterable[Any]) -> TrialSummary:
        """Return what games say taken together."""
        runs: list[Run] = []
        digests: dict[int, int] = {}
        decisions = 0
        for record in records:
            score = self.game_kind.score(record)
            scores = (score,) if self.game_kind.has_scores else ()
            runs.append(Run(record.index, self._result(record), scores))
            block = record.index // DIGEST_BLOCK
            digests[block] = add_digests([digests.get(block, 0), game_digest(record)])
            decisions += record.decisions
        return TrialSummary(join_runs(runs), digests, decisions)

    def merge(self, summaries: Iterable[TrialSummary]) -> TrialSummary:
        """Return the summary of all games of these summaries, in any order."""
        return merge(summaries)

    def listed_cards(self, trial: Trial) -> tuple[tuple[str, ...], ...]:
        """Return no cards: the versions of a trial have different ones."""
        return ()

    def game_facts(self, trial: Trial, record: Any) -> GameFacts:
        """Return what people look for in a game; the winner is 0 where the version won."""
        arm = trial.arm(trial.place(record.index))
        return replace(self.game_kind.game_facts(arm, record), seen="")

    def write_record(self, record: Any) -> list[Any]:
        """Write a record as a row of plain values."""
        return self.game_kind.write_record(record)

    def read_record(self, row: list[Any]) -> Any:
        """Read a record; raise BadWriting for a row of another form."""
        return self.game_kind.read_record(row)

    def write_summary(self, summary: TrialSummary) -> dict[str, Any]:
        """Write a summary as plain values."""
        return write_summary(summary)

    def read_summary(self, written: dict[str, Any]) -> TrialSummary:
        """Read a summary; raise BadWriting for what is of another form."""
        return read_summary(written)

    @property
    def has_scores(self) -> bool:
        """Whether its games have scores."""
        return self.game_kind.has_scores

    def won(self, record: Any) -> bool | None:
        """Return whether the version won the game; None if nobody did."""
        return self.game_kind.won(record)

    def score(self, record: Any) -> int | None:
        """Return the score of the game; None if it has none."""
        return self.game_kind.score(record)

    def _result(self, record: Any) -> str:
        won = self.won(record)
        return UNDECIDED if won is None else WON if won else LOST

    def _find_rules_fingerprint(self, arms: tuple[tuple[Any, ...], ...]) -> str:
        return _join(map(self.game_kind.rules_fingerprint, _different_arms(arms)))


def _join(fingerprints: Iterable[str]) -> str:
    return sha256("".join(fingerprints).encode()).hexdigest()[:16]


def _different_arms(arms: tuple[tuple[Any, ...], ...]) -> Iterator[Any]:
    """Return arms that have every version and every opponent between them."""
    yield from (of_version[0] for of_version in arms)
    yield from arms[0][1:]
