"""The one question of deck construction: may this deck be played in that format on that day?"""

from collections.abc import Iterator, Mapping
from datetime import date
from typing import Any

from rules.construction.amendments import NONE, Amendments, ListEntry, ListingKind
from rules.construction.card_list import ListKind
from rules.construction.dates import HistoricDay
from rules.construction.doubts import doubts_about
from rules.construction.errata import known_on
from rules.construction.format import BoundRule, Format, Game, Snapshot
from rules.construction.games import GAMES, GameRules
from rules.construction.gathering import gather
from rules.construction.listed import listed
from rules.construction.problem import Finding, Problem, Source, Verdict
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
    """Return every problem of the deck in the format on that day, one a rule with its cards.

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
        return _not_begun(format, on)
    printed = game.resolve_deck(deck)
    build = game.amend(printed, (*known_on(on), *amendments.errata_on(on)))
    entries = _by_first_print(format.game, amendments.entries_on(format.slug, on))
    problems = _problems(build, snapshot, entries, game)
    advice = [_catalogue_problem(finding) for finding in game.advise(build, on)]
    advice += [
        _problem(rule, finding)
        for rule in snapshot.rules
        if rule.advice
        for finding in rule.find(build)
    ]
    reprints = _reprints(build, format, snapshot)
    advice += reprints
    if snapshot.other_texts:
        advice.append(Problem("card-texts", Finding("other-texts"), snapshot.source))
    doubts = doubts_about(
        format,
        on,
        problems,
        strangers=game.strangers(build),
        by_reprints=bool(reprints),
        judge_by=lambda other: _found(build, other, entries, game),
    )
    return Verdict(
        format=format.slug,
        on=on,
        snapshot=snapshot.since or snapshot.known_by,
        source=snapshot.source,
        problems=problems,
        advice=gather(advice),
        doubts=doubts,
        as_printed=problems if build is printed else _problems(printed, snapshot, entries, game),
    )


def is_legal(
    deck: TcgDeck | LcgDeck, format: Format, *, on: date, amendments: Amendments = NONE
) -> bool:
    """Return whether `validate` finds no problem, in a third of its time: it stops at the first.

    WrongGame where deck and format are of different games.
    """
    game = GAMES[format.game]
    if not isinstance(deck, game.deck_type):
        raise WrongGame(f"{format.name} is a format of the other game")
    snapshot = format.on(on)
    if snapshot is None:
        return False
    errata = (*known_on(on), *amendments.errata_on(on))
    build = game.amend(game.resolve_deck(deck), errata)
    entries = _by_first_print(format.game, amendments.entries_on(format.slug, on))
    return next(_found(build, snapshot, entries, game), None) is None


def _reprints(build: Any, format: Format, snapshot: Snapshot) -> list[Problem]:
    """Return the cards that only another print of them brings into an official format.

    The rulebooks name sets and are silent on reprints; the players' server states that it takes
    every print, so its own formats leave no doubt.
    """
    if snapshot.sets is None or format.today:
        return []
    rule = next(rule for rule in snapshot.rules if rule.name == "sets")
    found = GAMES[format.game].reprints(build, snapshot.sets, snapshot.cards)
    return [
        Problem("reprints", finding, rule.source, rule.since, rule.known_by) for finding in found
    ]


def _not_begun(format: Format, on: date) -> Verdict:
    """Return the verdict of a day on which nothing shows that the format existed."""
    first = format.snapshots[0]
    finding = Finding("format-not-known-then" if format.today else "format-not-begun")
    problem = Problem("format-begun", finding, first.source, first.since, first.known_by)
    return Verdict(format.slug, on, None, first.source, (problem,), as_printed=(problem,))


def _problems(
    build: Any, snapshot: Snapshot, entries: Mapping[str, ListEntry], game: GameRules
) -> tuple[Problem, ...]:
    found = list(_found(build, snapshot, entries, game))
    return gather(game.agree(found, build)) if found else ()


def _found(
    build: Any, snapshot: Snapshot, entries: Mapping[str, ListEntry], game: GameRules
) -> Iterator[Problem]:
    """Yield what is wrong with a deck, each finding by itself, with fixes that may disagree."""
    for finding in game.unknown(build):
        yield Problem("known-cards", finding, _CATALOGUE)
    for rule in snapshot.rules:
        if rule.advice:
            continue
        for finding in rule.find(build):
            listed_here = finding.code in _LISTINGS.values()
            if not listed_here or game.first_print(finding.cards[0]) not in entries:
                yield _problem(rule, finding)
    for entry in entries.values():
        yield from _listed_later(build.copies, entry, game)


def _by_first_print(game: Game, entries: Mapping[str, ListEntry]) -> Mapping[str, ListEntry]:
    """Return the entries by the one id that stands for all prints of their cards."""
    in_order = sorted(entries.values(), key=lambda entry: entry.since)
    return {GAMES[game].first_print(entry.card): entry for entry in in_order}


def _listed_later(
    copies: Mapping[str, int], entry: ListEntry, game: GameRules
) -> Iterator[Problem]:
    if entry.kind is ListingKind.FREE:
        return
    most = 1 if entry.kind is ListingKind.RESTRICTED else 0
    rule = ListKind.R_LIST if entry.kind is ListingKind.RESTRICTED else ListKind.X_LIST
    since = HistoricDay.of(entry.since)
    for finding in listed(copies, (entry.card,), _LISTINGS[entry.kind], most, game.count_prints):
        yield Problem(rule, finding, entry.source, since)


def game_of(deck: TcgDeck | LcgDeck) -> Game:
    """Return the game a deck is of."""
    return Game.TCG if isinstance(deck, TcgDeck) else Game.LCG


def _problem(rule: BoundRule, finding: Finding) -> Problem:
    return Problem(rule.name, finding, rule.source, rule.since, rule.known_by)


def _catalogue_problem(finding: Finding) -> Problem:
    return Problem("catalogue", finding, _CATALOGUE)
