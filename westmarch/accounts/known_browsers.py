"""Browsers that have signed in to an account before, by a signed cookie.

Wrong passwords close a name for a while, and anyone can type wrong passwords. A browser that the
account's owner has used is counted apart, so that nobody else can keep them out.
"""

from django.conf import settings
from django.http import HttpRequest, HttpResponse

COOKIE = "known_browser"
SALT = "westmarch.accounts.known_browsers"


def remember_browser(response: HttpResponse, name: str) -> None:
    """Store a proof that the browser has signed in to this account."""
    response.set_signed_cookie(
        COOKIE,
        name,
        salt=SALT,
        max_age=settings.SESSION_COOKIE_AGE,
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )


def proof_for(request: HttpRequest, name: str) -> str:
    """Return the browser's proof that it has signed in to this account, "" without one."""
    known = request.get_signed_cookie(
        COOKIE, default="", salt=SALT, max_age=settings.SESSION_COOKIE_AGE
    )
    return request.COOKIES[COOKIE] if known and known == name else ""
