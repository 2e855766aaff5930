"""What a person does with a playtest: order one, cancel it."""

from django.db import transaction
from django.utils import timezone

from decks.contents.encoding import to_contents
from decks.ownership import NOBODY, Visitor
from play.limits import check_games, check_seed
from play.models import Playtest, PlaytestDeck
from play.playtest_request import PlaytestRequest


def order_playtest(
    proposal: PlaytestRequest, *, maker: Visitor = NOBODY, allowed_illegal: bool = False
) -> Playtest:
    """Write down a playtest with its decks as they are now; it has not begun.

    Whether something stands against it was asked before
    (`play.playtest_request.find_warnings`). Raise `play.limits.OutOfBounds`.
    """
    with transaction.atomic():
        playtest = Playtest.objects.create(
            games=check_games(proposal.games),
            seed=check_seed(proposal.seed),
            format=proposal.format.slug,
            edition=proposal.edition,
            allowed_illegal=allowed_illegal,
            owner_id=maker.user.pk if maker.user is not None else None,
            browser=maker.browser if maker.user is None else "",
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


def cancel_playtest(playtest: Playtest) -> bool:
    """Stop a playtest; what was played stays. Return whether there was still something to stop."""
    return bool(
        Playtest.objects.filter(pk=playtest.pk, finished=None, cancelled=None, failed=None).update(
            cancelled=timezone.now()
        )
    )
