"""The pages of decks, with right and wrong input."""

import re
from dataclasses import replace

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.utils.timezone import localdate
from pytest_django import DjangoAssertNumQueries

from decks.contents.encoding import canonical
from decks.domain import save_version
from decks.files import file_types_for, read_deck
from decks.files.text import read_text
from decks.files.text_writing import write_text
from decks.models import Deck
from decks.queries import DECKS_ON_A_PAGE
from decks.sample_shelves import BLOCKS, LCG, PUBLISHED, sample_shelves
from decks.samples import samples as sample_decks
from rules.construction import Game
from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starter
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck
from tests.decks.building.pages import words_of
from tests.expected import present, tcg_deck
from tests.pages import text_of
from tests.samples import store_samples
from tests.visitors import in_browser, kept_deck

pytestmark = pytest.mark.django_db

ARAGORN = starter("rotk-aragorn-starter").deck
PAGE = "/decks/rotk-aragorn-starter/"


@pytest.fixture
def samples() -> None:
    store_samples()


class TestListOfDecks:
    def test_an_empty_shelf_shows_the_way_on(self, client: Client) -> None:
        page = text_of(client.get("/decks/"))

        assert "No decks yet" in page
        assert 'href="/decks/new/"' in page

    def test_your_own_decks_stand_before_the_samples(self, client: Client, samples: None) -> None:
        kept_deck("Knights", ARAGORN)

        page = text_of(client.get("/decks/"))

        headings = [page.index(heading) for heading in ("Your decks", "Knights", "Sample decks")]
        assert headings == sorted(headings)
        assert page.index("Sample decks") < page.index("Aragorn starter")
        assert "Éomer starter" in page

    def test_the_samples_stand_by_block_and_set_on_one_page(
        self, client: Client, samples: None
    ) -> None:
        shelves = sample_shelves()

        assert [shelf.name for shelf in shelves] == [*BLOCKS.values(), PUBLISHED, LCG]
        listed = [
            link.deck.slug
            for shelf in shelves
            for product in shelf.products
            for link in product.decks
        ]
        assert sorted(listed) == sorted(sample_decks())
        for shelf in shelves:
            products = [product.name for product in shelf.products]
            assert len(products) == len(set(products)), shelf.name
        [king] = (shelf for shelf in shelves if shelf.name == "King block")
        assert [
            (product.name, [link.name for link in product.decks]) for product in king.products
        ] == [
            ("The Return of the King", ["Aragorn", "Éomer"]),
            ("Siege of Gondor", ["Merry", "Pippin"]),
            ("Mount Doom", ["Frodo", "Sam"]),
        ]
        page = text_of(client.get("/decks/"))
        for slug in listed:
            assert f'href="/decks/{slug}/"' in page

    def test_each_deck_says_where_it_is_legal_today(self, client: Client, samples: None) -> None:
        kept_deck("No ring", replace(ARAGORN, ring=None))

        page = text_of(client.get("/decks/"))

        assert "King block" in page
        assert "Not legal in any official format today" in page

    def test_a_long_list_has_pages(self, client: Client) -> None:
        for number in range(DECKS_ON_A_PAGE + 1):
            kept_deck(f"Deck {number}", TcgDeck(None, None, (), ()))

        first, second = text_of(client.get("/decks/")), text_of(client.get("/decks/?page=2"))

        assert f"1–{DECKS_ON_A_PAGE} of {DECKS_ON_A_PAGE + 1} decks" in first
        assert "Deck 0" in second

    @pytest.mark.parametrize("page", ["0", "-1", "999", "x", ""])
    def test_an_odd_page_number_gives_a_page(
        self, client: Client, samples: None, page: str
    ) -> None:
        assert client.get("/decks/", {"page": page}).status_code == 200

    def test_a_long_list_asks_the_database_no_more_often(
        self, client: Client, django_assert_num_queries: DjangoAssertNumQueries
    ) -> None:
        for number in range(10):
            kept_deck(f"Deck {number}", ARAGORN)

        # The session, the tags, the number of decks, the decks, the samples, how many are archived,
        # what is shown of decks that were not listed lately, whether staff entered anything.
        with django_assert_num_queries(8):
            client.get("/decks/")


class TestDeckPage:
    def test_it_shows_every_card_once_with_a_link(self, client: Client, samples: None) -> None:
        page = text_of(client.get(PAGE))

        for card_id in ("7_317", "7_1", *ARAGORN.sites, *dict(ARAGORN.draw_deck)):
            assert page.count(f'href="/cards/tcg/{card_id}/"') == 1

    def test_it_counts_the_sides(self, client: Client, samples: None) -> None:
        page = text_of(client.get(PAGE))

        assert page.count(">31 cards</span>") == 2
        assert 'Companions <span class="deck-list__count">13</span>' in page

    def test_without_a_question_it_judges_by_the_likeliest_format_today(
        self, client: Client, samples: None
    ) -> None:
        assert "Legal in King block on" in text_of(client.get(PAGE))

    def test_a_format_and_a_day_may_be_asked(self, client: Client, samples: None) -> None:
        page = text_of(client.get(PAGE, {"format": "tower-block", "on": "2004-04-05"}))

        assert "Not legal in Tower block on 5 April 2004" in page
        assert "cards are of set 7 (The Return of the King), a set this format" in page
        assert "Building Your Deck: Formats · in force by 2002 by an earlier document" in page

    def test_without_a_day_it_is_today(self, client: Client, samples: None) -> None:
        today = f"{localdate().day} {localdate():%B %Y}"

        for asked in ({"format": "king-block"}, {"format": "king-block", "on": ""}):
            assert f"Legal in King block on {today}." in text_of(client.get(PAGE, asked))

    def test_htmx_gets_the_legality_alone(self, client: Client, samples: None) -> None:
        response = client.get(
            PAGE, {"format": "open", "on": "2004-04-05"}, headers={"HX-Request": "true"}
        )

        page = text_of(response)
        assert page.startswith('<div id="legality"')
        assert "Legal in Open on 5 April 2004." in page
        assert "HX-Request" in response["Vary"]

    def test_every_format_is_judged_beside_it(self, client: Client, samples: None) -> None:
        page = text_of(client.get(PAGE, {"format": "king-block", "on": "2004-04-05"}))

        assert "All formats on 5 April 2004" in page
        assert 'href="?format=fellowship-block&amp;on=2004-04-05"' in page

    @pytest.mark.parametrize(
        ("asked", "message"),
        [
            ({"format": "kingblock", "on": ""}, "Did you mean King block"),
            ({"format": "<script>", "on": ""}, "There is no format “&lt;script&gt;”"),
            ({"format": "", "on": ""}, "This field is required"),
            (
                {"format": "king-block", "on": "5 April"},
                "Enter a date as YYYY-MM-DD, such as 2004-04-05.",
            ),
            ({"format": "king-block", "on": "2004-02-30"}, "Enter a date as"),
        ],
    )
    def test_wrong_questions_are_answered_in_plain_words(
        self, client: Client, samples: None, asked: dict[str, str], message: str
    ) -> None:
        response = client.get(PAGE, asked)

        assert response.status_code == 200
        assert message in text_of(response)
        assert 'id="part-ring"' in text_of(response)

    @pytest.mark.parametrize(
        "address",
        [
            "/decks/nobody/",
            "/decks/nobody/text/",
            "/decks/nobody/change/",
            PAGE + "?version=2",
            PAGE + "?version=x",
            PAGE + "?version=99999999999999999999",
            PAGE + "text/?version=0",
        ],
    )
    def test_what_is_not_there(self, client: Client, samples: None, address: str) -> None:
        assert client.get(address).status_code == 404

    @pytest.mark.parametrize("address", ["/decks/", PAGE, PAGE + "text/"])
    def test_it_rejects_post(self, client: Client, samples: None, address: str) -> None:
        assert client.post(address).status_code == 405

    def test_an_empty_deck_has_a_page(self, client: Client) -> None:
        deck = kept_deck("Nothing", TcgDeck(None, None, (), ()))

        assert "No cards in this deck" in text_of(client.get(deck.get_absolute_url()))

    def test_cards_nobody_knows_are_shown(self, client: Client) -> None:
        deck = kept_deck("Odd", TcgDeck("99_1", "4_M1", ("98_1",), (("97_1", 2),)))

        page = text_of(client.get(deck.get_absolute_url()))

        for name in ("99_1", "98_1", "97_1", "The One Ring (oversized)"):
            assert name in page

    def test_a_playtest_is_one_press_away(self, client: Client, samples: None) -> None:
        assert 'href="/playtests/new/?deck=rotk-aragorn-starter"' in text_of(client.get(PAGE))

    def test_an_earlier_version_may_be_seen(self, client: Client) -> None:
        deck = kept_deck("Knights", ARAGORN)
        save_version(deck, replace(ARAGORN, ring="7_2"))

        old, new = client.get(f"/decks/{deck.slug}/?version=1"), client.get(f"/decks/{deck.slug}/")

        assert "You’re viewing version 1." in text_of(old)
        assert 'href="/cards/tcg/7_1/"' in text_of(old)
        assert "This is version" not in text_of(new)
        assert 'href="/cards/tcg/7_2/"' in text_of(new)

    def test_names_are_escaped(self, client: Client) -> None:
        deck = kept_deck("<script>alert(1)</script>", ARAGORN)

        assert "<script>alert" not in text_of(client.get(deck.get_absolute_url()))


class TestTextOfADeck:
    def test_it_reads_back_to_the_same_deck(self, client: Client, samples: None) -> None:
        response = client.get(PAGE + "text/")

        assert response["Content-Type"] == "text/plain; charset=utf-8"
        assert 'filename="rotk-aragorn-starter.txt"' in response["Content-Disposition"]
        assert read_text(response.content.decode()).deck() == canonical(ARAGORN)

    @pytest.mark.parametrize("kind", [file_type.slug for file_type in file_types_for(Game.TCG)])
    def test_other_formats_read_back_too(self, client: Client, samples: None, kind: str) -> None:
        response = client.get(f"{PAGE}file/{kind}/")

        assert read_deck(response.content.decode()).deck() == canonical(ARAGORN)
        assert f'href="{PAGE}file/{kind}/"' in text_of(client.get(PAGE))

    @pytest.mark.parametrize("kind", ["octgn", "nothing"])
    def test_a_format_of_the_other_game_is_not_there(
        self, client: Client, samples: None, kind: str
    ) -> None:
        assert client.get(f"{PAGE}file/{kind}/").status_code == 404

    def test_an_earlier_version_has_its_own_file(self, client: Client) -> None:
        deck = kept_deck("Knights", ARAGORN)
        save_version(deck, replace(ARAGORN, ring="7_2"))

        old = client.get(f"/decks/{deck.slug}/text/?version=1").content.decode()

        assert tcg_deck(read_text(old).deck()).ring == "7_1"


class TestDeckOfTheLcg:
    LORE = introductory_decks()["lore"].deck

    def test_it_shows_heroes_and_player_deck_by_type(self, client: Client) -> None:
        page = text_of(client.get(kept_deck("Lore", self.LORE).get_absolute_url()))

        for title in ("Heroes", "Player deck", "Allies", "Attachments", "Events"):
            assert title in page
        assert 'href="/cards/lcg/01012/"' in page
        assert ">30 cards</span>" in page

    def test_it_is_judged_by_the_lcgs_formats(self, client: Client) -> None:
        page = text_of(client.get(kept_deck("Lore", self.LORE).get_absolute_url()))

        assert "Legal in Introductory decks" in page
        assert "King block" not in page

    def test_a_format_of_the_other_game_is_refused(self, client: Client) -> None:
        address = kept_deck("Lore", self.LORE).get_absolute_url()

        page = text_of(client.get(address, {"format": "king-block", "on": ""}))

        assert "King block is a format of the other game." in page

    def test_unmatched_spheres_are_advice(self, client: Client) -> None:
        deck = kept_deck("Odd", replace(self.LORE, heroes=(("01001", 1),)))

        page = text_of(client.get(deck.get_absolute_url(), {"format": "lcg-core-3"}))

        assert "Advice:</strong> No hero is of the sphere of" in page


class TestNewDeck:
    def test_every_line_is_shown_before_anything_is_saved(self, client: Client) -> None:
        text = "Draw deck:\n4 7_364\n2 Hobbit Sword\n3 zxqj"

        page = text_of(client.post("/decks/new/", {"text": text, "check": "1"}))

        assert "1 matched" in page
        assert "1 with several printings" in page
        assert "1 not recognized" in page
        assert "<code>3 zxqj</code>" in page
        assert "No card has this or a similar name: “zxqj”." in page
        assert 'name="line-3"' in page
        assert not Deck.objects.exists()

    def test_a_clear_deck_is_saved(self, client: Client) -> None:
        text = write_text(ARAGORN, "Knights")

        response = client.post("/decks/new/", {"text": text, "save": "1"}, follow=True)

        assert response.redirect_chain == [(Deck.objects.get().get_absolute_url(), 302)]
        assert "Knights saved." in text_of(response)
        assert Deck.objects.get().versions.get().cards() == canonical(ARAGORN)

    def test_the_name_that_is_written_wins(self, client: Client) -> None:
        client.post(
            "/decks/new/", {"name": "Mine", "text": write_text(ARAGORN, "Knights"), "save": "1"}
        )

        assert Deck.objects.get().name == "Mine"

    def test_lines_not_understood_are_left_out_only_when_that_is_ticked(
        self, client: Client
    ) -> None:
        asked = {"text": "4 7_364\n3 zxqj", "save": "1"}

        page = text_of(client.post("/decks/new/", asked))
        assert "Some lines weren’t recognized." in page
        assert not Deck.objects.exists()

        client.post("/decks/new/", {**asked, "leave_out": "on"})
        assert tcg_deck(Deck.objects.get().versions.get().cards()).draw_deck == (("7_364", 4),)

    def test_a_guess_may_be_chosen_otherwise(self, client: Client) -> None:
        client.post(
            "/decks/new/", {"text": "4 7_364\n2 Hobbit Sword", "line-2": "1_299", "save": "1"}
        )

        cards = tcg_deck(Deck.objects.get().versions.get().cards())
        assert cards.draw_deck == (("1_299", 2), ("7_364", 4))

    def test_a_choice_that_was_not_offered_is_not_taken(self, client: Client) -> None:
        client.post(
            "/decks/new/",
            {"text": "4 7_364\n2 Hobbit Sword", "line-2": "7_131", "line-x": "1", "save": "1"},
        )

        cards = tcg_deck(Deck.objects.get().versions.get().cards())
        assert cards.draw_deck == (("7_319", 2), ("7_364", 4))

    def test_a_file_is_read(self, client: Client) -> None:
        file = SimpleUploadedFile("knights.txt", write_text(ARAGORN, "Knights").encode())

        page = text_of(client.post("/decks/new/", {"file": file, "check": "1"}))

        assert "matched" in page
        assert "Ring-bearer: Frodo, Hope of Free Peoples" in page

    @pytest.mark.parametrize(
        ("sent", "message"),
        [
            ({"text": ""}, "Paste a deck or choose a file."),
            ({"text": "   \n"}, "Paste a deck or choose a file."),
            ({"text": "zxqj\nzxqj"}, "No line names a card"),
            ({"text": "x" * 300_000}, "too long for a deck"),
            ({"text": "4 7_364\0"}, "This isn’t a text file"),
            ({"file": SimpleUploadedFile("a.txt", b"")}, "The file is empty."),
            ({"file": SimpleUploadedFile("a.bin", b"\x7fELF\x00\x01")}, "This isn’t a text file"),
            ({"file": SimpleUploadedFile("a.txt", b"\x81\x8domer")}, "UTF-8"),
            ({"file": SimpleUploadedFile("a.txt", b"x" * 10_000_000)}, "too large"),
            ({"text": "4 7_364", "name": "x" * 500}, "at most 120 characters"),
        ],
    )
    def test_what_is_not_a_deck_is_refused_in_plain_words(
        self, client: Client, sent: dict[str, str | SimpleUploadedFile], message: str
    ) -> None:
        response = client.post("/decks/new/", {**sent, "save": "1"})

        assert response.status_code == 200
        assert message in text_of(response)
        assert not Deck.objects.exists()


class TestChangingADeck:
    def test_saving_makes_the_next_version(self, client: Client) -> None:
        deck = kept_deck("Knights", ARAGORN)
        text = write_text(replace(ARAGORN, ring="7_2"))

        asked = {"name": "Riders", "text": text, "save": "1"}
        response = client.post(f"/decks/{deck.slug}/change/", asked, follow=True)

        assert "Riders saved as version 2." in text_of(response)
        assert tcg_deck(present(deck.versions.first()).cards()).ring == "7_2"

    def test_saving_the_same_says_so(self, client: Client) -> None:
        deck = kept_deck("Knights", ARAGORN)
        asked = {"text": write_text(ARAGORN), "save": "1"}

        response = client.post(f"/decks/{deck.slug}/change/", asked, follow=True)

        assert "No changes to save" in text_of(response)
        assert Deck.objects.get().name == "Knights"

    def test_the_text_is_there_to_change(self, client: Client) -> None:
        deck = kept_deck("Knights", ARAGORN)
        page = text_of(client.get(f"/decks/{deck.slug}/change/"))

        assert "4x Aragorn, Driven by Need" in page

    @pytest.mark.parametrize("method", ["get", "post"])
    def test_a_sample_stays_as_it_was_sold(
        self, client: Client, samples: None, method: str
    ) -> None:
        response = getattr(client, method)(PAGE + "change/", {"text": "1 7_1"}, follow=True)

        assert "Sample decks can’t be edited." in text_of(response)
        assert Deck.objects.get(slug="rotk-aragorn-starter").versions.count() == 1


@pytest.mark.django_db
class TestWorthSharing:
    def test_a_link_to_it_has_a_preview(self, client: Client, samples: None) -> None:
        page = text_of(client.get("/decks/rotk-aragorn-starter/"))

        assert '<meta property="og:title" content="The Return of the King: Aragorn starter' in page
        assert 'property="og:description" content="Trading Card Game: 62 cards' in page

    def test_the_curve_is_drawn_and_offending_cards_are_marked(self, client: Client) -> None:
        deck = kept_deck("Knights", TcgDeck(None, None, (), (("7_106", 9), ("7_364", 1))))
        in_browser(client)

        page = text_of(client.get(deck.get_absolute_url(), {"format": "king-block"}))

        assert "statistics-curve" in page
        marked = re.findall(r'<li class="deck-line" data-problem>.*?</li>', page)
        assert len(marked) == 1
        assert "/cards/tcg/7_106/" in marked[0]

    def test_it_is_judged_in_the_format_it_is_built_for(self, client: Client) -> None:
        deck = kept_deck("Knights", TcgDeck(None, None, (), ()))
        Deck.objects.filter(pk=deck.pk).update(format="movie-block")
        in_browser(client)

        page = text_of(client.get(deck.get_absolute_url()))

        assert re.search(r'<option value="movie-block" selected', page)

    def test_the_chosen_day_is_kept_on_the_way_to_all_formats(
        self, client: Client, samples: None
    ) -> None:
        page = text_of(
            client.get("/decks/rotk-aragorn-starter/", {"format": "king-block", "on": "2004-05-01"})
        )

        assert 'href="/decks/rotk-aragorn-starter/where/?on=2004-05-01' in page

    def test_pages_are_compressed(self, client: Client, samples: None) -> None:
        plain = client.get("/decks/rotk-aragorn-starter/")
        packed = client.get("/decks/rotk-aragorn-starter/", headers={"Accept-Encoding": "gzip"})

        assert packed.headers["Content-Encoding"] == "gzip"
        assert len(packed.content) * 3 < len(plain.content)


def test_an_lcg_deck_shows_its_products_and_what_the_computer_cannot_play(client: Client) -> None:
    deck = kept_deck("Hunters", LcgDeck((("01001", 1), ("04001", 1)), (("01026", 3),)))

    page = words_of(client.get(deck.get_absolute_url()))

    assert "The Redhorn Gate 1 card" in page
    assert "Core Set 2 cards" in page
    assert "The computer can’t play 1 of these cards yet" in page
    assert "Elrohir" in page
