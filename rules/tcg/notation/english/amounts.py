"""Amounts: "+1 for each threat", "2 burdens", "X, where X is that minion's strength"."""

from __future__ import annotations

from rules.english import article, plural
from rules.tcg.notation import amounts as am
from rules.tcg.notation import filters as fi
from rules.tcg.notation.amounts import Zone
from rules.tcg.notation.conditions import Condition
from rules.tcg.notation.english.labels import culture_name
from rules.tcg.notation.english.phrases import a, bare, each, noun_phrase, plain
from rules.tcg.notation.english.players import possessive
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import (
    AMOUNTS_COUNTED,
    AMOUNTS_MEASURED,
    condition,
    for_each,
    measure,
)
from rules.tcg.notation.language.nouns import character
from rules.tcg.notation.players import Player
from rules.tcg.vocabulary import CardType

MINUS = "\N{MINUS SIGN}"


def _unit(amount: am.Counted) -> tuple[int, am.Counted]:
    """Return a factor and what it multiplies."""
    factor = 1
    while isinstance(amount, am.Times):
        factor *= amount.factor
        amount = amount.amount
    return factor, amount


def _is_counted(amount: am.Counted) -> bool:
    """Return whether print counts the amount one by one: "for each threat"."""
    return type(amount) in AMOUNTS_COUNTED


def aside(holds: Condition, speaker: Speaker) -> str:
    """Return a condition inside "(or +4 if …)"."""
    before, speaker.aside = speaker.aside, True
    words = condition(holds, speaker)
    speaker.aside = before
    return words


def signed(amount: am.Amount, speaker: Speaker) -> str:
    """Return a change of a number: "+2", "+1 for each threat", "+2 (or +4 if …)"."""
    if isinstance(amount, int):
        return f"{amount:+d}".replace("-", MINUS)
    match amount:
        case am.AtMost(inner, limit):
            sign = MINUS if _unit(inner)[0] < 0 else "+"
            return f"{signed(inner, speaker)} (limit {sign}{limit})"
        case am.OrIf(usual, holds, instead):
            first = signed(usual, speaker)
            return f"{first} (or {signed(instead, speaker)} if {aside(holds, speaker)})"
        case am.Plus(parts):
            plain_first = sorted(parts, key=lambda part: not isinstance(part, int))
            return " and ".join(signed(part, speaker) for part in plain_first)
    factor, inner = _unit(amount)
    if _is_counted(inner) and amount != speaker.shared_amount:
        return f"{signed(factor, speaker)} {for_each(inner, speaker)}"
    return f"{MINUS if factor < 0 else '+'}{_x(abs(factor), inner, speaker)}"


def _x(factor: int, amount: am.Counted, speaker: Speaker) -> str:
    """Return "X", and remember to explain it at the end of the clause."""
    if isinstance(amount, am.Chosen):
        if amount.most is not None and amount.most != speaker.spotted:
            speaker.where.append(f"where X is no more than {measure(amount.most, speaker)}")
    elif amount is not am.Remembered.X:
        times = {1: "", 2: "twice "}.get(factor, f"{factor} times ")
        speaker.where.append(f"where X is {times}{measure(amount, speaker)}")
        return "X"
    return "X" if factor == 1 else f"{factor}X"


def number(amount: am.Amount, speaker: Speaker) -> str:
    """Return a number without a noun: "2", "X"."""
    if isinstance(amount, int):
        return str(amount)
    if isinstance(amount, am.OrIf):
        first = number(amount.amount, speaker)
        second = number(amount.instead, speaker)
        return f"{first} (or {second} if {aside(amount.condition, speaker)})"
    if amount is am.Remembered.THAT_MANY:
        return "that many"
    factor, inner = _unit(amount)
    return _x(factor, inner, speaker)


def counted(amount: am.Amount, thing: str, speaker: Speaker) -> str:
    """Return so many things: "a threat", "3 threats", "a threat for each companion over 4"."""
    if isinstance(amount, int):
        return article(thing) if amount == 1 else f"{amount} {plural(thing)}"
    match amount:
        case am.AtMost(inner, limit):
            return f"{counted(inner, thing, speaker)} (limit {limit})"
        case am.OrIf(usual, holds, instead):
            first = counted(usual, thing, speaker)
            second = number(instead, speaker)
            if not speaker.is_of_shadows and isinstance(instead, int):
                second = counted(instead, thing, speaker)
            return f"{first} (or {second} if {aside(holds, speaker)})"
        case am.Plus(parts):
            return " and ".join(counted(part, thing, speaker) for part in parts)
    factor, inner = _unit(amount)
    if _is_counted(inner):
        return f"{counted(factor, thing, speaker)} {for_each(inner, speaker)}"
    return f"{number(amount, speaker)} {plural(thing)}"


def twilight(amount: am.Amount, speaker: Speaker) -> str:
    """Return twilight as print has it: "(2)", "(1) for each threat", "(X)"."""
    if isinstance(amount, int):
        return f"({amount})"
    match amount:
        case am.AtMost(inner, limit):
            return f"{twilight(inner, speaker)} (limit {limit})"
        case am.OrIf(usual, holds, instead):
            first, second = twilight(usual, speaker), twilight(instead, speaker)
            return f"{first} (or {second} if {aside(holds, speaker)})"
        case am.Plus(parts):
            return " and ".join(twilight(part, speaker) for part in parts)
    factor, inner = _unit(amount)
    if _is_counted(inner):
        return f"({factor}) {for_each(inner, speaker)}"
    return f"({_x(factor, inner, speaker)})"


def times(amount: am.Amount, speaker: Speaker) -> str:
    """Return how often, after a verb: "", " twice", " once for each threat"."""
    if isinstance(amount, int):
        return {1: "", 2: " twice"}.get(amount, f" {amount} times")
    match amount:
        case am.Chosen(int() as most, True):
            return f" up to {most} times"
        case am.OrIf(usual, holds, instead):
            often = times(usual, speaker) or " once"
            more = times(instead, speaker).strip() or "once"
            return f"{often} (or {more} if {aside(holds, speaker)})"
        case am.AtMost(inner, limit):
            return f"{times(inner, speaker)} (limit {limit})"
    factor, inner = _unit(amount)
    if _is_counted(inner):
        often = times(factor, speaker) or " once"
        return f"{often} {for_each(inner, speaker)}"
    return f" {number(amount, speaker)} times"


# --- "for each …" ---


def _each_tally(amount: am.Tally, speaker: Speaker) -> str:
    return f"for each {amount.value}"


def _each_number(amount: am.Number, speaker: Speaker) -> str:
    words = f"for each {bare(amount.of, speaker)}"
    if speaker.card.type is CardType.SITE:
        return words
    # What follows the noun says where they are: "for each companion assigned to a skirmish".
    return words if _has_tail(amount.of, speaker) else f"{words} you can spot"


def _has_tail(of: fi.Filter, speaker: Speaker) -> bool:
    return noun_phrase(of, speaker).has_tail


def _each_spotted(amount: am.Spotted, speaker: Speaker) -> str:
    return f"for each {bare(amount.of, speaker)} you spot"


def _each_spotted_token(amount: am.SpottedTokens, speaker: Speaker) -> str:
    return f"for each {amount.of.value} you spot"


def _each_in_zone(amount: am.NumberIn, speaker: Speaker) -> str:
    return f"for each {_card(amount.of, speaker)} {where_in(amount.zone, amount.who, speaker)}"


def _each_discarded(amount: am.DiscardedThisWay, speaker: Speaker) -> str:
    return f"for each {_card(amount.of, speaker)} discarded in this way"


def _each_kind(amount: am.Kinds, speaker: Speaker) -> str:
    return f"for each {kind(amount, speaker)} you can spot"


def kind(amount: am.Kinds, speaker: Speaker, *, many: bool = False) -> str:
    """Return "Free Peoples culture", "race among companions"."""
    what = plural(amount.what) if many else amount.what
    among = plain(amount.of, speaker)
    if amount.of == character or among == "cards":
        return what
    if among.endswith(" cards"):
        return f"{among.removesuffix(' cards')} {what}"
    return f"{what} among {among}"


def _each_wound(amount: am.WoundsOn, speaker: Speaker) -> str:
    return f"for each wound on {_on(amount.of, speaker)}"


def _each_token(amount: am.CultureTokens, speaker: Speaker) -> str:
    return f"for each {token_name(amount, speaker)} {_tokens_on(amount, speaker)}"


def _each_over(amount: am.Over, speaker: Speaker) -> str:
    inner = amount.amount
    match inner:
        case am.Number(of):
            return f"for each {bare(of, speaker)} over {amount.limit}"
        case _:
            return f"{for_each(inner, speaker)} over {amount.limit}"


# --- amounts as nouns ---


def _measure_tally(amount: am.Tally, speaker: Speaker) -> str:
    return f"the number of {plural(amount.value)}"


def _measure_number(amount: am.Number, speaker: Speaker) -> str:
    return f"the number of {plain(amount.of, speaker)} you can spot"


def _measure_spotted(amount: am.Spotted, speaker: Speaker) -> str:
    return f"the number of {plain(amount.of, speaker)} you spot"


def _measure_spotted_tokens(amount: am.SpottedTokens, speaker: Speaker) -> str:
    return f"the number of {plural(amount.of.value)} you spot"


def _measure_in_zone(amount: am.NumberIn, speaker: Speaker) -> str:
    cards = "cards" if amount.of is None else plain(amount.of, speaker)
    return f"the number of {cards} {where_in(amount.zone, amount.who, speaker)}"


def _measure_discarded(amount: am.DiscardedThisWay, speaker: Speaker) -> str:
    cards = "cards" if amount.of is None else plain(amount.of, speaker)
    return f"the number of {cards} discarded in this way"


def _measure_kinds(amount: am.Kinds, speaker: Speaker) -> str:
    return f"the number of {kind(amount, speaker, many=True)} you can spot"


def _measure_alike(amount: am.MostAlike, speaker: Speaker) -> str:
    return f"the number of {plain(amount.of, speaker)} of the same {amount.what}"


def _measure_wounds(amount: am.WoundsOn, speaker: Speaker) -> str:
    return f"the number of wounds on {_on(amount.of, speaker)}"


def _measure_tokens(amount: am.CultureTokens, speaker: Speaker) -> str:
    name = plural(token_name(amount, speaker))
    return f"the number of {name} {_tokens_on(amount, speaker)}"


def _measure_number_of(amount: am.NumberOf, speaker: Speaker) -> str:
    return f"{_possessive(amount.of, speaker)} {_statistic_name(amount.statistic)}"


def _measure_printed_number(amount: am.PrintedNumber, speaker: Speaker) -> str:
    return f"{_possessive(amount.of, speaker)} printed {_statistic_name(amount.statistic)}"


def _statistic_name(statistic: am.Statistic) -> str:
    return "damage bonus" if statistic is am.Statistic.DAMAGE else statistic.value


def _measure_bonuses_from(amount: am.BonusesFrom, speaker: Speaker) -> str:
    return f"the {amount.statistic.value} bonuses from {plain(amount.items, speaker)}"


def _measure_over(amount: am.Over, speaker: Speaker) -> str:
    return f"{measure(amount.amount, speaker)} over {amount.limit}"


def _measure_chosen(amount: am.Chosen, speaker: Speaker) -> str:
    return "X"


def _measure_remembered(amount: am.Remembered, speaker: Speaker) -> str:
    return {
        am.Remembered.THAT_MANY: "that number",
        am.Remembered.EXERTED: "the number of times exerted",
        am.Remembered.X: "X",
    }[amount]


def _measure_position(amount: am.Position, speaker: Speaker) -> str:
    return {
        am.Position.SITE: "the current site number",
        am.Position.REGION: "the current region number",
        am.Position.MOVES: "the number of times the fellowship has moved this turn",
    }[amount]


def _measure_times(amount: am.Times, speaker: Speaker) -> str:
    factor, inner = _unit(amount)
    words = measure(inner, speaker)
    return f"twice {words}" if factor == 2 else f"{factor} times {words}"


def _measure_plus(amount: am.Plus, speaker: Speaker) -> str:
    return " plus ".join(measure(part, speaker) for part in amount.parts)


def _measure_at_most(amount: am.AtMost, speaker: Speaker) -> str:
    return f"{measure(amount.amount, speaker)} (limit {amount.limit})"


def _measure_lower_of(amount: am.LowerOf, speaker: Speaker) -> str:
    one, other = measure(amount.one, speaker), measure(amount.other, speaker)
    return f"the lower of {one} and {other}"


def _measure_or_if(amount: am.OrIf, speaker: Speaker) -> str:
    usual, instead = measure(amount.amount, speaker), measure(amount.instead, speaker)
    return f"{usual} (or {instead} if {aside(amount.condition, speaker)})"


# --- shared ---


def _card(of: fi.Filter | None, speaker: Speaker) -> str:
    return "card" if of is None else bare(of, speaker)


def _on(of: fi.Filter, speaker: Speaker) -> str:
    return each(of, speaker)


def _possessive(of: fi.Filter, speaker: Speaker) -> str:
    name = a(of, speaker)
    return {"him": "his", "her": "her", "it": "its"}.get(name, f"{name}'s")


def token_name(amount: am.CultureTokens, speaker: Speaker) -> str:
    """Return the noun of culture tokens: "Raider token"."""
    if amount.culture is None:
        return "culture token"
    return f"{culture_name(amount.culture, brackets=speaker.brackets)} token"


def _tokens_on(amount: am.CultureTokens, speaker: Speaker) -> str:
    return "here" if amount.on is fi.Reference.THIS else f"on {each(amount.on, speaker)}"


def where_in(zone: Zone, who: Player, speaker: Speaker) -> str:
    """Return where cards are: "in your discard pile", "in an opponent's hand"."""
    if zone is Zone.STACKED:
        return "stacked"
    if zone is Zone.REVEALED:
        return "revealed"
    if zone is Zone.DEAD_PILE and who is Player.FREE_PEOPLES:
        return "in the dead pile"
    return f"in {possessive(who, speaker)} {zone.value}"


AMOUNTS_COUNTED.update(
    {
        am.CultureTokens: _each_token,
        am.DiscardedThisWay: _each_discarded,
        am.Kinds: _each_kind,
        am.Number: _each_number,
        am.NumberIn: _each_in_zone,
        am.Over: _each_over,
        am.Spotted: _each_spotted,
        am.SpottedTokens: _each_spotted_token,
        am.Tally: _each_tally,
        am.WoundsOn: _each_wound,
    }
)
AMOUNTS_MEASURED.update(
    {
        am.AtMost: _measure_at_most,
        am.BonusesFrom: _measure_bonuses_from,
        am.Chosen: _measure_chosen,
        am.CultureTokens: _measure_tokens,
        am.DiscardedThisWay: _measure_discarded,
        am.Kinds: _measure_kinds,
        am.MostAlike: _measure_alike,
        am.Number: _measure_number,
        am.NumberIn: _measure_in_zone,
        am.NumberOf: _measure_number_of,
        am.LowerOf: _measure_lower_of,
        am.OrIf: _measure_or_if,
        am.Over: _measure_over,
        am.Plus: _measure_plus,
        am.Position: _measure_position,
        am.PrintedNumber: _measure_printed_number,
        am.Remembered: _measure_remembered,
        am.Spotted: _measure_spotted,
        am.SpottedTokens: _measure_spotted_tokens,
        am.Tally: _measure_tally,
        am.Times: _measure_times,
        am.WoundsOn: _measure_wounds,
    }
)
