"""What the log of a finished game says of it: threat by round, cards seen and played, the cause.

The engine writes its log anyway for replays; it is read once, when the game is over, so that
playing stays quick.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rules.lcg.deck import LcgDeck
from rules.lcg.engine.codes import ENCOUNTER, REFRESH
from rules.lcg.engine.elimination import ELIMINATION_THREAT
from rules.lcg.engine.state import State

QUEST_FAILED, REFRESH_PHASE = "quest", "refresh"

_Note = tuple[Any, ...]
# Notes that come before the loss of a player's last hero, and before threat reaches 50, and what
# they say is to blame: a card, the quest or the refresh phase.
_BLAMED_FOR_HEROES = frozenset({"enemy_attacks", "revealed", "forced", "stage"})
_BLAMED_FOR_THREAT = frozenset(
    {"revealed", "forced", "stage", "quested", "phase", "used", "played"}
)
# Places of the card in notes that name the player first.
_CARD_COMES_SECOND = frozenset({"used", "played"})


@dataclass(frozen=True, slots=True)
class Opening:
    """What a game was before its first choice."""

    threat: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]


def begin_observation(state: State) -> Opening:
    """Start the log of a game that was set up, and note what the log will not say."""
    state.log = []
    return Opening(tuple(state.threat), tuple(tuple(hand) for hand in state.hands))


@dataclass(frozen=True, slots=True)
class Observation:
    """What came of a game, as `rules.playtest.lcg.record.GameRecord` explains it."""

    cause: str
    threat: tuple[tuple[int, ...], ...]
    seen: tuple[int, ...]
    played: tuple[int, ...]


def observe(opening: Opening, state: State, decks: tuple[LcgDeck, ...]) -> Observation:
    """Return what the log of a game that is over says."""
    log: Sequence[_Note] = state.log or ()
    seen, played = _cards(opening, state, log, _bits(decks))
    return Observation(_cause(state, log), _threat(opening, log), seen, played)


@lru_cache(maxsize=64)
def _bits(decks: tuple[LcgDeck, ...]) -> tuple[tuple[int, int], ...]:
    """Return for each of the players' cards its deck and the bit of its code, 0 for a hero."""
    bits: list[tuple[int, int]] = []
    for place, deck in enumerate(decks):
        bits += [(place, 0)] * sum(count for _, count in deck.heroes)
        for number, (_, count) in enumerate(deck.player_deck):
            bits += [(place, 1 << number)] * count
    return tuple(bits)


def _cards(
    opening: Opening, state: State, log: Sequence[_Note], bits: tuple[tuple[int, int], ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the cards seen and played; what a mulligan put back was not seen."""
    seen, played = [0] * state.players, [0] * state.players
    for player, hand in enumerate(opening.hands):
        for card in hand:
            seen[player] |= bits[card][1]
    for note in log:
        kind = note[0]
        if kind == "drew" or kind == "took":
            owner, bit = bits[note[2]]
            seen[owner] |= bit
        elif kind == "played":
            owner, bit = bits[note[2]]
            seen[owner] |= bit
            played[owner] |= bit
        elif kind == "entered" and note[1] < len(bits):
            owner, bit = bits[note[1]]
            seen[owner] |= bit
            played[owner] |= bit
        elif kind == "mulligan":
            seen[note[1]] = 0
    return tuple(seen), tuple(played)


def _threat(opening: Opening, log: Sequence[_Note]) -> tuple[tuple[int, ...], ...]:
    """Return each player's threat before the first round and after every round they survived."""
    now = list(opening.threat)
    rounds = [[threat] for threat in now]
    alive = set(range(len(now)))
    for note in log:
        kind = note[0]
        if kind == "threat":
            now[note[1]] = min(now[note[1]] + note[2], ELIMINATION_THREAT)
        elif kind == "eliminated":
            alive.discard(note[1])
        elif kind == "round_over":
            for player in alive:
                rounds[player].append(now[player])
    return tuple(map(tuple, rounds))


def _cause(state: State, log: Sequence[_Note]) -> str:
    """Return what eliminated the last player: the last thing that can be blamed for it."""
    if state.ending not in ("threat", "heroes"):
        return ""
    blamed = _BLAMED_FOR_THREAT if state.ending == "threat" else _BLAMED_FOR_HEROES
    over = False
    for note in reversed(log):
        kind = note[0]
        if kind == "eliminated":
            over = True
        elif over and kind in blamed:
            if kind == "quested":
                return QUEST_FAILED
            if kind == "phase":
                if note[1] == REFRESH:
                    return REFRESH_PHASE
            else:
                card = note[2] if kind in _CARD_COMES_SECOND else note[1]
                if kind != "forced" or state.owner[card] == ENCOUNTER:
                    return state.blueprints[card].card.code
    return ""
