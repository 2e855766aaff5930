"""From definitions to the functions the engine calls; done once a card, not once a game.

Each kind of word has modules that fill a table from the class of the word to the function that
compiles it (`tables`, and `effects` for effects). A class that is in no table has no meaning:
`NoMeaning` names card and file.
"""

# Imported for the entries they make in the tables.
from rules.tcg.notation.compiler import abilities as abilities
from rules.tcg.notation.compiler import alternatives as alternatives
from rules.tcg.notation.compiler import amounts as amounts
from rules.tcg.notation.compiler import amounts_in_piles as amounts_in_piles
from rules.tcg.notation.compiler import amounts_of_amounts as amounts_of_amounts
from rules.tcg.notation.compiler import conditions as conditions
from rules.tcg.notation.compiler import effects_of_asking as effects_of_asking
from rules.tcg.notation.compiler import effects_of_bearing as effects_of_bearing
from rules.tcg.notation.compiler import effects_of_choosing as effects_of_choosing
from rules.tcg.notation.compiler import effects_of_effects as effects_of_effects
from rules.tcg.notation.compiler import effects_of_playing as effects_of_playing
from rules.tcg.notation.compiler import effects_of_showing as effects_of_showing
from rules.tcg.notation.compiler import effects_on_cards as effects_on_cards
from rules.tcg.notation.compiler import effects_on_characters as effects_on_characters
from rules.tcg.notation.compiler import effects_on_moments as effects_on_moments
from rules.tcg.notation.compiler import effects_on_ring as effects_on_ring
from rules.tcg.notation.compiler import effects_on_sites as effects_on_sites
from rules.tcg.notation.compiler import effects_on_tokens as effects_on_tokens
from rules.tcg.notation.compiler import effects_on_turn as effects_on_turn
from rules.tcg.notation.compiler import filters as filters
from rules.tcg.notation.compiler import filters_of_actions as filters_of_actions
from rules.tcg.notation.compiler import filters_of_relations as filters_of_relations
from rules.tcg.notation.compiler import keywords_of_choice as keywords_of_choice
from rules.tcg.notation.compiler import known_cards as known_cards
from rules.tcg.notation.compiler import moments as moments
from rules.tcg.notation.compiler import numbers_of_cards as numbers_of_cards
from rules.tcg.notation.compiler import own as own
from rules.tcg.notation.compiler import remembered_amounts as remembered_amounts
from rules.tcg.notation.compiler import rules as rules
from rules.tcg.notation.compiler import sentences as sentences
from rules.tcg.notation.compiler import triggers as triggers
from rules.tcg.notation.compiler import triggers_of_players as triggers_of_players
from rules.tcg.notation.compiler import triggers_of_tokens as triggers_of_tokens
from rules.tcg.notation.compiler import triggers_of_turn as triggers_of_turn
