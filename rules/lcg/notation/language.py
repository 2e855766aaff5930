"""The words that a definition is written in; the one module that the library imports.

A definition reads like its card: a comma means "and", `cost >> effect` is "cost to effect",
`a + b` is "a, then b". A new word that many cards need belongs here, with its value in the
modules beside this one, its meaning in `compiler` and its English in `english`. A word that
one or two cards need belongs in `rules.lcg.library.own`.
"""

from rules.lcg.notation import effects as ef
from rules.lcg.notation import sentences as se
from rules.lcg.notation.amounts import Amount, Count, Known, TokensOn
from rules.lcg.notation.conditions import (
    Condition,
    InPlay,
    Is,
    Moment,
    ThreatIsAtLeast,
)
from rules.lcg.notation.definitions import card as card
from rules.lcg.notation.effects import (
    Change,
    Choose,
    ChooseFrom,
    Each,
    Effect,
    Paid,
    Pile,
    Statistic,
    Target,
    Until,
    Who,
    to_action,
)
from rules.lcg.notation.filters import (
    Character,
    Filter,
    Printed,
    Quality,
    Reference,
    Titled,
    all_of,
)
from rules.lcg.notation.sentences import (
    Gains,
    Happening,
    Limit,
    Occasion,
    Period,
    Sentence,
)
from rules.lcg.notation.sentences import (
    Law as Law,
)
from rules.lcg.vocabulary import CardType, Keyword, Phase
from rules.lcg.vocabulary import Sphere as Sphere

# --- nouns ---

character = Character()
hero = Printed(CardType.HERO)
ally = Printed(CardType.ALLY)
attachment = Printed(CardType.ATTACHMENT)
event_card = Printed(CardType.EVENT)
enemy = Printed(CardType.ENEMY)
location = Printed(CardType.LOCATION)
treachery = Printed(CardType.TREACHERY)
objective = Printed(CardType.OBJECTIVE)

ranged_character = Printed(Keyword.RANGED)
spirit_card = Printed(Sphere.SPIRIT)
neutral_card = Printed(Sphere.NEUTRAL)

dwarf = Printed("Dwarf")
gondor = Printed("Gondor")
orc = Printed("Orc")
spider = Printed("Spider")
condition_card = Printed("Condition")

titled = Titled

# --- cards that a sentence knows ---

this = Reference.THIS
attached = Reference.BEARER
that = Reference.THAT
it = Reference.SUBJECT
attacking_enemy = Reference.ATTACKER
defending_character = Reference.DEFENDER

# --- how a card is ---

committed = Quality.COMMITTED
exhausted = Quality.EXHAUSTED
yours = Quality.YOURS
of_that_player = Quality.THAT_PLAYERS
in_staging_area = Quality.IN_STAGING_AREA
active = Quality.ACTIVE
engaged = Quality.ENGAGED
engaged_with_you = Quality.ENGAGED_WITH_YOU
engaged_with_that_player = Quality.ENGAGED_WITH_THAT_PLAYER
engaged_with_another_player = Quality.ENGAGED_WITH_ANOTHER
on_defending_character = Quality.ON_DEFENDER
with_printed_cost_x = Quality.COSTS_X

# --- players ---

you = Who.YOU
each_player = Who.EACH_PLAYER
first_player = Who.FIRST_PLAYER
a_player = Who.A_PLAYER
another_player = Who.ANOTHER_PLAYER
that_player = Who.THAT_PLAYER
defending_player = Who.DEFENDING_PLAYER
its_controller = Who.ITS_CONTROLLER
attached_heros_controller = Who.BEARERS_CONTROLLER
player_with_highest_threat = Who.HIGHEST_THREAT
each_player_with_threat_of_35 = Who.THREAT_OF_35

# --- piles ---

your_hand = Pile.YOUR_HAND
your_discard_pile = Pile.YOUR_DISCARD_PILE
any_discard_pile = Pile.ANY_DISCARD_PILE
encounter_deck = Pile.ENCOUNTER_DECK
encounter_deck_and_discard_pile = Pile.ENCOUNTER_DECK_AND_DISCARD

# --- phases ---

quest_phase = Phase.QUEST
combat_phase = Phase.COMBAT

until_end_of_round = Until.END_OF_ROUND

# --- amounts ---

that_many = Known.THAT_MUCH
number_of_players = Known.PLAYERS


def each_damage_on(known: Reference) -> TokensOn:
    """One for each damage token on a card."""
    return TokensOn("damage", known)


def each_resource_on(known: Reference, *, times: int = 1) -> TokensOn:
    """One, or more, for each resource token on a card."""
    return TokensOn("resource", known, times)


def number_of(*filters: Filter) -> Count:
    """How many such cards are in play."""
    return Count(all_of(filters))


# --- targets ---


def a(*filters: Filter) -> Choose:
    """A card in play that is all of these, chosen; it is `that` in what follows."""
    return Choose(all_of(filters))


def each(*filters: Filter) -> Each:
    """Every card in play that is all of these."""
    return Each(all_of(filters))


def a_card_from(pile: Pile, *filters: Filter) -> ChooseFrom:
    """A card from a pile, chosen."""
    return ChooseFrom(pile, all_of(filters))


def topmost_from(pile: Pile, *filters: Filter) -> ChooseFrom:
    """The topmost such card of a pile."""
    return ChooseFrom(pile, all_of(filters), topmost=True)


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


def trait(word: str) -> Gains:
    """One more trait."""
    return Gains(word)


def resource_icon(sphere: Sphere) -> Gains:
    """One more resource icon."""
    return Gains(sphere)


cannot_attack = Change(Statistic.CANNOT_ATTACK)
cannot_defend = Change(Statistic.CANNOT_DEFEND)
does_not_contribute_threat = Change(Statistic.WITHHOLDS_THREAT)
does_not_count_defense = Change(Statistic.WITHHOLDS_DEFENSE)

# --- conditions ---

undefended = Moment.UNDEFENDED
staging_area_is_empty = Moment.STAGING_AREA_IS_EMPTY
your_threat_is_at_least = ThreatIsAtLeast


def is_(known: Reference, *filters: Filter) -> Is:
    """A known card is all of these."""
    return Is(known, all_of(filters))


def in_play(*filters: Filter) -> InPlay:
    """Such a card is in play."""
    return InPlay(all_of(filters))


# --- effects ---

exhaust = ef.Exhaust
ready = ef.Ready
deal_damage = ef.DealDamage
heal = ef.Heal
add_resources = ef.AddResources
spend = ef.SpendFrom
draw = ef.Draw
raise_threat = ef.RaiseThreat
reduce_threat = ef.ReduceThreat
place_progress = ef.PlaceProgress
remove_progress = ef.RemoveProgress
choose = ef.Pick
choose_player = ef.PickPlayer
discard = ef.Discard
engage = ef.Engage
put_in_staging_area = ef.PutInStaging
return_to_hand = ef.ReturnToHand
shuffle_into_deck = ef.ShuffleIntoDeck
remove_from_quest = ef.RemoveFromQuest
reveal_cards = ef.RevealCards
deal_shadow_cards = ef.DealShadowCards
may = ef.May
at_end_of_phase = ef.AtEndOfPhase
as_ = ef.As

look_at_top_of_encounter_deck = ef.Simple.LOOK_AT_TOP
move_it_to_bottom = ef.Simple.MOVE_TO_BOTTOM
shuffle_encounter_deck = ef.Simple.SHUFFLE_ENCOUNTER_DECK
gain_surge = ef.GainSurge()
cancel_when_revealed = ef.CancelEffect()
cancel_shadow_effect = ef.CancelEffect(of_shadow=True)


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


def discard_from_hand(amount: int, *, at_random: bool = False) -> Effect:
    """Discard cards from your hand."""
    return ef.DiscardFromHand(amount, at_random=at_random)


def discard_all_from_hand(*filters: Filter) -> Effect:
    """Discard all such cards from your hand."""
    return ef.DiscardFromHand(None, all_of(filters))


def heal_up_to(amount: int, target: Target) -> Effect:
    """Heal some damage, or less where there is less."""
    return ef.Heal(amount, target, up_to=True)


def heal_all(target: Target) -> Effect:
    """Heal all damage."""
    return ef.Heal(Known.ALL, target)


def either(*options: Effect) -> Effect:
    """One of these, as you choose."""
    return ef.Either(options)


def if_(condition: Condition, effect: Effect, *, otherwise: Effect | None = None) -> Effect:
    """Do something where a condition holds."""
    return ef.If(condition, effect, otherwise)


# --- happenings ---


def _happening(occasion: Occasion, filters: tuple[Filter, ...]) -> Happening:
    return Happening(occasion, all_of(filters) if filters else None)


def commits(*filters: Filter) -> Happening:
    """Such a character commits to a quest."""
    return _happening(Occasion.COMMITS, filters)


def suffers_damage(*filters: Filter) -> Happening:
    """Such a card suffers damage."""
    return _happening(Occasion.SUFFERS_DAMAGE, filters)


def is_destroyed(*filters: Filter) -> Happening:
    """Such a character is destroyed."""
    return _happening(Occasion.IS_DESTROYED, filters)


def is_defeated(*filters: Filter) -> Happening:
    """Such an enemy is defeated."""
    return _happening(Occasion.IS_DEFEATED, filters)


def attacks_and_destroys_enemy(*filters: Filter) -> Happening:
    """Such a character is in an attack that destroys an enemy."""
    return _happening(Occasion.ATTACKS_AND_DESTROYS, filters)


def leaves_play(*filters: Filter) -> Happening:
    """Such a card leaves play."""
    return _happening(Occasion.LEAVES_PLAY, filters)


def is_explored(*filters: Filter) -> Happening:
    """Such a location leaves play as an explored location."""
    return _happening(Occasion.IS_EXPLORED, filters)


def enters_play(*filters: Filter) -> Happening:
    """Such a card enters play."""
    return _happening(Occasion.ENTERS_PLAY, filters)


def you_play(*filters: Filter) -> Happening:
    """You play such a card."""
    return _happening(Occasion.IS_PLAYED, filters)


def is_revealed(*filters: Filter) -> Happening:
    """The encounter deck reveals such a card."""
    return _happening(Occasion.IS_REVEALED, filters)


def shadow_resolves(*filters: Filter) -> Happening:
    """A shadow effect dealt to such an enemy resolves."""
    return _happening(Occasion.SHADOW_RESOLVED, filters)


def defends(*filters: Filter) -> Happening:
    """Such a character is declared as a defender."""
    return _happening(Occasion.DEFENDS, filters)


def attacks(*filters: Filter) -> Happening:
    """Such an enemy attacks."""
    return _happening(Occasion.ATTACKS, filters)


def has_attacked(*filters: Filter) -> Happening:
    """The attack of such an enemy is over."""
    return _happening(Occasion.HAS_ATTACKED, filters)


def engages(*filters: Filter) -> Happening:
    """Such an enemy engages a player."""
    return _happening(Occasion.ENGAGES, filters)


def players_travel_to(*filters: Filter) -> Happening:
    """Players travel to such a location."""
    return _happening(Occasion.IS_TRAVELED_TO, filters)


def phase_begins(phase: Phase) -> Happening:
    """A phase begins."""
    return Happening(Occasion.PHASE_BEGINS, phase=phase)


def phase_ends(phase: Phase) -> Happening:
    """A phase ends."""
    return Happening(Occasion.PHASE_ENDS, phase=phase)


shadow_is_dealt_to_your_attacker = Happening(Occasion.SHADOW_DEALT)
shadow_is_triggered = Happening(Occasion.SHADOW_TRIGGERED)
players_quest_unsuccessfully = Happening(Occasion.QUEST_FAILS)
progress_is_placed_on_quest = Happening(Occasion.PROGRESS_PLACED)
round_ends = Happening(Occasion.ROUND_ENDS)
threat_rises_in_refresh_phase = Happening(Occasion.THREAT_RISES)
prisoner_is_rescued = Happening(Occasion.PRISONER_RESCUED)
stage_is_defeated = Happening(Occasion.STAGE_DEFEATED)

# --- sentences ---

once_a_round = Limit(1, Period.ROUND)
three_times_a_phase = Limit(3, Period.PHASE)
each_player_once_a_round = Limit(1, Period.ROUND, each_player=True)


def action(
    does: Paid | Effect,
    *,
    phase: Phase | None = None,
    limit: Limit | None = None,
    from_staging_area: bool = False,
    different_pools: bool = False,
) -> Sentence:
    """An action: of any phase, or of one."""
    return se.Action(to_action(does), phase, limit, from_staging_area, different_pools)


def response(after: Happening, does: Paid | Effect, *, from_hand: bool = False) -> Sentence:
    """Something that may be done after something happens."""
    return se.Response(after, to_action(does), from_hand)


def forced(when: Happening, effect: Effect, *, given: Condition | None = None) -> Sentence:
    """Something that is done whenever something happens."""
    return se.Forced(when, effect, given)


when_revealed = se.WhenRevealed
shadow = se.Shadow
travel = se.Travel
setup = se.Setup


def attach_to(*filters: Filter) -> Sentence:
    """What an attachment can be attached to."""
    return se.AttachTo(all_of(filters))


def gets(
    known: Reference,
    *qualities: Change | Gains,
    given: Condition | None = None,
    instead: tuple[Condition, Change] | None = None,
) -> Sentence:
    """What a card always has more or less of."""
    return se.Gets(known, qualities, given, instead)


def rule(law: Law, *, given: Condition | None = None, amount: int = 0) -> Sentence:
    """Something that the card adds to the rules."""
    return se.Rule(law, given, amount)
