"""Players and filters: who acts, and which cards."""

from rules.tcg.notation.amounts import (
    Amount,
    Statistic,
)
from rules.tcg.notation.filters import (
    AssignedTo,
    Bearing,
    BearingTokens,
    BorneBy,
    EventOf,
    Filter,
    HasStacked,
    HomeAt,
    InRegion,
    Named,
    Printed,
    Range,
    Reference,
    SharesWith,
    SharesWithDead,
    SiteNumbered,
    Skirmishing,
    SpotsOrExerts,
    StackedOn,
    That,
    Those,
    Titled,
    With,
    WithMoreThan,
    WithNumber,
    WoundsIn,
    all_of,
)
from rules.tcg.notation.players import Player
from rules.tcg.vocabulary import Block, Culture, Phase

# --- players ---

you = Player.YOU
an_opponent = Player.OPPONENT
free_peoples_player = Player.FREE_PEOPLES
shadow_player = Player.SHADOW
first_shadow_player = Player.FIRST_SHADOW
each_shadow_player = Player.EACH_SHADOW
each_player = Player.EACH_PLAYER
each_opponent = Player.EACH_OPPONENT
its_owner = Player.OWNER
that_player = Player.THAT_PLAYER
that_cards_owner = Player.THAT_OWNER

# --- cards a sentence knows ---

this = Reference.THIS
bearer = Reference.BEARER
it = Reference.IT


def that(*filters: Filter) -> That:
    """The card last spoken of that is such a card: chosen, or the subject of the trigger."""
    return That(all_of(filters))


# --- filters ---


def all_of_these(*filters: Filter) -> Filter:
    """Join filters by "and" where a comma cannot, as inside "or"."""
    return all_of(filters)


def titled(*titles: str) -> Filter:
    """Having one of these titles."""
    first, *rest = (Titled(title) for title in titles)
    found: Filter = first
    for title in rest:
        found = found | title
    return found


def event_of(phase: Phase) -> Filter:
    """An event of this phase: "a skirmish event"."""
    return EventOf(phase)


def other(*filters: Filter) -> Filter:
    """Such a card, but not this one: "for each other Sauron minion"."""
    return all_of((*filters, ~this))


def bearing(*item: Filter, count: int = 1) -> Filter:
    """Bearing such a card."""
    return Bearing(all_of(item), count)


def borne_by(*bearer_: Filter) -> Filter:
    """Borne by such a character."""
    return BorneBy(all_of(bearer_))


def skirmishing_against(*opponent: Filter) -> Filter:
    """In the skirmish being fought, against such a character."""
    return Skirmishing(all_of(opponent))


def assigned_to(*opponent: Filter) -> Filter:
    """Assigned to a skirmish against such a character."""
    return AssignedTo(all_of(opponent))


def stacked_on(*host: Filter) -> Filter:
    """Stacked on such a card."""
    return StackedOn(all_of(host))


def with_stacked(*card_: Filter) -> Filter:
    """Having such a card stacked on it."""
    return HasStacked(all_of(card_))


def bearing_tokens(culture: Filter | None = None, count: int = 1) -> Filter:
    """Having so many culture tokens on it."""
    return BearingTokens(culture_of(culture), count)


def at_least(number: int) -> Range:
    """So many or more."""
    return Range(number, None)


def at_most(number: int) -> Range:
    """So many or fewer."""
    return Range(None, number)


def exactly(number: int) -> Range:
    """Just so many."""
    return Range(number, number)


def between(least: int, most: int) -> Range:
    """From one number to another, both included."""
    return Range(least, most)


def with_strength(range_: Range) -> Filter:
    """Whose strength lies in a range."""
    return With(Statistic.STRENGTH, range_)


def with_vitality(range_: Range) -> Filter:
    """Whose vitality (less its wounds) lies in a range."""
    return With(Statistic.VITALITY, range_)


def with_resistance(range_: Range) -> Filter:
    """Whose resistance (less the burdens) lies in a range."""
    return With(Statistic.RESISTANCE, range_)


def with_cost(range_: Range) -> Filter:
    """Whose twilight cost lies in a range."""
    return With(Statistic.TWILIGHT_COST, range_)


def with_damage_bonus(range_: Range) -> Filter:
    """Whose damage bonus lies in a range."""
    return With(Statistic.DAMAGE, range_)


def with_defender_bonus(range_: Range) -> Filter:
    """Whose defender bonus lies in a range."""
    return With(Statistic.DEFENDER, range_)


def with_more(statistic: Statistic, amount: Amount) -> Filter:
    """Whose number is greater than an amount."""
    return WithMoreThan(statistic, amount)


def with_less(statistic: Statistic, amount: Amount) -> Filter:
    """Whose number is less than an amount."""
    return WithMoreThan(statistic, amount, more=False)


def with_number(statistic: Statistic, amount: Amount) -> Filter:
    """Whose number equals an amount: `with_number(Statistic.TWILIGHT_COST, x)`."""
    return WithNumber(statistic, amount)


def with_wounds(range_: Range) -> Filter:
    """Having so many wounds."""
    return WoundsIn(range_)


def site_numbered(range_: Range | int, block: Block | None = None) -> Filter:
    """A site whose number lies in a range, of a block or of any."""
    return SiteNumbered(range_ if isinstance(range_, Range) else exactly(range_), block)


def in_region(region: int) -> Filter:
    """A site of a region."""
    return InRegion(region)


def home_at(range_: Range | int, block: Block | None = None) -> Filter:
    """An ally whose home is such a site."""
    return HomeAt(range_ if isinstance(range_, Range) else exactly(range_), block)


def sharing(what: str, *card_: Filter) -> Filter:
    """Having the culture, race or title in common with such a card."""
    return SharesWith(what, all_of(card_))


def copy_of(*card_: Filter) -> Filter:
    """Another copy of such a card: of the same title and subtitle."""
    return SharesWith("name", all_of(card_))


def sharing_with_dead(what: str) -> Filter:
    """Having the culture, race or title in common with a card in the dead pile."""
    return SharesWithDead(what)


def that_spots_or_exerts(*card_: Filter) -> Filter:
    """An event whose text spots or exerts such a card."""
    return SpotsOrExerts(all_of(card_))


def those(*filters: Filter) -> Filter:
    """One of the cards chosen so far that pass: `each(those(character))`."""
    return Those(all_of(filters))


def named(what: str) -> Filter:
    """Having the culture, race, keyword or title that was named."""
    return Named(what)


def culture_of(filter_: Filter | None) -> Culture | None:
    """Return the culture a noun stands for. Raise TypeError for a noun that is no culture."""
    if filter_ is None:
        return None
    if isinstance(filter_, Printed) and isinstance(filter_.word, Culture):
        return filter_.word
    raise TypeError(f"{filter_!r} is not a culture")
