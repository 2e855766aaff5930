"""LCG decks that a person playtests: their own, with a draft, of others, and unfit ones."""

from typing import Any

import pytest
from django.test import Client

from decks.building import drafts
from decks.models import Deck, Visibility
from play.models import Playtest
from play.queue.execution import start
from rules.lcg.deck import LcgDeck
from tests.expected import lcg_deck, present
from tests.play.playtests.test_lcg_pages import ASKED, NEW, text_of
from tests.play.small_lcg_playtests import cards_of
from tests.samples import store_samples
from tests.visitors import KEEPER, deck_of, in_browser, kept_deck, player

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("sent")]

LEADERSHIP = cards_of("leadership")


@pytest.fixture(autouse=True)
def samples() -> None:
    store_samples()


@pytest.fixture
def keeper(client: Client) -> Any:
    return in_browser(client)


def take_out_a_card(deck: Deck) -> int:
    """Change the deck's draft without saving it; return its revision."""
    revision = drafts.draft_snapshot(deck).revision
    cards = lcg_deck(present(deck.versions.first()).cards())
    (code, count), *rest = cards.player_deck
    changed = LcgDeck(cards.heroes, ((code, count - 1), *rest))
    drafts.change(deck, revision, lambda _cards: changed)
    return drafts.draft_snapshot(deck).revision


def test_the_page_of_an_own_deck_leads_to_its_form(keeper: Any) -> None:
    deck = kept_deck("Rangers", LEADERSHIP)
    page = keeper.get(NEW, {"deck": deck.slug}).content.decode()
    assert f'<option value="{deck.slug}" selected>Rangers</option>' in page


def test_a_draft_is_not_played_and_the_form_says_so(keeper: Any) -> None:
    deck = kept_deck("Rangers", LEADERSHIP)
    take_out_a_card(deck)
    said = "Rangers has unsaved changes. The playtest uses version 1."
    assert said in text_of(keeper.get(NEW, {"deck": deck.slug}))
    assert said in text_of(keeper.post(NEW, ASKED | {"deck": deck.slug, "scenario": ""}))
    keeper.post(NEW, ASKED | {"deck": deck.slug})
    played = present(Playtest.objects.get().decks.first())
    assert (played.version, played.cards()) == (deck.versions.first(), LEADERSHIP)


def test_without_changes_nothing_is_said_of_a_draft(keeper: Any) -> None:
    deck = kept_deck("Rangers", LEADERSHIP)
    drafts.undo(deck, take_out_a_card(deck))
    assert "unsaved changes" not in text_of(keeper.get(NEW, {"deck": deck.slug}))


def test_the_page_of_an_old_version_says_which_one_is_played(keeper: Any) -> None:
    deck = kept_deck("Rangers", LEADERSHIP)
    drafts.save(deck, take_out_a_card(deck))
    assert "Playtest latest version" in text_of(keeper.get(f"/decks/{deck.slug}/?version=1"))
    assert "Playtest latest version" not in text_of(keeper.get(f"/decks/{deck.slug}/"))


def test_a_private_deck_of_another_person_is_as_if_it_were_not_there(keeper: Any) -> None:
    other = deck_of(player("sam"), "Sam’s secret", LEADERSHIP)
    take_out_a_card(other)
    page = text_of(keeper.get(NEW, {"deck": other.slug, "game": "lcg"}))
    assert "Sam’s secret" not in page
    page = text_of(keeper.post(NEW, ASKED | {"deck": other.slug}))
    assert "This deck doesn’t exist." in page
    assert "Sam’s secret" not in page
    assert "unsaved changes" not in page
    page = text_of(keeper.post(NEW, ASKED | {"deck_3": other.slug}))
    assert "This deck doesn’t exist." in page
    assert not Playtest.objects.exists()


@pytest.mark.parametrize("visibility", [Visibility.UNLISTED, Visibility.PUBLIC])
def test_a_shared_deck_of_another_person_can_be_played_by_its_address(
    keeper: Any, visibility: Visibility
) -> None:
    other = deck_of(player("sam"), "Sam’s deck", LEADERSHIP, visibility)
    take_out_a_card(other)
    page = keeper.get(NEW, {"deck": other.slug})
    assert f'<option value="{other.slug}" selected>' in page.content.decode()
    # The changes of another person's draft are nobody's business.
    assert "unsaved changes" not in text_of(page)
    keeper.post(NEW, ASKED | {"deck": other.slug})
    assert present(Playtest.objects.get().decks.first()).name == "Sam’s deck"


def test_four_decks_play_together_and_gaps_between_them_do_not_matter(keeper: Any) -> None:
    four = {"deck": "core-lore", "deck_2": "core-spirit", "deck_3": "core-tactics",
            "deck_4": "core-leadership"}  # fmt: skip
    keeper.post(NEW, ASKED | four)
    assert Playtest.objects.get().decks.count() == 4
    Playtest.objects.all().delete()
    keeper.post(NEW, ASKED | {"deck_2": "", "deck_4": "core-tactics"})
    assert [deck.name for deck in Playtest.objects.get().decks.all()] == [
        "Introductory leadership deck",
        "Introductory tactics deck",
    ]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"deck_player": "sauron"}, "Select a valid choice. sauron is not one"),
        ({"deck_2_player": "flat:5ms"}, "Select a valid choice."),
        ({"difficulty": "heroic"}, "Select a valid choice. heroic is not one"),
        ({"scenario": ""}, "This field is required."),
        ({"deck_4": "rotk-aragorn-starter"}, "This deck doesn’t exist."),
        ({"deck_4": "core-leadership"}, "Each hero is unique."),
        ({"deck": "core-leadership\0"}, "This deck doesn’t exist."),
        ({"games": "0"}, "A playtest has 1 to 100,000 games, not 0."),
        ({"seed": "-1"}, "A seed is a whole number from 0"),
        ({"format": "king-block"}, "Select a valid choice. king-block is not one"),
        ({"on": "yesterday"}, "Enter a date as YYYY-MM-DD"),
    ],
)
def test_wrong_input_is_explained_and_nothing_is_played(
    keeper: Any, change: dict[str, str], said: str
) -> None:
    response = keeper.post(NEW, ASKED | change)
    assert response.status_code == 200
    assert said in text_of(response).replace("&#x27;", "'")
    assert not Playtest.objects.exists()


@pytest.mark.parametrize(
    "address",
    [
        "?deck=nobody&game=lcg",
        "?game=lcg&scenario=a-short-rest&difficulty=heroic&games=many&on=never&seed=x",
        "?game=lcg&deck_4=core-lore&deck_4_player=sauron",
        "?deck=core-lore&deck=core-spirit&format=king-block",
        "?game=lcg&deck=%00",
    ],
)
def test_a_strange_address_still_opens_the_form(keeper: Any, address: str) -> None:
    response = keeper.get(f"{NEW}{address}")
    assert response.status_code == 200
    assert "Each deck is a player." in text_of(response)


def test_a_deck_of_heroes_alone_is_illegal_but_can_be_played(keeper: Any) -> None:
    deck = kept_deck("Heroes alone", LcgDeck(LEADERSHIP.heroes, ()))
    asked = ASKED | {"deck": deck.slug, "deck_2": "", "games": "3", "scenario": "nightmare"}
    assert "not legal in" in text_of(keeper.post(NEW, asked))
    keeper.post(NEW, asked | {"allow_illegal": "on"})
    playtest = Playtest.objects.get()
    assert list(start(playtest.pk)) == []
    assert playtest.chunks.get().games == 3


def test_a_deck_without_cards_names_what_it_lacks(keeper: Any) -> None:
    deck = kept_deck("Empty", LcgDeck((), ()))
    page = text_of(keeper.post(NEW, ASKED | {"deck": deck.slug, "allow_illegal": "on"}))
    assert "Empty has no heroes. A deck needs 1 to 3." in page


def test_only_the_owner_sees_a_playtest_of_a_private_deck(keeper: Any, client: Client) -> None:
    deck = kept_deck("Rangers", LEADERSHIP)
    keeper.post(NEW, ASKED | {"deck": deck.slug, "deck_2": ""})
    address = Playtest.objects.get().get_absolute_url()
    assert keeper.get(address).status_code == 200
    assert Playtest.objects.get().browser == KEEPER.browser
    in_browser(client, "another-browser")
    assert client.get(address).status_code == 404
