"""Odds of a sphere match by round: the chance to hold a card that one could pay for.

By the planning phase of round r a player has seen six cards and r more, one at each resource
phase (core rules, "Draw Setup Hand", "Phase 1: Resource"); the first hand is kept and nothing
else draws. A card could be paid for if a hero matches its sphere and the resources of all heroes
that match it, saved since round 1 with nothing spent, reach its cost; a neutral card may take
those of all heroes. So this is the chance that the first play of such a card is possible by then.
The last column saves nothing: the resources of that round alone must do.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from cards.labels import label
from decks.statistics.heroes import Heroes
from decks.statistics.hypergeometric import at_least
from rules.construction.lcg.build import Held
from rules.lcg.vocabulary import Sphere

SETUP_HAND = 6
ROUNDS = range(1, 11)


@dataclass(frozen=True, slots=True)
class MatchOdds:
    """One column: whose cards, how many of them the deck holds, the chance in each round.

    `sphere` is None for all spheres together, `saved` false where only a round's own resources pay.
    """

    name: str
    sphere: Sphere | None
    saved: bool
    cards: int
    chances: tuple[Fraction, ...]


def match_odds(company: Heroes, player_deck: Held, size: int) -> tuple[MatchOdds, ...]:
    """Return the odds for each sphere in a deck of `size` cards, then for any card at all."""
    every = partial(_odds, company=company, size=size)
    held = [card.sphere for card, _ in player_deck]
    columns = [
        every(label(sphere), sphere, _of(player_deck, sphere))
        for sphere in Sphere
        if sphere in held
    ]
    if not columns:
        return ()
    return (
        *columns,
        every("Any card", None, player_deck),
        every("Any, saving nothing", None, player_deck, saved=False),
    )


def _odds(
    name: str,
    sphere: Sphere | None,
    cards: Held,
    *,
    company: Heroes,
    size: int,
    saved: bool = True,
) -> MatchOdds:
    return MatchOdds(
        name=name,
        sphere=sphere,
        saved=saved,
        cards=sum(copies for _, copies in cards),
        chances=tuple(
            at_least(1, _payable(company, cards, number if saved else 1), SETUP_HAND + number, size)
            for number in ROUNDS
        ),
    )


def _of(player_deck: Held, sphere: Sphere) -> Held:
    return tuple(pair for pair in player_deck if pair[0].sphere is sphere)


def _payable(company: Heroes, cards: Held, rounds: int) -> int:
    return sum(copies for card, copies in cards if company.pays_for(card, rounds))
