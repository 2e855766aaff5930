"""The language of card definitions: `from rules.lcg.notation.language import *`.

A definition reads like its card: a comma means "and", `cost >> effect` is "cost to effect",
`a + b` is "a, then b". The words are those of `__all__`, and no more. What they mean to the engine
is in `compiler`, and how they are said in English in `english`. A new word that many cards need
goes into the module of its kind here; a word that one or two cards need into
`rules.lcg.library.own`.
"""

from typing import TYPE_CHECKING

from rules.lcg.notation.definition import card as card
from rules.lcg.notation.language import effects, nouns, sentences, targets, triggers
from rules.lcg.notation.language.effects import *
from rules.lcg.notation.language.nouns import *
from rules.lcg.notation.language.sentences import *
from rules.lcg.notation.language.targets import *
from rules.lcg.notation.language.triggers import *

# The modules of the words, by kind.
MODULES = (
    "effects",
    "nouns",
    "sentences",
    "targets",
    "triggers",
)

# Every word, for suggestions and lists.
WORDS: tuple[str, ...] = (
    "card",
    *effects.__all__,
    *nouns.__all__,
    *sentences.__all__,
    *targets.__all__,
    *triggers.__all__,
)

# mypy reads lists of plain strings alone; without one it exports what the stars bring, the same.
if not TYPE_CHECKING:
    __all__ = list(WORDS)
