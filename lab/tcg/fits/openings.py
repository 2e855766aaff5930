"""Finding how to open a game, from the results of whole games that were opened at random.

Bids, seats and second hands are chosen at random by players that then play as `quick`. Decks are
starters, halves of two starters put together, and drawn ones. Logistic regressions of who won tell
what each choice added: their weights count what one player chose against what the other did. The
numbers of both decks stand beside it and take up luck. Each choice was made at random whatever the
others were, so seats with bids and second hands each have a regression of their own.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from lab.tcg.drawn.decks import drawn_deck
from lab.tcg.fits.frame import LEARNED, Fit, Regression, Sample, Weights
from rules.construction import edition, load_format
from rules.construction.starters import starter
from rules.playtest.playing import play_out
from rules.tcg.deck import TcgDeck
from rules.tcg.engine.state.codes import Question, Verb
from rules.tcg.facts.reader import card
from rules.tcg.facts.sets import SetBlock
from rules.tcg.game import Game
from rules.tcg.pairings import BLOCK_FORMATS, DAY, starters_of
from rules.tcg.players.learned.opening_outlook import DECK, HAND, deck_of, weigh_deck, weigh_hand
from rules.tcg.players.learned.plans import place_of
from rules.tcg.players.naming import player
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
_SEAT, _HAND = "seat", "hand"
_BURDEN: Final = "burden"


class Opened(NamedTuple):
    """How a player opened a game: the numbers of the deck and of the first hand, and the choices.

    Without mulligans all numbers of the hand are 0.
    """

    deck: tuple[float, ...]
    bid: int
    hand: tuple[float, ...]
    redrew: bool


class OpeningExplorer:
    """A player like `quick` that opens its game at random and keeps how it did."""

    def __init__(self, dice: Random, seat: int) -> None:
        self._quick = player("quick", seat)
        self._dice = dice
        self.bid = 0
        self.hand: tuple[float, ...] = (0.0,) * len(HAND)
        self.redrew = False

    def choose(self, game: Game) -> int:
        """Return any bid, seat or hand; else the choice of `quick`."""
        decision = game.pending()
        match decision.question:
            case Question.BID:
                allowed = BIDS[: len(decision.options)]
                self.bid = self._dice.choices(range(len(allowed)), allowed)[0]
                return self.bid
            case Question.SEAT:
                return self._dice.randrange(len(decision.options))
            case Question.MULLIGAN:
                state = game.state
                held = (state.blueprints[card] for card in state.hands[decision.player])
                self.hand = tuple(weigh_hand(held))
                self.redrew = self._dice.random() < REDRAWS
                return place_of(decision, Verb.REDRAW if self.redrew else Verb.KEEP)
        return self._quick.choose(game)


def openings_by_lot(number: int, seed: int) -> Iterator[Sample]:
    """Play a game and yield how it was opened; nothing if it is unfinished."""
    dice = Random(f"{seed} {number}")
    game = _new_game(dice)
    state = game.state
    decks = [weigh_deck(deck_of(state, seat)) for seat in range(state.players)]
    players = [OpeningExplorer(dice, seat) for seat in range(state.players)]
    play_out(game, players)
    if state.winner is not None:
        one, other = (
            Opened(deck, chooser.bid, chooser.hand, chooser.redrew)
            for deck, chooser in zip(decks, players, strict=True)
        )
        yield from samples(number, (one, other), state.order[1], state.winner)


def samples(
    number: int, opened: tuple[Opened, Opened], second: int, winner: int
) -> Iterator[Sample]:
    """Yield both seats of a game, and both hands where there were mulligans."""
    for seat, (own, other) in enumerate((opened, opened[::-1])):
        yield Sample(_SEAT, number, _seat_row(own, other, second == seat), float(winner == seat))
    if all(any(each.hand) for each in opened):
        yield Sample(_HAND, number, _hand_row(*opened), float(winner == 0))


def _seat_row(own: Opened, other: Opened, goes_second: bool) -> tuple[float, ...]:
    """Return a player's burdens and seat, the seat times each number of the deck, and the decks."""
    way = 0.5 if goes_second else -0.5
    seat = (way, *(way * number for number in own.deck))
    return (float(other.bid - own.bid), *seat, *_beside(own.deck, other.deck))


def _hand_row(one: Opened, other: Opened) -> tuple[float, ...]:
    """Return the hands that were drawn again, up for one player and down for the other."""
    redrawn = ([each.redrew * number for number in each.hand] for each in (one, other))
    hands = _beside(one.hand[1:], other.hand[1:])
    return (*_beside(*redrawn), *hands, *_beside(one.deck, other.deck))


def _beside(numbers: Sequence[float], others: Sequence[float]) -> list[float]:
    return [number - other for number, other in zip(numbers, others, strict=True)]


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


def _lay_out(weights: Weights) -> dict[str, Any]:
    second = dict(weights[_SEAT])
    return {_BURDEN: second.pop(_BURDEN), "second": second, "redraw": weights[_HAND]}


FIT = Fit(
    name="openings",
    about="how to open a game: bid, seat and second hand, from games opened at random",
    file=LEARNED / "opening_weights.json",
    games=8_000,
    play=openings_by_lot,
    # A deck has many numbers, a hand few.
    regressions={
        _SEAT: Regression((_BURDEN, "always", *DECK), ridge=300.0, scaled=True),
        _HAND: Regression(HAND, ridge=20.0, scaled=True),
    },
    lay_out=_lay_out,
)
