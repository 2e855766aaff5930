"""What a ladder's page shows: its decks by rating, and the closest games."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import QuerySet
from django.urls import reverse

from decks.models import Deck
from decks.sharing.public_search import is_public
from play.ladder.nights import open_nights
from play.models import LadderEntry, LadderMatch, LadderNight
from play.results.labels import format_name
from rules.playtest.statistics.ratings import AVERAGE, chance

CLOSEST_GAMES = 5


@dataclass(frozen=True, slots=True)
class Standing:
    """A deck's place on a ladder; `expected` is the percentage it wins of an average deck."""

    rank: int
    deck: Deck
    owner: str
    rating: float
    low: float
    high: float
    wins: int
    losses: int

    @property
    def games(self) -> int:
        """How many decided games the rating comes from."""
        return self.wins + self.losses

    @property
    def expected(self) -> float:
        """The percentage of games it wins against an average deck of the ladder."""
        return 100 * chance(self.rating, AVERAGE)

    @property
    def expected_low(self) -> float:
        """The lower bound of that percentage."""
        return 100 * chance(self.low, AVERAGE)

    @property
    def expected_high(self) -> float:
        """The upper bound of that percentage."""
        return 100 * chance(self.high, AVERAGE)


@dataclass(frozen=True, slots=True)
class CloseGame:
    """A game that was close: who played, where both fellowships ended, and its replay."""

    first: str
    second: str
    gap: int
    address: str


@dataclass(frozen=True, slots=True)
class Ladder:
    """A format's ladder as a list shows it."""

    format: str
    decks: int
    playing: bool
    night: LadderNight

    @property
    def name(self) -> str:
        """The name of its format."""
        return format_name(self.format)

    def get_absolute_url(self) -> str:
        """Return the address of its page."""
        return reverse("ladder:ladder", args=[self.format])


def shown_entries() -> QuerySet[LadderEntry]:
    """Return the rated entries that anybody may see: a deck that was hidden is out at once."""
    shown = LadderEntry.objects.filter(
        is_public("version__deck__"), current=True, rating__isnull=False
    )
    return shown.select_related("version__deck__owner").order_by("-rating", "pk")


def standings(format: str) -> list[Standing]:
    """Return the decks of a format's ladder, the strongest first."""
    return [
        _standing(rank, entry)
        for rank, entry in enumerate(shown_entries().filter(format=format), start=1)
    ]


def standings_of(owner: str) -> list[tuple[str, Standing]]:
    """Return the places of a player's decks, with the names of the formats, the best first."""
    found = []
    for entry in shown_entries().filter(version__deck__owner__username=owner):
        better = shown_entries().filter(format=entry.format, rating__gt=entry.rating).count()
        found.append((entry.format, _standing(better + 1, entry)))
    return sorted(found, key=lambda placed: (placed[1].rank, placed[0]))


def ladders() -> list[Ladder]:
    """Return the formats that have a ladder, with the newest night of each."""
    newest: dict[str, LadderNight] = {}
    for night in LadderNight.objects.all():
        newest.setdefault(night.format, night)
    playing = set(open_nights().values_list("format", flat=True))
    return [
        Ladder(format, shown_entries().filter(format=format).count(), format in playing, night)
        for format, night in sorted(newest.items())
    ]


def closest_games(format: str) -> Sequence[CloseGame]:
    """Return the closest games of a ladder that anybody may see, the closest first."""
    matches = LadderMatch.objects.filter(
        is_public("first__version__deck__"),
        is_public("second__version__deck__"),
        night__format=format,
        closest__isnull=False,
        first__current=True,
        second__current=True,
    ).select_related("first__version__deck", "second__version__deck")
    return [
        CloseGame(
            first=match.first.version.deck.name,
            second=match.second.version.deck.name,
            gap=match.gap or 0,
            address=reverse("play:replay", args=[match.playtest_id, match.closest]),
        )
        for match in matches.order_by("gap", "-sites", "-pk")[:CLOSEST_GAMES]
    ]


def _standing(rank: int, entry: LadderEntry) -> Standing:
    deck = entry.version.deck
    assert entry.rating is not None, "only rated entries are shown"
    assert entry.low is not None, "a rating has bounds"
    assert entry.high is not None, "a rating has bounds"
    return Standing(
        rank=rank,
        deck=deck,
        owner=deck.owner.get_username() if deck.owner else "",
        rating=entry.rating,
        low=entry.low,
        high=entry.high,
        wins=entry.wins,
        losses=entry.losses,
    )
