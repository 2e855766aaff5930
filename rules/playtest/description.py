"""What a playtest is: the description that decides every one of its games."""

from dataclasses import dataclass

from rules.tcg.deck import TcgDeck


@dataclass(frozen=True, slots=True)
class PlaytestDescription:
    """Two decks, who plays them, the edition of the rules and the seed.

    `players` names a computer player for each deck ("random", "rules"). Game `i` of the
    playtest depends on this description and on `i` alone, so that any worker may play it.
    """

    decks: tuple[TcgDeck, TcgDeck]
    players: tuple[str, str]
    seed: int
    edition: str = "comprehensive-2.0"
