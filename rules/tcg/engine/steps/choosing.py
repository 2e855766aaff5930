"""Questions that the texts of cards ask: which cards, how many, which of two things."""

from collections.abc import Sequence

from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import PASS, Option
from rules.tcg.engine.state.parts import Context, Program, Selector
from rules.tcg.engine.state.state import Frame, State
from rules.tcg.engine.steps.execution import push_program, remember, run


def choose(
    state: State, selector: Selector, context: Context, player: int, group: tuple[int, ...]
) -> None:
    """Step: choose one more card of a group, or be done where there are enough.

    A player who must choose more cards than there are chooses all of them (4.2, "effect": as
    much as you can). The group is then what "that" card means.
    """
    most = selector.most(state, context) if selector.most is not None else None
    options: list[Option] = []
    if most is None or len(group) < most:
        seen = set()
        for card in selector.candidates(state, context):
            alike = state.blueprints[card] if selector.once_each else card
            if card in group or alike in seen:
                continue
            if selector.eligible is None or selector.eligible(state, context, card, group):
                seen.add(alike)
                options.append(Option(Verb.CHOOSE, card))
    if not options:
        remember(state, context.action, group)
        return
    if len(group) >= selector.least(state, context) and (
        selector.enough is None or selector.enough(state, context, group)
    ):
        options.append(PASS)
    arguments = (selector, context, player, group)
    state.ask(player, Question.TARGET, options, _chosen, *arguments, source=context.source)


def _chosen(
    state: State,
    option: Option,
    selector: Selector,
    context: Context,
    player: int,
    group: tuple[int, ...],
) -> None:
    if option.verb == Verb.PASS:
        remember(state, context.action, group)
    else:
        state.push(choose, selector, context, player, (*group, option.card))


def asked_from_the_start(frame: Frame) -> Frame:
    """Return the step that asks a question, with nothing chosen for it yet.

    What was chosen so far may be a hidden card: it is chosen again where the cards are dealt again.
    """
    if frame[0] is choose:
        return (*frame[:-1], ())
    return frame


def ask_number(state: State, context: Context, numbers: Sequence[int]) -> None:
    """Ask for one of these numbers; the action remembers it. Call it from a step."""
    options = [Option(Verb.NUMBER, context.source, number=number) for number in numbers]
    state.ask(
        context.player, Question.NUMBER, options, number_chosen, context, source=context.source
    )


def number_chosen(state: State, option: Option, context: Context) -> None:
    """Remember the number a player chose."""
    remember(state, context.action, option.number)


def ask_either(
    state: State, context: Context, places: list[int], branches: tuple[Program | None, ...]
) -> None:
    """Ask the acting player to take one of several branches. Call it from a step."""
    options = [Option(Verb.EITHER, context.source, number=place) for place in places]
    state.ask(
        context.player,
        Question.EITHER,
        options,
        _either_chosen,
        context,
        branches,
        source=context.source,
    )


def _either_chosen(
    state: State, option: Option, context: Context, branches: tuple[Program | None, ...]
) -> None:
    push_program(state, branches[option.number], context)


def choose_player(
    state: State, players: tuple[int, ...], program: Program, context: Context
) -> None:
    """Step: the player who acts chooses another, who then does something."""
    options = [Option(Verb.CHOOSE_PLAYER, context.source, number=player) for player in players]
    state.ask(
        context.player,
        Question.PLAYER,
        options,
        _player_chosen,
        program,
        context,
        source=context.source,
    )


def _player_chosen(state: State, option: Option, program: Program, context: Context) -> None:
    state.push(run, program, 0, context.for_player(option.number))
