"""Playing games among the starter decks, with every sentence watched."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from random import Random

from rules.construction.starters import starters
from rules.tcg.deck import TcgDeck
from rules.tcg.engine.state.codes import BORNE
from rules.tcg.engine.state.state import State
from rules.tcg.game import CURRENT_EDITION, Game
from rules.tcg.study.exercised.curious import (
    TEMPERS,
    CuriousPlayer,
    cards_of_starters,
    deal_early,
    deck_with,
    with_control_of_sites,
)
from rules.tcg.study.exercised.observed import Observer
from rules.tcg.study.exercised.tallies import Tallies

# The rules and texts of the last rulebook, where the cards of all sets meet, and the printed ones.
RULES = (("comprehensive-4.1", "2007-08-31"), (CURRENT_EDITION, ""))
MOST_WANTED = 2


class Exercise:
    """Games among the starter decks that watch what the cards do.

    Every second game has decks that bring cards not exercised yet: those of the starter decks,
    or those named in `cards`, whose sentences alone are then listed.
    """

    def __init__(self, seed: int, cards: Collection[str] | None = None) -> None:
        self._dice = Random(seed)
        self._observer = Observer()
        self._player = CuriousPlayer(self._dice)
        self.games = 0
        self._cards = frozenset(cards_of_starters() if cards is None else cards)
        self._named = cards is not None
        for card_id in self._cards:
            for _, day in RULES:
                self._observer.blueprint(card_id, day)

    @property
    def tallies(self) -> Tallies:
        """What was exercised so far, by card and day of text."""
        known = self._observer.tallies
        if not self._named:
            return known
        return {key: tally for key, tally in known.items() if key[0] in self._cards}

    def play(self, games: int) -> Iterator[int]:
        """Play a given number of games; yield the number of each when it is over."""
        for _ in range(games):
            self._play_one()
            self.games += 1
            yield self.games

    def wanted(self) -> list[str]:
        """Return the cards with something that was not exercised yet."""
        found = {card_id for (card_id, _), tally in self.tallies.items() if not tally.is_exercised}
        return sorted(found)

    def _play_one(self) -> None:
        dice = self._dice
        decks: list[TcgDeck] = []
        named: list[str] = []
        wanted = self.wanted()
        for _ in range(2):
            if wanted and (self._named or self.games % 2):
                mine = dice.sample(wanted, min(len(wanted), MOST_WANTED))
                named += mine
                decks.append(deck_with(mine, dice))
            else:
                decks.append(dice.choice(list(starters().values())).deck)
        if self.games % 4 == 1:
            decks = [with_control_of_sites(deck, dice) for deck in decks]
        edition, day = dice.choice(RULES)
        game = Game(decks, dice.getrandbits(63), edition, day, self._observer.blueprint)
        self._player.temper = dice.choice(TEMPERS)
        self._watch(game, named)

    def _watch(self, game: Game, named: Sequence[str]) -> None:
        state = game.state
        deal_early(state, named, self._dice)
        for card in (*state.ring_bearer, *state.ring):
            self._count_played(state, card)
        state.log = []
        while not game.is_over():
            game.choose(self._player.choose(game))
            self._observer.settle(state)
            self._count(state)

    def _count(self, state: State) -> None:
        """Count what the log says of cards that were played, and of The One Ring."""
        assert state.log is not None
        for entry in state.log:
            match entry:
                case ("played" | "started with" | "site played", _, card) | ("played", _, card, _):
                    self._count_played(state, card)
                case ("burdens instead of a wound", card):
                    ring = self._observer.tally(state.blueprints[state.ring[state.owner[card]]])
                    if ring is not None and ring.about_wearing is not None:
                        found = ring.about_wearing
                        found.offered += 1
                        found.used += 1
                        found.resolved += 1
        state.log.clear()

    def _count_played(self, state: State, card: int) -> None:
        tally = self._observer.tally(state.blueprints[card])
        if tally is None:
            return
        tally.played += 1
        for found in tally.about_playing:
            found.used += 1
            found.resolved += 1
        borne = tally.about_bearing
        if borne is not None and state.zone[card] == BORNE:
            borne.offered += 1
            classes = set(tally.card.classes)
            others = state.attached[state.bearer[card]]
            if any(
                other != card and classes & set(state.blueprints[other].card.classes)
                for other in others
            ):
                borne.used += 1
                borne.resolved += 1
