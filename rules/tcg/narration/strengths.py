"""Where a strength comes from: print, what is borne, and what texts add.

"9 = 7 + 2 from Knight's Spear" is what a player adds up at a table.
"""

from collections import Counter
from collections.abc import Iterator

from rules.tcg.engine.modifiers.numbers import number
from rules.tcg.engine.state.codes import STRENGTH
from rules.tcg.engine.state.state import State

Source = tuple[int, str]
"""How much something adds, and what it is called."""


def strength_sources(state: State, card: int) -> tuple[Source, ...]:
    """Return what changes an active character's strength from print; nothing where nothing does.

    What no single card explains, such as *enduring* or a lasting effect, comes last as "effects".
    """
    printed = state.blueprints[card].card.strength or 0
    total = number(state, STRENGTH, card)
    found = Counter[str]()
    for name, amount in _named(state, card):
        found[name] += amount
    rest = total - printed - sum(found.values())
    sources = [(amount, name) for name, amount in found.items() if amount]
    return (*sources, (rest, "effects")) if rest else tuple(sources)


def _named(state: State, card: int) -> Iterator[tuple[str, int]]:
    def title(source: int) -> str:
        return state.blueprints[source].card.title

    for item in state.attached[card]:
        yield title(item), state.blueprints[item].printed[STRENGTH]
        for modifier in state.blueprints[item].borne.get(STRENGTH, ()):
            yield title(item), modifier(state, item, card)
    for change in state.temporary:
        if change.card == card and change.statistic == STRENGTH and change.source >= 0:
            yield title(change.source), change.amount
    for modifier in state.blueprints[card].own.get(STRENGTH, ()):
        yield "own text", modifier(state, card, card)
    for source, modifier in state.in_force.modifiers[STRENGTH]:
        yield title(source), modifier(state, source, card)
