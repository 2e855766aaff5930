"""manage.py bench_fill: fill an empty database with players, decks and games, to measure with."""

import random
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any

from django.contrib.auth.models import User
from django.core.management.base import BaseCommand, CommandError
from django.db import transaction
from django.db.models import Count, OuterRef, Subquery
from django.db.models.functions import Coalesce
from django.utils import timezone

from decks.contents.encoding import to_contents
from decks.held_cards import note_held_cards
from decks.models import Deck, DeckVersion, Like, Tag, Visibility
from play.models import Rating, Seat, Table, TableStatus, Watching
from rules.construction.starters import Starter, starters
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import all_cards
from westmarch.serve.preparation import refresh_statistics

OWNERS = 200
TAGS = ("swarm", "budget", "rohan", "gondor", "archers", "corruption", "fast", "beginner")
# The share of a starter's cards that are exchanged for others of the same culture and type.
EXCHANGED = 0.4


class Command(BaseCommand):
    """Store accounts with public decks drawn around the starters, and finished games of theirs."""

    help = "Fills an empty database with players, decks and games, to measure; not for a site."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the numbers of decks, players and games, and the seed."""
        parser.add_argument("--decks", type=int, default=10_000, help="10000 where it is left out")
        parser.add_argument("--players", type=int, default=OWNERS, help="200 if left out")
        parser.add_argument("--games", type=int, default=0, help="finished games; none if left out")
        parser.add_argument("--seed", type=int, default=1)

    @transaction.atomic
    def handle(self, *args: Any, **options: Any) -> None:
        """Store the decks; CommandError where somebody's decks are in the database."""
        if Deck.objects.filter(sample=False).exists():
            raise CommandError("This database has decks of players. Use a fresh one.")
        drawing = random.Random(options["seed"])
        owners = _store_owners(options["players"])
        decks = _store_decks(owners, options["decks"], drawing)
        _store_tags_and_likes(owners, decks, drawing)
        store_games(owners, decks, options["games"], drawing)
        refresh_statistics()
        self.stdout.write(
            f"{len(decks)} public decks and {options['games']} games of {len(owners)} players"
        )


def _store_owners(count: int) -> list[User]:
    made = [User(username=f"player-{number}", password="!") for number in range(count)]
    return User.objects.bulk_create(made, batch_size=1000)


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
    versions = DeckVersion.objects.bulk_create(
        [
            DeckVersion(deck=deck, number=1, contents=to_contents(_exchanged(chosen, drawing)))
            for deck, chosen in zip(decks, drawn, strict=True)
        ],
        batch_size=500,
    )
    note_held_cards(versions)
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
            for player in drawing.sample(owners[:OWNERS], drawing.randrange(4))
            if player.pk != deck.owner_id
        ],
        batch_size=2000,
    )
    likes = Like.objects.filter(deck=OuterRef("pk")).order_by().values("deck")
    Deck.objects.update(liked=Coalesce(Subquery(likes.annotate(n=Count("pk")).values("n")), 0))


def _pair(owners: Sequence[User], drawing: random.Random) -> Sequence[User]:
    """Return two players; few play very much: of 10,000 the first has one game in fifty."""
    first, second = 0, 0
    while first == second:
        first, second = (int(len(owners) * drawing.random() ** 2) for _ in range(2))
    return owners[first], owners[second]


def store_games(
    owners: Sequence[User], decks: Sequence[Deck], count: int, drawing: random.Random
) -> None:
    """Store finished games that everybody may watch, and the ratings that came of them."""
    versions = dict(DeckVersion.objects.values_list("deck", "pk"))
    now = timezone.now()
    tables = [
        Table(
            game="tcg",
            format=drawing.choice(decks).format,
            seed=number,
            status=TableStatus.OVER,
            watching=Watching.EVERYBODY,
            winner=drawing.randrange(2),
            ending="site 9",
            length=drawing.randrange(8, 40),
            gap=drawing.randrange(6),
            rated=True,
            changed=now - timedelta(minutes=number),
        )
        for number in range(count)
    ]
    Table.objects.bulk_create(tables, batch_size=500)
    pairs = [_pair(owners, drawing) for _ in tables] if len(owners) > 1 else []
    Seat.objects.bulk_create(
        (
            Seat(
                table=table,
                place=place,
                name=owner.username,
                owner=owner,
                by_person=True,
                version_id=versions[(played := drawing.choice(decks)).pk],
                deck_name=played.name,
            )
            for table, pair in zip(tables, pairs, strict=False)
            for place, owner in enumerate(pair)
        ),
        batch_size=500,
    )
    Rating.objects.bulk_create(
        (
            Rating(
                account=owner,
                game="tcg",
                kind="block",
                rating=drawing.gauss(1500, 200),
                deviation=drawing.uniform(45, 200),
                volatility=0.06,
                games=10,
                changed=now,
            )
            for owner in owners
        ),
        batch_size=1000,
    )
