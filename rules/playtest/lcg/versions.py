"""Versions of an LCG deck in the same scenario on the same seeds."""

from collections.abc import Sequence
from dataclasses import replace

from rules.lcg.deck import LcgDeck
from rules.lcg.vocabulary import Difficulty, Edition
from rules.playtest.lcg.description import PlaytestDescription
from rules.playtest.trials.alignment import align, swap_cards


def version_arms(
    versions: Sequence[LcgDeck],
    partners: Sequence[LcgDeck],
    players: tuple[str, ...],
    seed: int,
    scenario: str,
    difficulty: Difficulty,
    day: str,
    edition: Edition = Edition.CORE,
) -> tuple[tuple[PlaytestDescription, ...], ...]:
    """Return what decides the games of each version, which all its partners play with.

    The versions are aligned with the first. Versions of the same size meet the same encounter
    deck in the same order; those of other sizes do not, and their pairs say less.
    """
    first = versions[0]
    aligned = [
        replace(version, player_deck=align(first.player_deck, version.player_deck))
        for version in versions[1:]
    ]
    return tuple(
        (
            PlaytestDescription(
                (version, *partners), players, seed, scenario, difficulty, day, edition
            ),
        )
        for version in (first, *aligned)
    )


def swap_version(deck: LcgDeck, out: str, put_in: str, copies: int) -> LcgDeck:
    """Return the deck with up to `copies` copies of a card replaced by another.

    Raise ValueError where its player deck has none of the card.
    """
    return replace(deck, player_deck=swap_cards(deck.player_deck, out, put_in, copies))
