"""Sentences that do something: events, special abilities, responses, "each time …"."""

from __future__ import annotations

from rules.tcg.notation import conditions as co
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation import sentences as se
from rules.tcg.notation import triggers as tr
from rules.tcg.notation.amounts import Zone
from rules.tcg.notation.english.costs import action
from rules.tcg.notation.english.labels import list_of, phase_name, pronoun, time_word
from rules.tcg.notation.english.phrases import a, site_phrase
from rules.tcg.notation.english.shorthand import where
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import SENTENCES, condition, effect, trigger
from rules.tcg.notation.english.trigger_openings import opening
from rules.tcg.notation.own import OwnCondition
from rules.tcg.vocabulary import Phase, Side


def given_first(value: co.Condition | None, speaker: Speaker) -> str:
    """Return a condition that opens a sentence: "if you can spot an Elf, "."""
    if brief := where(value, speaker):
        return f"{brief}, "
    return "" if value is None else f"if {condition(value, speaker)}, "


def _without_support_area(value: co.Condition | None) -> co.Condition | None:
    """Take "this card is in your support area" out of what must hold; the transfer says it."""
    in_area = co.Is(fi.Reference.THIS, fi.State.IN_SUPPORT_AREA)
    if value == in_area:
        return None
    if isinstance(value, co.Every) and in_area in value.parts:
        return co.all_hold(tuple(part for part in value.parts if part != in_area))
    return value


def _transfers_this(done: ef.Action) -> bool:
    first = done.effect.parts[0] if isinstance(done.effect, ef.Then) else done.effect
    return isinstance(first, ef.Transfer) and first.target is fi.Reference.THIS


def _timed(phases: tuple[Phase, ...], words: str) -> str:
    return f"{list_of([time_word(phase) for phase in phases], 'or')}: {words[0].upper()}{words[1:]}"


def _limit(value: se.Limit | None) -> str:
    if value is None:
        return ""
    if value.per is se.Per.SITE:
        return f" (limit {value.uses} per site)"
    often = {1: "once", 2: "twice"}.get(value.uses, f"{value.uses} times")
    return f" (limit {often} per {value.per.value})"


def _event(value: se.Event, speaker: Speaker) -> str:
    holds = given_first(value.given, speaker)
    return _timed(value.phases, f"{holds}{action(value.action, speaker)}")


_SOURCES = {
    Zone.STACKED: "is stacked on a card",
    Zone.DISCARD_PILE: "is in your discard pile",
    Zone.HAND: "is in your hand",
}


def _source(value: Zone | None, speaker: Speaker) -> str:
    if value is None:
        return ""
    speaker.topic = "this"
    return f"if {speaker.this} {_SOURCES[value]}, "


def _says_stacked(given: co.Condition | None) -> bool:
    parts = given.parts if isinstance(given, co.Every) else (given,)
    return any(
        isinstance(part, co.Is)
        and part.reference is fi.Reference.THIS
        and isinstance(part.filter, fi.StackedOn)
        for part in parts
    )


_NOT_WEARING = co.Unless(co.Moment.WEARING_THE_RING)


def _special(value: se.Special, speaker: Speaker) -> str:
    given = value.given
    if given == _NOT_WEARING and value.action.effect is ef.RingEffect.WEAR:
        # Who wears it already cannot put it on.
        given = None
    if _transfers_this(value.action):
        given = _without_support_area(given)
        speaker.from_support_area = given is not value.given
    if exerts := _exerts_there(value, given, speaker):
        return _timed(value.phases, f"{exerts}{_limit(value.limit)}")
    # Where the condition says on what the card is stacked, that says where it is as well.
    source = "" if _says_stacked(given) else _source(value.used_from, speaker)
    words = f"{source}{given_first(given, speaker)}".replace(", if ", " and ")
    return _timed(value.phases, f"{words}{action(value.action, speaker)}{_limit(value.limit)}")


def _exerts_two(done: ef.Action) -> bool:
    return isinstance(done.cost, ef.Then) and all(
        isinstance(part, ef.Exert) for part in done.cost.parts
    )


def _exerts_there(value: se.Special, given: co.Condition | None, speaker: Speaker) -> str:
    """Return "exert this minion at a battleground to …", as cards before Shadows say it."""
    match given, value.action.cost:
        case co.AtSite(), (ef.Exert() | ef.Then((ef.Exert(), *_))) if (
            not speaker.is_of_shadows and not where(given, speaker)
        ):
            words = action(value.action, speaker)
            place = condition(given, speaker).removeprefix("the fellowship is")
            cost, to, rest = words.partition(" and " if _exerts_two(value.action) else " to ")
            if to == " and " and not rest.startswith("exert "):
                to = " and exert "
            return f"{cost}{place}{to}{rest}" if to else ""
        case _:
            return ""


def _answer(
    answers: tr.Trigger, done: ef.Action, given: co.Condition | None, speaker: Speaker
) -> str:
    involving = skirmish_involving(given, speaker)
    if involving:
        given = None
    during = given if isinstance(given, co.During) else None
    when = [] if given is None or during else [condition(given, speaker)]
    happens = trigger(answers, speaker)
    when.append(f"{happens} during the {phase_name(during.phase)} phase" if during else happens)
    if involving:
        when = [f"{happens} during a skirmish involving {involving}"]
    if isinstance(given, OwnCondition):
        # It speaks of what has happened: "that minion".
        when.reverse()
    speaker.in_trigger = True
    return f"Response: If {list_of(when)}, {action(done, speaker)}"


def skirmish_involving(given: co.Condition | None, speaker: Speaker) -> str:
    """Return who is in the skirmish where a condition says that they are; else nothing."""
    match given:
        case co.Is(fi.Reference() as who, fi.State.SKIRMISHING):
            return a(who, speaker)
        case co.CanSpot(1, fi.AllOf(parts)) if fi.State.SKIRMISHING in parts:
            return a(fi.all_of([p for p in parts if p is not fi.State.SKIRMISHING]), speaker)
        case _:
            return ""


def _response_event(value: se.ResponseEvent, speaker: Speaker) -> str:
    return _answer(value.answers, value.action, value.given, speaker)


def _response(value: se.Response, speaker: Speaker) -> str:
    words = _answer(value.answers, value.action, value.given, speaker)
    source = _source(value.used_from, speaker)
    if source:
        words = words.replace(
            "Response: If ", f"Response: I{source[1:].removesuffix(', ')} and ", 1
        )
    return f"{words}{_limit(value.limit)}"


def _of_your_turn(
    begins: str, happens: tr.Trigger, given: co.Condition | None
) -> tuple[str, co.Condition | None]:
    """Join "if it is your turn" to the start of a phase: "at the start of your regroup phase"."""
    parts = given.parts if isinstance(given, co.Every) else (given,)
    yours = co.Moment.YOUR_TURN
    if not isinstance(happens, tr.PhaseStarts) or happens.yours or yours not in parts:
        return begins, given
    rest = tuple(part for part in parts if part is not None and part is not yours)
    return f"at the start of your {phase_name(happens.phase)} phase", co.all_hold(
        rest
    ) if rest else None


def _each_time(value: se.EachTime, speaker: Speaker) -> str:
    begins = opening(value.trigger, speaker)
    given = value.given
    if given == co.Unless(co.Moment.STARTING_FELLOWSHIP):
        begins, given = f"{begins} (except in your starting fellowship)", None
    if isinstance(given, co.During):
        begins, given = f"{begins} during the {phase_name(given.phase)} phase", None
        if value.trigger == tr.FellowshipMoves(origin=fi.Reference.THIS):
            begins = begins.replace("when ", "if ", 1)
    begins, given = _of_your_turn(begins, value.trigger, given)
    begins, given = _with_circumstances(begins, value.trigger, given, speaker)
    if given is None and _only_discards_itself(value, speaker):
        return _discards_itself(value, begins, speaker)
    if spots := _spots_first(value, given):
        return f"{begins}, {action(spots, speaker)}{_limit(value.limit)}"
    speaker.in_trigger = True
    holds = given_first(given, speaker)
    words = action(ef.Action(None, value.effect), speaker)
    return f"{begins}, {holds}{words}{_limit(value.limit)}"


_AGAINST_THIS = fi.Skirmishing(fi.Reference.THIS)


def _with_circumstances(
    begins: str, happens: tr.Trigger, given: co.Condition | None, speaker: Speaker
) -> tuple[str, co.Condition | None]:
    """Join a condition to what happens: "when you play this minion at a plains site"."""
    involving = skirmish_involving(given, speaker)
    match happens, given:
        case tr.SkirmishStarts(fi.Reference.THIS), co.CanSpot(1, fi.AllOf(parts)) if (
            _AGAINST_THIS in parts
        ):
            opponent = fi.all_of([part for part in parts if part != _AGAINST_THIS])
            return f"{begins} and {a(opponent, speaker)}", None
        case tr.SkirmishStarts(fi.Reference.THIS), co.Is(fi.Reference.THIS, fi.State.RING_BEARER):
            him = pronoun(speaker.card).him
            opens = f"at the start of each skirmish involving {him}"
            return f"while {speaker.this} is the Ring-bearer, {opens}", None
        case tr.IsPlayed(fi.Reference.THIS), co.AtSite(site):
            return f"{begins} at {site_phrase(site, speaker)}", None
        case ((tr.IsPlayed() | tr.IsDone(in_skirmish=True)), _) if involving:
            skirmish = begins.removesuffix(" in a skirmish")
            return f"{skirmish} in a skirmish involving {involving}", None
        case tr.FellowshipMoves(), co.Unless(co.CanSpot(1, of)) if not speaker.is_of_shadows:
            return f"{begins} without {a(of, speaker)}", None
        case tr.FellowshipMoves(fi.Reference.THIS), co.Is(fi.Reference.THIS, fi.InRegion(region)):
            return f"{begins} in region {region}", None
        case _:
            return begins, given


_SET_OF_DISCARDS_FIRST = 7


def _only_discards_itself(value: se.EachTime, speaker: Speaker) -> bool:
    """Whether all that is done is to discard the card, and remove threats where set 7 says it."""
    discards = ef.Discard(fi.Reference.THIS)
    match value.effect:
        case ef.Then((first, ef.RemoveTokens())) if speaker.card.set == _SET_OF_DISCARDS_FIRST:
            return first == discards and isinstance(value.trigger, tr.PhaseStarts)
        case done:
            return done == discards


def _discards_itself(value: se.EachTime, begins: str, speaker: Speaker) -> str:
    """Return "discard this condition at the end of the turn", which print says in this order."""
    match value.trigger:
        case tr.PhaseStarts() | tr.PhaseEnds() | tr.Turn():
            return f"{effect(value.effect, speaker)} {begins}"
        case tr.LosesSkirmish():
            return f"discard {speaker.this} if {begins.removeprefix('each time ')}"
        case _:
            return f"{begins}, discard {speaker.this}"


def _spots_first(value: se.EachTime, given: co.Condition | None) -> ef.Action | None:
    """Return "spot an Elf to add (2)" where a card says so of when it is played."""
    match value.trigger, given:
        case tr.IsPlayed(fi.Reference.THIS), co.CanSpot(int() as count, of) if not isinstance(
            value.effect, ef.May
        ):
            return ef.Action(ef.Spot(count, of), value.effect)
        case _:
            return None


def _aid(value: se.Aid, speaker: Speaker) -> str:
    price = effect(value.price, speaker)
    name = f"{price[0].upper()}{price[1:]}"
    if isinstance(value.price, ef.AddTokens) and value.price.token is tr.Token.TWILIGHT:
        name = price.removeprefix("add ")
    if isinstance(value.price, ef.RemoveTokens) and value.price.token is tr.Token.TWILIGHT:
        name = price.removeprefix("remove ")
    bearer = "minion" if speaker.card.side is Side.SHADOW else "companion"
    means = f"you may {price} to transfer this to a {bearer}"
    return f"aid \N{EN DASH} {name}. (At the start of the maneuver phase, {means}.)"


SENTENCES.update(
    {
        se.Aid: _aid,
        se.EachTime: _each_time,
        se.Event: _event,
        se.Response: _response,
        se.ResponseEvent: _response_event,
        se.Special: _special,
    }
)
