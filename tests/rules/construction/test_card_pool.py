"""Decks within a pool."""

from dataclasses import replace

from rules.construction import Finding, load_format, validate
from rules.construction.pooled import format_of_pool
from rules.construction.problem import FixKind
from rules.tcg.deck import TcgDeck
from tests.rules.construction.builds import FELLOWSHIP, TODAY, copies

STANDARD = load_format("sealed-fellowship")


def pool_of(deck: TcgDeck) -> dict[str, int]:
    """Return the cards of a deck as a pool."""
    assert deck.ring_bearer is not None
    assert deck.ring is not None
    aside = (deck.ring_bearer, deck.ring, *deck.sites)
    return {**dict(deck.draw_deck), **dict.fromkeys(aside, 1)}


def outside(deck: TcgDeck, pool: dict[str, int]) -> list[Finding]:
    """Return what a pool finds wrong with a deck."""
    verdict = validate(deck, format_of_pool(STANDARD, pool), on=TODAY)
    return [problem.finding for problem in verdict.problems if problem.rule == "cards-of-the-pool"]


def test_a_deck_of_all_cards_of_its_pool_is_within_it() -> None:
    assert outside(FELLOWSHIP, pool_of(FELLOWSHIP)) == []


def test_one_copy_more_than_the_pool_has_is_named() -> None:
    pool = pool_of(FELLOWSHIP)
    card, count = FELLOWSHIP.draw_deck[0]

    (finding,) = outside(copies(FELLOWSHIP, **{f"c{card}": count + 1}), pool)

    assert finding.code == "not-in-the-pool"
    assert (finding.cards, finding.have, finding.limit) == ((card,), count + 1, count)
    assert finding.fix is not None
    assert (finding.fix.kind, finding.fix.count) == (FixKind.REMOVE, 1)


def test_a_site_outside_the_pool_is_replaced() -> None:
    pool = pool_of(FELLOWSHIP)
    site = FELLOWSHIP.sites[0]
    del pool[site]

    (finding,) = outside(FELLOWSHIP, pool)

    assert finding.cards == (site,)
    assert finding.fix is not None
    assert finding.fix.kind is FixKind.REPLACE


def test_the_ring_bearer_counts_with_his_copies_in_the_draw_deck() -> None:
    pool = {"1_290": 1, "1_2": 1}
    deck = replace(FELLOWSHIP, sites=(), draw_deck=(), ring_bearer="1_290", ring="1_2")

    assert outside(deck, pool) == []
    assert len(outside(replace(deck, draw_deck=(("1_290", 1),)), pool)) == 1


def test_the_same_pool_gets_the_same_format() -> None:
    pool = pool_of(FELLOWSHIP)

    assert format_of_pool(STANDARD, pool) is format_of_pool(STANDARD, dict(pool))
    assert format_of_pool(STANDARD, pool).slug == "sealed-fellowship"
