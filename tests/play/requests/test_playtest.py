"""What stands against a playtest that someone asks for."""

from dataclasses import replace
from datetime import date

import pytest

from play.requests.playtest import NotPlayable, enter, find_warnings
from rules.construction import format_slugs, load_format
from rules.construction.editions import edition
from rules.lcg.deck import LcgDeck
from rules.players.player import UnknownPlayer
from rules.tcg.deck import TcgDeck
from rules.tcg.game import EDITIONS
from tests.expected import tcg_description
from tests.play.small_playtests import (
    ARAGORN,
    cards_of,
    entrant,
    merry_with_blanks,
    playtest_request,
)

pytestmark = pytest.mark.django_db

WITHOUT_A_CARD = replace(cards_of(ARAGORN), draw_deck=cards_of(ARAGORN).draw_deck[1:])


def test_nothing_stands_against_two_starter_decks() -> None:
    against = find_warnings(playtest_request())
    assert against.illegal == ()
    assert against.blank == ()


def test_an_illegal_deck_is_named_with_its_verdict() -> None:
    against = find_warnings(playtest_request(second=entrant(WITHOUT_A_CARD, "Too small")))
    (refused,) = against.illegal
    assert refused.entrant.name == "Too small"
    assert "draw-deck-too-small" in {problem.code for problem in refused.verdict.problems}


def test_a_deck_against_itself_is_refused_once() -> None:
    deck = entrant(WITHOUT_A_CARD, "Too small")
    assert len(find_warnings(playtest_request(first=deck, second=deck)).illegal) == 1


@pytest.mark.usefixtures("forgotten_card")
def test_cards_whose_behaviour_is_not_written_are_named() -> None:
    against = find_warnings(playtest_request(second=entrant(merry_with_blanks(), "Merry")))
    (blank,) = against.blank
    assert blank.entrant.name == "Merry"
    assert blank.card_ids
    assert against.illegal == ()


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        (TcgDeck(None, None, (), ()), "needs a Ring-bearer and a ring"),
        (replace(cards_of(ARAGORN), sites=()), "a site for each number from 1 to 9"),
        (replace(cards_of(ARAGORN), draw_deck=(("99_1", 60),)), "no card has the id '99_1'"),
    ],
    ids=["nothing in it", "no sites", "unknown card"],
)
def test_a_deck_that_cannot_be_set_up_is_refused_for_good(cards: TcgDeck, why: str) -> None:
    with pytest.raises(NotPlayable, match=f"^Odd deck cannot be played: .*{why}"):
        find_warnings(playtest_request(first=entrant(cards, "Odd deck")))


def test_an_unknown_player_is_refused() -> None:
    deck = entrant(cards_of(ARAGORN), player="sauron")
    with pytest.raises(UnknownPlayer, match="known: random, easy"):
        find_warnings(playtest_request(first=deck))


def test_a_deck_of_the_other_game_is_refused() -> None:
    heroes = enter("Heroes", LcgDeck((("01001", 1),), ()), "easy")
    with pytest.raises(NotPlayable, match="Heroes is an LCG deck"):
        find_warnings(playtest_request(second=heroes))


def test_a_format_of_the_other_game_is_refused() -> None:
    with pytest.raises(NotPlayable, match="a format of the other game"):
        find_warnings(playtest_request(format="lcg-core-1"))


def test_the_order_in_which_a_deck_is_written_down_does_not_matter() -> None:
    cards = cards_of(ARAGORN)
    shuffled = replace(cards, sites=cards.sites[::-1], draw_deck=cards.draw_deck[::-1])
    assert enter("Aragorn", shuffled, "easy") == enter("Aragorn", cards, "easy")


@pytest.mark.parametrize(
    ("format", "day", "expected"),
    [
        ("king-block", date(2004, 1, 1), "comprehensive-2.0"),
        ("king-block", date(2004, 6, 1), "rulings-2004-04"),
        ("king-block", date(2026, 1, 1), "comprehensive-4.1"),
        ("starter-decks", date(2026, 1, 1), "starter-2003"),
    ],
)
def test_format_and_day_choose_the_edition_and_the_texts(
    format: str, day: date, expected: str
) -> None:
    description = tcg_description(playtest_request(format=format, day=day).description())
    assert description.edition == expected
    assert description.day == day.isoformat()


@pytest.mark.parametrize(
    "slug", [slug for slug in format_slugs() if load_format(slug).game == "tcg"]
)
def test_the_engine_knows_the_edition_of_every_format(slug: str) -> None:
    format = load_format(slug)
    for snapshot in format.snapshots:
        assert edition(format, snapshot.begins) in EDITIONS
