"""A fellowship's way over games: where it dies, and burdens, threats and twilight by site."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from rules.playtest.statistics.distribution import add_distributions

SITES = range(1, 10)


@dataclass(slots=True)
class SiteTally:
    """What was counted at one site: visits, and the sums over them.

    `burdens` and `threats` are those the fellowship had on arrival. `given` is the twilight
    that was added to the pool for this site, `spent` what was removed from it there.
    """

    visits: int = 0
    burdens: int = 0
    threats: int = 0
    given: int = 0
    spent: int = 0

    def add(self, other: "SiteTally") -> None:
        """Add another tally of the same site."""
        self.visits += other.visits
        self.burdens += other.burdens
        self.threats += other.threats
        self.given += other.given
        self.spent += other.spent


@dataclass(slots=True)
class SkirmishTally:
    """Skirmishes that one side of a deck fought to the end, and how many it won."""

    fought: int = 0
    won: int = 0

    def add(self, other: "SkirmishTally") -> None:
        """Add another tally of the same side."""
        self.fought += other.fought
        self.won += other.won


@dataclass(slots=True)
class Journey:
    """One deck over games.

    `killed` and `corrupted` are how many games its fellowship lost at which site. `sites` has
    what was counted by site. `fellowship` and `minions` are its skirmishes on either side.
    `bids` counts games by how many burdens it bid.
    """

    killed: dict[int, int] = field(default_factory=dict)
    corrupted: dict[int, int] = field(default_factory=dict)
    sites: dict[int, SiteTally] = field(default_factory=dict)
    fellowship: SkirmishTally = field(default_factory=SkirmishTally)
    minions: SkirmishTally = field(default_factory=SkirmishTally)
    bids: dict[int, int] = field(default_factory=dict)


def merge_journeys(parts: Iterable[Journey]) -> Journey:
    """Return the journey of all games of these parts; their order does not matter."""
    all_parts = tuple(parts)
    whole = Journey(
        killed=dict(add_distributions(part.killed for part in all_parts)),
        corrupted=dict(add_distributions(part.corrupted for part in all_parts)),
        sites={site: SiteTally() for site in SITES},
        bids=dict(add_distributions(part.bids for part in all_parts)),
    )
    for part in all_parts:
        for site, tally in part.sites.items():
            whole.sites[site].add(tally)
        whole.fellowship.add(part.fellowship)
        whole.minions.add(part.minions)
    whole.sites = {site: tally for site, tally in whole.sites.items() if tally != SiteTally()}
    return whole
