"""The application of accounts: it counts tries, and listens to people signing in."""

from importlib import import_module

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "westmarch.accounts"

    def ready(self) -> None:
        """Connect what is done when someone signs in."""
        import_module("westmarch.accounts.signals")
