"""Journeys as JSON, small and reversible."""

from typing import Any

from rules.playtest.tcg.journey import Journey, SiteTally, SkirmishTally
from rules.playtest.writing import read_distribution, write_distribution


def write_journey(journey: Journey) -> dict[str, Any]:
    """Write a deck's way; nothing where no game was counted."""
    if journey == Journey():
        return {}
    return {
        "killed": write_distribution(journey.killed),
        "corrupted": write_distribution(journey.corrupted),
        "sites": [
            [site, tally.visits, tally.burdens, tally.threats, tally.given, tally.spent]
            for site, tally in journey.sites.items()
        ],
        "fellowship": [journey.fellowship.fought, journey.fellowship.won],
        "minions": [journey.minions.fought, journey.minions.won],
        "bids": write_distribution(journey.bids),
    }


def read_journey(written: dict[str, Any]) -> Journey:
    """Read a deck's way; KeyError, TypeError or ValueError for anything else."""
    if not written:
        return Journey()
    return Journey(
        killed=dict(read_distribution(written["killed"])),
        corrupted=dict(read_distribution(written["corrupted"])),
        sites={site: SiteTally(*numbers) for site, *numbers in written["sites"]},
        fellowship=SkirmishTally(*written["fellowship"]),
        minions=SkirmishTally(*written["minions"]),
        # Journeys from before bids were counted have none.
        bids=dict(read_distribution(written.get("bids", []))),
    )
