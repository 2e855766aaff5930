"""App configuration."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from django.apps import AppConfig

if TYPE_CHECKING:
    from play.face import GameFace
    from rules.construction import Game


class PlayConfig(AppConfig):
    name = "play"

    def ready(self) -> None:
        """Say where the faces of the games are: they use models, which are there only now."""
        from play.face import load_faces_with

        load_faces_with(_faces)
        # Receivers and checks that register themselves.
        from play.ladder import checks, removal  # noqa: F401


def _faces() -> "Mapping[Game, GameFace]":
    from play.faces import FACES

    return FACES
