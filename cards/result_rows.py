"""The rows of a search's list: a card's numbers in columns, and what it does."""

from collections.abc import Iterable
from dataclasses import dataclass

from cards.behaviour import NOT_WRITTEN, behaviour
from cards.card_facts import keyword_words
from cards.labels import label
from cards.search.index import Entry
from cards.search.query.facts import cost
from cards.search.query.fields import Number


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A card in a list: strength and vitality of the TCG are attack and hit points of the LCG.

    A number that an item adds has its sign. `note` says why there is no text.
    """

    entry: Entry
    kind: str
    cost: Number | None
    strength: str
    vitality: str
    sentences: tuple[str, ...]
    note: str = ""


def result_row(entry: Entry) -> ResultRow:
    """Return a card as a list shows it; without a text of ours, as printed."""
    known = behaviour(entry.game, entry.id)
    sentences = _keywords(entry) + known.sentences
    if not known.written and entry.printed_text:
        sentences = (entry.printed_text,)
    return ResultRow(
        entry=entry,
        kind=_kind(entry),
        cost=cost(entry),
        strength=_number(entry, "strength", "attack"),
        vitality=_number(entry, "vitality", "hit_points"),
        sentences=sentences,
        note="" if known.written or entry.printed_text else NOT_WRITTEN,
    )


def _kind(entry: Entry) -> str:
    belongs = " and ".join(label(word) for word in sorted(entry.belongs))
    kind = f"{belongs} {entry.facts.type}" if belongs else label(entry.facts.type)
    more: Iterable[str] = entry.lcg.traits if entry.lcg is not None else ()
    if entry.tcg is not None:
        more = [label(entry.tcg.race)] if entry.tcg.race else map(label, entry.tcg.classes)
    return " · ".join([kind, *more])


def _keywords(entry: Entry) -> tuple[str, ...]:
    if entry.tcg is not None:
        words = [keyword_words(keyword, number) for keyword, number in entry.tcg.keywords.items()]
    else:
        words = [str(printed) for printed in entry.lcg.keywords] if entry.lcg else []
    return (". ".join(words) + ".",) if words else ()


def _number(entry: Entry, of_tcg: str, of_lcg: str) -> str:
    number = getattr(entry.tcg, of_tcg) if entry.tcg else getattr(entry.lcg, of_lcg)
    if number is None:
        return ""
    signed = entry.tcg is not None and not entry.tcg.is_character
    return f"{number:+d}" if signed else str(number)
