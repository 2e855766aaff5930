"""How many browsers an address may bring that keep something without an account.

A browser gets a key when it first makes something (`decks.ownership`), and how much it may keep is
bounded. A program that sends no cookies is a new browser each time, so these are bounded too.
"""

from django.http import HttpRequest, HttpResponse

from decks.ownership import BROWSER_KEY
from westmarch.accounts.limits import HOUR, Limit, client_address, rate_limited
from westmarch.middleware.requests import GetResponse

NEW_BROWSERS = Limit("new-browser", 300, HOUR)
# Where something may be made without an account.
CREATING_PATHS = (
    "/decks/",
    "/events/",
    "/learn/",
    "/limited/",
    "/playtests/",
    "/puzzles/",
    "/quest-leagues/",
    "/tables/",
)


def limit_new_browsers(get_response: GetResponse) -> GetResponse:
    """Ask an address to wait that brought very many new browsers within an hour."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if not _is_new_browser(request):
            return get_response(request)
        who = client_address(request)
        if NEW_BROWSERS.reached(who):
            return rate_limited(request, NEW_BROWSERS)
        response = get_response(request)
        if BROWSER_KEY in request.session:
            NEW_BROWSERS.count(who)
        return response

    return middleware


def _is_new_browser(request: HttpRequest) -> bool:
    return (
        request.method == "POST"
        and request.path.startswith(CREATING_PATHS)
        and BROWSER_KEY not in request.session
        and not request.user.is_authenticated
    )
