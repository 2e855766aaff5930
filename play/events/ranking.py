"""The order of an event's players: Swiss standings, then how far they came in elimination."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from play.events.elimination import final_places
from play.events.standings import Line, PlayedMatch, standings
from play.models import Event, EventEntry
from rules.limited.opening import Dice

_SEEDS = 12


def ranked(event: Event, entries: Sequence[EventEntry], over: Iterable[PlayedMatch]) -> list[Line]:
    """Return the players of an event, the best first.

    Those of the bracket are ahead of all others. Points and tie-breaks are of the Swiss rounds, or
    of all rounds of an event that has none.
    """
    matches, players = list(over), sorted(entry.place for entry in entries)
    swiss = [match for match in matches if match.round <= event.rounds]
    lines = {line.player: line for line in standings(players, swiss if event.rounds else matches)}
    knockout = [match for match in matches if match.round > event.rounds]
    if not knockout:
        return list(lines.values())
    seeds = seeds_of(event, players, matches)
    gone = {entry.place for entry in entries if entry.dropped is not None}
    places = final_places(seeds, knockout, gone)
    first = [replace(lines[player], rank=rank) for player, rank in places]
    rest = [line for player, line in lines.items() if player not in seeds]
    # Their ranks go on after the bracket; equal players still share one.
    ranks: dict[int, int] = {}
    for place, line in enumerate(rest, start=len(seeds) + 1):
        ranks.setdefault(line.rank, place)
    return first + [replace(line, rank=ranks[line.rank]) for line in rest]


def seeds_of(event: Event, players: Sequence[int], over: Iterable[PlayedMatch]) -> list[int]:
    """Return the players of the bracket, the best seed first: those of its first round."""
    matches = list(over)
    first_round = [match for match in matches if match.round == event.rounds + 1]
    drawn = {match.first for match in first_round}
    drawn |= {match.second for match in first_round if match.second is not None}
    return [player for player in seed_order(event, players, matches) if player in drawn]


def seed_order(event: Event, players: Sequence[int], over: Iterable[PlayedMatch]) -> list[int]:
    """Return the players by Swiss standings, or without Swiss rounds by lot."""
    if not event.rounds:
        dice, left = Dice(event.seed, _SEEDS), sorted(players)
        return [left.pop(dice.below(len(left))) for _ in players]
    swiss = (match for match in over if match.round <= event.rounds)
    return [line.player for line in standings(players, swiss)]
