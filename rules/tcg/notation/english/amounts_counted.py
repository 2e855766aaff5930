"""The English of what is counted: "for each threat", "for each minion you spot"."""

from __future__ import annotations

from rules.english import plural
from rules.tcg.notation import amounts as am
from rules.tcg.notation import filters as fi
from rules.tcg.notation.english.counted_things import (
    card_words,
    on_words,
    token_name,
    tokens_on,
    where_in,
)
from rules.tcg.notation.english.labels import signet_name
from rules.tcg.notation.english.phrases import bare, noun_phrase, plain
from rules.tcg.notation.english.players import player
from rules.tcg.notation.english.speaker import Speaker
from rules.tcg.notation.english.tables import (
    AMOUNTS_COUNTED,
    condition,
    for_each,
)
from rules.tcg.notation.language.nouns import character
from rules.tcg.vocabulary import CardType, Signet


def _each_tally(amount: am.Tally, speaker: Speaker) -> str:
    return f"for each {amount.value}"


def _each_number(amount: am.Number, speaker: Speaker) -> str:
    if isinstance(amount.of, fi.Those):
        return f"for each of those {plain(amount.of.filter, speaker)}"
    words = f"for each {bare(amount.of, speaker)}"
    if speaker.card.type is CardType.SITE:
        return words
    # What follows the noun says where they are: "for each companion assigned to a skirmish".
    return words if _has_tail(amount.of, speaker) else f"{words} you can spot"


def _has_tail(of: fi.Filter, speaker: Speaker) -> bool:
    return noun_phrase(of, speaker).has_tail


def _each_spotted(amount: am.Spotted, speaker: Speaker) -> str:
    if isinstance(amount.of, fi.Printed) and isinstance(amount.of.word, Signet):
        return f"for each {signet_name(amount.of.word)} signet you spot"
    return f"for each {bare(amount.of, speaker)} you spot"


def _each_spotted_token(amount: am.SpottedTokens, speaker: Speaker) -> str:
    return f"for each {amount.of.value} you spot"


def _each_in_zone(amount: am.NumberIn, speaker: Speaker) -> str:
    return f"for each {card_words(amount.of, speaker)} {where_in(amount.zone, amount.who, speaker)}"


def _each_discarded(amount: am.DiscardedThisWay, speaker: Speaker) -> str:
    return f"for each {card_words(amount.of, speaker)} discarded in this way"


def _each_discarded_more(amount: am.DiscardedMore, speaker: Speaker) -> str:
    return f"for each card you discarded more than {player(amount.than)}"


def _each_kind_revealed(amount: am.KindsRevealed, speaker: Speaker) -> str:
    return f"for each {amount.what} revealed"


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
    return f"for each wound on {on_words(amount.of, speaker)}"


def _each_token(amount: am.CultureTokens, speaker: Speaker) -> str:
    return f"for each {token_name(amount, speaker)} {tokens_on(amount, speaker)}"


def _each_so_many(amount: am.ForEvery, speaker: Speaker) -> str:
    if isinstance(amount.amount, am.Number):
        return f"for each {amount.size} {plain(amount.amount.of, speaker)}"
    if isinstance(amount.amount, am.Tally):
        return f"for every {amount.size} {plural(amount.amount.value)} you can spot"
    return for_each(amount.amount, speaker).replace("for each ", f"for each {amount.size} ")


def _each_over(amount: am.Over, speaker: Speaker) -> str:
    inner = amount.amount
    match inner:
        case am.Number(of):
            return f"for each {bare(of, speaker)} over {amount.limit}"
        case am.NumberOf(am.Statistic.VITALITY, fi.Reference.IT):
            return f"for each vitality over {amount.limit} he or she has"
        case _:
            return f"{for_each(inner, speaker)} over {amount.limit}"


def _each_true(amount: am.NumberTrue, speaker: Speaker) -> str:
    return f"for each of the following that is true: {true_conditions(amount, speaker)}"


def true_conditions(amount: am.NumberTrue, speaker: Speaker) -> str:
    """Return a list of conditions: "it is wounded; it is bearing a possession"."""
    return "; ".join(condition(holds, speaker) for holds in amount.conditions)


AMOUNTS_COUNTED.update(
    {
        am.CultureTokens: _each_token,
        am.DiscardedThisWay: _each_discarded,
        am.DiscardedMore: _each_discarded_more,
        am.KindsRevealed: _each_kind_revealed,
        am.Kinds: _each_kind,
        am.Number: _each_number,
        am.NumberTrue: _each_true,
        am.NumberIn: _each_in_zone,
        am.Over: _each_over,
        am.ForEvery: _each_so_many,
        am.Spotted: _each_spotted,
        am.SpottedTokens: _each_spotted_token,
        am.Tally: _each_tally,
        am.WoundsOn: _each_wound,
    }
)
