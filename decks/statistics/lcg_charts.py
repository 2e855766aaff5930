"""What an LCG deck is made of, counted: costs by sphere, types, spheres, traits, numbers."""

from collections.abc import Iterator, Sequence

from cards.labels import label
from decks.statistics.charts import AnyNumber, Caption, ChartTable, Series, Tint, by_number, by_word
from rules.lcg.facts.card import LcgCard
from rules.lcg.vocabulary import CardType, Keyword, Sphere

Held = Sequence[tuple[LcgCard, int]]

HEROES_AND_ALLIES = (
    Series("Heroes", Tint("series", "a")),
    Series("Allies", Tint("series", "b")),
)
HEROES_AND_CARDS = (
    Series("Heroes", Tint("series", "a")),
    Series("Cards", Tint("series", "b")),
)
CARDS = (Series("Cards", Tint("series", "a")),)
_NAMES = {word.value: label(word.value) for kind in (CardType, Sphere, Keyword) for word in kind}

COSTS = Caption("cost", "Cost curve", "Cost", "Cards of the player deck by cost and sphere")
TYPES = Caption("types", "Types", "Type", "Cards of the player deck by type")
SPHERES = Caption("spheres", "Spheres", "Sphere", "Cards of the player deck by sphere")
TRAITS = Caption("traits", "Traits", "Trait", "Heroes and cards of the player deck by trait")
KEYWORDS = Caption("keywords", "Keywords", "Keyword", "Heroes and cards by keyword")
NUMBERS = {
    "willpower": Caption("willpower", "Willpower", "Willpower", "Heroes and allies by willpower"),
    "attack": Caption("attack", "Attack", "Attack", "Heroes and allies by attack"),
    "defense": Caption("defense", "Defense", "Defense", "Heroes and allies by defense"),
    "hit_points": Caption(
        "hit-points", "Hit points", "Hit points", "Heroes and allies by hit points"
    ),
}


def lcg_charts(heroes: Held, held: Held) -> tuple[ChartTable, ...]:
    """Count the cards of a player deck and its heroes; figures of nothing are left out."""
    spheres = [sphere for sphere in Sphere if any(card.sphere is sphere for card, _ in held)]
    allies = [pair for pair in held if pair[0].type is CardType.ALLY]
    figures = (
        by_number(COSTS, [_series(sphere) for sphere in spheres], _costs(held, spheres)),
        by_word(TYPES, CARDS, ((card.type, 0, n) for card, n in held), names=_NAMES),
        by_word(
            SPHERES,
            CARDS,
            ((card.sphere, 0, n) for card, n in held if card.sphere is not None),
            names=_NAMES,
            tints="sphere",
        ),
        by_word(TRAITS, HEROES_AND_CARDS, _traits(heroes, held), names={}),
        by_word(KEYWORDS, HEROES_AND_CARDS, _keywords(heroes, held), names=_NAMES),
        *(
            by_number(caption, HEROES_AND_ALLIES, _numbers(heroes, allies, fact))
            for fact, caption in NUMBERS.items()
        ),
    )
    return tuple(figure for figure in figures if figure.rows)


def _series(sphere: Sphere) -> Series:
    return Series(label(sphere), Tint("sphere", sphere))


def _costs(held: Held, spheres: Sequence[Sphere]) -> Iterator[tuple[AnyNumber, int, int]]:
    for card, copies in held:
        if card.cost is not None and card.sphere is not None:
            yield card.cost, spheres.index(card.sphere), copies


def _traits(heroes: Held, held: Held) -> Iterator[tuple[str, int, int]]:
    for place, cards in enumerate((heroes, held)):
        for card, copies in cards:
            for trait in card.traits:
                yield trait, place, copies


def _keywords(heroes: Held, held: Held) -> Iterator[tuple[str, int, int]]:
    for place, cards in enumerate((heroes, held)):
        for card, copies in cards:
            for printed in card.keywords:
                yield printed.keyword, place, copies


def _numbers(heroes: Held, allies: Held, fact: str) -> Iterator[tuple[int, int, int]]:
    for place, cards in enumerate((heroes, allies)):
        for card, copies in cards:
            number = getattr(card, fact)
            if number is not None:
                yield number, place, copies
