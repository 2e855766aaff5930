"""What stands against an LCG playtest, each with a clear message."""

from dataclasses import replace

import pytest

from play.playtest_request import NotPlayable, enter, find_warnings
from rules.lcg.deck import LcgDeck
from rules.players.player import UnknownPlayer
from tests.play import requests as tcg
from tests.play.lcg.requests import cards_of, entrant, proposal

pytestmark = pytest.mark.django_db

LEADERSHIP = entrant("leadership")


def test_nothing_stands_against_one_to_four_introductory_decks():
    spheres = ("leadership", "lore", "spirit", "tactics")
    for count in range(1, 5):
        against = find_warnings(proposal(*spheres[:count]))
        assert (against.illegal, against.blank) == ((), ())


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (
            proposal(scenario="a-short-rest"),
            "There is no scenario 'a-short-rest'. The scenarios are passage-through-mirkwood, "
            "journey-down-the-anduin, escape-from-dol-guldur; "
            "all three in a row are expert-game or nightmare.",
        ),
        (
            proposal(scenario=""),
            "Choose a scenario. The scenarios are passage-through-mirkwood, "
            "journey-down-the-anduin, escape-from-dol-guldur; "
            "all three in a row are expert-game or nightmare.",
        ),
        (
            proposal(difficulty="heroic"),
            "There is no difficulty 'heroic'. The difficulties are basic, standard.",
        ),
        (
            proposal("leadership", "lore", "spirit", "tactics", "lore"),
            "The game is for 1 to 4 players, not 5.",
        ),
        (
            proposal(entrants=(enter("Nobody", LcgDeck((), (("01073", 3),)), "rules"),)),
            "Nobody has no heroes. A deck needs 1 to 3.",
        ),
        (
            proposal(entrants=(LEADERSHIP, replace(LEADERSHIP, name="The same again"))),
            "Aragorn is a hero of Introductory leadership deck and of The same again. "
            "Each hero is unique.",
        ),
        (
            proposal(entrants=(LEADERSHIP, tcg.entrant(tcg.cards_of(tcg.ARAGORN), "Starter"))),
            "Introductory leadership deck is an LCG deck, Starter is a TCG deck. "
            "Choose decks of one game.",
        ),
        (
            proposal(format="king-block"),
            "King block is a format of the other game: "
            "Introductory leadership deck is an LCG deck.",
        ),
    ],
    ids=["scenario", "no scenario", "difficulty", "players", "heroes", "unique", "game", "format"],
)
def test_what_cannot_be_played_is_refused_in_plain_words(asked, message):
    with pytest.raises(NotPlayable) as refused:
        find_warnings(asked)
    assert str(refused.value) == message


@pytest.mark.parametrize("campaign", ["expert-game", "nightmare"])
def test_a_campaign_can_be_asked_for_like_a_scenario(campaign):
    against = find_warnings(proposal(scenario=campaign, difficulty="basic"))
    assert (against.illegal, against.blank) == ((), ())


def test_an_illegal_deck_is_named_with_its_verdict():
    against = find_warnings(proposal("leadership", format="lcg-tournament"))
    (illegal,) = against.illegal
    assert illegal.entrant.name == "Introductory leadership deck"
    assert not illegal.verdict.legal


@pytest.mark.parametrize(
    ("player", "why"), [("sauron", "unknown player"), ("tree:500ms", "never plays the same game")]
)
def test_a_player_that_cannot_play_a_playtest_is_refused(player, why):
    with pytest.raises(UnknownPlayer, match=why):
        find_warnings(proposal(entrants=(entrant("lore", player),)))


def test_without_a_day_cards_have_their_printed_texts():
    description = proposal("spirit").description()
    assert description.day == ""
    assert description.decks == (cards_of("spirit"),)
