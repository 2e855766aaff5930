"""A recorded game of the LCG from beginning to end: every table, every line, what to jump to."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rules.lcg.engine.state import State
from rules.lcg.engine.traits import CHARACTER
from rules.lcg.game import Game
from rules.lcg.hidden import knows
from rules.lcg.narration.choices import describe_option, describe_question
from rules.lcg.narration.story import describe_note
from rules.lcg.narration.table import Table, lay_out
from rules.recording import Frame, Line, Mark, Recording, TurnStart

Note = tuple[Any, ...]

# Which of the engine's notes are moments to jump to; the death of an enemy is none.
_MARKS: Mapping[str, str] = MappingProxyType(
    {
        "quested": "quest",
        "stage": "quest",
        "traveled": "travel",
        "enemy_attacks": "attack",
        "destroyed": "death",
        "eliminated": "death",
    }
)
# What a player sees of notes about cards that only another player sees.
_VEILED: Mapping[str, str] = MappingProxyType({"drew": "draws a card", "looked": "looks at a card"})
MARK_KINDS = ("quest", "travel", "attack", "death")


def record_game(
    games: Iterable[Game], choices: Sequence[int], names: Sequence[str], seat: int | None = None
) -> Recording[Table]:
    """Return the recording of a game, all of it or what the player in a seat may see.

    `games` is what `replay` of the playtest yields for these choices. Raise NoSuchOption if the
    choices are not those of this game.
    """
    frames: list[Frame[Table]] = []
    lines: list[Line] = []
    marks: list[Mark] = []
    rounds: list[TurnStart] = []
    for step, game in enumerate(games):
        state = game.state
        if state.round and (not rounds or rounds[-1].number != state.round):
            rounds.append(TurnStart(state.round, None, step))
            lines.append(Line(step, f"Round {state.round}", "turn"))
        for note in state.log or ():
            if seat is not None and _is_hidden(state, note, seat):
                text = _veiled(note, names)
            else:
                text = describe_note(state, note, names)
            if text:
                lines.append(Line(step, text, "phase" if note[0] == "phase" else ""))
            if note[0] in _MARKS and _is_worth_a_mark(state, note):
                marks.append(Mark(step, _MARKS[note[0]], text))
        state.log = []
        frames.append(_frame(game, choices, step, names, seat))
    return Recording(tuple(frames), tuple(lines), tuple(marks), tuple(rounds))


def _is_hidden(state: State, note: Note, seat: int) -> bool:
    """Return whether the player in a seat may not read a note whole."""
    if note[0] not in _VEILED:
        return False
    player, card = note[1:]
    return bool(player != seat and not knows(state, seat, card))


def _veiled(note: Note, names: Sequence[str]) -> str:
    """Return what a player sees of a note that they may not read whole."""
    return f"{names[note[1]]} {_VEILED[note[0]]}."


def _is_worth_a_mark(state: State, note: Note) -> bool:
    return note[0] != "destroyed" or bool(state.mask[note[1]] & CHARACTER)


def _frame(
    game: Game, choices: Sequence[int], step: int, names: Sequence[str], seat: int | None
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
            choice = describe_option(state, option, names)
            acting = option.card
    return Frame(step, lay_out(state, seat), question, choice, acting)
