"""Every problem, mend and doubt has its words."""

import re
from datetime import date
from pathlib import Path

import pytest

import rules.construction
from cards.sources import DOUBTS, day_words, source_words
from decks.wording import mend_sentence, sentence, since_words, verdict_words
from rules.construction import Finding, Mend, Problem, Source, Verdict
from rules.construction.dates import HistoricDay
from rules.construction.problem import Doubt, MendKind

RULES = Source("comprehensive-2.0", "Building Your Deck: Draw Deck")


def problem(code: str, **said: object) -> Problem:
    return Problem("a-rule", Finding(code, **said), RULES)


def codes_of_the_rules() -> set[str]:
    """Give every code that a rule can find, read from the rules' own source."""
    folder = Path(rules.construction.__file__).parent
    sources = "\n".join(path.read_text() for path in folder.rglob("*.py"))
    named = re.findall(r'Finding\(\s*"([a-z-]+)"', sources)
    passed = re.findall(r'_(?:too_many|listed)\([^)]*?"([a-z-]+)"', sources)
    return {*named, *passed}


FINDING = {
    "cards": ("7_364", "7_83"),
    "have": 5,
    "limit": 4,
    "numbers": (7,),
    "wanted": ("king",),
    "missing": (("7_364", 2),),
}
SUBJECTS = {
    "unequal-sides": "shadow",
    "site-of-another-block": "towers",
    "blocks-mixed": "king",
    "released-later": "2004-07-14",
    "may-not-bear-the-ring": "frodo",
    "not-a-draw-deck-card": "site",
}


@pytest.mark.parametrize("code", sorted(codes_of_the_rules()))
def test_every_problem_has_its_sentence(code):
    said = sentence(problem(code, **FINDING, subject=SUBJECTS.get(code, "Aragorn")))

    assert re.fullmatch(r"[A-Z0-9].*\.", said)
    assert "None" not in said


@pytest.mark.parametrize(
    ("mend", "words"),
    [
        (None, ""),
        (Mend(MendKind.ADD, 2, what="card"), "Add 2 cards."),
        (Mend(MendKind.ADD, 1, what="shadow"), "Add 1 Shadow card."),
        (Mend(MendKind.REMOVE, 1, cards=("7_83",)), "Take out City of Men (7 C 83)."),
        (Mend(MendKind.REMOVE, 3, cards=("7_83",)), "Take out 3 copies of City of Men (7 C 83)."),
        (
            Mend(MendKind.REMOVE, 1, cards=("7_83", "7_99")),
            "Take out 1 of City of Men (7 C 83) and Great Gate (7 C 99).",
        ),
        (Mend(MendKind.REPLACE, cards=("99_1",)), "Replace 99_1."),
        (
            Mend(MendKind.CHOOSE, what="ring-bearer-frodo"),
            "Choose a Ring-bearer: any card of Frodo.",
        ),
        (Mend(MendKind.SWAP, 2, cards=("7_20",), by=("1_37",)), "Play Defiance (1 C 37) instead."),
        (
            Mend(MendKind.ADD, 3, what="card", sides=(("free_peoples", 1), ("shadow", 2))),
            "Add 1 Free Peoples card and 2 Shadow cards.",
        ),
    ],
)
def test_mends(mend, words):
    assert mend_sentence(mend) == words


def test_every_doubt_has_its_words():
    assert set(DOUBTS) == set(Doubt)


@pytest.mark.parametrize(
    ("written", "words"),
    [("2003", "2003"), ("2007-08", "August 2007"), ("2004-04-05", "5 April 2004")],
)
def test_days_are_said_as_exactly_as_they_are_known(written, words):
    assert day_words(HistoricDay.parse(written)) == words


def test_since_when_a_rule_holds():
    finding = Finding("no-ring")
    known = HistoricDay(2004, 4, 5)

    assert since_words(Problem("ring", finding, RULES, since=known)) == "since 5 April 2004"
    assert since_words(Problem("ring", finding, RULES, known_by=known)) == (
        "in force by 5 April 2004; its first day is not known"
    )
    assert since_words(Problem("ring", finding, RULES)) == "the first day is not known"


def test_a_source_is_its_document_and_section():
    assert source_words(RULES) == "Comprehensive Rulebook 2.0, Building Your Deck: Draw Deck"


def test_a_verdict_names_format_and_day():
    one = (problem("no-ring"),)
    day = date(2004, 4, 5)

    assert verdict_words(Verdict("king-block", day, None, RULES, ()), "King block") == (
        "Legal in King block on 5 April 2004."
    )
    assert verdict_words(Verdict("king-block", day, None, RULES, one), "King block") == (
        "Not legal in King block on 5 April 2004: 1 problem."
    )
