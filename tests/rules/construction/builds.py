"""Legal decks to start from, and the changes that make their illegal twins."""

from dataclasses import replace
from datetime import date

from rules.construction import Finding, Problem, Verdict, load_format, validate
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck

TWO_TOWERS_DAYS = date(2003, 1, 1)
KING_DAYS = date(2004, 4, 5)
LAST_DAYS = date(2010, 1, 1)
TODAY = date(2026, 12, 1)

KING = starter("rotk-aragorn-starter").deck
FELLOWSHIP = starter("fotr-gandalf-starter").deck
TOWERS = starter("ttt-aragorn-starter").deck
SHADOWS = starter("sh-gandalf-starter").deck


def copies(deck: TcgDeck, **counts: int) -> TcgDeck:
    """Give the deck with other numbers of copies: `copies(KING, c7_83=2)`, 0 takes a card out."""
    held = dict(deck.draw_deck)
    held.update({card.removeprefix("c"): count for card, count in counts.items()})
    return replace(deck, draw_deck=tuple((card, n) for card, n in held.items() if n))


def sites(deck: TcgDeck, *swaps: tuple[str, str]) -> TcgDeck:
    """Give the deck with sites replaced, each by another."""
    swapped = dict(swaps)
    return replace(deck, sites=tuple(swapped.get(site, site) for site in deck.sites))


def judge(deck: TcgDeck, slug: str = "king-block", on: date = KING_DAYS) -> Verdict:
    """Give the verdict on a deck."""
    return validate(deck, load_format(slug), on=on)


def findings(deck: TcgDeck, slug: str = "king-block", on: date = KING_DAYS) -> list[Finding]:
    """Give what is wrong with a deck, rules and sources aside."""
    return [problem.finding for problem in judge(deck, slug, on).problems]


def only_problem(deck: TcgDeck, slug: str = "king-block", on: date = KING_DAYS) -> Problem:
    """Give the one thing that is wrong with a deck; more or fewer fail the test."""
    (problem,) = judge(deck, slug, on).problems
    return problem
