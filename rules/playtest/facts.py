"""What people look for in a game: who won, how, how long it took, which cards were played."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from rules.playtest.card_statistics import Moment


@dataclass(frozen=True, slots=True)
class GameFacts:
    """One game of a playtest, for lists that are sorted and filtered.

    `winner` is the side that won: a deck of the TCG; in the LCG 0 for the players, 1 for the
    encounter deck; None without one. `length` counts turns or rounds. `sites` are those the
    fellowships reached, `comeback` is by how many sites the winner was behind at most; the LCG
    has neither. `seen` has a sign for each card of `listed_cards` (`seen_signs`); it is empty where
    that is not known. `stage`, `cause` and `score` are how an LCG game was lost or won. `scenario`
    is the one of a campaign in which it ended, from 1; None for a single scenario.
    """

    winner: int | None
    ending: str
    length: int
    decisions: int
    first_player: int | None = None
    sites: tuple[int, ...] = ()
    comeback: int = 0
    seen: str = ""
    stage: int | None = None
    cause: str = ""
    score: int | None = None
    scenario: int | None = None


# A bit for each moment; games from before the others were kept have that of `PLAYED` alone.
_BITS: Mapping[Moment, int] = {
    Moment.PLAYED: 1,
    Moment.OPENING_HAND: 2,
    Moment.DRAWN: 4,
    Moment.NEVER_DRAWN: 8,
    Moment.STUCK: 16,
}
_SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUV"


def seen_signs(
    cards: Iterable[Sequence[str]], seen: Iterable[Mapping[Moment, Collection[str]]]
) -> str:
    """Return a sign for each card of each deck that stands for its moments in a game."""
    signs: list[str] = []
    for card_ids, moments in zip(cards, seen, strict=True):
        bits = dict.fromkeys(card_ids, 0)
        for moment, met in moments.items():
            bit = _BITS[moment]
            for card_id in met:
                if card_id in bits:
                    bits[card_id] |= bit
        signs += [_SIGNS[bits[card_id]] for card_id in card_ids]
    return "".join(signs)


def signs_of_moment(moment: Moment) -> str:
    """Return the signs of cards for which a moment came."""
    return "".join(sign for bits, sign in enumerate(_SIGNS) if bits & _BITS[moment])
