"""manage.py swap DECK --out CARD --in CARD... --against DECK... | --field FORMAT [--json]."""

import json
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from cards.database import ensure_tables
from decks.contents.card_labels import card_label
from play.command_line import (
    DECK_HELP,
    NamedDeck,
    add_common_arguments,
    add_opponent_arguments,
    chosen_seed,
    explained_failures,
    find_card_id,
    make_field,
    named_deck,
    opponent_decks,
    progress_bar,
    whole_number,
)
from play.comparison import comparison_json, verdict
from rules.playtest.halving import HalvingResult, games_needed, successive_halving
from rules.playtest.paired import PairCounts, difference_interval
from rules.playtest.tcg.alignment import align
from rules.playtest.tcg.versions import Field, swap_cards
from rules.tcg.deck import TcgDeck

DEFAULT_BATCH = 50
ALL_COPIES = 99


class Command(BaseCommand):
    """Try cards in place of another, and print which helps."""

    help = (
        "Replaces a card by each candidate and plays all versions on the same seeds. After each "
        "round the better half stays; the best is confirmed on fresh seeds."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the deck, the cards and whom it meets."""
        card = "a card's name, or its number as 7_83"
        parser.add_argument("deck", help=DECK_HELP)
        parser.add_argument("--out", required=True, metavar="CARD", help=f"taken out: {card}")
        parser.add_argument(
            "--in", dest="put_in", nargs="+", required=True, metavar="CARD", help="tried instead"
        )
        parser.add_argument(
            "--copies", type=whole_number, default=ALL_COPIES, help="how many; all without it"
        )
        parser.add_argument(
            "--batch",
            type=whole_number,
            default=DEFAULT_BATCH,
            help=f"games of each version in the first round; {DEFAULT_BATCH}",
        )
        add_opponent_arguments(parser)
        add_common_arguments(parser)

    def handle(self, *args: Any, **options: Any) -> None:
        """Play and print; CommandError in plain English for what cannot be played."""
        ensure_tables()
        if options["batch"] < 1 or options["copies"] < 1:
            raise CommandError("--batch and --copies must be at least 1.")
        deck = named_deck(options["deck"], self.stderr)
        out = find_card_id(options["out"], among=list(deck.cards.copies()))
        candidates = list(dict.fromkeys(find_card_id(text) for text in options["put_in"]))
        if out in candidates:
            raise CommandError(f"{card_label(out)} can't replace itself.")
        versions = {
            card_id: swap_cards(deck.cards, out, card_id, options["copies"])
            for card_id in candidates
        }
        opponents = opponent_decks(options, self.stderr)
        seed = chosen_seed(options)
        field = make_field(deck, opponents, seed, options)
        for card_id, version in versions.items():
            name = f"{deck.name} with {card_label(card_id)}"
            make_field(NamedDeck(deck.text, name, version), opponents[:1], seed, options)
        with (
            explained_failures(),
            progress_bar(self.stderr, games_needed(len(versions), options["batch"])) as bar,
        ):
            result = _halve(deck.cards, versions, field, options["batch"], bar)
        if options["json"]:
            asked = {
                "deck": deck.text,
                "out": out,
                "copies": min(options["copies"], dict(deck.cards.draw_deck)[out]),
                "opponents": [opponent.text for opponent in opponents],
                "players": list(field.players),
                "edition": field.edition,
                "day": field.day,
                "seed": seed,
            }
            written = asked | swap_json(result)
            self.stdout.write(json.dumps(written, ensure_ascii=False, indent=2))
        else:
            self.stdout.write("\n".join(swap_text(out, result, seed)))


def _halve(
    deck: TcgDeck, versions: dict[str, TcgDeck], field: Field, batch: int, bar: Any
) -> HalvingResult:
    aligned = {card_id: align(deck, version) for card_id, version in versions.items()}

    def play(candidate: str | None, first: int, count: int) -> Sequence[bool]:
        won = field.results(deck if candidate is None else aligned[candidate], first, count)
        bar.update(count)
        return won

    return successive_halving(list(versions), play, batch)


def swap_json(result: HalvingResult) -> dict[str, Any]:
    """Return rounds, the best candidate and its confirmation as plain values."""
    return {
        "rounds": [
            {
                "games": halving_round.games,
                "standings": [
                    {"card": card_id, "name": card_label(card_id), **comparison_json(counts, None)}
                    for card_id, counts in halving_round.standings
                ],
                "kept": list(halving_round.kept),
            }
            for halving_round in result.rounds
        ],
        "best": result.best,
        "confirmation": comparison_json(result.confirmation, None),
    }


def swap_text(out: str, result: HalvingResult, seed: int) -> Iterator[str]:
    """Return the evidence round by round, then whether the best candidate helps."""
    yield f"In place of {card_label(out)}, seed {seed}"
    for number, halving_round in enumerate(result.rounds, start=1):
        yield ""
        yield f"Round {number}, {halving_round.games:,} more games of each version:"
        for card_id, counts in halving_round.standings:
            stays = "stays" if card_id in halving_round.kept else "out"
            yield f"  {card_label(card_id)}: {_difference(counts)}, {stays}"
    best = card_label(result.best)
    yield ""
    yield f"Best: {best}. On fresh seeds: {_difference(result.confirmation)}"
    yield verdict(("The deck without the swap", f"The deck with {best}"), result.confirmation)


def _difference(counts: PairCounts) -> str:
    low, high = difference_interval(counts)
    return (
        f"{100 * counts.difference:+.1f} points ({100 * low:+.1f} to {100 * high:+.1f}) "
        f"in {counts.pairs:,} pairs"
    )
