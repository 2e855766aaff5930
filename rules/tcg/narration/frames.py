"""A recorded game at one of its steps: the table, what just happened, what is chosen next."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rules.tcg.engine.state import State
from rules.tcg.game import Game
from rules.tcg.narration.descriptions import Names, describe_option, describe_question
from rules.tcg.narration.notes import describe_note
from rules.tcg.narration.table import Table, lay_out


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: which step wrote it, and whether it opens a turn or a phase."""

    step: int
    text: str
    opens: str


@dataclass(frozen=True, slots=True)
class TurnStart:
    """Where a turn begins."""

    turn: int
    player: int
    step: int


@dataclass(frozen=True, slots=True)
class Frame:
    """One step of a replay.

    `step` counts the choices made so far, 0 to `steps`. `lines` describe the turn so far.
    `question` says who must choose what now and `choice` what they will choose; both are empty
    at the end. `acting` is the place of the card that the choice is about, -1 for none.
    """

    step: int
    steps: int
    table: Table
    lines: tuple[Line, ...]
    turns: tuple[TurnStart, ...]
    question: str
    choice: str
    chooser: int | None
    acting: int


def frame_at(games: Iterable[Game], choices: tuple[int, ...], step: int, names: Names) -> Frame:
    """Return the frame of a replay at a step; a step past the end is the last one.

    `games` is what `rules.playtest.tcg.game.replay` yields for these choices. Raise NoSuchOption if
    the choices are not those of this game.
    """
    step = max(0, min(step, len(choices)))
    lines: list[Line] = []
    turns: list[TurnStart] = []
    frame: Frame | None = None
    for place, game in enumerate(games):
        state = game.state
        for line in _describe(state, place, names, turns):
            if line.opens == "turn" and frame is None:
                lines.clear()
            lines.append(line)
        if place == step:
            frame = _frame(game, choices, place, tuple(lines), names)
    assert frame is not None, "a replay yields the game after each of its choices"
    return replace(frame, turns=tuple(turns))


def _describe(state: State, step: int, names: Names, turns: list[TurnStart]) -> list[Line]:
    """Describe and drop what the engine noted, and mark where turns begin."""
    lines = []
    for note in state.log or ():
        kind = note[0]
        if kind == "turn":
            turns.append(TurnStart(note[1], note[2], step))
        lines.append(
            Line(step, describe_note(state, note, names), kind if kind in ("turn", "phase") else "")
        )
    state.log = []
    return lines


def _frame(
    game: Game, choices: tuple[int, ...], step: int, lines: tuple[Line, ...], names: Names
) -> Frame:
    state = game.state
    decision = game.decision()
    question = choice = ""
    acting = -1
    if decision is not None and step < len(choices):
        option = decision.options[choices[step]]
        question = describe_question(state, decision, names)
        choice = describe_option(state, decision, option, names)
        acting = option.card
    return Frame(
        step=step,
        steps=len(choices),
        table=lay_out(state),
        lines=lines,
        turns=(),
        question=question,
        choice=choice,
        chooser=decision.player if decision is not None else None,
        acting=acting,
    )
