"""A quest league: beginning one, entering a party, playing its next scenario, reading scores."""

import secrets
from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.http import Http404

from decks.contents.encoding import canonical, to_contents
from decks.files.sanitize import strip_unprintable
from decks.guests import name_for
from decks.models import Deck
from decks.ownership import Visitor, owned_by
from decks.rows import lock_row
from play.models import QuestGame, QuestLeague, QuestMember, QuestParty, Table, TableStatus
from play.models.limits import MAX_SEED
from play.quest_leagues.members import leave_parties, seat_members, seats_of_members
from play.requests.playtest import NotPlayable, enter
from play.requests.table import Hands, SeatRequest, TableRequest
from play.results.labels import scenario_name
from play.tables.live_games import OlderRules, live_games
from play.tables.making import make_table
from rules.construction import Game, load_format
from rules.lcg.campaign import ORDER
from rules.lcg.scenarios import SCENARIOS
from rules.lcg.vocabulary import Difficulty

NO_LEAGUE = "This quest league doesn’t exist."
# Decks of any size play: the league judges by its games.
FORMAT = "lcg-open"
GAME = Game.LCG
MAX_SCENARIOS, MAX_FRIENDS, MAX_PARTIES, MAX_LEAGUES = 30, 3, 64, 100


class LeagueRefused(ValueError):
    """Something that a league doesn't allow; the message says why."""


def begin_league(
    maker: Visitor,
    name: str = "",
    scenarios: Sequence[str] = ORDER,
    difficulty: Difficulty = Difficulty.STANDARD,
) -> QuestLeague:
    """Begin a league of scenarios in an order. Raise LeagueRefused."""
    if not 1 <= len(scenarios) <= MAX_SCENARIOS or any(one not in SCENARIOS for one in scenarios):
        raise LeagueRefused(f"Choose 1 to {MAX_SCENARIOS} scenarios: {', '.join(SCENARIOS)}.")
    if QuestLeague.objects.filter(owned_by(maker)).count() >= MAX_LEAGUES:
        raise LeagueRefused(f"You keep {MAX_LEAGUES} quest leagues. Delete one to begin another.")
    return QuestLeague.objects.create(
        name=strip_unprintable(name)[:80] or "Quest league",
        scenarios=list(scenarios),
        difficulty=difficulty.value,
        **maker.as_owner(),
    )


def leagues_of(visitor: Visitor) -> QuerySet[QuestLeague]:
    """Return the leagues that a visitor began or plays in."""
    mine = parties_of(visitor)
    return QuestLeague.objects.filter(Q(parties__in=mine) | owned_by(visitor)).distinct()


def league_to_read(league_id: UUID) -> QuestLeague:
    """Return a league; anyone with its address may read it. Raise Http404."""
    league = QuestLeague.objects.filter(pk=league_id).first()
    if league is None:
        raise Http404(NO_LEAGUE)
    return league


def league_to_change(visitor: Visitor, league_id: UUID) -> QuestLeague:
    """Return a league of the visitor's own. Raise Http404 or PermissionDenied."""
    league = league_to_read(league_id)
    if not visitor.owns(league):
        raise PermissionDenied("Only the organiser can do this.")
    return league


def parties_of(visitor: Visitor) -> QuerySet[QuestParty]:
    """Return the parties in all leagues that a visitor entered or is a member of."""
    members = QuestMember.objects.filter(owned_by(visitor))
    entered = QuestParty.objects.filter(owned_by(visitor), members=None)
    return QuestParty.objects.filter(Q(members__in=members) | Q(pk__in=entered.values("pk")))


def party_of(league: QuestLeague, visitor: Visitor) -> QuestParty | None:
    """Return a visitor's party in a league, None if they have none."""
    return parties_of(visitor).filter(league=league).first()


@transaction.atomic
def enter_party(
    league: QuestLeague, visitor: Visitor, deck: Deck, *, friends: int = 0, name: str = ""
) -> QuestParty:
    """Enter a party with a locked deck; one that has not played may choose another deck.

    Raise LeagueRefused.
    """
    held = lock_row(QuestLeague.objects.all(), league.pk)
    version = deck.versions.first()
    if version is None or Game(deck.game) is not GAME:
        raise LeagueRefused(f"Choose a deck of the {GAME.name}.")
    if held.is_closed or held.parties.exclude(members=None).exists():
        raise LeagueRefused("This league is only for those who began it together.")
    if not 0 <= friends <= MAX_FRIENDS:
        raise LeagueRefused(f"Up to {MAX_FRIENDS} friends play with you.")
    party = party_of(held, visitor)
    if party is None and held.parties.count() >= MAX_PARTIES:
        raise LeagueRefused(f"A league has up to {MAX_PARTIES} parties.")
    if party is not None and party.games.exists():
        raise LeagueRefused("Your party has begun, so it keeps its deck.")
    entered = party or QuestParty(league=held, **visitor.as_owner())
    entered.name = name_for(visitor, name)
    entered.friends, entered.version, entered.deck_name = friends, version, deck.name[:120]
    entered.contents = to_contents(canonical(version.cards()))
    entered.save()
    return entered


@transaction.atomic
def play_next(party: QuestParty, visitor: Visitor, queue_key: str) -> Table:
    """Return the table of a party's game, made for the next scenario if none goes on.

    Friends take their seats by the table's invitations; members of a party have theirs from the
    start. Raise LeagueRefused after the last scenario and for decks that can't be played,
    QuotaExceeded for too many tables.
    """
    held = lock_row(QuestParty.objects.select_related("league"), party.pk, of=("self",))
    settle([held])
    games = list(held.games.select_related("table"))
    open_game = next((game for game in games if game.won is None), None)
    if open_game is not None and open_game.table is not None:
        return open_game.table
    league = held.league
    if len(games) >= len(league.scenarios):
        raise LeagueRefused("You have played all scenarios.")
    members = list(held.members.all())
    seats = seats_of_members(members, visitor) if members else _seats_of_friends(held)
    request = TableRequest(
        seats,
        secrets.randbelow(MAX_SEED + 1),
        load_format(FORMAT),
        None,
        scenario=league.scenarios[len(games)],
        difficulty=league.difficulty,
    )
    try:
        request.find_warnings()
    except NotPlayable as error:
        raise LeagueRefused(str(error)) from error
    table = make_table(request, maker=visitor, queue_key=queue_key, allowed_illegal=True)
    seat_members(table, members, visitor)
    # The game began with the last seat.
    table.refresh_from_db()
    QuestGame.objects.create(party=held, number=len(games), table=table)
    return table


def _seats_of_friends(party: QuestParty) -> tuple[SeatRequest, ...]:
    entrant = enter(party.deck_name, party.cards(), "", party.version)
    return (
        SeatRequest(Hands.MINE, entrant),
        *(SeatRequest(Hands.FRIEND, None) for _ in range(party.friends)),
    )


def settle(parties: Sequence[QuestParty]) -> None:
    """Write down how games ended since; one given up or whose table is gone is lost."""
    open_games = QuestGame.objects.filter(party__in=parties, won=None).select_related("table")
    for game in open_games:
        table = game.table
        if table is not None and table.status in (TableStatus.OPEN, TableStatus.PLAYING):
            continue
        game.score = _score(table) if table is not None else None
        game.won = game.score is not None
        if table is not None:
            game.helped = sum(seat.taken_back + seat.hints for seat in table.seats.all())
        game.save(update_fields=["won", "score", "helped"])


@transaction.atomic
def leave_leagues(user: User) -> None:
    """Take an account that is about to be deleted out of all leagues; others play on."""
    leave_parties(user)
    QuestParty.objects.filter(owner=user, members=None).delete()
    QuestLeague.objects.filter(owner=user, parties=None).delete()


def delete_expired(before: datetime) -> int:
    """Delete old leagues of browsers in which no account plays and nobody entered later.

    Return how many there were.
    """
    parties = QuestParty.objects.filter(league=OuterRef("pk"))
    kept = Q(owner__isnull=False) | Q(members__owner__isnull=False) | Q(created__gte=before)
    alive = parties.filter(kept)
    expired = QuestLeague.objects.filter(~Exists(alive), owner=None, created__lt=before)
    count = expired.count()
    expired.delete()
    return count


def scenario_names(league: QuestLeague) -> list[str]:
    """Return the names of a league's scenarios in their order."""
    return [scenario_name(slug) for slug in league.scenarios]


def _score(table: Table) -> int | None:
    """Return the score of a won game; None for a lost one, or one by other rules than today's."""
    if table.status != TableStatus.OVER or table.winner is None:
        return None
    try:
        live = live_games.take(table, list(table.seats.all()))
    except OlderRules:
        return None
    live_games.keep(live)
    ended = live.scenarios[-1].outcome()
    score: int | None = ended.score.total if ended is not None and ended.score else None
    return score
