"""The English of amounts as nouns: "the number of threats", "that minion's strength"."""

from __future__ import annotations

from rules.english import plural
from rules.tcg.notation import amounts as am
from rules.tcg.notation.english.amounts import aside, unit
from rules.tcg.notation.english.amounts_counted import kind, true_conditions
from rules.tcg.notation.english.counted_things import (
    on_words,
    possessive_of,
    token_name,
    tokens_on,
    where_in,
)
from rules.tcg.notation.english.phrases import plain
from rules.tcg.notation.english.players import player
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import (
    AMOUNTS_MEASURED,
    measure,
)
from rules.tcg.notation.filters import AllOf


def _measure_tally(amount: am.Tally, speaker: Speaker) -> str:
    return f"the number of {plural(amount.value)}"


def _measure_number(amount: am.Number, speaker: Speaker) -> str:
    cards = plain(amount.of, speaker)
    return f"the number of {cards}{'' if cards.endswith(' you control') else ' you can spot'}"


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


def _measure_discarded_more(amount: am.DiscardedMore, speaker: Speaker) -> str:
    return f"the number of cards you discarded more than {player(amount.than)}"


def _measure_kinds_revealed(amount: am.KindsRevealed, speaker: Speaker) -> str:
    return f"the number of {plural(amount.what)} revealed"


def _measure_kinds(amount: am.Kinds, speaker: Speaker) -> str:
    return f"the number of {kind(amount, speaker, many=True)} you can spot"


def _measure_alike(amount: am.MostAlike, speaker: Speaker) -> str:
    return f"the number of {plain(amount.of, speaker)} of the same {amount.what}"


def _measure_wounds(amount: am.WoundsOn, speaker: Speaker) -> str:
    return f"the number of wounds on {on_words(amount.of, speaker)}"


def _measure_tokens(amount: am.CultureTokens, speaker: Speaker) -> str:
    name = plural(token_name(amount, speaker))
    return f"the number of {name} {tokens_on(amount, speaker)}"


def _measure_number_of(amount: am.NumberOf, speaker: Speaker) -> str:
    if isinstance(amount.of, AllOf):
        # Of all that pass together, however many they are.
        return f"the total {amount.statistic.value} of {plain(amount.of, speaker)}"
    return f"{possessive_of(amount.of, speaker)} {_statistic_name(amount.statistic)}"


def _measure_printed_number(amount: am.PrintedNumber, speaker: Speaker) -> str:
    return f"{possessive_of(amount.of, speaker)} printed {_statistic_name(amount.statistic)}"


def _statistic_name(statistic: am.Statistic) -> str:
    return "damage bonus" if statistic is am.Statistic.DAMAGE else statistic.value


def _measure_bonuses_from(amount: am.BonusesFrom, speaker: Speaker) -> str:
    return f"the {amount.statistic.value} bonuses from {plain(amount.items, speaker)}"


def _measure_for_every(amount: am.ForEvery, speaker: Speaker) -> str:
    return f"{measure(amount.amount, speaker)} divided by {amount.size}"


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


def _measure_total(amount: am.Total, speaker: Speaker) -> str:
    return f"the {amount.value}"


def _measure_true(amount: am.NumberTrue, speaker: Speaker) -> str:
    return f"the number of these that are true: {true_conditions(amount, speaker)}"


def _measure_highest(amount: am.Highest, speaker: Speaker) -> str:
    return f"the highest {amount.statistic.value} of {plain(amount.of, speaker)}"


def _measure_times(amount: am.Times, speaker: Speaker) -> str:
    factor, inner = unit(amount)
    words = measure(inner, speaker)
    often = {1: "", 2: "twice "}.get(factor, f"{factor} times ")
    return f"{often}{words}"


def _measure_plus(amount: am.Plus, speaker: Speaker) -> str:
    """Return a sum in words: what counts negatively is subtracted ("A minus B")."""
    words = ""
    for part in sorted(amount.parts, key=_is_negative):
        addend = -1 * part if _is_negative(part) else part
        joint = "minus" if _is_negative(part) else "plus"
        words += f" {joint} {measure(addend, speaker)}" if words else measure(part, speaker)
    return words


def _is_negative(amount: am.Amount) -> bool:
    return (amount if isinstance(amount, int) else unit(amount)[0]) < 0


def _measure_at_most(amount: am.AtMost, speaker: Speaker) -> str:
    return f"{measure(amount.amount, speaker)} (limit {amount.limit})"


def _measure_lower_of(amount: am.LowerOf, speaker: Speaker) -> str:
    one, other = measure(amount.one, speaker), measure(amount.other, speaker)
    return f"the lower of {one} and {other}"


def _measure_or_if(amount: am.OrIf, speaker: Speaker) -> str:
    usual, instead = measure(amount.amount, speaker), measure(amount.instead, speaker)
    return f"{usual} (or {instead} if {aside(amount.condition, speaker)})"


AMOUNTS_MEASURED.update(
    {
        am.AtMost: _measure_at_most,
        am.BonusesFrom: _measure_bonuses_from,
        am.Chosen: _measure_chosen,
        am.CultureTokens: _measure_tokens,
        am.DiscardedThisWay: _measure_discarded,
        am.DiscardedMore: _measure_discarded_more,
        am.KindsRevealed: _measure_kinds_revealed,
        am.Kinds: _measure_kinds,
        am.MostAlike: _measure_alike,
        am.Number: _measure_number,
        am.NumberIn: _measure_in_zone,
        am.NumberOf: _measure_number_of,
        am.LowerOf: _measure_lower_of,
        am.OrIf: _measure_or_if,
        am.NumberTrue: _measure_true,
        am.Highest: _measure_highest,
        am.Over: _measure_over,
        am.ForEvery: _measure_for_every,
        am.Plus: _measure_plus,
        am.Position: _measure_position,
        am.PrintedNumber: _measure_printed_number,
        am.Remembered: _measure_remembered,
        am.Spotted: _measure_spotted,
        am.SpottedTokens: _measure_spotted_tokens,
        am.Tally: _measure_tally,
        am.Times: _measure_times,
        am.Total: _measure_total,
        am.WoundsOn: _measure_wounds,
    }
)
