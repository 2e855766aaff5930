"""Verdicts are remembered within a bound on bytes, whatever decks strangers send."""

import gc
import pickle
import random
import tracemalloc
from collections.abc import Callable
from datetime import date

import pytest

from decks.contents.bounds import MAX_DIFFERENT_CARDS, MAX_SITES
from decks.contents.encoding import AnyDeck
from decks.legality.verdict_cache import VerdictCache, briefs_bytes, verdicts_bytes
from decks.legality.verdicts import BRIEFS_BYTES, VERDICTS_BYTES
from rules.construction import (
    Amendments,
    Brief,
    Format,
    Game,
    Verdict,
    brief,
    formats_of,
    load_format,
    validate,
)
from rules.construction.starters import starter, starters
from rules.construction.tcg.build import resolve_deck
from rules.construction.tcg.pool import cards_by_set
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import all_cards

DAY = date(2026, 11, 23)
NOTHING = Amendments()
KING = load_format("king-block")
STANDARD = load_format("standard")
ARAGORN = starter("rotk-aragorn-starter").deck
# Of the starter decks. Python takes ten times as long while it notes what is allocated.
EVERY = 3
CARDS = sorted(card.id for card in all_cards().values())


def judge(cards: AnyDeck, format: Format, day: date, entered: Amendments) -> Verdict:
    return validate(cards, format, on=day, amendments=entered)


def count(cards: AnyDeck, format: Format, day: date, entered: Amendments) -> Brief:
    return brief(cards, format, on=day, amendments=entered)


class Judge:
    """Judges, and counts how often."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def __call__(self, cards: AnyDeck, format: Format, day: date, entered: Amendments) -> Verdict:
        self.asked.append(format.slug)
        return judge(cards, format, day, entered)


def bad_deck(seed: int) -> TcgDeck:
    """Return a deck as large and as wrong as a stranger can send."""
    chosen = random.Random(seed)
    drawn = chosen.sample(CARDS, MAX_DIFFERENT_CARDS - MAX_SITES - 2)
    return TcgDeck(
        ring_bearer=CARDS[0],
        ring=CARDS[1],
        sites=tuple(chosen.sample(CARDS, MAX_SITES)),
        draw_deck=tuple((card, chosen.randint(1, 99)) for card in drawn),
    )


def test_a_verdict_is_found_again() -> None:
    asked = Judge()
    cache = VerdictCache(asked, verdicts_bytes, VERDICTS_BYTES)
    first = cache.verdicts(ARAGORN, (KING, STANDARD), DAY, NOTHING)

    assert cache.verdicts(ARAGORN, (STANDARD, KING), DAY, NOTHING) == first[::-1]
    assert asked.asked == ["king-block", "standard"]
    assert first[0] == judge(ARAGORN, KING, DAY, NOTHING)


def test_another_day_is_another_question() -> None:
    asked = Judge()
    cache = VerdictCache(asked, verdicts_bytes, VERDICTS_BYTES)
    for day in (DAY, date(2004, 1, 1)):
        assert cache.verdicts(ARAGORN, (KING,), day, NOTHING) == [
            judge(ARAGORN, KING, day, NOTHING)
        ]
    assert len(asked.asked) == 2


def test_the_deck_that_was_not_looked_at_for_longest_is_forgotten_first() -> None:
    asked = Judge()
    cache = VerdictCache(asked, verdicts_bytes, max_bytes=12_000)
    decks = [TcgDeck(None, None, (), ((card, 1),)) for card in CARDS[:2]]
    for deck in (*decks, decks[0], ARAGORN):
        cache.verdicts(deck, (KING,), DAY, NOTHING)
    asked.asked.clear()
    cache.verdicts(ARAGORN, (KING,), DAY, NOTHING)
    assert asked.asked == [], "the latest deck is kept"
    cache.verdicts(decks[1], (KING,), DAY, NOTHING)
    assert asked.asked == ["king-block"], "the earliest is not"


def allocated(act: Callable[[], object]) -> int:
    """Return how many bytes an act leaves allocated, what decks are laid open as left out."""
    resolve_deck.cache_clear()
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        act()
        resolve_deck.cache_clear()
        cards_by_set.cache_clear()
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return after - before


def sold_decks() -> list[TcgDeck]:
    """Return some of the starter decks, each as a page reads it: with texts of its own."""
    some = list(starters().values())[::EVERY]
    return [pickle.loads(pickle.dumps(sold.deck)) for sold in some]


@pytest.mark.parametrize("decks", [sold_decks, lambda: [bad_deck(seed) for seed in range(1, 3)]])
@pytest.mark.parametrize("formats", [formats_of(Game.TCG), formats_of(Game.TCG)[:1]])
def test_the_estimate_is_within_a_factor_of_two_of_what_is_allocated(
    decks: Callable[[], list[TcgDeck]], formats: tuple[Format, ...]
) -> None:
    cache = VerdictCache(judge, verdicts_bytes, max_bytes=10**9)
    cache.verdicts(bad_deck(0), formats, DAY, NOTHING)
    cache.clear()

    def fill() -> None:
        for deck in decks():
            cache.verdicts(deck, formats, DAY, NOTHING)

    really = allocated(fill)

    assert really / 2 <= cache.bytes <= really * 2, (cache.bytes, really)


def test_counted_verdicts_are_estimated_as_well() -> None:
    cache = VerdictCache(count, briefs_bytes, max_bytes=10**9)
    formats = formats_of(Game.TCG)
    cache.verdicts(bad_deck(0), formats, DAY, NOTHING)
    cache.clear()

    def fill() -> None:
        for deck in sold_decks():
            cache.verdicts(deck, formats, DAY, NOTHING)

    really = allocated(fill)

    assert really / 2 <= cache.bytes <= really * 2, (cache.bytes, really)
    assert cache.bytes / len(cache) * 150 < BRIEFS_BYTES, "decks in all their formats"


def test_the_worst_decks_of_strangers_take_no_more_memory_than_the_bound() -> None:
    """Measured, for the sizes of verdicts are estimates."""
    bound = 1_500_000
    cache = VerdictCache(judge, verdicts_bytes, max_bytes=bound)
    formats = formats_of(Game.TCG)[:12]
    cache.verdicts(bad_deck(0), formats, DAY, NOTHING)

    def fill() -> None:
        for seed in range(1, 13):
            cache.verdicts(bad_deck(seed), formats, DAY, NOTHING)
            assert cache.bytes <= bound

    really = allocated(fill)

    assert len(cache) < 12, "not all of them are kept"
    assert really <= bound
    cache.clear()
    assert cache.bytes == 0


def test_the_bound_of_a_process_is_far_below_what_it_may_grow_by() -> None:
    assert VERDICTS_BYTES + BRIEFS_BYTES <= 20_000_000
