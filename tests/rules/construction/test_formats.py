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
from rules.construction.documents import documents
from rules.construction.format import BoundRule, Family
from rules.construction.games import GAMES
from rules.construction.problem import Doubt, Standing
from rules.construction.starters import starter, starter_slugs
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck
from tests.rules.construction.builds import (
    FELLOWSHIP,
    KING,
    KING_DAYS,
    LAST_DAYS,
    SHADOWS,
    TODAY,
    TOWERS,
    copies,
    findings,
    judge,
)

DEPENDS = Standing.DEPENDS


def rules_of(slug: str, on: date) -> dict[str, BoundRule]:
    snapshot = load_format(slug).on(on)
    assert snapshot is not None
    return {rule.name: rule for rule in snapshot.rules}


@pytest.mark.parametrize("slug", format_slugs())
def test_every_format_names_the_source_of_every_rule(slug: str) -> None:
    for snapshot in load_format(slug).snapshots:
        assert snapshot.rules
        assert all(rule.source.document and rule.source.section for rule in snapshot.rules)


@pytest.mark.parametrize("slug", ["rotk-aragorn-starter", "rotk-eomer-starter"])
@pytest.mark.parametrize("on", [KING_DAYS, LAST_DAYS])
def test_the_return_of_the_king_starters_are_legal_in_king_block(slug: str, on: date) -> None:
    assert judge(starter(slug).deck, on=on).problems == ()


@pytest.mark.parametrize("slug", starter_slugs())
def test_every_starter_deck_is_legal_as_a_starter_deck(slug: str) -> None:
    """2.0, Starter Rules."""
    assert judge(starter(slug).deck, "starter-decks", LAST_DAYS).legal


def test_a_changed_starter_deck_says_which_cards_differ() -> None:
    deck = replace(KING, ring="7_2")

    (finding,) = findings(deck, "starter-decks")

    assert finding.code == "not-as-sold"
    assert finding.cards == ("7_2", "7_1")
    assert (finding.have, finding.limit) == (72, 73)
    assert finding.subject == "The Return of the King: Aragorn starter deck"


def test_a_format_that_had_not_begun_is_one_problem() -> None:
    verdict = judge(KING, "king-block", date(2002, 6, 1))

    assert [p.code for p in verdict.problems] == ["format-not-begun"]
    assert verdict.problems[0].since is None
    assert verdict.problems[0].known_by == HistoricDay(2003)
    assert verdict.snapshot is None


def test_who_may_bear_the_ring_changed_by_2007() -> None:
    assert "frodo-bears-the-ring" in rules_of("king-block", KING_DAYS)
    assert "ring-bearer-with-ringed-resistance" in rules_of("king-block", LAST_DAYS)


def test_sealed_play_has_no_bound_on_copies() -> None:
    assert "copies-of-a-title" not in rules_of("sealed-king", TODAY)
    assert "draw-deck-size" in rules_of("sealed-king", TODAY)


def test_highlander_counts_the_ring_bearer_as_the_one_copy() -> None:
    assert "too-many-copies" in {f.code for f in findings(KING, "movie-block-highlander", TODAY)}


def test_highlander_takes_both_orc_pursuers() -> None:
    """The server has two titles there; so have the rulings (2.0, card clarifications: 7 C 303)."""
    found = findings(copies(KING, c5_108=1, c7_303=1), "movie-block-highlander", TODAY)

    assert not [f for f in found if f.code == "too-many-copies" and "5_108" in f.cards]
    twice = findings(copies(KING, c5_108=2), "movie-block-highlander", TODAY)
    assert [f.cards for f in twice if f.code == "too-many-copies" and "5_108" in f.cards]


@pytest.mark.parametrize("deck", [FELLOWSHIP, TOWERS, KING, SHADOWS])
def test_sealed_multipath_takes_sites_of_any_one_block(deck: TcgDeck) -> None:
    assert judge(deck, "sealed-multipath", TODAY).legal


def test_sealed_multipath_asks_of_shadows_sites_what_their_block_asks() -> None:
    first, _, *rest = SHADOWS.sites
    found = findings(replace(SHADOWS, sites=(first, first, *rest)), "sealed-multipath", TODAY)

    assert [problem.code for problem in found] == ["same-site-twice"]
    mixed = replace(KING, sites=(*KING.sites[:8], SHADOWS.sites[0]))
    assert "blocks-mixed" in {
        finding.code for finding in findings(mixed, "sealed-multipath", TODAY)
    }


class TestDaysThatADocumentDoesNotGive:
    def test_a_block_is_asked_from_the_day_its_first_set_came_out(self) -> None:
        begun = date(2003, 11, 5)

        assert findings(KING, on=date(2003, 11, 4))[0].code == "format-not-begun"
        assert judge(KING, on=begun).legal
        assert judge(KING, on=begun).doubts == (Doubt.FORMAT_WITHOUT_DATE,)

    def test_war_of_the_ring_block_did_not_wait_for_the_document_that_shows_it(self) -> None:
        verdict = judge(SHADOWS, "war-of-the-ring-block", date(2004, 11, 3))

        assert verdict.legal
        assert verdict.doubts == (Doubt.FORMAT_WITHOUT_DATE,)
        assert judge(SHADOWS, "war-of-the-ring-block", date(2007, 8, 31)).doubts == ()

    def test_the_rules_of_2003_are_asked_since_the_set_they_came_with(self) -> None:
        assert judge(KING, "open", date(2003, 11, 4)).snapshot == HistoricDay(2002)
        assert judge(KING, "open", date(2003, 11, 5)).snapshot == HistoricDay(2003)
        assert judge(KING, "open", date(2003, 11, 5)).doubts == (Doubt.CHANGED_ABOUT_THEN,)

    def test_on_a_day_between_two_documents_it_depends_where_they_differ(self) -> None:
        two_champions = copies(KING, c7_49=2, c7_83=1)  # on the R-list of 2007

        assert judge(two_champions, on=KING_DAYS).doubts == ()
        verdict = judge(two_champions, on=date(2005, 1, 1))
        assert (verdict.standing, verdict.doubts) == (DEPENDS, (Doubt.BETWEEN_DOCUMENTS,))
        assert verdict.other is not None
        assert verdict.other.source.document == "comprehensive-4.1"
        assert [problem.code for problem in verdict.other.problems] == ["restricted"]

    def test_a_deck_that_is_legal_by_both_is_legal_between_them(self) -> None:
        assert judge(KING, on=date(2005, 1, 1)).standing is Standing.LEGAL
        assert judge(KING, on=date(2005, 1, 1)).doubts == ()

    def test_the_day_of_the_document_that_shows_a_format_is_certain(self) -> None:
        assert judge(KING, "standard", KING_DAYS).doubts == ()

    def test_a_change_about_then_is_a_doubt_for_a_deck_that_it_touches(self) -> None:
        listed = copies(KING, c7_364=3, c3_108=1)  # on the X-list of 2004, not on that of 2003
        day = date(2004, 4, 4)

        assert judge(listed, "standard", day).doubts == (Doubt.CHANGED_ABOUT_THEN,)
        assert judge(KING, "standard", day).doubts == ()

    def test_a_set_that_the_catalogue_lacks_is_a_doubt_for_a_deck_with_its_cards(self) -> None:
        with_players_card = copies(KING, c103_5=1)

        assert Doubt.SETS_NOT_HELD in judge(with_players_card, "pc-king-block", TODAY).doubts
        assert judge(KING, "pc-king-block", TODAY).doubts == ()

    def test_a_map_is_a_doubt_for_a_deck_that_is_legal_otherwise(self) -> None:
        assert judge(KING, "pc-movie-block", TODAY).doubts == (Doubt.MAP_NOT_CHECKED,)
        assert judge(copies(KING, c7_364=9), "pc-movie-block", TODAY).doubts == ()

    def test_a_format_without_a_first_day_is_no_doubt_for_a_deck_that_it_refuses(self) -> None:
        day = date(2005, 6, 1)  # nothing says when War of the Ring block began

        assert Doubt.FORMAT_WITHOUT_DATE in load_format("war-of-the-ring-block").doubts(day)
        assert judge(FELLOWSHIP, "war-of-the-ring-block", day).doubts == ()

    def test_the_day_between_two_documents_is_a_doubt_unless_both_say_no(self) -> None:
        day = date(2005, 6, 1)  # the rotation of 2005 left sets 4 to 6 in Standard, 4.1 did not

        assert (
            Doubt.BETWEEN_DOCUMENTS
            in judge(copies(SHADOWS, c4_74=1, c11_162=2), "standard", day).doubts
        )
        assert judge(copies(SHADOWS, c1_94=1, c11_162=2), "standard", day).doubts == ()

    @pytest.mark.parametrize("slug", ["fellowship-block", "tower-block", "king-block", "open"])
    def test_the_document_of_april_2004_holds_for_a_month(self, slug: str) -> None:
        format = load_format(slug)

        assert Doubt.BETWEEN_DOCUMENTS not in format.doubts(date(2004, 5, 3))
        assert Doubt.BETWEEN_DOCUMENTS in format.doubts(date(2004, 5, 4))


class TestSince:
    """A rule claims a first day only where a document of that time states it."""

    @pytest.mark.parametrize("slug", format_slugs())
    def test_no_document_is_younger_than_the_day_it_states(self, slug: str) -> None:
        claimed: set[tuple[str, object]] = set()
        for snapshot in load_format(slug).snapshots:
            for rule in snapshot.rules:
                if rule.since is None or (rule.name, rule.since) in claimed:
                    continue
                claimed.add((rule.name, rule.since))
                document = documents()[rule.source.document]
                if document.secondary:
                    continue
                assert document.date is not None
                assert document.date.first() <= rule.since.last(), rule.name

    def test_expanded_claims_the_day_of_its_sets_alone_and_what_was_older(self) -> None:
        first = load_format("expanded").snapshots[0]
        since = {rule.name for rule in first.rules if rule.since is not None}

        assert since == {"sets", "oversized-ring"}

    def test_a_ruling_on_a_card_of_set_13_is_not_from_before_that_set(self) -> None:
        deck = replace(SHADOWS, ring_bearer="13_149")
        found = judge(deck, "expanded", LAST_DAYS).problems
        (problem,) = [finding for finding in found if finding.code == "ruled-not-to-bear-the-ring"]

        assert (problem.since, problem.known_by) == (None, HistoricDay(2026, 11))


class TestFromMay2004ToAugust2007:
    """No document of the time covers these days; the players' wikis say some things of them."""

    def test_mount_doom_entered_king_block_when_it_came_out(self) -> None:
        """King Block, in the players' wiki."""
        deck = copies(KING, c7_131=3, c10_83=1)

        assert not judge(deck, "king-block", date(2004, 7, 13)).legal
        for day in (date(2004, 7, 14), date(2005, 6, 1), LAST_DAYS):
            verdict = judge(deck, "king-block", day)
            assert verdict.standing is Standing.LEGAL
        assert documents()[judge(deck, "king-block", date(2005, 6, 1)).source.document].secondary

    def test_reflections_never_was_a_set_of_king_block(self) -> None:
        deck = copies(KING, c9_33=1, c7_83=2)

        for day in (date(2004, 5, 11), date(2004, 5, 12), date(2005, 6, 1), LAST_DAYS):
            assert judge(deck, "king-block", day).standing is Standing.ILLEGAL

    @pytest.mark.parametrize("slug", ["open", "standard"])
    def test_shadows_sites_took_the_place_of_king_sites_when_they_came_out(self, slug: str) -> None:
        """Standard and Movie Block, in the players' wiki."""
        before, after = date(2004, 11, 2), date(2004, 11, 3)

        assert judge(KING, slug, before).standing is Standing.LEGAL
        assert judge(KING, slug, after).standing is Standing.ILLEGAL
        assert judge(SHADOWS, slug, before).standing is Standing.ILLEGAL
        assert judge(SHADOWS, slug, after).standing is Standing.LEGAL

    @pytest.mark.parametrize("slug", ["open", "standard"])
    def test_when_a_bearer_of_set_9_might_bear_the_ring_depends(self, slug: str) -> None:
        gimli = replace(KING, ring_bearer="9_4")

        assert judge(gimli, slug, date(2004, 6, 1)).standing is DEPENDS
        shadows = replace(SHADOWS, ring_bearer="9_4")
        assert judge(shadows, slug, date(2004, 12, 1)).standing is Standing.LEGAL

    def test_the_r_list_of_open_may_have_held_before_the_document_that_has_it(self) -> None:
        deck = copies(SHADOWS, c11_132=2, c11_208=0)

        (restricted,) = judge(deck, "open", LAST_DAYS).problems
        assert restricted.code == "restricted"
        assert judge(deck, "open", date(2005, 6, 1)).standing is DEPENDS


class TestPromotionalCardsOfStandard:
    """0 P 62 to 67 are off the players' server alone; no rulebook names them."""

    @pytest.mark.parametrize("number", range(62, 68))
    @pytest.mark.parametrize("day", [date(2007, 9, 1), date(2026, 10, 31), TODAY])
    def test_it_depends_on_whose_list_counts(self, number: int, day: date) -> None:
        deck = copies(SHADOWS, c11_162=2, **{f"c0_{number}": 1})
        verdict = judge(deck, "standard", day)

        assert (verdict.standing, verdict.doubts) == (DEPENDS, (Doubt.DOCUMENTS_DIFFER,))

    def test_a_deck_without_them_is_not_in_doubt(self) -> None:
        assert judge(SHADOWS, "standard", TODAY).doubts == ()
        assert judge(copies(SHADOWS, c11_114=1), "standard", TODAY).doubts == ()

    def test_they_are_judged_by_the_servers_list_from_the_month_it_was_read(self) -> None:
        deck = copies(SHADOWS, c0_62=1)

        def listed(on: date) -> list[str]:
            return [p.code for p in judge(deck, "standard", on).problems if p.code == "banned"]

        assert listed(date(2007, 9, 1)) == []
        assert listed(date(2026, 10, 31)) == []
        assert listed(date(2026, 11, 1)) == ["banned"]


class TestFormatsOfToday:
    """A format that bears no date is one of today: nothing shows that it existed before."""

    @pytest.mark.parametrize("day", [date(1990, 1, 1), date(2010, 1, 1), date(2026, 10, 31)])
    def test_it_is_not_asked_about_a_day_before_it_was_read(self, day: date) -> None:
        verdict = judge(KING, "movie-block", day)

        assert [p.code for p in verdict.problems] == ["format-not-known-then"]
        assert verdict.snapshot is None

    def test_it_is_asked_from_then_on_without_a_doubt(self) -> None:
        verdict = judge(KING, "movie-block", date(2026, 11, 1))

        assert verdict.doubts == ()
        assert "format-not-known-then" not in {p.code for p in verdict.problems}

    def test_on_a_day_before_the_first_cards_no_format_is_legal(self) -> None:
        decks = [sold.deck for sold in map(starter, starter_slugs())]
        day = date(2001, 11, 5)

        assert not any(
            validate(deck, format, on=day).legal
            for deck in decks
            for format in formats_of(Game.TCG)
        )

    def test_hunters_block_is_a_format_of_the_players(self) -> None:
        """No rulebook names it."""
        assert load_format("hunters-block").family is Family.PLAYERS
        assert load_format("hunters-block").today

    def test_a_map_that_is_asked_for_and_not_checked_is_shown(self) -> None:
        assert Doubt.MAP_NOT_CHECKED in judge(KING, "pc-movie-block", TODAY).doubts


class TestSinceWhenARuleHolds:
    """A rule's first day is stated by a document, or it is not known."""

    def test_a_rule_that_an_earlier_document_has_too_is_known_by_that_one(self) -> None:
        size = rules_of("fellowship-block", TODAY)["draw-deck-size"]

        assert size.source.document == "comprehensive-4.1"
        assert (size.since, size.known_by) == (None, HistoricDay(2002))

    def test_a_rule_that_changed_is_known_by_the_document_that_changed_it(self) -> None:
        bearer = rules_of("king-block", TODAY)["ring-bearer-with-ringed-resistance"]
        copies_of_a_title = rules_of("fellowship-block", TODAY)["copies-of-a-title"]

        assert bearer.known_by == HistoricDay(2007, 8)
        assert copies_of_a_title.known_by == HistoricDay(2003)  # the two Orc Pursuers

    def test_the_oversized_ring_is_known_by_the_ruling_that_dates_it(self) -> None:
        ring = rules_of("king-block", TODAY)["oversized-ring"]

        assert (ring.since, ring.known_by) == (None, HistoricDay(2003))

    def test_first_days_are_stated_for_five_formats_alone(self) -> None:
        dated = {
            format.slug
            for slug in format_slugs()
            for format in [load_format(slug)]
            for snapshot in format.snapshots
            for rule in snapshot.rules
            if rule.since is not None
        }

        assert dated == {"standard", "expanded", "open", "king-block", "lcg-revised-core"}

    def test_a_rule_of_a_players_format_is_no_older_than_the_format(self) -> None:
        size = rules_of("movie-block", TODAY)["draw-deck-size"]

        assert (size.since, size.known_by) == (None, HistoricDay(2026, 11))


class TestStandardThroughTime:
    """What articles of the time date."""

    def test_it_began_on_15_april_2003_with_fifteen_cards(self) -> None:
        assert findings(TOWERS, "standard", date(2003, 4, 14))[0].code == "format-not-begun"
        snapshot = load_format("standard").on(date(2003, 4, 15))

        assert snapshot is not None
        assert len(snapshot.listed) == 15
        assert {listing.since for listing in snapshot.listed} == {HistoricDay(2003, 4, 15)}
        assert judge(TOWERS, "standard", date(2003, 4, 15)).legal

    def test_the_uruk_regular_was_on_the_first_list_alone(self) -> None:
        deck = copies(TOWERS, c4_192=1)

        def is_banned(on: date) -> bool:
            return "banned" in {finding.code for finding in findings(deck, "standard", on)}

        assert is_banned(date(2003, 4, 15))
        assert not is_banned(date(2004, 4, 5))

    def test_two_cards_joined_the_list_in_january_2005(self) -> None:
        deck = copies(SHADOWS, c11_31=1, c10_11=1)

        def banned(on: date) -> set[str]:
            found = judge(deck, "standard", on).problems
            return {card for p in found if p.code == "banned" for card in p.finding.cards}

        assert banned(date(2005, 1, 30)) == set()
        assert banned(date(2005, 1, 31)) == {"10_11", "11_31"}
        since = {p.since for p in judge(deck, "standard", LAST_DAYS).problems if p.rule == "x-list"}
        assert since == {HistoricDay(2005, 1)}

    def test_sets_1_to_3_left_on_25_march_2005_and_expanded_took_them_in(self) -> None:
        deck = copies(SHADOWS, c1_94=2)
        before, after = date(2005, 3, 24), date(2005, 3, 25)

        def refused(slug: str, on: date) -> list[HistoricDay | None]:
            found = judge(deck, slug, on).problems
            return [p.since for p in found if p.code == "set-not-in-format"]

        assert refused("standard", before) == []
        assert refused("standard", after) == [HistoricDay(2005, 3, 25)]
        assert findings(deck, "expanded", before)[0].code == "format-not-begun"
        assert refused("expanded", after) == []

    def test_sets_1_to_6_are_x_listed_whole_by_the_last_list(self) -> None:
        sets = rules_of("standard", LAST_DAYS)["sets"]
        snapshot = load_format("standard").on(LAST_DAYS)

        assert snapshot is not None
        assert snapshot.listed_sets == (1, 2, 3, 4, 5, 6)
        assert sets.source.document == "rulings-2007-08"
        assert (sets.since, sets.known_by) == (None, HistoricDay(2007, 8, 13))


class TestFormatsByName:
    def test_an_unknown_format_names_the_nearest_and_all(self) -> None:
        with pytest.raises(UnknownFormat) as caught:
            load_format("kings-block")

        assert caught.value.nearest[0] == "king-block"
        assert "fellowship-block" in caught.value.known

    @pytest.mark.parametrize("slug", ["", "../documents", "king-block.toml", "KING"])
    def test_only_whole_names_are_known(self, slug: str) -> None:
        with pytest.raises(UnknownFormat):
            load_format(slug)

    def test_formats_of_one_game(self) -> None:
        slugs = [format.slug for format in formats_of(Game.TCG)]

        assert slugs[:3] == ["fellowship-block", "tower-block", "king-block"]
        assert not set(slugs) & {format.slug for format in formats_of(Game.LCG)}

    def test_a_deck_of_the_other_game_cannot_be_judged(self) -> None:
        with pytest.raises(WrongGame):
            validate(LcgDeck((), ()), load_format("king-block"), on=KING_DAYS)


@pytest.mark.parametrize("game", list(Game))
def test_every_rule_is_asked_by_a_format(game: Game) -> None:
    asked = {
        rule.name
        for format in formats_of(game)
        for snapshot in format.snapshots
        for rule in snapshot.rules
    }

    assert asked == set(GAMES[game].registry.names())


def test_the_remarks_in_starter_files_name_the_cards_beside_them() -> None:
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
