"""A quest league as its page and the API show it."""

from collections.abc import Iterator
from dataclasses import dataclass

from decks.access import may_name
from decks.ownership import Visitor
from play.models import QuestGame, QuestLeague, QuestMember, QuestParty
from play.quest_leagues.leagues import party_of, scenario_names, settle
from play.quest_leagues.standings import QuestLine, QuestResult, standings


@dataclass(frozen=True, slots=True)
class ShownMember:
    """One of those who drafted or share boxes. `deck` is "" if the visitor may not know it."""

    member: QuestMember
    mine: bool
    deck: str


@dataclass(frozen=True, slots=True)
class ShownParty:
    """A party's line: its place, and its game of each scenario, None where it has none yet.

    `deck` is "" if the visitor may not know its name.
    """

    line: QuestLine
    party: QuestParty
    mine: bool
    deck: str
    members: tuple[ShownMember, ...]
    games: tuple[QuestGame | None, ...]


@dataclass(frozen=True, slots=True)
class ShownLeague:
    """What a visitor sees of a league.

    `next` is the scenario that their party plays next, `begun` whether it has played, and
    `members` are those of their party if it began together.
    """

    scenarios: tuple[str, ...]
    parties: tuple[ShownParty, ...]
    party: QuestParty | None
    members: tuple[ShownMember, ...]
    begun: bool
    playing: bool
    next: str
    organises: bool


def show_league(league: QuestLeague, visitor: Visitor) -> ShownLeague:
    """Return a league with its standings; games that ended since are written down first."""
    parties = list(
        league.parties.select_related("version__deck").prefetch_related("members__version__deck")
    )
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
                _deck(known[line.party], visitor),
                tuple(_members(known[line.party], visitor)),
                tuple(by_party[line.party].get(number) for number in range(len(names))),
            )
            for line in standings(results)
        ),
        mine,
        tuple(_members(known[mine.pk], visitor)) if mine is not None else (),
        bool(own),
        playing,
        names[place] if mine is not None and place < len(names) else "",
        visitor.owns(league),
    )


def _deck(party: QuestParty, visitor: Visitor) -> str:
    own = visitor.owns(party) or may_name(visitor, party.version)
    return party.deck_name if own or party.contents is None else ""


def _members(party: QuestParty, visitor: Visitor) -> Iterator[ShownMember]:
    for member in party.members.all():
        mine = visitor.owns(member)
        # Until a member chooses a deck, theirs is the one that the computer built.
        known = mine or member.version is None or may_name(visitor, member.version)
        yield ShownMember(member, mine, member.deck_name if known else "")
