"""The language of card definitions: `from rules.lcg.notation.language import *`.

A definition reads like its card: a comma means "and", `cost >> effect` is "cost to effect",
`a + b` is "a, then b". What the words mean to the engine is in `compiler`, and how they are said
in English in `english`. A new word that many cards need goes into the module of its kind here; a
word that one or two cards need into `rules.lcg.library.own`.
"""

from rules.lcg.notation.definitions import card as card
from rules.lcg.notation.language.effects import *
from rules.lcg.notation.language.nouns import *
from rules.lcg.notation.language.sentences import *
from rules.lcg.notation.language.targets import *
from rules.lcg.notation.language.triggers import *
from rules.lcg.notation.sentences import Law as Law
from rules.lcg.vocabulary import Sphere as Sphere
