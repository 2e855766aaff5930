"""Nothing may be played before it was printed."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from rules.construction import (
    FixKind,
    Format,
    Game,
    Source,
    Standing,
    formats_of,
    history,
    is_legal,
    load_format,
    validate,
)
from rules.construction.games import GAMES
from rules.construction.lcg.starter import introductory_decks
from rules.construction.problem import Doubt
from rules.construction.releases import Releases
from rules.construction.starters import starter, starters
from rules.tcg.deck import TcgDeck
from tests.rules.construction.builds import KING, LAST_DAYS, SHADOWS, copies, judge, sites

TCG = GAMES[Game.TCG].releases
OPEN = load_format("open")


def newest_release(deck: TcgDeck) -> date:
    """Return the first day on which all cards of a deck may have come out."""
    build = GAMES[Game.TCG].resolve_deck(deck)
    return max(release.day.first() for release in TCG.of(build) if release.day is not None)


@pytest.mark.parametrize("slug", sorted(starters()))
def test_no_starter_deck_is_legal_the_day_before_its_newest_set(slug: str) -> None:
    deck = starter(slug).deck
    day = newest_release(deck) - timedelta(days=1)

    assert not any(is_legal(deck, format, on=day) for format in formats_of(Game.TCG))


def test_the_rule_names_the_set_its_cards_and_its_release() -> None:
    (problem,) = judge(copies(KING, c8_31=1, c7_83=2), "king-block", date(2004, 3, 9)).problems

    assert (problem.rule, problem.code) == ("released", "not-released")
    assert problem.source == Source("releases", "Siege of Gondor")
    assert problem.finding.cards == ("8_31",)
    assert problem.finding.subject == "2004-03-10"
    assert problem.finding.numbers == (8,)


def test_the_cards_of_a_set_are_one_problem() -> None:
    md = starter("md-frodo-starter").deck
    problems = judge(md, "open", date(2004, 4, 5)).problems
    codes = [(problem.code, problem.source.section) for problem in problems]

    assert codes == [("not-released", "Mount Doom")]


def test_its_fix_takes_the_cards_out() -> None:
    even = copies(KING, c7_364=4, c10_83=1)
    (problem,) = [p for p in judge(even, "open").problems if p.code == "not-released"]

    assert problem.finding.fix is not None
    assert problem.finding.fix.kind in (FixKind.REMOVE, FixKind.REPLACE)
    assert problem.finding.fix.cards == ("10_83",)


def test_a_site_that_is_not_out_leaves_a_place_to_fill() -> None:
    deck = sites(KING, (KING.sites[7], "10_120"))
    fixes = [p.finding.fix for p in judge(deck).problems if p.code == "not-released"]

    assert [fix and fix.kind for fix in fixes] == [FixKind.REPLACE]


def test_another_print_that_was_out_does_not_bring_a_card_forward() -> None:
    """7 C 20 is Defiance, first printed as 1 C 37."""
    deck = copies(starter("ttt-aragorn-starter").deck, c7_20=1)
    problems = judge(deck, "open", date(2003, 1, 1)).problems

    assert ("not-released", ("7_20",)) in {(p.code, p.finding.cards) for p in problems}


class TestSetsOfWhichOnlyTheMonthIsKnown:
    """Set 14 came out in February 2006."""

    DECK = copies(SHADOWS, c14_4=1, c11_162=2)

    @pytest.mark.parametrize(
        ("day", "standing"),
        [
            (date(2006, 1, 31), Standing.ILLEGAL),
            (date(2006, 2, 1), Standing.DEPENDS),
            (date(2006, 2, 27), Standing.DEPENDS),
            (date(2006, 2, 28), Standing.LEGAL),
        ],
    )
    def test_it_depends_during_the_month(self, day: date, standing: Standing) -> None:
        verdict = judge(self.DECK, "open", day)

        assert verdict.standing is standing
        expected = (Doubt.RELEASED_ABOUT_THEN,) if standing is Standing.DEPENDS else ()
        assert verdict.doubts == expected

    def test_the_time_line_shows_the_month(self) -> None:
        periods = history(self.DECK, OPEN).periods
        turned = [(period.day, period.standing) for period in periods]

        assert turned[-2:] == [
            (date(2006, 2, 1), Standing.DEPENDS),
            (date(2006, 2, 28), Standing.LEGAL),
        ]


def test_nobody_knows_when_some_promotional_cards_came_out() -> None:
    deck = copies(SHADOWS, c0_63=1, c11_162=2)

    assert judge(deck, "open", date(2006, 1, 1)).doubts == (Doubt.RELEASE_NOT_KNOWN,)
    assert judge(deck, "open", LAST_DAYS).doubts == ()


def test_the_release_is_the_source_of_the_turn_in_the_time_line() -> None:
    deck = copies(KING, c8_31=1, c7_83=2)
    turn = history(deck, load_format("king-block")).periods[-1]

    assert (turn.day, turn.standing) == (date(2004, 3, 10), Standing.LEGAL)
    assert turn.sources == (Source("releases", "Siege of Gondor"),)
    assert [problem.code for problem in turn.went] == ["not-released"]


def test_the_core_set_of_the_lcg_is_in_doubt_in_its_month() -> None:
    deck = introductory_decks()["lore"].deck
    core = load_format("lcg-introductory")

    assert validate(deck, core, on=date(2011, 4, 15)).standing is Standing.DEPENDS
    assert validate(deck, core, on=date(2011, 5, 1)).standing is Standing.LEGAL
    assert not validate(deck, core, on=date(2011, 3, 31)).legal


def test_the_end_of_what_documents_settle_is_a_day_of_the_time_line() -> None:
    """The rotation of 25 March 2005 is the last that is known of Standard until August 2007."""
    demoralized = starter("sh-aragorn-starter").deck
    line = history(demoralized, load_format("standard"))
    period = line.on(date(2006, 1, 1))

    assert period is not None
    assert (str(period.since), period.standing) == ("2005-03-26", Standing.DEPENDS)


def moments(format: Format, releases: Releases) -> set[date]:
    """Return all days on which a verdict in a format may turn, and their neighbours."""
    named = [day for snapshot in format.snapshots for day in (snapshot.since, snapshot.known_by)]
    named += [snapshot.settled_until for snapshot in format.snapshots]
    named += [release.day for release in releases.sets.values()]
    days = {day for known in named if known is not None for day in (known.first(), known.last())}
    days |= {snapshot.begins for snapshot in format.snapshots}
    return {day + timedelta(days=one) for day in days for one in (-1, 0, 1)}


@pytest.mark.parametrize("slug", ["open", "standard", "king-block", "expanded", "tower-block"])
def test_the_time_line_has_the_verdict_of_every_day(slug: str) -> None:
    format = load_format(slug)
    decks = [starter(each).deck for each in sorted(starters())[::6]]
    decks += [copies(SHADOWS, c0_63=1, c14_4=1, c19_28=1), replace(KING, ring_bearer="9_4")]
    for deck in decks:
        line = history(deck, format)
        for day in sorted(moments(format, TCG)):
            period = line.on(day)
            if format.on(day) is not None:
                assert period is not None
                verdict = validate(deck, format, on=day)
                assert period.standing is verdict.standing, (day, verdict.doubts)
