"""What stands against an LCG playtest, each with a clear message."""

from dataclasses import replace

import pytest

from play.requests.playtest import NotPlayable, PlaytestRequest, enter, find_warnings
from rules.lcg.deck import LcgDeck
from rules.lcg.library.faq import LAST_FAQ
from rules.lcg.scenarios import SCENARIOS
from rules.lcg.vocabulary import Edition
from rules.players.player import UnknownPlayer
from tests.expected import lcg_description
from tests.play import small_playtests as tcg
from tests.play.small_lcg_playtests import cards_of, entrant, playtest_request

pytestmark = pytest.mark.django_db

LEADERSHIP = entrant("leadership")


def test_nothing_stands_against_one_to_four_introductory_decks() -> None:
    spheres = ("leadership", "lore", "spirit", "tactics")
    for count in range(1, 5):
        against = find_warnings(playtest_request(*spheres[:count]))
        assert (against.illegal, against.blank) == ((), ())


SCENARIOS_KNOWN = (
    f"The scenarios are {', '.join(SCENARIOS)}; "
    "those of the core set in a row are expert-game or nightmare."
)


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (
            playtest_request(scenario="a-short-rest"),
            f"There is no scenario 'a-short-rest'. {SCENARIOS_KNOWN}",
        ),
        (
            playtest_request(scenario=""),
            f"Choose a scenario. {SCENARIOS_KNOWN}",
        ),
        (
            playtest_request(difficulty="heroic"),
            "There is no difficulty 'heroic'. The difficulties are basic, standard.",
        ),
        (
            playtest_request("leadership", "lore", "spirit", "tactics", "lore"),
            "The game is for 1 to 4 players, not 5.",
        ),
        (
            playtest_request(entrants=(enter("Nobody", LcgDeck((), (("01073", 3),)), "quick"),)),
            "Nobody has no heroes. A deck needs 1 to 3.",
        ),
        (
            playtest_request(entrants=(LEADERSHIP, replace(LEADERSHIP, name="The same again"))),
            "Aragorn is a hero of Introductory leadership deck and of The same again. "
            "Each hero is unique.",
        ),
        (
            playtest_request(
                entrants=(LEADERSHIP, tcg.entrant(tcg.cards_of(tcg.ARAGORN), "Starter"))
            ),
            "Introductory leadership deck is an LCG deck, Starter is a TCG deck. "
            "Choose decks of one game.",
        ),
        (
            playtest_request(format="king-block"),
            "King block is a format of the other game: "
            "Introductory leadership deck is an LCG deck.",
        ),
    ],
    ids=["scenario", "no scenario", "difficulty", "players", "heroes", "unique", "game", "format"],
)
def test_what_cannot_be_played_is_refused_in_plain_words(
    asked: PlaytestRequest, message: str
) -> None:
    with pytest.raises(NotPlayable) as refused:
        find_warnings(asked)
    assert str(refused.value) == message


@pytest.mark.parametrize("campaign", ["expert-game", "nightmare"])
def test_a_campaign_can_be_asked_for_like_a_scenario(campaign: str) -> None:
    against = find_warnings(playtest_request(scenario=campaign, difficulty="basic"))
    assert (against.illegal, against.blank) == ((), ())


def test_an_illegal_deck_is_named_with_its_verdict() -> None:
    against = find_warnings(playtest_request("leadership", format="lcg-tournament"))
    (illegal,) = against.illegal
    assert illegal.entrant.name == "Introductory leadership deck"
    assert not illegal.verdict.legal


@pytest.mark.parametrize("player", ["sauron", "flat:500ms"])
def test_an_unknown_player_is_refused(player: str) -> None:
    with pytest.raises(UnknownPlayer, match="unknown player"):
        find_warnings(playtest_request(entrants=(entrant("lore", player),)))


def test_without_a_day_cards_have_their_printed_texts() -> None:
    description = lcg_description(playtest_request("spirit").description())
    assert description.day == ""
    assert description.decks == (cards_of("spirit"),)


def test_the_chosen_edition_is_part_of_what_decides_the_games() -> None:
    faq = replace(playtest_request("lore"), chosen_edition="faq")
    assert find_warnings(faq).illegal == ()
    printed = lcg_description(playtest_request("lore").description())
    assert faq.description() == replace(printed, edition=Edition.FAQ, day=LAST_FAQ)


def test_an_edition_that_there_is_not_is_refused() -> None:
    with pytest.raises(NotPlayable, match="There are no LCG rules 'house'"):
        find_warnings(replace(playtest_request("lore"), chosen_edition="house"))
