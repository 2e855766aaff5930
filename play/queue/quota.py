"""How many playtests and games one person may have on the site at a time.

Visitors without an account are also counted by their internet address (`Playtest.queue_key`):
a program that sends no cookies is a new browser with every request.
"""

from collections.abc import Callable
from typing import TypeVar

from django.db.models import Q, QuerySet, Sum
from django.forms import BaseForm

from decks.locks import lock_until_commit
from decks.ownership import NOBODY, Visitor, owned_by
from play.models import Playtest

Ordered = TypeVar("Ordered")

# Playtests that wait or are being played.
MAX_OPEN = 10
MAX_OPEN_BY_ADDRESS = 30
# 100,000 games take about 40 MB.
MAX_GAMES_OF_ACCOUNT = 2_000_000
MAX_GAMES_WITHOUT_ACCOUNT = 300_000


class QuotaExceeded(ValueError):
    """A playtest too many; the message says what the person can do."""


def order_by_form(form: BaseForm, order: Callable[[], Ordered]) -> Ordered | None:
    """Return what a valid form asks for, ordered; None where the form says why it is not.

    `order` orders it. What a quota refuses is an error of the form.
    """
    if not form.is_valid():
        return None
    try:
        return order()
    except QuotaExceeded as error:
        form.add_error(None, str(error))
        return None


def claim_quota(maker: Visitor, queue_key: str, games: int) -> None:
    """Raise as `check_quota` does; the same maker's next claim waits for the end of this one.

    So two requests of one person, checked one after the other, both see what is there. Commands
    ask for nobody and have no quota.
    """
    if maker == NOBODY:
        return
    lock_until_commit(f"playtests of {queue_key or maker.browser}")
    check_quota(maker, queue_key, games)


def check_quota(maker: Visitor, queue_key: str, games: int) -> None:
    """Raise QuotaExceeded if the maker has no room for a playtest of that many games."""
    own_playtests = Playtest.objects.filter(owned_by(maker))
    if _open(own_playtests) >= MAX_OPEN:
        raise QuotaExceeded(
            f"You already have {MAX_OPEN} unfinished playtests. Wait or cancel one."
        )
    if maker.user is not None:
        _check_games(own_playtests, games, MAX_GAMES_OF_ACCOUNT, "")
        return
    same_address = Playtest.objects.filter(
        owned_by(maker) | (Q(owner=None, queue_key=queue_key) & ~Q(queue_key=""))
    )
    if _open(same_address) >= MAX_OPEN_BY_ADDRESS:
        raise QuotaExceeded(
            "Your network has too many unfinished playtests. Sign in, or try again later."
        )
    _check_games(same_address, games, MAX_GAMES_WITHOUT_ACCOUNT, " or sign in")


def _open(playtests: QuerySet[Playtest]) -> int:
    """Return how many playtests are not over; a whole gauntlet or improvement counts as one."""
    unfinished = playtests.filter(finished=None, cancelled=None, failed=None).order_by()
    improvements = unfinished.exclude(improvement=None).values("improvement").distinct()
    unfinished = unfinished.filter(improvement=None)
    gauntlets = unfinished.exclude(gauntlet=None).values("gauntlet").distinct()
    return unfinished.filter(gauntlet=None).count() + gauntlets.count() + improvements.count()


def _check_games(playtests: QuerySet[Playtest], games: int, most: int, otherwise: str) -> None:
    kept: int = playtests.aggregate(games=Sum("games"))["games"] or 0
    if kept + games > most:
        raise QuotaExceeded(
            f"There is room for {max(most - kept, 0):,} more games. "
            f"Ask for fewer, delete a playtest{otherwise}."
        )
