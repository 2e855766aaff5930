"""Conditions as clauses: "you can spot 2 threats", "that Man is mounted"."""

from __future__ import annotations

from rules.english import article, plural
from rules.tcg.notation import amounts as am
from rules.tcg.notation import conditions as co
from rules.tcg.notation import filters as fi
from rules.tcg.notation.english.amounts import counted, number
from rules.tcg.notation.english.amounts_counted import kind
from rules.tcg.notation.english.counted_things import token_name, where_in
from rules.tcg.notation.english.filters_of_numbers import range_words, tokens
from rules.tcg.notation.english.labels import culture_name, list_of
from rules.tcg.notation.english.phrases import (
    a,
    each,
    noun_phrase,
    plain,
    so_many,
)
from rules.tcg.notation.english.players import player, verb
from rules.tcg.notation.english.predicates import predicate, subject_name
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import CONDITIONS, condition, measure
from rules.tcg.notation.own import OwnCondition
from rules.tcg.vocabulary import Culture, Side


def cards(of: fi.Filter, count: am.Amount, speaker: Speaker) -> str:
    """Return a given number of cards to be spotted: "an Elf", "2 rangers", "X companions"."""
    if count == 1:
        return a(of, speaker)
    return so_many(of, number(count, speaker), speaker)


# --- conditions made of conditions ---


def _every(value: co.Every, speaker: Speaker, holds: bool) -> str:
    spotted = [_spotted(part, speaker) for part in value.parts]
    if holds and all(spotted):
        return f"you can spot {list_of([words for words in spotted if words])}"
    parts = [condition(part, speaker, holds=holds) for part in value.parts]
    return list_of(parts, "and" if holds else "or")


def _spotted(part: co.Condition, speaker: Speaker) -> str | None:
    """Return what a condition spots; None for another kind of condition."""
    match part:
        case co.CanSpot(count, of):
            return cards(of, count, speaker)
        case co.CanSpotTokens(count, tally):
            return counted(count, tally.value, speaker)
        case _:
            return None


def _any_holds(value: co.AnyHolds, speaker: Speaker, holds: bool) -> str:
    spotted = [_spotted(part, speaker) for part in value.parts]
    if all(spotted):
        can = "can" if holds else "cannot"
        return f"you {can} spot {list_of([words for words in spotted if words], 'or')}"
    parts = [condition(part, speaker, holds=holds) for part in value.parts]
    return list_of(parts, "or" if holds else "and")


def _unless(value: co.Unless, speaker: Speaker, holds: bool) -> str:
    return condition(value.part, speaker, holds=not holds)


# --- spotting and comparing ---


def _can_spot(value: co.CanSpot, speaker: Speaker, holds: bool) -> str:
    parts = value.of.parts if isinstance(value.of, fi.AllOf) else ()
    if value.count == 1 and fi.State.CONTROLLED_BY_SHADOW in parts and len(parts) == _A_SITE:
        # To a Free Peoples card, the Shadow players are its owner's opponents.
        opponent = not holds and speaker.card.side is Side.FREE_PEOPLES
        who = "opponent" if opponent else "Shadow player"
        return f"{'a' if holds else 'no'} {who} controls a site"
    if fi.State.CONTROLLED_BY_YOU in parts:
        rest = fi.all_of([part for part in parts if part is not fi.State.CONTROLLED_BY_YOU])
        sites = cards(rest, value.count, speaker)
        return f"you {'control' if holds else 'do not control'} {sites}"
    if parts and (here := tokens_here(value.of, speaker)):
        return f"there are {'' if holds else 'not '}{here}"
    if value.count == 1 and parts and isinstance(parts[0], fi.Reference):
        # Speak of a known card: "bearer has an Uruk-hai stacked on it", not "you can spot bearer".
        said = predicate(fi.all_of(parts[1:]), speaker, holds=holds)
        return f"{subject_name(parts[0], speaker)} {said}"
    if value.count == 1 and holds and len(parts) > 1 and parts[0] is fi.State.RING_BEARER:
        return f"the Ring-bearer {predicate(fi.all_of(parts[1:]), speaker)}"
    if speaker.aside and holds and not speaker.is_of_shadows:
        return f"you spot {cards(value.of, value.count, speaker)}"
    return f"you {'can' if holds else 'cannot'} spot {cards(value.of, value.count, speaker)}"


def tokens_here(of: fi.Filter, speaker: Speaker) -> str:
    """Return "3 Raider tokens here" where the card itself is to have them; else nothing."""
    match of:
        case fi.AllOf((fi.Reference.THIS, fi.BearingTokens(culture, count))) if count > 1:
            return f"{tokens(culture, count, speaker)} here"
        case _:
            return ""


# The filters of "a site that a Shadow player controls": the type and who controls it.
_A_SITE = 2


def _can_spot_tokens(value: co.CanSpotTokens, speaker: Speaker, holds: bool) -> str:
    things = counted(value.count, value.tally.value, speaker)
    if value.tally is am.Tally.TWILIGHT:
        fewer = f"the twilight pool has fewer than {value.count} twilight tokens"
        return f"you can spot {things}" if holds else fewer
    return f"you {'can' if holds else 'cannot'} spot {things}"


def _at_least(range_: fi.Range) -> int | None:
    return range_.least if range_.most is None else None


def kinds_spotted(amount: am.Kinds, range_: fi.Range, speaker: Speaker) -> str:
    """Return how many kinds are to be spotted: "3 Free Peoples cultures"."""
    return f"{range_.least} {kind(amount, speaker, many=range_.least != 1)}"


def _so_many(range_: fi.Range) -> str:
    """Return "exactly 4", "4 or 5", "at least 4", "4 or fewer"."""
    match range_:
        case fi.Range(int() as least, int() as most) if least == most:
            return f"exactly {least}"
        case fi.Range(int() as least, int() as most):
            return list_of([str(number_) for number_ in range(least, most + 1)], "or")
        case fi.Range(None, most):
            return f"{most} or fewer"
        case _:
            return f"at least {range_.least}"


def _counted_cards(value: co.Compare, speaker: Speaker, holds: bool) -> str:
    """Return "you have 4 or 5 cards in hand"; nothing for amounts that are not of cards."""
    can = "can" if holds else "cannot"
    match value:
        case co.Compare(am.NumberIn(am.Zone.HAND, of, who), range_):
            cards_ = "cards" if of is None else plain(of, speaker)
            has = verb(who, "has", "have") if holds else verb(who, "does not have", "do not have")
            return f"{has} {_so_many(range_)} {cards_} in hand"
        case co.Compare(am.MostAlike(what, of), fi.Range(int() as least, None)):
            return f"you {can} spot {least} {plain(of, speaker)} of the same {what}"
        case co.Compare(am.MostAlike(what, of), fi.Range(None, int() as most)):
            cannot = "cannot" if holds else "can"
            return f"you {cannot} spot {most + 1} {plain(of, speaker)} of the same {what}"
        case co.Compare(am.DiscardedThisWay(of), fi.Range(1, None)) if holds:
            if _one_card(speaker):
                return f"it is {a(of, speaker) if of is not None else 'a card'}"
            return f"{'a card' if of is None else a(of, speaker)} is discarded in this way"
        case _:
            return ""


def _compare(value: co.Compare, speaker: Speaker, holds: bool) -> str:
    if isinstance(value.amount, am.Kinds) and _at_least(value.range) is not None:
        can = "can" if holds else "cannot"
        return f"you {can} spot {kinds_spotted(value.amount, value.range, speaker)}"
    if isinstance(value.amount, am.WoundsOn) and _at_least(value.range) is not None:
        can, least = "can" if holds else "cannot", value.range.least
        wounds = "a wound" if least == 1 else f"{least} wounds"
        return f"you {can} spot {wounds} on {each(value.amount.of, speaker)}"
    if words := _counted_cards(value, speaker, holds):
        return words
    if holds and (words := _culture_tokens_spotted(value, speaker)):
        return words
    if holds and (words := _tokens_at_most(value, speaker)):
        return words
    negation = "" if holds else "not "
    return f"{measure(value.amount, speaker)} is {negation}{range_words(value.range)}"


def _culture_tokens_spotted(value: co.Compare, speaker: Speaker) -> str:
    """Return "you can spot 2 [gondor] tokens" of tokens on any card; nothing otherwise."""
    match value:
        case co.Compare(
            am.CultureTokens(Culture() as culture, fi.BearingTokens(on, 1)),
            fi.Range(int() as least, None),
        ) if on is culture:
            token = f"{culture_name(culture, brackets=speaker.brackets)} token"
            return f"you can spot {counted(least, token, speaker)}"
        case co.Compare(am.CultureTokens(_, None) as tokens, fi.Range(int() as least, None)):
            return f"you can spot {counted(least, token_name(tokens, speaker), speaker)}"
        case co.Compare(am.CultureTokens(None, fi.BearingTokens(None, 1)), fi.Range(least, None)):
            return f"you can spot {least} or more culture tokens"
        case _:
            return ""


def _tokens_at_most(value: co.Compare, speaker: Speaker) -> str:
    """Return "the twilight pool has fewer than 3 twilight tokens"; nothing for most numbers."""
    match value:
        case co.Compare(am.Tally.TWILIGHT, fi.Range(None, int() as most)):
            return f"the twilight pool has fewer than {most + 1} twilight tokens"
        case co.Compare(am.Number(fi.StackedOn(fi.Reference.THIS)), fi.Range(None, int() as most)):
            return f"there are fewer than {most + 1} cards stacked here"
        case co.Compare(am.Plus(parts), fi.Range(None, int())) if all(map(_is_of_things, parts)):
            return f"the total number of {_things(parts, speaker)} is {_so_many(value.range)}"
        case co.Compare(am.Tally.BURDENS, fi.Range(None, int() as most)):
            return f"there are {most} or fewer burdens on the Ring-bearer"
        case _:
            return ""


def _is_of_things(part: am.Amount) -> bool:
    return isinstance(part, am.Number | am.Tally)


def _things(parts: tuple[am.Amount, ...], speaker: Speaker) -> str:
    """Return what is counted together: "other minions and twilight tokens"."""
    return list_of(
        [
            plain(part.of, speaker) if isinstance(part, am.Number) else plural(part.value)
            for part in parts
            if isinstance(part, am.Number | am.Tally)
        ]
    )


def _more_than(value: co.MoreThan, speaker: Speaker, holds: bool) -> str:
    match value:
        case co.MoreThan(
            am.NumberIn(am.Zone.HAND, of, one), am.NumberIn(am.Zone.HAND, other, two)
        ) if of == other and holds:
            cards_ = "cards" if of is None else plain(of, speaker)
            return f"{verb(one, 'has', 'have')} more {cards_} in hand than {player(two)}"
        case co.MoreThan(am.Number(greater), am.Number(less)) if holds:
            return f"you can spot more {plain(greater, speaker)} than {plain(less, speaker)}"
        case co.MoreThan(am.Number(greater), am.MostAlike(fi.Feature.RACE, _)) if holds:
            return f"you can spot more {plain(greater, speaker)} than any other race"
        case _:
            compared = "more than" if holds else "no more than"
            return f"{measure(value.more, speaker)} is {compared} {measure(value.less, speaker)}"


def _in_zone(value: co.InZone, speaker: Speaker, holds: bool) -> str:
    place = where_in(value.zone, value.who, speaker)
    of: fi.Filter | None = value.of
    if value.zone is am.Zone.REVEALED and value.count == 1 and holds and _one_card(speaker):
        words = "card" if of is None else noun_phrase(of, speaker).words()
        # "[orc] Orc" is a whole noun, "[elven]" an adjective.
        return f"it is {article(words)}"
    if value.count == 1:
        words = "a card" if of is None else a(of, speaker)
        return f"{words} is {place}" if holds else f"no {_bare_card(of, speaker)} is {place}"
    noun = "cards" if of is None else plain(of, speaker)
    many = f"{'at least' if holds else 'fewer than'} {value.count} {noun}"
    if value.zone is am.Zone.HAND:
        return f"{verb(value.who, 'has', 'have')} {many} in hand"
    if value.zone in (am.Zone.STACKED, am.Zone.REVEALED):
        return f"{many} are {place}"
    return f"there are {many} {place}"


def _one_card(speaker: Speaker) -> bool:
    """Whether only one card was revealed: the top or bottom card of a deck."""
    return speaker.many.get("card") is False


def _bare_card(of: fi.Filter | None, speaker: Speaker) -> str:
    return "card" if of is None else noun_phrase(of, speaker).words()


def _has_initiative(value: co.HasInitiative, speaker: Speaker, holds: bool) -> str:
    if holds:
        return verb(value.who, "has initiative", "have initiative")
    return verb(value.who, "does not have initiative", "do not have initiative")


def _own_condition(value: OwnCondition, speaker: Speaker, holds: bool) -> str:
    return value.english if holds else value.opposite


CONDITIONS.update(
    {
        OwnCondition: _own_condition,
        co.AnyHolds: _any_holds,
        co.CanSpot: _can_spot,
        co.CanSpotTokens: _can_spot_tokens,
        co.Compare: _compare,
        co.Every: _every,
        co.HasInitiative: _has_initiative,
        co.InZone: _in_zone,
        co.MoreThan: _more_than,
        co.Unless: _unless,
    }
)
