"""Which starter decks meet in the study, by which rules, and playing them.

A starter deck was sold with the newest set it has cards of, so it belongs to that set's block.
The decks of a block meet by the block's format. All but those of the Hunters are legal in it;
these have cards of sets 11 to 13 too and so fit no block's format, but their newest sets leave
no doubt. Decks of different blocks have different adventure paths and don't meet.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from itertools import combinations_with_replacement
from multiprocessing import get_context

from rules.construction import edition, load_format
from rules.construction.starters import Starter, starter, starter_slugs
from rules.playtest.ranges import GameFailed, play_range
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game
from rules.playtest.tcg.statistics import Summary, merge, summarise
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.sets import SETS, SetBlock
from rules.tcg.library import unwritten

# The last rulebook's lists for the blocks are of this day.
DAY = date(2007, 8, 31)
BLOCK_FORMATS = {
    SetBlock.FELLOWSHIP: "fellowship-block",
    SetBlock.TOWER: "tower-block",
    SetBlock.KING: "king-block",
    SetBlock.WAR_OF_THE_RING: "war-of-the-ring-block",
    SetBlock.HUNTERS: "hunters-block",
}


class PairingFailed(RuntimeError):
    """A game of a pairing stopped with an error; the message names both."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two starter decks, by their slugs, and who plays each."""

    decks: tuple[str, str]
    players: tuple[str, str] = ("easy", "easy")

    @property
    def is_mirror(self) -> bool:
        """Whether a deck meets itself."""
        return self.decks[0] == self.decks[1]


@dataclass(frozen=True, slots=True)
class PlayedPairing:
    """A pairing and what its games say; the summary's decks are in the pairing's order."""

    pairing: Pairing
    summary: Summary


def block_of(found: Starter) -> SetBlock:
    """Return the block of the newest set that a starter deck has cards of."""
    block = SETS[found.newest_set].block
    if block is None:
        raise ValueError(f"{found.slug}: set {found.newest_set} belongs to no block")
    return block


def cards_of(deck: TcgDeck) -> tuple[str, ...]:
    """Return every card of a deck, a card once a copy."""
    alone = (deck.ring_bearer, deck.ring)
    return (*(card_id for card_id in alone if card_id), *deck.sites, *deck.copies())


def blank_cards(slug: str) -> tuple[str, ...]:
    """Return the cards of a starter deck that have no definition and play as blanks."""
    return unwritten(cards_of(starter(slug).deck))


def starters_of(block: SetBlock) -> tuple[str, ...]:
    """Return the starter decks of a block, in alphabetical order."""
    return tuple(slug for slug in starter_slugs() if block_of(starter(slug)) is block)


def pairings(slugs: Iterable[str]) -> Iterator[Pairing]:
    """Return every two of these decks that are of one block, and every deck with itself."""
    wanted = set(slugs)
    for block in SetBlock:
        here = [slug for slug in starters_of(block) if slug in wanted]
        for decks in combinations_with_replacement(here, 2):
            yield Pairing(decks)


def two_starters() -> list[Pairing]:
    """Return every two different starter decks of one block."""
    return [pairing for pairing in pairings(starter_slugs()) if not pairing.is_mirror]


def against_random(slugs: Iterable[str]) -> Iterator[Pairing]:
    """Return each deck with itself, the first played by rules and the second at random."""
    for pairing in pairings(slugs):
        if pairing.is_mirror:
            yield Pairing(pairing.decks, ("easy", "random"))


def neighbours(slugs: Iterable[str]) -> Iterator[Pairing]:
    """Return each deck with the next one of its block, and the last with the first."""
    wanted = set(slugs)
    for block in SetBlock:
        here = [slug for slug in starters_of(block) if slug in wanted]
        for decks in zip(here, here[1:] + here[:1], strict=True):
            yield Pairing(decks)


def describe(pairing: Pairing, seed: int) -> PlaytestDescription:
    """Return what decides the games of a pairing: the block's edition and the texts of `DAY`."""
    first, second = (starter(slug) for slug in pairing.decks)
    return PlaytestDescription(
        decks=(first.deck, second.deck),
        players=pairing.players,
        seed=seed,
        edition=edition(load_format(BLOCK_FORMATS[block_of(first)]), DAY),
        day=DAY.isoformat(),
    )


def play_pairing(pairing: Pairing, games: int, seed: int) -> PlayedPairing:
    """Play a pairing; `PairingFailed` where a game stops with an error."""
    try:
        return PlayedPairing(pairing, _play(describe(pairing, seed), games))
    except GameFailed as failure:
        # Another process can send this message, but not the failure and its cause.
        raise PairingFailed(
            f"{' against '.join(pairing.decks)}: {failure} ({failure.__cause__!r})"
        ) from failure


def _play(description: PlaytestDescription, games: int) -> Summary:
    """Play half the games in either seat, so that a seat's advantage cancels out.

    Equal decks with equal players stay in their seats: their share shows what a seat is worth.
    """
    swapped = swap_seats(description)
    if swapped == description:
        return summarise(play_range(play_game, description, 0, games))
    half = (games + 1) // 2
    there = summarise(play_range(play_game, description, 0, half))
    back = summarise(play_range(play_game, swapped, half, games - half))
    return merge((there, replace(back, decks=(back.decks[1], back.decks[0]))))


def swap_seats(description: PlaytestDescription) -> PlaytestDescription:
    """Return the same games with each deck and its player in the other seat."""
    (first, second), (one, other) = description.decks, description.players
    return replace(description, decks=(second, first), players=(other, one))


def play_all(
    listed: Sequence[Pairing], games: int, seed: int, workers: int = 1
) -> Iterator[PlayedPairing]:
    """Play pairings, in a given number of processes, and return them in their order.

    `PairingFailed` where a game stops with an error.
    """
    play = partial(play_pairing, games=games, seed=seed)
    if workers == 1:
        yield from map(play, listed)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(play, listed)
