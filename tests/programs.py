"""Programs that ask the API: with a player's token, or without one."""

import json
from collections.abc import Mapping
from datetime import timedelta
from types import MappingProxyType
from typing import Any

from django.contrib.auth.models import User
from django.http import HttpResponse
from django.test import Client

from tests.responses import Response
from westmarch.accounts.tokens import make_token

PROBLEM = "application/problem+json"
NO_HEADERS: Mapping[str, str] = MappingProxyType({})


class Program(Client):
    """A program with a player's token; without a player it is no one."""

    def __init__(self, player: User | None = None) -> None:
        headers = {}
        if player is not None:
            _, secret = make_token(player, timedelta(days=1))
            headers["Authorization"] = f"Token {secret}"
        super().__init__(headers=headers)

    def send(
        self,
        address: str,
        body: Any,
        *,
        method: str = "POST",
        headers: Mapping[str, str] = NO_HEADERS,
    ) -> Response:
        """Send a body: bytes as they are, anything else as JSON."""
        sent = body if isinstance(body, bytes) else json.dumps(body)
        return self.generic(method, address, sent, "application/json", headers=dict(headers))


def problem_of(response: Response | HttpResponse) -> dict[str, Any]:
    """Return the problem document of an answer, which must be one."""
    assert response.headers["Content-Type"] == PROBLEM
    assert response.headers["Cache-Control"] == "no-store"
    answer: dict[str, Any] = json.loads(response.content)
    assert answer["status"] == response.status_code
    assert answer["type"]
    assert answer["title"]
    assert answer["detail"].endswith((".", "?"))
    return answer
