"""Versions of a TCG deck against the same opponents on the same seeds."""

from collections.abc import Sequence
from dataclasses import replace

from rules.playtest.playing import opponent_seed
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.trials.alignment import align, swap_cards
from rules.tcg.deck import TcgDeck


def version_arms(
    versions: Sequence[TcgDeck],
    opponents: Sequence[TcgDeck],
    players: tuple[str, str],
    seed: int,
    edition: str,
    day: str,
) -> tuple[tuple[PlaytestDescription, ...], ...]:
    """Return what decides the games of each version against each opponent.

    The versions are aligned with the first, and shuffles depend on places alone.
    """
    first = versions[0]
    aligned = [
        replace(version, draw_deck=align(first.draw_deck, version.draw_deck))
        for version in versions[1:]
    ]
    return tuple(
        tuple(
            PlaytestDescription(
                (version, opponent),
                players,
                opponent_seed(seed, place),
                edition,
                day,
                keyed_shuffles=True,
            )
            for place, opponent in enumerate(opponents)
        )
        for version in (first, *aligned)
    )


def swap_version(deck: TcgDeck, out: str, put_in: str, copies: int) -> TcgDeck:
    """Return the deck with up to `copies` copies of a card replaced by another.

    Raise ValueError where its draw deck has none of the card.
    """
    return replace(deck, draw_deck=swap_cards(deck.draw_deck, out, put_in, copies))
