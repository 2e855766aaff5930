"""How a sentence that holds begins: "while skirmishing a minion", "if you have initiative"."""

from __future__ import annotations

from rules.tcg.notation import conditions as co
from rules.tcg.notation import filters as fi
from rules.tcg.notation.english.labels import phase_name
from rules.tcg.notation.english.places_and_moments import where_at
from rules.tcg.notation.english.predicates import predicate, subject_name
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import condition
from rules.tcg.vocabulary import CardType, ItemClass

_SKIRMISHES = {
    co.Moment.FIERCE_SKIRMISH: "a fierce skirmish",
    co.Moment.NORMAL_SKIRMISH: "a normal skirmish",
    co.Moment.SKIRMISH: "a skirmish",
}


def while_clause(value: co.Condition, about: fi.Filter | None, speaker: Speaker) -> str:
    """Return "while …", short where it is about the subject: "while skirmishing a minion"."""
    if value is co.Moment.STARTING_FELLOWSHIP:
        words = condition(value, speaker)
        speaker.topic = "this"
        return f"when {words}"
    if value is co.Moment.WEARING_THE_RING and about is fi.Reference.BEARER:
        return "while wearing The One Ring"
    if value == co.Every((co.Moment.FIERCE_SKIRMISH, _THIS_SKIRMISHES)):
        words = f"during a fierce skirmish involving {speaker.this}"
        speaker.topic = "this"
        return words
    if _reads_with_if(value, speaker):
        return f"if {condition(value, speaker)}"
    if isinstance(value, co.During):
        return f"during the {phase_name(value.phase)} phase"
    if isinstance(value, co.Moment) and value in _SKIRMISHES:
        return f"during {_SKIRMISHES[value]}"
    if isinstance(about, fi.Reference):
        match value:
            case co.Is(reference, fi.Skirmishing() as filter_) if reference is about:
                return _while_skirmishing(about, filter_, speaker)
            case co.Is(reference, fi.Bearing() as filter_) if reference is about:
                return _while_bearing(about, filter_, speaker)
            case co.AtSite(site) if about is fi.Reference.BEARER or speaker.card.is_character:
                name = "the fellowship"
                if speaker.card.set not in _SETS_OF_THE_FELLOWSHIP:
                    name = subject_name(about, speaker)
                return f"while {name} is {where_at(site, speaker)}"
    return f"while {condition(value, speaker)}"


_THIS_SKIRMISHES = co.Is(fi.Reference.THIS, fi.State.SKIRMISHING)
_SET_OF_INITIATIVE = 7


_SET_OF_WHILE_BEARER_IS = 18


def _reads_with_if(value: co.Condition, speaker: Speaker) -> bool:
    """Return whether print says "if" of what holds for a while."""
    match value:
        case co.HasInitiative():
            minion = speaker.card.type is CardType.MINION
            return speaker.card.set == _SET_OF_INITIATIVE and not minion
        case co.Moment.MOVED_MORE_THAN_ONCE:
            return True
        case co.Is(fi.Reference.BEARER, fi.Titled()):
            return speaker.card.set != _SET_OF_WHILE_BEARER_IS
        case co.Is(fi.Reference.BEARER, fi.Printed() | fi.Bearing(fi.Printed(ItemClass.MOUNT))):
            return True
        case _:
            return False


# "While the fellowship is at a forest site, Haldir is an archer."
_SETS_OF_THE_FELLOWSHIP = range(15, 20)


def _while_skirmishing(about: fi.Reference, with_: fi.Skirmishing, speaker: Speaker) -> str:
    said = predicate(with_, speaker)
    if not speaker.is_of_shadows:
        return f"while {said.removeprefix('is ')}"
    words = f"while {subject_name(about, speaker)} {said}"
    if about is fi.Reference.BEARER or speaker.card.type is CardType.MINION:
        # A pronoun could mean the opponent.
        speaker.topic = ""
    return words


def _while_bearing(about: fi.Reference, borne_: fi.Bearing, speaker: Speaker) -> str:
    said = predicate(borne_, speaker)
    if not speaker.is_of_shadows:
        said = f"bears {said.removeprefix('is bearing ')}"
    return f"while {subject_name(about, speaker)} {said}"
