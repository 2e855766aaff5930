"""What people look for in a game: who won, how, how long it took, which cards were played."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GameFacts:
    """One game of a playtest, for lists that are sorted and filtered.

    `winner` is the side that won: a deck of the TCG; in the LCG 0 for the players, 1 for the
    encounter deck; None without one. `length` counts turns or rounds. `sites` are those the
    fellowships reached, `comeback` is by how many sites the winner was behind at most; the LCG
    has neither. `played` has for each card of `listed_cards` whether it was played, as "0" or
    "1"; it is empty where that is not known.
    """

    winner: int | None
    ending: str
    length: int
    decisions: int
    first_player: int | None = None
    sites: tuple[int, ...] = ()
    comeback: int = 0
    played: str = ""


def played_flags(cards: Iterable[Sequence[str]], played: Sequence[Iterable[str]]) -> str:
    """Return "1" for each card that was played and "0" for each other, deck by deck."""
    flags: list[str] = []
    for card_ids, seen in zip(cards, played, strict=True):
        found = frozenset(seen)
        flags += ["1" if card_id in found else "0" for card_id in card_ids]
    return "".join(flags)
