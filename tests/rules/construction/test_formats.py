"""The formats through time, and starter play."""

import re
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

import rules.construction
from rules.construction import (
    Game,
    UnknownFormat,
    WrongGame,
    format_slugs,
    formats_of,
    load_format,
    validate,
)
from rules.construction.dates import HistoricDay
from rules.construction.format import BoundRule
from rules.construction.games import GAMES
from rules.construction.problem import Doubt
from rules.construction.starters import starter, starter_slugs
from rules.lcg.deck import LcgDeck
from tests.rules.construction.builds import (
    KING,
    KING_DAYS,
    LAST_DAYS,
    SHADOWS,
    TWO_TOWERS_DAYS,
    copies,
    findings,
    judge,
)


def rules_of(slug: str, on: date) -> dict[str, BoundRule]:
    snapshot = load_format(slug).on(on)
    assert snapshot is not None
    return {rule.name: rule for rule in snapshot.rules}


@pytest.mark.parametrize("slug", format_slugs())
def test_every_format_names_the_source_of_every_rule(slug):
    for snapshot in load_format(slug).snapshots:
        assert snapshot.rules
        assert all(rule.source.document and rule.source.section for rule in snapshot.rules)


@pytest.mark.parametrize("slug", ["rotk-aragorn-starter", "rotk-eomer-starter"])
@pytest.mark.parametrize("on", [KING_DAYS, LAST_DAYS])
def test_the_return_of_the_king_starters_are_legal_in_king_block(slug, on):
    assert judge(starter(slug).deck, on=on).problems == ()


@pytest.mark.parametrize("slug", starter_slugs())
def test_every_starter_deck_is_legal_as_a_starter_deck(slug):
    """2.0, Starter Rules."""
    assert judge(starter(slug).deck, "starter-decks").legal


def test_a_changed_starter_deck_says_which_cards_differ():
    deck = replace(KING, ring="7_2")

    (finding,) = findings(deck, "starter-decks")

    assert finding.code == "not-as-sold"
    assert finding.cards == ("7_2", "7_1")
    assert (finding.have, finding.limit) == (72, 73)
    assert finding.subject == "The Return of the King: Aragorn starter deck"


def test_a_format_that_had_not_begun_is_one_problem():
    verdict = judge(KING, "king-block", date(2002, 6, 1))

    assert [p.code for p in verdict.problems] == ["format-not-begun"]
    assert verdict.problems[0].since == HistoricDay(2003)
    assert verdict.snapshot is None


def test_who_may_bear_the_ring_changed_by_2007():
    assert "frodo-bears-the-ring" in rules_of("king-block", KING_DAYS)
    assert "ring-bearer-with-ringed-resistance" in rules_of("king-block", LAST_DAYS)


def test_sealed_play_has_no_bound_on_copies():
    assert "copies-of-a-title" not in rules_of("sealed-king", LAST_DAYS)
    assert "draw-deck-size" in rules_of("sealed-king", LAST_DAYS)


def test_highlander_counts_the_ring_bearer_as_the_one_copy():
    assert "too-many-copies" in {f.code for f in findings(KING, "movie-block-highlander")}


class TestDaysThatADocumentDoesNotGive:
    def test_a_year_alone_begins_the_first_snapshot(self):
        assert Doubt.CHANGED_ABOUT_THEN in judge(KING, on=date(2003, 6, 1)).doubts

    def test_the_older_rules_hold_until_the_year_is_over(self):
        assert judge(KING, "open", TWO_TOWERS_DAYS).snapshot == HistoricDay(2002)
        assert judge(KING, "open", date(2003, 12, 31)).snapshot == HistoricDay(2003)

    def test_a_day_between_two_documents_is_doubtful(self):
        assert judge(KING, on=KING_DAYS).doubts == ()
        assert judge(KING, on=date(2005, 1, 1)).doubts == (Doubt.BETWEEN_DOCUMENTS,)

    def test_a_format_without_dates_says_so(self):
        assert judge(SHADOWS, "expanded").doubts == (Doubt.FORMAT_WITHOUT_DATE,)

    def test_the_day_of_the_document_that_shows_a_format_is_certain(self):
        assert judge(KING, "standard", KING_DAYS).doubts == ()
        assert judge(KING, "standard", date(2004, 4, 4)).doubts == (Doubt.FORMAT_WITHOUT_DATE,)

    def test_sets_that_the_catalogue_lacks_are_told(self):
        assert Doubt.SETS_NOT_HELD in judge(KING, "pc-king-block", LAST_DAYS).doubts


class TestFormatsByName:
    def test_an_unknown_format_names_the_nearest_and_all(self):
        with pytest.raises(UnknownFormat) as caught:
            load_format("kings-block")

        assert caught.value.nearest[0] == "king-block"
        assert "fellowship-block" in caught.value.known

    @pytest.mark.parametrize("slug", ["", "../documents", "king-block.toml", "KING"])
    def test_only_whole_names_are_known(self, slug):
        with pytest.raises(UnknownFormat):
            load_format(slug)

    def test_formats_of_one_game(self):
        slugs = [one.slug for one in formats_of(Game.TCG)]

        assert slugs[:3] == ["fellowship-block", "tower-block", "king-block"]
        assert not set(slugs) & {one.slug for one in formats_of(Game.LCG)}

    def test_a_deck_of_the_other_game_cannot_be_judged(self):
        with pytest.raises(WrongGame):
            validate(LcgDeck((), ()), load_format("king-block"), on=KING_DAYS)


class TestCardsThatCameOutLater:
    def test_they_are_told_and_do_not_make_a_deck_illegal(self):
        verdict = judge(copies(KING, c9_33=1, c7_83=2))  # on 5 April 2004

        assert verdict.legal
        assert [(p.code, p.finding.cards) for p in verdict.advice] == [
            ("released-later", ("9_33",))
        ]

    def test_afterwards_there_is_nothing_to_tell(self):
        assert judge(copies(KING, c9_33=1, c7_83=2), on=date(2004, 5, 12)).advice == ()


@pytest.mark.parametrize("game", list(Game))
def test_every_rule_is_asked_by_a_format(game):
    asked = {
        rule.name
        for one in formats_of(game)
        for snapshot in one.snapshots
        for rule in snapshot.rules
    }

    assert asked == set(GAMES[game].registry.names())


def test_the_remarks_in_starter_files_name_the_cards_beside_them():
    folder = Path(rules.construction.__file__).parent / "starters"
    remarks = [
        (game, card_id, name)
        for game, folder_of_game in ((Game.TCG, folder / "tcg"), (Game.LCG, folder / "lcg"))
        for path in folder_of_game.glob("*.toml")
        for card_id, name in re.findall(r'"?(\d+_\d+|\d{5})"?[^#\n]*# (.+)', path.read_text())
    ]

    assert len(remarks) > 1000
    for game, card_id, name in remarks:
        assert GAMES[game].name_of(card_id) == name
