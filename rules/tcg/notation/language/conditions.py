"""Conditions: you can spot, the card is, the fellowship is at."""

from rules.tcg.notation import conditions as co
from rules.tcg.notation.amounts import (
    Amount,
    Counted,
    CultureTokens,
    Tally,
    Zone,
    only_filters,
)
from rules.tcg.notation.conditions import Condition, Moment
from rules.tcg.notation.filters import (
    Bearing,
    BearingTokens,
    Filter,
    Range,
    Skirmishing,
    all_of,
)
from rules.tcg.notation.language.filters import culture_of
from rules.tcg.notation.players import Player
from rules.tcg.vocabulary import Phase

__all__ = [
    "ahead",
    "among_revealed",
    "amount_is",
    "at",
    "can_spot",
    "can_spot_tokens",
    "cannot_spot",
    "during",
    "free_peoples_have_initiative",
    "in_adventure_deck",
    "in_dead_pile",
    "in_discard_pile",
    "in_draw_deck",
    "in_fierce_assignment",
    "in_fierce_skirmish",
    "in_hand",
    "in_normal_skirmish",
    "in_skirmish",
    "in_starting_fellowship",
    "is_",
    "is_bearing",
    "is_removed_from_game",
    "is_skirmishing",
    "lost_a_skirmish_this_turn",
    "more",
    "moved_more_than_once",
    "moved_this_turn",
    "opponent_controls_home",
    "shadow_has_initiative",
    "shadow_replaced_this_turn",
    "was_assigned_this_turn",
    "was_played",
    "wearing_the_ring",
    "won_a_skirmish_this_turn",
    "you_control_a_site",
    "you_do",
    "you_have_initiative",
    "your_turn",
]


def can_spot(count: Amount | Filter | Tally, *of: Filter | Tally) -> Condition:
    """You can spot a given number of such cards or tokens; one where no number is named."""
    if isinstance(count, Filter):
        return co.CanSpot(1, all_of((count, *only_filters(of))))
    if isinstance(count, Tally):
        return co.CanSpotTokens(1, count)
    if len(of) == 1 and isinstance(of[0], Tally):
        if not isinstance(count, int):
            raise TypeError("how many tokens can be spotted is a plain number")
        return co.CanSpotTokens(count, of[0])
    return co.CanSpot(count, all_of(only_filters(of)))


def can_spot_tokens(count: int, culture: Filter) -> Condition:
    """You can spot a number of tokens of a culture, on any cards: `can_spot_tokens(2, gondor)`."""
    known = culture_of(culture)
    return co.Compare(CultureTokens(known, BearingTokens(known)), Range(count, None))


def cannot_spot(count: Amount | Filter | Tally, *of: Filter | Tally) -> Condition:
    """You cannot spot a given number of such cards or tokens."""
    return ~can_spot(count, *of)


def is_(reference: Filter, *filters: Filter) -> Condition:
    """A card the sentence knows is such a card."""
    return co.Is(reference, all_of(filters))


def is_skirmishing(reference: Filter, *opponent: Filter) -> Condition:
    """A card the sentence knows is skirmishing such a character."""
    return co.Is(reference, Skirmishing(all_of(opponent)))


def is_bearing(reference: Filter, *item: Filter) -> Condition:
    """A card the sentence knows bears such a card."""
    return co.Is(reference, Bearing(all_of(item)))


def amount_is(amount: Counted, range_: Range) -> Condition:
    """An amount lies in a range."""
    return co.Compare(amount, range_)


def more(amount: Amount, than: Amount) -> Condition:
    """One amount is greater than another."""
    return co.MoreThan(amount, than)


def _in_zone(
    zone: Zone, count: int | Filter, of: tuple[Filter, ...], who: Player = Player.YOU
) -> Condition:
    if isinstance(count, Filter):
        of, count = (count, *of), 1
    return co.InZone(count, all_of(of) if of else None, zone, who)


def in_hand(count: int | Filter = 1, *of: Filter, who: Player = Player.YOU) -> Condition:
    """`count` such cards, or one, are in a hand."""
    return _in_zone(Zone.HAND, count, of, who)


def in_draw_deck(count: int | Filter = 1, *of: Filter, who: Player = Player.YOU) -> Condition:
    """`count` such cards, or one, are in a draw deck."""
    return _in_zone(Zone.DRAW_DECK, count, of, who)


def in_discard_pile(count: int | Filter = 1, *of: Filter, who: Player = Player.YOU) -> Condition:
    """`count` such cards, or one, are in a discard pile."""
    return _in_zone(Zone.DISCARD_PILE, count, of, who)


def in_dead_pile(count: int | Filter = 1, *of: Filter, who: Player = Player.YOU) -> Condition:
    """`count` such cards, or one, are in a dead pile."""
    return _in_zone(Zone.DEAD_PILE, count, of, who)


def in_adventure_deck(count: int | Filter = 1, *of: Filter, who: Player = Player.YOU) -> Condition:
    """`count` such cards, or one, are in an adventure deck."""
    return _in_zone(Zone.ADVENTURE_DECK, count, of, who)


def among_revealed(count: int | Filter = 1, *of: Filter) -> Condition:
    """`count` such cards, or one, are among those just revealed or looked at."""
    return _in_zone(Zone.REVEALED, count, of)


def at(*site: Filter) -> Condition:
    """The fellowship is at such a site."""
    return co.AtSite(all_of(site))


def was_played(phase: Phase, *filters: Filter) -> Condition:
    """It is this phase, and such a card was played in it."""
    return co.WasPlayed(phase, all_of(filters))


def was_assigned_this_turn(*of: Filter) -> Condition:
    """Such a character was assigned to a skirmish this turn."""
    return co.HappenedThisTurn(co.ThisTurn.WAS_ASSIGNED, all_of(of))


def lost_a_skirmish_this_turn(*of: Filter) -> Condition:
    """Such a character lost a skirmish this turn."""
    return co.HappenedThisTurn(co.ThisTurn.LOST_A_SKIRMISH, all_of(of))


def shadow_replaced_this_turn(*site: Filter) -> Condition:
    """Such a site lies where a Shadow player has replaced one this turn."""
    return co.HappenedThisTurn(co.ThisTurn.PUT_BY_SHADOW, all_of(site))


def is_removed_from_game(*of: Filter) -> Condition:
    """Such a card, of any player, is removed from the game."""
    return co.InZone(1, all_of(of), Zone.REMOVED, Player.EACH_PLAYER)


def won_a_skirmish_this_turn(*of: Filter) -> Condition:
    """Such a character won a skirmish this turn."""
    return co.HappenedThisTurn(co.ThisTurn.WON_A_SKIRMISH, all_of(of))


def during(phase: Phase) -> Condition:
    """It is this phase."""
    return co.During(phase)


you_have_initiative = co.HasInitiative(Player.YOU)
shadow_has_initiative = co.HasInitiative(Player.SHADOW)
free_peoples_have_initiative = co.HasInitiative(Player.FREE_PEOPLES)
in_starting_fellowship = Moment.STARTING_FELLOWSHIP
wearing_the_ring = Moment.WEARING_THE_RING
in_fierce_assignment = Moment.FIERCE_ASSIGNMENT
in_fierce_skirmish = Moment.FIERCE_SKIRMISH
in_normal_skirmish = Moment.NORMAL_SKIRMISH
in_skirmish = Moment.SKIRMISH
ahead = Moment.AHEAD
your_turn = Moment.YOUR_TURN
you_control_a_site = Moment.CONTROLS_A_SITE
opponent_controls_home = Moment.HOME_IS_CONTROLLED
moved_this_turn = Moment.MOVED_THIS_TURN
moved_more_than_once = Moment.MOVED_MORE_THAN_ONCE
you_do = co.Could()
