"""The starter decks against each other, as a page in Markdown: findings and tables."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from lab.markdown import bounds, percent, table
from rules.construction.starters import starter
from rules.playtest.statistics.interval import Interval, wilson
from rules.playtest.tcg.turn_order import first_share
from rules.tcg.pairings import DAY, PlayedPairing, blank_cards, block_of

DECK_HEADINGS = ("Block", "Deck", "Blank cards", "Games", "Won", "95 % interval")
PAIRING_HEADINGS = ("Block", "Deck", "Opponent", "Games", "Won", "95 % interval",
                    "Won going first", "Unfinished")  # fmt: skip
RANDOM_HEADINGS = ("Block", "Deck", "Games", "Won", "95 % interval", "Unfinished")

_ABOUT = f"""\
Each official starter deck meets each deck of its block, and itself. Both are played by `rules`, \
the player by rules of thumb, half of the games in either seat. A deck belongs to the block of \
the newest set it has cards of: it was sold with that set. The decks of a block play by the \
edition of the rules of the block's format and by the card texts of {DAY.isoformat()}.

Shares are of decided games; unfinished games ran into their bound. Intervals are Wilson's. The \
figures compare decks played by this player, not by people.
"""


@dataclass(frozen=True, slots=True)
class Study:
    """All that was played, and the command that plays it again."""

    command: str
    pairings: Sequence[PlayedPairing]
    against_random: Sequence[PlayedPairing]


@dataclass(frozen=True, slots=True)
class Tally:
    """The games of a deck against the others of its block."""

    slug: str
    wins: int
    decided: int

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the share it won."""
        return wilson(self.wins, self.decided)


def page(study: Study) -> str:
    """Return the study as a page in Markdown."""
    parts = (
        "# The starter decks of the TCG, played",
        f"    {study.command}",
        _ABOUT.rstrip(),
        "## What we see",
        "\n".join(f"- {line}" for line in findings(study)),
        "## Decks\n\nAgainst the other decks of the block; a blank card has no definition "
        "and plays by its numbers and keywords alone. Different cards are counted, not copies.",
        deck_table(study.pairings),
        "## Pairings\n\nWhere a deck meets itself, the share is the first seat's.",
        pairing_table(study.pairings),
        "## Against random\n\nThe same deck on both sides, played by `rules` against `random`.",
        random_table(study.against_random),
    )
    return "\n\n".join(parts) + "\n"


def tallies(played: Iterable[PlayedPairing]) -> tuple[Tally, ...]:
    """Return what each deck won against the others, in the order in which they are played."""
    found: dict[str, Tally] = {}
    for result in played:
        places = (0,) if result.pairing.is_mirror else (0, 1)
        for place in places:
            slug = result.pairing.decks[place]
            before = found.setdefault(slug, Tally(slug, 0, 0))
            if not result.pairing.is_mirror:
                wins = before.wins + result.summary.decks[place].wins
                found[slug] = Tally(slug, wins, before.decided + result.summary.decided)
    return tuple(found.values())


def findings(study: Study) -> Iterator[str]:
    """Return in plain words what the figures show."""
    yield from _mirror_findings([result for result in study.pairings if result.pairing.is_mirror])
    yield from _deck_findings(tallies(study.pairings))
    yield from _random_findings(study.against_random)
    every = (*study.pairings, *study.against_random)
    unfinished = sum(result.summary.unfinished for result in every)
    games = sum(result.summary.games for result in every)
    yield f"{unfinished} of {games:,} games ran into their bound."


def _mirror_findings(mirrors: Sequence[PlayedPairing]) -> Iterator[str]:
    far = [mirror for mirror in mirrors if not _holds_half(mirror.summary.interval(0))]
    named = _named(f"{mirror.pairing.decks[0]} ({_won(mirror, 0)})" for mirror in far)
    yield (
        f"{len(far)} of {len(mirrors)} mirrors have an interval without 50 %{named}. "
        "About one in twenty does by chance."
    )


def _deck_findings(decks: Sequence[Tally]) -> Iterator[str]:
    met = [deck for deck in decks if deck.decided]
    winless = [deck.slug for deck in met if not deck.wins]
    yield f"{len(winless)} of {len(met)} decks never win against another deck{_named(winless)}."
    for word, wanted in (("more than 70 %", _above(0.7)), ("less than 30 %", _below(0.3))):
        found = [f"{deck.slug} ({percent(deck.wins, deck.decided)})"
                 for deck in met if wanted[0] < deck.wins / deck.decided < wanted[1]]  # fmt: skip
        yield f"{len(found)} win {word} of their games against the others{_named(found)}."


def _random_findings(played: Sequence[PlayedPairing]) -> Iterator[str]:
    weak = [result for result in played if result.summary.interval(0).low <= 0.5]
    named = _named(f"{result.pairing.decks[0]} ({_won(result, 0)})" for result in weak)
    decks = f"{len(weak)} of {len(played)} decks"
    yield f"With {decks} `rules` is not surely better than random{named}."


def _above(bound: float) -> tuple[float, float]:
    return bound, 1.1


def _below(bound: float) -> tuple[float, float]:
    return -0.1, bound


def _holds_half(interval: Interval) -> bool:
    return interval.low <= 0.5 <= interval.high


def deck_table(played: Iterable[PlayedPairing]) -> str:
    """Return a row for each deck: its blank cards, and how it fared against the others."""
    return table(
        DECK_HEADINGS,
        (
            (
                block_of(starter(deck.slug)),
                deck.slug,
                _blanks(deck.slug),
                str(deck.decided),
                percent(deck.wins, deck.decided),
                bounds(deck.interval),
            )
            for deck in tallies(played)
        ),
    )


def pairing_table(played: Iterable[PlayedPairing]) -> str:
    """Return a row for each pairing."""
    return table(
        PAIRING_HEADINGS,
        (
            (
                block_of(starter(result.pairing.decks[0])),
                *result.pairing.decks,
                str(result.summary.games),
                _won(result, 0),
                bounds(result.summary.interval(0)),
                _won_going_first(result),
                str(result.summary.unfinished),
            )
            for result in played
        ),
    )


def random_table(played: Iterable[PlayedPairing]) -> str:
    """Return a row for each deck that met itself in the hands of the random player."""
    return table(
        RANDOM_HEADINGS,
        (
            (
                block_of(starter(result.pairing.decks[0])),
                result.pairing.decks[0],
                str(result.summary.games),
                _won(result, 0),
                bounds(result.summary.interval(0)),
                str(result.summary.unfinished),
            )
            for result in played
        ),
    )


def _won_going_first(played: PlayedPairing) -> str:
    """Return the share won going first, either deck counted alike; empty where it can't be seen."""
    share = first_share(played.summary)
    return percent(share.rate) if share else ""


def _blanks(slug: str) -> str:
    found = blank_cards(slug)
    return f"{len(found)}: {', '.join(found)}" if found else "0"


def _won(result: PlayedPairing, place: int) -> str:
    return percent(result.summary.decks[place].wins, result.summary.decided)


def _named(names: Iterable[str]) -> str:
    listed = list(names)
    return f": {', '.join(listed)}" if listed else ""
