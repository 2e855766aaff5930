"""A verdict laid out for a page: each problem in words, with its rule, source and first day."""

from collections.abc import Iterable
from dataclasses import dataclass

from cards.drawn_by_value import drawn_by_value
from cards.legality.citations import source_words
from cards.reference.addresses import entry_address
from decks.contents.card_labels import MAX_CARDS_NAMED, printing_label
from decks.legality.fix_wording import fix_sentence
from decks.legality.remedies import Remedy, remedies
from decks.legality.wording import (
    LEVELS,
    doubt_messages,
    errata_words,
    pill_words,
    sentence,
    since_words,
    verdict_words,
)
from rules.construction import Format, Problem, Verdict
from rules.construction.problem import FixKind
from rules.reference import entry_of_deck_rule

SHOWN_PROBLEMS = 4


@drawn_by_value
@dataclass(frozen=True, slots=True)
class ReportedProblem:
    """One problem in words, with what would put it right.

    `cards` are all its cards, where the sentence names only the first of them. `remedies` are what
    the builder offers to press.
    """

    sentence: str
    fix: str
    cards: tuple[str, ...] = ()
    remedies: tuple[Remedy, ...] = ()


@dataclass(frozen=True, slots=True)
class BrokenRule:
    """A rule, where and since when it holds, and all problems it found.

    `address` is the page that explains it; "" if there is none.
    """

    rule: str
    source: str
    since: str
    address: str
    problems: tuple[ReportedProblem, ...]

    @property
    def shown(self) -> tuple[ReportedProblem, ...]:
        """The problems to show at once: all of them if only one would be left out."""
        return (
            self.problems
            if len(self.problems) <= SHOWN_PROBLEMS + 1
            else self.problems[:SHOWN_PROBLEMS]
        )

    @property
    def folded(self) -> tuple[ReportedProblem, ...]:
        """The others."""
        return self.problems[len(self.shown) :]


@dataclass(frozen=True, slots=True)
class Report:
    """A verdict in words; `level` colours its badge, `pill` is what that says.

    `cards` are those that a problem names. `errata` says what only errata make right.
    """

    words: str
    level: str
    pill: str
    source: str
    broken: tuple[BrokenRule, ...]
    advice: tuple[BrokenRule, ...]
    doubts: tuple[str, ...]
    errata: str = ""
    cards: frozenset[str] = frozenset()


def build_report(verdict: Verdict, format: Format) -> Report:
    """Put a verdict into words."""
    return Report(
        words=verdict_words(verdict, format.name),
        level=LEVELS[verdict.standing],
        pill=pill_words(verdict),
        source=source_words(verdict.source),
        broken=_by_rule(verdict.problems, format.game),
        advice=_by_rule(verdict.advice, format.game),
        doubts=doubt_messages(verdict),
        errata=errata_words(verdict),
        cards=frozenset(card for problem in verdict.problems for card in problem.finding.cards),
    )


def _by_rule(problems: Iterable[Problem], game: str) -> tuple[BrokenRule, ...]:
    found: dict[tuple[str, str, str, str], list[ReportedProblem]] = {}
    for problem in problems:
        address = entry_address(entry_of_deck_rule(game, problem.rule))
        rule = (problem.rule, source_words(problem.source), since_words(problem), address)
        fix = problem.finding.fix
        # "Replace it" says nothing that the sentence before it does not; "Replace 1 of them" does.
        replaces_all = (
            fix is not None
            and fix.kind is FixKind.REPLACE
            and problem.finding.have in (None, fix.count)
            and fix.what != "released"
        )
        words = "" if replaces_all else fix_sentence(fix)
        named = problem.finding.cards
        cards = tuple(map(printing_label, named)) if len(named) > MAX_CARDS_NAMED else ()
        reported = ReportedProblem(sentence(problem), words, cards, remedies(problem))
        found.setdefault(rule, []).append(reported)
    return tuple(BrokenRule(*rule, tuple(reported)) for rule, reported in found.items())
