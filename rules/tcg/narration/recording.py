"""A recorded game of the TCG from beginning to end: every table, every line, what to jump to."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from rules.recording import Frame, Line, Mark, Recording, TurnStart
from rules.tcg.engine.hidden import knows
from rules.tcg.engine.state import State
from rules.tcg.engine.traits import MINION
from rules.tcg.game import Game
from rules.tcg.narration.descriptions import Names, describe_option, describe_question
from rules.tcg.narration.notes import describe_note
from rules.tcg.narration.table import Table, lay_out

Note = tuple[Any, ...]


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
    games: Iterable[Game], choices: tuple[int, ...], names: Names, seat: int | None = None
) -> Recording[Table]:
    """Return the recording of a game, all of it or what the player in a seat may see.

    `games` is what `replay` of the playtest yields for these choices. Raise NoSuchOption if the
    choices are not those of this game.
    """
    frames: list[Frame[Table]] = []
    lines: list[Line] = []
    marks: list[Mark] = []
    turns: list[TurnStart] = []
    for step, game in enumerate(games):
        state = game.state
        for note in state.log or ():
            line = _line(state, step, note, names, seat)
            lines.append(line)
            if note[0] == "turn":
                turns.append(TurnStart(note[1], note[2], step))
            kind, applies = _MARKS.get(note[0], ("", _always))
            if kind and applies(state, note):
                marks.append(Mark(step, kind, line.text))
        state.log = []
        frames.append(_frame(game, choices, step, names, seat))
    return Recording(tuple(frames), tuple(lines), tuple(marks), tuple(turns))


def _line(state: State, step: int, note: Note, names: Names, seat: int | None) -> Line:
    opens = note[0] if note[0] in ("turn", "phase") else ""
    if seat is not None and _is_hidden(state, note, seat):
        return Line(step, _veiled(state, note, names), opens)
    return Line(step, describe_note(state, note, names), opens)


def _is_hidden(state: State, note: Note, seat: int) -> bool:
    """Return whether the player in a seat may not read a note whole."""
    kind = note[0]
    if kind == "looked at":
        return bool(note[1] != seat and not knows(state, seat, note[2]))
    if kind == "taken into hand":
        card = note[1]
        owner = state.owner[card]
        return bool(owner != seat and card in state.hands[owner] and not knows(state, seat, card))
    return False


def _veiled(state: State, note: Note, names: Names) -> str:
    """Return what a player sees of a note that they may not read whole."""
    player = state.owner[note[1]] if note[0] == "taken into hand" else note[1]
    return f"{names[player]} {_VEILED[note[0]]}"


def _frame(
    game: Game, choices: tuple[int, ...], step: int, names: Names, seat: int | None
) -> Frame[Table]:
    state = game.state
    decision = game.decision()
    question = choice = ""
    acting = -1
    # A place that is not offered is refused when the game goes on.
    if decision is not None and step < len(choices) and choices[step] < len(decision.options):
        option = decision.options[choices[step]]
        question = describe_question(state, decision, names)
        # What others choose may name cards of their hand; the log says what becomes of it.
        if seat is None or seat == decision.player:
            choice = describe_option(state, decision, option, names)
            acting = option.card
    return Frame(step, lay_out(state, seat), question, choice, acting)
