"""The one question of deck construction: may this deck be played in that format on that day?"""

from datetime import date

from rules.construction.format import BoundRule, Format, Game
from rules.construction.games import GAMES
from rules.construction.problem import (
    Finding,
    Mend,
    MendKind,
    Problem,
    Source,
    Verdict,
)
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck

_CATALOGUE = Source("catalogue", "")


class WrongGame(ValueError):
    """The format belongs to the other game."""


def validate(deck: TcgDeck | LcgDeck, format: Format, *, on: date) -> Verdict:
    """Give every problem of the deck in the format on that day, each once.

    The verdict of a day before the format began has that one problem. WrongGame where deck and
    format are of different games; a deck itself never is an error, whatever it holds.
    """
    game = GAMES[format.game]
    if not isinstance(deck, game.deck_type):
        raise WrongGame(f"{format.name} is a format of the other game")
    snapshot = format.on(on)
    if snapshot is None:
        first = format.snapshots[0]
        not_begun = Problem("format-begun", Finding("format-not-begun"), first.source, first.since)
        return Verdict(format.slug, on, None, first.source, (not_begun,))
    build = game.lay_open(deck)
    problems = [_unknown(card_id) for card_id in build.unknown]
    advice = [_told_by_the_catalogue(finding) for finding in game.advise(build, on)]
    for rule in snapshot.rules:
        (advice if rule.advice else problems).extend(
            _problem(rule, finding) for finding in rule.find(build)
        )
    return Verdict(
        format=format.slug,
        on=on,
        snapshot=snapshot.since,
        source=snapshot.source,
        problems=tuple(problems),
        advice=tuple(advice),
        doubts=format.doubts(on),
    )


def game_of(deck: TcgDeck | LcgDeck) -> Game:
    """Give the game a deck is of."""
    return Game.TCG if isinstance(deck, TcgDeck) else Game.LCG


def _problem(rule: BoundRule, finding: Finding) -> Problem:
    return Problem(rule.name, finding, rule.source, rule.since, rule.known_by)


def _told_by_the_catalogue(finding: Finding) -> Problem:
    return Problem("catalogue", finding, _CATALOGUE)


def _unknown(card_id: str) -> Problem:
    mend = Mend(MendKind.REPLACE, cards=(card_id,))
    return Problem("known-cards", Finding("unknown-card", (card_id,), mend=mend), _CATALOGUE)
