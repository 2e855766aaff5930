"""Phases, blocks, places out of play, and what cards share: the words that are no cards."""

from rules.tcg.notation.amounts import Zone
from rules.tcg.notation.filters import (
    Feature,
)
from rules.tcg.vocabulary import (
    Block,
    Phase,
)

__all__ = [
    "archery",
    "assignment",
    "culture",
    "discard_pile",
    "draw_deck",
    "fellowship",
    "fellowship_block",
    "hand",
    "its_stack",
    "keyword",
    "king_block",
    "maneuver",
    "race",
    "regroup",
    "shadow",
    "skirmish",
    "title",
    "towers_block",
]

# --- phases ---

fellowship = Phase.FELLOWSHIP
shadow = Phase.SHADOW
maneuver = Phase.MANEUVER
archery = Phase.ARCHERY
assignment = Phase.ASSIGNMENT
skirmish = Phase.SKIRMISH
regroup = Phase.REGROUP

# --- blocks, whose sites have numbers of their own ---

fellowship_block = Block.FELLOWSHIP
towers_block = Block.TOWERS
king_block = Block.KING

# --- places out of play ---

hand = Zone.HAND
draw_deck = Zone.DRAW_DECK
discard_pile = Zone.DISCARD_PILE
its_stack = Zone.STACKED

# --- what cards share, or a player names ---

culture = Feature.CULTURE
race = Feature.RACE
keyword = Feature.KEYWORD
title = Feature.TITLE
