"""Whether each card of a game is in exactly one place: what must hold after every decision."""

from rules.tcg.engine.state.codes import IN_VOID
from rules.tcg.engine.state.state import State


def misplaced_cards(state: State) -> list[int]:
    """Return the cards that are in no place or in several; a card being played is in the void.

    Compiled with the engine, for studies ask it after each of many millions of decisions.
    """
    cards = len(state.zone)
    counts = [0] * cards
    _count(state.minions, counts)
    _count(state.path, counts)
    for piles in (
        state.hands,
        state.decks,
        state.discards,
        state.dead,
        state.adventure,
        state.companions,
        state.allies,
        state.support,
        state.removed,
    ):
        for pile in piles:
            _count(pile, counts)
    for borne in state.attached:
        if borne:
            _count(list(borne), counts)
    for stacked in state.stacks.values():
        _count(list(stacked), counts)
    zone = state.zone
    found: list[int] = []
    for card in range(cards):
        if counts[card] + (1 if zone[card] == IN_VOID else 0) != 1:
            found.append(card)
    return found


def _count(pile: list[int], counts: list[int]) -> None:
    for card in pile:
        counts[card] += 1
