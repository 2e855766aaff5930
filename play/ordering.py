"""What a person does with a playtest: order one, cancel it, delete it."""

from django.db import transaction
from django.utils import timezone

from decks.contents import to_contents
from decks.locks import lock_until_commit
from decks.ownership import NOBODY, Visitor
from play.limits import check_games, check_seed
from play.models import Playtest, PlaytestDeck
from play.proposal import Proposal
from play.quota import check_quota


def order(
    proposal: Proposal,
    *,
    maker: Visitor = NOBODY,
    queue_key: str = "",
    allowed_illegal: bool = False,
) -> Playtest:
    """Write down a playtest with its decks as they are now; it has not begun.

    Whether something stands against it was asked before (`play.proposal.objections`). Raises
    `play.limits.OutOfBounds`, and `play.quota.QuotaExceeded` where the maker has too many. Two
    orders of one person are checked one after the other, so that both see what is there.
    """
    with transaction.atomic():
        if maker != NOBODY:
            lock_until_commit(f"playtests of {queue_key or maker.browser}")
            check_quota(maker, queue_key, check_games(proposal.games))
        playtest = Playtest.objects.create(
            games=check_games(proposal.games),
            seed=check_seed(proposal.seed),
            format=proposal.format.slug,
            edition=proposal.edition,
            allowed_illegal=allowed_illegal,
            owner_id=maker.user.pk if maker.user is not None else None,
            browser=maker.browser if maker.user is None else "",
            queue_key=queue_key,
        )
        for place, entrant in enumerate(proposal.entrants):
            PlaytestDeck.objects.create(
                playtest=playtest,
                place=place,
                version=entrant.version,
                name=entrant.name,
                contents=to_contents(entrant.cards),
                player=entrant.player,
                blanks=list(entrant.blanks()),
            )
    return playtest


def cancel(playtest: Playtest) -> bool:
    """Stop a playtest; what was played stays. Give whether there was still something to stop."""
    return bool(
        Playtest.objects.filter(pk=playtest.pk, finished=None, cancelled=None, failed=None).update(
            cancelled=timezone.now()
        )
    )


def delete(playtest: Playtest) -> None:
    """Delete a playtest that is over, with its games."""
    assert not playtest.is_open, "its workers would go on; cancel it first"
    playtest.delete()
