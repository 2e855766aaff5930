"""Blueprints that count what their sentences do.

Each card is compiled again, and what each sentence adds to its blueprint is wrapped in functions
that count. The registry's blueprints, and so ordinary games, are left as they are.
"""

from __future__ import annotations

from typing import Any

from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.parts import (
    Ability,
    Ban,
    CardTest,
    Context,
    Listed,
    Modifier,
    Part,
    Program,
    Relation,
    Rule,
    Step,
    Test,
)
from rules.tcg.engine.state.state import SLOTS, Frame, State
from rules.tcg.facts.reader import card
from rules.tcg.library import definition
from rules.tcg.notation import sentences as se
from rules.tcg.notation.compiler.cards import compile_card
from rules.tcg.notation.compiler.compilation import Compilation
from rules.tcg.notation.compiler.tables import add_sentence
from rules.tcg.notation.english import describe_sentence
from rules.tcg.study.exercised.tallies import (
    CardTally,
    ProgramTally,
    SentenceTally,
    StepTally,
    Tallies,
    changes_something,
    words_of_program,
)

# What is no part of the table: what is pending, what was counted, what was chosen in the past.
_NOT_THE_TABLE = frozenset(
    {
        "blueprints",
        "choices",
        "current",
        "decisions",
        "depth",
        "edition",
        "in_force",
        "log",
        "memory",
        "next_id",
        "order",
        "owner",
        "pending",
        "possible",
        "stack",
        "unsettled",
        "uses",
    }
)
# Rows of these are replaced and never changed in place, so they need no copy.
_SHARED_ROWS = ("base", "traits")
_TABLE = tuple(name for name in SLOTS if name not in _NOT_THE_TABLE and name not in _SHARED_ROWS)


class Observer:
    """Makes blueprints that count, and has their tallies by card and day of text."""

    def __init__(self) -> None:
        self.tallies: Tallies = {}
        self._blueprints: dict[tuple[str, str], Blueprint] = {}
        self._waiting: list[Frame] = []

    def blueprint(self, card_id: str, day: str = "") -> Blueprint:
        """Return a card as the engine plays it by its text of a day, watched."""
        text = definition(card_id, day)
        key = (card_id, text.since if text is not None else "")
        if key not in self._blueprints:
            self._blueprints[key] = self._compile(text, *key)
        return self._blueprints[key]

    def tally(self, blueprint: Blueprint) -> CardTally | None:
        """Return the tally of a card; None for one that is not written."""
        return self.tallies.get((blueprint.card.id, blueprint.since))

    def settle(self, state: State) -> None:
        """Make the comparisons whose steps were swept off the stack, as by a cancelled skirmish."""
        if not self._waiting:
            return
        pending = {id(frame) for frame in state.stack}
        for frame in self._waiting[:]:
            if id(frame) not in pending:
                compare, *arguments, _ = frame
                compare(state, *arguments, None)
        self._waiting[:] = [frame for frame in self._waiting if id(frame) in pending]

    def clear(self) -> None:
        """Count from nothing again; the blueprints stay."""
        self._waiting.clear()
        for tally in self.tallies.values():
            tally.played = 0
            for found in tally.sentences:
                found.clear()

    def _compile(self, text: se.Definition | None, card_id: str, since: str) -> Blueprint:
        known = card(card_id)
        if text is None:
            return compile_card(known, None, since)
        tally = self.tallies[card_id, since] = CardTally(known, since)

        def add(sentence: se.Sentence, blueprint: Blueprint, compilation: Compilation) -> None:
            words = describe_sentence(known, sentence, brackets=True, module=text.module)
            found = SentenceTally(words)
            tally.sentences.append(found)
            before = _Contents(blueprint)
            parts = len(compilation.parts)
            add_sentence(sentence, blueprint, compilation)
            _watch_parts(compilation.parts[parts:], found, tally, self._waiting)
            _watch_the_rest(blueprint, before, sentence, found)
            _note_kind(sentence, found, tally)

        return compile_card(known, text, since, add)


def _note_kind(sentence: se.Sentence, found: SentenceTally, tally: CardTally) -> None:
    """Note the sentences that the runner counts by what happens in the game."""
    match sentence:
        case se.BearerMustBe():
            tally.about_playing.append(found)
        case se.ToPlay():
            tally.about_playing.append(found)
        case se.BorneInAddition():
            tally.about_bearing = found
        case se.WoundsBecomeBurdens():
            tally.about_wearing = found
        case se.ThreatsLowerCost():
            tally.about_threats = found


class _Contents:
    """What a blueprint had before a sentence was added."""

    def __init__(self, blueprint: Blueprint) -> None:
        self.own = dict(blueprint.own)
        self.borne = dict(blueprint.borne)
        self.everywhere = len(blueprint.everywhere)
        self.bans = len(blueprint.bans)
        self.relations = len(blueprint.relations)
        self.move_limits = len(blueprint.move_limits)
        self.discard_when = len(blueprint.discard_when)
        self.discards = len(blueprint.discards)
        self.own_costs_on = len(blueprint.own_costs_on)
        self.bearer = blueprint.bearer
        self.has_room = blueprint.has_room
        self.text_of = blueprint.text_of
        self.toils_again = blueprint.toils_again


def _watch_the_rest(
    blueprint: Blueprint, before: _Contents, sentence: se.Sentence, found: SentenceTally
) -> None:
    """Watch what a sentence added to a blueprint that is no part of its own."""
    blueprint.own = _watched_rows(blueprint.own, before.own, found)
    blueprint.borne = _watched_rows(blueprint.borne, before.borne, found)
    known = before.everywhere
    blueprint.everywhere = blueprint.everywhere[:known] + tuple(
        (statistic, _watched_modifier(modifier, found))
        for statistic, modifier in blueprint.everywhere[known:]
    )
    blueprint.bans = blueprint.bans[: before.bans] + tuple(
        _watched_ban(ban, found) for ban in blueprint.bans[before.bans :]
    )
    blueprint.move_limits = blueprint.move_limits[: before.move_limits] + tuple(
        (place, _watched_modifier(modifier, found))
        for place, modifier in blueprint.move_limits[before.move_limits :]
    )
    blueprint.relations = blueprint.relations[: before.relations] + tuple(
        (code, _watched_relation(relation, found))
        for code, relation in blueprint.relations[before.relations :]
    )
    blueprint.discard_when = blueprint.discard_when[: before.discard_when] + tuple(
        _watched_rule_of_discard(test, found)
        for test in blueprint.discard_when[before.discard_when :]
    )
    blueprint.discards = blueprint.discards[: before.discards] + tuple(
        (_watched_asking(test, found), _watched_list(cards, found))
        for test, cards in blueprint.discards[before.discards :]
    )
    blueprint.own_costs_on = blueprint.own_costs_on[: before.own_costs_on] + tuple(
        _watched_relation(relation, found)
        for relation in blueprint.own_costs_on[before.own_costs_on :]
    )
    if blueprint.bearer is not before.bearer and blueprint.bearer is not None:
        blueprint.bearer = _watched_bearer(blueprint.bearer, found)
    if blueprint.has_room is not before.has_room and blueprint.has_room is not None:
        blueprint.has_room = _watched_test_of_card(blueprint.has_room, found, counts=False)
    if blueprint.text_of is not before.text_of and blueprint.text_of is not None:
        blueprint.text_of = _watched_test_of_card(blueprint.text_of, found, counts=True)
    if blueprint.toils_again is not before.toils_again and blueprint.toils_again is not None:
        blueprint.toils_again = _watched_test_of_card(blueprint.toils_again, found, counts=True)
    if isinstance(sentence, se.CheaperFor) and blueprint.cheaper is not None:
        _watch_saving(blueprint.cheaper, found)


def _watched_rows(
    rows: dict[int, tuple[Modifier, ...]],
    before: dict[int, tuple[Modifier, ...]],
    found: SentenceTally,
) -> dict[int, tuple[Modifier, ...]]:
    watched = {}
    for statistic, modifiers in rows.items():
        known = len(before.get(statistic, ()))
        added = tuple(_watched_modifier(modifier, found) for modifier in modifiers[known:])
        watched[statistic] = modifiers[:known] + added
    return watched


# --- what holds ---


def _watched_modifier(modifier: Modifier, found: SentenceTally) -> Modifier:
    def watched(state: State, source: int, asked: int) -> int:
        value = modifier(state, source, asked)
        found.offered += 1
        if value:
            found.used += 1
            found.resolved += 1
        return value

    return watched


def _watched_ban(ban: Ban, found: SentenceTally) -> Ban:
    def watched(state: State, source: int, player: int, done: int, which: int) -> bool:
        forbidden = ban(state, source, player, done, which)
        found.offered += 1
        if forbidden:
            found.used += 1
            found.resolved += 1
        return forbidden

    return watched


def _watched_relation(relation: Relation, found: SentenceTally) -> Relation:
    def watched(state: State, context: Context, card: int, other: int) -> int:
        value = relation(state, context, card, other)
        found.offered += 1
        if value:
            found.used += 1
            found.resolved += 1
        return value

    return watched


def _watched_rule_of_discard(test: Test, found: SentenceTally) -> Test:
    def watched(state: State, context: Context) -> bool:
        holds = test(state, context)
        found.offered += 1
        if holds:
            found.used += 1
            found.resolved += 1
        return holds

    return watched


def _watched_asking(test: Test, found: SentenceTally) -> Test:
    """Count that a test is made; what it leads to is counted elsewhere."""

    def watched(state: State, context: Context) -> bool:
        found.offered += 1
        return test(state, context)

    return watched


def _watched_list(cards: Listed, found: SentenceTally) -> Listed:
    """Count a list of cards, to all of which something is done, where there are any."""

    def watched(state: State, context: Context) -> list[int]:
        listed = cards(state, context)
        if listed:
            found.used += 1
            found.resolved += 1
        return listed

    return watched


def _watched_test_of_card(test: CardTest, found: SentenceTally, *, counts: bool) -> CardTest:
    """Count a test of a card whose answer is usually the other one than `counts`."""

    def watched(state: State, context: Context, card: int) -> bool:
        passes = test(state, context, card)
        found.offered += 1
        if passes is counts:
            found.used += 1
            found.resolved += 1
        return passes

    return watched


def _watch_saving(cheaper: Ability, found: SentenceTally) -> None:
    """Count what a card costs less, where its price is only to spot: that takes no steps."""
    saved = cheaper.twilight
    if saved is None or (cheaper.costs is not None and cheaper.costs.steps):
        return

    def watched(state: State, context: Context) -> int:
        change = saved(state, context)
        # What a card could cost is asked outside of any action.
        if context.action >= 0 and change:
            found.used += 1
            found.resolved += 1
        return change

    cheaper.twilight = watched


def _watched_bearer(passes: CardTest, found: SentenceTally) -> CardTest:
    """Count who may bear a card; that it is borne is counted when it is played."""

    def watched(state: State, context: Context, other: int) -> bool:
        may = passes(state, context, other)
        found.offered += may
        return may

    return watched


# --- what is done ---


def _watch_parts(
    parts: list[Part], found: SentenceTally, tally: CardTally, waiting: list[Frame]
) -> None:
    """Watch the parts that a sentence added: its abilities, programs and rules.

    Of an ability it is the effect that counts for the sentence, or the cost where it has none.
    """
    main = {
        id(part.effects if part.effects is not None else part.costs)
        for part in parts
        if isinstance(part, Ability)
    }
    for part in parts:
        match part:
            case Program():
                words = words_of_program(part, tally.card, len(found.programs) + 1)
                changes = bool(part.steps) and changes_something(part.notation)
                program = ProgramTally(words, [StepTally() for _ in part.steps], changes)
                found.programs.append(program)
                counts = found if id(part) in main else None
                part.steps = tuple(
                    _watched_step(step, tally_of_step, counts, waiting, is_first=place == 0)
                    for place, (step, tally_of_step) in enumerate(
                        zip(part.steps, program.steps, strict=True)
                    )
                )
            case Ability():
                part.allowed = _watched_offer(part.allowed, found)
            case Rule():
                part.own = [(code, _watched_modifier(each, found)) for code, each in part.own]
                part.borne = [(code, _watched_modifier(each, found)) for code, each in part.borne]
                part.everywhere = [
                    (code, _watched_modifier(each, found)) for code, each in part.everywhere
                ]
                part.relations = [
                    (code, _watched_relation(each, found)) for code, each in part.relations
                ]
                part.bans = [_watched_ban(each, found) for each in part.bans]


def _watched_offer(allowed: Test, found: SentenceTally) -> Test:
    def watched(state: State, context: Context) -> bool:
        may = allowed(state, context)
        found.offered += may
        return may

    return watched


def _watched_step(
    step: Step,
    tally: StepTally,
    found: SentenceTally | None,
    waiting: list[Frame],
    *,
    is_first: bool,
) -> Step:
    def watched(state: State, context: Context) -> None:
        tally.done += 1
        if found is not None and is_first:
            found.used += 1
            # A required answer is not offered but simply done.
            found.offered = max(found.offered, found.used)
        if tally.is_known:
            if found is not None and tally.resolved:
                found.resolved += 1
            step(state, context)
            return
        before = _fingerprint(state, context.action)
        beneath = tuple(state.stack)
        frame = (_compare, before, context.action, tally, found, waiting, beneath)
        state.stack.append(frame)
        waiting.append(frame)
        step(state, context)

    return watched


def _compare(
    state: State,
    before: tuple[Any, ...],
    action: int,
    tally: StepTally,
    found: SentenceTally | None,
    waiting: list[Frame],
    beneath: tuple[Frame, ...] | None,
) -> None:
    """Step: once all that a step set off is done, see whether anything is different.

    A step may also change what waits `beneath` it: what it does then comes later. None where that
    was swept off the stack.
    """
    waiting[:] = [frame for frame in waiting if frame[1] is not before]
    after = _fingerprint(state, action)
    puts_off = beneath is not None and list(map(id, beneath)) != list(map(id, state.stack))
    if after == before and not puts_off:
        return
    tally.changed += 1
    if puts_off or after[:-1] != before[:-1]:
        tally.resolved += 1
        if found is not None:
            found.resolved += 1


def _fingerprint(state: State, action: int) -> tuple[Any, ...]:
    """Return the table, what other actions remember, and last what this action does."""
    others = frozenset(
        (key, entries) for key, entries in state.memory.items() if entries and key != action
    )
    return (
        *state.base,
        state.traits,
        *(_frozen(getattr(state, name)) for name in _TABLE),
        others,
        state.memory.get(action, ()),
    )


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        nested = bool(value) and isinstance(value[0], list)
        return tuple(map(tuple, value)) if nested else tuple(value)
    if isinstance(value, dict):
        return frozenset(value.items())
    return value
