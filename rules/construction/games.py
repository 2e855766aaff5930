"""What the two games bring to construction: their rules and how their decks are laid open."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any

from rules.construction.amendments import Erratum
from rules.construction.format import Game
from rules.construction.lcg import build as lcg_build
from rules.construction.lcg import errata as lcg_errata
from rules.construction.lcg import heroes, player_deck
from rules.construction.lcg import starter as introductory
from rules.construction.lcg.rulebook import LCG_RULES
from rules.construction.problem import Finding
from rules.construction.registry import Registry
from rules.construction.tcg import (
    adventure_deck,
    copies,
    draw_deck,
    errata,
    pool,
    rarity,
    ring,
    starter,
)
from rules.construction.tcg.build import card_of, lay_open
from rules.construction.tcg.rulebook import TCG_RULES
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.sets import SETS
from rules.tcg.vocabulary import Block

# Importing a module of rules registers them.
TCG_RULE_MODULES = (adventure_deck, copies, draw_deck, pool, rarity, ring, starter)
LCG_RULE_MODULES = (heroes, player_deck, introductory)


@dataclass(frozen=True, slots=True)
class GameRules:
    """One game as the validator and the loader of formats see it.

    `lay_open` takes a deck of `deck_type` and gives what the registered rules take and, in
    `unknown`, the ids that are no card. `amend` gives it with errata applied. `name_of` gives a
    card's name by its id, None where no card has it. `advise` finds what is worth telling about
    a deck on a day and is no rule.
    """

    deck_type: type
    registry: Registry[Any]
    lay_open: Callable[[Any], Any]
    amend: Callable[[Any, Iterable[Erratum]], Any]
    name_of: Callable[[str], str | None]
    advise: Callable[[Any, date], Iterable[Finding]]
    blocks: frozenset[str]
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
        lay_open=lay_open,
        amend=errata.amend,
        name_of=_tcg_name,
        advise=pool.released_later,
        blocks=frozenset(Block),
        sets=frozenset(SETS),
    ),
    Game.LCG: GameRules(
        deck_type=LcgDeck,
        registry=LCG_RULES,
        lay_open=lcg_build.lay_open,
        amend=lcg_errata.amend,
        name_of=_lcg_name,
        advise=lambda _build, _day: (),
        blocks=frozenset(),
        sets=frozenset(),
    ),
}
