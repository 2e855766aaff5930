"""Which decks are on a format's ladder: public ones built for it that are legal on the day."""

from collections import Counter
from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from django.db.models import QuerySet

from decks.legality.verdicts import judge
from decks.models import Deck, DeckVersion
from decks.queries import latest_versions
from decks.sharing.public_search import public_decks
from play.models import LadderEntry
from play.requests.playtest import Entrant, PlaytestRequest, enter
from rules.construction import Format, Game

# A night has time for this many decks, those changed last. Nobody can fill a ladder.
MAX_DECKS = 150
MAX_OF_PLAYER = 5
# How many decks are looked at to find them.
MAX_LOOKED_AT = 2000


@dataclass(frozen=True, slots=True)
class LadderDeck:
    """A deck that takes part: its entry, and what plays."""

    entry: LadderEntry
    entrant: Entrant


class NoLadder(ValueError):
    """A format that can have no ladder; the message says why."""


def check_format(format: Format) -> None:
    """Raise NoLadder for a format whose decks never meet."""
    if format.game is not Game.TCG:
        raise NoLadder(f"{format.name} is a format of the LCG, whose decks never meet each other.")


def candidates(format: Format) -> QuerySet[Deck]:
    """Return the public decks that were built for a format, samples first, then the newest."""
    built = public_decks().filter(format=format.slug, game=format.game.value)
    return built.order_by("-sample", "-updated", "-pk")


def enter_decks(format: Format, day: date, player: str) -> list[LadderDeck]:
    """Enter the latest versions of a format's public decks that can play on a day.

    Return them. An entry of a deck that takes part no longer is not current from now on.
    """
    check_format(format)
    found: list[LadderDeck] = []
    versions = latest_versions(Deck.objects.filter(pk__in=_chosen(format)))
    for version in versions.order_by("-deck__sample", "-deck__updated", "-deck__pk"):
        entrant = enter(version.deck.name, version.cards(), player, version)
        if judge(entrant.cards, format, day).legal and not entrant.blanks():
            found.append(LadderDeck(_entry(format, day, version, entrant), entrant))
    current = [deck.entry.pk for deck in found]
    gone = LadderEntry.objects.filter(format=format.slug, current=True).exclude(pk__in=current)
    gone.update(current=False)
    LadderEntry.objects.filter(pk__in=current, current=False).update(current=True)
    return found


def _chosen(format: Format) -> list[int]:
    """Return the keys of the decks that may take part, no more of one player than allowed."""
    of_player = Counter[int]()
    chosen: list[int] = []
    for deck, owner in candidates(format).values_list("pk", "owner")[:MAX_LOOKED_AT]:
        if owner is not None:
            of_player[owner] += 1
            if of_player[owner] > MAX_OF_PLAYER:
                continue
        chosen.append(deck)
        if len(chosen) == MAX_DECKS:
            break
    return chosen


def _entry(format: Format, day: date, version: DeckVersion, entrant: Entrant) -> LadderEntry:
    entry, _ = LadderEntry.objects.get_or_create(
        None, format=format.slug, version=version, **_fingerprints(entrant, format, day)
    )
    return entry


@lru_cache(maxsize=1024)
def _fingerprints(entrant: Entrant, format: Format, day: date) -> dict[str, str]:
    """Return the state of the rules, a deck's cards and its player: the same for a whole night."""
    request = PlaytestRequest((entrant, entrant), games=1, seed=0, format=format, day=day)
    return request.fingerprints()
