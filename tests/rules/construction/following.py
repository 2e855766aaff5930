"""A player who does what every fix of a verdict says, with cards that no rule minds."""

from collections import Counter
from collections.abc import Collection
from datetime import date
from functools import cache

from rules.construction import Fix, Format, Game, Problem, load_format
from rules.construction.games import GAMES
from rules.construction.problem import FixKind
from rules.construction.tcg.adventure_deck import SITE_NUMBERS
from rules.construction.tcg.build import ASIDE, card_of, resolve_deck
from rules.construction.tcg.titles import title_key
from rules.lcg.deck import LcgDeck
from rules.lcg.facts.reader import all_cards as all_lcg_cards
from rules.lcg.vocabulary import PLAYER_DECK
from rules.lcg.vocabulary import CardType as LcgType
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import all_cards
from rules.tcg.vocabulary import CardType, Side

_OF_ONE_CARD = {"sets", "sites-of-blocks", "x-list", "r-list", "no-rare-cards"}
_NEVER_BEAR = {"13_149"}


@cache
def minded_alone(slug: str, day: date) -> frozenset[str]:
    """Give the cards that a rule about single cards minds in a format on a day."""
    snapshot = load_format(slug).on(day)
    assert snapshot is not None
    sites = [card.id for card in all_cards().values() if card.type is CardType.SITE]
    others = [(card.id, 2) for card in all_cards().values() if card.type is not CardType.SITE]
    everything = resolve_deck(TcgDeck(None, None, (*sites, *sites), tuple(others)))
    minded = {
        card_id
        for rule in snapshot.rules
        if rule.name in _OF_ONE_CARD
        for finding in rule.find(everything)
        if finding.code != "blocks-mixed"
        for card_id in finding.cards
    }
    not_out = GAMES[Game.TCG].releases.not_out(day)
    return frozenset(minded | {card.id for card in all_cards().values() if card.set in not_out})


def free_cards(format: Format, day: date) -> list[Card]:
    """Give the cards that a format allows in four copies."""
    minded = minded_alone(format.slug, day)
    return [card for card in all_cards().values() if card.id not in minded]


class Follower:
    """Follows the fixes of a TCG verdict, each in the part of the deck that it is about."""

    def __init__(self, deck: TcgDeck, format: Format, day: date) -> None:
        self.held = Counter(dict(deck.draw_deck))
        self.sites = Counter(deck.sites)
        self.bearer, self.ring = deck.ring_bearer, deck.ring
        self.free = free_cards(format, day)
        self.holes = 0

    def follow(self, problems: tuple[Problem, ...]) -> TcgDeck:
        for problem in problems:
            fix = problem.finding.fix
            if fix is not None:
                self.do(fix, problem.code)
        self.fill_holes()
        return TcgDeck(self.bearer, self.ring, tuple(self.sites.elements()), self.cards())

    def cards(self) -> tuple[tuple[str, int], ...]:
        return tuple((card, count) for card, count in self.held.items() if count)

    def do(self, fix: Fix, code: str) -> None:
        if fix.kind is FixKind.CHOOSE:
            self.choose(is_ring=fix.what == "ring")
        elif fix.kind is FixKind.ADD and fix.what == "site":
            self.holes += fix.count
        elif fix.kind is FixKind.ADD:
            for side, count in fix.sides or ((fix.what, fix.count),):
                self.add(Side(side), count)
        elif fix.what == "site" and not fix.cards:
            self.take_any_sites(fix.count)
        else:
            for cards, count in fix.takes():
                self.take(cards, count, fix.kind is FixKind.REPLACE, code)

    def take(self, cards: tuple[str, ...], count: int, is_replaced: bool, code: str) -> None:
        left = count
        for card_id in cards:
            card = card_of(card_id)
            lies_wrong = code in ("not-a-draw-deck-card", "not-a-site") or card is None
            if card_id in (self.bearer, self.ring) and is_replaced and card is None and left:
                self.choose(is_ring=card_id == self.ring)
                left -= 1
                continue
            if lies_wrong or (card is not None and card.type not in ASIDE):
                taken = min(left, self.held[card_id]) if code != "not-a-site" else 0
                self.held[card_id] -= taken
                left -= taken
                if is_replaced and taken:
                    assert card is not None
                    assert card.side is not None
                    self.add(card.side, taken)
            if code == "not-a-site" or lies_wrong or (card and card.type is CardType.SITE):
                taken = min(left, self.sites[card_id])
                self.sites[card_id] -= taken
                left -= taken
                self.holes += taken if is_replaced else 0
            if left and is_replaced and card_id in (self.bearer, self.ring):
                self.choose(is_ring=card_id == self.ring)
                left -= 1
        assert left == 0, "a fix takes out more cards than there are"

    def take_any_sites(self, count: int) -> None:
        for _ in range(count):
            site = next(
                site for site, copies in self.sites.items() if copies and self.is_site(site)
            )
            self.sites[site] -= 1

    def is_site(self, card_id: str) -> bool:
        card = card_of(card_id)
        return card is not None and card.type is CardType.SITE

    def add(self, side: Side, count: int) -> None:
        titles = Counter[str]()
        for card_id, copies in self.held.items():
            card = card_of(card_id)
            if card is not None and card.type not in ASIDE:
                titles[title_key(card.title)] += max(copies, 1)
        bearer = card_of(self.bearer) if self.bearer else None
        fresh = (
            each_card
            for each_card in self.free
            if each_card.side is side
            and each_card.type not in ASIDE
            and title_key(each_card.title) not in titles
            and (bearer is None or title_key(each_card.title) != title_key(bearer.title))
            and not each_card.may_bear_ring
        )
        while count > 0:
            card = next(fresh)
            copies = min(count, 2)
            self.held[card.id] += copies
            titles[title_key(card.title)] += copies
            count -= copies

    def choose(self, *, is_ring: bool) -> None:
        rings = (card for card in self.free if card.type is CardType.THE_ONE_RING)
        if is_ring:
            self.ring = next(rings).id
            return
        held = {
            title_key(held_card.title)
            for held_card in map(card_of, self.held)
            if held_card is not None
        }
        self.bearer = next(
            card.id
            for card in self.free
            if card.type is CardType.COMPANION
            and title_key(card.title) == "frodo"
            and card.id not in _NEVER_BEAR
            and (title_key(card.title) not in held or self.held_of(title_key(card.title)) < 4)
        )

    def held_of(self, title: str) -> int:
        found = ((card_of(one), count) for one, count in self.held.items())
        return sum(count for one, count in found if one and title_key(one.title) == title)

    def fill_holes(self) -> None:
        """Put in sites: of the numbers that lack one, or ones that have no number."""
        kept = [card for card in map(card_of, +self.sites) if card is not None]
        candidates = [card for card in self.free if card.type is CardType.SITE]
        blocks = Counter(card.site_block for card in kept)
        block = blocks.most_common(1)[0][0] if blocks else candidates[0].site_block
        numbers = {card.site_number for card in kept}
        lacking = [number for number in SITE_NUMBERS if number not in numbers]
        for candidate in candidates:
            if not self.holes:
                break
            if self.sites.get(candidate.id):
                continue
            if candidate.site_block != block:
                continue
            if candidate.site_number is None:
                of_number = sum(
                    count
                    for site, count in self.sites.items()
                    if (card := card_of(site)) is not None and card.twilight == candidate.twilight
                )
                if of_number >= 3:
                    continue
            elif candidate.site_number in lacking:
                lacking.remove(candidate.site_number)
            else:
                continue
            self.sites[candidate.id] += 1
            self.holes -= 1
        assert self.holes == 0, "a fix puts in a site that has no place"


class LcgFollower:
    """Follows the fixes of an LCG verdict."""

    def __init__(self, deck: LcgDeck, boxes: int) -> None:
        self.heroes = Counter(dict(deck.heroes))
        self.player_deck = Counter(dict(deck.player_deck))
        self.side_board = Counter(dict(deck.side_board))
        self.boxes = boxes
        self.taken_out: set[str] = set()

    def follow(self, problems: tuple[Problem, ...]) -> LcgDeck:
        fixes = [(problem.finding.fix, problem.code) for problem in problems]
        self.taken_out = {card for fix, _ in fixes if fix is not None for card in fix.cards}
        for fix, code in fixes:
            if fix is not None:
                self.do(fix, code)
        parts = (self.heroes, self.player_deck, self.side_board)
        return LcgDeck(*(tuple((+part).items()) for part in parts))

    def do(self, fix: Fix, code: str) -> None:
        if fix.kind is FixKind.ADD:
            self.add(fix.count, hero=fix.what == "hero")
        elif not fix.cards:
            for _ in range(fix.count):
                heroes = (card for card in +self.heroes if is_hero(card))
                self.heroes[next(heroes)] -= 1
        else:
            for cards, count in fix.takes():
                self.take(cards, count, code, fix.kind is FixKind.REPLACE)

    def take(self, cards: tuple[str, ...], count: int, code: str, is_replaced: bool) -> None:
        parts = [self.player_deck, self.side_board, self.heroes]
        if code in ("not-a-hero", "same-hero-twice"):
            parts = [self.heroes]
        elif code in ("not-a-player-card", "too-many-copies"):
            parts = [self.player_deck]
        left = count
        for part in parts:
            for card in cards:
                taken = min(left, part[card])
                part[card] -= taken
                left -= taken
                if part is self.player_deck and is_replaced:
                    self.add(taken, hero=False)
        assert left == 0, "a fix takes out more cards than there are"

    def add(self, count: int, *, hero: bool) -> None:
        for _ in range(count):
            part = self.heroes if hero else self.player_deck
            part[self.fresh({LcgType.HERO} if hero else PLAYER_DECK)] += 1

    def fresh(self, types: Collection[LcgType]) -> str:
        """Give a card that no fix takes out, and of which boxes and rules allow one more."""
        parts = (self.heroes, self.player_deck, self.side_board)
        return next(
            card.code
            for card in all_lcg_cards().values()
            if card.type in types
            and card.encounter_set is None
            and card.code not in self.taken_out
            and sum(part[card.code] for part in parts) < min(3, card.quantity * self.boxes)
        )


def is_hero(code: str) -> bool:
    card = all_lcg_cards().get(code)
    return card is not None and card.type is LcgType.HERO
