"""How many of the cards are written, so that the computer can play them."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import groupby

from cards.labels import label
from cards.search.query import fields_asked
from rules.construction import Game
from rules.construction.starters import Starter, starters
from rules.lcg.facts.reader import all_cards as all_lcg_cards
from rules.lcg.facts.sets import SETS as LCG_SETS
from rules.lcg.library import definition
from rules.lcg.vocabulary import Sphere
from rules.tcg.facts.reader import all_cards as all_tcg_cards
from rules.tcg.facts.sets import SETS as TCG_SETS
from rules.tcg.library import texts, unwritten
from rules.tcg.vocabulary import Culture


@dataclass(frozen=True, slots=True)
class Share:
    """How many of some cards are written; `query` is the search that finds these cards."""

    name: str
    written: int
    total: int
    query: str

    @property
    def unwritten(self) -> int:
        """How many are not written."""
        return self.total - self.written

    @property
    def percent(self) -> int:
        """The share that is written, rounded down: 100 only where nothing is missing."""
        return self.written * 100 // self.total

    @property
    def unwritten_query(self) -> str:
        """The search that finds the cards that are not written."""
        return f"{self.query} -is:written"


@dataclass(frozen=True, slots=True)
class Coverage:
    """The cards of a game: all, by set or cycle, and by culture or sphere."""

    game: Game
    whole: Share
    sets: tuple[Share, ...]
    groups: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class StarterCoverage:
    """A starter deck of the TCG and those of its cards that would be played as blanks."""

    slug: str
    name: str
    blanks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Printed:
    """A printed card; it belongs to several cultures where it is printed so (15 C 60)."""

    set: str
    belongs: frozenset[str]
    written: bool


@cache
def coverages() -> tuple[Coverage, ...]:
    """Return the coverage of both games."""
    return tcg_coverage(), lcg_coverage()


def tcg_coverage() -> Coverage:
    """Return how much of the TCG is written; a printed card counts once, as in search."""
    by_print = groupby(all_tcg_cards().values(), key=lambda card: card.collector)
    cards = []
    for _collector, versions in by_print:
        rows = tuple(versions)
        cultures = frozenset(row.culture for row in rows if row.culture)
        cards.append(_Printed(str(rows[0].set), cultures, bool(texts(rows[0].id))))
    return Coverage(
        game=Game.TCG,
        whole=_share(label(Game.TCG), cards, "game:tcg"),
        sets=tuple(
            _share(card_set.name, _of_set(cards, str(card_set.number)), f"set:{card_set.number}")
            for card_set in TCG_SETS.values()
        ),
        groups=(
            *(
                _share(label(culture), _of(cards, culture), f'culture:"{culture}"')
                for culture in Culture
            ),
            _share("Sites and The One Ring", _of_none(cards), '(type:site or type:"the one ring")'),
        ),
    )


def lcg_coverage() -> Coverage:
    """Return how much of the LCG is written."""
    spheres = " or ".join(f"sphere:{sphere}" for sphere in Sphere)
    cards = [
        _Printed(
            LCG_SETS[card.set].cycle,
            frozenset((card.sphere,) if card.sphere else ()),
            definition(code) is not None,
        )
        for code, card in all_lcg_cards().items()
    ]
    return Coverage(
        game=Game.LCG,
        whole=_share(label(Game.LCG), cards, "game:lcg"),
        sets=tuple(
            _share(cycle, _of_set(cards, cycle), f'cycle:"{cycle}"')
            for cycle in dict.fromkeys(product.cycle for product in LCG_SETS.values())
            if any(card.set == cycle for card in cards)
        ),
        groups=(
            *(_share(label(sphere), _of(cards, sphere), f"sphere:{sphere}") for sphere in Sphere),
            _share("Quest and encounter cards", _of_none(cards), f"game:lcg -({spheres})"),
        ),
    )


def _of_set(cards: Iterable[_Printed], code: str) -> list[_Printed]:
    return [card for card in cards if card.set == code]


def _of(cards: Iterable[_Printed], group: str) -> list[_Printed]:
    return [card for card in cards if group in card.belongs]


def _of_none(cards: Iterable[_Printed]) -> list[_Printed]:
    return [card for card in cards if not card.belongs]


def _share(name: str, cards: Iterable[_Printed], query: str) -> Share:
    found = list(cards)
    return Share(name, sum(card.written for card in found), len(found), query)


def coverage_of_search(*queries: str) -> tuple[Share, ...]:
    """Return how much of each game a search of what cards do covers; nothing for another search.

    A card that the computer can't play has no sentence that could be found.
    """
    if not any("does" in fields_asked(query) for query in queries):
        return ()
    return tuple(coverage.whole for coverage in coverages())


def coverage_words(*queries: str) -> str:
    """Return how much of the catalogue a search of what cards do covers, in a sentence."""
    shares = [
        f"{share.written:,} of {share.total:,} {share.name} cards"
        for share in coverage_of_search(*queries)
    ]
    if not shares:
        return ""
    return f"does: searches the cards the computer can play: {' and '.join(shares)}."


@cache
def starter_coverages() -> tuple[StarterCoverage, ...]:
    """Return the coverage of every starter deck of the TCG, in the order of their slugs."""
    return tuple(
        StarterCoverage(starter.slug, starter.name, unwritten(_cards_of(starter)))
        for starter in starters().values()
    )


def _cards_of(sold: Starter) -> list[str]:
    deck = sold.deck
    alone = [card_id for card_id in (deck.ring_bearer, deck.ring) if card_id]
    return [*alone, *deck.sites, *(card_id for card_id, _copies in deck.draw_deck)]
