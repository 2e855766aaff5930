"""The English of effects on characters: "exert a companion", "wound a minion twice"."""

from __future__ import annotations

from rules.english import article
from rules.tcg.notation import amounts as am
from rules.tcg.notation import effects as ef
from rules.tcg.notation import filters as fi
from rules.tcg.notation import qualities as qu
from rules.tcg.notation.english.amounts import signed, times, unit
from rules.tcg.notation.english.durations import duration
from rules.tcg.notation.english.effects_on_cards import every
from rules.tcg.notation.english.joined_qualities import given_to, made_of, only_verbs
from rules.tcg.notation.english.labels import culture_name, race_name
from rules.tcg.notation.english.phrases import a, noun_phrase
from rules.tcg.notation.english.qualities import quality_words
from rules.tcg.notation.english.shorthand import prevention, without_win
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import EFFECTS, effect, target


def _different(value: ef.Target, speaker: Speaker) -> str:
    """Return a target where each card is meant once: "X minions", not "a minion for each …"."""
    before, speaker.different = speaker.different, True
    words = target(value, speaker)
    speaker.different = before
    return words


def _exert(value: ef.Exert, speaker: Speaker) -> str:
    if speaker.in_trigger and not speaker.infinitive and isinstance(value.target, ef.Each):
        return f"{every(value.target, speaker)} must exert{times(value.times, speaker)}"
    return f"exert {_different(value.target, speaker)}{times(value.times, speaker)}"


def _exhaust(value: ef.Exhaust, speaker: Speaker) -> str:
    return f"exhaust {target(value.target, speaker)}"


def _wound(value: ef.Wound, speaker: Speaker) -> str:
    return f"wound {_different(value.target, speaker)}{times(value.times, speaker)}"


def _heal(value: ef.Heal, speaker: Speaker) -> str:
    if value.times is None:
        return f"heal all wounds on {target(value.target, speaker)}"
    return f"heal {target(value.target, speaker)}{times(value.times, speaker)}"


def _kill(value: ef.Kill, speaker: Speaker) -> str:
    return f"kill {target(value.target, speaker)}"


def _make(value: ef.Make, speaker: Speaker) -> str:
    prevented = prevention(value, speaker)
    if prevented:
        return prevented
    won = without_win(value)
    if won is not None:
        made, done = won
        words = effect(made, speaker)
        who = _again(value.target, "", speaker)
        with speaker.mood(infinitive=False):
            return f"{words}. If {who} wins this skirmish, {effect(done, speaker)}"
    if value.qualities == (qu.Change(am.Statistic.ALLOWED_TO_SKIRMISH, 1),):
        return f"allow {target(value.target, speaker)} to skirmish{duration(value.until)}"
    limit = "" if value.limit is None else f" (limit {signed(_limit(value), speaker)})"
    name = target(value.target, speaker)
    before, speaker.subject = speaker.subject, _again(value.target, name, speaker)
    until = duration(value.until)
    states = speaker.in_trigger and (
        isinstance(value.target, ef.Each) or value.target is fi.Reference.THIS
    )
    known = not isinstance(value.target, ef.Choose)
    verbs = known and only_verbs(value.qualities, speaker)
    if not speaker.infinitive and (states or verbs):
        subject = {"him": "he", "her": "she"}.get(name, name)
        many = name.startswith("those ")
        words = given_to(subject, value.qualities, speaker, many=many)
    else:
        words = f"make {made_of(name, value.qualities, speaker)}"
    speaker.subject = before
    return f"{words}{until}{limit}"


def _limit(value: ef.Make) -> int:
    """Return what a change may add up to: less than 0 where it takes strength away."""
    limit = value.limit or 0
    match value.qualities[0]:
        case qu.Change(_, int(amount)):
            return -limit if amount < 0 else limit
        case qu.Change(_, am.Counted() as amount):
            return -limit if unit(amount)[0] < 0 else limit
        case _:
            return limit


def _again(value: object, name: str, speaker: Speaker) -> str:
    """Return how a quality speaks of the card that has it: "that Man", "him"."""
    if isinstance(value, ef.Choose | ef.Each):
        many = isinstance(value, ef.Choose) and value.count != 1
        made = noun_phrase(value.filter, speaker)
        return f"those {made.words(many=True)}" if many else f"that {made.head.split()[-1]}"
    return speaker.pronoun.him if isinstance(value, fi.Reference) else name


def _lose_keywords_of_choice(value: ef.LoseKeywordsOfChoice, speaker: Speaker) -> str:
    return (
        f"make {target(value.target, speaker)} lose all game text keywords of your choice and "
        f"unable to gain game text keywords{duration(value.until)}"
    )


def _become_minion(value: ef.BecomeMinion, speaker: Speaker) -> str:
    """Return "make this condition a fierce Wizard minion until … that has …"."""
    no_wounds = qu.Change(am.Statistic.TAKES_NO_WOUNDS, 1)
    shown = [part for part in value.qualities if part != no_wounds]
    words = [quality_words(part, speaker).adjective for part in shown]
    if value.race is not None:
        kind = race_name(value.race)
    else:
        assert speaker.card.culture is not None
        kind = culture_name(speaker.card.culture, brackets=speaker.brackets)
    described = f"{', '.join(words)} {kind} minion".strip()
    bans = "take wounds or bear other cards" if no_wounds in value.qualities else "bear other cards"
    changed = "make this condition" if speaker.infinitive else "this condition becomes"
    until = duration(value.until).replace("until the", "until the start of the")
    return (
        f"{changed} {article(described)}{until} that has {value.strength} strength "
        f"and {value.vitality} vitality, and cannot {bans}. This card is still a condition"
    )


def _assign(value: ef.Assign, speaker: Speaker) -> str:
    minion = target(value.minion, speaker)
    character = target(value.character, speaker)
    even = f" (even if {character} is already assigned)" if value.even_if_assigned else ""
    return f"assign {minion} to {character}{even}"


def _remove_from_skirmish(value: ef.RemoveFromSkirmish, speaker: Speaker) -> str:
    return f"remove {target(value.target, speaker)} from the skirmish"


def _replace_in_skirmish(value: ef.ReplaceInSkirmish, speaker: Speaker) -> str:
    by = target(value.by, speaker)
    return f"have {by} replace {target(value.target, speaker)} in the skirmish"


def _cancel_skirmish(value: ef.CancelSkirmish, speaker: Speaker) -> str:
    if value.involving is None:
        return "cancel the skirmish"
    return f"cancel a skirmish involving {a(value.involving, speaker)}"


def _skirmish_again(value: ef.SkirmishAgain, speaker: Speaker) -> str:
    words = f"have {target(value.target, speaker)} participate in an additional skirmish"
    return words if value.against is None else f"{words} against {a(value.against, speaker)}"


EFFECTS.update(
    {
        ef.Assign: _assign,
        ef.BecomeMinion: _become_minion,
        ef.CancelSkirmish: _cancel_skirmish,
        ef.Exert: _exert,
        ef.Exhaust: _exhaust,
        ef.Heal: _heal,
        ef.Kill: _kill,
        ef.LoseKeywordsOfChoice: _lose_keywords_of_choice,
        ef.Make: _make,
        ef.RemoveFromSkirmish: _remove_from_skirmish,
        ef.ReplaceInSkirmish: _replace_in_skirmish,
        ef.SkirmishAgain: _skirmish_again,
        ef.Wound: _wound,
    }
)
