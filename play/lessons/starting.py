"""Sitting down to a guided game, at its beginning or at the beginning of a lesson."""

from datetime import date
from functools import cache

from django.db import transaction

from decks.ownership import Visitor
from play.models import Seat, Table
from play.tables.continuing import as_it_was
from play.tables.playing import begin_from
from play.tables.quota import claim_place
from rules.construction import Game
from rules.lessons.course import Course
from rules.lessons.options import LEARNER
from rules.lessons.reading import course
from rules.lessons.walking import choices_before
from rules.players.strengths import EASY


@cache
def choices_to(game: Game, lesson: int) -> tuple[int, ...]:
    """Return the choices that lead to a lesson of a course, counted from 0."""
    return choices_before(course(game), lesson)


def start_course(game: Game, lesson: int, visitor: Visitor, queue_key: str = "") -> Table:
    """Return a new table that begins at a lesson of a course; QuotaExceeded.

    The other seats are played by a computer player once the lessons are over.
    """
    found = course(game)
    setting = found.setting
    with transaction.atomic():
        claim_place(visitor, queue_key)
        table = Table.objects.create(
            game=game,
            format=setting.format,
            edition=setting.edition,
            scenario=setting.scenario,
            difficulty=setting.difficulty,
            day=date.fromisoformat(setting.day),
            seed=setting.seed,
            course=found.fingerprint,
            queue_key=queue_key,
            **visitor.as_owner(),
        )
        Seat.objects.bulk_create(_seats(table, found, visitor))
        begin_from(table, choices_to(game, lesson) if lesson else ())
    return table


def _seats(table: Table, found: Course, visitor: Visitor) -> list[Seat]:
    name = visitor.user.get_username() if visitor.user is not None else "Guest"
    return [
        Seat(
            table=table,
            place=place,
            name=name if place == LEARNER else "Computer",
            deck_name=deck_name,
            contents=as_it_was(deck),
            player="" if place == LEARNER else EASY,
            by_person=place == LEARNER,
            **(visitor.as_owner() if place == LEARNER else {}),
        )
        for place, (deck_name, deck) in enumerate(found.setting.decks)
    ]
