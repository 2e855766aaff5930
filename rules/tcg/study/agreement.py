"""Whether two computer players agree about cards and swaps wherever both verdicts are clear.

Both play the same pairings of starter decks with the same shuffles. A card's verdict is whether
its deck wins more or fewer games of about the same length in which it was drawn (`card_lift`); a
swap's is whether the deck with another card in place of one wins more or fewer of the same games.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from rules.construction.starters import starter
from rules.playtest.ranges import play_range
from rules.playtest.statistics.card_lift import card_lift
from rules.playtest.statistics.card_statistics import Moment
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game
from rules.playtest.tcg.record import won
from rules.playtest.trials.alignment import align, swap_cards
from rules.playtest.trials.paired import count_pairs, difference_interval
from rules.tcg.deck import TcgDeck
from rules.tcg.facts.reader import card
from rules.tcg.study.correlation import bootstrap_half_width, spearman
from rules.tcg.study.pairings import Pairing, block_of, describe, play_pairing, starters_of

# What is swapped at once: cards of which a deck has so many say more than single ones.
FEWEST_COPIES: Final = 2
# A third player tries so many swaps of a deck, and those tell most that change so much.
TRIED: Final = 8
TELLING: Final = 0.1

Swap = tuple[str, str]
"""A card that goes, and the one that comes in its place."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What two players find of a card or a swap: gains in shares of games, and which are clear."""

    deck: str
    subject: str
    gains: tuple[float, float]
    clear: tuple[bool, bool]

    @property
    def agree(self) -> bool | None:
        """Whether both find the same sign; None unless both are clear."""
        return self.gains[0] * self.gains[1] > 0 if all(self.clear) else None


Found = tuple[float, bool]
"""A gain, and whether it is clear."""


def judge_cards(
    pairing: Pairing, players: tuple[str, str], games: int, seed: int
) -> Iterator[Verdict]:
    """Return what both players' games say of each card of both decks that they drew."""
    lifts = [_lifts(pairing, player, games, seed) for player in players]
    for deck, card_id in sorted(lifts[0].keys() & lifts[1].keys()):
        (gain, clear), (other, other_clear) = (found[deck, card_id] for found in lifts)
        yield Verdict(deck, card_id, (gain, other), (clear, other_clear))


def _lifts(pairing: Pairing, player: str, games: int, seed: int) -> dict[tuple[str, str], Found]:
    summary = play_pairing(replace(pairing, players=(player, player)), games, seed).summary
    found: dict[tuple[str, str], Found] = {}
    for slug, statistics in zip(pairing.decks, summary.cards, strict=True):
        for card_id in statistics.cards:
            lift = card_lift(statistics, card_id, Moment.DRAWN)
            if lift is not None:
                found[slug, card_id] = lift.within_length, lift.is_clear
    return found


def judge_swaps(
    pairing: Pairing, players: tuple[str, str], swaps: Sequence[Swap], pairs: int, seed: int
) -> Iterator[Verdict]:
    """Return what both players' games say of swaps in the first deck of a pairing."""
    if not swaps:
        return
    slug = pairing.decks[0]
    unchanged = [_unchanged(pairing, player, pairs, seed) for player in players]
    for out, put_in in swaps:
        found = [_gain(description, wins, out, put_in) for description, wins in unchanged]
        (gain, clear), (other, other_clear) = found
        yield Verdict(slug, f"{put_in} for {out}", (gain, other), (clear, other_clear))


def telling_swaps(pairing: Pairing, player: str, swaps: int, pairs: int, seed: int) -> list[Swap]:
    """Return the swaps that change most by the games of a player, those of `TELLING` or more.

    Most swaps change too little for either of two players to be sure. One who is neither of them
    finds those that matter, with other shuffles, so that its luck is not theirs.
    """
    description, wins = _unchanged(pairing, player, pairs, seed + 1)
    found = [
        (abs(_gain(description, wins, out, put_in)[0]), (out, put_in))
        for out, put_in in possible_swaps(pairing.decks[0], TRIED, seed)
    ]
    telling = sorted((gain, swap) for gain, swap in found if gain >= TELLING)
    return [swap for _, swap in telling[::-1][:swaps]]


def possible_swaps(slug: str, swaps: int, seed: int) -> list[Swap]:
    """Return cards of a starter deck, each with one of the same culture and type to try for it.

    Those come from the other starter decks of the block. The seed decides which are tried.
    """
    dice = Random(f"{slug} {seed}")
    own = dict(starter(slug).deck.draw_deck)
    others = sorted(
        {
            card_id
            for other in starters_of(block_of(starter(slug)))
            for card_id, _ in starter(other).deck.draw_deck
        }
        - own.keys()
    )
    found = []
    for out in sorted(card_id for card_id, copies in own.items() if copies >= FEWEST_COPIES):
        fitting = [card_id for card_id in others if _kind(card_id) == _kind(out)]
        if fitting:
            found.append((out, dice.choice(fitting)))
    return dice.sample(found, min(swaps, len(found)))


def _kind(card_id: str) -> tuple[object, ...]:
    facts = card(card_id)
    return facts.side, facts.type, facts.culture


def _unchanged(
    pairing: Pairing, player: str, pairs: int, seed: int
) -> tuple[PlaytestDescription, list[bool]]:
    """Return what decides the games of a pairing, and which of them its first deck won."""
    described = describe(replace(pairing, players=(player, player)), seed)
    description = replace(described, keyed_shuffles=True)
    return description, _wins(description, pairs)


def _gain(old: PlaytestDescription, old_wins: list[bool], out: str, put_in: str) -> Found:
    """Return how many more games the first deck wins with a swap, of the same shuffles."""
    new = replace(old, decks=(swapped(old.decks[0], out, put_in), *old.decks[1:]))
    counts = count_pairs(zip(old_wins, _wins(new, len(old_wins)), strict=True))
    interval = difference_interval(counts)
    return counts.difference, not interval.low <= 0 <= interval.high


def swapped(deck: TcgDeck, out: str, put_in: str) -> TcgDeck:
    """Return a deck with all copies of a card exchanged, every other card at its place."""
    rows = deck.draw_deck
    changed = swap_cards(rows, out, put_in, dict(rows)[out])
    return replace(deck, draw_deck=align(rows, changed))


def _wins(description: PlaytestDescription, games: int) -> list[bool]:
    return [bool(won(record)) for record in play_range(play_game, description, 0, games)]


def rank_correlation(verdicts: Sequence[Verdict]) -> tuple[float, float] | None:
    """Return the rank correlation of both players' gains, and half the width of its interval.

    It counts what is not clear too. Chance in the gains lowers it: two samples of games by one
    player do not have a correlation of 1 either. None for too few verdicts.
    """

    def of(places: Sequence[int]) -> float | None:
        gains = [verdicts[place].gains for place in places]
        return spearman([first for first, _ in gains], [second for _, second in gains])

    found = of(range(len(verdicts)))
    half_width = bootstrap_half_width(of, len(verdicts), Random(0))
    return None if found is None or half_width is None else (found, half_width)


def page(
    players: Sequence[str],
    cards: Sequence[Verdict],
    swaps: Sequence[Verdict],
    name: Callable[[str], str],
) -> str:
    """Return the table of how often the players agree, and each verdict on which they do not."""
    head = f"| | {players[0]} clear | {players[1]} clear | both clear | same sign |"
    lines = [head, "| --- | --- | --- | --- | --- |"]
    for title, verdicts in (("Cards", cards), ("Swaps", swaps)):
        both = [verdict for verdict in verdicts if verdict.agree is not None]
        counts = [sum(verdict.clear[place] for verdict in verdicts) for place in (0, 1)]
        agreed = sum(bool(verdict.agree) for verdict in both)
        lines.append(
            f"| {title}: {len(verdicts)} | {counts[0]} | {counts[1]} | {len(both)} | {agreed} |"
        )
    lines += _in_ranks(cards)
    for verdict in (*cards, *swaps):
        if verdict.agree is False:
            first, second = (f"{gain * 100:+.1f}" for gain in verdict.gains)
            lines += ["", f"{verdict.deck}, {name(verdict.subject)}: {first} and {second} points."]
    return "\n".join(lines) + "\n"


def _in_ranks(cards: Sequence[Verdict]) -> list[str]:
    correlation = rank_correlation(cards)
    if correlation is None:
        return []
    found, half_width = correlation
    sentence = f"The gains of all cards have a rank correlation of {found:+.2f} ± {half_width:.2f}."
    return ["", sentence]
