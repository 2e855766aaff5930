"""The heroes of an LCG deck: starting threat, resources by sphere, and cards without a match."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from rules.construction.lcg.build import Held
from rules.lcg.facts.card import LcgCard, number_or_zero
from rules.lcg.vocabulary import Sphere


@dataclass(frozen=True, slots=True)
class Heroes:
    """The heroes together. `icons` says how many heroes pay for a sphere, each one a round."""

    heroes: int
    threat: int
    willpower: int
    attack: int
    defence: int
    hit_points: int
    icons: Mapping[Sphere, int]

    def resources(self, card: LcgCard, rounds: int) -> int | None:
        """Return the resources that could pay for a card after some rounds of saving.

        None where no hero's sphere matches (core rules, "Phase 2: Planning"); a neutral card
        is paid for by all heroes together.
        """
        payers = self.heroes if card.sphere is Sphere.NEUTRAL else self._of(card.sphere)
        return payers * rounds if payers else None

    def pays_for(self, card: LcgCard, rounds: int) -> bool:
        """Whether a card could be paid for; X may be chosen as nothing."""
        has = self.resources(card, rounds)
        if has is None or card.cost is None:
            return False
        return card.cost == "X" or card.cost <= has

    def _of(self, sphere: Sphere | None) -> int:
        return self.icons.get(sphere, 0) if sphere is not None else 0


@dataclass(frozen=True, slots=True)
class SphereShare:
    """One sphere: how many heroes and how many cards are of it; `matched` cards can be paid."""

    sphere: Sphere
    heroes: int
    cards: int
    matched: bool


def read_heroes(heroes: Held) -> Heroes:
    """Add the heroes up (core rules, "Place Heroes and Set Initial Threat Levels")."""
    every = [card for card, copies in heroes for _ in range(copies)]
    return Heroes(
        heroes=len(every),
        threat=sum(card.threat_cost or 0 for card in every),
        willpower=sum(card.willpower or 0 for card in every),
        attack=sum(number_or_zero(card.attack) for card in every),
        defence=sum(number_or_zero(card.defense) for card in every),
        hit_points=sum(card.hit_points or 0 for card in every),
        icons=Counter(card.sphere for card in every if card.sphere is not None),
    )


def sphere_shares(company: Heroes, player_deck: Held) -> tuple[SphereShare, ...]:
    """Return each sphere that a hero or a card is of, in the order of the rulebook."""
    cards: Counter[Sphere] = Counter()
    for card, copies in player_deck:
        if card.sphere is not None:
            cards[card.sphere] += copies
    return tuple(
        SphereShare(
            sphere=sphere,
            heroes=company.icons.get(sphere, 0),
            cards=cards[sphere],
            matched=company.heroes > 0 if sphere is Sphere.NEUTRAL else sphere in company.icons,
        )
        for sphere in Sphere
        if cards[sphere] or company.icons.get(sphere, 0)
    )
