"""How decks with a card fare in public playtests: counted now and then, read at once.

Only games between equally good players count, so that a deck in weak hands moves no figure. Nobody
counts for more than some hundred games, and visitors without an account for none.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet

from decks.locks import lock_until_commit
from decks.sharing.public_search import public_decks
from play.face import face_of
from play.models import CardFigures, Design, Playtest, PlaytestDeck
from play.queue.totals import playtest_summary
from play.results.labels import format_name
from play.results.shares import Share, share_won
from rules.construction import Game
from rules.players.strengths import EASY, RANDOM
from rules.playtest.statistics.card_statistics import Moment, total_games, total_wins

COUNTED_EVERY = timedelta(hours=1)
# Each playtest takes some milliseconds; the newest are counted.
MAX_PLAYTESTS, MAX_LOOKED_AT = 1000, 5000
# Games of one playtest and of all of one person's. The site's own have no bound.
MAX_GAMES, MAX_GAMES_OF_MAKER = 300, 1500
# Players that lose with any deck.
WEAK = frozenset({RANDOM, EASY})

# Game, card and format.
_Key = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class FormatFigures:
    """How decks with a card fared in a format: games, and shares won; None without such games."""

    name: str
    games: int
    won: Share | None
    drawn_games: int
    drawn: Share | None
    played_games: int
    played: Share | None


def public_playtests() -> QuerySet[Playtest]:
    """Return the finished playtests all of whose decks anybody may find, the newest first."""
    closed = PlaytestDeck.objects.filter(playtest=OuterRef("pk")).exclude(
        version__deck__in=public_decks()
    )
    finished = Playtest.objects.filter(finished__isnull=False, design=Design.PLAIN)
    return finished.filter(~Exists(closed)).order_by("-finished")


def count_figures(now: datetime) -> bool:
    """Count the figures of all cards again; return whether it was time to."""
    if _counted_lately(now):
        return False
    # Counting takes seconds, in which SQLite would let nobody else write.
    counts = _counts()
    with transaction.atomic():
        lock_until_commit("card figures")
        if _counted_lately(now):
            return False
        _store(counts, now)
    return True


def _counted_lately(now: datetime) -> bool:
    lately = CardFigures.objects.filter(counted__gt=now - COUNTED_EVERY, counted__lte=now)
    return lately.exists()


def _counts() -> Mapping[_Key, Counter[str]]:
    counts: defaultdict[_Key, Counter[str]] = defaultdict(Counter)
    for playtest, games in _chosen():
        for key, found in _figures(playtest, games):
            counts[key].update(found)
    return counts


def _store(counts: Mapping[_Key, Counter[str]], now: datetime) -> None:
    CardFigures.objects.all().delete()
    CardFigures.objects.bulk_create(
        [
            CardFigures(
                game=game,
                card=card,
                format=format,
                games=found["games"],
                wins=found["wins"],
                drawn=found["drawn"],
                drawn_wins=found["drawn_wins"],
                played=found["played"],
                played_wins=found["played_wins"],
                counted=now,
            )
            for (game, card, format), found in counts.items()
        ],
        batch_size=500,
    )


def card_figures(game: Game, cards: Sequence[str]) -> list[FormatFigures]:
    """Return the figures of a card, by its ids, in each format, those with most games first."""
    by_format: defaultdict[str, Counter[str]] = defaultdict(Counter)
    fields = ("games", "wins", "drawn", "drawn_wins", "played", "played_wins")
    for row in CardFigures.objects.filter(game=game.value, card__in=cards):
        by_format[row.format].update({name: getattr(row, name) for name in fields})
    shown = [_shown(format, found) for format, found in by_format.items()]
    return sorted(shown, key=lambda one: (-one.games, one.name))


def _chosen() -> Iterator[tuple[Playtest, int]]:
    """Return the newest public playtests, each with how many of its games count.

    Among three or four decks of the TCG an equal share is less than a half, so they are left out.
    """
    third = PlaytestDeck.objects.filter(playtest=OuterRef("pk"), place=2)
    candidates = public_playtests().exclude(Q(game=Game.TCG.value) & Exists(third))
    left = defaultdict[int | None, int](lambda: MAX_GAMES_OF_MAKER)
    counted: dict[UUID, int] = {}
    of_people = candidates.exclude(Q(owner=None) & ~Q(browser=""))
    for key, owner, games in of_people.values_list("pk", "owner", "games")[:MAX_LOOKED_AT]:
        # Those of nobody are the site's own: samples and the ladder.
        counted[key] = games if owner is None else min(games, MAX_GAMES, left[owner])
        left[owner] -= counted[key]
        if not counted[key]:
            del counted[key]
        if len(counted) == MAX_PLAYTESTS:
            break
    for playtest in Playtest.objects.filter(pk__in=counted).iterator(chunk_size=100):
        if _are_equals(playtest):
            yield playtest, counted[playtest.pk]


def _are_equals(playtest: Playtest) -> bool:
    """Return whether all decks of a playtest were played by the same player, not a weak one."""
    face = face_of(playtest.game)
    names = {deck.player for deck in playtest.decks.all()}
    return len(names) == 1 and not WEAK & {face.current_player(name) for name in names}


def _summary(playtest: Playtest, games: int) -> Any:
    """Return what about the first `games` games of a playtest say, in whole chunks."""
    if games >= playtest.games:
        return playtest_summary(playtest)
    kept = []
    for count, summary in playtest.chunks.order_by("first").values_list("games", "summary"):
        if games <= 0:
            break
        kept.append(playtest.kind.read_summary(summary))
        games -= count
    return playtest.kind.merge(kept)


def _figures(playtest: Playtest, counted: int) -> Iterable[tuple[_Key, Counter[str]]]:
    """Return how the decks of a playtest fared with each of their cards."""
    for deck in _summary(playtest, counted).cards:
        games, wins = total_games(deck.played), total_wins(deck.played)
        for card, tally in deck.cards.items():
            yield (
                (playtest.game, card, playtest.format),
                Counter(
                    games=games,
                    wins=wins,
                    drawn=games - tally.games(Moment.NEVER_DRAWN),
                    drawn_wins=wins - tally.wins(Moment.NEVER_DRAWN),
                    played=tally.games(Moment.PLAYED),
                    played_wins=tally.wins(Moment.PLAYED),
                ),
            )


def _shown(format: str, found: Counter[str]) -> FormatFigures:
    return FormatFigures(
        name=format_name(format),
        games=found["games"],
        won=share_won(found["wins"], found["games"]),
        drawn_games=found["drawn"],
        drawn=share_won(found["drawn_wins"], found["drawn"]),
        played_games=found["played"],
        played=share_won(found["played_wins"], found["played"]),
    )
