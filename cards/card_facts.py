"""A card's facts as its page tells them: what each is called, how it is written, its query."""

from collections.abc import Iterator
from dataclasses import dataclass

from cards.labels import label
from cards.search.index import Entry
from cards.search.query.fields import quoted
from rules.lcg.facts.card import LcgCard, NumberOrX
from rules.tcg.facts.card import Card as TcgCard
from rules.tcg.vocabulary import CardType, Keyword, Rarity

_RARITIES = {
    Rarity.COMMON: "Common",
    Rarity.UNCOMMON: "Uncommon",
    Rarity.RARE: "Rare",
    Rarity.RARE_PLUS: "Rare plus",
    Rarity.PROMOTIONAL: "Promotional",
    Rarity.STARTER: "Starter",
}
_PLUS = frozenset({Keyword.DAMAGE, Keyword.DEFENDER})
_BARE = frozenset({Keyword.HUNTER, Keyword.TOIL})


@dataclass(frozen=True, slots=True)
class Value:
    """One value as a page writes it, and the query that finds the cards which share it."""

    text: str
    query: str = ""


@dataclass(frozen=True, slots=True)
class Fact:
    """One fact of a card: its name and its values."""

    name: str
    values: tuple[Value, ...]


def card_facts(entry: Entry) -> tuple[Fact, ...]:
    """Return the facts of a card in the order of its page, only those that say something."""
    rows = [
        ("Set", [Value(entry.set_name, f"set:{quoted(entry.set_name)}")]),
        ("Number", [Value(entry.collector)]),
    ]
    facts = entry.facts
    if isinstance(facts, TcgCard):
        rows += _tcg(facts, sorted(entry.belongs))
    else:
        rows += _lcg(facts)
    return tuple(Fact(name, tuple(values)) for name, values in rows if values)


Rows = Iterator[tuple[str, list[Value]]]


def _tcg(card: TcgCard, cultures: list[str]) -> Rows:
    yield "Rarity", [Value(_RARITIES[card.rarity], f"rarity:{card.rarity}")]
    yield "Side", _word("side", card.side)
    yield "Culture" if len(cultures) < 2 else "Cultures", _words("culture", cultures)
    yield "Type", _word("type", card.type)
    yield "Unique", [Value("Yes", "is:unique")] if card.unique else []
    yield "Race", _word("race", card.race)
    yield "Class", _words("class", card.classes)
    if card.type is CardType.SITE:
        yield "Shadow number", _number("shadow-number", card.twilight)
    elif card.type is not CardType.THE_ONE_RING:
        yield "Twilight cost", _number("cost", card.twilight)
    signed = not card.is_character
    yield "Strength", _number("strength", card.strength, signed=signed)
    yield "Vitality", _number("vitality", card.vitality, signed=signed)
    yield "Resistance", _number("resistance", card.resistance, signed=signed)
    yield "Signet", _word("signet", card.signet)
    yield "Site number", _number("site", card.site_number, signed=card.type is CardType.CONDITION)
    yield "Path", _word("path", card.site_block)
    yield "Arrow", _word("arrow", card.site_arrow)
    yield (
        "Home",
        [
            Value(f"{home.site_number}, {label(home.block)}", f"home:{home.site_number}")
            for home in card.ally_homes
        ],
    )
    yield "The One Ring", [Value("May start with it", "is:bearer")] if card.may_bear_ring else []
    yield (
        "Keywords",
        [
            Value(keyword_words(keyword, number), f"keyword:{quoted(keyword)}")
            for keyword, number in card.keywords.items()
        ],
    )
    yield "Played", _words("phase", card.timewords)


def _lcg(card: LcgCard) -> Rows:
    yield "Copies", [Value(f"{card.quantity} in a box", f"copies:{card.quantity}")]
    yield "Sphere", _word("sphere", card.sphere)
    yield "Encounter set", _word("encounter", card.encounter_set)
    yield "Type", _word("type", card.type)
    yield "Unique", [Value("Yes", "is:unique")] if card.unique else []
    yield "Stage", [Value(str(card.stage))] if card.stage is not None else []
    yield "Back", [Value(card.back_name)] if card.back_name else []
    yield "Cost", _number("cost", card.cost)
    yield "Threat cost", _number("threat", card.threat_cost)
    yield "Engagement cost", _number("engagement", card.engagement_cost)
    yield "Threat strength", _number("threat", card.threat_strength)
    yield "Willpower", _number("willpower", card.willpower)
    yield "Attack", _number("attack", card.attack)
    yield "Defense", _number("defense", card.defense)
    yield "Hit points", _number("hit-points", card.hit_points)
    yield "Quest points", _number("quest-points", card.quest_points)
    yield "Escape", [Value(str(card.escape))] if card.escape is not None else []
    yield "Victory points", _number("victory", card.victory_points)
    yield "Limit", [Value(f"{card.deck_limit} in a deck")] if card.deck_limit is not None else []
    yield "Traits", _words("trait", card.traits)
    yield (
        "Keywords",
        [Value(str(printed), f"keyword:{printed.keyword}") for printed in card.keywords],
    )


def keyword_words(keyword: Keyword, number: int) -> str:
    """Return a keyword with its number as cards print it: "Damage +1", "Ambush (2)", "Toil 2"."""
    if keyword in _PLUS:
        return f"{label(keyword)} +{number}"
    if keyword is Keyword.AMBUSH:
        return f"{label(keyword)} ({number})"
    return f"{label(keyword)} {number}" if keyword in _BARE else label(keyword)


def _word(name: str, word: str | None) -> list[Value]:
    return [] if word is None else _words(name, [word])


def _words(name: str, words: list[str] | tuple[str, ...]) -> list[Value]:
    return [Value(label(word), f"{name}:{quoted(word)}") for word in words]


def _number(name: str, number: NumberOrX | None, *, signed: bool = False) -> list[Value]:
    if number is None:
        return []
    is_signed = signed and isinstance(number, int)
    return [Value(f"{number:+}" if is_signed else str(number), f"{name}:{number}")]
