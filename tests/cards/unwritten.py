"""A card whose behaviour is not written yet."""

from rules.tcg.facts.reader import all_cards
from rules.tcg.library import undefined

UNWRITTEN = undefined(all_cards())[0]
