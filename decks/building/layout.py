"""How the builder shows a deck: as a list, as text or as pictures, grouped and sorted."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from django.http import HttpRequest, HttpResponse

from rules.construction import Game

LAYOUT_COOKIE = "builder_layout"
_A_YEAR = 365 * 24 * 3600
_Choice = TypeVar("_Choice", bound=StrEnum)


class View(StrEnum):
    """What a card of the deck looks like."""

    LIST = "list"
    TEXT = "text"
    PICTURES = "pictures"


class GroupBy(StrEnum):
    """What cards are grouped by; `culture` is the sphere in the LCG."""

    TYPE = "type"
    CULTURE = "culture"
    COST = "cost"
    NOTHING = "nothing"


class SortBy(StrEnum):
    """In which order cards of a group are listed."""

    NAME = "name"
    COST = "cost"


@dataclass(frozen=True, slots=True)
class Layout:
    """The view, the groups and the order that a player chose."""

    view: View = View.LIST
    group: GroupBy = GroupBy.TYPE
    sort: SortBy = SortBy.NAME

    def __str__(self) -> str:
        return f"{self.view}.{self.group}.{self.sort}"

    @property
    def has_pictures(self) -> bool:
        """Whether the cards' faces are drawn."""
        return self.view is View.PICTURES


def requested_layout(request: HttpRequest) -> Layout:
    """Return the layout of the address, else of the cookie, else the default.

    A value that does not exist counts as not chosen.
    """
    parts = request.COOKIES.get(LAYOUT_COOKIE, "").split(".")
    view, group, sort = parts if len(parts) == 3 else ("", "", "")
    asked = request.GET
    default = Layout()
    return Layout(
        view=_choice(View, asked.get("view", view), default.view),
        group=_choice(GroupBy, asked.get("group", group), default.group),
        sort=_choice(SortBy, asked.get("sort", sort), default.sort),
    )


def keep_layout(request: HttpRequest, response: HttpResponse) -> HttpResponse:
    """Remember the layout in the browser when the address chooses one."""
    if {"view", "group", "sort"} & set(request.GET):
        layout = str(requested_layout(request))
        response.set_cookie(LAYOUT_COOKIE, layout, max_age=_A_YEAR, samesite="Lax", httponly=True)
    return response


def _choice(kind: type[_Choice], value: str, default: _Choice) -> _Choice:
    return kind(value) if value in set(kind) else default


def layout_choices(game: Game) -> dict[str, list[tuple[str, str]]]:
    """Return the choices of the form, in words."""
    culture = "Culture" if game is Game.TCG else "Sphere"
    return {
        "view": [(view.value, view.value.capitalize()) for view in View],
        "group": [
            (group.value, culture if group is GroupBy.CULTURE else group.value.capitalize())
            for group in GroupBy
        ],
        "sort": [(sort.value, sort.value.capitalize()) for sort in SortBy],
    }
