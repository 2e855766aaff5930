"""What a playout gains, by what it tries out: which options of a decision are worth trying.

In games of tacticians some decisions are tried out in full, in as many deals. The player that goes
by one deal takes the other option where that deal shows it ahead; the deals it did not see tell
what it gained. So luck of a deal gains nothing, and what playouts go to can be weighed by moment
and by how good an option looked (docs/players.md).
"""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import fsum
from random import Random
from typing import Final, NamedTuple

from rules import rng
from rules.playtest.playing import player_seed
from rules.tcg.engine.state.decision import PASS
from rules.tcg.game import Game
from rules.tcg.players.learned.fights_tried_out import play_fights_out
from rules.tcg.players.learned.shortlist import shortlist
from rules.tcg.players.learned.striker import StrikingPlayer
from rules.tcg.players.learned.tactician import QUICK, Moment, TacticalPlayer, moment_of
from rules.tcg.study.mixed_games import POOLS, mixed_game
from rules.tcg.study.pairings import Pairing

# How many of the decisions are tried out, in how many deals, and how many options at most.
SHARE: Final = 0.3
DEALS: Final = 7
OPTIONS: Final = 9
# By how much a deal must show another option ahead, as for the default player.
LEAD: Final = QUICK.fights[Moment.ASSIGNING].lead
# From this one on, options are counted together.
_LAST_RANK: Final = 5
# The chances to win from which what the player's own choice comes to is counted together.
OWN_FROM: Final = (0.0, 0.1, 0.35, 0.65, 0.8, 0.9, 0.95)


class Alternative(NamedTuple):
    """An option tried out beside the player's own choice, and what trying it gained.

    `rank` counts the options by how good they look, from 1. `deals` has, for each deal that might
    decide, what the player's own choice came to in it and what trying the option gained: chances
    to win.
    """

    moment: Moment
    rank: int
    passes: bool
    deals: tuple[tuple[float, float], ...]

    @property
    def gained(self) -> float:
        """What trying it gained on average, whichever deal decided."""
        return fsum(gain for _, gain in self.deals) / len(self.deals)


class _WatchedStriker(StrikingPlayer):
    """The striker in a tactician, which remembers what it would have done."""

    __slots__ = ("own",)

    def choose(self, game: Game) -> int:
        """Return the place of the option it takes."""
        self.own = super().choose(game)
        return self.own


def alternatives(
    listed: Sequence[Pairing], number: int, seed: int, drawn: float
) -> Iterator[Alternative]:
    """Play the game of a number and yield what was tried out in it.

    All that a game is follows from its number and the seed; `drawn` is the share of games with
    drawn decks.
    """
    dice = Random(f"{seed} {number}")
    game = mixed_game(listed, number, seed, dice, drawn, POOLS)
    seeds = [player_seed(seed, number, seat) for seat in range(2)]
    strikers = [_WatchedStriker(seed=each) for each in seeds]
    players = [
        TacticalPlayer(each, QUICK, striker) for each, striker in zip(seeds, strikers, strict=True)
    ]
    while (decision := game.decision()) is not None:
        place = players[decision.player].choose(game)
        moment = moment_of(game.state, decision)
        if moment is not None and len(decision.options) > 1 and dice.random() < SHARE:
            yield from _try_out(game, moment, strikers[decision.player], dice.getrandbits(31))
        game.choose(place)


def _try_out(
    game: Game, moment: Moment, striker: _WatchedStriker, seed: int
) -> Iterator[Alternative]:
    """Yield what trying each of the options that look best gains beside the striker's own."""
    state = game.state
    decision = state.pending
    assert decision is not None, "the game waits for no choice"
    priors = striker.priors(state, decision)
    places = shortlist(state, decision, striker.own, priors, OPTIONS)
    chances: list[list[float]] = [[] for _ in places]
    for deal in range(DEALS):
        dealt = game.determinize(decision.player, rng.seeded(seed, deal))
        for place, found in zip(places, chances, strict=True):
            found.append(play_fights_out(dealt.clone(), decision.player, place))
    rank = 0
    for place, found in zip(places[1:], chances[1:], strict=True):
        passes = decision.options[place] == PASS
        rank += not passes
        gains = gained(chances[0], found, LEAD)
        yield Alternative(moment, rank, passes, tuple(zip(chances[0], gains, strict=True)))


def gained(own: Sequence[float], other: Sequence[float], lead: float) -> list[float]:
    """Return what trying another option gains beside the player's own choice, by the deal tried.

    Both are chances to win in the same deals. The other is taken where a deal shows it ahead by
    `lead`, and gains what it has more in all the other deals.
    """
    more = [theirs - mine for mine, theirs in zip(own, other, strict=True)]
    total = fsum(more)
    return [(total - each) / (len(more) - 1) if each > lead else 0.0 for each in more]


def table_by_own(found: Sequence[Alternative]) -> str:
    """Return the gain of a playout by what the player's own choice came to, in Markdown.

    In the deal that decides, for it is known before another option is tried. Gains are thousandths
    of a chance to win; in brackets is the share of the moment's playouts.
    """
    groups: defaultdict[Moment, list[list[float]]] = defaultdict(lambda: [[] for _ in OWN_FROM])
    for each in found:
        for own, gain in each.deals:
            groups[each.moment][bisect_right(OWN_FROM, own) - 1].append(gain)
    rows = [(moment, _shares(groups[moment])) for moment in Moment if moment in groups]
    return _markdown([f"from {100 * least:.0f} %" for least in OWN_FROM], rows)


def _shares(bands: Sequence[Sequence[float]]) -> list[str]:
    number = sum(map(len, bands))
    return [_cell(gains, f"{100 * len(gains) / number:.0f} %") for gains in bands]


def table(found: Sequence[Alternative], games: int) -> str:
    """Return the gain of a playout by moment and by how good the option looked, in Markdown.

    Gains are thousandths of a chance to win, options tried are counted for each game.
    """
    groups: defaultdict[tuple[Moment, str], list[float]] = defaultdict(list)
    for each in found:
        groups[each.moment, _column(each.rank, each.passes)].append(each.gained)
    columns = [_column(rank, passes=False) for rank in range(1, _LAST_RANK + 1)]
    columns.append(_column(0, passes=True))
    rows = [
        (moment, [_cell_a_game(groups[moment, column], games) for column in columns])
        for moment in Moment
    ]
    return _markdown(columns, rows)


def _markdown(columns: Sequence[str], rows: Sequence[tuple[Moment, Sequence[str]]]) -> str:
    """Return a table with a row of cells for each moment."""
    lines = [f"| Moment | {' | '.join(columns)} |", "| --- |" + " --- |" * len(columns)]
    lines += [f"| {moment.value} | {' | '.join(cells)} |" for moment, cells in rows]
    return "\n".join(lines) + "\n"


def _column(rank: int, passes: bool) -> str:
    if passes:
        return "Passing"
    return f"{rank}." if rank < _LAST_RANK else f"{_LAST_RANK}. and later"


def _cell_a_game(gains: Sequence[float], games: int) -> str:
    return _cell(gains, f"{len(gains) / SHARE / games:.1f} a game")


def _cell(gains: Sequence[float], how_many: str) -> str:
    """Return the mean gain in thousandths, with how many gains it is of."""
    if not gains:
        return "–"
    return f"{1_000 * fsum(gains) / len(gains):.1f} ({how_many})"
