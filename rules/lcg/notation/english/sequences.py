"""One effect after another, choices, conditions, what other players do.

Importing this module adds them to the table of effects.
"""

from __future__ import annotations

import re

from rules.english import capitalize_first, join_words
from rules.lcg.facts.reader import played_cards
from rules.lcg.notation import effects as ef
from rules.lcg.notation.conditions import InPlay, Moment, NotSo
from rules.lcg.notation.english.conditions import condition_clause
from rules.lcg.notation.english.effects import EFFECTS, SYMBOLS, clause
from rules.lcg.notation.english.nouns import (
    Speaker,
    phrase_of,
    player_phrase,
    reference,
    target_phrase,
)
from rules.lcg.notation.filters import Reference, Titled
from rules.lcg.notation.own import OwnEffect


def _then(effect: ef.Then, speaker: Speaker) -> str:
    parts = effect.parts
    if len(parts) == 2 and parts[0] == parts[1]:
        return _twice(parts[0], speaker)
    named = _searched_for(parts)
    if len(named) > 1:
        rest = parts[len(named) :]
        text = _search_for_all(named)
    elif isinstance(parts[0], ef.PickPlayer) and _names_player(parts[1]):
        rest = parts[2:]
        text = _with_player(parts[1], parts[0], speaker)
    else:
        rest = parts[1:]
        text = clause(parts[0], speaker)
    for part in rest:
        text += _following(part, effect, speaker)
    return text


def _following(part: ef.Effect, whole: ef.Then, speaker: Speaker) -> str:
    """Return what comes after another effect, as a sentence of its own."""
    if isinstance(part, ef.If) and part.condition is Moment.UNDEFENDED and not part.otherwise:
        return f". (If {Moment.UNDEFENDED.value}, also {clause(part.effect, speaker)}.)"
    text = clause(part, speaker)
    if isinstance(part, ef.Make) and isinstance(whole.parts[0], ef.Make):
        text = text.replace("get ", "also get ", 1)
        until = part.until.value
        if text.startswith(until):
            text = f"{text[len(until) + 2 :]} {until}"
    return f". {capitalize_first(text)}"


def _next(effect: ef.Next, speaker: Speaker) -> str:
    return f"then, {clause(effect.effect, speaker)}"


# --- one search for several cards, an effect that names the player it chooses ---


def _searched_for(parts: tuple[ef.Effect, ...]) -> tuple[ef.PutInStaging, ...]:
    """Return the searches for cards with a title that a sentence begins with."""
    found: list[ef.PutInStaging] = []
    for part in parts:
        if not (
            isinstance(part, ef.PutInStaging)
            and isinstance(part.target, ef.ChooseFrom)
            and isinstance(part.target.filter, Titled)
        ):
            break
        found.append(part)
    return tuple(found)


def _search_for_all(searches: tuple[ef.PutInStaging, ...]) -> str:
    names = []
    pile = ""
    for search in searches:
        assert isinstance(search.target, ef.ChooseFrom)
        assert isinstance(search.target.filter, Titled)
        title = search.target.filter.title
        names.append(title if _is_unique(title) else f"1 copy of the {title}")
        pile = search.target.pile.value
    return f"search {pile} for {join_words(names)}, and add them to the staging area"


def _is_unique(title: str) -> bool:
    return any(card.unique and card.name == title for card in played_cards().values())


def _names_player(effect: ef.Effect) -> bool:
    return isinstance(effect, OwnEffect) and "{player}" in effect.english


def _with_player(effect: ef.Effect, pick: ef.Effect, speaker: Speaker) -> str:
    assert isinstance(effect, OwnEffect)
    assert isinstance(pick, ef.PickPlayer)
    who = "any player" if pick.who is ef.Who.A_PLAYER else pick.who.value
    return clause(effect, speaker).replace("{player}", who)


def _twice(effect: ef.Effect, speaker: Speaker) -> str:
    """Return the same thing done to two cards."""
    assert isinstance(effect, ef.Exhaust)
    assert isinstance(effect.target, ef.Choose)
    cards = phrase_of(effect.target.filter, speaker).text(many=True)
    return f"choose and exhaust 2 {cards}"


def _either(effect: ef.Either, speaker: Speaker) -> str:
    clauses = [clause(part, speaker) for part in effect.options]
    if len(clauses) == 2:
        return f"{clauses[0]}, or {clauses[1]}"
    return f"(choose 1): {', '.join(clauses[:-1])}, or {clauses[-1]}"


def _may(effect: ef.May, speaker: Speaker) -> str:
    return f"{speaker.you} may {clause(effect.effect, speaker)}"


def _any_player_may(effect: ef.AnyPlayerMay, speaker: Speaker) -> str:
    cost = clause(effect.cost, speaker).replace(" you control", "").removeprefix("choose and ")
    text = f"{clause(effect.effect, speaker)}. Any player may {cost}"
    if isinstance(effect.less, OwnEffect):
        return f"{text.replace('.).', '.)')} to {effect.less.english}"
    return f"{text} to reduce this effect to {_difference(effect.less, effect.effect)}"


def _each_may_or(effect: ef.EachMayOr, speaker: Speaker) -> str:
    theirs = clause(effect.effect, speaker.of_others())
    return f"each player may {theirs}. If any player does not, {clause(effect.otherwise, speaker)}"


def _as(effect: ef.As, speaker: Speaker) -> str:
    who = player_phrase(effect.who, speaker)
    theirs = speaker.of_others()
    if effect.plainly and isinstance(effect.effect, ef.Engage):
        verb = "engage" if isinstance(effect.effect.target, ef.Each) else "engages"
        return f"{target_phrase(effect.effect.target, speaker)} {verb} {who}"
    if effect.plainly and isinstance(effect.effect, ef.Either):
        choices = [capitalize_first(clause(part, theirs)) for part in effect.effect.options]
        return f"{who} chooses 1 of the following: • {'. • '.join(choices)}"
    if effect.plainly:
        return f"{who} {third_person(clause(effect.effect, theirs))}"
    verb = "may" if effect.may or speaker.optional else "must"
    return f"{who} {verb} {clause(effect.effect, theirs)}"


def third_person(imperative: str) -> str:
    """Return what somebody does: "chooses and discards 1 card" of "choose and discard 1 card"."""
    imperative, stop, more = imperative.partition(". ")
    first, _, rest = imperative.partition(" ")
    if rest.startswith("and "):
        _, second, rest = (*rest.split(" ", 2), "")[:3]
        return f"{_with_s(first)} and {_with_s(second)} {rest}{stop}{more}"
    rest = re.sub(r"\band (add|discard|return)\b", lambda found: f"and {found[1]}s", rest)
    return f"{_with_s(first)} {rest}{stop}{more}"


def _with_s(verb: str) -> str:
    return verb + ("es" if verb.endswith(("s", "sh", "ch")) else "s")


def _if(effect: ef.If, speaker: Speaker) -> str:
    so = condition_clause(effect.condition, speaker)
    main = clause(effect.effect, speaker)
    if effect.otherwise is None:
        if isinstance(effect.condition, InPlay) and isinstance(effect.condition.filter, Reference):
            named = reference(effect.condition.filter, speaker)
            main = main.replace(named, "it" if named.startswith("that ") else named)
        return f"if {so}, {main}"
    other = clause(effect.otherwise, speaker)
    if isinstance(effect.condition, InPlay):
        if_not = condition_clause(NotSo(effect.condition), speaker)
        return f"{main}. If {if_not}, {other}"
    main = _difference(effect.effect, effect.otherwise) or capitalize_first(main)
    return f"{other}. ({main} instead if {so}.)"


def _difference(effect: ef.Effect, other: ef.Effect) -> str:
    """Return what is different in an effect that is otherwise the same; "" for all of it."""
    if isinstance(effect, ef.As) and isinstance(other, ef.As):
        return _difference(effect.effect, other.effect)
    if (
        isinstance(effect, ef.Make)
        and isinstance(other, ef.Make)
        and effect.target == other.target
        and (effect.target is Reference.ATTACKER or len(effect.changes) == 1)
    ):
        return f"{effect.changes[0].amount:+d} {SYMBOLS[effect.changes[0].statistic]}"
    if isinstance(effect, ef.DealDamage) and isinstance(other, ef.DealDamage):
        return f"{effect.amount} damage" if effect.target == other.target else ""
    if isinstance(effect, ef.AddResources):
        return f"{effect.amount} resource token{'' if effect.amount == 1 else 's'}"
    if isinstance(effect, ef.PlaceProgress):
        return f"{effect.amount} progress tokens"
    if isinstance(effect, ef.RemoveProgress):
        return f"{effect.amount} progress tokens"
    if isinstance(effect, ef.Then) and effect.parts == (other, other):
        return "2 characters"
    return ""


def _at_end_of_phase(effect: ef.AtEndOfPhase, speaker: Speaker) -> str:
    return f"at the end of the phase, {clause(effect.effect, speaker)}"


def _after_attack(effect: ef.AfterAttack, speaker: Speaker) -> str:
    return f"after this attack resolves, {clause(effect.effect, speaker)}"


EFFECTS.update(
    {
        ef.Then: _then,
        ef.Either: _either,
        ef.May: _may,
        ef.AnyPlayerMay: _any_player_may,
        ef.As: _as,
        ef.EachMayOr: _each_may_or,
        ef.If: _if,
        ef.AtEndOfPhase: _at_end_of_phase,
        ef.AfterAttack: _after_attack,
        ef.Next: _next,
    }
)
