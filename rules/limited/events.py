"""Limited events, read from `events/`: packs that are opened each week, or go round a table.

Those of the TCG open boosters and starter decks, those of the LCG boxes: whole ones, shares of some
boxes, or packs cut from them as from a cube.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, partial
from pathlib import Path

from rules.construction import Format, Game, load_format
from rules.construction.lcg.build import card_of as lcg_card_of
from rules.construction.starters import starter, starter_slugs
from rules.construction.strict import BadConstructionFile, Table, read_table
from rules.construction.tcg.build import card_of as tcg_card_of
from rules.lcg.facts.sets import SETS as LCG_SETS
from rules.limited.cube import Cube, box, share, shuffled_cards, shuffled_heroes
from rules.limited.opening import (
    Dice,
    Pack,
    PackCard,
    open_booster,
    open_draft_pack,
    open_one_sided,
)
from rules.limited.products import draft_packs, site_pack
from rules.tcg.facts.reader import read_set
from rules.tcg.facts.sets import SETS, SetBlock
from rules.tcg.vocabulary import CardType, Side

# The rules that say how many cards a deck needs, and the number where no rule does.
_SIZES = ("draw-deck-size", "player-deck-size")
_USUAL_LEAST = 60
_FOLDER = Path(__file__).with_name("events")
# Of a table, where the event doesn’t say.
MOST_SEATS = 8
# What tells apart the dice of weeks, of packs at a table, and of what a seat is given.
_WEEK, _TABLE, _GIVEN = 1, 2, 3
_BLOCKS = {
    "fellowship": SetBlock.FELLOWSHIP,
    "towers": SetBlock.TOWER,
    "king": SetBlock.KING,
    "war-of-the-ring": SetBlock.WAR_OF_THE_RING,
    "hunters": SetBlock.HUNTERS,
}


class LimitedKind(StrEnum):
    """How a player comes by their cards."""

    SEALED = "sealed"
    DRAFT = "draft"


class UnknownEvent(LookupError):
    """No limited event has that slug."""


@dataclass(frozen=True, slots=True)
class OpenedPack:
    """A pack that was opened: what it is called, what it is, and its cards."""

    name: str
    kind: str
    cards: Pack


@dataclass(frozen=True, slots=True)
class Given:
    """Cards a player gets without opening a booster: a draft pack, sites, single cards."""

    draft_pack: str
    sites: tuple[str, ...]
    cards: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Week:
    """What a sealed event opens at once: a starter deck of a choice, boosters, other cards.

    Of the LCG, `boxes` are products that everybody opens, the `starters` are products of which a
    player chooses one, and `share` is whether they get their share of the event's cube.
    """

    starters: tuple[str, ...]
    boosters: tuple[tuple[int, int], ...]
    given: Given
    boxes: tuple[str, ...] = ()
    share: bool = False


@dataclass(frozen=True, slots=True)
class TablePack:
    """A pack that each seat of a draft opens: a booster of a set, or one side of it."""

    set: int
    side: Side | None


@dataclass(frozen=True, slots=True)
class CubePack:
    """A pack dealt to each seat of a draft from a cube: `size` heroes, or as many player cards."""

    size: int
    heroes: bool


@dataclass(frozen=True, slots=True)
class LimitedEvent:
    """A sealed event with its weeks, or a draft with the packs of each seat in their order.

    `order` is its place in lists. At most `seats` players take part at one table or share the
    boxes of a `cube`.
    """

    slug: str
    name: str
    kind: LimitedKind
    format_slug: str
    order: int
    weeks: tuple[Week, ...] = ()
    packs: tuple[TablePack | CubePack, ...] = ()
    given: Given | None = None
    seats: int = MOST_SEATS
    cube: Cube | None = None

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.format.game

    @property
    def decks_meet(self) -> bool:
        """Whether decks play each other in rounds; those of the LCG quest together."""
        return self.game is Game.TCG

    @property
    def fewest(self) -> int:
        """How few players take part: one alone can quest with the decks of opened boxes."""
        return 2 if self.decks_meet or self.is_draft else 1

    @property
    def format(self) -> Format:
        """The format that its decks are for."""
        return load_format(self.format_slug)

    @property
    def is_draft(self) -> bool:
        """Whether its cards are picked at a table."""
        return self.kind is LimitedKind.DRAFT

    @property
    def is_shared(self) -> bool:
        """Whether each player opens a share of the same boxes."""
        return any(week.share for week in self.weeks)

    @property
    def least(self) -> int:
        """How many cards a deck needs besides what it begins with, as the format says."""
        for rule in self.format.snapshots[-1].rules:
            if rule.name in _SIZES and isinstance(rule.find, partial):
                least: int = rule.find.keywords["least"]
                return least
        return _USUAL_LEAST


@cache
def event_slugs() -> tuple[str, ...]:
    """Return the slugs of all events, in alphabetical order."""
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.toml")))


@cache
def limited_event(slug: str) -> LimitedEvent:
    """Return an event by its slug. Raise UnknownEvent, or BadConstructionFile for a wrong file."""
    if slug not in event_slugs():
        raise UnknownEvent(slug)
    return read_event(_FOLDER / f"{slug}.toml")


@cache
def limited_events() -> tuple[LimitedEvent, ...]:
    """Return all events in the order of lists."""
    return tuple(sorted(map(limited_event, event_slugs()), key=lambda event: event.order))


def open_week(event: LimitedEvent, week: int, seed: int, starter: str = "") -> list[OpenedPack]:
    """Open what a player gets in a week of a sealed event, boosters last.

    `starter` is the starter deck chosen; without one the seed chooses. Where players share boxes,
    the seeds from a multiple of their number on open the shares of the same boxes.
    """
    opened = event.weeks[week]
    packs = list(_starter_packs(event.game, opened, Dice(seed, _WEEK, week), starter))
    packs += [_opened_box(product) for product in opened.boxes]
    if opened.share:
        packs.append(_share(event, seed))
    packs += _given_packs(opened.given, Dice(seed, _WEEK, week, 1))
    place = 1
    for set_number, count in opened.boosters:
        for _ in range(count):
            place += 1
            cards = open_booster(set_number, Dice(seed, _WEEK, week, place))
            packs.append(OpenedPack(f"{SETS[set_number].name} booster", "booster", cards))
    return packs


def open_table_pack(event: LimitedEvent, seat: int, turn: int, seed: int) -> Pack:
    """Open the pack that a seat of a draft begins a round with; rounds are counted from 0."""
    pack, dice = event.packs[turn], Dice(seed, _TABLE, seat, turn)
    if isinstance(pack, CubePack):
        return _dealt(event, pack, seat, turn, seed)
    if pack.side is not None:
        return open_one_sided(pack.set, pack.side, dice)
    return open_booster(pack.set, dice)


def given_to(event: LimitedEvent, seat: int, seed: int) -> list[OpenedPack]:
    """Open what a seat of a draft has before its first pick."""
    assert event.given is not None, "a draft gives Ring-bearer, Ring and sites"
    return _given_packs(event.given, Dice(seed, _GIVEN, seat))


def counted(packs: list[OpenedPack]) -> Counter[str]:
    """Return the copies of each card in some packs."""
    return Counter(held.card for pack in packs for held in pack.cards)


def _dealt(event: LimitedEvent, pack: CubePack, seat: int, turn: int, seed: int) -> Pack:
    """Cut a pack from the cube, behind those of earlier rounds and other seats."""
    assert event.cube is not None, "its packs are dealt from a cube"
    pile = shuffled_heroes if pack.heroes else shuffled_cards
    before = sum(
        other.size
        for other in event.packs[:turn]
        if isinstance(other, CubePack) and other.heroes is pack.heroes
    )
    start = before * event.seats + seat * pack.size
    return tuple(map(PackCard, pile(event.cube, seed)[start : start + pack.size]))


def _share(event: LimitedEvent, seed: int) -> OpenedPack:
    assert event.cube is not None, "there are boxes to share"
    cards = share(event.cube, event.seats, seed % event.seats, seed // event.seats)
    return OpenedPack("Your share", "share", cards)


def _opened_box(product: str) -> OpenedPack:
    return OpenedPack(LCG_SETS[product].name, "box", box(product))


def _starter_packs(game: Game, week: Week, dice: Dice, chosen: str) -> list[OpenedPack]:
    if not week.starters:
        return []
    slug = chosen if chosen in week.starters else dice.one(week.starters)
    if game is Game.LCG:
        return [_opened_box(slug)]
    found = starter(slug)
    deck = found.deck
    cards = [*deck.copies(), *deck.sites]
    cards += [card for card in (deck.ring_bearer, deck.ring) if card is not None]
    name = found.name.removesuffix(" deck")
    return [OpenedPack(name, "starter", tuple(PackCard(card) for card in cards))]


def _given_packs(given: Given, dice: Dice) -> list[OpenedPack]:
    packs = []
    if given.draft_pack:
        cards = open_draft_pack(given.draft_pack, dice)
        packs.append(OpenedPack("Draft pack", "draft-pack", cards))
    cards = tuple(PackCard(card) for card, count in given.cards for _ in range(count))
    cards += tuple(PackCard(site) for site in given.sites)
    return [*packs, OpenedPack("Given cards", "given", cards)] if cards else packs


def read_event(path: Path) -> LimitedEvent:
    """Read one event. Raise BadConstructionFile if it is wrong or names what is not there."""
    file = read_table(path)
    kind = LimitedKind(file.take("kind", str))
    format_slug = file.take("format", str)
    game = load_format(format_slug).game
    given = _read_given(file.table("given"), game, whole=True) if "given" in file else None
    event = LimitedEvent(
        slug=path.stem,
        name=file.take("name", str),
        kind=kind,
        format_slug=format_slug,
        order=file.take("order", int),
        weeks=tuple(_read_week(table, game) for table in file.tables("week")),
        packs=tuple(_read_pack(table) for table in file.tables("pack")),
        given=given,
        seats=file.take_or("seats", int, MOST_SEATS),
        cube=_read_cube(file.table("cube")) if "cube" in file else None,
    )
    file.finish()
    if bool(event.packs) is not event.is_draft or bool(event.weeks) is event.is_draft:
        raise BadConstructionFile(path.name, "a draft has packs, a sealed event has weeks")
    return event


def _read_week(table: Table, game: Game) -> Week:
    boosters = table.table("boosters") if "boosters" in table else None
    week = Week(
        starters=table.take_many("starters", str),
        boosters=tuple((int(number), boosters.take(number, int)) for number in boosters)
        if boosters is not None
        else (),
        given=_read_given(table, game),
        boxes=table.take_many("boxes", str),
        share=table.take_or("share", bool, default=False),
    )
    known = starter_slugs() if game is Game.TCG else LCG_SETS
    for slug in (*week.starters, *week.boxes):
        if slug not in known:
            raise table.refuse(f"there is no starter deck or box {slug}")
    if boosters is not None:
        boosters.finish()
    table.finish()
    return week


def _read_pack(table: Table) -> TablePack | CubePack:
    pack: TablePack | CubePack
    if "set" in table:
        side = table.take_or("side", str, "")
        pack = TablePack(table.take("set", int), Side(side) if side else None)
    else:
        heroes = "heroes" in table
        pack = CubePack(table.take("heroes" if heroes else "cards", int), heroes)
    table.finish()
    return pack


def _read_cube(table: Table) -> Cube:
    products = table.take_many("products", str)
    for product in products:
        if product not in LCG_SETS:
            raise table.refuse(f"there is no box {product}")
    cube = Cube(products, table.take("boxes", int), table.take_many("without", str))
    table.finish()
    return cube


def _read_given(table: Table, game: Game, *, whole: bool = False) -> Given:
    cards: Mapping[str, int] = {}
    if "cards" in table:
        named = table.table("cards")
        cards = {card: named.take(card, int) for card in named}
    card_of = tcg_card_of if game is Game.TCG else lcg_card_of
    for card in cards:
        if card_of(card) is None:
            raise table.refuse(f"there is no card {card}")
    given = Given(
        table.take_or("draft_pack", str, ""),
        _read_sites(table),
        tuple(cards.items()),
    )
    if given.draft_pack and given.draft_pack not in draft_packs():
        raise table.refuse(f"there is no draft pack {given.draft_pack}")
    if whole:
        table.finish()
    return given


def _read_sites(table: Table) -> tuple[str, ...]:
    block = table.take_or("sites", str, "")
    if block and block not in _BLOCKS:
        raise table.refuse(f"sites must be of one of {', '.join(_BLOCKS)}")
    of_set = table.take_or("sites_of", int, 0)
    sites = (card.id for card in read_set(of_set) if of_set and card.type is CardType.SITE)
    return site_pack(_BLOCKS[block]) if block else tuple(sites)
