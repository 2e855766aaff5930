"""Recorded games with few choices to look at, so that an analysis takes a moment."""

from dataclasses import replace

from rules.analysis.analysis import Recorded
from rules.analysis.kinds import RULESETS
from rules.analysis.mistakes import Effort
from rules.construction import Game
from rules.construction.lcg.starter import introductory_decks
from rules.playtest.kinds import KINDS
from rules.playtest.lcg.description import PlaytestDescription
from rules.tcg.pairings import describe, two_starters

SMALL = Effort(points=2, curve=3, rounds=((3, 3), (6, 2)), rivals=(3, 2), looks=(4, 8), least=8)


def recorded_game(game: Game, *, last: int = 12, seat: int = 0) -> Recorded:
    """Return a game of easy players, of which the last choices count.

    Quick players decide what the good ones of a whole analysis do.
    """
    kind = KINDS[game]
    description: object
    if game is Game.TCG:
        description = describe(two_starters()[3], 5)
    else:
        deck = introductory_decks()["leadership"].deck
        description = PlaytestDescription((deck,), ("quick",), 5, "passage-through-mirkwood")
    record = kind.play_game(description, 0)
    ruleset = RULESETS[game]
    return Recorded(
        replace(ruleset, good=ruleset.quick),
        lambda: kind.replay(description, 0, record.choices),
        record.choices,
        seat,
        7,
        range(len(record.choices) - last, len(record.choices)),
        SMALL,
    )
