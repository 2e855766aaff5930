"""The description of a playtest, as the rules of its game take it."""

from collections.abc import Sequence
from datetime import date

from decks.contents.encoding import AnyDeck
from rules.construction import Game
from rules.lcg.deck import LcgDeck
from rules.lcg.vocabulary import Difficulty
from rules.playtest.lcg import versions as lcg_versions
from rules.playtest.lcg.description import PlaytestDescription as LcgDescription
from rules.playtest.tcg import versions as tcg_versions
from rules.playtest.tcg.description import PlaytestDescription as TcgDescription
from rules.playtest.trial import Stage, Trial
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


def describe_trial(
    game: Game,
    versions: Sequence[AnyDeck],
    others: Sequence[AnyDeck],
    players: Sequence[str],
    seed: int,
    day: date | None,
    *,
    stages: Sequence[Stage],
    entrants: Sequence[Sequence[int]],
    edition: str = "",
    scenario: str = "",
    difficulty: str = "",
) -> Trial:
    """Return what decides every game of a trial of versions of a deck.

    In the TCG `others` are the opponents, met in turn and all played by the second player; in the
    LCG they are the version's partners. `players` begins with the versions' player.
    """
    day_text = day.isoformat() if day else ""
    if game is Game.TCG:
        arms: tuple[tuple[AnyDescription, ...], ...] = tcg_versions.version_arms(
            [deck for deck in versions if isinstance(deck, TcgDeck)],
            [deck for deck in others if isinstance(deck, TcgDeck)],
            (players[0], players[1]),
            seed,
            edition,
            day_text,
        )
    else:
        arms = lcg_versions.version_arms(
            [deck for deck in versions if isinstance(deck, LcgDeck)],
            [deck for deck in others if isinstance(deck, LcgDeck)],
            tuple(players),
            seed,
            scenario,
            Difficulty(difficulty),
            day_text,
        )
    return Trial(arms, tuple(stages), tuple(map(tuple, entrants)))
