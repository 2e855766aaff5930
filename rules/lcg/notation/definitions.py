"""All definitions that the library has made, by card code and edition."""

import sys

from rules.lcg.facts.reader import card as facts_of
from rules.lcg.notation.sentences import Definition, Sentence

DEFINITIONS: dict[tuple[str, str], Definition] = {}


class BadDefinition(ValueError):
    """A definition of a card that does not exist, is named otherwise, or is defined already."""


def card(code: str, name: str, *sentences: Sentence, edition: str = "") -> Definition:
    """Define a card; no sentences for a card of facts alone.

    `edition` is the day of an erratum, such as "2015-01-20"; it is empty for the printed card.
    Raise BadDefinition for a second definition and for a name that is not the card's, and
    UnknownCard for a code that no card has.
    """
    printed = facts_of(code)
    if name not in (printed.name, printed.back_name):
        raise BadDefinition(f"{code} is {printed.name}, not {name}")
    if (code, edition) in DEFINITIONS:
        raise BadDefinition(f"{code} {name} is defined twice")
    for sentence in sentences:
        if not isinstance(sentence, Sentence):
            raise BadDefinition(f"{code} {name}: {sentence!r} is no sentence")
    # The module that calls, one frame up: a definition knows the file it is in.
    module = sys._getframe(1).f_globals["__name__"]
    definition = Definition(code, sentences, edition, module)
    DEFINITIONS[code, edition] = definition
    return definition
