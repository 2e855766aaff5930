"""A player who tries what was tried least, and decks that bring what is still wanted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from rules.construction.starters import Starter, starters
from rules.tcg.deck import TcgDeck
from rules.tcg.engine.state import traits
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import Decision, Option
from rules.tcg.engine.state.state import State
from rules.tcg.facts.card import Card
from rules.tcg.facts.reader import card
from rules.tcg.game import Game
from rules.tcg.library import definition, written
from rules.tcg.notation import filters as fi
from rules.tcg.notation.effects import TakeControl
from rules.tcg.notation.traversal import values_of_kind
from rules.tcg.players.random_player import HIGHEST_BID
from rules.tcg.players.thumb.rule_of_thumb import RuleOfThumbPlayer
from rules.tcg.vocabulary import CardType

Signature = tuple[object, ...]

# How likely a game's players are to think like the rule-of-thumb player: such games last longer.
TEMPERS = (0.0, 0.0, 0.5, 0.8)
WANTED_COPIES = 4
PARTNERS = 10
NEAR_THE_TOP = 14
# How many cards that a text names, and how many that it speaks of, come early beside its card.
NAMED_IN_COMPANY = 1
SPOKEN_OF = 1
NEAREST_STARTERS = 4


class CuriousPlayer:
    """Chooses among the options, the likelier the less often one like it was chosen."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice
        self._chosen: dict[Signature, int] = {}
        self._careful = RuleOfThumbPlayer()
        self.temper = 0.0

    def choose(self, game: Game) -> int:
        """Return the place of an option."""
        state = game.state
        decision = state.pending
        assert decision is not None, "the game waits for no choice"
        options = decision.options
        if decision.question == Question.BID:
            return self._dice.randrange(min(len(options), HIGHEST_BID + 1))
        if self._dice.random() < self.temper:
            place = self._careful.choose(game)
        else:
            weights = [self._weight(state, decision, option) for option in options]
            place = self._dice.choices(range(len(options)), weights)[0]
        signature = _signature(state, decision, options[place])
        self._chosen[signature] = self._chosen.get(signature, 0) + 1
        return place

    def _weight(self, state: State, decision: Decision, option: Option) -> float:
        if option.verb in (Verb.PASS, Verb.STAY):
            return 0.3
        tried = self._chosen.get(_signature(state, decision, option), 0)
        return 1 / (1 + tried) + 0.1


def _signature(state: State, decision: Decision, option: Option) -> Signature:
    """Return what makes two choices of two games alike."""
    named = state.blueprints[option.card].card.id if option.card >= 0 else ""
    asking = state.blueprints[decision.source].card.id if decision.source >= 0 else ""
    return decision.question, option.verb, named, option.number, asking


# --- decks ---


@cache
def cards_of_starters() -> dict[str, tuple[Starter, ...]]:
    """Return every card of the starter decks, with the decks that have it."""
    found: dict[str, tuple[Starter, ...]] = {}
    for known in starters().values():
        deck = known.deck
        for card_id in (deck.ring_bearer, deck.ring, *deck.sites, *dict(deck.draw_deck)):
            if card_id is not None:
                found[card_id] = (*found.get(card_id, ()), known)
    return found


class _Written(NamedTuple):
    """A written card of the draw deck: what decides whether it goes with another."""

    id: str
    words: int
    title: str
    culture_and_side: tuple[object, object]


@cache
def _written() -> tuple[_Written, ...]:
    """Return the written cards that a draw deck may have."""
    return tuple(
        _Written(known.id, traits.traits_of(known), known.title, (known.culture, known.side))
        for known in map(card, written())
        if known.type not in (CardType.SITE, CardType.THE_ONE_RING)
    )


@cache
def _named_titles(card_id: str) -> frozenset[str]:
    return frozenset(each.title for each in values_of_kind(definition(card_id), fi.Titled))


@cache
def partners(card_id: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Return the written cards that a card's text names, and how many of its words each has.

    A card of its own culture and side counts as well: it is likely to be spotted.
    """
    wanted = card(card_id)
    own = (wanted.culture, wanted.side)
    text = definition(card_id)
    words = [traits.trait(each.word) for each in values_of_kind(text, fi.Printed)]
    titles = _named_titles(card_id)
    found: dict[str, int] = {}
    for other in _written():
        score = sum(1 for word in words if other.words & word) + 5 * (other.title in titles)
        score += other.culture_and_side == own
        if score and other.id != card_id:
            found[other.id] = score**2
    return tuple(found), tuple(found.values())


@cache
def starters_near(card_id: str) -> tuple[Starter, ...]:
    """Return the starter decks that suit a card: those that have it, else of its era and culture.

    A site goes into a path whose sites are numbered as it is; other cards into a deck of sets
    close to theirs, with their culture if one has it.
    """
    known = cards_of_starters().get(card_id)
    if known:
        return known
    wanted = card(card_id)
    every = tuple(starters().values())
    if wanted.type is CardType.SITE:
        same = [sold for sold in every if _sites_numbered(sold) == (wanted.site_number is not None)]
        return tuple(sold for sold in same if _takes_site(sold, wanted)) or tuple(same)
    distances = {sold: abs(_era(sold) - wanted.set) for sold in every}
    with_culture = [sold for sold in every if wanted.culture in _cultures(sold)] or list(every)
    nearest = sorted(with_culture, key=lambda one: distances[one])
    return tuple(nearest[:NEAREST_STARTERS])


def _sites_numbered(starter: Starter) -> bool:
    return card(starter.deck.sites[0]).site_number is not None


def _takes_site(starter: Starter, site: Card) -> bool:
    return any(card(other).site_block is site.site_block for other in starter.deck.sites)


def _era(starter: Starter) -> int:
    return max(card(other).set for other in dict(starter.deck.draw_deck))


def _cultures(starter: Starter) -> set[object]:
    return {card(other).culture for other in dict(starter.deck.draw_deck)}


def deck_with(wanted: Sequence[str], dice: Random, beside: Sequence[str] = ()) -> TcgDeck:
    """Return a starter deck that has more of the cards wanted and of those that go with them.

    It has one more copy of the cards `beside`.
    """
    base = dice.choice(starters_near(wanted[0])).deck
    draw_deck = dict(base.draw_deck)
    sites = list(base.sites)
    bearer, ring = base.ring_bearer, base.ring
    for card_id in wanted:
        known = card(card_id)
        for other in _some_partners(card_id, dice):
            draw_deck[other] = draw_deck.get(other, 0) + 1
        if known.type is CardType.SITE:
            sites = _with_site(sites, known)
        elif known.type is CardType.THE_ONE_RING:
            ring = card_id
        elif known.may_bear_ring and dice.random() < 0.5:
            bearer = card_id
        else:
            draw_deck[card_id] = max(draw_deck.get(card_id, 0), WANTED_COPIES)
    for card_id in beside:
        draw_deck[card_id] = draw_deck.get(card_id, 0) + 1
    return TcgDeck(bearer, ring, tuple(sites), tuple(draw_deck.items()))


def company(wanted: Sequence[str], dice: Random) -> list[str]:
    """Return cards to be drawn early beside those wanted: whom their texts name, or speak of."""
    found: list[str] = []
    for card_id in wanted:
        others, weights = partners(card_id)
        titles = _named_titles(card_id)
        named = [other for other in others if card(other).title in titles]
        found += dice.sample(named, min(len(named), NAMED_IN_COMPANY))
        if others:
            found += dice.choices(others, weights, k=SPOKEN_OF)
    return list(dict.fromkeys(found))


def _some_partners(card_id: str, dice: Random) -> list[str]:
    """Return cards to go with one: of its culture and side, or those that its text names."""
    if dice.random() < 0.5:
        others, weights = partners(card_id)
        return dice.choices(others, weights, k=PARTNERS) if others else []
    wanted = card(card_id)
    alike = [
        other
        for other in cards_of_starters()
        if card(other).culture is wanted.culture
        and card(other).side is wanted.side
        and card(other).type not in (CardType.SITE, CardType.THE_ONE_RING)
    ]
    return dice.sample(alike, min(len(alike), PARTNERS))


@cache
def _cards_that_take_control() -> tuple[str, ...]:
    """Return the written cards that take control of sites, which few texts do and many need."""
    return tuple(
        card_id
        for card_id in written()
        if any(values_of_kind(definition(card_id), TakeControl))
        and card(card_id).type is not CardType.SITE
    )


def with_control_of_sites(deck: TcgDeck, dice: Random) -> TcgDeck:
    """Return a deck with a card that takes control of sites, and with what that card needs."""
    takes = dice.choice(_cards_that_take_control())
    others, weights = partners(takes)
    draw_deck = dict(deck.draw_deck)
    company = dice.choices(others, weights, k=2 * PARTNERS) if others else []
    for card_id in (*(takes,) * WANTED_COPIES, *company):
        draw_deck[card_id] = draw_deck.get(card_id, 0) + 1
    return TcgDeck(deck.ring_bearer, deck.ring, deck.sites, tuple(draw_deck.items()))


def _with_site(sites: list[str], wanted: Card) -> list[str]:
    """Return an adventure deck with a site in place of one that it can stand for."""
    if wanted.id in sites:
        return sites
    same = [place for place, other in enumerate(sites) if _stands_for(wanted, card(other))]
    if not same:
        return sites
    # The first one: a path without numbers is laid in the order that its players choose.
    return [*sites[: same[0]], wanted.id, *sites[same[0] + 1 :]]


def _stands_for(wanted: Card, other: Card) -> bool:
    return wanted.site_number == other.site_number


def deal_early(state: State, wanted: Sequence[str], dice: Random) -> None:
    """Move a copy of each card wanted near the top of the draw decks that have it."""
    for deck in state.decks:
        for card_id in wanted:
            places = [
                place
                for place, known in enumerate(deck)
                if state.blueprints[known].card.id == card_id
            ]
            if places:
                found = deck.pop(places[-1])
                deck.insert(len(deck) - dice.randrange(min(NEAR_THE_TOP, len(deck) + 1)), found)
