"""What the log of a game says of sentences that no function of a blueprint shows.

Such are "to play", who may bear a card, what a card has once it came into play, and threats that
made it cost less.
"""

from itertools import pairwise
from typing import Any

from rules.tcg.engine.state.codes import BORNE
from rules.tcg.engine.state.state import State
from rules.tcg.study.exercised.observed import Observer


def count_logged(observer: Observer, state: State) -> None:
    """Count what the log says of cards that were played, and of The One Ring."""
    for entry in state.log or ():
        match entry:
            case ("played" | "started with" | "site played", _, place) | ("played", _, place, _):
                count_played(observer, state, place)
            case ("burdens instead of a wound", place):
                ring = observer.tally(state.blueprints[state.ring[state.owner[place]]])
                if ring is not None and ring.about_wearing is not None:
                    found = ring.about_wearing
                    found.offered += 1
                    found.used += 1
                    found.resolved += 1
    for before, entry in pairwise(state.log or ()):
        if entry[0] == "paid":
            _count_paid(observer, state, entry[1], before)


def _count_paid(observer: Observer, state: State, place: int, before: tuple[Any, ...]) -> None:
    """Count that a card was paid for, and whether threats were removed for it just before."""
    tally = observer.tally(state.blueprints[place])
    if tally is None or tally.about_threats is None:
        return
    found = tally.about_threats
    found.offered += 1
    if before[0] == "threats" and before[2] < 0:
        found.used += 1
        found.resolved += 1


def count_played(observer: Observer, state: State, place: int) -> None:
    """Count that a card came into play, and the sentences that say how."""
    tally = observer.tally(state.blueprints[place])
    if tally is None:
        return
    tally.played += 1
    for found in tally.about_playing:
        found.used += 1
        found.resolved += 1
    borne = tally.about_bearing
    if borne is not None and state.zone[place] == BORNE:
        borne.offered += 1
        classes = set(tally.card.classes)
        others = state.attached[state.bearer[place]]
        if any(
            other != place and classes & set(state.blueprints[other].card.classes)
            for other in others
        ):
            borne.used += 1
            borne.resolved += 1
