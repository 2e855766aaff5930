"""Amounts: as many as there are, for each you spot, or if."""

from rules.tcg.notation.amounts import (
    Amount,
    AtMost,
    Chosen,
    Counted,
    CultureTokens,
    DiscardedMore,
    DiscardedThisWay,
    ForEvery,
    Highest,
    Kinds,
    KindsRevealed,
    LowerOf,
    MostAlike,
    Number,
    NumberIn,
    NumberOf,
    NumberTrue,
    OrIf,
    Over,
    Position,
    PrintedNumber,
    Remembered,
    Spotted,
    SpottedTokens,
    Statistic,
    Tally,
    Total,
    WoundsOn,
    Zone,
)
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.filters import (
    Feature,
    Filter,
    all_of,
)
from rules.tcg.notation.language.filters import culture_of, culture_or_side
from rules.tcg.notation.language.nouns import companion
from rules.tcg.notation.players import Player

__all__ = [
    "burdens",
    "cards_in_dead_pile",
    "cards_in_discard_pile",
    "cards_in_hand",
    "cards_revealed",
    "choose_x",
    "companions_over",
    "cost_of",
    "culture_tokens",
    "culture_tokens_on",
    "cultures_revealed",
    "current_region_number",
    "current_site_number",
    "damage_bonus_of",
    "discarded_in_this_way",
    "discarded_more_than",
    "fellowship_archery_total",
    "for_every",
    "highest_strength",
    "limited",
    "lower_of",
    "most_of_one_culture",
    "most_of_one_race",
    "number_of",
    "number_of_cultures",
    "number_of_races",
    "number_of_signets",
    "number_true",
    "or_if",
    "over",
    "printed_cost_of",
    "resistance_of",
    "shadow_number_of",
    "strength_of",
    "that_many",
    "threats",
    "tokens_you_spot",
    "twilight_tokens",
    "up_to_times",
    "vitality_of",
    "wounds_on",
    "x",
    "you_spot",
]

threats = Tally.THREATS
burdens = Tally.BURDENS
twilight_tokens = Tally.TWILIGHT
that_many = Remembered.THAT_MANY
x = Remembered.X
current_site_number = Position.SITE
current_region_number = Position.REGION
fellowship_archery_total = Total.FELLOWSHIP_ARCHERY


def number_of(*of: Filter) -> Number:
    """As many as there are such cards ("you can spot")."""
    return Number(all_of(of))


def you_spot(*of: Filter) -> Spotted:
    """For each such card you spot."""
    return Spotted(all_of(of))


def tokens_you_spot(of: Tally) -> SpottedTokens:
    """For each threat or burden you spot."""
    return SpottedTokens(of)


def _number_in(zone: Zone, of: tuple[Filter, ...], who: Player = Player.YOU) -> NumberIn:
    return NumberIn(zone, all_of(of) if of else None, who)


def cards_in_hand(*of: Filter, who: Player = Player.YOU) -> NumberIn:
    """As many as there are such cards in a hand."""
    return _number_in(Zone.HAND, of, who)


def cards_in_discard_pile(*of: Filter, who: Player = Player.YOU) -> NumberIn:
    """As many as there are such cards in a discard pile."""
    return _number_in(Zone.DISCARD_PILE, of, who)


def cards_in_dead_pile(*of: Filter, who: Player = Player.YOU) -> NumberIn:
    """As many as there are such cards in a dead pile."""
    return _number_in(Zone.DEAD_PILE, of, who)


def cards_revealed(*of: Filter) -> NumberIn:
    """As many as there are such cards among those just revealed or looked at."""
    return _number_in(Zone.REVEALED, of)


def discarded_in_this_way(*of: Filter) -> DiscardedThisWay:
    """For each such card that this action has discarded."""
    return DiscardedThisWay(all_of(of) if of else None)


def discarded_more_than(who: Player) -> DiscardedMore:
    """For each card this action has discarded of yours more than of another player."""
    return DiscardedMore(who)


def cultures_revealed() -> KindsRevealed:
    """For each culture among the cards just revealed."""
    return KindsRevealed(Feature.CULTURE)


def number_of_cultures(*of: Filter) -> Kinds:
    """As many as there are different cultures among such cards."""
    return Kinds(Feature.CULTURE, all_of(of))


def number_of_races(*of: Filter) -> Kinds:
    """As many as there are different races among such cards."""
    return Kinds(Feature.RACE, all_of(of))


def number_of_signets(*of: Filter) -> Kinds:
    """As many as there are different signets among such cards."""
    return Kinds(Feature.SIGNET, all_of(of))


def most_of_one_culture(*of: Filter) -> MostAlike:
    """The most such cards that have one culture: "3 companions of the same culture"."""
    return MostAlike(Feature.CULTURE, all_of(of))


def most_of_one_race(*of: Filter) -> MostAlike:
    """The most such cards that have one race: "more Men than any other race"."""
    return MostAlike(Feature.RACE, all_of(of))


def highest_strength(*of: Filter) -> Highest:
    """The highest strength of such cards: `with_strength(equal_to(highest_strength(orc)))`."""
    return Highest(Statistic.STRENGTH, all_of(of))


def number_true(*conditions: Condition) -> NumberTrue:
    """As many as hold of these: "for each of the following that is true"."""
    return NumberTrue(conditions)


def wounds_on(*of: Filter) -> WoundsOn:
    """As many as there are wounds on such cards."""
    return WoundsOn(all_of(of))


def culture_tokens_on(*on: Filter, culture: Filter | None = None) -> CultureTokens:
    """As many as there are culture tokens on such cards."""
    return CultureTokens(culture_of(culture), all_of(on))


def culture_tokens(culture: Filter) -> CultureTokens:
    """As many as there are tokens of a culture, or a side's, you can spot, on any cards."""
    return CultureTokens(culture_or_side(culture), None)


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


def shadow_number_of(*of: Filter) -> NumberOf:
    """The Shadow number of a site the sentence knows: `shadow_number_of(current_site)`."""
    return NumberOf(Statistic.SHADOW_NUMBER, all_of(of))


def damage_bonus_of(*of: Filter) -> NumberOf:
    """The damage bonus of a card the sentence knows."""
    return NumberOf(Statistic.DAMAGE, all_of(of))


def printed_cost_of(*of: Filter) -> PrintedNumber:
    """The printed twilight cost of a card the sentence knows."""
    return PrintedNumber(Statistic.TWILIGHT_COST, all_of(of))


def over(limit: int, amount: Counted) -> Over:
    """For each beyond a limit."""
    return Over(amount, limit)


def for_every(size: int, amount: Counted) -> ForEvery:
    """Once for every given number: `for_every(2, number_of(site, you_control))`."""
    return ForEvery(size, amount)


def companions_over(limit: int) -> Over:
    """For each companion over `limit`."""
    return Over(Number(companion), limit)


def limited(amount: Counted, *, to: int) -> AtMost:
    """An amount, but no more than a limit: `limited(burdens, to=4)`."""
    return AtMost(amount, to)


def lower_of(one: Counted, other: Counted) -> LowerOf:
    """The lower of two amounts."""
    return LowerOf(one, other)


def or_if(condition: Condition, amount: Amount, *, otherwise: Amount) -> OrIf:
    """An amount if a condition holds, and another if not, in the order of `if_`.

    `strength(or_if(is_(it, elf), +4, otherwise=+2))` is "strength +2 (or +4 if an Elf)".
    """
    return OrIf(otherwise, condition, amount)


def up_to_times(most: int) -> Chosen:
    """As often as the player likes, up to a limit: `heal(bearer, up_to_times(2))`."""
    return Chosen(most, up_to=True)


def choose_x(most: Amount | None = None) -> Chosen:
    """The number X that the player chooses; `x` means the same number later."""
    return Chosen(most)
