"""The game that an analysis is about, as it is played again."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from play.face import GameFace
from play.games.records import game_record
from play.games.replays import seat_names
from play.models import Analysis, Playtest, Table
from rules.analysis.analysis import Recorded
from rules.analysis.kinds import RULESETS
from rules.analysis.mistakes import WHOLE, Effort
from rules.construction import Game
from rules.playtest.playing import play_choices
from rules.protocol import Game as AnyGame

# Letters of the choices that count (`Move.by`): of people and of computer players. Passing that
# was done for somebody and the beginning of a game that is played on were no choices.
_OWN_LETTERS = "pc"


class OtherRules(ValueError):
    """A game of other rules or card texts than today's, or one that never began."""


@dataclass(frozen=True, slots=True)
class AnalysedGame:
    """A game with the seat that is looked at, and what its seats are called."""

    face: GameFace
    names: tuple[str, ...]
    recorded: Recorded


def game_of(analysis: Analysis, effort: Effort = WHOLE) -> AnalysedGame:
    """Return the game of an analysis; raise OtherRules if it can't be played again."""
    if analysis.table is not None:
        return _of_table(analysis, analysis.table, effort)
    assert analysis.playtest is not None, "an analysis is about a game"
    return _of_playtest(analysis, analysis.playtest, effort)


def fingerprint_of(table: Table) -> str:
    """Return today's fingerprint of a table's rules; OtherRules if the game began by others."""
    fingerprint = table.kind.rules_fingerprint(table.description())
    if fingerprint != table.rules_fingerprint:
        raise OtherRules("This game was played by other rules or card texts than today’s.")
    return fingerprint


def _of_table(analysis: Analysis, table: Table, effort: Effort) -> AnalysedGame:
    fingerprint_of(table)
    kind, description = table.kind, table.description()
    choices: list[int] = []
    numbers: set[int] = set()
    for first, places, letters in table.moves.order_by("first").values_list(
        "first", "choices", "by"
    ):
        choices += places
        numbers.update(
            first + place for place, letter in enumerate(letters) if letter in _OWN_LETTERS
        )

    def replay() -> Iterable[AnyGame]:
        return play_choices(kind.games(description, table.number), choices)

    names = tuple(seat.name for seat in table.seats.all())
    recorded = Recorded(
        RULESETS[Game(table.game)], replay, choices, analysis.seat, table.seed, numbers, effort
    )
    return AnalysedGame(table.face, names, recorded)


def _of_playtest(analysis: Analysis, playtest: Playtest, effort: Effort) -> AnalysedGame:
    description, number = playtest.description(), analysis.number
    record = game_record(playtest, number)
    if record is None or playtest.rules_fingerprint != playtest.kind.rules_fingerprint(description):
        raise OtherRules("This game was played by other rules or card texts than today’s.")
    replay = partial(playtest.kind.replay, description, number, record.choices)
    recorded = Recorded(
        RULESETS[Game(playtest.game)],
        replay,
        record.choices,
        analysis.seat,
        playtest.seed,
        effort=effort,
    )
    return AnalysedGame(playtest.face, seat_names(playtest, number), recorded)
