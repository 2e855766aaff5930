"""Playing games of drawn decks and looking at what must hold in each of them."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random

from rules.playtest.playing import play_out
from rules.tcg.engine.state.codes import IN_VOID
from rules.tcg.engine.state.state import State
from rules.tcg.game import Game
from rules.tcg.players.naming import player
from rules.tcg.study.drawn.decks import POOLS, drawn_deck

PLAYERS = ("random", "rules", "tuned")
# Who plays in turn: random games are short and go where no sensible player goes.
IN_TURN = (*["random"] * 8, "rules", "tuned")
# More decisions than any sensible game has: a game beyond it goes round in circles.
MOST_DECISIONS = 5_000
SEATS_IN_TURN = (2, 2, 3, 2, 2, 4, 2, 2, 3, 2)


@dataclass(slots=True)
class DrawnGames:
    """What came of games: how many of each kind, the longest, what went wrong, one digest.

    `faults` are the games, by number, in which something did not hold, and what.
    """

    games: int = 0
    kinds: Counter[tuple[str, str, int]] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    longest: int = 0
    faults: list[tuple[int, str]] = field(default_factory=list)
    digests: list[str] = field(default_factory=list)

    @property
    def digest(self) -> str:
        """One number for the choices and endings of all games."""
        return hashlib.sha256("".join(self.digests).encode()).hexdigest()[:16]

    def add(self, other: "DrawnGames") -> None:
        """Add the games that follow these."""
        self.games += other.games
        self.kinds += other.kinds
        self.endings += other.endings
        self.longest = max(self.longest, other.longest)
        self.faults += other.faults
        self.digests += other.digests


def play_drawn(numbers: Iterable[int], seed: int) -> DrawnGames:
    """Play the games of these numbers; pools, players and seats follow from a game's number."""
    found = DrawnGames()
    for number in numbers:
        pool, name, seats = kind_of(number)
        found.games += 1
        found.kinds[pool, name, seats] += 1
        try:
            game = _played(number, seed)
        # Whatever goes wrong in one game is told, and the others are played.
        except Exception as error:
            found.faults.append((number, f"{type(error).__name__}: {error}"))
            found.digests.append("failed")
            continue
        state = game.state
        found.endings[str(state.ending)] += 1
        found.longest = max(found.longest, len(state.choices))
        found.digests.append(_digest(state))
        found.faults += [(number, fault) for fault in _faults(state)]
    return found


def kind_of(number: int) -> tuple[str, str, int]:
    """Return the pool, the players and the seats of a game."""
    pools = tuple(POOLS)
    pool = pools[number % len(pools)]
    name = IN_TURN[number // len(pools) % len(IN_TURN)]
    seats = SEATS_IN_TURN[number // (len(pools) * len(IN_TURN)) % len(SEATS_IN_TURN)]
    return pool, name, seats


def misplaced_cards(state: State) -> list[int]:
    """Return the cards that are in no place or in several; a card being played is in the void."""
    places: Counter[int] = Counter([*state.minions, *state.path])
    for piles in (
        state.hands,
        state.decks,
        state.discards,
        state.dead,
        state.adventure,
        state.companions,
        state.allies,
        state.support,
        state.removed,
        state.attached,
        state.stacks.values(),
    ):
        for cards in piles:
            places.update(cards)
    places.update(card for card, zone in enumerate(state.zone) if zone == IN_VOID)
    return [card for card in range(len(state.blueprints)) if places[card] != 1]


def _played(number: int, seed: int) -> Game:
    pool, name, seats = kind_of(number)
    dice = Random(f"{seed} {number}")
    decks = [drawn_deck(pool, dice) for _ in range(seats)]
    game = Game(decks, dice.getrandbits(63))
    play_out(game, [player(name, seed + number + place) for place in range(seats)])
    return game


def _faults(state: State) -> Iterator[str]:
    if not state.ending:
        yield "not over"
    if len(state.choices) > MOST_DECISIONS:
        yield f"{len(state.choices)} decisions"
    misplaced = misplaced_cards(state)
    if misplaced:
        yield f"cards in no place or in several: {misplaced}"


def _digest(state: State) -> str:
    said = repr((state.choices, state.winner, state.ending, state.zone))
    return hashlib.sha256(said.encode()).hexdigest()[:16]
