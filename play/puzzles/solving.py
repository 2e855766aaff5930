"""Solving a puzzle, choice by choice. The first way through is rated, as lichess rates it.

A wrong choice settles the rating; it may be tried again for nothing.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.contrib.auth.base_user import AbstractBaseUser
from django.db import transaction
from django.utils import timezone

from decks.locks import lock_until_commit
from decks.ownership import Visitor, owned_by
from decks.rows import lock_row
from play.models import Puzzle, PuzzleSolver, PuzzleTry
from play.puzzles.rating import glicko_of, take_rating
from play.queue.quota import QuotaExceeded
from play.queue.recovery import KEPT_WITHOUT_ACCOUNT
from play.ratings.glicko import Result, after_game

_DAY = 86_400.0


# Solvers without an account from one network within a day: a program that sends no cookies is a new
# one with every answer.
MOST_NEW_SOLVERS = 40
# Puzzles that a solver reported and nobody has checked yet.
MOST_REPORTED = 5


class NoSuchLine(ValueError):
    """An answer that the puzzle doesn't offer."""


@dataclass(frozen=True, slots=True)
class Answered:
    """What became of an answer."""

    right: bool
    over: bool


def try_of(visitor: Visitor, puzzle: Puzzle) -> PuzzleTry | None:
    """Return a visitor's way through a puzzle; None before their first answer."""
    solvers = PuzzleSolver.objects.filter(owned_by(visitor))
    return PuzzleTry.objects.filter(puzzle=puzzle, solver__in=solvers).first()


@transaction.atomic
def answer(visitor: Visitor, puzzle: Puzzle, line: str, queue_key: str = "") -> Answered:
    """Take an answer; `line` has the places of a line, such as "3" or "0.2".

    Raise NoSuchLine for what the pending choice doesn't offer, and QuotaExceeded.
    """
    found = _begun(visitor, puzzle, queue_key)
    if found.over:
        return Answered(right=False, over=True)
    lines = [line_key(each) for each in puzzle.steps[found.step][1]]
    if line not in lines:
        raise NoSuchLine("This choice isn’t offered.")
    if line != lines[0]:
        found.wrong = line
        _settle(found, puzzle, solved=False)
        found.save()
        return Answered(right=False, over=False)
    found.wrong = ""
    found.step += 1
    if found.step == len(puzzle.steps):
        _settle(found, puzzle, solved=True)
        found.over = True
    found.save()
    return Answered(right=True, over=found.over)


@transaction.atomic
def give_up(visitor: Visitor, puzzle: Puzzle, queue_key: str = "") -> None:
    """Show the solution instead of looking further; raise QuotaExceeded."""
    found = _begun(visitor, puzzle, queue_key)
    if not found.over:
        _settle(found, puzzle, solved=False)
        found.over = True
        found.save()


def line_key(line: list[int]) -> str:
    """Return how a form names a line."""
    return ".".join(map(str, line))


def may_report(found: PuzzleTry) -> bool:
    """Note that somebody reports a puzzle whose solution they know; return whether they may.

    Only a few of theirs wait to be checked again, so that nobody takes all puzzles off the list.
    """
    theirs = PuzzleTry.objects.filter(solver=found.solver_id, reported=True)
    if theirs.filter(puzzle__listed=False).count() >= MOST_REPORTED:
        return False
    ready = PuzzleTry.objects.filter(pk=found.pk, over=True, reported=False)
    return bool(ready.update(reported=True))


def _begun(visitor: Visitor, puzzle: Puzzle, queue_key: str) -> PuzzleTry:
    """Return a visitor's way through a puzzle, locked; the first answer begins it."""
    solver = PuzzleSolver.objects.filter(owned_by(visitor)).first()
    if solver is None:
        _check_quota(visitor, queue_key)
        solver, _ = PuzzleSolver.objects.get_or_create(
            **visitor.as_owner(), defaults={"queue_key": queue_key}
        )
    lock_row(PuzzleSolver.objects.all(), solver.pk)
    found, _ = PuzzleTry.objects.get_or_create(solver=solver, puzzle=puzzle)
    return found


def _check_quota(visitor: Visitor, queue_key: str) -> None:
    if visitor.user is not None or not queue_key:
        return
    lock_until_commit(f"solvers of {queue_key}")
    today = PuzzleSolver.objects.filter(
        owner=None, queue_key=queue_key, rated__gte=timezone.now() - timedelta(days=1)
    )
    if today.count() >= MOST_NEW_SOLVERS:
        raise QuotaExceeded("Many people of your network solve puzzles. Sign in to go on.")


def _settle(found: PuzzleTry, puzzle: Puzzle, *, solved: bool) -> None:
    """Rate the solver and the puzzle, once for each way through."""
    if found.missed or found.over:
        return
    found.missed = not solved
    solver = PuzzleSolver.objects.get(pk=found.solver_id)
    against = lock_row(Puzzle.objects.all(), puzzle.pk)
    mine, theirs = glicko_of(solver), glicko_of(against)
    days = (timezone.now() - solver.rated).total_seconds() / _DAY
    take_rating(solver, after_game(mine, Result(theirs, float(solved)), days))
    take_rating(against, after_game(theirs, Result(mine, float(not solved))))
    found.gained = solver.rating - mine.rating
    solver.tries += 1
    solver.solved += solved
    against.tries += 1
    against.solved += solved
    solver.save()
    against.save()


def assign_puzzles(user: AbstractBaseUser, browser: str) -> None:
    """Give an account what its browser solved before it signed in; a rating of its own stays."""
    if browser and not PuzzleSolver.objects.filter(owner=user.pk).exists():
        PuzzleSolver.objects.filter(browser=browser).update(owner=user.pk, browser="")


def delete_expired(now: datetime) -> int:
    """Delete solvers without an account that no session can reach any more; return how many."""
    expired = PuzzleSolver.objects.filter(owner=None, rated__lt=now - KEPT_WITHOUT_ACCOUNT)
    count = expired.count()
    expired.delete()
    return count
