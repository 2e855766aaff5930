"""Where a number comes from: print, what is attached, and what lasts for a while.

"4 = 2 + 2 Celebrían's Stone" is what a player adds up at a table.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from rules.lcg.engine.codes import (
    ATTACK,
    AURAS,
    DEFENSE,
    HIT_POINTS,
    THREAT,
    UNTIL_ATTACK_ENDS,
    UNTIL_PHASE_ENDS,
    UNTIL_ROUND_ENDS,
    WILLPOWER,
)
from rules.lcg.engine.numbers import number, threat_strength
from rules.lcg.engine.state import State

STATISTIC_NAMES = {
    WILLPOWER: "willpower",
    ATTACK: "attack",
    DEFENSE: "defense",
    HIT_POINTS: "hit points",
    THREAT: "threat",
}
_FOR_A_WHILE = {
    UNTIL_PHASE_ENDS: "this phase",
    UNTIL_ROUND_ENDS: "this round",
    UNTIL_ATTACK_ENDS: "this attack",
}


@dataclass(frozen=True, slots=True)
class Change:
    """A number that isn't as printed: its name, what is printed, and what adds how much."""

    statistic: str
    printed: int
    sources: tuple[tuple[int, str], ...]


def changes(state: State, card: int) -> tuple[Change, ...]:
    """Return the numbers of a card in play that differ from print, and why.

    What nothing explains by itself comes last as "effects".
    """
    found = (_change(state, statistic, card) for statistic in STATISTIC_NAMES)
    return tuple(change for change in found if change is not None)


def _change(state: State, statistic: int, card: int) -> Change | None:
    printed = state.blueprints[card].printed[statistic]
    now = threat_strength if statistic == THREAT else None
    total = now(state, card) if now else number(state, statistic, card)
    if total == printed:
        return None
    counted = Counter[str]()
    for amount, name in _named(state, statistic, card):
        counted[name] += amount
    rest = total - printed - sum(counted.values())
    sources = [(amount, name) for name, amount in counted.items() if amount]
    if rest:
        sources.append((rest, "effects"))
    return Change(STATISTIC_NAMES[statistic], printed, tuple(sources))


def _named(state: State, statistic: int, card: int) -> Iterator[tuple[int, str]]:
    for item in state.attached[card]:
        blueprint = state.blueprints[item]
        for changed, amount in blueprint.bonus:
            if changed == statistic:
                yield amount, blueprint.title
        for modifier in blueprint.borne.get(statistic, ()):
            yield modifier(state, item, card), blueprint.title
    for modifier in state.blueprints[card].own.get(statistic, ()):
        yield modifier(state, card, card), "own text"
    for source in state.rules[AURAS + statistic]:
        blueprint = state.blueprints[source]
        for modifier in blueprint.auras[statistic]:
            yield modifier(state, source, card), blueprint.title
    for change in state.lasting:
        if change.card == card and change.statistic == statistic:
            yield change.amount, _FOR_A_WHILE[change.until]
