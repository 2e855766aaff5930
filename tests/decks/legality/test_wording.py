"""Every problem, fix and doubt has its words."""

import re
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import rules.construction
from cards.legality.citations import DOUBTS, day_words, source_words
from decks.legality.fix_wording import fix_sentence
from decks.legality.report import build_report
from decks.legality.verdicts import FormatBrief, likeliest
from decks.legality.wording import sentence, since_words, verdict_words
from rules.construction import (
    Finding,
    Fix,
    Problem,
    Source,
    Verdict,
    brief,
    load_format,
    validate,
)
from rules.construction.dates import HistoricDay
from rules.construction.lcg.starter import introductory_decks
from rules.construction.problem import Doubt, FixKind
from rules.construction.starters import starter
from tests.rules.construction.builds import KING, copies, judge

RULES = Source("comprehensive-2.0", "Building Your Deck: Draw Deck")


def problem(code: str, **said: Any) -> Problem:
    return Problem("a-rule", Finding(code, **said), RULES)


def codes_of_the_rules() -> set[str]:
    """Return every code that a rule can find, read from the rules' own source."""
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
    "not-released": "2004-07-14",
    "may-not-bear-the-ring": "frodo",
    "not-a-draw-deck-card": "site",
}


@pytest.mark.parametrize("code", sorted(codes_of_the_rules()))
def test_every_problem_has_its_sentence(code: str) -> None:
    said = sentence(problem(code, **FINDING, subject=SUBJECTS.get(code, "Aragorn")))

    assert re.fullmatch(r"[A-Z0-9].*\.", said)
    assert "None" not in said


@pytest.mark.parametrize(
    ("fix", "words"),
    [
        (None, ""),
        (Fix(FixKind.ADD, 2, what="card"), "Add 2 cards."),
        (Fix(FixKind.ADD, 1, what="shadow"), "Add 1 Shadow card."),
        (Fix(FixKind.REMOVE, 1, cards=("7_83",)), "Take out 1 copy of City of Men (7 C 83)."),
        (Fix(FixKind.REMOVE, 3, cards=("7_83",)), "Take out 3 copies of City of Men (7 C 83)."),
        (
            Fix(FixKind.REMOVE, 1, cards=("7_83", "7_99")),
            "Take out 1 of City of Men (7 C 83) and Great Gate (7 C 99).",
        ),
        (Fix(FixKind.REPLACE, cards=("99_1",)), "Replace 1 copy of 99_1."),
        (
            Fix(FixKind.CHOOSE, what="ring-bearer-frodo"),
            "Choose a Ring-bearer: any card of Frodo.",
        ),
        (Fix(FixKind.SWAP, 2, cards=("7_20",), by=("1_37",)), "Play Defiance (1 C 37) instead."),
        (
            Fix(FixKind.ADD, 3, what="card", sides=(("free_peoples", 1), ("shadow", 2))),
            "Add 1 Free Peoples card and 2 Shadow cards.",
        ),
    ],
)
def test_fixes(fix: Fix | None, words: str) -> None:
    assert fix_sentence(fix) == words


@pytest.mark.parametrize(
    ("finding", "words"),
    [
        (
            Finding("too-many-copies", cards=("7_83",), have=2, limit=1, subject="City of Men"),
            "City of Men is in the deck twice; at most 1 copy of a title is allowed.",
        ),
        (
            Finding("too-many-ring-bearers", cards=("7_317",), have=1, limit=0, subject="Frodo"),
            "Frodo bears the Ring, so the draw deck may hold no other copy of that title; "
            "it holds 1.",
        ),
        (
            Finding("more-than-the-boxes-hold", cards=("01073",), have=2, limit=1, numbers=(1,)),
            "Gandalf (01073) is in the deck twice; 1 core set box holds 1.",
        ),
        (Finding("unknown-card", cards=("99999",)), "No card has the number 99999."),
        (
            Finding("not-a-draw-deck-card", cards=("7_1",), have=1, subject="the one ring"),
            "The One Ring, The Ruling Ring (7 C 1) is The One Ring. "
            "It is kept outside the draw deck.",
        ),
        (
            Finding("no-ring-bearer", have=0, limit=1, subject="frodo"),
            "The deck has no Ring-bearer, and every deck needs one.",
        ),
        (
            Finding("print-of-another-set", cards=("1_37", "7_20"), have=1, numbers=(1,)),
            "Defiance (1 C 37) is of set 1 (The Fellowship of the Ring). "
            "The format allows this card as Defiance (7 C 20).",
        ),
        (
            Finding("may-not-bear-the-ring", cards=("7_6",), subject="ringed"),
            "Gimli, Faithful Companion (7 C 6) may not start as the Ring-bearer: "
            "it has no ring around its resistance, and it is not Frodo.",
        ),
        (
            Finding(
                "site-of-another-block",
                cards=("7_330", "7_337"),
                have=2,
                subject="king",
                wanted=("fellowship", "towers"),
            ),
            "This format is played on Fellowship or Tower sites. Edoras Hall (7 U 330) "
            "and West Road (7 U 337) are King sites.",
        ),
    ],
)
def test_a_message_says_what_is_wrong_and_why(finding: Finding, words: str) -> None:
    said = sentence(Problem("a-rule", finding, RULES))

    assert said == words


def test_one_card_too_many_in_an_introductory_deck_is_named() -> None:
    listed = introductory_decks()["leadership"].deck
    deck = replace(listed, player_deck=(*listed.player_deck, ("01073", 1)))
    format = load_format("lcg-introductory")

    (found,) = validate(deck, format, on=date(2013, 1, 1)).problems

    assert "agree" not in sentence(found)
    assert "has too many: 1 × Gandalf (01073)." in sentence(found)
    assert fix_sentence(found.finding.fix) == "Take out 1 copy of Gandalf (01073)."


def test_a_changed_starter_deck_says_what_to_take_out_and_what_to_put_in() -> None:
    deck = replace(starter("rotk-aragorn-starter").deck, ring="7_2")

    (found,) = validate(deck, load_format("starter-decks"), on=date(2010, 1, 1)).problems

    assert fix_sentence(found.finding.fix) == (
        "Play The One Ring, The Ruling Ring (7 C 1) instead."
    )


def test_every_doubt_has_its_words() -> None:
    assert set(DOUBTS) == set(Doubt)


@pytest.mark.parametrize(
    ("written", "words"),
    [("2003", "2003"), ("2007-08", "August 2007"), ("2004-04-05", "5 April 2004")],
)
def test_days_are_said_as_exactly_as_they_are_known(written: str, words: str) -> None:
    assert day_words(HistoricDay.parse(written)) == words


def test_since_when_a_rule_holds() -> None:
    finding = Finding("no-ring")
    known = HistoricDay(2004, 4, 5)

    assert since_words(Problem("ring", finding, RULES, since=known)) == "since 5 April 2004"
    assert since_words(Problem("ring", finding, RULES, known_by=known)) == (
        "in force by 5 April 2004; its first day is not known"
    )
    assert since_words(Problem("ring", finding, RULES)) == "the first day is not known"


def test_a_source_is_its_document_and_section() -> None:
    assert source_words(RULES) == "Comprehensive Rulebook 2.0, Building Your Deck: Draw Deck"


def test_a_verdict_names_format_and_day() -> None:
    one = (problem("no-ring"),)
    day = date(2004, 4, 5)

    assert verdict_words(Verdict("king-block", day, None, RULES, ()), "King block") == (
        "Legal in King block on 5 April 2004."
    )
    assert verdict_words(Verdict("king-block", day, None, RULES, one), "King block") == (
        "Not legal in King block on 5 April 2004: 1 problem."
    )


def test_a_report_says_how_many_to_replace_and_not_to_replace_what_cannot_stay() -> None:
    too_many = judge(copies(KING, c7_364=5, c7_173=3))
    foreign = judge(copies(KING, c1_40=1, c7_83=2))
    king = load_format("king-block")

    (one,) = build_report(too_many, king).broken
    (other,) = build_report(foreign, king).broken

    assert one.problems[0].fix == "Replace 1 copy of Aragorn, Driven by Need (7 P 364)."
    assert other.problems[0].fix == ""
    assert (one.address, other.address) == ("/rules/tcg/draw-deck-rules/", "/rules/tcg/format/")


def test_a_deck_is_meant_for_a_format_that_had_begun() -> None:
    day = date(2003, 6, 1)
    verdicts = [
        FormatBrief(load_format(slug), brief(KING, load_format(slug), on=day))
        for slug in ("king-block", "open")
    ]

    best = likeliest(verdicts)

    assert best is not None
    assert best.format.slug == "open"
