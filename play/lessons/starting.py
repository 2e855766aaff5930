"""Sitting down to a guided game, at its beginning or at a lesson, and to an example of a rule."""

from datetime import date
from functools import cache
from typing import Any

from django.db import transaction

from decks.contents.encoding import AnyDeck
from decks.guests import name_for
from decks.ownership import Visitor
from play.models import Seat, Table
from play.tables.continuing import as_it_was
from play.tables.playing import begin_from
from play.tables.quota import claim_place
from rules.construction import Game
from rules.lcg.vocabulary import Difficulty
from rules.lessons.course import Course
from rules.lessons.options import LEARNER
from rules.lessons.reading import course
from rules.lessons.scene import Scene
from rules.lessons.walking import choices_before
from rules.players.strengths import EASY
from rules.tcg.pools import pool_with


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


def start_scene(scene: Scene, visitor: Visitor, queue_key: str = "") -> Table:
    """Return a new table at an example of a rule; raise QuotaExceeded, and NoSuchOption.

    It goes on as any other game against the computer.
    """
    source = scene.source
    description: Any = source.description()
    lcg = source.game is Game.LCG
    with transaction.atomic():
        claim_place(visitor, queue_key)
        table = Table.objects.create(
            game=source.game,
            format=course(Game.LCG).setting.format if lcg else pool_with(source.decks).format,
            edition=description.edition,
            scenario=source.scenario,
            difficulty=Difficulty.STANDARD if lcg else "",
            day=date.fromisoformat(description.day) if description.day else None,
            seed=source.seed,
            queue_key=queue_key,
            **visitor.as_owner(),
        )
        decks = zip(source.deck_names, description.decks, strict=True)
        Seat.objects.bulk_create(
            _seat(table, place, deck_name, deck, visitor, mine=lcg or place == LEARNER)
            for place, (deck_name, deck) in enumerate(decks)
        )
        begin_from(table, scene.choices)
    return table


def _seats(table: Table, found: Course, visitor: Visitor) -> list[Seat]:
    return [
        _seat(table, place, deck_name, deck, visitor, mine=place == LEARNER)
        for place, (deck_name, deck) in enumerate(found.setting.decks)
    ]


def _seat(
    table: Table, place: int, deck_name: str, deck: AnyDeck, visitor: Visitor, *, mine: bool
) -> Seat:
    return Seat(
        table=table,
        place=place,
        name=name_for(visitor) if mine else "Computer",
        deck_name=deck_name,
        contents=as_it_was(deck),
        player="" if mine else EASY,
        by_person=mine,
        **(visitor.as_owner() if mine else {}),
    )
