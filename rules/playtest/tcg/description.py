"""What a playtest is: the description that decides every one of its games."""

from dataclasses import dataclass

from rules.tcg.deck import TcgDeck
from rules.tcg.game import CURRENT_EDITION


@dataclass(frozen=True, slots=True)
class PlaytestDescription:
    """Decks, who plays each, the edition of the rules, the day of the texts, and the seed.

    `players` names a computer player for each deck ("random", "good"). Game `i` of the
    playtest depends on this description and on `i` alone, so that any worker may play it. Cards
    have the texts of `day` (2004-04-05), or without one their printed texts. With
    `keyed_shuffles` versions of a deck draw alike on the same seed (`rules.tcg.game.Game`).
    """

    decks: tuple[TcgDeck, ...]
    players: tuple[str, ...]
    seed: int
    edition: str = CURRENT_EDITION
    day: str = ""
    keyed_shuffles: bool = False
