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
    SITE_KEYWORDS,
    culture_name,
    keyword_name,
    list_of,
    phase_name,
    race_name,
    signet_name,
)
from rules.tcg.notation.english.phrases import a, each, plain
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import QUALITIES, condition, effect, sentence
from rules.tcg.vocabulary import Culture, Keyword, Race, Side, Signet


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
    Statistic.MADE_ROAMING: Words(adjective="roaming"),
    Statistic.CONSIDERED_MOUNTED: Words(adjective="considered to be mounted"),
    Statistic.TAKES_NO_WOUNDS_FROM_LOSING: Words(
        verb="cannot take wounds from losing a skirmish",
        made="unable to take wounds from losing a skirmish",
    ),
    Statistic.CANNOT_BE_TRANSFERRED: Words(
        verb="cannot be transferred to a character",
        made="unable to be transferred to a character",
    ),
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
    Statistic.TAKES_NO_THREAT_WOUNDS: Words(
        verb="cannot take threat wounds", made="unable to take threat wounds"
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


# "This minion is twilight cost −1", where other cards say "its twilight cost is".
_SETS_OF_BEING_A_COST = range(12, 19)
_SET_OF_ALWAYS_BEING_A_COST = 13


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
        case Statistic.TWILIGHT_COST if _is_a_cost(amount, speaker):
            return Words(adjective=f"{statistic.value} {signed(amount, speaker)}")
        case known_number if known_number in NUMBERS_OF_CARDS:
            return Words(number=(statistic.value, signed(amount, speaker)))
        case _:
            return Words(adjective=f"{statistic.value} {signed(amount, speaker)}")


def _is_a_cost(amount: Amount, speaker: Speaker) -> bool:
    """Whether a card "is twilight cost −1"; while something holds it is "its twilight cost"."""
    if speaker.card.set not in _SETS_OF_BEING_A_COST:
        return False
    is_meanwhile = speaker.meanwhile and speaker.card.set != _SET_OF_ALWAYS_BEING_A_COST
    return not (is_meanwhile and isinstance(amount, int))


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
    if keyword in SITE_KEYWORDS and not speaker.is_of_shadows:
        # A site is a plains; it does not gain one.
        return Words(adjective=name if keyword is Keyword.UNDERGROUND else article(name))
    if keyword in ADJECTIVE_KEYWORDS:
        return _gained(name) if keyword is not Keyword.FIERCE else Words(adjective=name)
    return Words(adjective=article(name))


def _gains_terrains(value: qu.GainsTerrains, speaker: Speaker) -> Words:
    return _gained(f"each terrain keyword from {each(value.of, speaker)}")


def _counts_as(value: qu.CountsAs, speaker: Speaker) -> Words:
    match value.word:
        case Race() as race:
            return Words(adjective=article(race_name(race)))
        case Culture() as culture:
            name = culture_name(culture, brackets=speaker.brackets)
            return Words(adjective=article(f"{name} card"))
        case Signet() as signet:
            return _gained(f"the {signet_name(signet)} signet")


# From this set on, what others must pay to play a card is a text it gains, before it is a cost.
_FIRST_SET_OF_GAINED_TEXT = 11


def _gains(value: qu.Gains, speaker: Speaker) -> Words:
    match value.sentence:
        case se.While(co.Unless(holds), (se.Gets(fi.Reference.THIS, qualities),)):
            # "Make a Hobbit unable to be overwhelmed unless a Shadow event …" is shorter.
            inside = [quality_words(quality, speaker) for quality in qualities]
            if all(words.made and words.verb for words in inside):
                unless = f" unless {condition(holds, speaker)}"
                return Words(
                    verb=list_of([words.verb for words in inside]) + unless,
                    made=list_of([words.made for words in inside]) + unless,
                )
        case se.ToPlay() as to_play if speaker.card.set >= _FIRST_SET_OF_GAINED_TEXT:
            text = speaker.clause(sentence(to_play, speaker))
            return _gained(
                f"this text: \N{LEFT DOUBLE QUOTATION MARK}{text[0].upper()}{text[1:]}"
                "\N{RIGHT DOUBLE QUOTATION MARK}"
            )
        case se.ToPlay(price):
            with speaker.mood(infinitive=False):
                return _gained(
                    f"this cost: \N{LEFT DOUBLE QUOTATION MARK}{effect(price, speaker)}"
                    "\N{RIGHT DOUBLE QUOTATION MARK}"
                )
    noun = speaker.subject.removeprefix("that ") if speaker.subject.startswith("that ") else ""
    inner = replace(speaker, this_noun=f"this {noun or 'card'}", topic="", where=[], subject="")
    words = sentence(value.sentence, inner)
    return _gained(
        f"this ability: \N{LEFT DOUBLE QUOTATION MARK}{words[0].upper()}{words[1:]}"
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


def quality_words(value: qu.Quality, speaker: Speaker) -> Words:
    """Return a quality as the verb it is said with."""
    words: Words = speaker.lookup(QUALITIES, value)(value, speaker)
    return words


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
        qu.GainsTerrains: _gains_terrains,
        qu.Loses: _loses,
        qu.LosesBonuses: _loses_bonuses,
        qu.LosesKeywords: _loses_keywords,
    }
)
