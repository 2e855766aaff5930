"""Effects: exert, wound, discard, play, draw, place tokens, move sites."""

from typing import overload

from rules.tcg.notation import effects as ef
from rules.tcg.notation.amounts import (
    Amount,
    Tally,
    only_filters,
)
from rules.tcg.notation.conditions import Condition, all_hold
from rules.tcg.notation.effects import (
    Action,
    AnyTarget,
    CardsIn,
    Duration,
    Effect,
    PileTarget,
    RingEffect,
    Skip,
    Target,
    TopOfDeck,
    Until,
    to_action,
)
from rules.tcg.notation.filters import (
    Filter,
    Reference,
    That,
    all_of,
)
from rules.tcg.notation.language.filters import culture_of
from rules.tcg.notation.language.qualities import to_quality
from rules.tcg.notation.language.targets import from_hand
from rules.tcg.notation.players import Player
from rules.tcg.notation.qualities import Quality
from rules.tcg.notation.sentences import Sentence
from rules.tcg.notation.triggers import (
    Token,
)
from rules.tcg.vocabulary import Phase

# --- effects on characters ---

exert = ef.Exert
exhaust = ef.Exhaust
wound = ef.Wound
heal = ef.Heal
kill = ef.Kill
assign = ef.Assign
remove_from_skirmish = ef.RemoveFromSkirmish
replace_in_skirmish = ef.ReplaceInSkirmish

end_of_turn = Until.END_OF_TURN
rest_of_game = Until.END_OF_GAME
end_of = ef.EndOf


def make(
    target: Target,
    *qualities: Quality | Filter,
    until: Duration = Until.END_OF_PHASE,
    limit: int | None = None,
) -> Effect:
    """Give a card qualities for a while: to the end of the phase where nothing is said.

    `limit` bounds what one card adds in a phase: "(limit +3)".
    """
    if not qualities:
        raise ValueError("make(...) needs a quality")
    return ef.Make(target, tuple(map(to_quality, qualities)), until, limit)


def cancel_skirmish(*involving: Filter) -> Effect:
    """Cancel the skirmish being fought, where such a character is in it."""
    return ef.CancelSkirmish(all_of(involving) if involving else None)


def skirmish_again(target: Target, *against: Filter) -> Effect:
    """A character takes part in another skirmish."""
    return ef.SkirmishAgain(target, all_of(against) if against else None)


# --- effects on cards ---

discard = ef.Discard
return_to_hand = ef.ReturnToHand
take_into_hand = ef.TakeIntoHand
remove_from_game = ef.RemoveFromGame
stack = ef.Stack
transfer = ef.Transfer
draw = ef.Draw
shuffle_deck = ef.ShuffleDeck
pick = ef.Pick
choose_number = ef.ChooseNumber
reconcile = ef.Reconcile()


def discard_from_hand(count: Amount = 1, *filters: Filter) -> Effect:
    """Discard so many cards from hand, of the player's choice."""
    return ef.Discard(from_hand(*filters, count=count))


def discard_hand() -> Effect:
    """Discard one's whole hand."""
    return ef.Discard(from_hand(count=None))


def discard_at_random(count: int = 1, who: Player = Player.YOU) -> Effect:
    """Discard cards from a hand that chance chooses."""
    return ef.Discard(from_hand(count=count, who=who, random=True))


def play(
    target: PileTarget,
    *qualities: Quality | Filter,
    cost: Amount = 0,
    free: bool = False,
    on: Filter | None = None,
    until: Duration = Until.END_OF_PHASE,
) -> Effect:
    """Play a card from a hand, pile or stack; `cost` changes its twilight cost.

    The qualities are given to it once it is in play.
    """
    if isinstance(target, TopOfDeck):
        raise TypeError("reveal the top of the deck first, then play from what was revealed")
    return ef.Play(target, cost, free, on, tuple(map(to_quality, qualities)), until)


def put_on_deck(target: AnyTarget) -> Effect:
    """Place cards on top of their owner's draw deck."""
    return ef.PutIntoDeck(target, "top")


def put_beneath_deck(target: AnyTarget) -> Effect:
    """Place cards beneath their owner's draw deck."""
    return ef.PutIntoDeck(target, "bottom")


def shuffle_into_deck(target: AnyTarget) -> Effect:
    """Shuffle cards into their owner's draw deck."""
    return ef.PutIntoDeck(target, "shuffle")


def put_random_card_beneath_deck() -> Effect:
    """Place a random card from hand beneath the draw deck."""
    return ef.PutIntoDeck(from_hand(random=True), "bottom")


def put_into_discard_pile(target: PileTarget) -> Effect:
    """Place a card from a draw deck in the discard pile."""
    return ef.PutIntoDiscardPile(target)


def reveal(target: CardsIn | TopOfDeck) -> Effect:
    """Reveal cards to all players."""
    return ef.Reveal(target)


def reveal_until(*of: Filter) -> Effect:
    """Reveal cards from the top of your draw deck until you reveal such a card."""
    return ef.RevealUntil(all_of(of))


def reveal_until_not(*of: Filter) -> Effect:
    """Reveal cards from the top of your draw deck until you reveal one that is no such card."""
    return ef.RevealUntil(all_of(of), fails=True)


def reveal_hand(who: Player = Player.YOU) -> Effect:
    """Reveal a hand to all players."""
    return ef.Reveal(from_hand(count=None, who=who))


def look_at(target: CardsIn | TopOfDeck) -> Effect:
    """Look at cards without showing them to the others."""
    return ef.Reveal(target, to_all=False)


# --- tokens ---


def add_threats(count: Amount = 1) -> Effect:
    """Add threats."""
    return ef.AddTokens(Token.THREAT, count)


def remove_threats(count: Amount = 1) -> Effect:
    """Remove threats."""
    return ef.RemoveTokens(Token.THREAT, count)


def add_burdens(count: Amount = 1) -> Effect:
    """Add burdens."""
    return ef.AddTokens(Token.BURDEN, count)


def remove_burdens(count: Amount = 1) -> Effect:
    """Remove burdens."""
    return ef.RemoveTokens(Token.BURDEN, count)


def add_twilight(count: Amount) -> Effect:
    """Add twilight tokens to the pool."""
    return ef.AddTokens(Token.TWILIGHT, count)


def remove_twilight(count: Amount) -> Effect:
    """Remove twilight tokens from the pool."""
    return ef.RemoveTokens(Token.TWILIGHT, count)


def place_tokens(count: Amount, culture: Filter, on: Target = Reference.THIS) -> Effect:
    """Place culture tokens on a card: this one where none is named."""
    known = culture_of(culture)
    if known is None:
        raise TypeError("tokens that are placed belong to a culture")
    return ef.PlaceCultureTokens(count, known, on)


def remove_tokens(
    count: Amount, culture: Filter | None = None, on: Target = Reference.THIS
) -> Effect:
    """Remove culture tokens from a card: this one where none is named."""
    return ef.RemoveCultureTokens(count, culture_of(culture), on)


def remove_tokens_anywhere(count: Amount = 1, culture: Filter | None = None) -> Effect:
    """Remove culture tokens from any cards in play, one here and one there."""
    return ef.RemoveCultureTokens(count, culture_of(culture), None)


def reinforce(culture: Filter | None = None, count: Amount = 1) -> Effect:
    """Add a token to a card that already has one of that culture."""
    return ef.Reinforce(count, culture_of(culture))


# --- sites, moving, the Ring ---

take_control = ef.TakeControl
liberate = ef.Liberate
replace_site = ef.ReplaceSite
wear_the_ring = RingEffect.WEAR
take_off_the_ring = RingEffect.TAKE_OFF
corrupt_the_ring_bearer = RingEffect.CORRUPT
make_ring_bearer = ef.MakeRingBearer
move_the_fellowship = ef.MoveFellowship()
skip_archery = Skip.ARCHERY
skip_maneuver = Skip.MANEUVER
skip_fierce_skirmishes = Skip.FIERCE
skip_next_shadow_phase = ef.SkipNextShadowPhase()
end_shadow_phase = ef.EndShadowPhase()
take_initiative = ef.TakeInitiative


def play_next_site(*site: Filter) -> Effect:
    """Play the fellowship's next site, replacing the one that may lie there."""
    return ef.PlayNextSite(all_of(site) if site else None)


def add_to_fellowship_archery(amount: Amount, limit: int | None = None) -> Effect:
    """Make the fellowship archery total higher or lower this phase."""
    return ef.ChangeGameNumber(ef.GameNumber.FELLOWSHIP_ARCHERY, amount, limit=limit)


def add_to_minion_archery(amount: Amount, limit: int | None = None) -> Effect:
    """Make the minion archery total higher or lower; `limit` bounds what a card adds in a phase."""
    return ef.ChangeGameNumber(ef.GameNumber.MINION_ARCHERY, amount, limit=limit)


def add_to_pipes_you_can_spot(amount: Amount) -> Effect:
    """Count more pipes than there are, this phase."""
    return ef.ChangeGameNumber(ef.GameNumber.PIPES_SPOTTED, amount)


def add_to_move_limit(amount: Amount, least: int | None = None) -> Effect:
    """Make the move limit for this turn higher or lower; never below `least`."""
    return ef.ChangeGameNumber(ef.GameNumber.MOVE_LIMIT, amount, least)


# --- effects made of effects ---


def may(action: Action | Effect) -> Effect:
    """The player may do this."""
    return ef.May(to_action(action))


@overload
def either(*options: Effect) -> Effect: ...


@overload
def either(*options: Action | Effect) -> Action | Effect: ...


def either(*options: Action | Effect) -> Action | Effect:
    """The player does one of these, of those that can be done; each may have a cost of its own."""
    if any(isinstance(option, Action) for option in options):
        actions = tuple(map(to_action, options))
        return ef.PayEither(actions) >> ef.DoAsPaid(actions)
    return ef.Either(tuple(option for option in options if isinstance(option, Effect)))


def makes(who: Player, effect: Effect) -> Effect:
    """Another player does this: "the Free Peoples player exerts a companion"."""
    return ef.PlayerDoes(who, effect)


def unless(who: Player, pays: Effect, effect: Effect, instead: Effect | None = None) -> Effect:
    """Do something, unless a player pays to prevent it; then do `instead`, if anything."""
    return ef.UnlessPrevented(who, pays, effect, instead)


def if_wins(winner: That | Reference, effect: Effect) -> Effect:
    """Do something if a character wins this skirmish, before the wounds are counted."""
    return ef.IfWins(winner, effect)


def if_(condition: Condition, effect: Effect, otherwise: Effect | None = None) -> Effect:
    """Do something where a condition holds."""
    return ef.If(condition, effect, otherwise)


def for_each(amount: Amount, effect: Effect) -> Effect:
    """Do something as many times as an amount says."""
    return ef.ForEach(amount, effect)


def until_you_stop(limit: int, effect: Effect) -> Effect:
    """Do something until the player chooses to stop, so often at most."""
    return ef.UntilYouStop(limit, effect)


def at_end_of(phase: Phase | Until, effect: Effect) -> ef.AtMoment:
    """Do something when this phase, or the turn, ends."""
    return ef.AtMoment(phase if isinstance(phase, Phase) else None, True, effect)


def lasting(sentence: Sentence, until: Duration = Until.END_OF_PHASE) -> Effect:
    """Let a sentence hold for a while."""
    return ef.Lasting(sentence, until)


def spot(count: Amount | Filter | Tally, *of: Filter | Tally) -> Effect:
    """Spot so many such cards, or tokens: a requirement said in the place of a cost."""
    if isinstance(count, Filter):
        return ef.Spot(1, all_of((count, *only_filters(of))))
    if isinstance(count, Tally):
        return ef.SpotTokens(1, count)
    if len(of) == 1 and isinstance(of[0], Tally):
        return ef.SpotTokens(count, of[0])
    return ef.Spot(count, all_of(only_filters(of)))


def require(*conditions: Condition) -> Effect:
    """A condition said in the place of a cost."""
    return ef.Require(all_hold(conditions))


def name_a(what: str, *choices: Filter) -> Effect:
    """Name a culture, race, keyword or title; the card remembers it (`named(what)`)."""
    return ef.Name(what, choices)
