"""How a card is defined: `card("7 C 83", "City of Men", sentence, ...)` in a file of the library.

Each definition is kept under the module that wrote it; `library/registry.py` reads them and
checks number and name against the facts.
"""

import sys
from collections import defaultdict
from dataclasses import replace

from rules.tcg.notation.sentences import Definition, Sentence

WRITTEN: dict[str, list[Definition]] = defaultdict(list)


def card(collector: str, name: str, *sentences: Sentence) -> Definition:
    """Define a card by its collector's number and its name.

    A card without sentences has keywords alone. The three cards that share a number (15 C 60)
    are named by their ids.
    """
    return _write(Definition(collector, name, sentences))


def erratum(collector: str, name: str, *sentences: Sentence, since: str, source: str) -> Definition:
    """Define the text of a card from a day (2004-04-05) on, as a document has it."""
    return _write(Definition(collector, name, sentences, since=since, source=source))


def _write(definition: Definition) -> Definition:
    # The module that calls, two frames up: a definition knows the file and line it is written
    # in, so that every mistake can name them.
    caller = sys._getframe(2)
    module = caller.f_globals["__name__"]
    for sentence in definition.sentences:
        if not isinstance(sentence, Sentence):
            what = type(sentence).__name__
            raise TypeError(
                f"{definition.collector} {definition.name}: {what} is no sentence; "
                "put it into event(), ability(), each_time() or the like"
            )
    known = replace(definition, module=module, line=caller.f_lineno)
    WRITTEN[module].append(known)
    return known
