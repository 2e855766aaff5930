"""A pool, or the picks of a draft, as a page lists it: by culture or sphere, type and cost."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cards.labels import label
from decks.limited.card_faces import CardFace, card_face
from rules.construction import Game
from rules.english import count_of
from rules.lcg.vocabulary import CardType as LcgCardType
from rules.lcg.vocabulary import Sphere
from rules.tcg.facts.card import Card as TcgCard
from rules.tcg.vocabulary import CardType as TcgCardType
from rules.tcg.vocabulary import Side

# Costs with a bar of their own; the last has all from there on.
COSTS = range(5)
BAR_HEIGHT = 36
_COUNTED: Mapping[Game, tuple[str, ...]] = {
    Game.TCG: (
        TcgCardType.COMPANION,
        TcgCardType.MINION,
        TcgCardType.POSSESSION,
        TcgCardType.EVENT,
        TcgCardType.CONDITION,
        TcgCardType.ALLY,
    ),
    Game.LCG: (
        LcgCardType.HERO,
        LcgCardType.ALLY,
        LcgCardType.ATTACHMENT,
        LcgCardType.EVENT,
    ),
}
_HEROES, _PLAYER_CARDS = "Heroes", "Player cards"
_PARTS: Mapping[Game, tuple[str, ...]] = {
    Game.TCG: ("Free Peoples", "Shadow"),
    Game.LCG: (_HEROES, _PLAYER_CARDS),
}


@dataclass(frozen=True, slots=True)
class PoolLine:
    """A card of a pool with its copies."""

    card: CardFace
    copies: int


@dataclass(frozen=True, slots=True)
class PoolGroup:
    """The cards of a culture or sphere, those of the lowest cost first."""

    mark: str
    name: str
    copies: int
    lines: tuple[PoolLine, ...]


@dataclass(frozen=True, slots=True)
class CostBar:
    """How many cards have a cost, and the height of their bar in pixels."""

    cost: str
    copies: int
    height: int


@dataclass(frozen=True, slots=True)
class PoolHalf:
    """One side of a pool, or its heroes: the largest group first, and its cards by cost.

    Heroes have no cost, so their `curve` is empty.
    """

    name: str
    copies: int
    groups: tuple[PoolGroup, ...]
    curve: tuple[CostBar, ...]


@dataclass(frozen=True, slots=True)
class TypeCount:
    """How many cards of a type there are: "4 companions"."""

    type: str
    words: str


@dataclass(frozen=True, slots=True)
class ShownPool:
    """A pool by side, culture, type and cost; `aside` are its sites and rings."""

    game: Game
    halves: tuple[PoolHalf, ...]
    types: tuple[TypeCount, ...]
    aside: tuple[PoolLine, ...]

    @property
    def copies(self) -> int:
        """How many cards there are, sites and rings left out."""
        return sum(half.copies for half in self.halves)


def show_pool(cards: Mapping[str, int], game: Game) -> ShownPool:
    """Return a pool laid out for a page. Ids that are no card are left out."""
    lines = [
        PoolLine(card, count)
        for card_id, count in cards.items()
        if count and (card := card_face(game, card_id)) is not None
    ]
    types: Counter[str] = Counter()
    for line in lines:
        types[line.card.facts.type] += line.copies
    return ShownPool(
        game=game,
        halves=tuple(_half(name, lines) for name in _PARTS[game]),
        types=tuple(
            TypeCount(kind, count_of(types[kind], kind))
            for kind in map(str, _COUNTED[game])
            if types[kind]
        ),
        aside=tuple(line for line in lines if not _part(line.card)),
    )


def _part(card: CardFace) -> str:
    """Return the name of the part of a pool that a card belongs to, "" for sites and rings."""
    if isinstance(card.facts, TcgCard):
        free, shadow = _PARTS[Game.TCG]
        if card.facts.side is None:
            return ""
        return free if card.facts.side is Side.FREE_PEOPLES else shadow
    return _HEROES if card.facts.type is LcgCardType.HERO else _PLAYER_CARDS


def _mark(card: CardFace) -> str:
    """Return the culture or the sphere of a card."""
    if isinstance(card.facts, TcgCard):
        return str(card.facts.culture or "")
    return str(card.facts.sphere or Sphere.NEUTRAL)


def _half(name: str, lines: Iterable[PoolLine]) -> PoolHalf:
    own = [line for line in lines if _part(line.card) == name]
    by_mark: dict[str, list[PoolLine]] = defaultdict(list)
    for line in own:
        by_mark[_mark(line.card)].append(line)
    groups = [_group(mark, held) for mark, held in by_mark.items()]
    groups.sort(key=lambda group: (-group.copies, group.name))
    copies = sum(line.copies for line in own)
    curve = () if name == _HEROES else _curve(own)
    return PoolHalf(name, copies, tuple(groups), curve)


def _group(mark: str, lines: list[PoolLine]) -> PoolGroup:
    lines.sort(key=lambda line: (_number(line.card), line.card.name))
    copies = sum(line.copies for line in lines)
    return PoolGroup(mark, label(mark), copies, tuple(lines))


def _curve(lines: Iterable[PoolLine]) -> tuple[CostBar, ...]:
    counts: Counter[int] = Counter()
    for line in lines:
        counts[min(_number(line.card), COSTS[-1])] += line.copies
    most = max(counts.values(), default=0) or 1
    return tuple(
        CostBar(
            f"{cost}+" if cost == COSTS[-1] else str(cost),
            counts[cost],
            round(BAR_HEIGHT * counts[cost] / most),
        )
        for cost in COSTS
    )


def _number(card: CardFace) -> int:
    """Return a cost as a number; X counts as 0."""
    return int(card.cost) if card.cost.isdigit() else 0
