"""Amounts, conditions and effects in English."""

from __future__ import annotations

from functools import singledispatch

from rules.tcg.notation import amounts as am
from rules.tcg.notation import conditions as co
from rules.tcg.notation import effects as ef
from rules.tcg.notation.english.phrases import Speaker, a, bare, each, known, phrase, some
from rules.tcg.notation.filters import Reference

_OWN_DURATION = {
    ef.Until.END_OF_PHASE: "",
    ef.Until.REGROUP: " until the regroup phase",
    ef.Until.END_OF_TURN: " until the end of the turn",
}


# --- amounts ---


def for_each(amount: am.Counted, speaker: Speaker) -> str:
    """Say what an amount counts: "for each threat"."""
    match amount:
        case am.Tally():
            return f"for each {amount.value}"
        case am.Number(of):
            return f"for each {bare(of, speaker)}"
        case am.CompanionsOver(limit):
            return f"for each companion over {limit}"
        case am.Spotted(of):
            return f"for each {bare(of, speaker)} you spot"
        case am.Times(_, inner):
            return for_each(inner, speaker)
        case _:
            raise TypeError(f"no English is written for the amount {amount!r}")


def _unit(amount: am.Amount) -> int:
    if isinstance(amount, int):
        return amount
    return amount.factor if isinstance(amount, am.Times) else 1


def counted(amount: am.Amount, thing: str, speaker: Speaker) -> str:
    """Say how many of a thing: "a threat", "3 threats", "a threat for each companion over 4"."""
    unit = _unit(amount)
    said = f"a {thing}" if unit == 1 else f"{unit} {thing}s"
    return said if isinstance(amount, int) else f"{said} {for_each(amount, speaker)}"


def twilight(amount: am.Amount, speaker: Speaker) -> str:
    """Say how much twilight: "(2)", "(2) for each threat"."""
    said = f"({_unit(amount)})"
    return said if isinstance(amount, int) else f"{said} {for_each(amount, speaker)}"


def signed(amount: am.Amount, speaker: Speaker) -> str:
    """Say how much more or less: "+2", "+1 for each threat"."""
    said = f"{_unit(amount):+d}".replace("-", "\N{MINUS SIGN}")
    return said if isinstance(amount, int) else f"{said} {for_each(amount, speaker)}"


# --- conditions ---


@singledispatch
def condition(holds: co.Condition, speaker: Speaker) -> str:
    """Say a condition; `TypeError` for a word without English."""
    raise TypeError(f"no English is written for the condition {holds!r}")


@condition.register
def _(holds: co.Every, speaker: Speaker) -> str:
    return " and ".join(condition(part, speaker) for part in holds.parts)


@condition.register
def _(holds: co.Unless, speaker: Speaker) -> str:
    said = condition(holds.part, speaker)
    for can, cannot in (("you can ", "you cannot "), (" is ", " is not "), (" has ", " lacks ")):
        if can in said:
            return said.replace(can, cannot, 1)
    return f"it is not so that {said}"


@condition.register
def _(holds: co.CanSpot, speaker: Speaker) -> str:
    return f"you can spot {some(holds.of, holds.count, speaker)}"


@condition.register
def _(holds: co.CanSpotTokens, speaker: Speaker) -> str:
    return f"you can spot {counted(holds.count, holds.tally.value, speaker)}"


@condition.register
def _(holds: co.Initiative, speaker: Speaker) -> str:
    return f"{holds.value} {'have' if holds is co.Initiative.YOURS else 'has'} initiative"


@condition.register
def _(holds: co.AtSite, speaker: Speaker) -> str:
    return f"the fellowship is at {a(holds.site, speaker)} site"


@condition.register
def _(holds: co.During, speaker: Speaker) -> str:
    return f"it is the {holds.phase.value} phase"


@condition.register
def _(holds: co.Is, speaker: Speaker) -> str:
    made = phrase(holds.filter, speaker)
    words = [*made.adjectives, *made.nouns, *made.tails]
    article = f"{'an' if words[0][0] in 'aeiouAEIOU' else 'a'} " if made.nouns else ""
    return f"{known(holds.reference, speaker)} is {article}{' '.join(words)}"


@condition.register
def _(holds: co.Moment, speaker: Speaker) -> str:
    if holds is co.Moment.WEARING_THE_RING:
        return "the Ring-bearer is wearing The One Ring"
    return f"{speaker.this} is in your {holds.value}"


# --- targets ---


def target(who: ef.Target, speaker: Speaker) -> str:
    """Say to whom something is done, and remember whom by what noun."""
    match who:
        case ef.Choose(filter_, count, _):
            said = some(filter_, count, speaker)
            speaker.chosen = phrase(filter_, speaker).head
            return said
        case ef.Each(filter_):
            return each(filter_, speaker)
        case Reference():
            return known(who, speaker)


def times(count: int) -> str:
    """Say how often: "", " twice", " 3 times"."""
    return {1: "", 2: " twice"}.get(count, f" {count} times")


# --- effects, said as what one does ---


@singledispatch
def effect(done: ef.Effect, speaker: Speaker) -> str:
    """Say an effect as a command; `TypeError` for a word without English."""
    raise TypeError(f"no English is written for the effect {done!r}")


@effect.register
def _(done: ef.Then, speaker: Speaker) -> str:
    return " and ".join(effect(part, speaker) for part in done.parts)


@effect.register
def _(done: ef.Pick, speaker: Speaker) -> str:
    return f"choose {target(done.target, speaker)}"


@effect.register
def _(done: ef.Spot, speaker: Speaker) -> str:
    return f"spot {some(done.filter, done.count, speaker)}"


@effect.register
def _(done: ef.Exert, speaker: Speaker) -> str:
    return f"exert {target(done.target, speaker)}{times(done.times)}"


@effect.register
def _(done: ef.Wound, speaker: Speaker) -> str:
    return f"wound {target(done.target, speaker)}{times(done.times)}"


@effect.register
def _(done: ef.Heal, speaker: Speaker) -> str:
    return f"heal {target(done.target, speaker)}"


@effect.register
def _(done: ef.Discard, speaker: Speaker) -> str:
    return f"discard {target(done.target, speaker)}"


@effect.register
def _(done: ef.Change, speaker: Speaker) -> str:
    who = target(done.target, speaker)
    return (
        f"make {who} {quality(done.statistic, done.amount, speaker)}" + (_OWN_DURATION[done.until])
    )


def quality(statistic: ef.Statistic, amount: am.Amount, speaker: Speaker) -> str:
    """Say what a number becomes: "strength +2", "fierce", "an archer"."""
    match statistic:
        case ef.Statistic.FIERCE:
            return "fierce"
        case ef.Statistic.ARCHER:
            return "an archer"
        case ef.Statistic.NEVER_ROAMING:
            return "not roaming"
        case _:
            return f"{statistic.value} {signed(amount, speaker)}"


def made_to(who: ef.Who, said: str, speaker: Speaker) -> str:
    """Say what a player does: as a command where he is the one who acts anyway."""
    return said if who is speaker.actor else f"make {who.value} {said}"


def acted_by(who: ef.Who, done: ef.Effect, speaker: Speaker) -> str:
    """Say an effect in which another player acts."""
    before, speaker.actor = speaker.actor, who
    said = effect(done, speaker)
    speaker.actor = before
    return said


@effect.register
def _(done: ef.DiscardFromHand, speaker: Speaker) -> str:
    if done.count is None:
        whose = "your" if done.who is ef.Who.YOU else "his or her"
        return made_to(done.who, f"discard {whose} hand", speaker)
    return made_to(done.who, f"discard {counted(done.count, 'card', speaker)} from hand", speaker)


@effect.register
def _(done: ef.PutBeneathDeck, speaker: Speaker) -> str:
    return made_to(done.who, "place a random card from hand beneath the draw deck", speaker)


@effect.register
def _(done: ef.Draw, speaker: Speaker) -> str:
    return made_to(done.who, f"draw {counted(done.count, 'card', speaker)}", speaker)


@effect.register
def _(done: ef.AddThreats, speaker: Speaker) -> str:
    return f"add {counted(done.count, 'threat', speaker)}"


@effect.register
def _(done: ef.RemoveThreats, speaker: Speaker) -> str:
    return f"remove {counted(done.count, 'threat', speaker)}"


@effect.register
def _(done: ef.AddBurdens, speaker: Speaker) -> str:
    return f"add {counted(done.count, 'burden', speaker)}"


@effect.register
def _(done: ef.RemoveBurdens, speaker: Speaker) -> str:
    return f"remove {counted(done.count, 'burden', speaker)}"


@effect.register
def _(done: ef.AddTwilight, speaker: Speaker) -> str:
    return f"add {twilight(done.count, speaker)}"


@effect.register
def _(done: ef.RemoveTwilight, speaker: Speaker) -> str:
    return f"remove {twilight(done.count, speaker)}"


@effect.register
def _(done: ef.TransferThis, speaker: Speaker) -> str:
    return f"transfer {speaker.this} to {target(done.target, speaker)}"


@effect.register
def _(done: ef.PreventWound, speaker: Speaker) -> str:
    return "prevent that wound"


@effect.register
def _(done: ef.WearTheRing, speaker: Speaker) -> str:
    return "wear The One Ring until the regroup phase"


@effect.register
def _(done: ef.OneOf, speaker: Speaker) -> str:
    options = " or ".join(acted_by(done.who, option, speaker) for option in done.options)
    return made_to(done.who, options, speaker)


@effect.register
def _(done: ef.UnlessPrevented, speaker: Speaker) -> str:
    said = effect(done.effect, speaker)
    price = acted_by(done.who, done.price, speaker)
    return f"{said}; {done.who.value} may {price} instead"


@effect.register
def _(done: ef.If, speaker: Speaker) -> str:
    return f"if {condition(done.condition, speaker)}, {effect(done.effect, speaker)}"


@effect.register
def _(done: ef.ForEach, speaker: Speaker) -> str:
    said = effect(done.effect, speaker)
    if isinstance(done.amount, int):
        return f"{done.amount} times, {said}"
    return f"{for_each(done.amount, speaker)}, {said}"


@effect.register
def _(done: ef.AtEndOfPhase, speaker: Speaker) -> str:
    return f"{effect(done.effect, speaker)} at the end of the phase"
