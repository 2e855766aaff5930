"""Where fellowships die, and burdens, threats, twilight and skirmishes, for a page and as JSON."""

from dataclasses import dataclass
from typing import Any

from play.models import Playtest
from play.results.game_filters import games_address
from play.results.shares import Share, share_won
from rules.playtest.tcg.journey import Journey, SiteTally
from rules.playtest.tcg.statistics import DeckSummary


@dataclass(frozen=True, slots=True)
class SiteRow:
    """One site of a deck's way: visits, deaths, and averages over visits."""

    site: int
    visits: int
    killed: int
    corrupted: int
    burdens: float
    threats: float
    given: float
    spent: float
    killed_address: str = ""
    corrupted_address: str = ""


@dataclass(frozen=True, slots=True)
class JourneyResult:
    """A deck's way site by site, its skirmishes on both sides, and going first and second."""

    sites: tuple[SiteRow, ...]
    fellowship: Share | None
    minions: Share | None
    going_first: Share | None
    going_second: Share | None


def journey_result(
    deck: DeckSummary, decided: int, playtest: Playtest | None = None, place: int = 0
) -> JourneyResult:
    """Return what the games say of a deck's way; `decided` counts the games with a winner.

    With a playtest and the deck's place in it, deaths lead to the games.
    """
    journey = deck.journey
    reached = {*journey.sites, *journey.killed, *journey.corrupted}
    return JourneyResult(
        sites=tuple(_site_row(journey, site, playtest, place) for site in sorted(reached)),
        fellowship=share_won(journey.fellowship.won, journey.fellowship.fought),
        minions=share_won(journey.minions.won, journey.minions.fought),
        going_first=share_won(deck.won_going_first, deck.went_first),
        going_second=share_won(deck.wins - deck.won_going_first, decided - deck.went_first),
    )


def journey_json(deck: DeckSummary, decided: int) -> dict[str, Any]:
    """Return a deck's way as plain values: counts and sums, nothing rounded."""
    journey = deck.journey
    return {
        "deaths": {
            "killed": {str(site): games for site, games in journey.killed.items()},
            "corrupted": {str(site): games for site, games in journey.corrupted.items()},
        },
        "sites": {
            str(site): {
                "visits": tally.visits,
                "burdens": tally.burdens,
                "threats": tally.threats,
                "twilight_given": tally.given,
                "twilight_spent": tally.spent,
            }
            for site, tally in journey.sites.items()
        },
        "skirmishes": {
            "fellowship": {"fought": journey.fellowship.fought, "won": journey.fellowship.won},
            "minions": {"fought": journey.minions.fought, "won": journey.minions.won},
        },
        "going_first": {"games": deck.went_first, "wins": deck.won_going_first},
        "going_second": {
            "games": decided - deck.went_first,
            "wins": deck.wins - deck.won_going_first,
        },
    }


def _site_row(journey: Journey, site: int, playtest: Playtest | None, place: int) -> SiteRow:
    killed_address = corrupted_address = ""
    if playtest is not None:
        lost = {"winner": 1 - place, f"site_{'ab'[place]}": site}
        killed_address = games_address(playtest, ending="killed", **lost)
        corrupted_address = games_address(playtest, ending="corrupted", **lost)
    tally = journey.sites.get(site, SiteTally())
    visits = max(tally.visits, 1)
    return SiteRow(
        site=site,
        visits=tally.visits,
        killed=journey.killed.get(site, 0),
        corrupted=journey.corrupted.get(site, 0),
        burdens=tally.burdens / visits,
        threats=tally.threats / visits,
        given=tally.given / visits,
        spent=tally.spent / visits,
        killed_address=killed_address,
        corrupted_address=corrupted_address,
    )
