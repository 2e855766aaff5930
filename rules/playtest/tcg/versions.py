"""Versions of a deck against the same opponents on the same seeds."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.playtest.paired import PairCounts, count_pairs
from rules.playtest.ranges import play_range
from rules.playtest.sprt import Answer, SprtPlan, assess
from rules.playtest.tcg.alignment import align
from rules.playtest.tcg.description import PlaytestDescription
from rules.playtest.tcg.game import play_game
from rules.tcg.deck import TcgDeck


@dataclass(frozen=True, slots=True)
class Field:
    """Whom a deck meets, and how: game `i` is against opponent `i` modulo their number."""

    opponents: tuple[TcgDeck, ...]
    players: tuple[str, str]
    seed: int
    edition: str
    day: str

    def description(self, deck: TcgDeck, index: int) -> PlaytestDescription:
        """Return what decides game `index` of a deck."""
        return PlaytestDescription(
            decks=(deck, self.opponents[index % len(self.opponents)]),
            players=self.players,
            seed=self.seed,
            edition=self.edition,
            day=self.day,
            keyed_shuffles=True,
        )

    def results(self, deck: TcgDeck, first: int, count: int) -> list[bool]:
        """Return which of `count` games, beginning with game `first`, the deck wins.

        GameFailed names a game that stopped with an error.
        """
        return [
            record.winner == 0
            for index in range(first, first + count)
            for record in play_range(play_game, self.description(deck, index), index, 1)
        ]


def compare_versions(
    field: Field,
    versions: tuple[TcgDeck, TcgDeck],
    pairs: int,
    batch: int,
    plan: SprtPlan | None = None,
) -> Iterator[PairCounts]:
    """Play pairs of an old and a new version, and return the counts after each batch.

    With a plan it stops as soon as the sequential test has an answer.
    """
    old, new = versions[0], align(*versions)
    counts = PairCounts()
    while counts.pairs < pairs:
        first, size = counts.pairs, min(batch, pairs - counts.pairs)
        counts += count_pairs(
            zip(
                field.results(old, first, size),
                field.results(new, first, size),
                strict=True,
            )
        )
        yield counts
        if plan is not None and assess(counts, plan).answer is not Answer.OPEN:
            return


def swap_cards(deck: TcgDeck, out: str, put_in: str, copies: int) -> TcgDeck:
    """Return the deck with up to `copies` copies of a card replaced by another.

    Raise ValueError where its draw deck has none of the card.
    """
    counts = dict(deck.draw_deck)
    if out not in counts:
        raise ValueError(f"the draw deck has no {out}")
    swapped = min(copies, counts[out])
    counts[out] -= swapped
    counts[put_in] = counts.get(put_in, 0) + swapped
    rows = tuple((card_id, count) for card_id, count in counts.items() if count)
    return replace(deck, draw_deck=rows)
