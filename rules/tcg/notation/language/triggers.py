"""Triggers: what happens and can be answered."""

from rules.tcg.notation import effects as ef
from rules.tcg.notation.effects import Prevention
from rules.tcg.notation.filters import (
    Filter,
    all_of,
)
from rules.tcg.notation.language.filters import this
from rules.tcg.notation.players import Player
from rules.tcg.notation.triggers import (
    AboutTo,
    AboutToAdd,
    AboutToDraw,
    AboutToPlaceThreatWounds,
    AboutToTakeControl,
    DiscardsFromHand,
    Doing,
    Draws,
    FellowshipMoves,
    IsAssigned,
    IsDone,
    IsOverwhelmed,
    IsPlayed,
    IsRevealed,
    LosesInitiative,
    LosesSkirmish,
    PhaseEnds,
    PhaseStarts,
    Reconciles,
    Reveals,
    RingIsPutOn,
    RingIsTakenOff,
    SiteChanges,
    SkirmishEnds,
    SkirmishesAreOver,
    SkirmishStarts,
    TakesIntoHand,
    Token,
    TokenAdded,
    Trigger,
    Turn,
    UsesAbility,
    WinsSkirmish,
)
from rules.tcg.vocabulary import Phase

__all__ = [
    "ability_is_used",
    "about_to",
    "about_to_add",
    "about_to_draw",
    "about_to_exert_for_its_ability",
    "about_to_take_a_wound",
    "about_to_take_control",
    "action_discards",
    "be_discarded",
    "be_exerted",
    "be_healed",
    "be_killed",
    "be_overwhelmed",
    "be_wounded",
    "burden",
    "cancel_that_action",
    "cancel_that_event",
    "control_is_taken",
    "instead",
    "is_added",
    "is_assigned",
    "is_discarded",
    "is_exerted",
    "is_healed",
    "is_killed",
    "is_overwhelmed",
    "is_played",
    "is_removed",
    "is_revealed",
    "is_transferred",
    "is_wounded",
    "loses_skirmish",
    "next_site_is_played",
    "phase_ends",
    "phase_starts",
    "place_no_token",
    "player_discards_from_hand",
    "player_draws",
    "player_loses_initiative",
    "player_reconciles",
    "player_reveals",
    "player_takes_into_hand",
    "prevent_that",
    "site_is_liberated",
    "site_is_replaced",
    "skirmish_is_about_to_end",
    "skirmish_starts",
    "skirmishes_end",
    "the_fellowship_moves",
    "the_fellowship_moves_from",
    "the_fellowship_moves_from_here",
    "the_fellowship_moves_here",
    "the_fellowship_moves_to",
    "the_ring_is_put_on",
    "the_ring_is_taken_off",
    "threat",
    "threat_wounds_come",
    "turn_ends",
    "turn_starts",
    "twilight_token",
    "wins_skirmish",
    "your_turn_starts",
]

the_fellowship_moves = FellowshipMoves()
the_fellowship_moves_here = FellowshipMoves(to=this)
the_fellowship_moves_from_here = FellowshipMoves(origin=this)
turn_starts = Turn.STARTS
your_turn_starts = Turn.YOURS_STARTS
turn_ends = Turn.ENDS
skirmishes_end = SkirmishesAreOver()
phase_starts = PhaseStarts
phase_ends = PhaseEnds


def the_fellowship_moves_to(*site: Filter) -> Trigger:
    """The fellowship moves to such a site."""
    return FellowshipMoves(to=all_of(site))


def the_fellowship_moves_from(*site: Filter) -> Trigger:
    """The fellowship moves from such a site."""
    return FellowshipMoves(origin=all_of(site))


def skirmish_starts(*involving: Filter) -> Trigger:
    """A skirmish starts that involves such a character."""
    return SkirmishStarts(all_of(involving))


def skirmish_is_about_to_end(*involving: Filter) -> Trigger:
    """A skirmish that involved such a character is about to end."""
    return SkirmishEnds(all_of(involving))


def wins_skirmish(*winner: Filter, against: Filter | None = None) -> Trigger:
    """Such a character wins a skirmish, that involves such another."""
    return WinsSkirmish(all_of(winner), against)


def loses_skirmish(*loser: Filter, against: Filter | None = None) -> Trigger:
    """Such a character loses a skirmish, that involves such another."""
    return LosesSkirmish(all_of(loser), against)


def is_overwhelmed(*loser: Filter, against: Filter | None = None) -> Trigger:
    """Such a character is overwhelmed, in a skirmish that involves such another."""
    return IsOverwhelmed(all_of(loser), against)


def is_killed(*victim: Filter, by: Filter | None = None, in_a_skirmish: bool = False) -> Trigger:
    """Such a character is killed."""
    return IsDone(Doing.KILL, all_of(victim), by, in_a_skirmish)


def is_wounded(*victim: Filter, by: Filter | None = None, in_a_skirmish: bool = False) -> Trigger:
    """Such a character takes a wound."""
    return IsDone(Doing.WOUND, all_of(victim), by, in_a_skirmish)


def is_exerted(*card_: Filter, by: Filter | None = None) -> Trigger:
    """Such a character exerts."""
    return IsDone(Doing.EXERT, all_of(card_), by)


def is_healed(*card_: Filter, who: Player | None = None) -> Trigger:
    """Such a character is healed; by a player, where one is named."""
    return IsDone(Doing.HEAL, all_of(card_), who=who)


def is_discarded(*card_: Filter, by: Filter | None = None) -> Trigger:
    """Such a card is discarded from play."""
    return IsDone(Doing.DISCARD, all_of(card_), by)


def action_discards(phase: Phase, *card_: Filter) -> Trigger:
    """An action of this phase discards such a card."""
    return IsDone(Doing.DISCARD, all_of(card_), by_action=phase)


def is_transferred(*card_: Filter, to: Filter | None = None) -> Trigger:
    """Such a card is transferred, to such a bearer."""
    return IsDone(Doing.TRANSFER, all_of(card_), to)


def about_to_take_a_wound(
    *victim: Filter, by: Filter | None = None, in_a_skirmish: bool = False
) -> Trigger:
    """Such a character is about to take a wound."""
    return AboutTo(Doing.WOUND, all_of(victim), by, in_a_skirmish)


def about_to(
    doing: Doing,
    *card_: Filter,
    by: Filter | None = None,
    in_a_skirmish: bool = False,
    who: Player | None = None,
    any_number: bool = False,
) -> Trigger:
    """Something is about to be done to such a card; by a player or to any number, where said.

    Raise TypeError for a player where nobody keeps who does it: only of discarding it is known.
    """
    if who is not None and doing is not Doing.DISCARD:
        raise TypeError("who does it is known of about_to(be_discarded, …) alone")
    return AboutTo(doing, all_of(card_), by, in_a_skirmish, who=who, any_number=any_number)


def about_to_exert_for_its_ability(*card_: Filter) -> Trigger:
    """Such a character is about to exert as a cost of its own special ability."""
    return AboutTo(Doing.EXERT, all_of(card_), for_its_ability=True)


def about_to_add(token: Token, by: Filter | None = None, *, any_number: bool = False) -> Trigger:
    """A burden or threat is about to be added; or any number of them by one effect."""
    return AboutToAdd(token, by, any_number)


def is_added(token: Token, by: Filter | None = None) -> Trigger:
    """A burden or threat is added."""
    return TokenAdded(token, by)


def is_removed(token: Token, by: Filter | None = None, who: Player | None = None) -> Trigger:
    """A burden or threat is removed, by a player: `is_removed(burden, who=you)`."""
    return TokenAdded(token, by, removed=True, who=who)


def is_played(
    *card_: Filter,
    on: Filter | None = None,
    by: Player | None = None,
    from_site_you_control: bool = False,
    out_of_hand: bool = False,
    from_draw_deck: bool = False,
    from_stack_on: Filter | None = None,
) -> Trigger:
    """Such a card is played; from hand, a draw deck, a site its player controls, a stack."""
    return IsPlayed(
        all_of(card_),
        on,
        by,
        from_site_you_control,
        out_of_hand,
        from_draw_deck,
        from_stack_on,
    )


def is_assigned(*card_: Filter, to: Filter | None = None, by: Player | None = None) -> Trigger:
    """Such a character is assigned to a skirmish."""
    return IsAssigned(all_of(card_), to, by)


def ability_is_used(
    *card_: Filter, phase: Phase | None = None, by: Player | None = None
) -> Trigger:
    """A special ability is used: of such a card, of this phase, by a player, where named."""
    return UsesAbility(all_of(card_) if card_ else None, phase, by)


def control_is_taken(by: Player | None = None) -> Trigger:
    """A player takes control of a site; any player where none is named."""
    return SiteChanges("control", by)


def site_is_liberated(by: Player | None = None) -> Trigger:
    """A player liberates a site; any player where none is named."""
    return SiteChanges("liberate", by)


def site_is_replaced(by: Player | None = None) -> Trigger:
    """A player replaces a site; any player where none is named."""
    return SiteChanges("replace", by)


def next_site_is_played(by: Player | None = None) -> Trigger:
    """A player plays the fellowship's next site; any player where none is named."""
    return SiteChanges("next", by)


threat_wounds_come = AboutToPlaceThreatWounds
player_draws = Draws
player_loses_initiative = LosesInitiative
player_takes_into_hand = TakesIntoHand
player_reconciles = Reconciles
player_discards_from_hand = DiscardsFromHand
player_reveals = Reveals


def is_revealed(*card_: Filter, by: Player | None = None) -> Trigger:
    """Such a card is revealed from its owner's hand."""
    return IsRevealed(all_of(card_), by)


about_to_take_control = AboutToTakeControl
about_to_draw = AboutToDraw
the_ring_is_put_on = RingIsPutOn()
the_ring_is_taken_off = RingIsTakenOff()

burden = Token.BURDEN
threat = Token.THREAT
twilight_token = Token.TWILIGHT
be_wounded = Doing.WOUND
be_exerted = Doing.EXERT
be_healed = Doing.HEAL
be_discarded = Doing.DISCARD
be_killed = Doing.KILL
be_overwhelmed = Doing.OVERWHELM

prevent_that = Prevention.PREVENT
place_no_token = Prevention.PLACE_NO_TOKEN
cancel_that_event = Prevention.CANCEL_EVENT
cancel_that_action = Prevention.CANCEL_ACTION
instead = ef.Instead
