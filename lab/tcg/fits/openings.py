"""Finding how to open a game, from the results of whole games that were opened at random.

Bids, seats and second hands are chosen at random by players that then play as strikers. Decks are
starters, halves of two starters put together, and drawn ones. Logistic regressions of who won tell
what each choice added: their weights count what one player chose against what the other did. The
numbers of both decks stand beside it and take up luck.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from random import Random
from typing import Final

from lab.tcg.drawn.decks import drawn_deck
from rules.construction import edition, load_format
from rules.construction.starters import starter
from rules.logistic import fit_weights
from rules.playtest.playing import play_out
from rules.tcg.deck import TcgDeck
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.engine.state.decision import Decision
from rules.tcg.engine.state.state import State
from rules.tcg.facts.reader import card
from rules.tcg.facts.sets import SetBlock
from rules.tcg.game import Game
from rules.tcg.pairings import BLOCK_FORMATS, DAY, starters_of
from rules.tcg.players.learned.opening import Openings
from rules.tcg.players.learned.opening_outlook import (
    DECK,
    HAND,
    Deck,
    deck_of,
    weigh_deck,
    weigh_hand,
)
from rules.tcg.players.learned.planner import place_of
from rules.tcg.players.learned.striker import StrikingPlayer
from rules.tcg.vocabulary import Side

# Of how many games the decks are starters, and halves of starters; in the others they are drawn.
STARTERS: Final = 0.35
HALVES: Final = 0.25
POOLS: Final = ("fellowship", "towers", "king", "all", "war-of-the-ring", "hunters")
EDITIONS: Final = (("comprehensive-2.0", ""), ("comprehensive-4.2", DAY.isoformat()))
BLOCKS: Final = tuple(block for block in SetBlock if len(starters_of(block)) > 1)
# How often a player bids 0, 1, 2 or 3; and draws a second hand.
BIDS: Final = (50, 25, 15, 10)
REDRAWS: Final = 0.25
# What a weight of 1 costs, of numbers that all spread equally: a deck has many numbers, a hand few.
RIDGE: Final = 300.0
RIDGE_OF_HANDS: Final = 20.0


@dataclass(frozen=True, slots=True)
class Opened:
    """How one player opened a game: the numbers of the deck and of the first hand, and the choices.

    Without mulligans all numbers of the hand are 0.
    """

    deck: tuple[float, ...]
    bid: int
    hand: tuple[float, ...]
    redrew: bool


@dataclass(frozen=True, slots=True)
class OpenedGame:
    """How both players opened a game, who went second and who won, by their places."""

    opened: tuple[Opened, Opened]
    second: int
    winner: int


class OpeningExplorer(StrikingPlayer):
    """A striker that opens its game at random and keeps how it did."""

    def __init__(self, dice: Random) -> None:
        super().__init__()
        self._dice = dice
        self.bid = 0
        self.hand: tuple[float, ...] = (0.0,) * len(HAND)
        self.redrew = False

    def choose(self, game: Game) -> int:
        """Return any bid, seat or hand; else the striker's choice."""
        state = game.state
        decision = state.pending
        assert decision is not None, "the game waits for no choice"
        match decision.question:
            case Question.BID:
                allowed = BIDS[: len(decision.options)]
                self.bid = self._dice.choices(range(len(allowed)), allowed)[0]
                return self.bid
            case Question.SEAT:
                return self._dice.randrange(len(decision.options))
            case Question.MULLIGAN:
                return self._draw_again(state, decision)
        return super().choose(game)

    def _draw_again(self, state: State, decision: Decision) -> int:
        hand = state.hands[decision.player]
        self.hand = tuple(weigh_hand(state.blueprints[held] for held in hand))
        self.redrew = self._dice.random() < REDRAWS
        return place_of(decision, Verb.REDRAW if self.redrew else Verb.KEEP)


def open_games(numbers: Iterable[int], seed: int) -> Iterator[OpenedGame]:
    """Play the games of these numbers and return how each was opened; unfinished ones are left out.

    All that a game is follows from its number and the seed.
    """
    for number in numbers:
        dice = Random(f"{seed} {number}")
        game = _new_game(dice)
        decks = [deck_of(game.state, player) for player in range(game.state.players)]
        players = [OpeningExplorer(dice) for _ in decks]
        play_out(game, players)
        state = game.state
        if state.winner is not None:
            one, other = (
                _opened(deck, player) for deck, player in zip(decks, players, strict=True)
            )
            yield OpenedGame((one, other), state.order[1], state.winner)


def _opened(deck: Deck, player: OpeningExplorer) -> Opened:
    return Opened(
        weigh_deck(deck),
        player.bid,
        player.hand,
        player.redrew,
    )


def _new_game(dice: Random) -> Game:
    kind = dice.random()
    if kind >= STARTERS + HALVES:
        pool = dice.choice(POOLS)
        rules, day = dice.choice(EDITIONS)
        return Game([drawn_deck(pool, dice) for _ in range(2)], dice.getrandbits(63), rules, day)
    block = dice.choice(BLOCKS)
    draw = any_starter if kind < STARTERS else halves_of_starters
    rules = edition(load_format(BLOCK_FORMATS[block]), DAY)
    decks = [draw(block, dice) for _ in range(2)]
    return Game(decks, dice.getrandbits(63), rules, DAY.isoformat())


def any_starter(block: SetBlock, dice: Random) -> TcgDeck:
    """Return a starter deck of a block."""
    return starter(dice.choice(starters_of(block))).deck


def halves_of_starters(block: SetBlock, dice: Random) -> TcgDeck:
    """Return the Free Peoples side of a starter deck with the Shadow side of one of its block."""
    light, dark = any_starter(block, dice), any_starter(block, dice)
    cards = [
        (card_id, copies)
        for deck, is_light in ((light, True), (dark, False))
        for card_id, copies in deck.draw_deck
        if (card(card_id).side is Side.FREE_PEOPLES) is is_light
    ]
    sites = dice.choice((light, dark)).sites
    return TcgDeck(light.ring_bearer, light.ring, sites, tuple(cards))


def fit_openings(found: Sequence[OpenedGame]) -> Openings:
    """Return the weights that tell best who won.

    Each choice was made at random whatever the others were, so each has a fit of its own.
    """
    won = [float(game.winner == 0) for game in found]
    lost = [1 - answer for answer in won]
    burden, *second = _fit(
        [_seat_row(game, player) for player in (0, 1) for game in found],
        [*won, *lost],
        len(DECK) + 2,
        RIDGE,
    )
    drawing = [game for game in found if all(any(one.hand) for one in game.opened)]
    redraw = _fit(
        [_hand_row(game) for game in drawing],
        [float(game.winner == 0) for game in drawing],
        len(HAND),
        RIDGE_OF_HANDS,
    )
    return Openings(-burden, tuple(second), redraw)


def _fit(
    rows: Sequence[Sequence[float]], answers: Sequence[float], size: int, ridge: float
) -> tuple[float, ...]:
    """Return the first weights of a row, found from numbers that all spread equally."""
    if not rows:
        return (0.0,) * size
    spreads = [
        sqrt(fsum(number * number for number in column) / len(rows)) or 1.0
        for column in zip(*rows, strict=True)
    ]
    scaled = [
        [number / spread for number, spread in zip(row, spreads, strict=True)] for row in rows
    ]
    weights = fit_weights(scaled, answers, ridge)
    return tuple(
        round(weight / spread, 4) for weight, spread in zip(weights[:size], spreads, strict=False)
    )


def _seat_row(game: OpenedGame, player: int) -> list[float]:
    """Return a player's burdens and seat, the seat times each number of the deck, and the decks."""
    own, other = game.opened[player], game.opened[1 - player]
    way = 0.5 if game.second == player else -0.5
    return [
        float(own.bid - other.bid),
        way,
        *(way * number for number in own.deck),
        *_beside(own.deck, other.deck),
    ]


def _hand_row(game: OpenedGame) -> list[float]:
    """Return the hands that were drawn again, up for one player and down for the other."""
    one, other = game.opened
    return [
        *_beside(*([one.redrew * number for number in one.hand] for one in game.opened)),
        *_beside(one.hand[1:], other.hand[1:]),
        *_beside(one.deck, other.deck),
    ]


def _beside(numbers: Sequence[float], others: Sequence[float]) -> list[float]:
    return [number - other for number, other in zip(numbers, others, strict=True)]
