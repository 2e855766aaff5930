"""Qualities, conditions and effects."""

from rules.lcg.notation import effects as ef
from rules.lcg.notation.amounts import Amount, Known, TokensOn
from rules.lcg.notation.conditions import (
    ActiveLocationIs,
    Condition,
    InPlay,
    Is,
    IsAtLeast,
    Moment,
    ThreatIsAtLeast,
    VictoryPointsAreAtLeast,
)
from rules.lcg.notation.effects import (
    Change,
    Effect,
    Statistic,
    Target,
    Until,
    Who,
)
from rules.lcg.notation.filters import (
    Filter,
    Printed,
    Reference,
    all_of,
)
from rules.lcg.notation.sentences import (
    Gains,
)
from rules.lcg.vocabulary import Keyword, Sphere

__all__ = [
    "active_location_is",
    "add_resources",
    "after_this_attack",
    "any_player_may",
    "at_end_of_phase",
    "attach_as_condition",
    "attack",
    "cancel_shadow_effect",
    "cancel_when_revealed",
    "cannot_attack",
    "cannot_collect",
    "cannot_commit",
    "cannot_defend",
    "cannot_exhaust",
    "cannot_ready",
    "cannot_trigger",
    "choose",
    "choose_player",
    "deal_damage",
    "deal_shadow_cards",
    "defending_players_threat_is_at_least",
    "defense",
    "destroy",
    "discard",
    "discard_all_from_hand",
    "discard_from_deck",
    "discard_from_hand",
    "does_not_contribute_threat",
    "does_not_count_defense",
    "does_not_count_willpower",
    "draw",
    "each_may_or",
    "either",
    "engage",
    "exhaust",
    "gain_surge",
    "has_tokens",
    "have",
    "heal",
    "heal_all",
    "heal_up_to",
    "hit_points",
    "if_",
    "in_play",
    "is_",
    "join",
    "let",
    "look_at_top_of_encounter_deck",
    "lose_the_game",
    "make",
    "make_escape_test",
    "may",
    "move_it_to_bottom",
    "must",
    "party_makes_escape_test",
    "pay",
    "place_progress",
    "place_resources",
    "put_in_staging_area",
    "put_into_play",
    "put_into_play_under_owner",
    "raise_threat",
    "ranged",
    "ready",
    "reduce_threat",
    "remove_all_progress",
    "remove_from_quest",
    "remove_progress",
    "reset_quest_to",
    "resolve_when_revealed",
    "resource_icon",
    "return_to_hand",
    "reveal_cards",
    "reveal_one_of_top",
    "sentinel",
    "set_aside",
    "shuffle_encounter_deck",
    "shuffle_into_deck",
    "spend",
    "staging_area_is_empty",
    "then",
    "threat",
    "trait",
    "undefended",
    "victory_points_are_at_least",
    "willpower",
]

# --- qualities ---


def willpower(amount: Amount) -> Change:
    """More or less willpower."""
    return Change(Statistic.WILLPOWER, amount)


def attack(amount: Amount) -> Change:
    """More or less attack strength."""
    return Change(Statistic.ATTACK, amount)


def defense(amount: Amount) -> Change:
    """More or less defense strength."""
    return Change(Statistic.DEFENSE, amount)


def hit_points(amount: Amount) -> Change:
    """More hit points."""
    return Change(Statistic.HIT_POINTS, amount)


def threat(amount: Amount) -> Change:
    """More or less threat strength."""
    return Change(Statistic.THREAT, amount)


def trait(noun: Filter) -> Gains:
    """One more trait: `trait(gondor)`. Raise TypeError for a noun that is no trait."""
    if isinstance(noun, Printed) and type(noun.word) is str:
        return Gains(noun.word)
    raise TypeError(f"{noun!r} is not a trait")


def resource_icon(sphere: Sphere) -> Gains:
    """One more resource icon."""
    return Gains(sphere)


ranged = Gains(Keyword.RANGED)
sentinel = Gains(Keyword.SENTINEL)

cannot_attack = Change(Statistic.CANNOT_ATTACK)
cannot_defend = Change(Statistic.CANNOT_DEFEND)
cannot_commit = Change(Statistic.CANNOT_COMMIT)
cannot_trigger = Change(Statistic.CANNOT_TRIGGER)
cannot_collect = Change(Statistic.CANNOT_COLLECT)
does_not_contribute_threat = Change(Statistic.WITHHOLDS_THREAT)
does_not_count_defense = Change(Statistic.WITHHOLDS_DEFENSE)
does_not_count_willpower = Change(Statistic.WITHHOLDS_WILLPOWER)
cannot_exhaust = Change(Statistic.CANNOT_EXHAUST)
cannot_ready = Change(Statistic.CANNOT_READY)


# --- conditions ---

undefended = Moment.UNDEFENDED
staging_area_is_empty = Moment.STAGING_AREA_IS_EMPTY


def defending_players_threat_is_at_least(threat: int) -> Condition:
    """The defending player's threat is so high."""
    return ThreatIsAtLeast(threat, of_defending_player=True)


def has_tokens(number: int, known: Reference) -> Condition:
    """A known card has this many resource tokens on it."""
    return IsAtLeast(TokensOn("resource", known), number)


def victory_points_are_at_least(points: int) -> Condition:
    """The players have collected this many victory points."""
    return VictoryPointsAreAtLeast(points)


def is_(known: Reference, *filters: Filter) -> Is:
    """A known card is all of these."""
    return Is(known, all_of(filters))


def in_play(*filters: Filter) -> InPlay:
    """Such a card is in play."""
    return InPlay(all_of(filters))


def active_location_is(*filters: Filter) -> Condition:
    """There is an active location that is all of these."""
    return ActiveLocationIs(all_of(filters))


# --- effects ---

exhaust = ef.Exhaust
ready = ef.Ready
deal_damage = ef.DealDamage
heal = ef.Heal
add_resources = ef.AddResources
pay = ef.Pay
set_aside = ef.SetAside
join = ef.Join
attach_as_condition = ef.AttachThis
reset_quest_to = ef.ResetQuest
spend = ef.SpendFrom
draw = ef.Draw
raise_threat = ef.RaiseThreat
reduce_threat = ef.ReduceThreat
place_progress = ef.PlaceProgress
remove_progress = ef.RemoveProgress
choose = ef.Pick
choose_player = ef.PickPlayer
discard = ef.Discard
discard_from_deck = ef.DiscardFromDeck
destroy = ef.Destroy
engage = ef.Engage
put_in_staging_area = ef.PutInStaging
return_to_hand = ef.ReturnToHand
shuffle_into_deck = ef.ShuffleIntoDeck
remove_from_quest = ef.RemoveFromQuest
reveal_cards = ef.RevealCards
deal_shadow_cards = ef.DealShadowCards
may = ef.May
each_may_or = ef.EachMayOr
at_end_of_phase = ef.AtEndOfPhase
after_this_attack = ef.AfterAttack
then = ef.Next

look_at_top_of_encounter_deck = ef.Simple.LOOK_AT_TOP
move_it_to_bottom = ef.Simple.MOVE_TO_BOTTOM
shuffle_encounter_deck = ef.Simple.SHUFFLE_ENCOUNTER_DECK
resolve_when_revealed = ef.Simple.RESOLVE_WHEN_REVEALED
lose_the_game = ef.Simple.LOSE_THE_GAME
gain_surge = ef.GainSurge()
cancel_when_revealed = ef.CancelEffect()
cancel_shadow_effect = ef.CancelEffect(of_shadow=True)


def reveal_one_of_top(amount: int, *, others_to_bottom: bool = False) -> Effect:
    """Look at the top cards of the encounter deck and reveal one of them."""
    return ef.RevealOneOfTop(amount, others_to_bottom)


def have(who: Who, effect: Effect) -> Effect:
    """Have a player do something: "each player raises their threat by 1"."""
    return ef.As(who, effect, plainly=True)


def must(who: Who, effect: Effect) -> Effect:
    """The same, where print says that they must."""
    return ef.As(who, effect)


def let(who: Who, effect: Effect) -> Effect:
    """The same, where print says that they may."""
    return ef.As(who, effect, may=True)


def place_resources(amount: Amount, target: Target) -> Effect:
    """Place resource tokens on a card that is no hero."""
    return ef.AddResources(amount, target, as_tokens=True)


def any_player_may(cost: Effect, *, to_reduce: Effect, to: Effect) -> Effect:
    """Do something, or less of it if one of the players pays."""
    return ef.AnyPlayerMay(cost, to_reduce, to)


def put_into_play(target: Target) -> Effect:
    """Put a card into play under your control."""
    return ef.PutIntoPlay(target)


def put_into_play_under_owner(target: Target) -> Effect:
    """Put a card into play under its owner's control."""
    return ef.PutIntoPlay(target, under_owner=True)


def make(target: Target, *changes: Change, until: Until | None = None) -> Effect:
    """Change a card's numbers for a while.

    The attacker and the defender are what they are in this attack only, and so is the change;
    other changes last until the end of the phase if nothing else is said.
    """
    if until is None:
        of_attack = target in (Reference.ATTACKER, Reference.DEFENDER)
        until = Until.END_OF_ATTACK if of_attack else Until.END_OF_PHASE
    return ef.Make(target, changes, until)


def make_escape_test(
    cards: Amount,
    *,
    failed: Effect | None = None,
    passed: Effect | None = None,
    counting_attack: bool = False,
) -> Effect:
    """Make an escape test of your own, dealing this many cards."""
    counted = Statistic.ATTACK if counting_attack else Statistic.WILLPOWER
    return ef.MakeEscapeTest(cards, failed, passed, counted)


def party_makes_escape_test(cards: Amount, *, failed: Effect) -> Effect:
    """Make an escape test to which all players may commit characters."""
    return ef.MakeEscapeTest(cards, failed, of_party=True)


def discard_from_hand(amount: int, *filters: Filter, at_random: bool = False) -> Effect:
    """Discard cards from your hand, or such cards."""
    return ef.DiscardFromHand(amount, all_of(filters) if filters else None, at_random)


def discard_all_from_hand(*filters: Filter) -> Effect:
    """Discard all such cards from your hand."""
    return ef.DiscardFromHand(None, all_of(filters))


def heal_up_to(amount: int, target: Target) -> Effect:
    """Heal some damage, or all of it if there is less."""
    return ef.Heal(amount, target, up_to=True)


def remove_all_progress(target: Target) -> Effect:
    """Remove all progress from locations."""
    return ef.RemoveProgress(Known.ALL, target)


def heal_all(target: Target) -> Effect:
    """Heal all damage."""
    return ef.Heal(Known.ALL, target)


def either(*options: Effect) -> Effect:
    """One of these, as you choose."""
    return ef.Either(options)


def if_(condition: Condition, effect: Effect, *, otherwise: Effect | None = None) -> Effect:
    """Do something where a condition holds."""
    return ef.If(condition, effect, otherwise)
