"""The words of the notation, as definitions in the library use them.

Short functions that build the values of `effects` and `abilities`, so that a definition reads
aloud like its card. A new word belongs here; what it means to the engine in `compiler`, and
how it is said in English in `english`.
"""

from rules.tcg.notation import abilities as ab
from rules.tcg.notation import effects as ef
from rules.tcg.notation.amounts import Amount, Counted
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.effects import Action, Choose, Each, Effect, Statistic, Target, Until, Who
from rules.tcg.notation.filters import Filter
from rules.tcg.vocabulary import Phase

fellowship = Phase.FELLOWSHIP
shadow = Phase.SHADOW
maneuver = Phase.MANEUVER
archery = Phase.ARCHERY
assignment = Phase.ASSIGNMENT
skirmish = Phase.SKIRMISH
regroup = Phase.REGROUP

you = Who.YOU
opponent = Who.OPPONENT
free_peoples_player = Who.FREE_PEOPLES
shadow_player = Who.SHADOW

until_regroup = Until.REGROUP
until_end_of_turn = Until.END_OF_TURN


# --- targets ---


def choose(of: Filter, count: int = 1, by: Who = Who.YOU) -> Choose:
    """A card that passes, chosen; it is `that` in what follows."""
    return Choose(of, count, by)


def each(of: Filter) -> Each:
    """Every card that passes."""
    return Each(of)


# --- effects ---

exert = ef.Exert
wound = ef.Wound
heal = ef.Heal
discard = ef.Discard
spot = ef.Spot
pick = ef.Pick
draw = ef.Draw
add_threats = ef.AddThreats
remove_threats = ef.RemoveThreats
add_burdens = ef.AddBurdens
remove_burdens = ef.RemoveBurdens
add_twilight = ef.AddTwilight
remove_twilight = ef.RemoveTwilight
discard_from_hand = ef.DiscardFromHand
put_random_card_beneath_deck = ef.PutBeneathDeck
transfer_this_to = ef.TransferThis
prevent_that_wound = ef.PreventWound
wear_the_ring = ef.WearTheRing
if_ = ef.If
for_each = ef.ForEach
at_end_of_skirmish = ef.AtEndOfPhase


def strength(target: Target, amount: Amount, until: Until = Until.END_OF_PHASE) -> Effect:
    """Make a character stronger or weaker."""
    return ef.Change(Statistic.STRENGTH, target, amount, until)


def damage(target: Target, amount: int, until: Until = Until.END_OF_PHASE) -> Effect:
    """Make a character damage +amount."""
    return ef.Change(Statistic.DAMAGE, target, amount, until)


def defender(target: Target, amount: int, until: Until = Until.END_OF_PHASE) -> Effect:
    """Make a character defender +amount."""
    return ef.Change(Statistic.DEFENDER, target, amount, until)


def make_fierce(target: Target, until: Until = Until.END_OF_PHASE) -> Effect:
    """Make a minion fierce."""
    return ef.Change(Statistic.FIERCE, target, 1, until)


def discard_hand(who: Who = Who.YOU) -> Effect:
    """Discard one's whole hand."""
    return ef.DiscardFromHand(None, who)


def one_of(*options: Effect, who: Who = Who.YOU) -> Effect:
    """A player chooses one of these."""
    return ef.OneOf(options, who)


def unless_prevented(effect: Effect, by: Who, for_: Effect) -> Effect:
    """Do something that a player may prevent for a price."""
    return ef.UnlessPrevented(effect, by, for_)


# --- sentences ---


def _action(action: Action | Effect) -> Action:
    return action if isinstance(action, Action) else Action(None, action)


def event(phase: Phase, action: Action | Effect, *, given: Condition | None = None) -> ab.Event:
    """An event of this phase."""
    return ab.Event((phase,), _action(action), given)


def response_event(
    answers: ab.Happening, action: Action | Effect, *, given: Condition | None = None
) -> ab.ResponseEvent:
    """An event that answers something."""
    return ab.ResponseEvent(answers, _action(action), given)


def ability(phase: Phase, action: Action | Effect, *, given: Condition | None = None) -> ab.Special:
    """A special ability of this phase."""
    return ab.Special((phase,), _action(action), given)


def response(
    answers: ab.Happening, action: Action | Effect, *, given: Condition | None = None
) -> ab.Response:
    """A special ability that answers something."""
    return ab.Response(answers, _action(action), given)


def each_time(
    happening: ab.Happening, effect: Effect, *, given: Condition | None = None
) -> ab.EachTime:
    """Must be done each time something happens."""
    return ab.EachTime(happening, effect, given)


def each_time_may(
    happening: ab.Happening, action: Action | Effect, *, given: Condition | None = None
) -> ab.EachTimeMay:
    """May be done each time something happens."""
    return ab.EachTimeMay(happening, _action(action), given)


def while_(condition: Condition, *modifiers: ab.Modifier) -> ab.While:
    """Modifiers that apply while a condition holds."""
    return ab.While(condition, modifiers)


def always(*modifiers: ab.Modifier) -> ab.While:
    """Modifiers that apply as long as the card is active."""
    return ab.While(None, modifiers)


# --- modifiers ---


def is_strength(affects: Filter, amount: int | Counted) -> ab.Modifier:
    """Is strength + (or -) an amount."""
    return ab.Modifier(Statistic.STRENGTH, affects, amount)


def is_damage(affects: Filter, amount: int) -> ab.Modifier:
    """Is damage + an amount."""
    return ab.Modifier(Statistic.DAMAGE, affects, amount)


def is_fierce(affects: Filter) -> ab.Modifier:
    """Is fierce."""
    return ab.Modifier(Statistic.FIERCE, affects, 1)


def is_archer(affects: Filter) -> ab.Modifier:
    """Is an archer."""
    return ab.Modifier(Statistic.ARCHER, affects, 1)


def is_site_number(affects: Filter, amount: int) -> ab.Modifier:
    """Has a higher or lower site number."""
    return ab.Modifier(Statistic.SITE_NUMBER, affects, amount)


def costs(affects: Filter, amount: int) -> ab.Modifier:
    """Has a higher or lower twilight cost."""
    return ab.Modifier(Statistic.TWILIGHT_COST, affects, amount)


def shadow_number(affects: Filter, amount: int) -> ab.Modifier:
    """A site has a higher or lower Shadow number."""
    return ab.Modifier(Statistic.SHADOW_NUMBER, affects, amount)


def is_not_roaming(affects: Filter) -> ab.Modifier:
    """Is not roaming, wherever it is."""
    return ab.Modifier(Statistic.NEVER_ROAMING, affects, 1)


def takes_no_more_wounds_a_skirmish_than(affects: Filter, limit: int) -> ab.Modifier:
    """Takes no more than so many wounds during each skirmish."""
    return ab.Modifier(Statistic.WOUND_LIMIT, affects, limit)


# --- happenings ---

the_fellowship_moves = ab.FellowshipMoves()
the_fellowship_moves_from_here = ab.FellowshipLeaves()
the_fellowship_moves_here = ab.FellowshipReaches()
phase_starts = ab.PhaseStarts
skirmish_starts_involving = ab.SkirmishStarts
wins_a_skirmish = ab.WinsSkirmish
is_overwhelmed = ab.IsOverwhelmed
is_killed = ab.IsKilled
about_to_take_a_wound = ab.AboutToBeWounded
is_played = ab.IsPlayed

# --- playing the card ---

bearer_must_be = ab.BearerMustBe
to_play = ab.ToPlay
also_playable = ab.AlsoPlayable
wounds_become_burdens = ab.WoundsBecomeBurdens
