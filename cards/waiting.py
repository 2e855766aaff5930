"""Requests that wait: a page asks once, and is answered when there is something new.

Only web processes that can put a request aside without a thread offer this
(`westmarch.serve.web_process`). Any other server answers at once, and the page asks again later.
"""

from collections.abc import Callable
from dataclasses import dataclass

from django.http import HttpRequest

# In the environment of a request: whether it may wait, and what it then waits for.
MAY_WAIT, WAITS_FOR = "westmarch.may_wait", "westmarch.waits_for"


@dataclass(frozen=True, slots=True)
class WaitsFor:
    """What a request waits for; it is answered after some seconds even if that didn't happen.

    `happened` is called often and from another thread, so it must be cheap.
    """

    happened: Callable[[], bool]
    seconds: float


def may_wait(request: HttpRequest) -> bool:
    """Return whether the web process can put a request aside."""
    return bool(request.META.get(MAY_WAIT))


def wait_for(request: HttpRequest, happened: Callable[[], bool], seconds: float) -> None:
    """Have a request answered again once something happened, in place of now, if it may wait."""
    if may_wait(request):
        request.META[WAITS_FOR] = WaitsFor(happened, seconds)
