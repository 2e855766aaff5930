"""Playing a playtest chunk by chunk. Whatever runs twice, or dies on the way, changes nothing.

The chunks of a playtest are settled when it starts; from then on what is missing can always be
found from what is stored. Nothing here speaks to the queue: `play.queue.tasks` does.
"""

import logging
import time
from collections.abc import Callable, Sequence
from uuid import UUID

from celery.exceptions import SoftTimeLimitExceeded
from django.conf import settings
from django.db import transaction
from django.db.models import Sum
from django.utils import timezone

from play.models import Chunk, LadderMatch, PlayedGame, Playtest
from play.queue.chunks import (
    chunk_ranges,
    chunk_size,
    claim_chunks,
    is_missing,
)
from play.queue.durations import GAME_SECONDS
from play.queue.fairness import next_in_line, open_playtests
from play.queue.heartbeat import note_heartbeat
from play.queue.stages import is_decided, open_next_stage
from play.queue.totals import playtest_summary
from rules.playtest.facts import GameFacts
from rules.playtest.kind import Record
from rules.playtest.playing import watched_games
from rules.playtest.ranges import GameFailed, play_range

log = logging.getLogger(__name__)

# A chunk is to take a few seconds: long enough for the queue not to matter, short enough for
# progress to be seen and for a worker's death to cost little.
CHUNK_SECONDS = 2.0
TIMED_SECONDS = 0.4
MAX_CHUNK_GAMES = 2000
# The first games may have been short ones. A chunk that has taken this much processor time is
# stored with the games it has, and the rest of it waits its turn.
CHUNK_LIMIT = 5.0
# A small playtest is cut finer, so that every worker has a share and its progress is seen.
MIN_CHUNKS = 12

# How many chunks of one playtest are on the queue at a time: enough for every worker to have the
# next one waiting. Each one that is played sends another, so that a large playtest does not keep
# a small one waiting until it is over.
AT_A_TIME = max(4, 2 * settings.CELERY_WORKER_CONCURRENCY)

LOOK_EVERY = 1.0
# How often a game is asked whether it takes too long.
WATCH_EVERY = 0.1
# While one game takes minutes, nothing is stored; this shows the sweeper that someone plays it.
BEAT_EVERY = 20.0

# Games by different rules or different players are not one sample.
RULES_CHANGED = (
    "Westmarch’s rules, card texts or computer players were updated while this playtest ran. "
    "Play these decks again."
)


def start(playtest_id: UUID) -> Sequence[int]:
    """Settle the chunks of a playtest by playing a few games of it; give those to play first.

    Nothing is given for a playtest that is over or waits for another of the same person. One that
    waited is played by the rules and players of its start, unless it was ordered together with
    others: then it fails if they have changed since. One that has started stays as it was cut.
    The games that were played for this are stored at once. What follows from stored games happens
    here too: the end, or the next stage of a trial.
    """
    playtest = next_in_line().filter(pk=playtest_id).first()
    if playtest is None:
        return ()
    if playtest.chunk_games is None:
        if _belongs_to_more(playtest) and not playtest.has_current_rules():
            fail(playtest, RULES_CHANGED)
            return ()
        current = playtest.current_fingerprints()
        try:
            timed, seconds = _timed_games(playtest)
        except GameFailed as failure:
            fail_at(playtest, failure)
            return ()
        open_playtests().filter(pk=playtest_id, chunk_games=None).update(
            chunk_games=fitting_chunk(playtest.games, len(timed), seconds),
            started=timezone.now(),
            **current,
        )
        playtest.refresh_from_db()
        # Another worker may have cut it meanwhile.
        for first in range(0, len(timed), playtest.chunk_games or 1):
            store(playtest, first, timed[first : first + (playtest.chunk_games or 1)])
    # A worker may have died between storing the last chunk and what follows from it.
    settle(playtest)
    if not playtest.is_open:
        return ()
    # What was on the queue may be lost: all that is missing may be sent again.
    Playtest.objects.filter(pk=playtest_id).update(last_sent=None)
    return claim_chunks(playtest, AT_A_TIME)


def play_chunk(playtest_id: UUID, first: int, send: Callable[[int], None]) -> None:
    """Play the chunk that begins with game `first`, send the next one, and store it.

    `send` is given the first game of the chunk that is to be played next. It is called before
    this one is stored: a worker that dies in between plays this one again, and none is left
    unsent. Nothing is played or sent of a playtest that is over or for a chunk that is stored. A
    cancelled playtest keeps the games of a chunk that were played until then. Of a chunk that ran
    out of time the rest is sent, after it is stored: only then is it known where that begins.
    """
    playtest = open_playtests().filter(pk=playtest_id, paused=None).first()
    if playtest is None or playtest.chunk_games is None:
        return
    if is_missing(playtest, first):
        if not playtest.has_current_rules():
            fail(playtest, RULES_CHANGED)
            return
        records = _play_games(playtest, first)
        if records is None:
            return
        is_whole = len(records) == chunk_size(playtest, first)
        if is_whole:
            for following in claim_chunks(playtest, 1, played=first):
                send(following)
        stored = store(playtest, first, records)
        if stored and not is_whole and is_missing(playtest, first + stored):
            send(first + stored)
    if settle(playtest):
        for opened in claim_chunks(playtest, AT_A_TIME):
            send(opened)


def _play_games(playtest: Playtest, first: int) -> Sequence[Record] | None:
    """Play the games of a chunk until its time is up; None if one of them stopped with an error.

    A worker that gets so little processor time that its task runs out of time leaves the chunk to
    the sweeper: the machine is too busy, which is no fault of the game.
    """
    begun = time.process_time()
    try:
        with watched_games(GameWatch(playtest), WATCH_EVERY):
            return play_range(
                playtest.kind.play_game,
                playtest.description(),
                first,
                chunk_size(playtest, first),
                until=Watch(playtest),
            )
    except GameFailed as failure:
        starved = isinstance(failure.__cause__, SoftTimeLimitExceeded)
        if starved and time.process_time() - begun < GAME_SECONDS:
            log.warning("playtest %s: the machine is too busy for chunk %s", playtest.pk, first)
        else:
            fail_at(playtest, failure)
        return None


def settle(playtest: Playtest) -> bool:
    """Finish a playtest if its stored games are enough.

    Return whether more chunks may be played now because a stage of it ended.
    """
    if finish_if_complete(playtest) or not playtest.is_trial:
        return False
    return bool(open_next_stage(playtest))


def store(playtest: Playtest, first: int, records: Sequence[Record]) -> int:
    """Store a chunk's games, unless they are stored already; return how many it has.

    Another worker may have stored fewer of the same games, or more. What was stored first stays.
    """
    if not records:
        return 0
    kind, description = playtest.kind, playtest.description()
    summary = kind.summarise(records)
    chunk = Chunk(
        playtest=playtest,
        first=first,
        games=summary.games,
        wins=list(summary.wins),
        summary=kind.write_summary(summary),
        records=[kind.write_record(record) for record in records],
    )
    games = [
        _played_game(playtest, record.index, kind.game_facts(description, record))
        for record in records
    ]
    with transaction.atomic():
        Chunk.objects.bulk_create([chunk], ignore_conflicts=True)
        stored = int(playtest.chunks.values_list("games", flat=True).get(first=first))
        PlayedGame.objects.bulk_create(games[:stored], ignore_conflicts=True)
    return stored


def _played_game(playtest: Playtest, number: int, facts: GameFacts) -> PlayedGame:
    site_a, site_b, site_c, site_d = (*facts.sites, None, None, None, None)[:4]
    return PlayedGame(
        playtest=playtest,
        number=number,
        winner=facts.winner,
        ending=facts.ending,
        length=facts.length,
        decisions=facts.decisions,
        first_player=facts.first_player,
        site_a=site_a,
        site_b=site_b,
        site_c=site_c,
        site_d=site_d,
        lost=facts.lost,
        comeback=facts.comeback,
        cards_seen=facts.seen,
        quest_stage=facts.quest_stage,
        cause=facts.cause,
        score=facts.score,
        scenario=facts.scenario,
    )


def games_played(playtest: Playtest) -> int:
    """Return how many games are stored: the sum over chunks, never a counter of its own."""
    played: int | None = playtest.chunks.aggregate(played=Sum("games"))["played"]
    return played or 0


def finish_if_complete(playtest: Playtest) -> bool:
    """Mark a playtest as finished once its games are stored; return whether they are.

    A comparison needs no more games once its sequential test has an answer. Marking it also adds
    up its chunks, so that no page has to.
    """
    complete = games_played(playtest) >= playtest.games or is_decided(playtest)
    if complete and open_playtests().filter(pk=playtest.pk).update(finished=timezone.now()):
        playtest.refresh_from_db()
        playtest_summary(playtest)
    return complete


def _belongs_to_more(playtest: Playtest) -> bool:
    """Return whether its games are counted with those of other playtests."""
    whole = playtest.gauntlet or playtest.improvement_id
    return bool(whole) or LadderMatch.objects.filter(playtest=playtest).exists()


def fail_at(playtest: Playtest, failure: GameFailed) -> None:
    """Mark a playtest as failed, with the game that stopped with an error and the error."""
    log.error("playtest %s: %s", playtest.pk, failure, exc_info=failure)
    fail(playtest, _words(failure.__cause__), failure.index)


def fail(playtest: Playtest, reason: str, game: int | None = None) -> None:
    """Mark a playtest as failed for a reason, at a game if it was one that stopped."""
    open_playtests().filter(pk=playtest.pk).update(
        failed=timezone.now(), failed_game=game, failure=reason
    )


def _words(cause: BaseException | None) -> str:
    if isinstance(cause, SoftTimeLimitExceeded):
        return "It took longer than the worker’s time limit."
    return f"{type(cause).__name__}: {cause}"[:500]


def _timed_games(playtest: Playtest) -> tuple[Sequence[Record], float]:
    """Play the first games for a short time; give them and how long they took.

    Processor time: a machine that is busy for a moment must not leave a playtest in tiny chunks.
    """
    began = time.process_time()
    with watched_games(GameWatch(playtest), WATCH_EVERY):
        records = play_range(
            playtest.kind.play_game,
            playtest.description(),
            0,
            chunk_ranges(playtest)[0].stop,
            until=lambda: time.process_time() - began > TIMED_SECONDS,
        )
    return records, time.process_time() - began


def fitting_chunk(games: int, tried: int, seconds: float) -> int:
    """Return how many games take about `CHUNK_SECONDS`, fewer of a small playtest.

    `tried` games took `seconds`; if these were all, they are one chunk.
    """
    if tried == games:
        return games
    each = max(seconds, 1e-6) / max(tried, 1)
    fitting = min(MAX_CHUNK_GAMES, round(CHUNK_SECONDS / each))
    return max(1, min(fitting, -(-games // MIN_CHUNKS)))


class GameWatch:
    """Says whether a game is to be cut off, and shows now and then that it is being played."""

    def __init__(self, playtest: Playtest, clock: Callable[[], float] = time.monotonic) -> None:
        self._playtest = playtest
        self._clock = clock
        self._beaten = clock()

    def __call__(self, processor_seconds: float) -> bool:
        if self._clock() - self._beaten >= BEAT_EVERY:
            self._beaten = self._clock()
            Playtest.objects.filter(pk=self._playtest.pk).update(published=timezone.now())
            note_heartbeat()
        return processor_seconds > GAME_SECONDS


class Watch:
    """Looks now and then whether the playtest is still open; true once it is not.

    Or once a chunk has had its time, in processor time: a busy machine plays no other games.
    """

    def __init__(self, playtest: Playtest, clock: Callable[[], float] = time.monotonic) -> None:
        self._playtest = playtest
        self._clock = clock
        self._looked = clock()
        self._over = False
        self._begun = time.process_time()

    def __call__(self) -> bool:
        if time.process_time() - self._begun > CHUNK_LIMIT:
            return True
        if not self._over and self._clock() - self._looked >= LOOK_EVERY:
            self._looked = self._clock()
            self._over = not open_playtests().filter(pk=self._playtest.pk).exists()
        return self._over
