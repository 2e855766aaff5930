"""A browser without an account keeps its decks for a year after its last visit, not its first.

Django counts a session's time from when something in it was changed last, and reading changes
nothing. So the session of a browser that keeps something notes, once a month, that it is in use.
"""

from datetime import date, timedelta

from django.http import HttpRequest, HttpResponse
from django.utils.timezone import localdate

from decks.ownership import BROWSER_KEY
from westmarch.middleware.requests import GetResponse

IN_USE = "in_use"
NOTED_EVERY = timedelta(days=30)


def renew_browser_session(get_response: GetResponse) -> GetResponse:
    """Return the middleware; it stands after the sessions' own, which saves what is noted here."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        session = request.session
        # Where no one asked for the session, it is not fetched for this alone.
        if session.accessed and session.get(BROWSER_KEY) and _long_ago(session.get(IN_USE)):
            session[IN_USE] = localdate().isoformat()
        return response

    return middleware


def _long_ago(noted: str | None) -> bool:
    return noted is None or date.fromisoformat(noted) + NOTED_EVERY <= localdate()
