"""A game of the TCG between two decks, by the protocol that players, replays and search speak.

`decision()` says who must choose and what about, `options()` gives the legal choices (never
empty, never a single one), `apply(option)` takes one, `clone()` copies, `determinize(player,
rng)` deals anew what that player cannot know, `outcome()` says how it ended.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules import chance
from rules.tcg.deck import TcgDeck
from rules.tcg.engine.codes import IN_ADVENTURE_DECK, IN_DECK, IN_HAND, SETUP
from rules.tcg.engine.decision import Decision, Option
from rules.tcg.engine.opening import open_game
from rules.tcg.engine.sequence import advance, take
from rules.tcg.engine.state import PLAYERS, State
from rules.tcg.library import blueprint

EDITIONS = ("comprehensive-2.0",)

# More than ten times the longest of ten thousand random games; a game still going is stopped.
DECISION_BOUND = 5_000


class UnplayableDeck(ValueError):
    """A deck that cannot be set up: no Ring-bearer, no ring, or no site of some number."""


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
    """One game of two decks, from the bids to the end."""

    __slots__ = ("state",)

    def __init__(
        self,
        decks: tuple[TcgDeck, TcgDeck],
        seed: int,
        edition: str = "comprehensive-2.0",
    ) -> None:
        """Set the table for two decks.

        Raises `UnknownEdition`, `UnplayableDeck`, and `UnknownCard` for an id that is no card.
        """
        if edition not in EDITIONS:
            raise UnknownEdition(f"unknown edition {edition!r}; known: {', '.join(EDITIONS)}")
        self.state = _set_table(decks, seed)
        open_game(self.state)
        advance(self.state)

    def decision(self) -> Decision | None:
        """Give who must choose and what about; None once the game is over."""
        return self.state.pending

    def options(self) -> tuple[Option, ...]:
        """Give the legal choices; none once the game is over."""
        pending = self.state.pending
        return pending.options if pending is not None else ()

    def apply(self, option: Option) -> None:
        """Take one of the options; `ValueError` if it is none of them."""
        self.choose(self.options().index(option))

    def choose(self, place: int) -> None:
        """Take the option at a place in the list of options, and go on to the next decision."""
        take(self.state, place)
        if len(self.state.choices) >= DECISION_BOUND and self.state.winner is None:
            self.state.pending = None
            self.state.stack.clear()
            self.state.ending = "unfinished"

    def clone(self) -> Game:
        """Give a copy that goes its own way."""
        copy = Game.__new__(Game)
        copy.state = self.state.clone()
        return copy

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.ending)

    def outcome(self) -> Outcome | None:
        """Give how the game ended; None while it goes on."""
        if not self.is_over():
            return None
        return Outcome(self.state.winner, self.state.ending)

    def determinize(self, player: int, rng: int) -> Game:
        """Give a copy in which all that `player` cannot know is dealt anew.

        His opponent's hand and draw deck are shuffled together, his own draw deck is shuffled,
        and a bid not yet revealed is forgotten. `rng` seeds this dealing and what follows.
        """
        copy = self.clone()
        state = copy.state
        state.rng = chance.seeded(rng)
        other = 1 - player
        hidden = state.hands[other] + state.decks[other]
        state.rng = chance.shuffled(state.rng, hidden)
        held = len(state.hands[other])
        state.hands[other], state.decks[other] = hidden[:held], hidden[held:]
        for card in state.hands[other]:
            state.zone[card] = IN_HAND
        for card in state.decks[other]:
            state.zone[card] = IN_DECK
        state.rng = chance.shuffled(state.rng, state.decks[player])
        if state.phase == SETUP and state.bids[other] >= 0 and not state.path:
            state.bids[other] = state.roll(state.bids[other] + 1)
        return copy


def _set_table(decks: tuple[TcgDeck, TcgDeck], seed: int) -> State:
    """Give each player his cards: Ring-bearer, ring, nine sites, draw deck."""
    card_ids: list[str] = []
    owner: list[int] = []
    for player, deck in enumerate(decks):
        if deck.ring_bearer is None or deck.ring is None:
            raise UnplayableDeck("a deck needs a Ring-bearer and a ring to be played")
        mine = [deck.ring_bearer, deck.ring, *deck.sites, *deck.copies()]
        card_ids += mine
        owner += [player] * len(mine)
    blueprints = tuple(blueprint(card_id) for card_id in card_ids)
    state = State(blueprints, tuple(owner), seed)
    place = 0
    for player, deck in enumerate(decks):
        state.ring_bearer[player] = place
        state.ring[player] = place + 1
        sites = range(place + 2, place + 2 + len(deck.sites))
        numbers = {blueprints[site].card.site_number for site in sites}
        if not numbers >= set(range(1, 10)):
            raise UnplayableDeck("a deck needs a site of each number from 1 to 9 to be played")
        for site in sites:
            state.zone[site] = IN_ADVENTURE_DECK
            state.adventure[player].append(site)
        place = sites.stop
        after = place + sum(count for _, count in deck.draw_deck)
        state.decks[player] = list(range(place, after))
        place = after
    assert place == len(card_ids)
    return state


__all__ = ["DECISION_BOUND", "EDITIONS", "PLAYERS", "Game", "Outcome", "UnplayableDeck"]
