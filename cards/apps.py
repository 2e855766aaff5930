"""The application of this room."""

from django.apps import AppConfig


class CardsConfig(AppConfig):
    name = "cards"
