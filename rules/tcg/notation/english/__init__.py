"""The English of a definition: what a player reads is made of what the machine plays.

`labels` has the words of the vocabulary, `tables` a function for every word of the notation;
the modules named after a kind of word (`filters`, `effects`, `sentences`) have those functions.
`speaker` keeps what a sentence has said so far.
"""

# Imported for the entries they make in the tables.
from rules.tcg.notation.english import effects as effects
from rules.tcg.notation.english import effects_on_game as effects_on_game
from rules.tcg.notation.english.sentences import (
    describe_action,
    describe_effect,
    describe_sentence,
    sentences_of,
)
from rules.tcg.notation.english.speaker import MissingEnglish

__all__ = [
    "MissingEnglish",
    "describe_action",
    "describe_effect",
    "describe_sentence",
    "sentences_of",
]
