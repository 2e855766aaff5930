"""Verdicts are remembered within a bound on bytes, whatever decks strangers send."""

import random
import tracemalloc
from datetime import date

from decks.contents.bounds import MAX_DIFFERENT_CARDS, MAX_SITES
from decks.contents.encoding import AnyDeck
from decks.legality.verdict_cache import MAX_BYTES, VerdictCache
from rules.construction import Amendments, Format, Game, Verdict, formats_of, load_format, validate
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import all_cards

DAY = date(2026, 11, 23)
NOTHING = Amendments()
KING = load_format("king-block")
STANDARD = load_format("standard")
ARAGORN = starter("rotk-aragorn-starter").deck
CARDS = sorted(card.id for card in all_cards().values())


def judge(cards: AnyDeck, format: Format, day: date, entered: Amendments) -> Verdict:
    return validate(cards, format, on=day, amendments=entered)


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
    cache = VerdictCache(asked)
    first = cache.verdicts(ARAGORN, (KING, STANDARD), DAY, NOTHING)

    assert cache.verdicts(ARAGORN, (STANDARD, KING), DAY, NOTHING) == first[::-1]
    assert asked.asked == ["king-block", "standard"]
    assert first[0] == judge(ARAGORN, KING, DAY, NOTHING)


def test_another_day_is_another_question() -> None:
    asked = Judge()
    cache = VerdictCache(asked)
    for day in (DAY, date(2004, 1, 1)):
        assert cache.verdicts(ARAGORN, (KING,), day, NOTHING) == [
            judge(ARAGORN, KING, day, NOTHING)
        ]
    assert len(asked.asked) == 2


def test_the_deck_that_was_not_looked_at_for_longest_is_forgotten_first() -> None:
    asked = Judge()
    cache = VerdictCache(asked, max_bytes=60_000)
    decks = [TcgDeck(None, None, (), ((card, 1),)) for card in CARDS[:2]]
    for deck in (*decks, decks[0], ARAGORN):
        cache.verdicts(deck, (KING,), DAY, NOTHING)
    asked.asked.clear()
    cache.verdicts(ARAGORN, (KING,), DAY, NOTHING)
    assert asked.asked == [], "the latest deck is kept"
    cache.verdicts(decks[1], (KING,), DAY, NOTHING)
    assert asked.asked == ["king-block"], "the earliest is not"


def test_the_worst_decks_of_strangers_take_no_more_memory_than_the_bound() -> None:
    """Measured, for the sizes of verdicts are estimates."""
    bound = 1_500_000
    cache = VerdictCache(judge, max_bytes=bound)
    formats = formats_of(Game.TCG)[:12]
    cache.verdicts(bad_deck(0), formats, DAY, NOTHING)
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for seed in range(1, 13):
            cache.verdicts(bad_deck(seed), formats, DAY, NOTHING)
            assert cache.bytes <= bound
        assert len(cache) < 12, "not all of them are kept"
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before <= bound
    cache.clear()
    assert cache.bytes == 0


def test_the_bound_of_a_process_is_far_below_what_it_may_grow_by() -> None:
    assert MAX_BYTES <= 20_000_000
