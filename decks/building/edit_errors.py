"""What stops an edit of a draft, and the response to it."""

from types import TracebackType
from typing import Self

from django.http import HttpResponse

from decks.building.drafts import StaleRevision, draft_snapshot
from decks.building.edits import BadEdit, Edit
from decks.building.rejected_change import RejectedChange, copies_now, rejected_change
from decks.building.responses import Feedback, conflict_response, error_response
from decks.domain import DeckLimitReached, VersionConflict
from decks.history.conflicts import find_conflict
from decks.models import Deck
from decks.ownership import SiteRequest


class EditErrors:
    """Catches the errors of an edit; `response` then says why nothing was changed.

    `wanted` describes the edit, in case the draft changed in another tab; with `edit` the
    response also shows how many copies of its card there are now. `version_name` is the name
    that a version was to be saved under.
    """

    response: HttpResponse

    def __init__(
        self,
        request: SiteRequest,
        deck: Deck,
        wanted: str = "",
        *,
        edit: Edit | None = None,
        version_name: str = "",
    ) -> None:
        self._request = request
        self._deck = deck
        self.wanted = wanted
        self._edit = edit
        self._version_name = version_name

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool:
        if isinstance(error, BadEdit | DeckLimitReached):
            self.response = error_response(self._request, self._deck, str(error))
        elif isinstance(error, StaleRevision):
            self.response = self._conflict(Feedback(rejected=self._rejected()))
        elif isinstance(error, VersionConflict):
            draft = draft_snapshot(self._deck)
            conflict = find_conflict(draft.base, error.latest, draft.cards)
            feedback = Feedback(conflict=conflict, version_name=self._version_name)
            self.response = self._conflict(feedback)
        else:
            return False
        return True

    def _conflict(self, feedback: Feedback) -> HttpResponse:
        return conflict_response(self._request, self._deck, feedback)

    def _rejected(self) -> RejectedChange:
        now = ""
        if self._edit is not None:
            now = copies_now(draft_snapshot(self._deck).cards, self._edit)
        return rejected_change(self._request, self._deck, self.wanted, now)
