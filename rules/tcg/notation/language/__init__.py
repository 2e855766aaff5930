"""The language of card definitions: `from rules.tcg.notation.language import *`.

`card` and `erratum`, every noun and every verb: the words of `__all__`, and no more. What the
words mean to the engine is in `compiler`, and how they are said in English in `english`. A new
word goes into the module of its kind, and into that module's `__all__`.

One rule of order: a number comes first (`spot(2, ranger)`, `exert(2, this)`), then what it is
done to; a limit is named (`limit=3`, `to=4`, `resistance=5`).
"""

from typing import TYPE_CHECKING

from rules.tcg.notation.definition import card as card
from rules.tcg.notation.definition import erratum as erratum
from rules.tcg.notation.language import (
    abilities,
    amounts,
    conditions,
    effects_of_effects,
    effects_on_cards,
    effects_on_characters,
    effects_on_sites,
    effects_on_tokens,
    filters,
    filters_of_numbers,
    nouns,
    phases_and_places,
    players,
    prohibitions,
    qualities,
    sentences,
    sentences_of_playing,
    states,
    targets,
    triggers,
)
from rules.tcg.notation.language.abilities import *
from rules.tcg.notation.language.amounts import *
from rules.tcg.notation.language.conditions import *
from rules.tcg.notation.language.effects_of_effects import *
from rules.tcg.notation.language.effects_on_cards import *
from rules.tcg.notation.language.effects_on_characters import *
from rules.tcg.notation.language.effects_on_sites import *
from rules.tcg.notation.language.effects_on_tokens import *
from rules.tcg.notation.language.filters import *
from rules.tcg.notation.language.filters_of_numbers import *
from rules.tcg.notation.language.nouns import *
from rules.tcg.notation.language.phases_and_places import *
from rules.tcg.notation.language.players import *
from rules.tcg.notation.language.prohibitions import *
from rules.tcg.notation.language.qualities import *
from rules.tcg.notation.language.sentences import *
from rules.tcg.notation.language.sentences_of_playing import *
from rules.tcg.notation.language.states import *
from rules.tcg.notation.language.targets import *
from rules.tcg.notation.language.triggers import *

# The modules of the words, by kind.
MODULES = (
    "abilities",
    "amounts",
    "conditions",
    "effects_of_effects",
    "effects_on_cards",
    "effects_on_characters",
    "effects_on_sites",
    "effects_on_tokens",
    "filters",
    "filters_of_numbers",
    "nouns",
    "phases_and_places",
    "players",
    "prohibitions",
    "qualities",
    "sentences",
    "sentences_of_playing",
    "states",
    "targets",
    "triggers",
)

# Every word, for suggestions and lists.
WORDS: tuple[str, ...] = (
    "card",
    "erratum",
    *abilities.__all__,
    *amounts.__all__,
    *conditions.__all__,
    *effects_of_effects.__all__,
    *effects_on_cards.__all__,
    *effects_on_characters.__all__,
    *effects_on_sites.__all__,
    *effects_on_tokens.__all__,
    *filters.__all__,
    *filters_of_numbers.__all__,
    *nouns.__all__,
    *phases_and_places.__all__,
    *players.__all__,
    *prohibitions.__all__,
    *qualities.__all__,
    *sentences.__all__,
    *sentences_of_playing.__all__,
    *states.__all__,
    *targets.__all__,
    *triggers.__all__,
)

# mypy reads lists of plain strings alone; without one it exports what the stars bring, the same.
if not TYPE_CHECKING:
    __all__ = list(WORDS)
