"""A small site for `WebProcess`: a page that waits until another was asked for."""

from typing import Any

from cards.waiting import MAY_WAIT, WAITS_FOR, WaitsFor

happened: list[str] = []


class Answer(list[bytes]):
    """An answer that can be closed, as Django's are."""

    def close(self) -> None:
        """Do nothing."""


def application(environ: dict[str, Any], start_response: Any) -> Answer:
    """Answer with how often something happened; `/wait/` waits until it does."""
    known = len(happened)
    where = environ["PATH_INFO"]
    if where == "/happen/":
        happened.append(where)
    elif where == "/wait/" and environ[MAY_WAIT]:
        environ[WAITS_FOR] = WaitsFor(lambda: len(happened) > known, 20.0)
    elif where == "/wait-briefly/" and environ[MAY_WAIT]:
        environ[WAITS_FOR] = WaitsFor(lambda: False, 0.5)
    body = f"{len(happened)}".encode()
    start_response("200 OK", [("Content-Length", str(len(body)))])
    return Answer([body])
