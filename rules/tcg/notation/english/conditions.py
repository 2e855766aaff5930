"""Conditions as clauses: "you can spot 2 threats", "that Man is mounted"."""

from __future__ import annotations

from collections.abc import Callable

from rules.english import article
from rules.tcg.notation import amounts as am
from rules.tcg.notation import conditions as co
from rules.tcg.notation import filters as fi
from rules.tcg.notation.english.amounts import counted, kind, number, where_in
from rules.tcg.notation.english.filters import as_said_of_one, borne, range_words, tokens
from rules.tcg.notation.english.labels import list_of, phase_name
from rules.tcg.notation.english.phrases import (
    a,
    each,
    noun_phrase,
    plain,
    reference_name,
    site_phrase,
    so_many,
    that_name,
)
from rules.tcg.notation.english.players import verb
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import CONDITIONS, Table, condition, measure
from rules.tcg.vocabulary import ItemClass, Keyword, Phase


def cards(of: fi.Filter, count: am.Amount, speaker: Speaker) -> str:
    """Return so many cards to be spotted: "an Elf", "2 rangers", "X companions"."""
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
        return f"{'a' if holds else 'no'} Shadow player controls a site"
    if value.count == 1 and parts and isinstance(parts[0], fi.Reference):
        # Speak of a known card: "bearer has an Uruk-hai stacked on it", not "you can spot bearer".
        said = predicate(fi.all_of(parts[1:]), speaker, holds=holds)
        return f"{subject_name(parts[0], speaker)} {said}"
    if speaker.aside and holds and not speaker.is_of_shadows:
        return f"you spot {cards(value.of, value.count, speaker)}"
    return f"you {'can' if holds else 'cannot'} spot {cards(value.of, value.count, speaker)}"


# The filters of "a site that a Shadow player controls": the type and who controls it.
_A_SITE = 2


def _can_spot_tokens(value: co.CanSpotTokens, speaker: Speaker, holds: bool) -> str:
    things = counted(value.count, value.tally.value, speaker)
    if value.tally is am.Tally.TWILIGHT:
        fewer = f"fewer than {value.count} twilight tokens"
        return f"the twilight pool has {f'at least {things}' if holds else fewer}"
    return f"you {'can' if holds else 'cannot'} spot {things}"


def _at_least(range_: fi.Range) -> int | None:
    return range_.least if range_.most is None else None


def kinds_spotted(amount: am.Kinds, range_: fi.Range, speaker: Speaker) -> str:
    """Return how many kinds are to be spotted: "3 Free Peoples cultures"."""
    return f"{range_.least} {kind(amount, speaker, many=range_.least != 1)}"


def _compare(value: co.Compare, speaker: Speaker, holds: bool) -> str:
    if isinstance(value.amount, am.Kinds) and _at_least(value.range) is not None:
        can = "can" if holds else "cannot"
        return f"you {can} spot {kinds_spotted(value.amount, value.range, speaker)}"
    if isinstance(value.amount, am.WoundsOn) and _at_least(value.range) is not None:
        can, least = "can" if holds else "cannot", value.range.least
        wounds = "a wound" if least == 1 else f"{least} wounds"
        return f"you {can} spot {wounds} on {each(value.amount.of, speaker)}"
    if holds and (words := _tokens_at_most(value)):
        return words
    negation = "" if holds else "not "
    return f"{measure(value.amount, speaker)} is {negation}{range_words(value.range)}"


def _tokens_at_most(value: co.Compare) -> str:
    """Return "the twilight pool has fewer than 3 twilight tokens"; nothing for other numbers."""
    match value:
        case co.Compare(am.Tally.TWILIGHT, fi.Range(None, int() as most)):
            return f"the twilight pool has fewer than {most + 1} twilight tokens"
        case co.Compare(am.Tally.BURDENS, fi.Range(None, int() as most)):
            return f"there are {most} or fewer burdens on the Ring-bearer"
        case _:
            return ""


def _more_than(value: co.MoreThan, speaker: Speaker, holds: bool) -> str:
    match value:
        case co.MoreThan(am.Number(greater), am.Number(less)) if holds:
            return f"you can spot more {plain(greater, speaker)} than {plain(less, speaker)}"
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
    if holds:
        return f"at least {value.count} {noun} are {place}"
    return f"fewer than {value.count} {noun} are {place}"


def _one_card(speaker: Speaker) -> bool:
    """Whether only one card was revealed: the top or bottom card of a deck."""
    return speaker.many.get("card") is False


def _bare_card(of: fi.Filter | None, speaker: Speaker) -> str:
    return "card" if of is None else noun_phrase(of, speaker).words()


def _has_initiative(value: co.HasInitiative, speaker: Speaker, holds: bool) -> str:
    if holds:
        return verb(value.who, "has initiative", "have initiative")
    return verb(value.who, "does not have initiative", "do not have initiative")


# --- where and when ---


def _at_site(value: co.AtSite, speaker: Speaker, holds: bool) -> str:
    where = where_at(value.site, speaker)
    if speaker.aside and holds and not speaker.is_of_shadows:
        return where
    return f"{_who_is_there(speaker)} is {'' if holds else 'not '}{where}"


# Cards of these sets say "while Gandalf is at", others "while the fellowship is at".
_SETS_OF_NAMED_PLACES = range(11, 13)


def _who_is_there(speaker: Speaker) -> str:
    """Return who is at a site, as cards say it: the character or bearer, or the fellowship."""
    if speaker.card.set not in _SETS_OF_NAMED_PLACES:
        return "the fellowship"
    if speaker.card.is_character:
        return subject_name(fi.Reference.THIS, speaker)
    if speaker.card.classes:
        return subject_name(fi.Reference.BEARER, speaker)
    return "the fellowship"


def where_at(site: fi.Filter, speaker: Speaker) -> str:
    """Return a place as a card says it: "at a forest site", "in region 2"."""
    if isinstance(site, fi.InRegion):
        return f"in region {site.region}"
    words = f"at {site_phrase(site, speaker)}"
    is_noun = site != fi.Printed(Keyword.UNDERGROUND)
    if speaker.card.set in _SETS_OF_BARE_PLACES and isinstance(site, fi.Printed | fi.AnyOf):
        return words.removesuffix(" site") if is_noun else words
    return words


# "At a battleground", where earlier and later cards say "at a battleground site".
_SETS_OF_BARE_PLACES = range(2, 7)


def _during(value: co.During, speaker: Speaker, holds: bool) -> str:
    return f"it is {'' if holds else 'not '}the {phase_name(value.phase)} phase"


def _happened_this_turn(value: co.HappenedThisTurn, speaker: Speaker, holds: bool) -> str:
    if isinstance(value.of, fi.Reference):
        did = value.what.value
        if not holds:
            did = did.replace("was ", "was not ").replace("lost ", "did not lose ")
        return f"{subject_name(value.of, speaker)} {did} this turn"
    who = a(value.of, speaker) if holds else f"no {noun_phrase(value.of, speaker).words()}"
    return f"{who} {value.what.value} this turn"


def _was_played(value: co.WasPlayed, speaker: Speaker, holds: bool) -> str:
    if value.phase is None:
        of_phase = "turn"
    elif value.phase is Phase.SKIRMISH:
        of_phase = "skirmish"
    else:
        of_phase = f"{phase_name(value.phase)} phase"
    if holds:
        return f"{a(value.of, speaker)} has been played during this {of_phase}"
    return f"no {noun_phrase(value.of, speaker).words()} has been played during this {of_phase}"


def _could(value: co.Could, speaker: Speaker, holds: bool) -> str:
    return "you do" if holds else "you do not"


_MOMENTS: dict[co.Moment, tuple[str, str]] = {
    co.Moment.WEARING_THE_RING: (
        "the Ring-bearer is wearing The One Ring",
        "the Ring-bearer is not wearing The One Ring",
    ),
    co.Moment.FIERCE_SKIRMISH: ("this is a fierce skirmish", "this is not a fierce skirmish"),
    co.Moment.NORMAL_SKIRMISH: ("this is a normal skirmish", "this is not a normal skirmish"),
    co.Moment.SKIRMISH: ("a skirmish is being resolved", "no skirmish is being resolved"),
    co.Moment.YOUR_TURN: ("it is your turn", "it is not your turn"),
    co.Moment.AHEAD: (
        "the fellowship is ahead on the adventure path",
        "the fellowship is not ahead on the adventure path",
    ),
    co.Moment.CONTROLS_A_SITE: ("you control a site", "you do not control a site"),
    co.Moment.MOVED_THIS_TURN: (
        "the fellowship has moved this turn",
        "the fellowship has not moved this turn",
    ),
    co.Moment.MOVED_MORE_THAN_ONCE: (
        "the fellowship has moved more than once this turn",
        "the fellowship has not moved more than once this turn",
    ),
}


def _moment(value: co.Moment, speaker: Speaker, holds: bool) -> str:
    if value is co.Moment.HOME_IS_CONTROLLED:
        return f"{'an' if holds else 'no'} opponent controls {speaker.pronoun.his} home site"
    if value is co.Moment.STARTING_FELLOWSHIP:
        return f"{speaker.this} is {'' if holds else 'not '}in your starting fellowship"
    if value is co.Moment.FIERCE_SKIRMISH and speaker.aside and holds:
        return "in a fierce skirmish"
    return _MOMENTS[value][0 if holds else 1]


# --- what a card is ---


_CONTROLS: dict[fi.Filter, tuple[str, str]] = {
    fi.State.CONTROLLED_BY_YOU: ("you control", "you do not control"),
    fi.State.CONTROLLED_BY_SHADOW: ("a Shadow player controls", "no Shadow player controls"),
}


def _is(value: co.Is, speaker: Speaker, holds: bool) -> str:
    said = predicate(value.filter, speaker, holds=holds)
    if value.filter in _CONTROLS:
        name = subject_name(value.reference, speaker)
        return f"{_CONTROLS[value.filter][0 if holds else 1]} {name}"
    if value.reference is fi.Reference.IT and isinstance(value.filter, fi.Skirmishing | fi.Bearing):
        # "strength +2 (or +4 if skirmishing an archer)" is about the card just named.
        return said.removeprefix("is ")
    words = f"{subject_name(value.reference, speaker)} {said}"
    if value.reference is fi.Reference.BEARER and isinstance(value.filter, fi.Titled):
        # "While bearer is Denethor, bearer …": a pronoun for anybody would be odd after a name.
        speaker.topic = ""
    return words


def subject_name(reference: fi.Filter, speaker: Speaker) -> str:
    """Return a known card as a subject, by its pronoun where it was just spoken of."""
    if isinstance(reference, fi.That):
        return that_name(reference, speaker)
    if isinstance(reference, fi.Reference):
        if reference is fi.Reference.IT and speaker.subject:
            return speaker.subject
        if reference is fi.Reference.IT or reference.value == speaker.topic:
            return speaker.pronoun.value
        speaker.topic = reference.value
        return reference_name(reference, speaker)
    return a(reference, speaker)


def predicate(filter_: fi.Filter, speaker: Speaker, *, holds: bool = True) -> str:
    """Return what is said of a subject: "is a Gondor Man", "bears a hand weapon"."""
    parts = filter_.parts if isinstance(filter_, fi.AllOf) else (filter_,)
    spoken = [part for part in parts if type(part) in _PREDICATES]
    rest = [part for part in parts if type(part) not in _PREDICATES]
    words = [_PREDICATES[type(part)](part, speaker, holds) for part in spoken]
    if rest:
        words.insert(0, _is_such(fi.all_of(rest), speaker, holds))
    return list_of(words, "and" if holds else "or")


def _is_such(filter_: fi.Filter, speaker: Speaker, holds: bool) -> str:
    verb_ = "is" if holds else "is not"
    if isinstance(filter_, fi.NotOf):
        return predicate(filter_.part, speaker, holds=not holds)
    if filter_ is fi.State.IN_SUPPORT_AREA:
        return f"{verb_} in your support area"
    made = noun_phrase(filter_, speaker)
    if made.proper:
        return f"{verb_} {made.words()}"
    if not made.nouns and not made.cultures:
        tails = [tail for tail, _ in made.tails]
        return f"{verb_} {as_said_of_one(' '.join([*made.adjectives, *tails]))}"
    if made.owner:
        return f"{verb_} {made.owner} {made.words()}"
    return f"{verb_} {article(made.words())}"


def _does(third_person: str, base: str, holds: bool) -> str:
    return third_person if holds else f"does not {base}"


def _skirmishing(filter_: fi.Skirmishing, speaker: Speaker, holds: bool) -> str:
    return f"is {'' if holds else 'not '}skirmishing {a(filter_.opponent, speaker)}"


def _bearing(filter_: fi.Bearing, speaker: Speaker, holds: bool) -> str:
    if filter_.item == fi.Printed(ItemClass.MOUNT):
        return f"is {'' if holds else 'not '}mounted"
    return f"is {'' if holds else 'not '}bearing {borne(filter_, speaker)}"


def _bearing_tokens(filter_: fi.BearingTokens, speaker: Speaker, holds: bool) -> str:
    words = f"{tokens(filter_.culture, filter_.count, speaker)} on it"
    return f"{_does('has', 'have', holds)} {words}"


def _has_stacked(filter_: fi.HasStacked, speaker: Speaker, holds: bool) -> str:
    return f"{_does('has', 'have', holds)} {a(filter_.card, speaker)} stacked on it"


def _wounds_in(filter_: fi.WoundsIn, speaker: Speaker, holds: bool) -> str:
    words = range_words(filter_.range)
    return f"{_does('has', 'have', holds)} {words} {'wound' if words == '1' else 'wounds'}"


def _with(filter_: fi.With, speaker: Speaker, holds: bool) -> str:
    flags = {
        am.Statistic.FIERCE: "fierce",
        am.Statistic.ARCHER: "an archer",
        am.Statistic.HUNTER: "a hunter",
        am.Statistic.DEFENDER: "defender +1",
    }
    if filter_.range == fi.Range(1, None) and filter_.statistic in flags:
        return f"is {'' if holds else 'not '}{flags[filter_.statistic]}"
    words = f"{filter_.statistic.value} {range_words(filter_.range)}"
    return f"{_does('has', 'have', holds)} {words}"


def _with_more_than(filter_: fi.WithMoreThan, speaker: Speaker, holds: bool) -> str:
    compared = "greater" if filter_.more else "less"
    words = f"{filter_.statistic.value} {compared} than {measure(filter_.amount, speaker)}"
    return f"{_does('has', 'have', holds)} {words}"


_PREDICATES: dict[type, Callable[..., str]] = {
    fi.Bearing: _bearing,
    fi.BearingTokens: _bearing_tokens,
    fi.HasStacked: _has_stacked,
    fi.Skirmishing: _skirmishing,
    fi.With: _with,
    fi.WithMoreThan: _with_more_than,
    fi.WoundsIn: _wounds_in,
}


_TABLE: Table = {
    co.AnyHolds: _any_holds,
    co.AtSite: _at_site,
    co.CanSpot: _can_spot,
    co.CanSpotTokens: _can_spot_tokens,
    co.Compare: _compare,
    co.Could: _could,
    co.During: _during,
    co.Every: _every,
    co.HasInitiative: _has_initiative,
    co.InZone: _in_zone,
    co.HappenedThisTurn: _happened_this_turn,
    co.Is: _is,
    co.Moment: _moment,
    co.MoreThan: _more_than,
    co.Unless: _unless,
    co.WasPlayed: _was_played,
}
CONDITIONS.update(_TABLE)
