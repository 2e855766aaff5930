"""Conditions: you can spot, the card is, the fellowship is at."""

from rules.tcg.notation import conditions as co
from rules.tcg.notation.amounts import (
    Amount,
    Counted,
    Tally,
    Zone,
    only_filters,
)
from rules.tcg.notation.conditions import Condition, Moment, all_hold
from rules.tcg.notation.filters import (
    Bearing,
    Filter,
    Range,
    Skirmishing,
    all_of,
)
from rules.tcg.notation.players import Player
from rules.tcg.vocabulary import Phase


def both(*conditions: Condition) -> Condition:
    """All of these hold."""
    return all_hold(conditions)


def can_spot(count: Amount | Filter | Tally, *of: Filter | Tally) -> Condition:
    """You can spot so many such cards, or so many tokens; one where no number is named."""
    if isinstance(count, Filter):
        return co.CanSpot(1, all_of((count, *only_filters(of))))
    if isinstance(count, Tally):
        return co.CanSpotTokens(1, count)
    if len(of) == 1 and isinstance(of[0], Tally):
        if not isinstance(count, int):
            raise TypeError("how many tokens can be spotted is a plain number")
        return co.CanSpotTokens(count, of[0])
    return co.CanSpot(count, all_of(only_filters(of)))


def cannot_spot(count: Amount | Filter | Tally, *of: Filter | Tally) -> Condition:
    """You cannot spot so many such cards or tokens."""
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


def in_zone(zone: Zone, count: int, *of: Filter, who: Player = Player.YOU) -> Condition:
    """So many such cards are in a pile or hand."""
    return co.InZone(count, all_of(of) if of else None, zone, who)


def in_discard_pile(*of: Filter, count: int = 1, who: Player = Player.YOU) -> Condition:
    """So many such cards are in a discard pile."""
    return in_zone(Zone.DISCARD_PILE, count, *of, who=who)


def in_dead_pile(*of: Filter, count: int = 1, who: Player = Player.YOU) -> Condition:
    """So many such cards are in a dead pile."""
    return in_zone(Zone.DEAD_PILE, count, *of, who=who)


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


def during(phase: Phase) -> Condition:
    """It is this phase."""
    return co.During(phase)


you_have_initiative = co.HasInitiative(Player.YOU)
shadow_has_initiative = co.HasInitiative(Player.SHADOW)
free_peoples_have_initiative = co.HasInitiative(Player.FREE_PEOPLES)
in_starting_fellowship = Moment.STARTING_FELLOWSHIP
wearing_the_ring = Moment.WEARING_THE_RING
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
