"""What the two games bring to construction: their rules and how their decks are laid open."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from rules.construction.amendments import Erratum
from rules.construction.format import Game
from rules.construction.lcg import build as lcg_build
from rules.construction.lcg import errata as lcg_errata
from rules.construction.lcg import fixes as lcg_fixes
from rules.construction.lcg import heroes, player_deck
from rules.construction.lcg import starter as introductory
from rules.construction.lcg.rulebook import LCG_RULES
from rules.construction.listed import CountPrints, count_alone
from rules.construction.problem import Finding, Problem
from rules.construction.registry import Registry
from rules.construction.tcg import (
    adventure_deck,
    copies,
    draw_deck,
    errata,
    fixes,
    pool,
    rarity,
    reprints,
    ring,
    starter,
)
from rules.construction.tcg.build import card_of, resolve_deck
from rules.construction.tcg.rulebook import TCG_RULES
from rules.lcg.deck import LcgDeck
from rules.lcg.facts.card import CORE_SET
from rules.lcg.facts.sets import SETS as LCG_SETS
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.sets import SETS
from rules.tcg.vocabulary import Block

# Importing a module of rules registers them.
TCG_RULE_MODULES = (adventure_deck, copies, draw_deck, pool, rarity, ring, starter)
LCG_RULE_MODULES = (heroes, player_deck, introductory)


@dataclass(frozen=True, slots=True)
class GameRules:
    """One game as the validator and the loader of formats see it.

    `resolve_deck` takes a deck of `deck_type` and returns what the registered rules take. `unknown`
    finds the ids that are no card, and `strangers` returns them. `amend` returns it with errata
    applied. `name_of` is a card's name by its id, None where no card has it. `advise` finds what is
    worth saying about a deck on a day and is no rule. `released` has the day of release of each set
    by its number, where that is known. `agree` makes the suggestions of all problems one plan.
    `count_prints` counts a card in all its prints; `prints` are its ids in all sets, and
    `first_print` is the one that stands for all of them. `reprints` finds the cards of a deck that
    a format with these sets and cards knows by another print.
    """

    deck_type: type
    registry: Registry[Any]
    resolve_deck: Callable[[Any], Any]
    unknown: Callable[[Any], Iterable[Finding]]
    strangers: Callable[[Any], Iterable[str]]
    amend: Callable[[Any, Iterable[Erratum]], Any]
    name_of: Callable[[str], str | None]
    advise: Callable[[Any, date], Iterable[Finding]]
    blocks: frozenset[str]
    released: Mapping[int, str]
    agree: Callable[[Sequence[Problem], Any], tuple[Problem, ...]]
    count_prints: CountPrints
    first_print: Callable[[str], str]
    prints: Callable[[str], tuple[str, ...]]
    reprints: Callable[[Any, Collection[int], Collection[str]], Iterable[Finding]]
    sets: frozenset[int]


def _tcg_name(card_id: str) -> str | None:
    card = card_of(card_id)
    return card.name if card is not None else None


def _lcg_name(code: str) -> str | None:
    card = lcg_build.card_of(code)
    return card.name if card is not None else None


GAMES = {
    Game.TCG: GameRules(
        deck_type=TcgDeck,
        registry=TCG_RULES,
        resolve_deck=resolve_deck,
        unknown=ring.unknown_cards,
        strangers=lambda build: (card_id for card_id, _ in build.unknown),
        amend=errata.amend,
        name_of=_tcg_name,
        advise=pool.released_later,
        blocks=frozenset(Block),
        released={
            card_set.number: card_set.released
            for card_set in SETS.values()
            if card_set.released is not None
        },
        agree=fixes.agree,
        count_prints=reprints.copies_of_all_prints,
        first_print=reprints.first_print,
        prints=reprints.prints_of,
        reprints=pool.reprints,
        sets=frozenset(SETS),
    ),
    Game.LCG: GameRules(
        deck_type=LcgDeck,
        registry=LCG_RULES,
        resolve_deck=lcg_build.resolve_deck,
        unknown=player_deck.unknown_cards,
        strangers=lambda build: build.unknown,
        amend=lcg_errata.amend,
        name_of=_lcg_name,
        advise=lambda _build, _day: (),
        blocks=frozenset(),
        released={1: LCG_SETS[CORE_SET].released},
        agree=lcg_fixes.agree,
        count_prints=count_alone,
        first_print=lambda card_id: card_id,
        prints=lambda card_id: (card_id,),
        reprints=lambda _build, _sets, _cards: (),
        sets=frozenset(),
    ),
}
