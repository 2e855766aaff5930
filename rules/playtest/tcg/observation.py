"""What the log of a finished game says of its decks: cards seen and played, the way, skirmishes.

The engine writes its log for replays; it is read once, when the game is over. So playing stays
quick, and no choice depends on what is counted.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from rules.playtest.statistics.card_statistics import DeckGame, Moment
from rules.playtest.tcg.journey import Journey, SiteTally
from rules.tcg.deck import TcgDeck
from rules.tcg.engine.state.state import TWO_PLAYERS, State

# The last turn of each band of length but the longest; most games of two take 8 to 15 turns.
BAND_ENDS: Final = (6, 9, 11, 13)


@dataclass(frozen=True, slots=True)
class DeckObservation:
    """One deck in one game: where its cards were, and its fellowship's way.

    `decisive` names the cards that won the game: played or used in its last turn, or winners of
    its last skirmish. It is empty for a deck that lost.
    """

    seen: Mapping[Moment, frozenset[str]]
    decisive: frozenset[str]
    journey: Journey


@dataclass(frozen=True, slots=True)
class Observation:
    """One game: its decks, and by how many sites the winner was behind at most."""

    decks: tuple[DeckObservation, ...]
    comeback: int


def length_band(turns: int, players: int = TWO_PLAYERS) -> int:
    """Return the band of a game's length (`rules.playtest.statistics.card_statistics`).

    More players have more turns: the bands are of as many turns of each.
    """
    return bisect_left(BAND_ENDS, turns * TWO_PLAYERS / players)


def deck_game(deck: DeckObservation, game: int, won: bool, band: int) -> DeckGame:
    """Return what the statistics of cards count of a deck in a decided game."""
    return DeckGame(game, won, band, deck.seen, deck.decisive)


def observe(state: State, decks: tuple[TcgDeck, ...]) -> Observation:
    """Return what the log of a game between these decks says; it began before its first choice."""
    reader = _LogReader(state, _draw_decks(decks))
    for note in state.log or ():
        read = _READINGS.get(note[0])
        if read is not None:
            read(reader, *note[1:])
    return reader.observation()


@dataclass(slots=True)
class _Seat:
    """What was read of one player so far, cards by their places."""

    opening: tuple[int, ...] = ()
    drawn: set[int] = field(default_factory=set)
    played: set[int] = field(default_factory=set)
    last_turn: set[int] = field(default_factory=set)
    latest_draw: tuple[int, ...] = ()
    journey: Journey = field(default_factory=Journey)
    burdens: int = 0
    threats: int = 0
    site: int = 1
    behind: int = 0


class _LogReader:
    """Reads a log note by note; `_READINGS` names the method for each kind."""

    __slots__ = (
        "active",
        "attackers",
        "fighter",
        "layouts",
        "on_the_way",
        "pool",
        "seats",
        "state",
        "tally",
        "turn",
        "winners",
    )

    def __init__(self, state: State, layouts: "tuple[_DrawDeck, ...]") -> None:
        self.state = state
        self.layouts = layouts
        self.seats = tuple(_Seat() for _ in range(state.players))
        self.turn = 0
        self.active = 0
        # The twilight pool, what was given and spent on the way to the next site, and where what
        # is given and spent now counts: on the way, or at the site that was reached this turn.
        self.pool = 0
        self.on_the_way = self.tally = SiteTally()
        # Who defends in the skirmish being fought, against whose minions, and who won the last one.
        self.fighter = -1
        self.attackers: set[int] = set()
        self.winners: tuple[int, ...] = ()

    # --- turns, moves, tokens ---

    def bid(self, player: int, burdens: int) -> None:
        self.seats[player].journey.bids[burdens] = 1

    def turn_starts(self, turn: int, player: int) -> None:
        self.turn, self.active = turn, player
        self.pool = 0
        self.on_the_way = self.tally = SiteTally()
        self.winners = ()
        for seat in self.seats:
            seat.last_turn.clear()

    def arrived(self, player: int, _site: int, pool: int) -> None:
        seat = self.seats[player]
        seat.site += 1
        for other in self.seats:
            other.behind = max(other.behind, seat.site - other.site)
        tally = self.tally = self._site()
        tally.visits += 1
        tally.burdens += seat.burdens
        tally.threats += seat.threats
        tally.given += pool - self.pool
        tally.add(self.on_the_way)
        self.on_the_way = SiteTally()
        self.pool = pool

    def twilight(self, count: int) -> None:
        self.pool += count
        if count < 0:
            self.tally.spent -= count
        else:
            self.tally.given += count

    def paid(self, _card: int, count: int) -> None:
        self.twilight(count)

    def burdens(self, player: int, count: int) -> None:
        self.seats[player].burdens += count

    def threats(self, player: int, count: int) -> None:
        self.seats[player].threats += count

    def threats_turn_to_wounds(self, player: int, _count: int) -> None:
        self.seats[player].threats = 0

    def _site(self) -> SiteTally:
        seat = self.seats[self.active]
        tally = seat.journey.sites.get(seat.site)
        if tally is None:
            tally = seat.journey.sites[seat.site] = SiteTally()
        return tally

    # --- cards ---

    def drew(self, player: int, _count: int, *cards: int) -> None:
        seat = self.seats[player]
        if self.turn:
            seat.drawn.update(cards)
        else:
            seat.opening += cards
            seat.latest_draw = cards

    def redrew(self, player: int) -> None:
        self.seats[player].opening = self.seats[player].latest_draw

    def taken_into_hand(self, card: int) -> None:
        self.seats[self.state.owner[card]].drawn.add(card)

    def played(self, player: int, card: int, _bearer: int = -1) -> None:
        seat = self.seats[player]
        seat.played.add(card)
        seat.last_turn.add(card)

    def used(self, player: int, card: int, _ability: int = 0) -> None:
        self.seats[player].last_turn.add(card)

    # --- skirmishes ---

    def skirmish(self, character: int, *minions: int) -> None:
        self.fighter = character
        self.attackers = {self.state.owner[minion] for minion in minions}

    def won(self, *winners: int) -> None:
        owner = self.state.owner[self.fighter]
        winning = {self.state.owner[card] for card in winners}
        defender = self.seats[owner].journey
        defender.fellowship.fought += 1
        defender.fellowship.won += owner in winning
        for attacker in self._attackers(owner) | winning - {owner}:
            minions = self.seats[attacker].journey.minions
            minions.fought += 1
            minions.won += attacker in winning
        self.winners = winners

    def _attackers(self, defender: int) -> set[int]:
        """Return whose minions the skirmish is against; of two players it is the other."""
        if len(self.seats) == TWO_PLAYERS:
            return {TWO_PLAYERS - 1 - defender}
        return self.attackers - {defender}

    def lost(self, player: int, ending: str) -> None:
        journey = self.seats[player].journey
        ended = journey.killed if ending == "killed" else journey.corrupted
        ended[self.seats[player].site] = 1

    # --- results ---

    def observation(self) -> Observation:
        winner = self.state.winner
        return Observation(
            tuple(self._deck(player) for player in range(len(self.seats))),
            self.seats[winner].behind if winner is not None else 0,
        )

    def _deck(self, player: int) -> DeckObservation:
        state, seat, layout = self.state, self.seats[player], self.layouts[player]
        opening, drawn, played = (
            layout.ids(places) for places in (seat.opening, seat.drawn, seat.played)
        )
        seen = {
            Moment.OPENING_HAND: opening,
            Moment.DRAWN: drawn,
            Moment.PLAYED: played,
            Moment.NEVER_DRAWN: layout.all_ids.difference(opening, drawn, played),
            Moment.STUCK: layout.ids(state.hands[player]),
        }
        decisive: frozenset[str] = frozenset()
        if state.winner == player:
            decisive = layout.ids(seat.last_turn.union(self.winners))
        return DeckObservation(seen, decisive, seat.journey)


@dataclass(frozen=True, slots=True)
class _DrawDeck:
    """The places and ids of the cards of one draw deck."""

    first: int
    card_ids: tuple[str, ...]
    all_ids: frozenset[str]

    def ids(self, places: Iterable[int]) -> frozenset[str]:
        """Return the ids of those of these cards that are of the draw deck."""
        first, card_ids = self.first, self.card_ids
        end = first + len(card_ids)
        return frozenset([card_ids[place - first] for place in places if first <= place < end])


@lru_cache(maxsize=64)
def _draw_decks(decks: tuple[TcgDeck, ...]) -> tuple[_DrawDeck, ...]:
    """Return the draw decks as `Game` lays them out: Ring-bearer, ring and sites come before."""
    found: list[_DrawDeck] = []
    place = 0
    for deck in decks:
        first = place + 2 + len(deck.sites)
        card_ids = tuple(deck.copies())
        found.append(_DrawDeck(first, card_ids, frozenset(card_ids)))
        place = first + len(card_ids)
    return tuple(found)


_READINGS: Final[dict[str, Callable[..., Any]]] = {
    "bid": _LogReader.bid,
    "turn": _LogReader.turn_starts,
    "arrived": _LogReader.arrived,
    "twilight": _LogReader.twilight,
    "paid": _LogReader.paid,
    "burdens": _LogReader.burdens,
    "threats": _LogReader.threats,
    "threats turn to wounds": _LogReader.threats_turn_to_wounds,
    "drew": _LogReader.drew,
    "redrew": _LogReader.redrew,
    "taken into hand": _LogReader.taken_into_hand,
    "played": _LogReader.played,
    "started with": _LogReader.played,
    "used": _LogReader.used,
    "skirmish": _LogReader.skirmish,
    "won": _LogReader.won,
    "lost": _LogReader.lost,
}
