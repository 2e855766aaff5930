"""Where fellowships die, and burdens, threats, twilight and skirmishes, for a page and as JSON."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from play.models import Playtest
from play.results.game_filters import games_address
from play.results.shares import Share, make_share, share_won
from play.results.titles import SERIES
from rules.playtest.facts import CORRUPTED, KILLED
from rules.playtest.statistics.interval import wilson
from rules.playtest.tcg.journey import Journey, SiteTally
from rules.playtest.tcg.statistics import DeckSummary, Summary
from rules.playtest.tcg.turn_order import is_compared, place_shares

TURN_ORDERS = ("first", "second", "third", "fourth")


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
class TurnOrder:
    """How often a deck won when it went first, second and so on; `address` lists the games."""

    words: str
    share: Share
    address: str = ""


@dataclass(frozen=True, slots=True)
class JourneyResult:
    """A deck's way site by site, its skirmishes on both sides, and how each turn order fared.

    `turns` is empty unless the deck had enough games at each place to compare them.
    """

    sites: tuple[SiteRow, ...]
    fellowship: Share | None
    minions: Share | None
    turns: tuple[TurnOrder, ...]
    went_first: int
    decided: int


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
        turns=tuple(_turn_orders(deck, decided, playtest, place)),
        went_first=deck.went_first,
        decided=decided,
    )


def _turn_orders(
    deck: DeckSummary, decided: int, playtest: Playtest | None, place: int
) -> Iterator[TurnOrder]:
    counted = deck.games_by_turn(decided)
    if not is_compared(counted):
        return
    for turn, (games, won) in enumerate(counted):
        share = make_share(won / games, wilson(won, games))
        address = ""
        # Who went second of more than two is not kept with a game.
        if playtest is not None and (turn == 0 or len(counted) == 2):
            first = place if turn == 0 else 1 - place
            address = games_address(playtest, first=first, winner="decided")
        yield TurnOrder(TURN_ORDERS[turn], share, address)


def turn_orders(summary: Summary) -> Iterator[TurnOrder]:
    """Return how often going first, second and so on won, each deck counted alike."""
    for turn, share in enumerate(place_shares(summary)):
        if share is not None:
            yield TurnOrder(TURN_ORDERS[turn], make_share(share.rate, share.interval))


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
        **{
            f"going_{TURN_ORDERS[turn]}": {"games": games, "wins": won}
            for turn, (games, won) in enumerate(deck.games_by_turn(decided))
        },
    }


def lost_by(playtest: Playtest, place: int, ending: str) -> dict[str, str | int]:
    """Return the filters for games in which a deck's Ring-bearer was "killed" or "corrupted"."""
    if len(playtest.face.sides(playtest)) == 2:
        return {"winner": 1 - place, "ending": ending}
    return {f"lost_{SERIES[place]}": KILLED if ending == "killed" else CORRUPTED}


def _site_row(journey: Journey, site: int, playtest: Playtest | None, place: int) -> SiteRow:
    killed_address = corrupted_address = ""
    if playtest is not None:
        there = {f"site_{SERIES[place]}": site}
        killed_address = games_address(playtest, **lost_by(playtest, place, "killed"), **there)
        corrupted_address = games_address(
            playtest, **lost_by(playtest, place, "corrupted"), **there
        )
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
