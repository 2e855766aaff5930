"""What a playtest of the LCG is: the description that decides every one of its games."""

from dataclasses import dataclass

from rules.lcg.deck import LcgDeck
from rules.lcg.vocabulary import Difficulty, Edition


@dataclass(frozen=True, slots=True)
class PlaytestDescription:
    """One to four decks, who plays each, the scenario and its difficulty, and the seed.

    `scenario` is one of `rules.lcg.campaign.CHALLENGES`: a campaign plays the core set’s in a row.
    `players` names a computer player for each deck (`rules.lcg.players.naming`). Game `i` of the
    playtest depends on this description and on `i` alone, so that any worker may play it. Two
    descriptions that differ only in their players play with the same shuffles. Cards have the
    errata up to `day` (2015-01-20), or without one their printed texts. `edition` is by which rules
    they play where the core rulebook and the official FAQ differ.
    """

    decks: tuple[LcgDeck, ...]
    players: tuple[str, ...]
    seed: int
    scenario: str
    difficulty: Difficulty = Difficulty.STANDARD
    day: str = ""
    edition: Edition = Edition.CORE
