"""The application of this room."""

from django.apps import AppConfig


class PlayConfig(AppConfig):
    name = "play"
