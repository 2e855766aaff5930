"""manage.py gauntlet DECK --against DECK... | --field FORMAT [--games N] [--seed S] [--json]."""

from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cards.database import ensure_tables
from cards.management.unchecked_command import UncheckedCommand
from play.face import face_of
from play.management.command_line import (
    DECK_HELP,
    NamedDeck,
    add_common_arguments,
    add_opponent_arguments,
    chosen_seed,
    make_request,
    named_deck,
    other_decks,
    whole_number,
)
from play.management.command_playing import play_playtests, write_json, write_lines
from play.requests.playtest import PlaytestRequest
from play.results.labels import scenario_name
from play.results.shares import interval_words, percent_words, share_json
from rules.lcg.scenarios import SCENARIOS
from rules.playtest.statistics.interval import wilson

DEFAULT_GAMES = 100


@dataclass(frozen=True, slots=True)
class Leg:
    """The games against one opponent, or in one scenario: what was typed, its name, the games."""

    text: str
    name: str
    summary: Any

    @property
    def wins(self) -> int:
        """How many games the deck won."""
        wins: int = self.summary.wins[0]
        return wins

    @property
    def decided(self) -> int:
        """How many games were won or lost."""
        decided: int = self.summary.decided
        return decided

    @property
    def rate(self) -> float:
        """The share of decided games that the deck won."""
        return self.wins / self.decided if self.decided else 0.0


class Command(UncheckedCommand):
    """Play one deck against many, and print the share it wins of each."""

    help = (
        "Plays a deck against each of several decks, one a game, and prints how often it "
        "won. The same seed gives the same numbers."
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
        others = other_decks(deck.game, options, self.stderr)
        seed = chosen_seed(options)
        if not face_of(deck.game).has_opponents:
            slugs = [options["scenario"]] if options["scenario"] else list(SCENARIOS)
            names = [(slug, scenario_name(slug)) for slug in slugs]
            requests = [
                make_request(deck, others, options["games"], seed, options, slug) for slug in slugs
            ]
        else:
            names = [(opponent.text, opponent.name) for opponent in others]
            requests = [
                make_request(deck, [opponent], options["games"], seed, options)
                for opponent in others
            ]
        summaries = play_playtests(requests, self.stderr)
        legs = [
            Leg(text, name, summary) for (text, name), summary in zip(names, summaries, strict=True)
        ]
        if options["json"]:
            write_json(gauntlet_json(deck, requests[0], legs), self.stdout)
        else:
            write_lines(gauntlet_text(deck, requests[0], legs), self.stdout)


def gauntlet_json(deck: NamedDeck, request: PlaytestRequest, legs: list[Leg]) -> dict[str, Any]:
    """Return the result as plain values; wins are those of the deck."""
    wins = sum(leg.wins for leg in legs)
    decided = sum(leg.decided for leg in legs)
    return {
        "deck": deck.text,
        "name": deck.name,
        "players": [entrant.player for entrant in request.entrants],
        "format": request.format.slug,
        "edition": request.edition,
        "day": request.day.isoformat() if request.day else None,
        "seed": request.seed,
        "games_each": request.games,
        "scenarios" if request.scenario else "opponents": [
            {
                "scenario" if request.scenario else "deck": leg.text,
                "name": leg.name,
                "games": leg.summary.games,
                "wins": leg.wins,
                "losses": leg.decided - leg.wins,
                "unfinished": leg.summary.unfinished,
                **share_json(leg.wins, leg.decided),
                "digest": leg.summary.digest,
            }
            for leg in legs
        ],
        "wins": wins,
        **share_json(wins, decided),
    }


def gauntlet_text(deck: NamedDeck, request: PlaytestRequest, legs: list[Leg]) -> Iterator[str]:
    """Return the result line by line, the hardest opponent first."""
    met = "in each scenario" if request.scenario else "against each deck"
    yield (
        f"{deck.name}, {request.games:,} games {met}, {request.format.name}, seed {request.seed}"
    )
    yield ""
    width = max(len(leg.name) for leg in legs)
    for leg in sorted(legs, key=lambda leg: leg.rate):
        share = _share(leg.wins, leg.decided)
        yield f"{leg.name:{width}}  {share}"
    yield ""
    wins = sum(leg.wins for leg in legs)
    yield f"{'All games':{width}}  {_share(wins, sum(leg.decided for leg in legs))}"


def _share(wins: int, decided: int) -> str:
    if not decided:
        return "no game was decided"
    bounds = interval_words(wilson(wins, decided))
    return f"{wins:,} of {decided:,}: {percent_words(wins / decided)} ({bounds})"
