"""Decks that the computer builds from pools."""

from collections import Counter
from datetime import date

import pytest

from rules.construction import validate
from rules.construction.pooled import format_of_pool
from rules.construction.tcg.build import card_of
from rules.limited.choices import PoolTooSmall
from rules.limited.events import counted, limited_event, open_week
from rules.limited.tcg.builders import build_deck
from rules.tcg.vocabulary import CardType, Side

TODAY = date(2026, 12, 1)


@pytest.mark.parametrize("slug", ["fellowship-sealed", "king-sealed", "war-of-the-ring-sealed"])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_deck_from_a_sealed_pool_is_legal_within_it(slug: str, seed: int) -> None:
    event = limited_event(slug)
    pool = counted(open_week(event, 0, seed))
    built = build_deck(pool, 60)
    verdict = validate(built.deck, format_of_pool(event.format, pool), on=TODAY)

    assert verdict.problems == ()
    assert sum(count for _, count in built.deck.draw_deck) == 60
    assert built.reasons.keys() == dict(built.deck.draw_deck).keys()
    assert all(built.reasons.values())


def test_the_same_pool_gives_the_same_deck() -> None:
    pool = counted(open_week(limited_event("towers-sealed"), 0, 4))
    turned = Counter(dict(reversed(pool.items())))

    assert build_deck(pool, 60).deck == build_deck(turned, 60).deck


def test_a_deck_has_minions_and_companions_enough() -> None:
    pool = counted(open_week(limited_event("fellowship-sealed"), 0, 3))
    deck = build_deck(pool, 60).deck
    found = Counter(
        known.type
        for card_id, count in deck.draw_deck
        for _ in range(count)
        if (known := card_of(card_id)) is not None and known.side is not Side.SHADOW
    )

    assert found[CardType.COMPANION] >= 7


def test_a_pool_without_a_ring_bearer_is_refused() -> None:
    with pytest.raises(PoolTooSmall, match="Ring-bearer"):
        build_deck({"1_2": 1}, 60)
