"""App configuration."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from django.apps import AppConfig

if TYPE_CHECKING:
    from django.contrib.auth.models import User

    from decks.ownership import Visitor
    from play.face import GameFace
    from rules.construction import Game


class PlayConfig(AppConfig):
    name = "play"

    def ready(self) -> None:
        """Say where the faces of the games are: they use models, which are there only now."""
        from decks.comments.commenting import muted_by
        from decks.sharing.profiles import know_players_by
        from play.face import load_faces_with

        load_faces_with(_faces)
        know_players_by(_has_played)
        muted_by.append(_is_muted)
        # Receivers and checks that register themselves.
        from play.ladder import checks, removal  # noqa: F401


def _has_played(player: "User") -> bool:
    from play.players.known import is_known

    return is_known(player)


def _is_muted(visitor: "Visitor") -> bool:
    from play.tables.listing import is_silenced

    return is_silenced(visitor)


def _faces() -> "Mapping[Game, GameFace]":
    from play.faces import FACES

    return FACES
