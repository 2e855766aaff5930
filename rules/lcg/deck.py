"""An LCG deck as the rules see it: card codes and how many."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LcgDeck:
    """Heroes, player deck and sideboard, by card code ("01001"), each with its copies."""

    heroes: tuple[tuple[str, int], ...]
    player_deck: tuple[tuple[str, int], ...]
    side_board: tuple[tuple[str, int], ...] = ()
