"""Paths on the queue: the database is the record, and what follows is the same for everybody."""

import pytest

from play.models import Improvement, Playtest
from play.queue import control, improvements
from play.queue.improvements import advance, path_terms, path_trials, stored_request
from play.queue.tasks import play_chunk_task, recover_task
from play.requests.improvement import ImprovementRequest
from play.trials.improvements.playing import play_improvement
from play.trials.improvements.report import path_json
from rules.playtest.improving.path import Purpose
from tests.play.trials.improvements.small_improvements import (
    GOOD,
    improvement_request,
    ordered,
    play_parts,
    play_path,
    quick_games,
)

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quick_games")]
__all__ = ["quick_games"]


def found(improvement: Improvement) -> dict[str, object]:
    terms = path_terms(improvement, stored_request(improvement))
    assert terms is not None
    return path_json(terms, [trial for _, trial in path_trials(improvement)])


def test_the_queue_finds_what_the_command_finds_and_it_is_better_and_legal() -> None:
    improvement = play_path(ordered())
    *_, path = play_improvement(improvement_request())
    assert improvement.finished
    assert found(improvement) == path_json(path.terms, path.trials)
    trials = [trial for _, trial in path_trials(improvement)]
    final = trials[-1]
    assert final.purpose is Purpose.FINAL
    assert sum(final.versions[-1].get(card, 0) for card in GOOD) >= 3
    assert final.played().best
    request = stored_request(improvement)
    assert all(request.is_allowed(version) for trial in trials for version in trial.versions)


def test_of_two_workers_that_see_a_stage_end_one_orders_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    improvement = ordered()
    play_parts(improvement)

    def read_while_another_advances(row: Improvement) -> ImprovementRequest:
        monkeypatch.setattr(improvements, "stored_request", stored_request)
        assert advance(improvement.pk) is not None
        return stored_request(row)

    monkeypatch.setattr(improvements, "stored_request", read_while_another_advances)
    assert advance(improvement.pk) is None
    assert improvement.playtests.filter(stage=1).count() == 1


def test_a_path_whose_worker_died_between_stages_goes_on_with_the_sweep(sent: list[str]) -> None:
    improvement = ordered()
    play_parts(improvement)
    recover_task()
    opened = improvement.playtests.get(stage=1)
    assert str(opened.pk) in sent


def test_the_worker_that_ends_a_stage_sends_the_next(sent: list[str]) -> None:
    improvement = ordered()
    last = improvement.playtests.order_by("column").last()
    assert last is not None
    play_parts(improvement)
    Playtest.objects.filter(pk=last.pk).update(finished=None)
    play_chunk_task(str(last.pk), 0)
    assert str(improvement.playtests.get(stage=1).pk) in sent


def test_minutes_become_games_by_the_speed_of_the_survey_once() -> None:
    improvement = ordered(games=None, minutes=1)
    play_parts(improvement)
    advance(improvement.pk)
    improvement.refresh_from_db()
    assert improvement.games is not None
    assert improvement.games > 400


def test_a_cancelled_improvement_plays_no_more(sent: list[str]) -> None:
    improvement = ordered()
    assert control.cancel_improvement(improvement)
    improvement.refresh_from_db()
    assert improvement.cancelled
    assert not improvement.playtests.filter(cancelled=None).exists()
    assert advance(improvement.pk) is None


def test_a_path_ends_with_a_part_that_failed() -> None:
    improvement = ordered()
    play_parts(improvement)
    part = improvement.playtests.first()
    assert part is not None
    Playtest.objects.filter(pk=part.pk).update(
        finished=None, failed=part.created, failure="It stopped."
    )
    assert advance(improvement.pk) is None
    improvement.refresh_from_db()
    assert improvement.failure == "It stopped."
