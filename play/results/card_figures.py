"""How decks with a card fare in public playtests: counted now and then, read at once."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet

from decks.locks import lock_until_commit
from decks.sharing.public_search import public_decks
from play.models import CardFigures, Design, Playtest, PlaytestDeck
from play.queue.totals import playtest_summary
from play.results.labels import format_name
from play.results.shares import Share, share_won
from rules.construction import Game
from rules.playtest.statistics.card_statistics import Moment, total_games, total_wins

COUNTED_EVERY = timedelta(hours=1)
# Each playtest takes some milliseconds; the newest are counted, and nobody's alone.
MAX_PLAYTESTS, MAX_OF_MAKER, MAX_LOOKED_AT = 1000, 100, 5000

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
    return CardFigures.objects.filter(counted__gt=now - COUNTED_EVERY).exists()


def _counts() -> Mapping[_Key, Counter[str]]:
    counts: defaultdict[_Key, Counter[str]] = defaultdict(Counter)
    for playtest in _chosen():
        for key, found in _figures(playtest):
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


def _chosen() -> Iterator[Playtest]:
    """Return the newest public playtests, no more of one maker than allowed.

    Among three or four decks of the TCG an equal share is less than a half, so they are left out.
    """
    third = PlaytestDeck.objects.filter(playtest=OuterRef("pk"), place=2)
    candidates = public_playtests().exclude(Q(game=Game.TCG.value) & Exists(third))
    of_maker = Counter[tuple[int | None, str]]()
    keys = []
    for key, owner, browser in candidates.values_list("pk", "owner", "browser")[:MAX_LOOKED_AT]:
        of_maker[owner, browser] += 1
        # Those of nobody are the site's own: samples and the ladder.
        if (owner is None and not browser) or of_maker[owner, browser] <= MAX_OF_MAKER:
            keys.append(key)
        if len(keys) == MAX_PLAYTESTS:
            break
    return Playtest.objects.filter(pk__in=keys).iterator(chunk_size=100)


def _figures(playtest: Playtest) -> Iterable[tuple[_Key, Counter[str]]]:
    """Return how the decks of a playtest fared with each of their cards."""
    for deck in playtest_summary(playtest).cards:
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
