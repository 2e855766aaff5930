"""Playing games of drawn decks and looking at what must hold in each of them."""

from collections.abc import Iterable, Sequence
from functools import partial
from random import Random

from lab.drawn_games import DrawnGame, DrawnGames, Kind, LostCard, play_numbered
from lab.tcg.drawn.decks import POOLS, drawn_deck
from rules.players.player import Player
from rules.tcg.engine.state.state import State
from rules.tcg.engine.zones.conservation import misplaced_cards
from rules.tcg.game import DECISION_BOUND, Game
from rules.tcg.players.naming import player

PLAYERS = ("random", "easy", "quick")
# Who plays in turn: random games are short and go where no sensible player goes.
IN_TURN = (*["random"] * 8, "easy", "quick")
SEATS_IN_TURN = (2, 2, 3, 2, 2, 4, 2, 2, 3, 2)
# Editions of the rules and the day of the card texts: printed ones, and those with errata.
RULES_IN_TURN = (
    ("comprehensive-2.0", ""),
    ("comprehensive-4.1", "2007-08-31"),
    ("comprehensive-4.2", "2007-08-31"),
)

TITLES = ("pool", "players", "seats", "edition")


def play_drawn(numbers: Iterable[int], seed: int) -> DrawnGames:
    """Play the games of these numbers; all that a game is follows from its number and the seed.

    After every decision each card must be in exactly one place.
    """
    return play_numbered(numbers, kind_of, partial(_looked_at, seed=seed))


def kind_of(number: int) -> Kind:
    """Return the pool, the players, the seats and the edition of a game."""
    pools = tuple(POOLS)
    pool = pools[number % len(pools)]
    name = IN_TURN[number // len(pools) % len(IN_TURN)]
    seats = SEATS_IN_TURN[number // (len(pools) * len(IN_TURN)) % len(SEATS_IN_TURN)]
    edition, _ = _rules_of(number)
    return pool, name, seats, edition


def _rules_of(number: int) -> tuple[str, str]:
    """Return a game's edition and the day of its card texts; they change most slowly."""
    turns = len(POOLS) * len(IN_TURN) * len(SEATS_IN_TURN)
    return RULES_IN_TURN[number // turns % len(RULES_IN_TURN)]


def _looked_at(number: int, seed: int) -> DrawnGame:
    state = _played(number, seed).state
    said = (state.choices, state.winner, state.ending, state.zone)
    return DrawnGame(str(state.ending), len(state.choices), said, _fault(state))


def _played(number: int, seed: int) -> Game:
    pool, name, seats, edition = kind_of(number)
    _, day = _rules_of(number)
    dice = Random(f"{seed} {number}")
    decks = [drawn_deck(pool, dice) for _ in range(seats)]
    game = Game(decks, dice.getrandbits(63), edition, day)
    _play_watched(game, [player(name, seed + number + place) for place in range(seats)])
    return game


def _play_watched(game: Game, players: Sequence[Player]) -> None:
    """Play a game to its end. Raise LostCard as soon as a card is not in exactly one place."""
    while (decision := game.decision()) is not None:
        game.choose(players[decision.player].choose(game))
        misplaced = misplaced_cards(game.state)
        if misplaced:
            raise LostCard(f"after {game.state.decisions} decisions: {misplaced}")


def _fault(state: State) -> str:
    """Return what does not hold of a game that was played to its end; empty if all does."""
    if state.winner is None:
        return f"{state.ending or 'not over'} after {state.decisions} of {DECISION_BOUND} decisions"
    return ""
