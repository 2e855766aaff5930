"""manage.py bench_fill: fill an empty database with public decks, for measurements alone."""

import random
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from django.contrib.auth.models import User
from django.core.management.base import BaseCommand, CommandError
from django.db import transaction

from decks.contents.encoding import to_contents
from decks.models import Deck, DeckVersion, Like, Tag, Visibility
from rules.construction.starters import Starter, starters
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import all_cards

OWNERS = 200
TAGS = ("swarm", "budget", "rohan", "gondor", "archers", "corruption", "fast", "beginner")
# The share of a starter's cards that are exchanged for others of the same culture and type.
EXCHANGED = 0.4


class Command(BaseCommand):
    """Store accounts with public decks drawn around the starters, with tags and likes."""

    help = "Fills an empty database with public decks, for measurements; not for a site."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the number of decks and the seed."""
        parser.add_argument("--decks", type=int, default=10_000, help="10000 where it is left out")
        parser.add_argument("--seed", type=int, default=1)

    @transaction.atomic
    def handle(self, *args: Any, **options: Any) -> None:
        """Store the decks; CommandError where somebody's decks are in the database."""
        if Deck.objects.filter(sample=False).exists():
            raise CommandError("This database has decks of players. Use a fresh one.")
        drawing = random.Random(options["seed"])
        owners = _store_owners()
        decks = _store_decks(owners, options["decks"], drawing)
        _store_tags_and_likes(owners, decks, drawing)
        self.stdout.write(f"{len(decks)} public decks of {len(owners)} players")


def _store_owners() -> list[User]:
    made = [User(username=f"player-{number}", password="!") for number in range(OWNERS)]
    return User.objects.bulk_create(made)


def _store_decks(owners: Sequence[User], count: int, drawing: random.Random) -> list[Deck]:
    known = list(starters().values())
    drawn = [drawing.choice(known) for _ in range(count)]
    decks = Deck.objects.bulk_create(
        [
            Deck(
                slug=f"bench-{number}",
                game="tcg",
                name=f"{chosen.name} {number}",
                format=chosen.format,
                visibility=Visibility.PUBLIC,
                owner=owners[number % len(owners)],
                notes="A deck to **measure** with.",
            )
            for number, chosen in enumerate(drawn)
        ],
        batch_size=500,
    )
    DeckVersion.objects.bulk_create(
        [
            DeckVersion(deck=deck, number=1, contents=to_contents(_exchanged(chosen, drawing)))
            for deck, chosen in zip(decks, drawn, strict=True)
        ],
        batch_size=500,
    )
    return decks


def _exchanged(chosen: Starter, drawing: random.Random) -> TcgDeck:
    """Return a starter's deck with some cards exchanged for others of their culture and type."""
    copies: dict[str, int] = defaultdict(int)
    for card, count in chosen.deck.draw_deck:
        kept = drawing.choice(_like(card)) if drawing.random() < EXCHANGED else card
        copies[kept] = max(copies[kept], count)
    return replace(chosen.deck, draw_deck=tuple(sorted(copies.items())))


def _like(card: str) -> Sequence[str]:
    facts = all_cards()[card]
    return _by_kind()[facts.culture, facts.type]


_KINDS: dict[Any, list[str]] = {}


def _by_kind() -> dict[Any, list[str]]:
    if not _KINDS:
        for card, facts in sorted(all_cards().items()):
            _KINDS.setdefault((facts.culture, facts.type), []).append(card)
    return _KINDS


def _store_tags_and_likes(
    owners: Sequence[User], decks: Sequence[Deck], drawing: random.Random
) -> None:
    tags = Tag.objects.bulk_create([Tag(name=name) for name in TAGS])
    Deck.tags.through.objects.bulk_create(
        [
            Deck.tags.through(deck_id=deck.pk, tag_id=tag.pk)
            for deck in decks
            for tag in drawing.sample(tags, drawing.randrange(3))
        ],
        batch_size=2000,
    )
    Like.objects.bulk_create(
        [
            Like(deck=deck, player=player)
            for deck in decks
            for player in drawing.sample(owners, drawing.randrange(4))
            if player.pk != deck.owner_id
        ],
        batch_size=2000,
    )
