"""A game of the TCG between decks, by the protocol that players, replays and search speak.

`decision()` says who must choose and what about, `options()` returns the legal choices (never
empty, never a single one), `apply(option)` takes one, `clone()` copies, `view(player)` is what
a player may see, `determinize(player, rng)` deals again what that player cannot know,
`outcome()` says how it ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from rules import rng
from rules.protocol import NoSuchOption
from rules.tcg.deck import TcgDeck
from rules.tcg.engine.modifiers import snapshot
from rules.tcg.engine.state.blueprint import Blueprint
from rules.tcg.engine.state.codes import IN_ADVENTURE_DECK
from rules.tcg.engine.state.decision import Decision, Option
from rules.tcg.engine.state.editions import EDITIONS as EDITIONS_BY_NAME
from rules.tcg.engine.state.editions import Edition
from rules.tcg.engine.state.new_state import new_state
from rules.tcg.engine.state.state import State
from rules.tcg.engine.turn.opening import open_game
from rules.tcg.engine.turn.sequence import advance, cut_off, take
from rules.tcg.facts.reader import card
from rules.tcg.hidden import View, determinize, view
from rules.tcg.library.registry import blueprint

EDITIONS = tuple(EDITIONS_BY_NAME)
CURRENT_EDITION = "comprehensive-2.0"
MOST_PLAYERS = 6

# More than ten times the longest of ten thousand random games; a game still going is stopped.
DECISION_BOUND = 5_000
SITES = range(1, 10)


class UnplayableDeck(ValueError):
    """A deck that cannot be set up: no Ring-bearer, no ring, or too few sites."""


class UnknownEdition(ValueError):
    """An edition of the rules that the engine does not know."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winner's place (None if stopped), and in what way.

    `ending` is "site 9", "killed", "corrupted" or "unfinished".
    """

    winner: int | None
    ending: str


class Game:
    """One game of two decks or more, from the bids to the end."""

    __slots__ = ("state",)

    state: State

    def __init__(
        self,
        decks: Sequence[TcgDeck],
        seed: int,
        edition: str = CURRENT_EDITION,
        day: str = "",
        *,
        keyed_shuffles: bool = False,
        fellowships: Sequence[tuple[str, ...]] = (),
    ) -> None:
        """Set the table for decks, by an edition of the rules and the card texts of a day.

        Without a day cards have their printed texts. With `keyed_shuffles` only a card's place in
        its deck list and the seed decide where a shuffle puts it, so that two versions of a deck
        can be compared on equal shuffles.
        `fellowships` are the companions that each deck begins with by the starter rules, by id;
        other editions let every player choose.

        Raise UnknownEdition, UnplayableDeck, UnknownCard for an id that is no card, and
        ValueError for a number of decks that cannot play.
        """
        if edition not in EDITIONS_BY_NAME:
            raise UnknownEdition(f"unknown edition {edition!r}; known: {', '.join(EDITIONS)}")
        if not 2 <= len(decks) <= MOST_PLAYERS:
            raise ValueError(f"a game has 2 to {MOST_PLAYERS} players, not {len(decks)}")
        self.state = _set_table(decks, seed, EDITIONS_BY_NAME[edition], day)
        if keyed_shuffles:
            self.state.shuffle_keys = tuple(
                rng.seeded(seed, player) for player in range(len(decks))
            )
        named = self.state.edition.named_fellowships
        open_game(self.state, tuple(fellowships) if named else ())
        advance(self.state)

    def decision(self) -> Decision | None:
        """Return who must choose and what about; None once the game is over."""
        return self.state.pending

    def pending(self) -> Decision:
        """Return the decision that the game waits for; NoSuchOption once it is over."""
        decision = self.state.pending
        if decision is None:
            raise NoSuchOption("the game is over")
        return decision

    def options(self) -> tuple[Option, ...]:
        """Return the legal choices; none once the game is over."""
        pending = self.state.pending
        return pending.options if pending is not None else ()

    def apply(self, option: Option) -> None:
        """Take one of the options. Raise ValueError for any other."""
        self.choose(self.options().index(option))

    def choose(self, place: int) -> None:
        """Take the option at a place in the list of options, and go on to the next decision.

        Raise NoSuchOption (a ValueError) if there is none at that place.
        """
        state = self.state
        take(state, place)
        if state.decisions >= DECISION_BOUND and state.winner is None:
            self.cut_off()

    def cut_off(self) -> None:
        """End the game where it is, as unfinished."""
        cut_off(self.state)

    def clone(self) -> Game:
        """Return a copy that goes its own way."""
        return _game(self.state.clone())

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.ending)

    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it goes on."""
        if not self.is_over():
            return None
        return Outcome(self.state.winner, self.state.ending)

    def view(self, player: int) -> View:
        """Return what a player may see of the game, and nothing else."""
        return view(self.state, player)

    def determinize(self, player: int, rng: int) -> Game:
        """Return a copy in which all that `player` cannot know is dealt again.

        `rng` seeds this dealing and what follows.
        """
        state = self.state.clone()
        determinize(state, player, rng)
        advance(state)
        return _game(state)

    def __eq__(self, other: object) -> bool:
        """Whether two games are at the same moment in every respect."""
        if not isinstance(other, Game):
            return NotImplemented
        return snapshot.value(self.state) == snapshot.value(other.state)

    def __hash__(self) -> int:
        return hash(snapshot.value(self.state))

    def __getstate__(self) -> State:
        return self.state

    def __setstate__(self, state: State) -> None:
        self.state = state


def _game(state: State) -> Game:
    game = Game.__new__(Game)
    game.state = state
    return game


def _set_table(decks: Sequence[TcgDeck], seed: int, edition: Edition, day: str) -> State:
    """Give each player their cards: Ring-bearer, ring, sites, draw deck."""
    layout = _lay_out(tuple(decks), day)
    state = new_state(layout.blueprints, layout.owner, seed, edition, len(decks))
    for player, (first, sites, cards) in enumerate(layout.piles):
        state.ring_bearer[player] = first
        state.ring[player] = first + 1
        state.adventure[player] = list(sites)
        for site in sites:
            state.zone[site] = IN_ADVENTURE_DECK
        state.decks[player] = list(cards)
    return state


class _Layout(NamedTuple):
    """The places of all cards of a game: each player's Ring-bearer, sites and draw deck."""

    blueprints: tuple[Blueprint, ...]
    owner: tuple[int, ...]
    piles: tuple[tuple[int, range, range], ...]


@lru_cache(maxsize=64)
def _lay_out(decks: tuple[TcgDeck, ...], day: str) -> _Layout:
    card_ids: list[str] = []
    owner: list[int] = []
    piles = []
    for player, deck in enumerate(decks):
        if deck.ring_bearer is None or deck.ring is None:
            raise UnplayableDeck("a deck needs a Ring-bearer and a ring to be played")
        _check_sites([card(site).site_number for site in deck.sites])
        first = len(card_ids)
        mine = [deck.ring_bearer, deck.ring, *deck.sites, *deck.copies()]
        sites = range(first + 2, first + 2 + len(deck.sites))
        piles.append((first, sites, range(sites.stop, first + len(mine))))
        card_ids += mine
        owner += [player] * len(mine)
    blueprints = tuple(blueprint(card_id, day) for card_id in card_ids)
    return _Layout(blueprints, tuple(owner), tuple(piles))


def _check_sites(numbers: list[int | None]) -> None:
    """Raise UnplayableDeck unless each site from 1 to 9 can be played from an adventure deck."""
    free = sum(1 for number in numbers if number is None)
    missing = [place for place in SITES if place not in numbers]
    if len(missing) > free:
        raise UnplayableDeck("a deck needs a site for each number from 1 to 9 to be played")


__all__ = [
    "CURRENT_EDITION",
    "DECISION_BOUND",
    "EDITIONS",
    "Game",
    "Outcome",
    "UnknownEdition",
    "UnplayableDeck",
]
