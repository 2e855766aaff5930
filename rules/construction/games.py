"""What the two games bring to construction: their rules and how their decks are laid open."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rules.construction.amendments import Erratum
from rules.construction.dates import HistoricDay
from rules.construction.format import Game
from rules.construction.held import PrintedAs
from rules.construction.lcg import build as lcg_build
from rules.construction.lcg import contracts, heroes, player_deck
from rules.construction.lcg import errata as lcg_errata
from rules.construction.lcg import fixes as lcg_fixes
from rules.construction.lcg import starter as introductory
from rules.construction.lcg.rulebook import LCG_RULES
from rules.construction.listed import CountPrints, count_alone
from rules.construction.problem import Finding, Problem
from rules.construction.registry import Registry
from rules.construction.releases import Release, Releases
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
from rules.lcg.facts.sets import SETS as LCG_SETS
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.sets import SETS
from rules.tcg.vocabulary import Block

# Importing a module of rules registers them.
TCG_RULE_MODULES = (adventure_deck, copies, draw_deck, pool, rarity, ring, starter)
LCG_RULE_MODULES = (contracts, heroes, player_deck, introductory)


@dataclass(frozen=True, slots=True)
class GameRules:
    """One game as the validator and the loader of formats see it.

    `resolve_deck` takes a deck of `deck_type` and returns what the registered rules take. `unknown`
    finds the ids that are no card, and `strangers` returns them; `printed_as` are the numbers under
    which a deck holds cards that have another one. `amend` returns it with errata
    applied. `name_of` is a card's name by its id, None where no card has it. `releases` are the
    days on which the sets came out. `agree` makes the suggestions of all problems one plan.
    `count_prints` counts a card in all its prints; `prints` are its ids in all sets, and
    `first_print` is the one that stands for all of them. `reprints` finds the cards of a deck that
    a format with these sets and cards knows by another print.
    """

    deck_type: type
    registry: Registry[Any]
    resolve_deck: Callable[[Any], Any]
    unknown: Callable[[Any], Iterable[Finding]]
    strangers: Callable[[Any], Iterable[str]]
    printed_as: Callable[[Any], PrintedAs]
    amend: Callable[[Any, Iterable[Erratum]], Any]
    name_of: Callable[[str], str | None]
    blocks: frozenset[str]
    releases: Releases
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


def _day(released: str | None) -> HistoricDay | None:
    return HistoricDay.parse(released) if released is not None else None


GAMES = {
    Game.TCG: GameRules(
        deck_type=TcgDeck,
        registry=TCG_RULES,
        resolve_deck=resolve_deck,
        unknown=ring.unknown_cards,
        strangers=lambda build: (card_id for card_id, _ in build.unknown),
        printed_as=lambda build: build.printed_as,
        amend=errata.amend,
        name_of=_tcg_name,
        blocks=frozenset(Block),
        releases=Releases(
            {
                number: Release(card_set.name, _day(card_set.released), number)
                for number, card_set in SETS.items()
            },
            pool.cards_by_set,
        ),
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
        printed_as=lambda _build: {},
        amend=lcg_errata.amend,
        name_of=_lcg_name,
        blocks=frozenset(),
        releases=Releases(
            {code: Release(of.name, _day(of.released)) for code, of in LCG_SETS.items()},
            lcg_build.cards_by_set,
        ),
        agree=lcg_fixes.agree,
        count_prints=count_alone,
        first_print=lambda card_id: card_id,
        prints=lambda card_id: (card_id,),
        reprints=lambda _build, _sets, _cards: (),
        sets=frozenset(),
    ),
}
