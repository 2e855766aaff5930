"""How many versions an address may save in an hour without an account.

How much one browser keeps is bounded (`decks.domain`), but a program that sends no cookies is a
new browser each time. Accounts are bounded by themselves.
"""

from django.http import HttpRequest, HttpResponse

from westmarch.accounts.limits import HOUR, Limit, client_address, rate_limited
from westmarch.middleware.requests import GetResponse

# A person saves some tens of versions an hour; a class behind one address some hundreds.
SAVES = Limit("saved-versions", 1_000, HOUR)
SAVING = frozenset(
    {
        "decks:new",
        "decks:change",
        "decks:copy",
        "decks:restore",
        "decks:save-after-conflict",
        "decks:build-new",
        "decks:build-save",
        "api:decks",
        "api:versions",
    }
)
# Saved and sent on, created, and the builder's answer in place.
SAVED = frozenset({200, 201, 302})
# Pages that show what was sent with 200, before anything is saved.
REVIEWS = frozenset({"decks:new", "decks:change"})


class LimitSaves:
    """Asks an address to wait from which very many versions were saved within an hour."""

    def __init__(self, get_response: GetResponse) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer, and count what was saved."""
        response = self._get_response(request)
        where = _saving_view(request)
        if where and response.status_code in SAVED - ({200} if where in REVIEWS else set()):
            SAVES.count(client_address(request))
        return response

    def process_view(self, request: HttpRequest, *_: object) -> HttpResponse | None:
        """Refuse a save once there were too many."""
        if _saving_view(request) and SAVES.reached(client_address(request)):
            return rate_limited(request, SAVES)
        return None


def _saving_view(request: HttpRequest) -> str:
    """Return the name of the view if it saves and nobody is signed in, else ""."""
    where = request.resolver_match
    if request.method != "POST" or where is None or where.view_name not in SAVING:
        return ""
    return "" if request.user.is_authenticated else where.view_name
