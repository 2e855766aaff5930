"""How a card is defined: `card("01014", "Faramir", sentence, ...)` in a file of the library.

Each definition is kept under the module that wrote it; `library/definitions.py` reads them and
checks code and name against the facts.
"""

import sys
from collections import defaultdict

from rules.lcg.notation.sentences import Definition, Sentence

WRITTEN: dict[str, list[Definition]] = defaultdict(list)


def card(code: str, name: str, *sentences: Sentence, edition: str = "") -> Definition:
    """Define a card; no sentences for a card of facts alone.

    `edition` is the day of an erratum, such as "2015-01-20"; it is empty for the printed card.
    """
    for sentence in sentences:
        if not isinstance(sentence, Sentence):
            what = type(sentence).__name__
            raise TypeError(
                f"{code} {name}: {what} is no sentence; "
                "put it into action(), response(), when_revealed() or the like"
            )
    # The module that calls, one frame up: a definition knows the file and line it is written in,
    # so that every mistake can name them.
    caller = sys._getframe(1)
    module = caller.f_globals["__name__"]
    known = Definition(code, sentences, edition, module, name, caller.f_lineno)
    WRITTEN[module].append(known)
    return known
