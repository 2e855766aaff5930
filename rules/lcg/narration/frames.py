"""A recorded game at one of its steps: the table, what just happened, what is chosen next."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules.lcg.game import Game
from rules.lcg.narration.choices import describe_option, describe_question
from rules.lcg.narration.story import sentences
from rules.lcg.narration.table import Table, table_of


@dataclass(frozen=True, slots=True)
class Frame:
    """One step of a replay.

    `step` counts the choices made so far, 0 to `steps`. `lines` are what happened since the
    step before. `question` and `choice` are empty at the end; `acting` is the card that the
    choice is about, -1 for none.
    """

    step: int
    steps: int
    table: Table
    lines: tuple[str, ...]
    question: str
    choice: str
    chooser: int | None
    acting: int


def frame_at(
    games: Iterable[Game], choices: Sequence[int], step: int, names: Sequence[str]
) -> Frame:
    """Return the frame of a replay at a step; a step past the end is the last one.

    `games` is what `rules.playtest.lcg.replay` returns for these choices. Raise IndexError
    where the choices are not those of this game.
    """
    step = max(0, min(step, len(choices)))
    for place, game in enumerate(games):
        if place == step:
            return _frame(game, choices, step, names)
        game.state.log = []
    raise IndexError("the replay ends before its last choice")


def _frame(game: Game, choices: Sequence[int], step: int, names: Sequence[str]) -> Frame:
    state = game.state
    decision = game.decision()
    question = choice = ""
    acting = -1
    if decision is not None and step < len(choices):
        option = decision.options[choices[step]]
        question = describe_question(state, decision, names)
        choice = describe_option(state, option, names)
        acting = option.card
    return Frame(
        step=step,
        steps=len(choices),
        table=table_of(state),
        lines=tuple(sentences(state, names)),
        question=question,
        choice=choice,
        chooser=None if decision is None else decision.player,
        acting=acting,
    )
