"""The English of actions: a cost, and what is done for it."""

from __future__ import annotations

from rules.tcg.notation import effects as ef
from rules.tcg.notation.english.labels import list_of
from rules.tcg.notation.english.sentence_breaks import begins_sentence
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import (
    condition,
    effect,
)


def _required(cost: ef.Effect | None) -> tuple[list[ef.Given], ef.Effect | None]:
    """Take the conditions out of a cost."""
    parts = cost.parts if isinstance(cost, ef.Then) else (cost,)
    required = [part for part in parts if isinstance(part, ef.Given)]
    rest = tuple(part for part in parts if part is not None and not isinstance(part, ef.Given))
    if not rest:
        return required, None
    return required, rest[0] if len(rest) == 1 else ef.Then(rest)


def action(value: ef.Action, speaker: Speaker) -> str:
    """Return a cost and what it pays for: "exert Targon to wound a minion"."""
    if isinstance(value.cost, ef.PayEither):
        ways = [action(way, speaker.trial()) for way in value.cost.actions]
        return ", or ".join(ways)
    required, cost = _required(value.cost)
    words = _paid(cost, value.effect, speaker)
    if not required:
        return words
    holds = list_of([condition(part.condition, speaker) for part in required])
    return f"if {holds}, {words}"


def _paid(cost: ef.Effect | None, done: ef.Effect, speaker: Speaker) -> str:
    if cost is None:
        return speaker.clause(effect(done, speaker))
    with speaker.cost():
        price = effect(cost, speaker)
    if begins_sentence(done, infinitive=True):
        with speaker.mood(infinitive=False):
            return f"{speaker.clause(price)}. {speaker.clause(effect(done, speaker))}"
    with speaker.mood(infinitive=True):
        # "Exert him X times, where X is the current site number, to cancel …".
        explained = "," if ", where X is " in price else ""
        return speaker.clause(f"{price}{explained} to {effect(done, speaker)}")
