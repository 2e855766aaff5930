"""The pages of deck statistics, with right and wrong input, for owners and for strangers."""

import re

import pytest
from django.template.loader import render_to_string
from django.test import Client

from decks.contents.encoding import AnyDeck
from decks.domain import save_version
from decks.statistics.deck_statistics import deck_statistics
from rules.tcg.deck import TcgDeck
from tests.decks.statistics.builds import KING, LORE, ODD
from tests.expected import present
from tests.pages import text_of
from tests.samples import store_samples
from tests.visitors import deck_of, in_browser, kept_deck, player, signed_in

pytestmark = pytest.mark.django_db

PORTRAIT = "/decks/rotk-aragorn-starter/statistics/"
ODDS = f"{PORTRAIT}odds/"
HAND = f"{PORTRAIT}hand/"
PAGES = ("statistics/", "statistics/odds/", "statistics/hand/?seed=5")
HTMX = {"HX-Request": "true"}


@pytest.fixture
def samples() -> None:
    store_samples()


def names_in(page: str) -> list[str]:
    """Return the names of the cards of a hand."""
    return re.findall(r'class="game-card__title">.*?<a href="([^"]+)"', page)


class TestPortrait:
    def test_it_shows_path_twilight_and_counts(self, client: Client, samples: None) -> None:
        page = text_of(client.get(PORTRAIT))

        for title in ("Adventure path", "Twilight", "Cost curve", "Cultures", "Strength"):
            assert f"{title}</h" in page
        assert (
            "A move adds 13.6 on average. The Shadow cards for one move cost 14.4 on average."
            in page
        )
        assert page.count('class="statistics-site"') == 9

    def test_every_chart_has_a_table_with_its_numbers(self, client: Client, samples: None) -> None:
        page = text_of(client.get(PORTRAIT))

        assert page.count("data-chart=") == page.count("<table") == 9
        assert 'data-value="19"' in page

    def test_companions_may_be_said(self, client: Client, samples: None) -> None:
        page = text_of(client.get(PORTRAIT, {"companions": "9"}))

        assert "adds more twilight than these Shadow cards cost" in page

    @pytest.mark.parametrize("companions", ["0", "10", "many", "-1"])
    def test_a_wrong_number_of_companions_is_named(
        self, client: Client, samples: None, companions: str
    ) -> None:
        page = text_of(client.get(PORTRAIT, {"companions": companions}))

        assert "Enter a whole number from 1 to 9." in page
        assert "A move adds 13.6" in page

    def test_htmx_gets_the_twilight_alone(self, client: Client, samples: None) -> None:
        page = text_of(client.get(PORTRAIT, {"companions": "x"}, headers=HTMX))

        assert page.startswith('<div id="twilight"')
        assert "Enter a whole number from 1 to 9." in page

    def test_the_lcg_has_threat_spheres_and_scenarios(self, client: Client) -> None:
        deck = kept_deck("Lore", LORE)

        page = text_of(client.get(f"/decks/{deck.slug}/statistics/"))

        assert "<dt>Starting threat</dt><dd>30</dd>" in page
        for title in ("Sphere match", "Willpower against staging", "Passage Through Mirkwood"):
            assert title in page
        assert "Twilight" not in page

    @pytest.mark.parametrize("deck", ODD, ids=["no tcg card", "no lcg card", "odd tcg", "odd lcg"])
    @pytest.mark.parametrize("page", PAGES)
    @pytest.mark.parametrize("headers", [{}, HTMX], ids=["whole", "htmx"])
    def test_odd_decks_have_pages(
        self, client: Client, deck: AnyDeck, page: str, headers: dict[str, str]
    ) -> None:
        slug = kept_deck("Odd", deck).slug

        assert client.get(f"/decks/{slug}/{page}", headers=headers).status_code == 200

    def test_an_empty_deck_shows_the_way_on(self, client: Client) -> None:
        slug = kept_deck("Empty", TcgDeck(None, None, (), ())).slug

        assert "No statistics yet" in text_of(client.get(f"/decks/{slug}/statistics/"))
        assert "No cards to draw" in text_of(client.get(f"/decks/{slug}/statistics/odds/"))
        assert "No cards to draw" in text_of(client.get(f"/decks/{slug}/statistics/hand/?seed=1"))

    def test_unknown_cards_are_named(self, client: Client) -> None:
        slug = kept_deck("Odd", ODD[2]).slug

        page = text_of(client.get(f"/decks/{slug}/statistics/"))
        assert "Unknown cards in this deck" in page

    def test_the_deck_page_leads_here(self, client: Client, samples: None) -> None:
        assert f'href="{PORTRAIT}"' in text_of(client.get("/decks/rotk-aragorn-starter/"))


class TestSummary:
    """The narrow panel beside the builder."""

    def test_it_draws_the_curve_without_a_script(self) -> None:
        panel = render_to_string(
            "decks/statistics/summary.html", {"statistics": deck_statistics(KING)}
        )

        assert panel.count("<rect") == 10
        assert "Raider 31" in panel
        assert "<dt>Twilight added per move</dt><dd>13.6</dd>" in panel
        assert "<canvas" not in panel

    def test_it_tells_threat_and_spheres_of_the_lcg(self) -> None:
        panel = render_to_string(
            "decks/statistics/summary.html", {"statistics": deck_statistics(LORE)}
        )

        assert "<dt>Starting threat</dt><dd>30</dd>" in panel
        assert "Lore 29" in panel

    @pytest.mark.parametrize("deck", ODD, ids=["no tcg card", "no lcg card", "odd tcg", "odd lcg"])
    def test_odd_decks_have_one(self, deck: AnyDeck) -> None:
        panel = render_to_string(
            "decks/statistics/summary.html", {"statistics": deck_statistics(deck)}
        )

        assert "statistics-summary" in panel


class TestOdds:
    def test_it_begins_with_the_card_of_most_copies(self, client: Client, samples: None) -> None:
        page = text_of(client.get(ODDS))

        assert (
            "At least 1 of 4 in a deck of 62: <strong>43.3 %</strong> in the opening hand" in page
        )
        assert "Exactly how many among 8 cards" in page

    def test_a_group_may_be_asked_for(self, client: Client, samples: None) -> None:
        page = text_of(client.get(ODDS, {"what": "type:minion", "least": "2", "seen": "20"}))

        assert "At least 2 of 23 in a deck of 62" in page
        assert "among 20 cards seen" in page

    def test_a_query_goes_first(self, client: Client, samples: None, catalogue: None) -> None:
        page = text_of(client.get(ODDS, {"what": "type:minion", "q": "c:gondor t:companion"}))

        assert "“c:gondor t:companion”" in page

    def test_a_mistake_in_a_query_is_shown_in_plain_words(
        self, client: Client, samples: None, catalogue: None
    ) -> None:
        page = text_of(client.get(ODDS, {"q": "cultre:gondor"}))

        assert "Did you mean culture?" in page
        assert "At least" not in page.partition('id="answer"')[2]

    def test_starting_companions_are_out_of_the_deck(self, client: Client, samples: None) -> None:
        page = client.get(ODDS).content.decode()
        madril, pippin = (
            present(re.search(rf'name="start" value="([^"]+)"[^>]*>\s*{name}', page))[1]
            for name in ("Madril", "Pippin")
        )

        with_two = text_of(client.get(ODDS, {"what": "side:shadow", "start": [madril, pippin]}))

        assert "of 31 in a deck of 60" in with_two

    def test_a_fellowship_that_costs_too_much_is_refused(
        self, client: Client, samples: None
    ) -> None:
        page = client.get(ODDS).content.decode()
        every = re.findall(r'name="start" value="([^"]+)"', page)

        refused = text_of(client.get(ODDS, {"what": "side:shadow", "start": every}))

        assert "A starting fellowship can cost at most 4 twilight." in refused

    @pytest.mark.parametrize(
        ("asked", "message"),
        [
            ({"what": "culture:elven"}, "This deck has no such card or group."),
            ({"what": "", "q": ""}, "Choose a card or group, or enter a query."),
            ({"what": "type:minion", "least": "0"}, "Enter a whole number from 1 to 99."),
            ({"what": "type:minion", "drawn": "x"}, "Enter a whole number from 0 to 99."),
            ({"what": "type:minion", "seen": "3"}, "Enter a whole number from 8 to 99."),
            ({"what": "type:minion", "start": "9_9"}, "This deck has no such starting companion"),
        ],
    )
    @pytest.mark.parametrize("headers", [{}, HTMX], ids=["whole", "htmx"])
    def test_wrong_questions_are_answered_in_plain_words(
        self,
        client: Client,
        samples: None,
        asked: dict[str, str],
        message: str,
        headers: dict[str, str],
    ) -> None:
        response = client.get(ODDS, asked, headers=headers)

        assert response.status_code == 200
        assert text_of(response).count(message) == 1

    def test_htmx_gets_the_answer_alone(self, client: Client, samples: None) -> None:
        page = text_of(client.get(ODDS, {"what": "type:minion"}, headers=HTMX))

        assert page.startswith('<div id="answer"')
        assert "At least 1 of 23" in page

    def test_the_lcg_draws_by_rounds(self, client: Client) -> None:
        slug = kept_deck("Lore", LORE).slug

        page = text_of(client.get(f"/decks/{slug}/statistics/odds/", {"what": "type:ally"}))

        assert "in the setup hand" in page
        assert "Round 1" in page
        assert 'name="start"' not in page


class TestHand:
    def test_without_a_seed_it_sends_on_to_one(self, client: Client, samples: None) -> None:
        response = client.get(HAND)

        assert response.status_code == 302
        assert re.fullmatch(rf"{HAND}\?seed=\d+", response["Location"])

    def test_the_same_address_shows_the_same_hand(self, client: Client, samples: None) -> None:
        first, second = (names_in(text_of(client.get(HAND, {"seed": "5"}))) for _ in range(2))

        assert len(first) == 8
        assert first == second

    def test_a_mulligan_and_one_more_are_a_press_away(self, client: Client, samples: None) -> None:
        page = text_of(client.get(HAND, {"seed": "5"}))

        assert f'href="{HAND}?seed=5&amp;mulligan=on"' in page
        assert f'href="{HAND}?seed=5&amp;more=1"' in page
        redrawn = text_of(client.get(HAND, {"seed": "5", "mulligan": "on"}))
        assert "Opening hand after a mulligan, 6 cards." in redrawn
        assert len(names_in(redrawn)) == 6

    def test_there_is_one_mulligan_and_none_after_drawing(
        self, client: Client, samples: None
    ) -> None:
        for asked in ({"mulligan": "on"}, {"more": "1"}):
            page = text_of(client.get(HAND, {"seed": "5", **asked}))
            assert "Mulligan</a>" not in page

    def test_another_hand_is_another(self, client: Client, samples: None) -> None:
        page = text_of(client.get(HAND, {"seed": "5", "mulligan": "on", "more": "2"}))
        (another,) = set(re.findall(r'hx-get="([^"]+)"[^>]*>(?=<svg[^>]*>.{0,120}Another)', page))

        assert "mulligan" not in another
        assert "more" not in another
        assert names_in(text_of(client.get(another))) != names_in(page)

    def test_cards_drawn_since_stand_apart(self, client: Client, samples: None) -> None:
        page = text_of(client.get(HAND, {"seed": "5", "more": "2"}))

        assert "Drawn later" in page
        assert len(names_in(page)) == 10

    def test_an_empty_deck_of_cards_to_draw_offers_no_more(
        self, client: Client, samples: None
    ) -> None:
        page = text_of(client.get(HAND, {"seed": "5", "more": "99"}))

        assert "0 cards left in the deck." in page
        assert "Draw a card" not in page

    @pytest.mark.parametrize("seed", ["x", "-1", "1.5", "9" * 30])
    def test_a_wrong_seed_is_named(self, client: Client, samples: None, seed: str) -> None:
        page = text_of(client.get(HAND, {"seed": seed}))

        assert "Enter a whole number from 0 to 1000000000000." in page
        assert names_in(page) == []

    def test_htmx_gets_the_hand_alone(self, client: Client, samples: None) -> None:
        page = text_of(client.get(HAND, {"seed": "5"}, headers=HTMX))

        assert page.startswith('<div id="hand"')
        assert len(names_in(page)) == 8


class TestVersions:
    def test_an_earlier_version_has_its_own_portrait(self, client: Client) -> None:
        deck = kept_deck("Knights", KING)
        save_version(deck, TcgDeck(None, None, (), (("7_108", 2),)))

        page = text_of(client.get(f"/decks/{deck.slug}/statistics/", {"version": "1"}))

        assert "<dd>31</dd>" in page
        assert f'href="/decks/{deck.slug}/statistics/odds/?version=1"' in page

    def test_a_hand_of_an_earlier_version_keeps_it(self, client: Client) -> None:
        deck = kept_deck("Knights", KING)
        save_version(deck, TcgDeck(None, None, (), (("7_108", 2),)))

        response = client.get(f"/decks/{deck.slug}/statistics/hand/?version=1")

        assert "version=1" in response["Location"]
        assert len(names_in(text_of(client.get(response["Location"])))) == 8

    @pytest.mark.parametrize("version", ["9", "x", "-1"])
    def test_a_version_that_is_not_there(self, client: Client, samples: None, version: str) -> None:
        assert client.get(PORTRAIT, {"version": version}).status_code == 404


@pytest.mark.parametrize("page", PAGES)
class TestWhoMaySee:
    def test_the_owner_sees_his_own(self, page: str) -> None:
        frodo = player("frodo")
        deck = deck_of(frodo, "Secret", KING)

        assert signed_in(frodo).get(f"/decks/{deck.slug}/{page}").status_code == 200

    def test_nobody_else_learns_of_a_private_deck(self, page: str) -> None:
        deck = deck_of(player("frodo"), "Secret", KING)
        strangers = [Client(), in_browser(Client(), "another"), signed_in(player("sauron"))]

        for stranger in strangers:
            assert stranger.get(f"/decks/{deck.slug}/{page}").status_code == 404

    def test_a_deck_that_is_not_there(self, client: Client, page: str) -> None:
        assert client.get(f"/decks/no-such-deck/{page}").status_code == 404

    def test_it_rejects_post(self, client: Client, samples: None, page: str) -> None:
        address = f"/decks/rotk-aragorn-starter/{page}"

        assert client.post(address).status_code == 405
