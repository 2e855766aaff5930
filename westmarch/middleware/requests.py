"""What holds for every request and every response, on every page.

Four middlewares, each a function: a NUL in a cookie is refused, HEAD is answered wherever GET
is, no shared cache keeps what was made for one visitor, and no page may use a device.
"""

from collections.abc import Callable

from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse
from django.utils.cache import has_vary_header, patch_cache_control

GetResponse = Callable[[HttpRequest], HttpResponse]

NUL = "\0"
# No page needs any of these, so no script that gets into one can use them.
NO_DEVICES = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"


def reject_nul(get_response: GetResponse) -> GetResponse:
    """Refuse a NUL in a cookie with 400: PostgreSQL, where sessions are kept, looks for none.

    In an address or a form it is refused by what reads it, in words of its own.
    """

    def middleware(request: HttpRequest) -> HttpResponse:
        if any(NUL in value for value in request.COOKIES.values()):
            raise BadRequest("A cookie contains a NUL character.")
        return get_response(request)

    return middleware


def handle_head(get_response: GetResponse) -> GetResponse:
    """Answer HEAD with the headers that GET would have, as RFC 9110 (9.3.2) asks."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if request.method != "HEAD":
            return get_response(request)
        request.method = "GET"
        response = get_response(request)
        request.method = "HEAD"
        if not response.streaming:
            response.content = b""
        return response

    return middleware


def private_cache_control(get_response: GetResponse) -> GetResponse:
    """Mark an answer that depends on the visitor's cookie as theirs alone, for caches.

    A view that says itself what may be kept is left its words.
    """

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if has_vary_header(response, "Cookie") and "Cache-Control" not in response:
            patch_cache_control(response, private=True, no_cache=True)
        return response

    return middleware


def permissions_policy(get_response: GetResponse) -> GetResponse:
    """Forbid pages the devices of a visitor."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        response["Permissions-Policy"] = NO_DEVICES
        return response

    return middleware
