"""The address that a request came from."""

from django.conf import settings
from django.http import HttpRequest


def client_address(request: HttpRequest) -> str:
    """Return the address a request came from.

    Behind proxies (`settings.PROXIES` says how many) it is what the outermost of them saw; what
    a visitor wrote into the header themselves stands before that and is not believed.
    """
    seen = request.META.get("HTTP_X_FORWARDED_FOR", "").split(",")
    proxies: int = settings.PROXIES
    if proxies and len(seen) >= proxies and (address := seen[-proxies].strip()):
        return str(address)
    return str(request.META.get("REMOTE_ADDR", ""))
