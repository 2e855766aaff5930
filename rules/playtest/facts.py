"""What people look for in a game: who won, how, how long it took, which cards were played."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from rules.playtest.statistics.card_statistics import Moment

KILLED, CORRUPTED, IN_THE_GAME = "k", "c", "-"


@dataclass(frozen=True, slots=True)
class GameFacts:
    """One game of a playtest, for lists that are sorted and filtered.

    `winner` is the side that won: a deck of the TCG; in the LCG 0 for the players, 1 for the
    encounter deck; None without one. `length` counts turns or rounds. `sites` are those the
    fellowships reached, `comeback` is by how many sites the winner was behind at most; the LCG
    has neither. `lost` has a letter for each of more than two decks: whether its Ring-bearer was
    `KILLED` or `CORRUPTED`, or it was `IN_THE_GAME` at the end. `seen` has a character for each
    card of `listed_cards` (`seen_characters`); it is empty where that is not known. `quest_stage`,
    `cause` and `score` are how an LCG game was lost or won. `scenario` is the one of a campaign in
    which it ended, from 1; None for a single one.
    """

    winner: int | None
    ending: str
    length: int
    decisions: int
    first_player: int | None = None
    sites: tuple[int, ...] = ()
    comeback: int = 0
    lost: str = ""
    seen: str = ""
    quest_stage: int | None = None
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
_CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUV"


def seen_characters(
    cards: Iterable[Sequence[str]], seen: Iterable[Mapping[Moment, Collection[str]]]
) -> str:
    """Return a character for each card of each deck that stands for its moments in a game."""
    characters: list[str] = []
    for card_ids, moments in zip(cards, seen, strict=True):
        bits = dict.fromkeys(card_ids, 0)
        for moment, met in moments.items():
            bit = _BITS[moment]
            for card_id in met:
                if card_id in bits:
                    bits[card_id] |= bit
        characters += [_CHARACTERS[bits[card_id]] for card_id in card_ids]
    return "".join(characters)


def characters_of_moment(moment: Moment) -> str:
    """Return the characters of cards for which a moment came."""
    return "".join(character for bits, character in enumerate(_CHARACTERS) if bits & _BITS[moment])
