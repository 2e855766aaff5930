"""A second judge, written apart, agrees on every verdict."""

import random
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta

import pytest

from rules.construction import brief, is_legal, load_format
from rules.construction.starters import starters
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import all_cards
from tests.rules.construction.slow_judge import FORMATS, standing
from tests.rules.construction.test_fixes import spoil

# Days around every release and every document, and some between.
TURNS = (
    "2001-11-06", "2002-03-06", "2002-06-19", "2002-11-06", "2002-12-31", "2003-03-12",
    "2003-04-15", "2003-07-02", "2003-11-05", "2003-12-31", "2004-03-09", "2004-03-10",
    "2004-04-05", "2004-05-04", "2004-05-12", "2004-07-14", "2004-11-03", "2005-03-18",
    "2005-03-25", "2005-08-12", "2006-02-28", "2007-08-13", "2007-08-31", "2026-11-01",
)  # fmt: skip
DAYS = sorted(
    {date.fromisoformat(turn) + timedelta(days=one) for turn in TURNS for one in (-1, 0, 1)}
    | {date(2005, 1, 31), date(2006, 6, 15)}
)


# Cards about which documents differ, or whose release is not sure.
CONTESTED = ("7_49", "10_11", "11_31", "11_114", "11_132", "0_63", "14_4", "4_74", "1_94", "3_67")


def with_contested(deck: TcgDeck, rng: random.Random) -> TcgDeck:
    """Return a deck with two copies of a contested card in place of others of its side."""
    contested = rng.choice(CONTESTED)
    held = Counter(dict(deck.draw_deck))
    side = all_cards()[contested].side
    for card_id in held:
        if all_cards()[card_id].side is side and held[card_id] > 1:
            held[card_id] -= 2
            break
    held[contested] += 2
    bearer = "9_4" if rng.random() < 0.2 else deck.ring_bearer
    return replace(deck, ring_bearer=bearer, draw_deck=tuple((+held).items()))


def likely_format(deck: TcgDeck, day: date, rng: random.Random) -> str:
    """Return a format of the time, most often one that finds no fault."""
    legal = [slug for slug in FORMATS if is_legal(deck, load_format(slug), on=day)]
    return rng.choice(legal if legal and rng.random() < 0.5 else list(FORMATS))


def agree_on(decks: int, seed: int) -> None:
    rng = random.Random(seed)
    sold = [starter.deck for starter in starters().values()]
    seen: set[str] = set()
    for number in range(decks):
        deck = rng.choice(sold)
        deck = rng.choice((spoil, with_contested, lambda whole, _: whole))(deck, rng)
        day = rng.choice(DAYS)
        slug = likely_format(deck, day, rng)
        theirs = standing(deck, slug, day)
        ours = brief(deck, load_format(slug), on=day)
        assert ours.standing is theirs, (number, slug, day, ours, theirs, deck)
        seen.add(theirs)
    assert seen == {"legal", "depends", "illegal"}


def test_a_second_judge_agrees() -> None:
    agree_on(600, 1)


@pytest.mark.nightly
def test_a_second_judge_agrees_on_ten_thousand_decks() -> None:
    assert len(DAYS) > 60
    agree_on(10_000, 2)
