"""The one question of deck construction: may this deck be played in that format on that day?"""

from collections.abc import Iterator, Mapping
from datetime import date
from typing import Any

from rules.construction.amendments import NONE, Amendments, ListEntry, ListingKind
from rules.construction.card_list import ListKind
from rules.construction.dates import HistoricDay
from rules.construction.errata import known_on
from rules.construction.format import BoundRule, Format, Game, Snapshot
from rules.construction.games import GAMES
from rules.construction.listed import listed
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
# What the rules of lists call a card that is on them, by the kind of an entry that says the same.
_LISTINGS = {ListingKind.BANNED: "banned", ListingKind.RESTRICTED: "restricted"}


class WrongGame(ValueError):
    """The format belongs to the other game."""


def validate(
    deck: TcgDeck | LcgDeck, format: Format, *, on: date, amendments: Amendments = NONE
) -> Verdict:
    """Give every problem of the deck in the format on that day, each once.

    Entries of `amendments` go before the format's own lists. The deck is checked as printed and,
    where errata in force touch its cards, with those applied: the documents' errata first, then
    those of `amendments`. The verdict of a day before the
    format began has that one problem. WrongGame where deck and format are of different games; a
    deck itself never is an error, whatever it holds.
    """
    game = GAMES[format.game]
    if not isinstance(deck, game.deck_type):
        raise WrongGame(f"{format.name} is a format of the other game")
    snapshot = format.on(on)
    if snapshot is None:
        first = format.snapshots[0]
        not_begun = Problem("format-begun", Finding("format-not-begun"), first.source, first.since)
        return Verdict(format.slug, on, None, first.source, (not_begun,), as_printed=(not_begun,))
    printed = game.lay_open(deck)
    build = game.amend(printed, (*known_on(on), *amendments.errata_on(on)))
    entries = amendments.entries_on(format.slug, on)
    problems = _problems(build, snapshot, entries)
    advice = [_told_by_the_catalogue(finding) for finding in game.advise(build, on)]
    advice += [
        _problem(rule, finding)
        for rule in snapshot.rules
        if rule.advice
        for finding in rule.find(build)
    ]
    return Verdict(
        format=format.slug,
        on=on,
        snapshot=snapshot.since,
        source=snapshot.source,
        problems=problems,
        advice=tuple(advice),
        doubts=format.doubts(on),
        as_printed=problems if build is printed else _problems(printed, snapshot, entries),
    )


def _problems(
    build: Any, snapshot: Snapshot, entries: Mapping[str, ListEntry]
) -> tuple[Problem, ...]:
    found = [_unknown(card_id) for card_id in build.unknown]
    for rule in snapshot.rules:
        if not rule.advice:
            found += [
                _problem(rule, finding)
                for finding in rule.find(build)
                if finding.code not in _LISTINGS.values() or finding.cards[0] not in entries
            ]
    for entry in entries.values():
        found += _listed_later(build.copies, entry)
    return tuple(found)


def _listed_later(copies: Mapping[str, int], entry: ListEntry) -> Iterator[Problem]:
    if entry.kind is ListingKind.FREE:
        return
    most = 1 if entry.kind is ListingKind.RESTRICTED else 0
    rule = ListKind.R_LIST if entry.kind is ListingKind.RESTRICTED else ListKind.X_LIST
    since = HistoricDay.of(entry.since)
    for finding in listed(copies, (entry.card,), _LISTINGS[entry.kind], most):
        yield Problem(rule, finding, entry.source, since)


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
