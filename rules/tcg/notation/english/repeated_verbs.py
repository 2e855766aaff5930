"""A verb said once for several effects: "exert an Elf or a Man", "exert a Dwarf and a Man"."""

from __future__ import annotations

import re

from rules.tcg.notation import effects as ef

_SAID_ONCE = {ef.Exert: "exert ", ef.Discard: "discard ", ef.Spot: "spot "}

_ALTERNATIVE_VERBS: dict[type[ef.Effect], str] = {
    **_SAID_ONCE,
    ef.SpotTokens: "spot ",
    ef.RemoveTokens: "remove ",
}

_OFTEN = re.compile(r" (twice|times)\b")

# After these, what follows "and" would belong to the last words alone.
_ENDS_OTHERWISE = re.compile(r" (or|for each) ")


def without_verb_of(before: ef.Effect | None, part: ef.Effect, last: str, words: str) -> str:
    """Return an effect without the verb of the one before: "(exert a Dwarf and) a Man".

    Return nothing where the verb must stay: it differs, or a count would belong to both.
    """
    options = part.options if isinstance(part, ef.Either) else (part,)
    verb = _SAID_ONCE.get(type(before), "")
    if not verb or {type(option) for option in options} != {type(before)}:
        return ""
    if _OFTEN.search(last) or _OFTEN.search(words) or not last.startswith(verb):
        return ""
    either = "either " if isinstance(part, ef.Either) else ""
    said = words.removeprefix(either)
    if not said.startswith(verb) or _ENDS_OTHERWISE.search(last) or (not either and " or " in said):
        return ""
    return f"{either}{said.removeprefix(verb)}"


def with_one_verb(value: ef.Either, words: list[str]) -> list[str]:
    """Return the options with a verb that all of them have said once: "exert an Elf or a Man"."""
    verbs = {_ALTERNATIVE_VERBS.get(type(option), "") for option in value.options}
    verb = verbs.pop()
    same = verb and not verbs and all(each_.startswith(verb) for each_ in words)
    if not same or any(_OFTEN.search(each_) for each_ in words):
        return words
    if all(each_.endswith(" from play") for each_ in words):
        words = [*(each_.removesuffix(" from play") for each_ in words[:-1]), words[-1]]
    return [words[0], *(each_.removeprefix(verb) for each_ in words[1:])]
