"""Pictures of cards: none are ours; an operator may name the addresses where some are.

The address is a pattern such as https://pictures.example/{game}/{set}/{number:03}.jpg.
"""

import re
from dataclasses import dataclass
from string import Formatter
from urllib.parse import quote

from django.core.exceptions import ImproperlyConfigured

PLACEHOLDERS = ("game", "set", "number", "id", "collector")
# Any one of these groups tells a card from every other.
_TELLING = ({"id"}, {"collector"}, {"set", "number"})
_ORIGIN = re.compile(r"https://[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?", re.IGNORECASE)
_ADDRESS_CHARACTERS = re.compile(r"[A-Za-z0-9._~:/?#\[\]@!$&'()*+,;=%-]*")
_FILLED = re.compile(r"0[1-9]")


@dataclass(frozen=True, slots=True)
class Pictures:
    """Where pictures are; `pattern` is empty where there are none.

    `origin` is the foreign site they come from, empty where they are this site's own.
    """

    pattern: str = ""
    origin: str = ""

    def address(self, *, game: str, set: str, number: int, id: str, collector: str) -> str:
        """Return the address of a card's picture, "" where there are no pictures."""
        facts = {"game": game, "set": set, "number": str(number), "id": id, "collector": collector}
        address = ""
        for literal, name, filled, _conversion in Formatter().parse(self.pattern):
            address += literal
            if name is not None:
                address += quote(facts[name].zfill(int(filled or 0)), safe="")
        return address


def read_pictures(variable: str, pattern: str) -> Pictures:
    """Check a pattern; `ImproperlyConfigured` names the variable and what is wrong with it."""
    if not pattern:
        return Pictures()
    try:
        return Pictures(pattern, _checked(pattern))
    except ValueError as wrong:
        raise ImproperlyConfigured(f"{variable} is {pattern!r}; {wrong}.") from None


def _checked(pattern: str) -> str:
    """Return the origin of a pattern, "" for this site; ValueError says what is wrong."""
    parts = list(_parts(pattern))
    origin = _origin(parts[0][0])
    names = {name for _literal, name in parts if name}
    if not any(telling <= names for telling in _TELLING):
        raise ValueError(
            "every card would have the same picture: it needs {id}, {collector}, or {set} and"
            " {number}"
        )
    return origin


def _parts(pattern: str) -> list[tuple[str, str]]:
    """Return each piece of plain address with the placeholder after it, "" at the end."""
    try:
        pieces = list(Formatter().parse(pattern))
    except ValueError as error:
        raise ValueError(f"its brackets are wrong ({error})") from None
    found = []
    for literal, name, filled, conversion in pieces:
        if not _ADDRESS_CHARACTERS.fullmatch(literal):
            raise ValueError("it contains a character that isn’t allowed in a URL")
        if name is not None:
            _check_placeholder(name, filled or "", conversion)
        found.append((literal, name or ""))
    return found


def _check_placeholder(name: str, filled: str, conversion: str | None) -> None:
    if name not in PLACEHOLDERS:
        known = ", ".join("{" + placeholder + "}" for placeholder in PLACEHOLDERS)
        raise ValueError(f"there is no placeholder {{{name}}}; there are {known}")
    if conversion or (filled and not (name in ("set", "number") and _FILLED.fullmatch(filled))):
        raise ValueError(
            f"{{{name}}} is written oddly; only set and number may be padded with zeros, as in"
            " {number:03}"
        )


def _origin(start: str) -> str:
    """Return the origin at the start of a pattern; before its end no placeholder may stand."""
    if start.startswith("/") and not start.startswith("//"):
        return ""
    origin = _ORIGIN.match(start)
    if origin is None or not start[origin.end() :].startswith("/"):
        raise ValueError(
            "it must begin with https://, a host and a slash, or with a single slash for this site"
        )
    return origin[0].lower()
