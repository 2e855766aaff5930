"""The English of a definition: what a player reads is made of what the machine plays.

`labels` has the words of the vocabulary, `tables` a function for every word of the notation;
the modules named after a kind of word (`filters`, `effects`, `sentences`) have those functions.
`speaker` keeps what a sentence has said so far.
"""

# Imported for the entries they make in the tables.
from rules.tcg.notation.english import actions as actions
from rules.tcg.notation.english import amounts_counted as amounts_counted
from rules.tcg.notation.english import amounts_measured as amounts_measured
from rules.tcg.notation.english import choices as choices
from rules.tcg.notation.english import composites as composites
from rules.tcg.notation.english import conditions as conditions
from rules.tcg.notation.english import effects as effects
from rules.tcg.notation.english import effects_on_cards as effects_on_cards
from rules.tcg.notation.english import effects_on_characters as effects_on_characters
from rules.tcg.notation.english import effects_on_game as effects_on_game
from rules.tcg.notation.english import filters as filters
from rules.tcg.notation.english import filters_of_numbers as filters_of_numbers
from rules.tcg.notation.english import filters_of_relations as filters_of_relations
from rules.tcg.notation.english import known_cards as known_cards
from rules.tcg.notation.english import places_and_moments as places_and_moments
from rules.tcg.notation.english import predicates as predicates
from rules.tcg.notation.english import prohibitions as prohibitions
from rules.tcg.notation.english import qualities as qualities
from rules.tcg.notation.english import sentences_of_playing as sentences_of_playing
from rules.tcg.notation.english import site_numbers as site_numbers
from rules.tcg.notation.english import targets as targets
from rules.tcg.notation.english import triggers as triggers
from rules.tcg.notation.english import triggers_of_turn as triggers_of_turn
from rules.tcg.notation.english.reminders import (
    tells_support_area,
    whole_text,
    with_reminders,
)
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
    "tells_support_area",
    "whole_text",
    "with_reminders",
]
