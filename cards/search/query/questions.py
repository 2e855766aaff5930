"""Names that ask more than one printed fact: yes or no, formats on a day, texts."""

from cards.behaviour import behaviour
from cards.legality.card_legality import CardLegality
from cards.search.index import Entry
from cards.search.query.fields import Field, FlagField
from cards.search.query.special_fields import DoesField, FormatField, PrintedField
from rules.construction import Game
from rules.tcg.vocabulary import CHARACTERS, CardType


def _written(entry: Entry) -> bool:
    return behaviour(entry.game, entry.id).written


_FLAGS = {
    "unique": ("marked as one of a kind", lambda entry: entry.facts.unique),
    "character": ("a companion, an ally or a minion", lambda entry: entry.facts.type in CHARACTERS),
    "item": (
        "a possession or an artifact",
        lambda entry: entry.facts.type in (CardType.POSSESSION, CardType.ARTIFACT),
    ),
    "bearer": (
        "may start with The One Ring",
        lambda entry: entry.tcg is not None and entry.tcg.may_bear_ring,
    ),
    "written": ("the computer can play it", _written),
}

QUESTIONS: tuple[Field, ...] = (
    FlagField(
        name="is",
        short=(),
        asks="a yes or no",
        examples=("is:unique", "-is:unique", "is:written"),
        flags=_FLAGS,
    ),
    FormatField(
        name="legal",
        short=("format", "f"),
        asks="may be played in a format",
        examples=("legal:king-block", "legal:standard@2004-05-01"),
        standings=frozenset({CardLegality.LEGAL, CardLegality.RESTRICTED}),
    ),
    FormatField(
        name="banned",
        game=Game.TCG,
        short=(),
        asks="is on the X-list of a format",
        examples=("banned:standard", "banned:standard@2004-05-01"),
        standings=frozenset({CardLegality.BANNED}),
    ),
    FormatField(
        name="restricted",
        game=Game.TCG,
        short=(),
        asks="is on the R-list of a format",
        examples=("restricted:open",),
        standings=frozenset({CardLegality.RESTRICTED}),
    ),
    DoesField(
        name="does",
        short=("do",),
        asks="words in a sentence of what it does",
        examples=('does:"add burden"', "does:exert"),
    ),
    PrintedField(
        name="text",
        short=("printed",),
        asks="words of the printed text",
        examples=('text:"draw a card"',),
        of=lambda entry: entry.printed_words,
        instead="does",
    ),
    PrintedField(
        name="lore",
        short=("flavour", "flavor"),
        asks="words of the printed lore",
        examples=("lore:road",),
        of=lambda entry: entry.lore_words,
    ),
)
