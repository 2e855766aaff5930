"""One problem a rule, with all its cards."""

from dataclasses import replace

from rules.construction import Fix
from rules.construction.problem import FixKind
from tests.rules.construction.builds import (
    FELLOWSHIP,
    KING,
    LAST_DAYS,
    SHADOWS,
    TODAY,
    copies,
    judge,
)


def test_a_deck_of_another_block_has_one_problem_for_its_sets() -> None:
    verdict = judge(FELLOWSHIP, "king-block")
    (sets,) = [problem for problem in verdict.problems if problem.rule == "sets"]

    foreign = {card for card, _ in FELLOWSHIP.draw_deck} & set(sets.finding.cards)
    assert len(foreign) > 15
    assert sets.facts == len(sets.finding.cards)
    assert sets.finding.numbers == (1,)
    assert len(verdict.problems) <= 4
    assert sum(problem.facts for problem in verdict.problems) > 15


def test_its_fix_is_one_too_and_takes_all_copies() -> None:
    held = {**dict(FELLOWSHIP.draw_deck)}
    (sets,) = [problem for problem in judge(FELLOWSHIP).problems if problem.rule == "sets"]
    fix = sets.finding.fix

    assert fix is not None
    assert fix.kind is FixKind.REPLACE
    assert fix.count == sets.finding.have
    assert fix.each == ()
    assert fix.takes() == ((sets.finding.cards, fix.count),)
    assert fix.count >= sum(held[card] for card in sets.finding.cards if card in held)


def test_cards_of_a_list_are_one_problem() -> None:
    deck = copies(SHADOWS, c7_49=2, c8_1=1, c10_2=1)
    found = [
        problem for problem in judge(deck, "standard", TODAY).problems if problem.code == "banned"
    ]

    assert [gathered.finding.cards for gathered in found] == [("7_49", "8_1", "10_2")]
    assert found[0].finding.have == 4


def test_what_is_replaced_and_what_is_taken_out_are_two_problems() -> None:
    deck = replace(copies(SHADOWS, c7_49=2), sites=("13_188", *SHADOWS.sites[1:]))
    found = [
        problem for problem in judge(deck, "standard", TODAY).problems if problem.code == "banned"
    ]
    kinds = {
        gathered.finding.cards: gathered.finding.fix.kind
        for gathered in found
        if gathered.finding.fix
    }

    assert kinds[("13_188",)] is FixKind.REPLACE
    assert set(kinds) == {("13_188",), ("7_49",)} or list(kinds) == [("7_49", "13_188")]


def test_counts_of_several_titles_stay_with_their_title() -> None:
    deck = copies(KING, c7_364=6, c7_131=7)
    (problem,) = [problem for problem in judge(deck).problems if problem.code == "too-many-copies"]

    assert [(part.subject, part.have) for part in problem.finding.parts] == [
        ("Aragorn", 6),
        ("Desert Fighter", 7),
    ]
    assert problem.finding.fix == Fix(
        FixKind.REMOVE,
        5,
        cards=("7_364", "7_131"),
        each=((("7_364",), 2), (("7_131",), 3)),
    )


def test_four_hundred_cards_of_another_set_are_one_problem() -> None:
    deck = replace(KING, draw_deck=tuple((f"1_{number}", 1) for number in range(1, 320)))
    found = judge(deck, "war-of-the-ring-block", LAST_DAYS).problems

    assert len(found) < 8
    assert max(len(problem.finding.cards) for problem in found) > 280
