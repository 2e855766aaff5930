"""What a card forbids: `forbids(each_opponent, playing, skirmish_event)`."""

from rules.tcg.notation import sentences as se
from rules.tcg.notation.filters import (
    Filter,
    all_of,
)
from rules.tcg.notation.players import Player
from rules.tcg.notation.sentences import Forbidden
from rules.tcg.vocabulary import Phase

__all__ = [
    "adding_burdens",
    "adding_threats",
    "canceling_skirmishes",
    "changing_culture_tokens",
    "discarding",
    "discarding_from_hand_or_deck",
    "drawing",
    "forbids",
    "healing",
    "looking_at_hands",
    "moving_again",
    "playing",
    "playing_from_piles",
    "preventing_wounds",
    "removing_burdens",
    "removing_threats",
    "replacing_sites",
    "staying",
    "using_abilities",
]


def forbids(who: Player, what: Forbidden, *cards: Filter, phase: Phase | None = None) -> se.Forbids:
    """A player may not do something, with such cards: `forbids(you, playing, ally)`."""
    return se.Forbids(who, what, all_of(cards) if cards else None, phase)


# --- what `forbids(...)` forbids ---

playing = Forbidden.PLAY
playing_from_piles = Forbidden.PLAY_FROM_PILES
using_abilities = Forbidden.USE_ABILITIES
looking_at_hands = Forbidden.LOOK_AT_HANDS
adding_burdens = Forbidden.ADD_BURDENS
removing_burdens = Forbidden.REMOVE_BURDENS
adding_threats = Forbidden.ADD_THREATS
removing_threats = Forbidden.REMOVE_THREATS
moving_again = Forbidden.MOVE_AGAIN
staying = Forbidden.STAY
canceling_skirmishes = Forbidden.CANCEL_SKIRMISHES
healing = Forbidden.HEAL
preventing_wounds = Forbidden.PREVENT_WOUNDS
drawing = Forbidden.DRAW
replacing_sites = Forbidden.REPLACE_SITES
discarding = Forbidden.DISCARD
discarding_from_hand_or_deck = Forbidden.DISCARD_FROM_HAND_OR_DECK
changing_culture_tokens = Forbidden.CHANGE_CULTURE_TOKENS
