"""manage.py gauntlet DECK --against DECK... | --field FORMAT [--games N] [--seed S] [--json]."""

import json
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django.core.management.base import BaseCommand

from cards.database import ensure_tables
from play.command_line import (
    DECK_HELP,
    NamedDeck,
    add_common_arguments,
    add_opponent_arguments,
    chosen_seed,
    explained_failures,
    make_request,
    named_deck,
    opponent_decks,
    progress_bar,
    whole_number,
)
from play.playtest_request import PlaytestRequest
from rules.playtest.interval import wilson
from rules.playtest.kinds import KINDS
from rules.playtest.ranges import play_range
from rules.playtest.tcg.statistics import Summary

DEFAULT_GAMES = 100
GAMES_PER_BATCH = 25


@dataclass(frozen=True, slots=True)
class Leg:
    """The games against one opponent."""

    opponent: NamedDeck
    summary: Summary


class Command(BaseCommand):
    """Play one deck against many, and print the share it wins of each."""

    help = (
        "Plays a deck against each of several decks and prints how often it won. The same seed "
        "gives the same numbers."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the deck, whom it meets, and how they play."""
        parser.add_argument("deck", help=DECK_HELP)
        add_opponent_arguments(parser)
        parser.add_argument(
            "--games",
            type=whole_number,
            default=DEFAULT_GAMES,
            help=f"against each deck; {DEFAULT_GAMES}",
        )
        add_common_arguments(parser)

    def handle(self, *args: Any, **options: Any) -> None:
        """Play and print; CommandError in plain English for what cannot be played."""
        ensure_tables()
        deck = named_deck(options["deck"], self.stderr)
        opponents = opponent_decks(options, self.stderr)
        seed = chosen_seed(options)
        requests = [
            make_request(deck, opponent, options["games"], seed, options) for opponent in opponents
        ]
        with (
            explained_failures(),
            progress_bar(self.stderr, options["games"] * len(opponents)) as bar,
        ):
            legs = [
                Leg(opponent, _play(request, bar))
                for opponent, request in zip(opponents, requests, strict=True)
            ]
        if options["json"]:
            result = gauntlet_json(deck, requests[0], legs)
            self.stdout.write(json.dumps(result, ensure_ascii=False, indent=2))
        else:
            self.stdout.write("\n".join(gauntlet_text(deck, requests[0], legs)))


def _play(request: PlaytestRequest, bar: Any) -> Any:
    kind, description = KINDS[request.game], request.description()
    parts = []
    for first in range(0, request.games, GAMES_PER_BATCH):
        count = min(GAMES_PER_BATCH, request.games - first)
        parts.append(kind.summarise(play_range(kind.play_game, description, first, count)))
        bar.update(count)
    return kind.merge(parts)


def gauntlet_json(deck: NamedDeck, request: PlaytestRequest, legs: list[Leg]) -> dict[str, Any]:
    """Return the result as plain values; wins are those of the deck."""
    wins = sum(leg.summary.decks[0].wins for leg in legs)
    decided = sum(leg.summary.decided for leg in legs)
    return {
        "deck": deck.text,
        "name": deck.name,
        "players": [entrant.player for entrant in request.entrants],
        "format": request.format.slug,
        "edition": request.edition,
        "day": request.day.isoformat() if request.day else None,
        "seed": request.seed,
        "games_each": request.games,
        "opponents": [
            {
                "deck": leg.opponent.text,
                "name": leg.opponent.name,
                "games": leg.summary.games,
                "wins": leg.summary.decks[0].wins,
                "losses": leg.summary.decks[1].wins,
                "unfinished": leg.summary.unfinished,
                "rate": leg.summary.rate(0),
                "interval": list(leg.summary.interval(0)),
                "digest": leg.summary.digest,
            }
            for leg in legs
        ],
        "wins": wins,
        "rate": wins / decided if decided else None,
        "interval": list(wilson(wins, decided)),
    }


def gauntlet_text(deck: NamedDeck, request: PlaytestRequest, legs: list[Leg]) -> Iterator[str]:
    """Return the result line by line, the hardest opponent first."""
    yield (
        f"{deck.name}, {request.games:,} games against each deck, {request.format.name}, "
        f"seed {request.seed}"
    )
    yield ""
    width = max(len(leg.opponent.name) for leg in legs)
    for leg in sorted(legs, key=lambda leg: leg.summary.rate(0) or 0.0):
        share = _share(leg.summary.decks[0].wins, leg.summary.decided)
        yield f"{leg.opponent.name:{width}}  {share}"
    yield ""
    wins = sum(leg.summary.decks[0].wins for leg in legs)
    yield f"{'All games':{width}}  {_share(wins, sum(leg.summary.decided for leg in legs))}"


def _share(wins: int, decided: int) -> str:
    if not decided:
        return "no game was decided"
    low, high = wilson(wins, decided)
    return f"{wins:,} of {decided:,}: {wins / decided:.1%} ({low:.1%} to {high:.1%})"
