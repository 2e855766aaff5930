"""manage.py study agreement: whether two computer players judge cards and swaps alike."""

from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError

from rules.players.player import UnknownPlayer
from rules.tcg.facts.reader import card
from rules.tcg.players.naming import player
from rules.tcg.study.agreement import (
    Swap,
    Verdict,
    judge_cards,
    judge_swaps,
    page,
    possible_swaps,
    telling_swaps,
)
from rules.tcg.study.pairings import Pairing, PairingFailed, two_starters

HELP = "whether two players judge cards and swaps alike"
GAMES = 500
PAIRINGS = 4
SWAPS = 2
SEED = 2026
PLAYERS = ("tactician", "strategist")


def add_arguments(parser: ArgumentParser) -> None:
    """Take the players, how much they play, and where the page goes."""
    parser.add_argument("--players", nargs=2, default=PLAYERS, help=" ".join(PLAYERS))
    parser.add_argument(
        "--pairings", type=int, default=PAIRINGS, help=f"of two starter decks; {PAIRINGS}"
    )
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each pairing; {GAMES}")
    parser.add_argument("--swaps", type=int, default=SWAPS, help=f"of each pairing; {SWAPS}")
    parser.add_argument(
        "--pairs", type=int, default=GAMES // 2, help=f"of games for each swap; {GAMES // 2}"
    )
    parser.add_argument(
        "--swaps-by",
        metavar="PLAYER",
        default="",
        help="a third player, whose games find the swaps that change most; by lot without it",
    )
    parser.add_argument("--swaps-only", action="store_true", help="no games for verdicts on cards")
    parser.add_argument("--seed", type=int, default=SEED, help=str(SEED))
    parser.add_argument("--output", type=Path, default=None, help="a file; standard output")


def run(options: dict[str, Any], tell: Callable[[str], None]) -> str:
    """Play and return the page; CommandError for a player that does not exist."""
    first, second = options["players"]
    players, seed = (first, second), options["seed"]
    listed = two_starters()
    # Spread over all blocks, as the list goes block by block.
    step = max(1, len(listed) // max(1, options["pairings"]))
    chosen = listed[::step][: options["pairings"]]
    cards: list[Verdict] = []
    swaps: list[Verdict] = []
    try:
        for name in (*players, options["swaps_by"] or first):
            player(name, seed)
        for number, pairing in enumerate(chosen, start=1):
            if not options["swaps_only"]:
                cards += judge_cards(pairing, players, options["games"], seed)
            swaps += judge_swaps(pairing, players, _swaps(pairing, options), options["pairs"], seed)
            tell(f"pairing {number} of {len(chosen)}")
    except (PairingFailed, UnknownPlayer) as error:
        raise CommandError(str(error)) from error
    by = f" --swaps-by {options['swaps_by']}" if options["swaps_by"] else ""
    by += " --swaps-only" if options["swaps_only"] else ""
    command = (
        f"manage.py study agreement --players {first} {second} --pairings {options['pairings']}"
        f" --games {options['games']} --swaps {options['swaps']} --pairs {options['pairs']}"
        f"{by} --seed {seed}"
    )
    return f"`{command}`\n\n{page(players, cards, swaps, _name)}"


def _swaps(pairing: Pairing, options: dict[str, Any]) -> list[Swap]:
    """Return the swaps of a pairing's first deck that both players judge."""
    number, seed = options["swaps"], options["seed"]
    if not options["swaps_by"] or not number:
        return possible_swaps(pairing.decks[0], number, seed)
    return telling_swaps(pairing, options["swaps_by"], number, options["pairs"], seed)


def _name(subject: str) -> str:
    """Return a card's name, or the names of both cards of a swap."""
    return " for ".join(card(card_id).name for card_id in subject.split(" for "))
