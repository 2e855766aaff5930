"""X that a player chooses as they pay: which numbers make the rest of the action possible.

"Remove X tokens to play a card; its twilight cost is -X": what plays a card must be able to play
it (4.2, "effect"), so the action may be begun if some X makes the card payable, and only such an
X may be named. X may be 0 where the rest means something with none, as a card that is played for
its full cost or one whose cost is X; the rulebooks forbid that only for exertions (4.2, "exert").
"""

from rules.tcg.engine.state.parts import Context, Part, Selector
from rules.tcg.engine.state.state import State
from rules.tcg.engine.steps.execution import holds_with_less_twilight
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation.compiler.compilation import Compiled, always
from rules.tcg.notation.compiler.remembered_amounts import MOST_CHOSEN
from rules.tcg.notation.compiler.selection import NumberAsked, holds_with_memory
from rules.tcg.notation.filters import WithMoreThan, WithNumber
from rules.tcg.notation.traversal import values_of_kind


def settle_x(action: ef.Action, cost: Compiled, done: Compiled, parts: list[Part]) -> None:
    """Make X any number with which the rest of an action is possible; `parts` are its cost's."""
    asked = [step for step in cost.steps if isinstance(step, NumberAsked)]
    if len(asked) != 1:
        return
    number = asked[0]
    if _means_something_with_none(action):
        number.fewest = 0
    if done.begins is always or not any(values_of_kind(action.effect, am.Remembered)):
        return
    begins = done.begins

    def begins_with_it(state: State, context: Context) -> bool:
        """Whether the rest can be done with the number that was named, once it is paid."""
        spent = cost.twilight(state, context) if cost.twilight is not None else 0
        return holds_with_less_twilight(state, context, begins, spent)

    def can_be_paid(state: State, context: Context) -> bool:
        return (
            cost.possible(state, context)
            and cost.once_picked(state, context)
            and begins_with_it(state, context)
        )

    def some_number(state: State, context: Context, picked: tuple[tuple[int, ...], ...]) -> bool:
        return any(
            holds_with_memory(state, context, (*picked, chosen), can_be_paid)
            for chosen in range(number.fewest, MOST_CHOSEN + 1)
        )

    number.allowed = begins_with_it
    pick = next(
        (part for part in parts if isinstance(part, Selector) and _is_pick(part.notation)), None
    )
    if pick is None:

        def begins_for_some(state: State, context: Context) -> bool:
            return some_number(state, context, ())

        done.begins = begins_for_some
        return
    picking = pick

    def makes_it_possible(
        state: State, context: Context, card: int, group: tuple[int, ...]
    ) -> bool:
        return some_number(state, context, ((*group, card),))

    def some_pick_begins(state: State, context: Context) -> bool:
        cards = picking.candidates(state, context)
        return any(makes_it_possible(state, context, card, ()) for card in cards)

    picking.eligible = makes_it_possible
    done.begins = some_pick_begins


def _is_pick(notation: object) -> bool:
    return isinstance(notation, ef.Pick)


def _means_something_with_none(action: ef.Action) -> bool:
    """Whether X is more than a count in the effect, and the cost does not exert X times."""
    if action.cost is None or any(values_of_kind(action.cost, ef.Exert)):
        return False
    effect = action.effect
    measured = (
        *(played.cost for played in values_of_kind(effect, ef.Play)),
        *values_of_kind(effect, WithNumber),
        *values_of_kind(effect, WithMoreThan),
    )
    return any(am.Remembered.X in values_of_kind(value, am.Remembered) for value in measured)
