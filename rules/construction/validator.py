"""The one question of deck construction: may this deck be played in that format on that day?"""

from dataclasses import dataclass
from datetime import date

from rules.construction.amendments import NONE, Amendments
from rules.construction.format import Format, Game
from rules.construction.gathering import count_problems, gather
from rules.construction.judging import Case, WrongGame, open_case, problem_of
from rules.construction.problem import (
    TURNING,
    Doubt,
    Finding,
    Problem,
    Standing,
    Verdict,
    standing_of,
)
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck

__all__ = ["Brief", "WrongGame", "brief", "game_of", "is_legal", "standing_on", "validate"]


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
    case = open_case(deck, format, on, amendments)
    if case is None:
        return _not_begun(format, on)
    snapshot, doubts, problems = case.snapshot, case.doubts, case.problems
    is_as_printed = case.build is case.printed
    return Verdict(
        format=format.slug,
        on=on,
        snapshot=snapshot.since or snapshot.known_by,
        source=snapshot.source,
        problems=problems,
        advice=case.by_held_numbers(gather(_advice(case))),
        doubts=doubts.doubts,
        as_printed=problems if is_as_printed else case.problems_as_printed,
        other=None if doubts.other is None else case.reading(doubts.other),
    )


@dataclass(frozen=True, slots=True)
class Brief:
    """A verdict without its problems: how many there are and how sure it is.

    `begun` is False on a day on which nothing shows that the format existed. `faults` is how much
    is wrong with the deck: a rule that finds ten cards counts ten.
    """

    format: str
    begun: bool
    problems: int
    faults: int
    doubts: tuple[Doubt, ...]

    @property
    def legal(self) -> bool:
        """Whether the deck has no problem by the rules it is judged by, whatever the doubts."""
        return not self.problems

    @property
    def standing(self) -> Standing:
        """The verdict in one word."""
        return standing_of(self.doubts, is_legal=self.legal)


def brief(
    deck: TcgDeck | LcgDeck, format: Format, *, on: date, amendments: Amendments = NONE
) -> Brief:
    """Return what `validate` finds, only counted, in a third of its time.

    WrongGame where deck and format are of different games.
    """
    case = open_case(deck, format, on, amendments)
    if case is None:
        return Brief(format.slug, False, 1, 1, ())
    count = count_problems(problem for _, problem in case.found)
    return Brief(format.slug, True, count, len(case.found), case.doubts.doubts)


def standing_on(
    deck: TcgDeck | LcgDeck, format: Format, day: date, amendments: Amendments = NONE
) -> Standing:
    """Return the verdict of a day in one word, without looking for more problems than that takes.

    WrongGame where deck and format are of different games.
    """
    case = open_case(deck, format, day, amendments)
    if case is None:
        return Standing.ILLEGAL
    # A deck with any problem depends only on what leaves the format itself in doubt.
    if TURNING.isdisjoint(format.doubts(day)) and not case.is_legal:
        return Standing.ILLEGAL
    return standing_of(case.doubts.doubts, is_legal=not case.found)


def is_legal(
    deck: TcgDeck | LcgDeck, format: Format, *, on: date, amendments: Amendments = NONE
) -> bool:
    """Return whether `validate` finds no problem; it stops at the first.

    WrongGame where deck and format are of different games.
    """
    case = open_case(deck, format, on, amendments)
    return case is not None and case.is_legal


def _advice(case: Case) -> list[Problem]:
    """Return what is worth knowing about a deck and never makes it illegal."""
    snapshot = case.snapshot
    advice = [
        problem_of(rule, finding)
        for rule in snapshot.rules
        if rule.advice
        for finding in rule.found(case.build)
    ]
    advice += case.reprints
    if snapshot.other_texts:
        advice.append(Problem("card-texts", Finding("other-texts"), snapshot.source))
    return advice


def _not_begun(format: Format, on: date) -> Verdict:
    """Return the verdict of a day on which nothing shows that the format existed."""
    first = format.snapshots[0]
    finding = Finding("format-not-known-then" if format.today else "format-not-begun")
    problem = Problem("format-begun", finding, first.source, first.since, first.known_by)
    return Verdict(format.slug, on, None, first.source, (problem,), as_printed=(problem,))


def game_of(deck: TcgDeck | LcgDeck) -> Game:
    """Return the game a deck is of."""
    return Game.TCG if isinstance(deck, TcgDeck) else Game.LCG
