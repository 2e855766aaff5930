"""What print says more briefly: "(or +4 if …)", "(and damage +1 if …)", "prevent all wounds to"."""

from __future__ import annotations

from dataclasses import replace

from rules.tcg.notation import amounts as am
from rules.tcg.notation import conditions as co
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation import qualities as qu
from rules.tcg.notation import sentences as se
from rules.tcg.notation import triggers as tr
from rules.tcg.notation.amounts import Statistic
from rules.tcg.notation.english.amounts import aside, number
from rules.tcg.notation.english.durations import duration
from rules.tcg.notation.english.joined_qualities import made_of
from rules.tcg.notation.english.phrases import each, noun_phrase
from rules.tcg.notation.english.qualities import NUMBERS_OF_CARDS, factor_words
from rules.tcg.notation.english.site_numbers import numbered_sites
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import effect, target
from rules.tcg.notation.players import Player

# --- "(or +4 and damage +1 if you have initiative)" ---


_DONE_TO_MORE = (ef.Discard, ef.Exert, ef.Heal, ef.Kill, ef.Wound)


def _differ_in_count(more: ef.Effect, one: ef.Effect) -> bool:
    """Whether two effects are alike but for how many cards are chosen: "(or 2 Elves if …)"."""
    first, second = getattr(more, "target", None), getattr(one, "target", None)
    if not isinstance(first, ef.Choose) or not isinstance(second, ef.Choose):
        return False
    alike = replace(first, count=second.count, least=second.least) == second
    return alike and getattr(more, "times", 1) == getattr(one, "times", 1)


def is_alternative(value: ef.If) -> bool:
    """Whether both sides of a condition do the same thing to the same card."""
    match value:
        case ef.If(_, ef.Make(instead, _, until), ef.Make(usual, _, duration)):
            return instead == usual and until == duration
        case ef.If(_, ef.Heal(instead), ef.Heal(usual)) if instead == usual:
            return True
        case ef.If(_, ef.Effect() as more, ef.Effect() as one) if type(more) is type(one):
            return isinstance(one, _DONE_TO_MORE) and _differ_in_count(more, one)
        case _:
            return False


def alternative(value: ef.If, speaker: Speaker) -> str:
    """Return "make Gandalf strength +2 (or +4 if …)"."""
    assert value.otherwise is not None
    trial = speaker.trial()
    instead = effect(value.effect, trial)
    usual = effect(value.otherwise, speaker)
    if isinstance(value.effect, ef.Make):
        name = target(value.effect.target, speaker.trial())
        instead = instead.removeprefix(f"make {name} ").removeprefix("strength ")
    elif isinstance(value.effect, _DONE_TO_MORE) and value.effect.target != getattr(
        value.otherwise, "target", None
    ):
        instead = instead.partition(" ")[2]
    return f"{usual} (or {instead} if {aside(value.condition, speaker)})"


# --- "(and damage +1 if mounted)" ---


def _both(before: ef.Make, more: ef.Effect) -> ef.Make | None:
    """Return both changes of strength as one: +4 where a card has +2 and then +2 more."""
    match before, more:
        case ef.Make(_, (qu.Change(Statistic.STRENGTH, int() as first),)), ef.Make(
            _, (qu.Change(Statistic.STRENGTH, int() as second), *rest)
        ) if before.until == more.until:
            return replace(more, qualities=(qu.Change(Statistic.STRENGTH, first + second), *rest))
        case _:
            return None


def addition(before: ef.Effect | None, part: ef.Effect, speaker: Speaker) -> str:
    """Return what an effect adds to the one before under a condition; else nothing."""
    match before, part:
        case ef.Make(_, qualities), ef.If(
            holds, ef.Make(fi.That() as that) | ef.Heal(fi.That() as that), None
        ) if all(isinstance(getattr(each_, "amount", 0), int | am.OrIf) for each_ in qualities):
            name = target(that, speaker.trial())
            if (both := _both(before, part.effect)) is not None:
                words = effect(both, speaker.trial()).removeprefix(f"make {name} strength ")
                return f" (or {words} if {_brief(aside(holds, speaker), name, speaker)})"
            words = effect(part.effect, speaker.trial()).removeprefix(f"make {name} ")
            return f" (and {words} if {_brief(aside(holds, speaker), name, speaker)})"
        case _:
            return ""


_SAID_WITHOUT_SUBJECT = ("mounted", "bearing ", "skirmishing ")


def _brief(words: str, name: str, speaker: Speaker) -> str:
    """Return "mounted" for "that Man is mounted", "he or she has" for "that companion has"."""
    said = words.removeprefix(f"{name} is ")
    if said != words and said.startswith(_SAID_WITHOUT_SUBJECT):
        return said
    if words.startswith(f"{name} has ") and name.endswith("companion"):
        return f"he or she has {words.removeprefix(f'{name} has ')}"
    return words


# --- "at sites 1 to 4, …. At any other site, …" ---


def at_sites(holds: co.Condition) -> fi.SiteNumbered | None:
    """Return the sites of a condition that names the first of them by their numbers."""
    match holds:
        case co.AtSite(fi.SiteNumbered(fi.Range(int(), int())) as sites):
            return sites
        case _:
            return None


def where(holds: co.Condition | None, speaker: Speaker) -> str:
    """Return "at sites 1 to 4" or "at any other site" for such a condition, else nothing."""
    match holds:
        case co.Unless(part) if at_sites(part) is not None:
            return "at any other site"
        case co.AtSite() if (sites := at_sites(holds)) is not None:
            return f"at {numbered_sites(sites, speaker)}"
        case _:
            return ""


# --- "prevent a Hobbit from being overwhelmed" ---


def prevention(value: ef.Make, speaker: Speaker) -> str:
    """Return "prevent X from …" for what a chosen card is kept from; else nothing."""
    match value:
        case ef.Make(fi.Reference.THIS, (qu.CannotBeAssignedTo(fi.That() as that, by_player),)):
            opponent, name = target(that, speaker), target(value.target, speaker)
            until = "" if value.until is ef.Until.END_OF_PHASE else duration(value.until)
            if by_player:
                who = "the Free Peoples player"
                return f"prevent {who} from assigning {opponent} to {name}{until}"
            return f"prevent {opponent} from being assigned to {name}{until}"
        case ef.Make(_, (qu.Gains(se.EachTime(about, ef.Prevention.PREVENT, None)),)) if (
            about == tr.AboutTo(tr.Doing.WOUND, fi.Reference.THIS, None)
        ):
            return f"prevent all wounds to {target(value.target, speaker)}{duration(value.until)}"
    if not isinstance(value.target, ef.Choose) or value.until is not ef.Until.END_OF_PHASE:
        return ""
    match value.qualities:
        case (qu.Change(Statistic.OVERWHELM_FACTOR, factor),):
            name = target(value.target, speaker)
            whose = "his or her"
            if speaker.card.type.value == "ally":
                whose = f"that {noun_phrase(value.target.filter, speaker).head}'s"
            times = factor_words(factor, speaker)
            return f"prevent {name} from being overwhelmed unless {whose} strength is {times}"
        case (qu.Change(Statistic.WOUND_LIMIT, limit),):
            name = target(value.target, speaker)
            wounds = f"{number(limit, speaker)} wound{'' if limit == 1 else 's'}"
            return f"prevent {name} from taking more than {wounds}"
        case _:
            return ""


# --- "prevent all wounds to him" ---


def reads_as_effect(value: ef.Lasting) -> bool:
    """Whether a sentence that holds for a while reads as an effect."""
    match value.sentence:
        case se.EachTime(
            tr.AboutTo(tr.Doing.WOUND, fi.Reference() | fi.That(), None),
            ef.Prevention.PREVENT,
            None,
        ):
            return value.until is ef.Until.END_OF_PHASE
        case se.Forbids(Player.EACH_PLAYER, se.Forbidden.MOVE_AGAIN):
            return True
        case se.Forbids(Player.FREE_PEOPLES, se.Forbidden.STAY):
            return True
        case se.Gets(fi.AllOf() | fi.AnyOf() | fi.Printed(), qualities):
            return all(
                isinstance(each_, qu.Change) and each_.statistic in NUMBERS_OF_CARDS
                for each_ in qualities
            )
        case _:
            return False


def lasting(value: ef.Lasting, until: str, speaker: Speaker) -> str:
    """Return a sentence that holds for a while as an effect: "prevent all wounds to Faramir"."""
    if not reads_as_effect(value):
        return ""
    match value.sentence:
        case se.EachTime(tr.AboutTo(_, card)):
            return f"prevent all wounds to {target(card, speaker)}"
        case se.Forbids(_, se.Forbidden.MOVE_AGAIN):
            return "prevent the fellowship from moving again this turn"
        case se.Forbids():
            return "make the Free Peoples player choose to move again this turn"
        case se.Gets(cards, qualities):
            return f"make {made_of(each(cards, speaker), qualities, speaker)}{until}"
        case _:
            return ""


# --- "if that Nazgûl wins this skirmish, …" ---


def without_win(value: ef.Make) -> tuple[ef.Make, ef.Effect] | None:
    """Return a change without "each time this minion wins a skirmish", and what is done then."""
    *others, last = value.qualities
    match last:
        case qu.Gains(se.EachTime(tr.WinsSkirmish(fi.Reference.THIS, None), done, None, None)) if (
            others and value.until is ef.Until.END_OF_PHASE
        ):
            return ef.Make(value.target, tuple(others), value.until, value.limit), done
        case _:
            return None
