"""A sample hand: dealt from a seed, so that the same address shows the same hand again."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from django.urls import reverse

from decks.contents.card_labels import card_name
from decks.contents.encoding import AnyDeck
from decks.statistics.card_groups import Pairs, card_facts
from decks.statistics.drawing_rules import DrawingRules
from decks.statistics.heroes import read_heroes
from rules.construction import Game
from rules.construction.lcg.build import resolve_deck
from rules.lcg.deck import LcgDeck
from rules.lcg.facts.card import LcgCard
from rules.rng import draw, seeded, shuffled
from rules.tcg.facts.card import Card
from rules.tcg.vocabulary import Side

MAX_SEEDS = 1_000_000


@dataclass(frozen=True, slots=True)
class SampleHand:
    """The first hand by card id, and the cards drawn after it; `left` are still in the deck."""

    seed: int
    redrawn: bool
    hand: tuple[str, ...]
    later: tuple[str, ...]
    left: int


def deal(
    cards: Pairs, rules: DrawingRules, seed: int, *, redraw: bool = False, more: int = 0
) -> SampleHand:
    """Deal a first hand, then `more` cards one by one.

    With `redraw` the mulligan is taken: the hand is shuffled back and another drawn, of as many
    cards as the game's rule says. The same cards and seed give the same hand.
    """
    deck = [card_id for card_id, copies in cards for _ in range(copies)]
    order = list(range(len(deck)))
    state = shuffled(seeded(seed), order)
    size = rules.opening
    if redraw:
        shuffled(state, order)
        size = rules.redrawn
    drawn = [deck[place] for place in order[: size + more]]
    return SampleHand(
        seed=seed,
        redrawn=redraw,
        hand=tuple(drawn[:size]),
        later=tuple(drawn[size:]),
        left=len(deck) - len(drawn),
    )


def next_seed(seed: int) -> int:
    """Return the seed of another hand."""
    _state, bits = draw(seeded(seed))
    return bits % MAX_SEEDS


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """A card of a hand as a page shows it; `facts` is None where no one knows the card."""

    name: str
    facts: Card | LcgCard | None

    @property
    def is_tcg(self) -> bool:
        """Whether the card is one of the TCG's."""
        return isinstance(self.facts, Card)

    @property
    def address(self) -> str:
        """The address of the card's page, "" where no one knows the card."""
        if self.facts is None:
            return ""
        if isinstance(self.facts, Card):
            return reverse("cards:card", args=[Game.TCG.value, self.facts.id])
        return reverse("cards:card", args=[Game.LCG.value, self.facts.code])


def shown_cards(card_ids: Iterable[str]) -> tuple[DrawnCard, ...]:
    """Look cards of a hand up."""
    return tuple(DrawnCard(card_name(card_id), card_facts(card_id)) for card_id in card_ids)


def hand_words(deck: AnyDeck, card_ids: Sequence[str]) -> str:
    """Return what a hand is good for: its sides, or what could be paid for in the first round."""
    cards = [card_facts(card_id) for card_id in card_ids]
    if isinstance(deck, LcgDeck):
        company = read_heroes(resolve_deck(deck).heroes)
        payable = sum(isinstance(card, LcgCard) and company.pays_for(card, 1) for card in cards)
        return f"{payable} of {len(cards)} can be paid for in round 1, each on its own."
    sides = [card.side for card in cards if isinstance(card, Card)]
    free_peoples, shadow = sides.count(Side.FREE_PEOPLES), sides.count(Side.SHADOW)
    return f"{free_peoples} Free Peoples and {shadow} Shadow among {len(cards)}."
