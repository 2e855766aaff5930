"""The description of a playtest, as the rules of its game take it."""

from collections.abc import Sequence
from datetime import date

from decks.contents.encoding import AnyDeck
from rules.construction import Game
from rules.lcg.deck import LcgDeck
from rules.lcg.vocabulary import Difficulty
from rules.playtest.lcg.description import PlaytestDescription as LcgDescription
from rules.playtest.tcg.description import PlaytestDescription as TcgDescription
from rules.tcg.deck import TcgDeck

AnyDescription = TcgDescription | LcgDescription


def describe(
    game: Game,
    decks: Sequence[AnyDeck],
    players: Sequence[str],
    seed: int,
    day: date | None,
    *,
    edition: str = "",
    scenario: str = "",
    difficulty: str = "",
) -> AnyDescription:
    """Return what decides every game; `edition` is for the TCG, the last two for the LCG."""
    day_text = day.isoformat() if day else ""
    if game is Game.TCG:
        first, second = (deck for deck in decks if isinstance(deck, TcgDeck))
        one, other = players
        return TcgDescription((first, second), (one, other), seed, edition, day_text)
    return LcgDescription(
        tuple(deck for deck in decks if isinstance(deck, LcgDeck)),
        tuple(players),
        seed,
        scenario,
        Difficulty(difficulty),
        day_text,
    )
