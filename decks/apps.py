"""The application of this room."""

from django.apps import AppConfig


class DecksConfig(AppConfig):
    name = "decks"
