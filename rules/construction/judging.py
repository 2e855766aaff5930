"""A deck before the rules of a format on a day: what is wrong with it, one finding at a time.

Fixes that agree and problems put together come later (`validator.py`): who only wants to know
whether a deck is legal, or how many problems it has, needs neither.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Any

from rules.construction.amendments import Amendments, ListEntry, ListingKind
from rules.construction.card_list import ListKind
from rules.construction.dates import HistoricDay
from rules.construction.doubts import Doubts, DoubtsAbout, Found
from rules.construction.errata import known_on
from rules.construction.format import BoundRule, Format, Game, Snapshot
from rules.construction.games import GAMES, GameRules
from rules.construction.gathering import gather
from rules.construction.held import by_held_numbers
from rules.construction.listed import listed
from rules.construction.problem import Finding, OtherReading, Problem, Source
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck

_CATALOGUE = Source("catalogue", "")
# What the rules of lists call a card that is on them, by the kind of an entry that says the same.
_LISTINGS = {ListingKind.BANNED: "banned", ListingKind.RESTRICTED: "restricted"}
_LISTED = frozenset(_LISTINGS.values())


class WrongGame(ValueError):
    """The format belongs to the other game."""


def game_of_format(deck: TcgDeck | LcgDeck, format: Format) -> GameRules:
    """Return the rules of a deck's game. Raise WrongGame if the format is of the other one."""
    game = GAMES[format.game]
    if not isinstance(deck, game.deck_type):
        raise WrongGame(f"{format.name} is a format of the other game")
    return game


@dataclass(frozen=True)
class Case:
    """A deck, laid open, and the rules that judge it on a day.

    `printed` is the deck without errata, `build` with those in force. `entries` are what staff put
    on the format's lists, by the one id that stands for all prints of a card.
    """

    game: GameRules
    format: Format
    day: date
    snapshot: Snapshot
    printed: Any
    build: Any
    entries: Mapping[str, ListEntry]

    @cached_property
    def found(self) -> Sequence[Found]:
        """What is wrong with the deck, each finding by itself, with fixes that may disagree."""
        first, others = self._first_and_others
        return [] if first is None else [first, *others]

    @property
    def is_legal(self) -> bool:
        """Whether nothing is wrong, without looking for more than one thing."""
        first, _ = self._first_and_others
        return first is None

    @cached_property
    def _first_and_others(self) -> tuple[Found | None, Iterator[Found]]:
        """The first thing that is wrong, and the others, which are looked for when read."""
        others = self._found(self.build, self.snapshot.rules)
        return next(others, None), others

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is wrong with the deck, one problem a rule."""
        return self._told(self.found, self.build)

    @property
    def problems_as_printed(self) -> tuple[Problem, ...]:
        """What is wrong with the deck without errata; `build` must differ from `printed`."""
        return self._told(list(self._found(self.printed, self.snapshot.rules)), self.printed)

    @property
    def doubts(self) -> Doubts:
        """What is less than sure about it."""
        return DoubtsAbout(
            self.found,
            released=self.game.releases.doubts(self.build, self.day),
            strangers=self.game.strangers(self.build),
            by_reprints=bool(self.reprints),
            judge_by=self._judge_by,
        ).on(self.format, self.day)

    @cached_property
    def reprints(self) -> Sequence[Problem]:
        """The cards that only another print of them brings into an official format.

        The rulebooks name sets and are silent on reprints; the players' server states that it
        takes every print, so its own formats leave no doubt.
        """
        snapshot = self.snapshot
        if snapshot.sets is None or self.format.today:
            return ()
        rule = next(rule for rule in snapshot.rules if rule.name == "sets")
        found = self.game.reprints(self.build, snapshot.sets, snapshot.cards)
        return [
            Problem("reprints", finding, rule.source, rule.since, rule.known_by)
            for finding in found
        ]

    def by_held_numbers(self, problems: Iterable[Problem]) -> tuple[Problem, ...]:
        """Return problems with their cards under the numbers that the deck holds."""
        return by_held_numbers(problems, self.game.printed_as(self.build))

    def reading(self, snapshot: Snapshot) -> OtherReading:
        """Return what another snapshot says of the deck."""
        found = list(self._found(self.build, snapshot.rules))
        return OtherReading(snapshot.source, self._told(found, self.build))

    def _told(self, found: Sequence[Found], build: Any) -> tuple[Problem, ...]:
        problems = [problem for _, problem in found]
        if not problems:
            return ()
        gathered = gather(self.game.agree(problems, build))
        return by_held_numbers(gathered, self.game.printed_as(build))

    def _found(self, build: Any, rules: Iterable[BoundRule]) -> Iterator[Found]:
        for finding in self.game.unknown(build):
            yield None, Problem("known-cards", finding, _CATALOGUE)
        for problem in self.game.releases.problems(build, self.day):
            yield None, problem
        yield from self._by_rules(rules, build)
        for entry in self.entries.values():
            for problem in _listed_later(build.copies, entry, self.game):
                yield None, problem

    def _judge_by(self, rules: Iterable[BoundRule]) -> Iterator[Problem]:
        return (problem for _, problem in self._by_rules(rules, self.build))

    def _by_rules(self, rules: Iterable[BoundRule], build: Any) -> Iterator[Found]:
        for rule in rules:
            if rule.advice:
                continue
            for finding in rule.found(build):
                is_listed = finding.code in _LISTED
                if not is_listed or self.game.first_print(finding.cards[0]) not in self.entries:
                    yield rule, problem_of(rule, finding)


def open_case(
    deck: TcgDeck | LcgDeck, format: Format, on: date, amendments: Amendments
) -> Case | None:
    """Return the case of a deck, None where the format had not begun.

    WrongGame where deck and format are of different games; a deck itself never is an error,
    whatever it holds.
    """
    game = game_of_format(deck, format)
    snapshot = format.on(on)
    if snapshot is None:
        return None
    printed = game.resolve_deck(deck)
    build = game.amend(printed, (*known_on(on), *amendments.errata_on(on)))
    entries = _by_first_print(format.game, amendments.entries_on(format.slug, on))
    return Case(game, format, on, snapshot, printed, build, entries)


def problem_of(rule: BoundRule, finding: Finding) -> Problem:
    """Return a finding with the rule that gave it."""
    return Problem(rule.name, finding, rule.source, rule.since, rule.known_by)


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
