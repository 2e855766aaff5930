"""What the site reads from a request: whether htmx made it, and where it came from."""

from django.conf import settings
from django.http import HttpRequest
from django_htmx.middleware import HtmxDetails


class HtmxRequest(HttpRequest):
    """A request as django-htmx's middleware leaves it."""

    htmx: HtmxDetails


def wants_part(request: HtmxRequest) -> bool:
    """Whether htmx asks for what changes; going back in history, it asks for the whole page."""
    return bool(request.htmx) and not request.htmx.history_restore_request


def address_of(request: HttpRequest) -> str:
    """Give the address a request came from.

    Behind proxies (`settings.PROXIES` says how many) it is what the outermost of them saw; what
    a visitor wrote into the header himself stands before that and is not believed.
    """
    seen = request.META.get("HTTP_X_FORWARDED_FOR", "").split(",")
    proxies: int = settings.PROXIES
    if proxies and len(seen) >= proxies and (address := seen[-proxies].strip()):
        return str(address)
    return str(request.META.get("REMOTE_ADDR", ""))
