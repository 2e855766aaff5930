"""What the rules say of a draft: the verdict in its format, its counts, what it still lacks."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from django.utils.timezone import localdate

from cards.drawn_by_value import drawn_by_value
from cards.legality.amendments import amendments
from cards.search.query import BadQuery, read
from cards.search.query.fields import quoted
from decks.contents.differences import deck_zones
from decks.contents.encoding import AnyDeck
from decks.contents.zones import DeckZone
from decks.legality.deck_legality import DeckLegality, judge_deck
from decks.legality.report import Report
from decks.legality.wording import doubt_words
from decks.models import Deck
from rules.construction import Finding, Format, Problem, Verdict
from rules.construction.gathering import count_problems
from rules.construction.lcg.build import card_of as lcg_card_of
from rules.construction.problem import Standing
from rules.construction.tcg.build import ASIDE, card_of
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck
from rules.tcg.vocabulary import CardType, Side

MAX_HEROES = 3
_HEROES = "type:hero"


@dataclass(frozen=True, slots=True)
class Tally:
    """A count that matters: its name, its number, and whether a rule stands against it."""

    name: str
    number: int
    wrong: bool = False


@drawn_by_value
@dataclass(frozen=True, slots=True)
class Gap:
    """What a part of the deck lacks, and the query that finds cards for it.

    `mark` is what stands before the line: the number of a site. An `optional` gap breaks no rule.
    """

    zone: DeckZone
    words: str
    query: str
    mark: str = ""
    optional: bool = False

    @property
    def fills(self) -> DeckZone | None:
        """The zone that the first card chosen goes to, where its own zone is another."""
        return self.zone if self.zone is DeckZone.RING_BEARER else None


@dataclass(frozen=True, slots=True)
class DraftLegality:
    """A draft judged as its deck is, with its counts and what it lacks."""

    judged: DeckLegality
    tallies: tuple[Tally, ...]
    gaps: tuple[Gap, ...]

    @property
    def format(self) -> Format:
        """The format it is judged in."""
        return self.judged.format

    @property
    def day(self) -> date:
        """The day it is judged on."""
        return self.judged.day

    @property
    def verdict(self) -> Verdict:
        """The verdict as data."""
        return self.judged.verdict

    @property
    def report(self) -> Report:
        """The verdict in sentences."""
        return self.judged.report

    @property
    def also(self) -> tuple[Format, ...]:
        """The other official formats that it is legal in."""
        return self.judged.also

    @property
    def legal(self) -> bool:
        """Whether the draft may be played."""
        return self.verdict.legal

    @property
    def words(self) -> str:
        """The verdict in a few words: "Legal in King block", "3 problems in King block"."""
        count = count_problems(self.verdict.problems)
        if self.verdict.standing is Standing.DEPENDS:
            return f"Depends in {self.format.name}"
        if not count:
            but = doubt_words(self.verdict)
            return f"Legal in {self.format.name}{', ' if but else ''}{but}"
        return f"{count} problem{'s' if count > 1 else ''} in {self.format.name}"


def draft_legality(deck: Deck, cards: AnyDeck, day: date) -> DraftLegality:
    """Judge a draft in the format it is built for, or in its likeliest official one."""
    judged = judge_deck(deck, cards, day, amendments())
    tallies = tuple(_tallies(cards, judged.verdict))
    return DraftLegality(judged, tallies, (*_gaps(judged.verdict), *_more_heroes(cards)))


def legal_on(format: Format, day: date) -> str:
    """Return what a query asks after "legal:" for cards of a format on a day; "" where none can.

    Formats of whole decks as sold have no answer for a single card.
    """
    today = localdate()
    value = format.slug if day == today else f"{format.slug}@{day.isoformat()}"
    return value if _has_answers(value, today) else ""


@lru_cache(maxsize=256)
def _has_answers(value: str, _today: date) -> bool:
    """Return whether a query can ask for cards that are legal in a format on a day."""
    try:
        read(f"legal:{value}")
    except BadQuery:
        return False
    return True


def _tallies(cards: AnyDeck, verdict: Verdict) -> Iterator[Tally]:
    codes = {problem.code for problem in verdict.problems}
    yield from _tcg(cards, codes) if isinstance(cards, TcgDeck) else _lcg(cards, codes)


def _tcg(cards: TcgDeck, codes: set[str]) -> Iterator[Tally]:
    drawn = [
        (card, count)
        for card_id, count in cards.draw_deck
        if (card := card_of(card_id)) is not None
    ]
    size = sum(count for card, count in drawn if card.type not in ASIDE)
    yield Tally("Draw deck", size, "draw-deck-too-small" in codes)
    for side, name in ((Side.FREE_PEOPLES, "Free Peoples"), (Side.SHADOW, "Shadow")):
        number = sum(count for card, count in drawn if card.side is side)
        yield Tally(name, number, "unequal-sides" in codes)
    sites = {"adventure-deck-size", "site-numbers-missing", "site-number-taken"}
    yield Tally("Sites", len(cards.sites), bool(sites & codes))


def _lcg(cards: LcgDeck, codes: set[str]) -> Iterator[Tally]:
    held = {part: copies.total() for part, copies in deck_zones(cards).items()}
    heroes = {"too-few-heroes", "too-many-heroes", "same-hero-twice"}
    yield Tally("Heroes", held[DeckZone.HEROES], bool(heroes & codes))
    yield Tally("Player deck", held[DeckZone.PLAYER_DECK], "player-deck-too-small" in codes)
    threat = sum(
        (card.threat_cost or 0) * count
        for code, count in cards.heroes
        if (card := lcg_card_of(code)) is not None
    )
    yield Tally("Threat", threat)
    yield Tally("Sideboard", held[DeckZone.SIDEBOARD])


def _gaps(verdict: Verdict) -> Iterator[Gap]:
    for problem in verdict.problems:
        for zone, words, query, mark in _lacks(problem):
            yield Gap(zone, words, query, mark)


def _more_heroes(cards: AnyDeck) -> Iterator[Gap]:
    """Offer the second and third hero that a deck may have beside its first."""
    if isinstance(cards, LcgDeck):
        heroes = deck_zones(cards)[DeckZone.HEROES].total()
        if 0 < heroes < MAX_HEROES:
            words = "Choose a second hero" if heroes == 1 else "Choose a third hero"
            yield Gap(DeckZone.HEROES, f"{words} (optional)", _HEROES, optional=True)


def _lacks(problem: Problem) -> Iterator[tuple[DeckZone, str, str, str]]:
    """Return what a problem says is missing: where, in words, its query, its mark."""
    if problem.code == "no-ring-bearer":
        yield DeckZone.RING_BEARER, "Choose a Ring-bearer", "is:bearer", ""
    elif problem.code == "no-ring":
        yield DeckZone.RING, "Choose The One Ring", f"type:{quoted(CardType.THE_ONE_RING)}", ""
    elif problem.code == "site-numbers-missing":
        for number in problem.finding.numbers:
            yield (
                DeckZone.ADVENTURE_DECK,
                f"Choose site {number}",
                f"type:site site:{number}",
                str(number),
            )
    elif problem.code == "adventure-deck-size" and _too_few(problem.finding):
        yield DeckZone.ADVENTURE_DECK, "Choose sites", "type:site", ""
    elif problem.code == "too-few-heroes":
        yield DeckZone.HEROES, "Choose a hero", _HEROES, ""


def _too_few(finding: Finding) -> bool:
    return finding.have is not None and finding.limit is not None and finding.have < finding.limit
