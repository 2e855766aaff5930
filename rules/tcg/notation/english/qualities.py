"""Qualities: "is strength +9 and fierce", "make bearer damage +1", "cannot take wounds"."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.english import article
from rules.tcg.notation import conditions as co
from rules.tcg.notation import filters as fi
from rules.tcg.notation import qualities as qu
from rules.tcg.notation import sentences as se
from rules.tcg.notation.amounts import Amount, Statistic
from rules.tcg.notation.english.amounts import number, signed, twilight
from rules.tcg.notation.english.labels import ADJECTIVES as ADJECTIVE_KEYWORDS
from rules.tcg.notation.english.labels import (
    culture_name,
    keyword_name,
    list_of,
    phase_name,
    race_name,
)
from rules.tcg.notation.english.phrases import a, plain
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import QUALITIES, condition, sentence
from rules.tcg.vocabulary import Culture, Keyword, Race, Side


@dataclass(frozen=True)
class Words:
    """A quality in the forms a sentence needs.

    `adjective` follows "is" and "make X". `number` follows "the twilight cost of X is". `verb`
    follows "X" ("cannot heal"), `many` "they", `made` "make X" ("unable to heal").
    """

    adjective: str = ""
    number: tuple[str, str] | None = None
    verb: str = ""
    many: str = ""
    made: str = ""


NUMBERS_OF_CARDS = frozenset(
    {
        Statistic.SITE_NUMBER,
        Statistic.TWILIGHT_COST,
        Statistic.SHADOW_NUMBER,
        Statistic.ROAMING_PENALTY,
    }
)
_FLAGS = {
    Statistic.FIERCE: Words(adjective="fierce"),
    Statistic.ARCHER: Words(adjective="an archer"),
    Statistic.NEVER_ROAMING: Words(adjective="not roaming"),
    Statistic.CANNOT_BE_ASSIGNED: Words(
        verb="cannot be assigned to a skirmish", made="unable to be assigned to a skirmish"
    ),
    Statistic.CANNOT_SKIRMISH: Words(
        verb="cannot participate in skirmishes", made="unable to participate in skirmishes"
    ),
    Statistic.TAKES_NO_WOUNDS: Words(verb="cannot take wounds", made="take no wounds"),
    Statistic.CANNOT_BE_OVERWHELMED: Words(
        verb="cannot be overwhelmed", made="unable to be overwhelmed"
    ),
    Statistic.CANNOT_EXERT: Words(verb="cannot exert", made="unable to exert"),
    Statistic.CANNOT_HEAL: Words(verb="cannot be healed", made="unable to be healed"),
    Statistic.CANNOT_BE_DISCARDED: Words(verb="cannot be discarded", made="unable to be discarded"),
    Statistic.TAKES_NO_ARCHERY_WOUNDS: Words(
        verb="cannot take archery wounds", made="unable to take archery wounds"
    ),
    Statistic.SAFE_FROM_SHADOW_DISCARDS: Words(
        verb="cannot be discarded from play by Shadow cards",
        made="safe from being discarded by Shadow cards",
    ),
    Statistic.NO_DAMAGE_BONUS: Words(
        verb="loses all damage bonuses",
        many="lose all damage bonuses",
        made="lose all damage bonuses",
    ),
    Statistic.PARTICIPATES_IN_ARCHERY: Words(
        verb="participates in archery fire",
        many="participate in archery fire",
        made="participate in archery fire",
    ),
    Statistic.PARTICIPATES_IN_SKIRMISHES: Words(
        verb="participates in skirmishes",
        many="participate in skirmishes",
        made="participate in skirmishes",
    ),
    Statistic.GIVES_NO_STRENGTH: Words(
        verb="gives no strength bonus",
        many="give no strength bonus",
        made="give no strength bonus",
    ),
    Statistic.ALLOWED_TO_SKIRMISH: Words(
        verb="is allowed to skirmish", many="are allowed to skirmish", made="able to skirmish"
    ),
    Statistic.CANNOT_PARTICIPATE_IN_ARCHERY: Words(
        verb="cannot participate in archery fire", made="unable to participate in archery fire"
    ),
    Statistic.COMES_EXHAUSTED: Words(
        verb="comes into play exhausted",
        many="come into play exhausted",
        made="exhausted",
    ),
    Statistic.TEXT_IGNORED: Words(
        verb="loses all game text", many="lose all game text", made="lose all game text"
    ),
}
_FACTORS = {"2": "doubled", "3": "tripled", "4": "quadrupled"}


def _change(value: qu.Change, speaker: Speaker) -> Words:
    statistic, amount = value.statistic, value.amount
    known = _FLAGS.get(statistic)
    if statistic is Statistic.ADDS_NO_ARCHERY:
        total = (
            f"the {'minion' if speaker.card.side is Side.SHADOW else 'fellowship'} archery total"
        )
        return Words(
            verb=f"does not add to {total}",
            many=f"do not add to {total}",
            made=f"unable to add to {total}",
        )
    if known is not None:
        return known
    match statistic:
        case Statistic.WOUND_LIMIT:
            limit = f"no more than {number(amount, speaker)} wound{'' if amount == 1 else 's'}"
            phase = " phase" if speaker.card.set in _SETS_OF_SKIRMISH_PHASES else ""
            rest = f"{limit} during each skirmish{phase}"
            return Words(verb=f"takes {rest}", many=f"take {rest}", made=f"take {rest}")
        case Statistic.MINION_LIMIT:
            minions = f"more than {number(amount, speaker)} minion{'' if amount == 1 else 's'}"
            rest = f"be assigned to skirmish {minions}"
            return Words(verb=f"cannot {rest}", made=f"unable to {rest}")
        case Statistic.OVERWHELM_FACTOR:
            whose = _whose(speaker)
            rest = f"overwhelmed unless {whose} strength is {factor_words(amount, speaker)}"
            return Words(verb=f"cannot be {rest}", made=f"unable to be {rest}")
        case Statistic.AMBUSH:
            return _gained(f"ambush {twilight(amount, speaker)}")
        case Statistic.HUNTER | Statistic.TOIL:
            return _gained(f"{statistic.value} {number(amount, speaker)}")
        case known_number if known_number in NUMBERS_OF_CARDS:
            return Words(number=(statistic.value, signed(amount, speaker)))
        case _:
            return Words(adjective=f"{statistic.value} {signed(amount, speaker)}")


# "No more than 1 wound during each skirmish phase."
_SETS_OF_SKIRMISH_PHASES = range(1, 6)


def factor_words(amount: Amount, speaker: Speaker) -> str:
    """Return the factor of overwhelming: "tripled"."""
    often = number(amount, speaker)
    return _FACTORS.get(often, f"multiplied by {often}")


def _whose(speaker: Speaker) -> str:
    return speaker.pronoun.his if speaker.topic else "his or her"


def _gained(what: str) -> Words:
    return Words(verb=f"gains {what}", many=f"gain {what}", made=f"gain {what}")


def _lost(what: str) -> Words:
    return Words(verb=f"loses {what}", many=f"lose {what}", made=f"lose {what}")


def _loses(value: qu.Loses, speaker: Speaker) -> Words:
    what = value.what
    if isinstance(what, Keyword):
        return _lost(keyword_name(what))
    if what in (Statistic.DAMAGE, Statistic.DEFENDER, Statistic.STRENGTH):
        return _lost(f"all {what.value} bonuses")
    return _lost(what.value)


def _loses_bonuses(value: qu.LosesBonuses, speaker: Speaker) -> Words:
    return _lost(f"all {value.statistic.value} bonuses from {plain(value.items, speaker)}")


def _loses_keywords(value: qu.LosesKeywords, speaker: Speaker) -> Words:
    return _lost("all game text keywords and cannot gain any")


def _gains_keyword(value: qu.GainsKeyword, speaker: Speaker) -> Words:
    keyword = value.keyword
    name = keyword_name(keyword)
    if keyword in ADJECTIVE_KEYWORDS:
        return _gained(name) if keyword is not Keyword.FIERCE else Words(adjective=name)
    return Words(adjective=article(name))


def _counts_as(value: qu.CountsAs, speaker: Speaker) -> Words:
    match value.word:
        case Race() as race:
            return Words(adjective=article(race_name(race)))
        case Culture() as culture:
            name = culture_name(culture, brackets=speaker.brackets)
            return Words(adjective=article(f"{name} card"))


def _gains(value: qu.Gains, speaker: Speaker) -> Words:
    match value.sentence:
        case se.While(co.Unless(holds), (se.Gets(fi.Reference.THIS, qualities),)):
            # "Make a Hobbit unable to be overwhelmed unless a Shadow event …" is shorter.
            inside = [_quality(quality, speaker) for quality in qualities]
            if all(words.made and words.verb for words in inside):
                unless = f" unless {condition(holds, speaker)}"
                return Words(
                    verb=list_of([words.verb for words in inside]) + unless,
                    made=list_of([words.made for words in inside]) + unless,
                )
    noun = speaker.subject.removeprefix("that ") if speaker.subject.startswith("that ") else ""
    inner = replace(speaker, this_noun=f"this {noun or 'card'}", topic="", where=[], subject="")
    words = sentence(value.sentence, inner)
    return _gained(
        f"\N{LEFT DOUBLE QUOTATION MARK}{words[0].upper()}{words[1:]}"
        "\N{RIGHT DOUBLE QUOTATION MARK}"
    )


def _cannot_bear(value: qu.CannotBear, speaker: Speaker) -> Words:
    items = plain(value.item, speaker)
    return Words(verb=f"cannot bear {items}", made=f"unable to bear {items}")


def _cannot_be_assigned_to(value: qu.CannotBeAssignedTo, speaker: Speaker) -> Words:
    opponent = a(value.opponent, speaker)
    by = " by the Free Peoples player" if value.by_free_peoples else ""
    rest = f"be assigned to skirmish {opponent}{by}"
    return Words(verb=f"cannot {rest}", made=f"unable to {rest}")


def _exerted_only_by(value: qu.ExertedOnlyBy, speaker: Speaker) -> Words:
    rest = f"be exerted only by {plain(value.card, speaker)}"
    return Words(verb=f"may {rest}", many=f"may {rest}", made=f"able to {rest}")


def _cannot_use_abilities(value: qu.CannotUseAbilities, speaker: Speaker) -> Words:
    phase = "" if value.phase is None else f"{phase_name(value.phase)} "
    rest = f"use {phase}special abilities"
    return Words(verb=f"cannot {rest}", made=f"unable to {rest}")


def _quality(value: qu.Quality, speaker: Speaker) -> Words:
    words: Words = speaker.lookup(QUALITIES, value)(value, speaker)
    return words


# --- several qualities in one clause ---


def _qualities(qualities: tuple[qu.Quality, ...], speaker: Speaker) -> list[Words]:
    """Return the words of each quality; an amount that two of them share is X in both."""
    amounts = [each.amount for each in qualities if isinstance(each, qu.Change)]
    shared = [each for each in amounts if not isinstance(each, int) and amounts.count(each) > 1]
    before, speaker.shared_amount = speaker.shared_amount, shared[0] if shared else None
    words = [_quality(quality, speaker) for quality in qualities]
    speaker.shared_amount = before
    return words


_SAID_ONCE = ("gains ", "gain ", "loses ", "lose ", "participates in ", "participate in ")


def _without_repeated_verb(clauses: list[str]) -> list[str]:
    """Return clauses where a verb is left out after the same one: "gains muster and toil 2"."""
    phrases: list[str] = []
    last = ""
    for clause in clauses:
        verb = next((verb for verb in _SAID_ONCE if clause.startswith(verb)), "")
        phrases.append(clause.removeprefix(verb) if verb and verb == last else clause)
        last = verb
    return phrases


_OBJECTS = {"he": "him", "she": "her"}


def given_to(
    name: str, qualities: tuple[qu.Quality, ...], speaker: Speaker, *, many: bool = False
) -> str:
    """Return what a card is: "Targon is strength +2 and fierce, and cannot take wounds"."""
    match qualities:
        case (qu.CannotBeAssignedTo(opponent, True),):
            whom = _OBJECTS.get(name, name)
            return (
                f"the Free Peoples player cannot assign {whom} to skirmish {a(opponent, speaker)}"
            )
    words = _qualities(qualities, speaker)
    clauses: list[str] = []
    adjectives = [each.adjective for each in words if each.adjective]
    if adjectives:
        clauses.append(f"{'are' if many else 'is'} {list_of(adjectives)}")
    verbs = [each.many or each.verb if many else each.verb for each in words if each.verb]
    clauses += _without_repeated_verb([_may_not(verb, speaker) for verb in verbs])
    numbers = [each.number for each in words if each.number]
    phrases = [f"{possessed(name, statistic)} is {amount}" for statistic, amount in numbers]
    if clauses:
        phrases.insert(0, f"{name} {list_of(clauses)}")
    return list_of(phrases)


_BOTH_PARTS = ["participate in archery fire", "skirmishes"]


def _joined(phrases: list[str]) -> str:
    """Return phrases as a list; taking part in archery fire and skirmishes is one of them."""
    if phrases[-2:] == _BOTH_PARTS and len(phrases) > len(_BOTH_PARTS):
        phrases = [*phrases[:-2], " and ".join(_BOTH_PARTS)]
    return list_of(phrases)


def made_of(name: str, qualities: tuple[qu.Quality, ...], speaker: Speaker) -> str:
    """Return what follows "make": "a Man strength +2 and damage +1"."""
    words = _qualities(qualities, speaker)
    said = [each.adjective for each in words if each.adjective]
    said += _without_repeated_verb([each.made for each in words if each.made])
    numbers = [each.number for each in words if each.number]
    phrases = [f"{possessed(name, statistic)} {amount}" for statistic, amount in numbers]
    if said:
        phrases.insert(0, f"{name} {_joined(said)}")
    return list_of(phrases)


# "Bearer may not be overwhelmed", where later cards say "cannot".
_SETS_OF_MAY_NOT = range(1, 6)
_SAID_WITH_MAY_NOT = (
    "cannot take wounds",
    "cannot be overwhelmed",
    "cannot be assigned to a ",
    "cannot participate in archery fire",
)


def _may_not(verb: str, speaker: Speaker) -> str:
    if speaker.card.set in _SETS_OF_MAY_NOT and verb.startswith(_SAID_WITH_MAY_NOT):
        return verb.replace("cannot", "may not", 1)
    return verb


def all_forbid(qualities: tuple[qu.Quality, ...], speaker: Speaker) -> bool:
    """Return whether all qualities say what a card cannot do or have done to it."""
    return all(_quality(each, speaker.trial()).verb.startswith("cannot ") for each in qualities)


def only_verbs(qualities: tuple[qu.Quality, ...], speaker: Speaker) -> bool:
    """Return whether all qualities are verbs, which read better without "make"."""
    return all(_quality(quality, speaker).verb for quality in qualities)


_PRONOUNS = {
    "he": "his",
    "she": "her",
    "it": "its",
    "him": "his",
    "her": "her",
    "bearer": "bearer's",
}


def possessed(name: str, statistic: str) -> str:
    """Return a number of a card: "his twilight cost", "the site number of each Orc"."""
    if name in _PRONOUNS:
        return f"{_PRONOUNS[name]} {statistic}"
    if statistic == Statistic.SHADOW_NUMBER.value:
        return f"{name}'s {statistic}" if name.startswith("each ") else f"the {statistic} of {name}"
    if statistic == Statistic.ROAMING_PENALTY.value:
        return f"the {statistic} for {name}"
    if name[:1].isupper() or (
        name.startswith(("a ", "an ", "that ", "this ")) and name.count(" ") < 3
    ):
        return f"{name}'s {statistic}"
    return f"the {statistic} of {name}"


QUALITIES.update(
    {
        qu.CannotBear: _cannot_bear,
        qu.CannotBeAssignedTo: _cannot_be_assigned_to,
        qu.ExertedOnlyBy: _exerted_only_by,
        qu.CannotUseAbilities: _cannot_use_abilities,
        qu.Change: _change,
        qu.CountsAs: _counts_as,
        qu.Gains: _gains,
        qu.GainsKeyword: _gains_keyword,
        qu.Loses: _loses,
        qu.LosesBonuses: _loses_bonuses,
        qu.LosesKeywords: _loses_keywords,
    }
)
