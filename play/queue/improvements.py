"""Improvements on the queue: a chain of playtests, each ordered when the one before is over.

The database is the record. A stage is over when its playtests are; what follows is a function of
what they stored (`rules.playtest.improving.path`), so anybody may go on with a path at any time:
`advance` moves it by one conditional update, and of several workers one gets to order the next.
"""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID, uuid4

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.http import Http404
from django.utils import timezone

from decks.contents.encoding import AnyDeck, from_contents, to_contents
from decks.models import DeckVersion
from decks.ownership import NOBODY, Visitor, owned_by
from play.models import Improvement, Playtest, Status
from play.models.access import readable_playtests
from play.queue import orders
from play.queue.budget import likely_games, settled_games
from play.queue.durations import game_seconds
from play.queue.execution import RULES_CHANGED
from play.queue.fairness import open_playtests
from play.queue.quota import QuotaExceeded, check_quota, claim_quota
from play.queue.totals import playtest_summary
from play.requests.deck_parts import changing_copies
from play.requests.improvement import ImprovementRequest
from play.requests.playtest import Entrant
from rules.construction import Game, load_format
from rules.playtest.improving.outcome import PathTrial
from rules.playtest.improving.path import NextTrial, Purpose, Terms, next_trial
from rules.playtest.improving.survey import expected_worths

# One person has one path under way at a time: each keeps the workers busy for its minutes.
MAX_OPEN_IMPROVEMENTS = 1


def open_improvements() -> QuerySet[Improvement]:
    """Return the improvements whose paths go on."""
    return Improvement.objects.filter(finished=None, cancelled=None, failed=None)


@transaction.atomic
def order_improvement(
    request: ImprovementRequest, *, maker: Visitor, queue_key: str = ""
) -> tuple[Improvement, Playtest]:
    """Write down an improvement with its survey; return it and the playtest to send first.

    Check it with `ImprovementRequest.check` before. Raise `play.queue.quota.QuotaExceeded` where
    the maker has too many, or where its minutes are too few for its players.
    """
    seconds = game_seconds(request.game, request.players)
    claim_quota(maker, queue_key, likely_games(request, seconds))
    _check_open(maker, queue_key)
    improvement = Improvement.objects.create(
        game=request.game,
        version=request.deck.version,
        name=request.deck.name,
        contents=to_contents(request.deck.cards),
        player=request.deck.player,
        others=[
            {
                "name": other.name,
                "contents": to_contents(other.cards),
                "player": other.player,
                "version": other.version.pk if other.version is not None else None,
            }
            for other in request.others
        ],
        format=request.format.slug,
        edition=request.chosen_edition,
        scenario=request.scenario,
        difficulty=request.difficulty,
        day=request.day,
        seed=request.seed,
        minutes=request.minutes,
        asked_games=request.games,
        games=request.games,
        changes=request.changes,
        pool=[dict(group) for group in request.pool],
        kept=sorted(request.kept),
        owned=dict(request.owned) if request.owned is not None else None,
        queue_key=queue_key,
        **maker.as_owner(),
    )
    survey = request.survey()
    gauntlet = uuid4() if len(survey) > 1 else None
    parts = [
        orders.order_part(
            meeting,
            maker=maker,
            queue_key=queue_key,
            improvement=improvement,
            purpose=Purpose.SURVEY,
            gauntlet=gauntlet,
            column=column,
        )
        for column, meeting in enumerate(survey)
    ]
    return improvement, parts[0]


def check_room(request: ImprovementRequest, seconds: float, maker: Visitor, queue_key: str) -> None:
    """Raise as `order_improvement` does, and order nothing; a game takes some `seconds`."""
    check_quota(maker, queue_key, likely_games(request, seconds))
    _check_open(maker, queue_key)


def advance(improvement_id: UUID) -> Playtest | None:
    """Order what comes next on a path whose stage is over; return the playtest to send, or None.

    The first worker to ask orders it. A path ends with its last stage, with a playtest of it
    that was cancelled or failed, or when the rules or players change: its stages build on each
    other.
    """
    improvement = open_improvements().filter(pk=improvement_id).first()
    if improvement is None:
        return None
    parts = stage_parts(improvement)
    if not parts or any(part.is_open for part in parts):
        return None
    now = timezone.now()
    ending = open_improvements().filter(pk=improvement.pk, stage=improvement.stage)
    failed = next((part for part in parts if part.failed), None)
    if failed is not None:
        ending.update(failed=now, failure=failed.failure)
        return None
    if any(part.cancelled for part in parts):
        ending.update(cancelled=now)
        return None
    if not all(part.has_current_rules() for part in parts):
        ending.update(failed=now, failure=RULES_CHANGED)
        return None
    request = stored_request(improvement)
    planned = _plan(improvement, request)
    if planned is None:
        ending.update(finished=now)
        return None
    with transaction.atomic():
        stage = improvement.stage + 1
        if not ending.update(stage=stage):
            return None
        return orders.order_part(
            request.trial(planned),
            maker=Visitor(improvement.owner, improvement.browser),
            queue_key=improvement.queue_key,
            improvement=improvement,
            stage=stage,
            step=planned.step,
            purpose=planned.purpose,
        )


def advance_after(playtest_id: UUID) -> Playtest | None:
    """Go on with the path that a playtest belongs to, if it is over; return what to send."""
    part = Playtest.objects.filter(pk=playtest_id).exclude(improvement=None).first()
    if part is None or part.is_open or part.improvement_id is None:
        return None
    return advance(part.improvement_id)


def claim_waiting() -> list[Playtest]:
    """Go on with all paths whose stage is over, such as those of a worker that died just then."""
    playing = open_playtests().filter(improvement=OuterRef("pk"))
    waiting = open_improvements().filter(~Exists(playing)).values_list("pk", flat=True)
    return [opened for pk in waiting if (opened := advance(pk)) is not None]


def delete_expired(before: datetime) -> int:
    """Delete improvements of browsers without an account from before a time, by now nobody's."""
    expired = Improvement.objects.filter(owner=None, created__lt=before).exclude(browser="")
    count = expired.count()
    expired.delete()
    return count


def stage_parts(improvement: Improvement) -> list[Playtest]:
    """Return the playtests of the stage that is played."""
    return list(improvement.playtests.filter(stage=improvement.stage).order_by("column"))


def improvement_status(improvement: Improvement) -> Status:
    """Return how far an improvement is."""
    if improvement.finished:
        return Status.FINISHED
    if improvement.cancelled:
        return Status.CANCELLED
    if improvement.failed:
        return Status.FAILED
    parts = stage_parts(improvement)
    if any(part.status is Status.PAUSED for part in parts):
        return Status.PAUSED
    waits = improvement.stage == 0 and all(part.status is Status.WAITING for part in parts)
    return Status.WAITING if waits else Status.PLAYING


def path_terms(improvement: Improvement, request: ImprovementRequest) -> Terms | None:
    """Return what the path depends on; None until the survey has shown how fast games are."""
    if improvement.games is None:
        return None
    return Terms(improvement.seed, improvement.games, request.survey_games)


def path_trials(improvement: Improvement) -> list[tuple[Playtest, PathTrial]]:
    """Return the trials of a path in their order, the last one as far as it is played."""
    parts = (
        improvement.playtests.exclude(purpose=Purpose.SURVEY)
        .order_by("stage")
        .select_related("trial")
        .prefetch_related("decks")
    )
    return [(part, _path_trial(part)) for part in parts]


def stored_request(improvement: Improvement) -> ImprovementRequest:
    """Return what was asked for."""
    game = Game(improvement.game)
    others = improvement.others
    versions = DeckVersion.objects.select_related("deck").in_bulk(
        [other["version"] for other in others if other["version"] is not None]
    )
    return ImprovementRequest(
        deck=Entrant(
            improvement.name, improvement.cards(), improvement.player, improvement.version
        ),
        others=tuple(
            Entrant(
                other["name"],
                from_contents(game, other["contents"]),
                other["player"],
                versions.get(other["version"]),
            )
            for other in others
        ),
        seed=improvement.seed,
        format=load_format(improvement.format),
        day=improvement.day,
        pool=tuple(improvement.pool),
        minutes=improvement.minutes,
        games=improvement.asked_games,
        changes=improvement.changes,
        kept=frozenset(improvement.kept),
        owned=improvement.owned,
        scenario=improvement.scenario,
        difficulty=improvement.difficulty,
        chosen_edition=improvement.edition,
    )


def improvement_to_read(visitor: Visitor, improvement_id: UUID) -> Improvement:
    """Return an improvement; Http404 unless it is the visitor's or all its decks are readable."""
    improvement = Improvement.objects.filter(pk=improvement_id).first()
    if improvement is not None and not visitor.owns(improvement):
        readable = readable_playtests(visitor).filter(improvement=improvement, stage=0)
        parts = improvement.playtests.filter(stage=0)
        if not parts.exists() or readable.count() != parts.count():
            improvement = None
    if improvement is None:
        raise Http404("This improvement doesn’t exist, or one of its decks is private.")
    return improvement


def improvement_to_change(visitor: Visitor, improvement_id: UUID) -> Improvement:
    """Return one of the visitor's own improvements; Http404, PermissionDenied."""
    improvement = improvement_to_read(visitor, improvement_id)
    if not visitor.owns(improvement):
        raise PermissionDenied("Only the person who started this improvement can change it.")
    return improvement


def own_improvements(visitor: Visitor) -> QuerySet[Improvement]:
    """Return the visitor's improvements, the newest first."""
    return Improvement.objects.filter(owned_by(visitor))


def _check_open(maker: Visitor, queue_key: str) -> None:
    if maker == NOBODY:
        return
    same = owned_by(maker) | (Q(owner=None, queue_key=queue_key) & ~Q(queue_key=""))
    if open_improvements().filter(same).count() >= MAX_OPEN_IMPROVEMENTS:
        raise QuotaExceeded("One of your decks is being improved. Wait for it, or cancel it.")


def _plan(improvement: Improvement, request: ImprovementRequest) -> NextTrial | None:
    """Return the trial that follows from all that is stored."""
    survey = list(improvement.playtests.filter(stage=0).order_by("column"))
    if improvement.games is None:
        games = settled_games(request, request.survey_games, _seconds(survey))
        Improvement.objects.filter(pk=improvement.pk, games=None).update(games=games)
        improvement.refresh_from_db(fields=["games"])
    terms = path_terms(improvement, request)
    assert terms is not None, "the games were just settled"
    expected = expected_worths(playtest_summary(part).cards[0] for part in survey)
    played = [trial.played() for _, trial in path_trials(improvement)]
    return next_trial(terms, request.latitude, expected, played)


def _seconds(survey: Sequence[Playtest]) -> float:
    """Return how long a survey took, from its first game to its last."""
    begun = [part.started for part in survey if part.started]
    ended = [part.finished for part in survey if part.finished]
    return (max(ended) - min(begun)).total_seconds() if begun and ended else 0.0


def _path_trial(part: Playtest) -> PathTrial:
    trial = part.trial
    decks = list(part.decks.all())[: trial.versions]
    return PathTrial(
        Purpose(part.purpose),
        part.step,
        tuple(changing_copies(deck.cards()) for deck in decks),
        trial.stages,
        trial.plan,
        playtest_summary(part),
    )


def kept_versions(improvement: Improvement) -> dict[int, AnyDeck]:
    """Return the decks of the steps that were kept, by the number of the step."""
    return {
        trial.step: list(part.decks.all())[1].cards()
        for part, trial in path_trials(improvement)
        if trial.purpose is Purpose.CONFIRMATION and not part.is_open and trial.played().best
    }
