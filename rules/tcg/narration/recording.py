"""A recorded game of the TCG from beginning to end: every table, every line, what to jump to."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType

from rules.recording import Note, Recorder, Recording, TurnStart
from rules.tcg.engine.state.decision import Decision, Option
from rules.tcg.engine.state.state import State
from rules.tcg.engine.state.traits import MINION
from rules.tcg.game import Game
from rules.tcg.narration.consequences import (
    describe_consequence,
    describe_leftovers,
    fight_after,
    minions_taken,
)
from rules.tcg.narration.descriptions import Names, describe_option, describe_question
from rules.tcg.narration.fights import Fight
from rules.tcg.narration.notes import describe_note
from rules.tcg.narration.table import Table, lay_out, sees


def _always(state: State, note: Note) -> bool:
    return True


def _is_companion_or_ally(state: State, note: Note) -> bool:
    return not state.blueprints[note[1]].traits & MINION


def _adds(state: State, note: Note) -> bool:
    return bool(note[2] > 0)


# Which of the engine's notes are moments to jump to, and on what condition.
_MARKS: Mapping[str, tuple[str, Callable[[State, Note], bool]]] = MappingProxyType(
    {
        "moves": ("move", _always),
        "killed": ("death", _is_companion_or_ally),
        "overwhelmed": ("death", _is_companion_or_ally),
        "burdens": ("burden", _adds),
        "skirmish": ("skirmish", _always),
    }
)
# What a player sees of notes about cards that only another player sees.
_VEILED: Mapping[str, str] = MappingProxyType(
    {
        "looked at": "looks at a card",
        "taken into hand": "takes a card into hand",
    }
)
MARK_KINDS = ("move", "death", "burden", "skirmish")


def record_game(
    games: Iterable[Game], choices: Sequence[int], names: Names, seat: int | None = None
) -> Recording[Table]:
    """Return the recording of a game, all of it or what the player in a seat may see."""
    return TcgRecorder(names, seat).record(games, choices)


class TcgRecorder(Recorder[Table]):
    """Records a game of the TCG."""

    of_players = frozenset(
        {
            "bid", "goes first", "redrew", "started with", "site played", "played", "used",
            "placed beneath deck", "placed on deck", "revealed", "looked at", "drew",
            "reshuffled", "burdens", "threats", "controls",
        }
    )  # fmt: skip

    def open_turn(self, state: State, note: Note) -> None:
        if note[0] == "turn":
            self.turns.append(TurnStart(note[1], note[2], self.step))

    def veil(self, state: State, note: Note, seat: int) -> str:
        if not _is_hidden(state, note, seat):
            return ""
        player = state.owner[note[1]] if note[0] == "taken into hand" else note[1]
        return f"{self.names[player]} {_VEILED[note[0]]}"

    def mark(self, state: State, note: Note) -> str:
        kind, applies = _MARKS.get(note[0], ("", _always))
        return kind if applies(state, note) else ""

    def describe_note(self, state: State, note: Note) -> str:
        return describe_note(state, note, self.names)

    def describe_question(self, state: State, decision: Decision) -> str:
        return describe_question(state, decision, self.names)

    def describe_option(self, state: State, decision: Decision, option: Option) -> str:
        return describe_option(state, decision, option, self.names)

    def describe_consequence(self, state: State, decision: Decision, option: Option) -> str:
        """Return what a choice costs, or how its fight ends as things are."""
        return describe_consequence(state, decision, option)

    def fight_after(self, state: State, decision: Decision, option: Option) -> Fight | None:
        """Return the fight that a choice brings or leaves as it is."""
        return fight_after(state, decision, option)

    def describe_rest(self, state: State, decision: Decision) -> str:
        """Return who may assign the minions that nobody faces, and to whom."""
        return describe_leftovers(state, decision, self.names)

    def count_takes(self, state: State, decision: Decision) -> dict[int, int]:
        """Return how many minions each character with a defender bonus can take on still."""
        return minions_taken(state, decision)

    def lay_out(self, state: State, seat: int | None) -> Table:
        return lay_out(state, seat)


def _is_hidden(state: State, note: Note, seat: int) -> bool:
    """Return whether the player in a seat may not read a note whole."""
    kind = note[0]
    if kind == "looked at":
        return bool(note[1] != seat and not sees(state, seat, note[2]))
    if kind == "taken into hand":
        card = note[1]
        owner = state.owner[card]
        return bool(owner != seat and card in state.hands[owner] and not sees(state, seat, card))
    return False
