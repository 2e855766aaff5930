"""Where players disagree: the same decks by the same rules, played by others, fare otherwise.

The same question has the same decks in the same places, format, edition, scenario, difficulty and
rules. Its shuffles may be others: the intervals allow for that.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from django.db.models import Exists, OuterRef, QuerySet

from decks.access import listed_decks
from decks.ownership import Visitor, owned_by
from play.models import Design, Playtest, PlaytestDeck
from play.results.progress import sides_so_far
from rules.english import join_words

# Of many playtests of one question the newest are looked at.
MOST_LOOKED_AT = 12


@dataclass(frozen=True, slots=True)
class Disagreement:
    """What another player's games say of a side, with both figures and where the others are."""

    words: str
    address: str


def disagreements(playtest: Playtest, visitor: Visitor) -> list[Disagreement]:
    """Return where the players of other playtests come to another result, one for each set of them.

    Only playtests count that are the visitor's or have decks that the visitor can find in a list:
    nobody learns of a playtest by this whose address they were not given.
    """
    sides = sides_so_far(playtest)
    found: dict[tuple[str, ...], Disagreement] = {}
    for other, players in _same_question(playtest, visitor):
        if players in found:
            continue
        for side, its in zip(sides, sides_so_far(other), strict=True):
            if side.share is None or its.share is None:
                continue
            mine, theirs = side.share, its.share
            if mine.low <= theirs.high and theirs.low <= mine.high:
                continue
            called = join_words(list(dict.fromkeys(map(playtest.face.player_label, players))))
            found[players] = Disagreement(
                f"{called} disagrees: {side.name} wins {theirs.rate:.0f}% of its games "
                f"({theirs.low:.0f} to {theirs.high:.0f}%), and {mine.rate:.0f}% of these "
                f"({mine.low:.0f} to {mine.high:.0f}%).",
                other.get_absolute_url(),
            )
            break
    return list(found.values())


def _same_question(
    playtest: Playtest, visitor: Visitor
) -> Iterator[tuple[Playtest, tuple[str, ...]]]:
    """Return finished playtests of the same question by other players, and those players."""
    decks = list(playtest.decks.all())
    contents = [deck.contents for deck in decks]
    players = tuple(deck.player for deck in decks)
    for other in _comparable(playtest, visitor)[:MOST_LOOKED_AT]:
        others = list(other.decks.all())
        by = tuple(deck.player for deck in others)
        if by != players and [deck.contents for deck in others] == contents:
            yield other, by


def _comparable(playtest: Playtest, visitor: Visitor) -> QuerySet[Playtest]:
    """Return finished playtests by the same rules with the first deck, as far as one may know."""
    of_it = PlaytestDeck.objects.filter(playtest=OuterRef("pk"))
    hidden = of_it.exclude(version__deck__in=listed_decks(visitor))
    first = playtest.decks.all()[0]
    same = Playtest.objects.filter(
        Exists(of_it.filter(place=0, contents=first.contents)),
        game=playtest.game,
        design=Design.PLAIN,
        format=playtest.format,
        edition=playtest.edition,
        scenario=playtest.scenario,
        difficulty=playtest.difficulty,
        rules_fingerprint=playtest.rules_fingerprint,
        finished__isnull=False,
    )
    seen = same.filter(owned_by(visitor) | ~Exists(hidden)).exclude(pk=playtest.pk)
    return seen.prefetch_related("decks")
