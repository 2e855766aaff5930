"""A quest league as its page and the API show it."""

from dataclasses import dataclass

from decks.ownership import Visitor
from play.models import QuestGame, QuestLeague, QuestParty
from play.quest_leagues.leagues import party_of, scenario_names, settle
from play.quest_leagues.standings import QuestLine, QuestResult, standings


@dataclass(frozen=True, slots=True)
class ShownParty:
    """A party's line: its place, and its game of each scenario, None where it has none yet."""

    line: QuestLine
    party: QuestParty
    mine: bool
    games: tuple[QuestGame | None, ...]


@dataclass(frozen=True, slots=True)
class ShownLeague:
    """What a visitor sees of a league. `next` is the scenario that their party plays next."""

    scenarios: tuple[str, ...]
    parties: tuple[ShownParty, ...]
    party: QuestParty | None
    playing: bool
    next: str
    organises: bool


def show_league(league: QuestLeague, visitor: Visitor) -> ShownLeague:
    """Return a league with its standings; games that ended since are written down first."""
    parties = list(league.parties.all())
    settle(parties)
    games = QuestGame.objects.filter(party__in=parties)
    by_party: dict[int, dict[int, QuestGame]] = {party.pk: {} for party in parties}
    for game in games:
        by_party[game.party_id][game.number] = game
    results = {
        key: [QuestResult(game.score) for game in held.values() if game.won is not None]
        for key, held in by_party.items()
    }
    mine = party_of(league, visitor)
    names, known = scenario_names(league), {party.pk: party for party in parties}
    own = by_party[mine.pk] if mine is not None else {}
    playing = any(game.won is None for game in own.values())
    place = len(own) - playing
    return ShownLeague(
        tuple(names),
        tuple(
            ShownParty(
                line,
                known[line.party],
                mine is not None and line.party == mine.pk,
                tuple(by_party[line.party].get(number) for number in range(len(names))),
            )
            for line in standings(results)
        ),
        mine,
        playing,
        names[place] if mine is not None and place < len(names) else "",
        visitor.owns(league),
    )
