"""What a person does with a playtest: order one, cancel it, delete it."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any
from uuid import UUID

from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from decks.contents.encoding import to_contents
from decks.ownership import NOBODY, Visitor
from play.models import Design, EventMatch, Playtest, PlaytestDeck, Trial
from play.models.limits import check_games, check_seed
from play.queue.durations import check_duration
from play.queue.fairness import open_playtests
from play.queue.quota import claim_quota
from play.requests.playtest import PlaytestRequest
from play.requests.trial import TrialRequest
from rules.construction import Game


@dataclass(frozen=True, slots=True)
class GauntletCell:
    """A place in the table of a gauntlet."""

    gauntlet: UUID
    row: int
    column: int


def order_playtest(
    requested: PlaytestRequest,
    *,
    maker: Visitor = NOBODY,
    queue_key: str = "",
    allowed_illegal: bool = False,
    cell: GauntletCell | None = None,
) -> Playtest:
    """Write down a playtest with its decks as they are now; it has not begun.

    Check it with `play.requests.playtest.find_warnings` before. Raise `OutOfBounds`,
    and `play.queue.quota.QuotaExceeded` where the maker has too many. The quota of a gauntlet is
    checked as a whole, so not for its cells.
    """
    with transaction.atomic():
        if cell is None:
            claim_quota(maker, queue_key, check_games(requested.games))
        if maker != NOBODY:
            players = [entrant.player for entrant in requested.entrants]
            check_duration(requested.game, players, requested.games)
        place = asdict(cell) if cell is not None else {}
        return _store(requested, maker, queue_key, allowed_illegal, **place)


def order_trial(
    request: TrialRequest,
    *,
    maker: Visitor = NOBODY,
    queue_key: str = "",
    allowed_illegal: bool = False,
) -> Playtest:
    """Write down a trial of versions of a deck; it has not begun.

    Check it with `play.requests.trial.find_trial_warnings` before. Raise as `order_playtest` does.
    """
    with transaction.atomic():
        claim_quota(maker, queue_key, check_games(request.games))
        if maker != NOBODY:
            check_duration(request.game, _seated(request), request.games)
        return _store_trial(request, maker, queue_key, allowed_illegal)


def order_part(
    requested: PlaytestRequest | TrialRequest, *, maker: Visitor, queue_key: str, **place: Any
) -> Playtest:
    """Write down a playtest of an improvement, whose quota was claimed as a whole."""
    if isinstance(requested, TrialRequest):
        return _store_trial(requested, maker, queue_key, False, **place)
    return _store(requested, maker, queue_key, False, **place)


def _store_trial(
    request: TrialRequest, maker: Visitor, queue_key: str, allowed_illegal: bool, **place: Any
) -> Playtest:
    playtest = _store(
        request,
        maker,
        queue_key,
        allowed_illegal,
        cards=("", *request.cards),
        design=request.design,
        **place,
    )
    Trial.objects.create(
        playtest=playtest,
        versions=len(request.versions),
        pairs=request.pairs,
        margin=request.margin,
        error=request.error,
        card_out=request.card_out,
        copies=request.copies,
        entrants=[list(range(len(request.versions)))],
    )
    return playtest


def _seated(request: TrialRequest) -> list[str]:
    """Return the players at one table of a trial: a version's, and an opponent's or partners'."""
    others = [entrant.player for entrant in request.others]
    return [request.versions[0].player, *request.face.parties(others)[0]]


def _store(
    request: PlaytestRequest | TrialRequest,
    maker: Visitor,
    queue_key: str,
    allowed_illegal: bool,
    *,
    cards: Sequence[str] = (),
    **more: Any,
) -> Playtest:
    """Store what both kinds of playtest have; `cards` are what a swap puts in, deck by deck."""
    playtest = Playtest.objects.create(
        game=request.game,
        games=check_games(request.games),
        seed=check_seed(request.seed),
        format=request.format.slug,
        edition=request.edition,
        scenario=request.scenario,
        difficulty=request.difficulty,
        day=request.day,
        **request.fingerprints(),
        allowed_illegal=allowed_illegal,
        queue_key=queue_key,
        **maker.as_owner(),
        **more,
    )
    for place, entrant in enumerate(request.entrants):
        PlaytestDeck.objects.create(
            playtest=playtest,
            place=place,
            card=cards[place] if place < len(cards) else "",
            version=entrant.version,
            name=entrant.name,
            contents=to_contents(entrant.cards),
            player=entrant.player,
            blanks=list(entrant.blanks()),
        )
    return playtest


def cancel_playtest(*playtests: Playtest) -> bool:
    """Stop a playtest, or all of a gauntlet; what was played stays.

    Return whether there was still something to stop. A match of an event is played to its end.
    """
    return bool(_open(playtests).filter(event_match=None).update(cancelled=timezone.now()))


def pause_playtest(*playtests: Playtest) -> bool:
    """Stop sending chunks of playtests until they are resumed; return whether any was running."""
    return bool(_open(playtests).filter(paused=None).update(paused=timezone.now()))


def resume_playtest(*playtests: Playtest) -> bool:
    """Resume paused playtests, once missing chunks are sent; return whether any was paused."""
    return bool(_open(playtests).exclude(paused=None).update(paused=None))


def add_games(playtest: Playtest, games: int, *, maker: Visitor, queue_key: str = "") -> bool:
    """Ask for more games of a playtest that is finished; they are its next ones, by number.

    Return whether it was finished still, so that two requests at once add games once. Raise
    `OutOfBounds`, and `play.queue.quota.QuotaExceeded` where the maker has too many.
    """
    total = check_games(playtest.games + check_games(games))
    with transaction.atomic():
        claim_quota(maker, queue_key, games)
        check_duration(Game(playtest.game), [deck.player for deck in playtest.decks.all()], total)
        finished = Playtest.objects.filter(
            pk=playtest.pk, games=playtest.games, finished__isnull=False, design=Design.PLAIN
        )
        return bool(finished.update(games=total, finished=None, published=None, paused=None))


class PartOfWhole(ValueError):
    """A playtest that can't be deleted alone; the message says what can."""


def delete_playtest(*playtests: Playtest) -> None:
    """Delete playtests that are over, with their games.

    Raise PartOfWhole for those of an improvement, and of an event, which reads its results there.
    """
    assert not any(playtest.is_open for playtest in playtests), "workers would go on; cancel first"
    if any(playtest.improvement_id for playtest in playtests):
        raise PartOfWhole("These games belong to an improvement. Delete the improvement instead.")
    if EventMatch.objects.filter(playtest__in=playtests).exists():
        raise PartOfWhole("This game belongs to an event, which needs its result.")
    Playtest.objects.filter(pk__in=[playtest.pk for playtest in playtests]).delete()


def _open(playtests: Sequence[Playtest]) -> QuerySet[Playtest]:
    return open_playtests().filter(pk__in=[playtest.pk for playtest in playtests])
