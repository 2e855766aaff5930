"""Rating a game that two accounts agreed to rate, once.

Both ratings change in the transaction in which the game ends. Whoever leaves a rated game loses it,
whatever the computer player makes of it. Nothing is rated between seats of one account or one
address, before both have played a little, or between the same two people again and again.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from django.utils import timezone

from play.models import RatedResult, Rating, Seat, Table
from play.ratings.addresses import share_an_address
from play.ratings.glicko import START, Glicko, Result, after_game, after_waiting
from rules.construction import UnknownFormat, load_format

WON, DRAWN, LOST = 1.0, 0.5, 0.0
# A game of fewer choices was not played: somebody left before it began.
LEAST_STEPS = 8
# Two people can't pass points to each other all day.
MOST_A_DAY_BETWEEN_TWO = 10
DRAW = "draw"


def rate_end(table: Table, seats: Sequence[Seat]) -> None:
    """Rate a locked table's game that is over, unless it was rated when somebody left."""
    if table.winner is not None:
        rate(table, seats, {seat.place: float(seat.place == table.winner) for seat in seats})
    elif table.ending == DRAW:
        rate(table, seats, dict.fromkeys((seat.place for seat in seats), DRAWN))


def rate_leaving(table: Table, seats: Sequence[Seat], place: int) -> None:
    """Rate a locked table's game in which a person leaves: they lose."""
    if table.is_playing:
        rate(table, seats, {seat.place: float(seat.place != place) for seat in seats})


def rate(table: Table, seats: Sequence[Seat], scores: dict[int, float]) -> None:
    """Change the ratings of both accounts by their scores; nothing for a game that doesn't count.

    The caller has locked the table.
    """
    if not counts(table, seats):
        return
    now = timezone.now()
    kind = kind_of(table)
    # Always in the same order, so that two games that end at once don't wait for each other.
    first, second = sorted(seats, key=lambda seat: seat.owner_id or 0)
    ratings = [_locked_rating(seat, table.game, kind, now) for seat in (first, second)]
    before = [current(rating, now) for rating in ratings]
    for seat, rating, other, own, against in (
        (first, ratings[0], second, before[0], before[1]),
        (second, ratings[1], first, before[1], before[0]),
    ):
        assert seat.owner_id is not None, "only games between accounts count"
        score = scores[seat.place]
        rated = after_game(own, Result(against, score))
        RatedResult.objects.create(
            table=table,
            account_id=seat.owner_id,
            opponent_id=other.owner_id,
            kind=kind,
            score=score,
            before=own.rating,
            after=rated.rating,
            deviation=rated.deviation,
            ended=now,
        )
        rating.rating, rating.deviation = rated.rating, rated.deviation
        rating.volatility, rating.changed = rated.volatility, now
        rating.games += 1
        rating.save()


def counts(table: Table, seats: Sequence[Seat]) -> bool:
    """Return whether a game counts for ratings and has not yet been rated."""
    if not table.rated or not table.face.has_opponents or len(seats) != 2:
        return False
    people = {seat.owner_id for seat in seats if seat.by_person and seat.owner_id is not None}
    if len(people) != 2 or table.source_id or table.source_table_id or table.source_step:
        return False
    if table.steps < LEAST_STEPS or share_an_address(seats):
        return False
    if RatedResult.objects.filter(table=table).exists():
        return False
    lately = RatedResult.objects.filter(
        account__in=people, opponent__in=people, ended__gt=timezone.now() - timedelta(days=1)
    )
    return lately.values("table").distinct().count() < MOST_A_DAY_BETWEEN_TWO


def current(rating: Rating, now: datetime) -> Glicko:
    """Return a rating as it is now: less certain the longer ago its last game ended."""
    known = Glicko(rating.rating, rating.deviation, rating.volatility)
    days = (now - rating.changed).total_seconds() / timedelta(days=1).total_seconds()
    return after_waiting(known, max(0.0, days)) if rating.games else known


def kind_of(table: Table) -> str:
    """Return the kind of format that a game counts for, such as "block"."""
    try:
        return load_format(table.format).family.value
    except UnknownFormat:
        return "other"


def _locked_rating(seat: Seat, game: str, kind: str, now: datetime) -> Rating:
    Rating.objects.get_or_create(
        account_id=seat.owner_id,
        game=game,
        kind=kind,
        defaults={
            "rating": START.rating,
            "deviation": START.deviation,
            "volatility": START.volatility,
            "changed": now,
        },
    )
    return Rating.objects.select_for_update().get(account=seat.owner_id, game=game, kind=kind)
