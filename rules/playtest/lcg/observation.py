"""What the log of a finished game says of it: threat by round, where cards were, the cause.

The engine writes its log for replays; it is read once, when the game is over. So playing stays
quick, and no choice depends on what is counted.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from rules.lcg.deck import LcgDeck
from rules.lcg.engine.codes import ENCOUNTER, REFRESH
from rules.lcg.engine.elimination import ELIMINATION_THREAT
from rules.lcg.engine.state import State
from rules.playtest.statistics.card_statistics import DeckGame, Moment

QUEST_FAILED, REFRESH_PHASE = "quest", "refresh"

# The last round of each band of length but the longest; most games take 5 to 9 rounds.
BAND_ENDS: Final = (4, 6, 8, 10)

# The cards of a player deck by their places in the game.
_Codes = Mapping[int, str]


@dataclass(frozen=True, slots=True)
class DeckObservation:
    """One deck in one game: where its cards were, and its player's threat.

    `threat` is that before the first round and after every round the player survived.
    `decisive` names the cards that were played or used in the last round of a won game.
    """

    seen: Mapping[Moment, frozenset[str]]
    decisive: frozenset[str]
    threat: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Observation:
    """One game: its decks, and what ended a lost game, as `GameRecord.cause` explains it."""

    decks: tuple[DeckObservation, ...]
    cause: str


def deck_game(deck: DeckObservation, game: int, won: bool, rounds: int) -> DeckGame:
    """Return what the statistics of cards count of a deck in a decided game."""
    return DeckGame(game, won, bisect_left(BAND_ENDS, rounds), deck.seen, deck.decisive)


class GameObserver:
    """Reads a game's log once it is over; made when the game is set up.

    A scenario of the nightmare game begins with cards in play, which count as played, and with a
    hand, which counts as the opening hand.
    `_READINGS` names the method for each kind of note; other notes say nothing that is counted.
    """

    __slots__ = ("_cause", "_decks", "_latest", "_seats", "_state")

    def __init__(self, state: State, decks: tuple[LcgDeck, ...]) -> None:
        state.log = []
        self._state = state
        self._decks = decks
        self._seats = [
            _Seat(list(hand), threat, [threat], [*deck, *hand], _in_play(state, player))
            for player, (hand, threat, deck) in enumerate(
                zip(state.hands, state.threat, state.decks, strict=True)
            )
        ]
        # What a loss of heroes, and one by threat, would be blamed on at this moment.
        self._latest = {"heroes": "", "threat": ""}
        self._cause = ""

    def observation(self) -> Observation:
        """Return what the log of the game, which is over, says."""
        readings = _READINGS
        for note in self._state.log or ():
            read = readings.get(note[0])
            if read is not None:
                read(self, *note[1:])
        codes = _codes(self._decks)
        won = self._state.ending == "won"
        return Observation(
            tuple(self._deck(player, mine, won) for player, mine in enumerate(codes)),
            self._cause if self._state.ending in ("threat", "heroes", "quest") else "",
        )

    # --- cards ---

    def mulligan(self, player: int) -> None:
        seat = self._seats[player]
        seat.opening.clear()
        seat.is_new_hand = True

    def drew(self, player: int, card: int) -> None:
        seat = self._seats[player]
        if seat.is_new_hand:
            seat.opening.append(card)
        else:
            seat.drawn.append(card)

    def took(self, player: int, card: int) -> None:
        self._seats[player].drawn.append(card)

    def entered(self, card: int) -> None:
        owner = self._state.owner[card]
        if owner != ENCOUNTER:
            self._seats[owner].played.append(card)

    def played(self, player: int, card: int) -> None:
        seat = self._seats[self._state.owner[card]]
        seat.played.append(card)
        seat.last_round.append(card)
        self._blame(card)

    def used(self, player: int, card: int, *_said: object) -> None:
        owner = self._state.owner[card]
        if owner != ENCOUNTER:
            self._seats[owner].last_round.append(card)
        self._blame(card)

    def _blame(self, card: int) -> None:
        """Note what may raise threat; a player's own card kills no last hero."""
        self._latest["threat"] = self._state.blueprint_table[card].card.code

    # --- rounds, threat, the cause of a loss ---

    def phase(self, phase: int) -> None:
        for seat in self._seats:
            seat.is_new_hand = False
        if phase == REFRESH:
            self._latest["threat"] = REFRESH_PHASE

    def round_over(self, _number: int) -> None:
        for seat in self._seats:
            seat.last_round.clear()
            if seat.alive:
                seat.rounds.append(seat.threat)

    def threat(self, player: int, amount: int) -> None:
        seat = self._seats[player]
        seat.threat = min(seat.threat + amount, ELIMINATION_THREAT)

    def quested(self, _willpower: int, _threat: int) -> None:
        self._latest["threat"] = QUEST_FAILED

    def enemy_attacks(self, enemy: int, _player: int) -> None:
        self._latest["heroes"] = self._state.blueprint_table[enemy].card.code

    def encounter_card(self, card: int, *_said: object) -> None:
        if self._state.owner[card] == ENCOUNTER:
            code = self._state.blueprint_table[card].card.code
            self._latest["heroes"] = self._latest["threat"] = code

    def lost(self) -> None:
        self._cause = self._latest["heroes"]

    def eliminated(self, player: int, cause: str) -> None:
        self._seats[player].alive = False
        self._cause = self._latest["threat" if cause == "threat" else "heroes"]

    # --- results ---

    def _deck(self, player: int, codes: _Codes, won: bool) -> DeckObservation:
        seat = self._seats[player]
        opening, drawn = _named(codes, seat.opening), _named(codes, seat.drawn)
        played = _named(codes, seat.played)
        seen = {
            Moment.OPENING_HAND: opening,
            Moment.DRAWN: drawn,
            Moment.PLAYED: played,
            Moment.NEVER_DRAWN: _named(codes, seat.held) - opening - drawn - played,
            Moment.STUCK: _named(codes, self._state.hands[player]),
        }
        decisive = _named(codes, seat.last_round) if won else frozenset()
        return DeckObservation(seen, decisive, tuple(seat.rounds))


@dataclass(slots=True)
class _Seat:
    """What was read of one player so far, cards by their places.

    `held` are the cards of the deck and the hand when the game was set up.
    """

    opening: list[int]
    threat: int
    rounds: list[int]
    held: list[int]
    played: list[int]
    drawn: list[int] = field(default_factory=list)
    last_round: list[int] = field(default_factory=list)
    is_new_hand: bool = False
    alive: bool = True


def _in_play(state: State, player: int) -> list[int]:
    """Return a player's characters and what else of theirs is attached to a character."""
    characters = [card for cards in (*state.heroes, *state.allies) for card in cards]
    attached = [item for card in characters for item in state.attached[card]]
    return [card for card in (*characters, *attached) if state.owner[card] == player]


def _named(codes: _Codes, cards: Iterable[int]) -> frozenset[str]:
    return frozenset([codes[card] for card in cards if card in codes])


@lru_cache(maxsize=64)
def _codes(decks: tuple[LcgDeck, ...]) -> tuple[_Codes, ...]:
    """Return the codes of each player deck's cards, as `Game` lays them out after the heroes."""
    found: list[_Codes] = []
    place = 0
    for deck in decks:
        place += sum(count for _, count in deck.heroes)
        cards = [code for code, count in deck.player_deck for _ in range(count)]
        found.append(dict(enumerate(cards, start=place)))
        place += len(cards)
    return tuple(found)


_READINGS: Final[dict[str, Callable[..., None]]] = {
    "mulligan": GameObserver.mulligan,
    "drew": GameObserver.drew,
    "took": GameObserver.took,
    "entered": GameObserver.entered,
    "played": GameObserver.played,
    "used": GameObserver.used,
    "lost": GameObserver.lost,
    "phase": GameObserver.phase,
    "round_over": GameObserver.round_over,
    "threat": GameObserver.threat,
    "quested": GameObserver.quested,
    "enemy_attacks": GameObserver.enemy_attacks,
    "revealed": GameObserver.encounter_card,
    "forced": GameObserver.encounter_card,
    "stage": GameObserver.encounter_card,
    "eliminated": GameObserver.eliminated,
}
