"""manage.py give_deck DECK ACCOUNT: give a deck without an owner to an account."""

from argparse import ArgumentParser
from typing import Any

from django.contrib.auth import get_user_model
from django.core.management.base import CommandError

from cards.management.unchecked_command import UncheckedCommand
from decks.models import Deck


class Command(UncheckedCommand):
    """Give a deck to an account.

    Decks made before there were owners have none, and nothing shows who made them. Players ask the
    operator for theirs.
    """

    help = (
        "Gives a deck without an owner, such as one from before there were owners, to an account."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the deck and the account."""
        parser.add_argument("deck", help="the last part of the deck's address")
        parser.add_argument("account", help="the account's name")

    def handle(self, *args: Any, **options: Any) -> None:
        """Give the deck away, or raise CommandError if it has an owner already."""
        account = get_user_model()._default_manager.filter(username=options["account"]).first()
        if account is None:
            raise CommandError(f"There is no account {options['account']}.")
        deck = Deck.objects.filter(slug=options["deck"]).first()
        if deck is None:
            raise CommandError(f"There is no deck at the address {options['deck']}.")
        if deck.sample or deck.owner_id is not None or deck.browser:
            raise CommandError(f"{deck.name} is a sample or has an owner.")
        Deck.objects.filter(pk=deck.pk).update(owner=account.pk)
        self.stdout.write(f"{deck.name} belongs to {options['account']} now.")
