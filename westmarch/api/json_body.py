"""Bodies of requests to the API: JSON, read with limits."""

import json
import re
from collections.abc import Mapping
from typing import IO, Any, NoReturn

from rest_framework.exceptions import APIException, ParseError
from rest_framework.parsers import JSONParser

MAX_BODY_SIZE = 1024 * 1024
MAX_DEPTH = 16
# NUL and halves of surrogate pairs: JSON can write them, no text and no database can hold them.
_NO_TEXT = re.compile("[\0\ud800-\udfff]")


class BodyTooLarge(APIException):
    """More than anything that is sent here needs."""

    status_code = 413
    default_detail = f"A body has at most {MAX_BODY_SIZE // 1024} kB."


class JsonBody(JSONParser):
    """JSON by the book: no NaN, no endless numbers, no text that is none, no bottomless nesting."""

    def parse(
        self,
        stream: IO[bytes],
        media_type: str | None = None,
        parser_context: Mapping[str, Any] | None = None,
    ) -> Any:
        """Return the value of a body; BodyTooLarge, or ParseError with what is wrong."""
        raw = stream.read(MAX_BODY_SIZE + 1)
        if len(raw) > MAX_BODY_SIZE:
            raise BodyTooLarge
        try:
            body = json.loads(raw.decode("utf-8-sig"), parse_constant=_no_number)
        except UnicodeDecodeError as error:
            raise ParseError("The body is not text in UTF-8.") from error
        except json.JSONDecodeError as error:
            raise ParseError(
                f"The body is not JSON: line {error.lineno}, column {error.colno}."
            ) from error
        except RecursionError as error:
            raise ParseError("The body is nested too deep.") from error
        except ValueError as error:
            raise ParseError("The body holds a number that is too long.") from error
        _look_through(body)
        if not isinstance(body, dict):
            raise ParseError("The body is not a JSON object.")
        return body


def _no_number(written: str) -> NoReturn:
    raise ParseError(f"{written} is not a JSON number.")


def _look_through(body: Any) -> None:
    """Refuse text that is none, and deep nesting, without nesting calls as deep."""
    left = [(body, 0)]
    while left:
        value, depth = left.pop()
        if depth > MAX_DEPTH:
            raise ParseError("The body is nested too deep.")
        if isinstance(value, dict):
            left += [(inner, depth + 1) for pair in value.items() for inner in pair]
        elif isinstance(value, list):
            left += [(inner, depth + 1) for inner in value]
        elif isinstance(value, str) and _NO_TEXT.search(value):
            raise ParseError("The body contains invalid characters (NUL or half a surrogate pair).")
