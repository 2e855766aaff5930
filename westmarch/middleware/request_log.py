"""One line of log a request, and an id that all lines of a request share.

A proxy may send the id as `X-Request-ID`; otherwise the site makes one. The answer carries it, so
a player's report can be matched with the log.
"""

import logging
import re
import time
import uuid
from contextvars import ContextVar

from django.http import HttpRequest, HttpResponse

from westmarch.middleware.requests import GetResponse

HEADER = "X-Request-ID"
SERVER_ERROR = 500
_ACCEPTABLE = re.compile(r"[A-Za-z0-9._-]{8,64}\Z")

request_id: ContextVar[str] = ContextVar("request_id", default="")
logger = logging.getLogger("westmarch.requests")


class RequestIdFilter(logging.Filter):
    """Gives every record of the log the id of its request."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep the record, with its id."""
        if current := request_id.get():
            record.request_id = current
        return True


class RefusalFilter(logging.Filter):
    """Takes the traceback from what is refused: somebody lacks a right, and nothing failed."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep the record, without a traceback for an answer below 500."""
        if record.name == "django.request" and getattr(record, "status_code", 500) < SERVER_ERROR:
            record.exc_info = None
        return True


def log_request(get_response: GetResponse) -> GetResponse:
    """Log each request at INFO: method, path, view, status, milliseconds. No query, no cookie."""

    def middleware(request: HttpRequest) -> HttpResponse:
        sent = request.headers.get(HEADER, "")
        token = request_id.set(sent if _ACCEPTABLE.match(sent) else uuid.uuid4().hex)
        begun = time.perf_counter()
        try:
            response = get_response(request)
            response[HEADER] = request_id.get()
            if logger.isEnabledFor(logging.INFO):
                view = request.resolver_match
                logger.info(
                    "%s %s %s",
                    request.method,
                    request.path,
                    response.status_code,
                    extra={
                        "method": request.method,
                        "path": request.path,
                        "view": view.view_name if view else "",
                        "status": response.status_code,
                        "milliseconds": round((time.perf_counter() - begun) * 1000, 1),
                    },
                )
            return response
        finally:
            request_id.reset(token)

    return middleware
