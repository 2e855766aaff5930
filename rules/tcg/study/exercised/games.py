"""Playing games of decks that bring certain cards, with every sentence watched."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from random import Random

from rules.construction.starters import starters
from rules.tcg.deck import TcgDeck
from rules.tcg.engine.state.codes import FELLOWSHIP
from rules.tcg.facts.reader import card
from rules.tcg.game import CURRENT_EDITION, Game
from rules.tcg.study.exercised.adversity import add_adversity
from rules.tcg.study.exercised.curious import (
    TEMPERS,
    CuriousPlayer,
    company,
    deal_early,
    deck_with,
    with_control_of_sites,
)
from rules.tcg.study.exercised.observed import Observer
from rules.tcg.study.exercised.played import count_logged, count_played
from rules.tcg.study.exercised.tallies import Tallies

# The rules and texts of the last rulebook, where the cards of all sets meet, and the printed ones.
RULES = (("comprehensive-4.1", "2007-08-31"), (CURRENT_EDITION, ""))
# How many cards of each side a deck brings that still have a gap, and from how many sets around.
WANTED_A_SIDE = 3
SETS_AROUND = 2
# In how many games the cards that a text names and speaks of come early too.
IN_COMPANY = 0.7
# Every so many games, what other cards might have done before is added at the start of turns.
ADVERSITY = 2


class Exercise:
    """Games that watch what some cards do, between decks that bring those with a gap.

    A deck brings such cards of one culture a side, so that they help each other. Once no gap is
    left, starter decks play each other.
    """

    def __init__(self, seed: int, cards: Collection[str]) -> None:
        self._dice = Random(seed)
        self._observer = Observer()
        self._player = CuriousPlayer(self._dice)
        self.games = 0
        self._cards = frozenset(cards)
        for card_id in sorted(self._cards):
            for _, day in RULES:
                self._observer.blueprint(card_id, day)
        self._wanted = set(self._cards)

    @property
    def tallies(self) -> Tallies:
        """What was exercised so far, by card and day of text."""
        known = self._observer.tallies
        return {key: tally for key, tally in known.items() if key[0] in self._cards}

    def play(self, games: int) -> Iterator[int]:
        """Play a given number of games; yield the number of each when it is over."""
        for _ in range(games):
            self._play_one()
            self.games += 1
            yield self.games

    def wanted(self) -> list[str]:
        """Return the cards with something that was not exercised yet."""
        return sorted(self._wanted)

    def _play_one(self) -> None:
        dice = self._dice
        decks: list[TcgDeck] = []
        named: list[str] = []
        early: list[str] = []
        for _ in range(2):
            mine = self._wanted_together()
            if mine:
                beside = company(mine, dice) if dice.random() < IN_COMPANY else []
                named += mine
                early += [*mine, *beside]
                decks.append(deck_with(mine, dice, beside))
            else:
                decks.append(dice.choice(list(starters().values())).deck)
        if self.games % 4 == 1:
            decks = [with_control_of_sites(deck, dice) for deck in decks]
        edition, day = dice.choice(RULES)
        game = Game(decks, dice.getrandbits(63), edition, day, self._observer.blueprint)
        self._player.temper = dice.choice(TEMPERS)
        self._watch(game, early)
        self._wanted -= {card_id for card_id in named if self._is_exercised(card_id)}

    def _is_exercised(self, card_id: str) -> bool:
        texts = {(card_id, self._observer.blueprint(card_id, day).since) for _, day in RULES}
        return all(self._observer.tallies[text].is_exercised for text in texts)

    def _wanted_together(self) -> list[str]:
        """Return cards with a gap for one deck: of a culture and time for each side."""
        dice = self._dice
        wanted = self.wanted()
        if not wanted:
            return []
        first = dice.choice(wanted)
        found = [first, *self._alike(first, wanted)]
        others = [other for other in wanted if card(other).side is not card(first).side]
        if others:
            second = dice.choice(others)
            found += [second, *self._alike(second, wanted)]
        return found

    def _alike(self, card_id: str, wanted: Sequence[str]) -> list[str]:
        known = card(card_id)
        alike = [
            other
            for other in wanted
            if other != card_id
            and card(other).culture is known.culture
            and card(other).side is known.side
            and abs(card(other).set - known.set) <= SETS_AROUND
        ]
        return self._dice.sample(alike, min(len(alike), WANTED_A_SIDE - 1))

    def _watch(self, game: Game, early: Sequence[str]) -> None:
        state = game.state
        deal_early(state, early, self._dice)
        for place in (*state.ring_bearer, *state.ring):
            count_played(self._observer, state, place)
        state.log = []
        with_adversity = self.games % ADVERSITY == 0
        turn = state.turn
        while not game.is_over():
            if with_adversity and state.turn > turn and state.phase == FELLOWSHIP:
                turn = state.turn
                add_adversity(state, self._dice)
            game.choose(self._player.choose(game))
            self._observer.settle(state)
            count_logged(self._observer, state)
            state.log.clear()
