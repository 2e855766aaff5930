"""Signing in to the API with a token, which is kept as a hash alone."""

from typing import Any

from django.utils.module_loading import import_string
from rest_framework.authentication import BaseAuthentication, get_authorization_header
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.request import Request


class TokenAuthentication(BaseAuthentication):
    """`Authorization: Token …`, with a token that was made on the account page."""

    def authenticate(self, request: Request) -> tuple[Any, Any] | None:
        """Return player and token, None without a token. Raise AuthenticationFailed for a bad one.

        The library takes a header that is no text for a fault of the server's, so it is refused
        before.
        """
        try:
            get_authorization_header(request).decode()
        except UnicodeDecodeError as error:
            raise AuthenticationFailed from error
        signed_in: tuple[Any, Any] | None = _library().authenticate(request)
        return signed_in

    def authenticate_header(self, request: Request) -> str:
        """Return the scheme's name."""
        return "Token"


def _library() -> Any:
    # The library carries no types.
    return import_string("knox.auth.TokenAuthentication")()
