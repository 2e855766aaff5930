"""What a TCG draw deck is made of, counted: costs, types, cultures, races, keywords, strength."""

from collections.abc import Iterator, Sequence

from cards.labels import label
from decks.statistics.charts import Caption, ChartTable, Series, Tint, by_number, by_word
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import CHARACTERS, CardType, Culture, Keyword, Race, Side

Held = Sequence[tuple[Card, int]]

SIDES = (
    Series("Free Peoples", Tint("series", "a")),
    Series("Shadow", Tint("series", "b")),
)
CARDS = (Series("Cards", Tint("series", "a")),)
_NAMES = {
    word.value: label(word.value) for kind in (CardType, Culture, Race, Keyword) for word in kind
}

COSTS = Caption("cost", "Cost curve", "Twilight cost", "Cards of the draw deck by twilight cost")
TYPES = Caption("types", "Types", "Type", "Cards of the draw deck by type")
CULTURES = Caption("cultures", "Cultures", "Culture", "Cards of the draw deck by culture")
RACES = Caption("races", "Races", "Race", "Characters of the draw deck by race")
KEYWORDS = Caption("keywords", "Keywords", "Keyword", "Cards of the draw deck by keyword")
STRENGTH = Caption("strength", "Strength", "Strength", "Characters of the draw deck by strength")
VITALITY = Caption("vitality", "Vitality", "Vitality", "Characters of the draw deck by vitality")
RESISTANCE = Caption(
    "resistance", "Resistance", "Resistance", "Companions of the draw deck by resistance"
)


def tcg_charts(held: Held) -> tuple[ChartTable, ...]:
    """Count the cards of a draw deck; cards of neither side, and figures of nothing, left out."""
    sided = [pair for pair in held if pair[0].side is not None]
    characters = [pair for pair in sided if pair[0].type in CHARACTERS]
    figures = (
        by_number(COSTS, SIDES, ((card.twilight, value_position(card), n) for card, n in sided)),
        by_word(
            TYPES, SIDES, ((card.type, value_position(card), n) for card, n in sided), names=_NAMES
        ),
        by_word(
            CULTURES,
            CARDS,
            ((card.culture, 0, n) for card, n in sided if card.culture is not None),
            names=_NAMES,
            tints="culture",
        ),
        by_word(
            RACES,
            SIDES,
            (
                (card.race, value_position(card), n)
                for card, n in characters
                if card.race is not None
            ),
            names=_NAMES,
        ),
        by_word(KEYWORDS, SIDES, _keywords(sided), names=_NAMES),
        by_number(STRENGTH, SIDES, _numbers(characters, "strength")),
        by_number(VITALITY, SIDES, _numbers(characters, "vitality")),
        by_number(RESISTANCE, SIDES[:1], _numbers(_companions(sided), "resistance")),
    )
    return tuple(figure for figure in figures if figure.rows)


def value_position(card: Card) -> int:
    """Return the place of a card's side among the series."""
    return 1 if card.side is Side.SHADOW else 0


def _companions(held: Held) -> Held:
    return [(card, n) for card, n in held if card.type is CardType.COMPANION]


def _keywords(held: Held) -> Iterator[tuple[str, int, int]]:
    for card, copies in held:
        for keyword in card.keywords:
            yield keyword, value_position(card), copies


def _numbers(held: Held, fact: str) -> Iterator[tuple[int, int, int]]:
    for card, copies in held:
        number = getattr(card, fact)
        if number is not None:
            yield number, value_position(card), copies
