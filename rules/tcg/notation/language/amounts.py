"""Amounts: as many as there are, for each you spot, or if."""

from rules.tcg.notation.amounts import (
    Amount,
    AtMost,
    Chosen,
    Counted,
    CultureTokens,
    DiscardedThisWay,
    Kinds,
    LowerOf,
    MostAlike,
    Number,
    NumberIn,
    NumberOf,
    OrIf,
    Over,
    Position,
    PrintedNumber,
    Remembered,
    Spotted,
    SpottedTokens,
    Statistic,
    Tally,
    WoundsOn,
    Zone,
)
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.filters import (
    Filter,
    all_of,
)
from rules.tcg.notation.language.filters import culture_of
from rules.tcg.notation.language.nouns import companion
from rules.tcg.notation.players import Player

threats = Tally.THREATS
burdens = Tally.BURDENS
twilight_tokens = Tally.TWILIGHT
that_many = Remembered.THAT_MANY
x = Remembered.X
current_site_number = Position.SITE
current_region_number = Position.REGION


def number_of(*of: Filter) -> Number:
    """As many as there are such cards ("you can spot")."""
    return Number(all_of(of))


def you_spot(*of: Filter) -> Spotted:
    """For each such card you spot."""
    return Spotted(all_of(of))


def tokens_you_spot(of: Tally) -> SpottedTokens:
    """For each threat or burden you spot."""
    return SpottedTokens(of)


def number_in(zone: Zone, *of: Filter, who: Player = Player.YOU) -> NumberIn:
    """As many as there are such cards in a pile or hand."""
    return NumberIn(zone, all_of(of) if of else None, who)


def cards_in_hand(*of: Filter, who: Player = Player.YOU) -> NumberIn:
    """As many as there are such cards in a hand."""
    return number_in(Zone.HAND, *of, who=who)


def cards_in_discard_pile(*of: Filter, who: Player = Player.YOU) -> NumberIn:
    """As many as there are such cards in a discard pile."""
    return number_in(Zone.DISCARD_PILE, *of, who=who)


def cards_in_dead_pile(*of: Filter, who: Player = Player.YOU) -> NumberIn:
    """As many as there are such cards in a dead pile."""
    return number_in(Zone.DEAD_PILE, *of, who=who)


def discarded_in_this_way(*of: Filter) -> DiscardedThisWay:
    """For each such card that this action has discarded."""
    return DiscardedThisWay(all_of(of) if of else None)


def number_of_cultures(*of: Filter) -> Kinds:
    """As many as there are different cultures among such cards."""
    return Kinds("culture", all_of(of))


def number_of_races(*of: Filter) -> Kinds:
    """As many as there are different races among such cards."""
    return Kinds("race", all_of(of))


def number_of_signets(*of: Filter) -> Kinds:
    """As many as there are different signets among such cards."""
    return Kinds("signet", all_of(of))


def most_of_one_culture(*of: Filter) -> MostAlike:
    """The most such cards that have one culture: "3 companions of the same culture"."""
    return MostAlike("culture", all_of(of))


def wounds_on(*of: Filter) -> WoundsOn:
    """As many as there are wounds on such cards."""
    return WoundsOn(all_of(of))


def culture_tokens_on(*on: Filter, culture: Filter | None = None) -> CultureTokens:
    """As many as there are culture tokens on such cards."""
    return CultureTokens(culture_of(culture), all_of(on))


def strength_of(*of: Filter) -> NumberOf:
    """The strength of a card the sentence knows."""
    return NumberOf(Statistic.STRENGTH, all_of(of))


def vitality_of(*of: Filter) -> NumberOf:
    """The vitality of a card the sentence knows."""
    return NumberOf(Statistic.VITALITY, all_of(of))


def resistance_of(*of: Filter) -> NumberOf:
    """The resistance of a card the sentence knows."""
    return NumberOf(Statistic.RESISTANCE, all_of(of))


def cost_of(*of: Filter) -> NumberOf:
    """The twilight cost of a card the sentence knows."""
    return NumberOf(Statistic.TWILIGHT_COST, all_of(of))


def damage_bonus_of(*of: Filter) -> NumberOf:
    """The damage bonus of a card the sentence knows."""
    return NumberOf(Statistic.DAMAGE, all_of(of))


def printed_cost_of(*of: Filter) -> PrintedNumber:
    """The printed twilight cost of a card the sentence knows."""
    return PrintedNumber(Statistic.TWILIGHT_COST, all_of(of))


def over(limit: int, amount: Counted) -> Over:
    """For each beyond a limit."""
    return Over(amount, limit)


def companions_over(limit: int) -> Over:
    """For each companion over `limit`."""
    return Over(Number(companion), limit)


def limited(amount: Counted, limit: int) -> AtMost:
    """An amount, but no more than a limit."""
    return AtMost(amount, limit)


def lower_of(one: Counted, other: Counted) -> LowerOf:
    """The lower of two amounts."""
    return LowerOf(one, other)


def or_if(amount: Amount, condition: Condition, instead: Amount) -> OrIf:
    """An amount, or another where a condition holds: `strength(or_if(+2, ..., +4))`."""
    return OrIf(amount, condition, instead)


def up_to_times(most: int) -> Chosen:
    """As often as the player likes, up to a limit: `heal(bearer, up_to_times(2))`."""
    return Chosen(most, up_to=True)


def choose_x(most: Amount | None = None) -> Chosen:
    """The number X that the player chooses; `x` means the same number later."""
    return Chosen(most)
