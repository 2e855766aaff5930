"""The English of several qualities in one clause."""

from __future__ import annotations

from rules.tcg.notation import qualities as qu
from rules.tcg.notation.amounts import Statistic
from rules.tcg.notation.english.labels import (
    list_of,
)
from rules.tcg.notation.english.phrases import a
from rules.tcg.notation.english.qualities import Words, quality_words
from rules.tcg.notation.english.speaker import Speaker


def qualities_of(qualities: tuple[qu.Quality, ...], speaker: Speaker) -> list[Words]:
    """Return the words of each quality; an amount that two of them share is X in both."""
    amounts = [each.amount for each in qualities if isinstance(each, qu.Change)]
    shared = [each for each in amounts if not isinstance(each, int) and amounts.count(each) > 1]
    before, speaker.shared_amount = speaker.shared_amount, shared[0] if shared else None
    words = [quality_words(quality, speaker) for quality in qualities]
    speaker.shared_amount = before
    return words


_SAID_ONCE = ("gains ", "gain ", "loses ", "lose ", "participates in ", "participate in ")


def _without_repeated_verb(clauses: list[str]) -> list[str]:
    """Return clauses where a verb is left out after the same one: "gains muster and toil 2"."""
    phrases: list[str] = []
    last = ""
    for clause in clauses:
        verb = next((verb for verb in _SAID_ONCE if clause.startswith(verb)), "")
        phrases.append(clause.removeprefix(verb) if verb and verb == last else clause)
        last = verb
    return phrases


_OBJECTS = {"he": "him", "she": "her"}


def given_to(
    name: str, qualities: tuple[qu.Quality, ...], speaker: Speaker, *, many: bool = False
) -> str:
    """Return what a card is: "Targon is strength +2 and fierce, and cannot take wounds"."""
    match qualities:
        case (qu.CannotBeAssignedTo(opponent, True),):
            whom = _OBJECTS.get(name, name)
            return (
                f"the Free Peoples player cannot assign {whom} to skirmish {a(opponent, speaker)}"
            )
    words = qualities_of(qualities, speaker)
    clauses: list[str] = []
    adjectives = [each.adjective for each in words if each.adjective]
    if adjectives:
        clauses.append(f"{'are' if many else 'is'} {list_of(adjectives)}")
    verbs = [each.many or each.verb if many else each.verb for each in words if each.verb]
    clauses += _without_repeated_verb([_may_not(verb, speaker) for verb in verbs])
    numbers = [each.number for each in words if each.number]
    alone = name.startswith("this ") and not speaker.meanwhile
    of_this = alone and speaker.card.set in _SETS_OF_THE_COST_OF
    phrases = [
        f"{f'the {statistic} of {name}' if of_this else possessed(name, statistic)} is {amount}"
        for statistic, amount in numbers
    ]
    if clauses:
        phrases.insert(0, f"{name} {list_of(clauses)}")
    return list_of(phrases)


# "The twilight cost of this minion is −1", where other cards say "this minion's".
_SETS_OF_THE_COST_OF = range(4, 9)
_BOTH_PARTS = ["participate in archery fire", "skirmishes"]


def _joined(phrases: list[str]) -> str:
    """Return phrases as a list; taking part in archery fire and skirmishes is one of them."""
    if phrases[-2:] == _BOTH_PARTS and len(phrases) > len(_BOTH_PARTS):
        phrases = [*phrases[:-2], " and ".join(_BOTH_PARTS)]
    return list_of(phrases)


def made_of(name: str, qualities: tuple[qu.Quality, ...], speaker: Speaker) -> str:
    """Return what follows "make": "a Man strength +2 and damage +1"."""
    words = qualities_of(qualities, speaker)
    said = [each.adjective for each in words if each.adjective]
    said += _without_repeated_verb([each.made for each in words if each.made])
    numbers = [each.number for each in words if each.number]
    phrases = [f"{possessed(name, statistic)} {amount}" for statistic, amount in numbers]
    if said:
        phrases.insert(0, f"{name} {_joined(said)}")
    return list_of(phrases)


# "Bearer may not be overwhelmed", where later cards say "cannot".
_SETS_OF_MAY_NOT = range(1, 6)
_SAID_WITH_MAY_NOT = (
    "cannot take wounds",
    "cannot be overwhelmed",
    "cannot be assigned to a ",
    "cannot participate in archery fire",
)


def _may_not(verb: str, speaker: Speaker) -> str:
    if speaker.card.set in _SETS_OF_MAY_NOT and verb.startswith(_SAID_WITH_MAY_NOT):
        return verb.replace("cannot", "may not", 1)
    return verb


def all_forbid(qualities: tuple[qu.Quality, ...], speaker: Speaker) -> bool:
    """Return whether all qualities say what a card cannot do or have done to it."""
    return all(
        quality_words(each, speaker.trial()).verb.startswith("cannot ") for each in qualities
    )


def only_verbs(qualities: tuple[qu.Quality, ...], speaker: Speaker) -> bool:
    """Return whether all qualities are verbs, which read better without "make"."""
    return all(quality_words(quality, speaker).verb for quality in qualities)


_PRONOUNS = {
    "he": "his",
    "she": "her",
    "it": "its",
    "him": "his",
    "her": "her",
    "bearer": "bearer's",
}


def possessed(name: str, statistic: str) -> str:
    """Return a number of a card: "his twilight cost", "the site number of each Orc"."""
    if name in _PRONOUNS:
        return f"{_PRONOUNS[name]} {statistic}"
    if statistic == Statistic.SHADOW_NUMBER.value:
        return f"{name}'s {statistic}" if name.startswith("each ") else f"the {statistic} of {name}"
    if statistic == Statistic.ROAMING_PENALTY.value:
        return f"the {statistic} for {name}"
    if name[:1].isupper() or (
        name.startswith(("a ", "an ", "that ", "this ")) and name.count(" ") < 3
    ):
        return f"{name}'s {statistic}"
    return f"the {statistic} of {name}"
