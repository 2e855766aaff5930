"""The catalogue's pages: the list, a card, how to search."""

import pytest
from django.test import Client
from django.urls import reverse
from django.utils.timezone import localdate
from pytest_django import DjangoAssertNumQueries
from pytest_django.fixtures import Settings

from cards.models import Card, CatalogueChange
from cards.pictures import read_pictures
from cards.search.card_search import find_cards
from cards.search.index import index
from cards.search.query.names import NAMED
from cards.views import CARDS_A_PAGE
from rules.construction import formats_of

pytestmark = pytest.mark.django_db

LIST = reverse("cards:list")
HTMX = {"HX-Request": "true"}


def page(client: Client, address: str, **query: str) -> str:
    response = client.get(address, query)
    assert response.status_code == 200
    return response.content.decode()


def warm_up(query: str) -> None:
    """Search as somebody else first: the first search of a process is counted as a dear request."""
    page(Client(REMOTE_ADDR="192.0.2.9"), LIST, q=query)


class TestList:
    def test_it_shows_cards_of_both_games_a_page_at_a_time(self, client: Client) -> None:
        shown = page(client, LIST)

        assert shown.count('<li class="catalogue-card">') == CARDS_A_PAGE
        assert f"{len(index().entries):,} cards, 1 to 48 shown" in shown

    def test_a_query_sits_in_the_address(self, client: Client) -> None:
        shown = page(client, LIST, q="theoden", type="companion")

        assert 'value="theoden"' in shown
        assert "Leader of Spears" in shown
        assert "Desert Scout" not in shown

    def test_the_choices_work_without_a_query(self, client: Client) -> None:
        shown = page(client, LIST, game="lcg", set="core", belongs="lore", type="hero")

        assert "3 cards" in shown
        assert "Beravor" in shown

    def test_pages_keep_the_search(self, client: Client) -> None:
        shown = page(client, LIST, q="c:gondor", page="2")

        assert "296 cards, 49 to 96 shown" in shown
        assert "?q=c%3Agondor&amp;page=3" in shown

    @pytest.mark.parametrize("number", ["0", "-1", "x", "99999999999999999999"])
    def test_an_odd_page_number_still_shows_cards(self, client: Client, number: str) -> None:
        assert '<li class="catalogue-card">' in page(client, LIST, page=number)

    def test_a_mistake_is_underlined_and_what_was_meant_is_a_link(self, client: Client) -> None:
        shown = page(client, LIST, q='cultre:gondor "<b>"')

        assert '<mark class="query__mistake">cultre</mark>:gondor' in shown
        assert "There is no field &#x27;cultre&#x27;" in shown
        assert "<b>" not in shown

    def test_what_was_meant_keeps_the_choices(self, client: Client) -> None:
        shown = page(client, LIST, q="c:gondr", type="ally", page="3")

        assert 'href="?q=c%3Agondor&amp;type=ally"' in shown

    def test_plain_words_show_how_they_were_read_with_the_exact_query(self, client: Client) -> None:
        shown = page(client, LIST, q="gondor companion", set="7")

        assert "Read as card facts" in shown
        assert "<code>culture:gondor type:companion</code>" in shown
        assert 'href="/cards/?q=culture%3Agondor+type%3Acompanion&amp;set=7"' in shown
        assert "You can also search what cards do" in shown

    def test_a_card_found_shows_what_it_does(self, client: Client) -> None:
        assert "Regroup: Exert Aragorn twice" in page(client, LIST, q="aragorn driven")

    def test_the_list_has_numbers_in_columns_and_the_whole_text(self, client: Client) -> None:
        shown = page(client, LIST, q="aragorn driven", view="list")

        assert '<td class="number" data-label="Strength">7</td>' in shown
        assert "Regroup: Exert Aragorn twice to remove 3 threats." in shown
        assert 'href="?q=aragorn+driven&amp;view=list&amp;order=strength"' in shown

    def test_the_list_shows_what_an_item_adds(self, client: Client) -> None:
        assert ">+1</td>" in page(client, LIST, q="set:3 number:108", view="list")

    @pytest.mark.usefixtures("forgotten_card")
    def test_the_list_shows_what_is_not_written(self, client: Client) -> None:
        unwritten = page(client, LIST, q="-is:written -t:site", view="list")
        assert "The computer can’t play this card yet." in unwritten

    def test_nothing_found_says_so(self, client: Client) -> None:
        assert "No cards match" in page(client, LIST, q="zzz")

    def test_nothing_found_says_which_restriction_excludes_everything(self, client: Client) -> None:
        shown = page(client, LIST, q="targon", set="1")

        assert "Without the set filter there is" in shown
        assert 'href="/cards/?q=targon">1 card</a>' in shown
        assert "Without “targon” there are" in shown
        assert 'href="/cards/?set=1"' in shown

    @pytest.mark.parametrize("name", ["game", "set", "belongs", "type", "order", "view"])
    def test_a_choice_that_does_not_exist_is_shown(self, client: Client, name: str) -> None:
        shown = page(client, LIST, **{name: "<hobbits>"})

        assert "&lt;hobbits&gt;" in shown
        assert "catalogue-card" not in shown

    def test_a_query_that_is_too_long_is_shown(self, client: Client) -> None:
        assert "at most 400 characters" in page(client, LIST, q="a" * 401)

    def test_a_nul_character_is_shown(self, client: Client) -> None:
        assert "catalogue-card" not in page(client, LIST, q="\0")

    def test_an_empty_catalogue_says_how_it_is_filled(self, client: Client) -> None:
        Card.objects.all().delete()
        CatalogueChange.objects.create(summary="emptied")

        assert "load_catalogue" in page(client, LIST)

    def test_htmx_gets_the_results_and_a_clean_address(self, client: Client) -> None:
        response = client.get(LIST, {"q": "theoden", "set": "", "page": "1"}, headers=HTMX)

        assert response.content.decode().lstrip().startswith('<section id="results"')
        assert response["HX-Replace-Url"] == f"{LIST}?q=theoden"
        assert "HX-Request" in response["Vary"]

    def test_going_back_gets_the_whole_page(self, client: Client) -> None:
        headers = {**HTMX, "HX-History-Restore-Request": "true"}

        assert b"<!doctype html>" in client.get(LIST, headers=headers).content

    def test_a_search_costs_one_small_query(
        self, client: Client, django_assert_num_queries: DjangoAssertNumQueries
    ) -> None:
        warm_up("c:gondor theoden or elrond")

        with django_assert_num_queries(1):
            page(client, LIST, q="c:gondor theoden or elrond")

    def test_a_format_costs_one_more_for_what_staff_entered(
        self, client: Client, django_assert_num_queries: DjangoAssertNumQueries
    ) -> None:
        warm_up("c:gondor legal:standard")

        with django_assert_num_queries(2):
            page(client, LIST, q="c:gondor legal:standard")

    def test_it_rejects_post(self, client: Client) -> None:
        assert client.post(LIST).status_code == 405


class TestCard:
    def test_a_card_is_drawn_from_its_facts(self, client: Client) -> None:
        shown = page(client, "/cards/tcg/7_364/")

        assert "<h1>Aragorn</h1>" in shown
        assert "Driven by Need" in shown
        assert 'data-culture="gondor"' in shown
        assert 'href="/cards/?q=signet%3Agandalf"' in shown

    def test_another_card_of_the_name_is_not_a_print_of_it(self, client: Client) -> None:
        """2.0, card clarifications: 7 C 303."""
        shown = page(client, "/cards/tcg/7_303/")
        prints = shown[shown.index('id="prints-title"') : shown.index('id="namesakes-title"')]

        assert "/cards/tcg/5_108/" not in prints
        assert "/cards/tcg/5_108/" in shown

    def test_a_reprint_is_a_print_and_so_is_another_number(self, client: Client) -> None:
        shown = page(client, "/cards/tcg/1_299/")
        prints = shown[shown.index('id="prints-title"') :]

        for card_id in ("4_306", "7_319", "11_166", "15_145"):
            assert f"/cards/tcg/{card_id}/" in prints
        assert 'Also printed as <span class="numeric">1_374</span>' in prints

    def test_what_it_does_is_shown_in_the_words_made_from_its_definition(
        self, client: Client
    ) -> None:
        assert "Regroup: Exert Aragorn twice" in page(client, "/cards/tcg/7_364/")

    def test_twilight_in_a_text_is_a_token_with_its_name(self, client: Client) -> None:
        face = page(client, "/cards/tcg/7_364/face/")
        assert "(4)" not in face
        token = '<span class="twilight"><span class="visually-hidden">twilight </span>'
        assert token in page(client, "/cards/tcg/3_122/")

    def test_it_leads_to_decks_with_the_card_found(self, client: Client) -> None:
        assert 'href="/cards/tcg/7_364/decks/"' in page(client, "/cards/tcg/7_364/")
        enemy = find_cards("t:enemy")[0]
        assert f'href="{enemy.address}decks/"' not in page(client, enemy.address)

    def test_what_is_not_written_yet_is_marked(self, client: Client, forgotten_card: str) -> None:
        shown = page(client, f"/cards/tcg/{forgotten_card}/")
        assert "The computer can’t play this card yet." in shown

    def test_a_card_of_the_lcg_is_drawn_from_its_facts(self, client: Client) -> None:
        shown = page(client, "/cards/lcg/01001/")

        assert 'data-sphere="leadership"' in shown
        assert "Sentinel" in shown

    @pytest.mark.parametrize("entry_of", ["7_330", "1_1", "11_230", "4_103", "7_118", "9_4"])
    def test_every_kind_of_card_has_a_page(self, client: Client, entry_of: str) -> None:
        assert index().by_id["tcg", entry_of].collector in page(client, f"/cards/tcg/{entry_of}/")

    def test_what_a_possession_adds_is_drawn_with_its_sign(self, client: Client) -> None:
        assert "<dd>+1</dd>" in page(client, "/cards/tcg/3_108/")
        assert "<dd>+" not in page(client, "/cards/tcg/7_364/")

    def test_reprints_and_namesakes_are_listed(self, client: Client) -> None:
        shown = page(client, "/cards/tcg/7_1/")

        assert 'href="/cards/tcg/1_2/"' in shown
        assert 'href="/cards/tcg/7_2/"' in shown

    def test_a_promotional_print_leads_to_its_card_and_is_listed_there(
        self, client: Client
    ) -> None:
        assert client.get("/cards/tcg/0_2/")["Location"] == "/cards/tcg/3_106/"
        assert "0 P 2" in page(client, "/cards/tcg/3_106/")

    def test_one_print_that_means_three_cultures_is_one_page(self, client: Client) -> None:
        assert client.get("/cards/tcg/15_205/")["Location"] == "/cards/tcg/15_204/"
        shown = page(client, "/cards/tcg/15_204/")

        for culture in ("dwarven", "elven", "gondor"):
            assert f'data-culture="{culture}"' in shown

    def test_its_neighbours_in_the_set_are_a_step_away(self, client: Client) -> None:
        shown = page(client, "/cards/tcg/7_1/")

        assert 'rel="next" href="/cards/tcg/7_2/"' in shown
        assert 'rel="prev"' not in shown

    def test_every_format_says_how_the_card_stands(self, client: Client) -> None:
        shown = page(client, "/cards/tcg/7_364/")

        for format in formats_of(index().by_id["tcg", "7_364"].game):
            assert format.name.replace("'", "&#x27;") in shown

    @pytest.mark.parametrize("address", ["/cards/tcg/7_364/", "/cards/lists/"])
    def test_the_day_it_speaks_of_stands_in_the_field(self, client: Client, address: str) -> None:
        for asked in ({}, {"on": ""}):
            assert f'value="{localdate().isoformat()}"' in page(client, address, **asked)

    def test_a_day_can_be_chosen(self, client: Client) -> None:
        shown = page(client, "/cards/tcg/7_364/", on="2004-05-01")

        assert "On 1 May 2004" in shown

    def test_htmx_gets_the_formats_alone(self, client: Client) -> None:
        response = client.get("/cards/tcg/7_364/", {"on": "2004-05-01"}, headers=HTMX)

        assert response.content.decode().lstrip().startswith('<div id="formats"')

    @pytest.mark.parametrize("day", ["yesterday", "2004-13-01", "0000-00-00"])
    def test_an_invalid_day_is_shown(self, client: Client, day: str) -> None:
        assert "Enter a date as YYYY-MM-DD" in page(client, "/cards/tcg/7_364/", on=day)

    @pytest.mark.parametrize(
        "address",
        ["tcg/7_999/", "tcg/x/", "lcg/7_364/", "chess/7_364/", "tcg/%00/", "lcg/0_2/"],
    )
    def test_an_unknown_card_is_shown_in_plain_words(self, client: Client, address: str) -> None:
        response = client.get(f"/cards/{address}")

        assert response.status_code == 404
        assert "There is no card" in response.content.decode()

    def test_it_rejects_post(self, client: Client) -> None:
        assert client.post("/cards/tcg/7_364/").status_code == 405

    def test_a_printed_text_stands_beside_the_words_of_the_definition(self, client: Client) -> None:
        shown = page(client, "/cards/tcg/7_83/")

        assert "As printed" in shown
        assert "<p>Made up for these tests: draw a card and sing.</p>" in shown
        assert "There is a road in no book at all." in shown
        assert "generated from its definition" in shown

    def test_without_a_printed_text_no_heading_promises_one(self, client: Client) -> None:
        assert "As printed" not in page(client, "/cards/tcg/7_364/")

    def test_a_picture_is_shown_where_the_operator_named_its_address(
        self, client: Client, settings: Settings
    ) -> None:
        settings.PICTURES = read_pictures("X", "https://pictures.example/{set}/{number:03}.jpg")

        shown = page(client, "/cards/tcg/7_364/")

        assert 'src="https://pictures.example/7/364.jpg"' in shown
        assert 'alt="Aragorn, Driven by Need, as printed"' in shown
        assert 'width="315" height="440" loading="lazy"' in shown
        assert "js/pictures.js" in shown
        assert 'data-culture="gondor"' in shown

    def test_without_pictures_nothing_is_fetched(self, client: Client) -> None:
        shown = page(client, "/cards/tcg/7_364/")

        assert "<img" not in shown
        assert "pictures.js" not in shown


def test_the_help_page_lists_every_name_from_the_code(client: Client) -> None:
    shown = page(client, reverse("cards:help"))

    for field in NAMED:
        assert f'<tr id="{field.name}">' in shown


def test_pages_hold_no_inline_script_or_style(client: Client) -> None:
    for address in (LIST, "/cards/tcg/7_83/", "/cards/lcg/01001/", "/cards/help/", "/cards/lists/"):
        shown = page(client, address)
        assert "style=" not in shown
        assert "<style" not in shown
        assert "onclick" not in shown


class TestAdmin:
    def test_facts_are_shown_and_cannot_be_changed(self, admin_client: Client) -> None:
        card = Card.objects.get(game="tcg", printed_id="7_364")
        address = reverse("admin:cards_card_change", args=[card.pk])

        shown = page(admin_client, address)

        assert "Driven by Need" in shown
        assert "&quot;signet&quot;: &quot;gandalf&quot;" in shown
        assert admin_client.post(address, {"title": "X"}).status_code == 403

    @pytest.mark.parametrize("model", ["card", "cardset", "cataloguechange", "printedtext"])
    def test_nothing_is_added_by_hand(self, admin_client: Client, model: str) -> None:
        assert admin_client.get(reverse(f"admin:cards_{model}_changelist")).status_code == 200
        assert admin_client.get(reverse(f"admin:cards_{model}_add")).status_code == 403
