"""Tables as tests sit down at them: starter decks, quick players."""

from datetime import date
from typing import Any

from decks.contents.encoding import canonical
from decks.ownership import Visitor
from play.models import Seat, Table
from play.requests.playtest import Entrant, enter
from play.requests.table import Hands, SeatRequest, TableRequest
from play.tables.keys import option_key
from play.tables.live_games import LiveGame, live_games
from play.tables.making import make_table
from play.tables.playing import choosing
from rules import rng
from rules.construction import load_format
from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starter
from tests.expected import present
from tests.visitors import KEEPER

DAY = date(2026, 1, 1)
ARAGORN, EOMER, MERRY = "rotk-aragorn-starter", "rotk-eomer-starter", "sog-merry-starter"
MIRKWOOD = "passage-through-mirkwood"


def tcg_entrant(slug: str, player: str = "") -> Entrant:
    """Return a starter deck of the TCG and who plays it."""
    return enter(slug, canonical(starter(slug).deck), player)


def lcg_entrant(sphere: str, player: str = "") -> Entrant:
    """Return an introductory deck of the LCG and who plays it."""
    return enter(sphere, canonical(introductory_decks()[sphere].deck), player)


def tcg_request(*others: SeatRequest, seed: int = 7, **more: Any) -> TableRequest:
    """Ask for a game of Aragorn's deck, in my hands, against a good computer player."""
    seats = others or (computer(tcg_entrant(EOMER, "quick")),)
    return TableRequest(
        (mine(tcg_entrant(ARAGORN)), *seats), seed, load_format("king-block"), DAY, **more
    )


def lcg_request(
    *others: SeatRequest, seed: int = 7, scenario: str = MIRKWOOD, **more: Any
) -> TableRequest:
    """Ask for a game of the leadership deck in my hands."""
    return TableRequest(
        (mine(lcg_entrant("leadership")), *others),
        seed,
        load_format("lcg-introductory"),
        None,
        scenario=scenario,
        difficulty="standard",
        **more,
    )


def mine(entrant: Entrant) -> SeatRequest:
    """Return a seat of the visitor's."""
    return SeatRequest(Hands.MINE, entrant)


def computer(entrant: Entrant) -> SeatRequest:
    """Return a computer player's seat."""
    return SeatRequest(Hands.COMPUTER, entrant)


def friend(entrant: Entrant | None = None) -> SeatRequest:
    """Return a friend's seat."""
    return SeatRequest(Hands.FRIEND, entrant)


def sit_down(requested: TableRequest, maker: Visitor = KEEPER) -> Table:
    """Return a table that was made."""
    requested.find_warnings()
    return make_table(requested, maker=maker)


def live_of(table: Table) -> LiveGame:
    """Return the game of a table, and leave it with those that are kept."""
    table.refresh_from_db()
    live = live_games.take(table, list(table.seats.all()))
    live_games.keep(live)
    return live


def keys_of(table: Table) -> list[str]:
    """Return the keys of the options at a table."""
    return _keys_in(live_of(table))


def _keys_in(live: LiveGame) -> list[str]:
    return [option_key(option) for option in live.game.options()]


def play_at_random(table: Table, seed: int = 1, most: int = 100_000) -> Table:
    """Choose at random for everybody until the game is over, at most this many times."""
    dice = rng.seeded(seed)
    table.refresh_from_db()
    current, live = table, None
    while current.is_playing and most:
        live = live or live_of(table)
        keys = _keys_in(live)
        dice, place = rng.below(dice, min(len(keys), 3) if current.steps == 0 else len(keys))
        chosen = [keys[place]]
        with choosing(table.pk, present(current.to_choose), current.revision, chosen) as turn:
            current, live = turn.table, turn.live
        most -= 1
    table.refresh_from_db()
    return table


def seats_of(table: Table) -> list[Seat]:
    """Return the seats of a table."""
    return list(table.seats.all())
