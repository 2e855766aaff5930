"""What a player owns: read, counted, searched, and compared with decks."""

import time

import pytest
from django.contrib.auth.models import User
from django.test import Client

from decks.collection.copies import add_copies, assign_collections, owned_copies, set_copies
from decks.collection.lacking import missing_cards
from decks.collection.reading import read_collection
from decks.collection.writing import write_lines, write_table
from decks.files.reading import BadDeckFile
from decks.ownership import Visitor
from rules.construction import Game
from rules.tcg.facts.reader import all_cards
from tests.decks.building.pages import ARAGORN, HX, words_of
from tests.pages import text_of
from tests.visitors import kept_deck

pytestmark = pytest.mark.django_db

BROWSER = Visitor(browser="a browser")


class TestReading:
    @pytest.mark.parametrize(
        "written",
        [
            "id,copies\n7_83,3\n",
            "Name;Number;Quantity\nCity of Men;7 C 83;3\n",
            "title\tcount\nCity of Men\t3\n",
            "3x City of Men (7_83)",
            "3 7_83",
        ],
    )
    def test_a_card_is_read_from_a_table_and_from_text(self, written: str) -> None:
        assert read_collection(written, Game.TCG).copies == {"7_83": 3}

    @pytest.mark.parametrize(
        ("written", "printing"),
        [
            ("1x Bill the Pony (P)", "0_2"),
            ("1 0 P 2", "0_2"),
            ("1x Bill the Pony", "3_106"),
            ("Name,Set,Card#,Owned\nBill the Pony (P),Promotional,2,1\n", "0_2"),
            ("Count,Name,Edition,Card Number\n1,Goblin Runner,FOTR,178", "1_178"),
        ],
    )
    def test_the_printing_that_is_named_is_the_one_owned(self, written: str, printing: str) -> None:
        assert read_collection(written, Game.TCG).copies == {printing: 1}

    def test_what_is_not_a_card_and_an_invalid_number_is_told(self) -> None:
        reading = read_collection("id,name,copies\n99_1,Nobody at All,2\n7_83,,many\n", Game.TCG)
        assert not reading.copies
        assert [line.number for line in reading.rejected] == [2, 3]

    def test_a_collection_of_all_cards_is_read_back_from_what_is_written(self) -> None:
        copies = dict.fromkeys(all_cards(), 2)
        assert read_collection(write_table(copies), Game.TCG).copies == copies
        assert read_collection(write_lines(copies), Game.TCG).copies == copies

    def test_all_cards_are_imported_in_under_two_seconds(self) -> None:
        table = write_table(dict.fromkeys(all_cards(), 4))
        begun = time.process_time()
        add_copies(BROWSER, Game.TCG, read_collection(table, Game.TCG).copies)
        assert time.process_time() - begun < 2
        assert len(owned_copies(BROWSER, Game.TCG)) == len(all_cards())

    def test_a_table_with_too_many_lines_is_refused(self) -> None:
        with pytest.raises(BadDeckFile):
            read_collection("id,copies\n" + "7_83,1\n" * 8_001, Game.TCG)


class TestOwning:
    @pytest.mark.parametrize("head", ["", "name,copies\n"], ids=["text", "table"])
    def test_thousands_of_misspelt_names_cost_no_more_than_a_few_hundred(self, head: str) -> None:
        """Near names are looked for in the first lines; what has no cards is read no further."""
        many = head + "\n".join(f"Aragron Knig {place}x of Gondorr" for place in range(7_900))
        few = "\n".join(["City of Menn"] * 8)
        begun = time.process_time()

        with pytest.raises(BadDeckFile, match="name no card of this game"):
            read_collection(many, Game.TCG)

        assert time.process_time() - begun < 3
        assert read_collection(f"{head}{few}", Game.TCG).guessed

    def test_copies_are_bounded_and_none_takes_a_card_out(self) -> None:
        set_copies(BROWSER, Game.TCG, {"7_83": 5_000, "7_84": 2})
        set_copies(BROWSER, Game.TCG, {"7_84": 0})
        assert owned_copies(BROWSER, Game.TCG) == {"7_83": 999}

    def test_signing_in_takes_the_larger_number_of_each_card(self, frodo: User) -> None:
        set_copies(Visitor(frodo), Game.TCG, {"7_83": 1, "7_84": 4})
        set_copies(BROWSER, Game.TCG, {"7_83": 3, "7_85": 2})
        assert assign_collections(frodo, BROWSER.browser) == 1
        assert owned_copies(Visitor(frodo), Game.TCG) == {"7_83": 3, "7_84": 4, "7_85": 2}
        assert owned_copies(BROWSER, Game.TCG) == {}

    def test_another_visitor_sees_nothing_of_it(self, frodo: User) -> None:
        set_copies(Visitor(frodo), Game.TCG, {"7_83": 1})
        assert owned_copies(BROWSER, Game.TCG) == {}


class TestLacking:
    def test_a_deck_lacks_what_is_not_owned_in_any_print(self, frodo: User) -> None:
        visitor = Visitor(frodo)
        everything = {card: 4 for card, _ in ARAGORN.draw_deck}
        set_copies(visitor, Game.TCG, everything | dict.fromkeys(ARAGORN.sites, 1) | {"7_1": 1})
        card, count = next(held for held in ARAGORN.draw_deck if held[1] > 1)
        set_copies(visitor, Game.TCG, {card: count - 1})
        assert ARAGORN.ring_bearer is not None
        set_copies(visitor, Game.TCG, {ARAGORN.ring_bearer: 4})
        assert [(card.card, card.missing) for card in missing_cards(visitor, ARAGORN)] == [
            (card, 1)
        ]

    def test_decks_that_do_not_share_copies_take_them_from_each_other(
        self, client: Client, frodo: User
    ) -> None:
        client.force_login(frodo)
        first, second = kept_deck("First", ARAGORN), kept_deck("Second", ARAGORN)
        for deck in (first, second):
            deck.owner, deck.browser = frodo, ""
            deck.save()
        visitor = Visitor(frodo)
        needed = {card.card: card.needed for card in missing_cards(visitor, ARAGORN)}
        set_copies(visitor, Game.TCG, needed)
        assert missing_cards(visitor, ARAGORN, first) == []
        client.post("/decks/collection/tcg/sharing/", {"shared": "0"})
        lacking = {card.card: card.missing for card in missing_cards(visitor, ARAGORN, first)}
        assert lacking == needed


class TestPages:
    def test_copies_are_typed_and_the_total_follows(self, client: Client) -> None:
        address = "/decks/collection/tcg/"
        answer = client.post(f"{address}copies/", {"card": "7_83", "copies": 3}, headers=HX)
        assert "3 copies of 1 different card" in words_of(answer)
        assert "City of Men" in words_of(client.get(address))

    @pytest.mark.parametrize("copies", ["-1", "1000", "many", ""])
    def test_a_number_that_is_none_is_refused(self, client: Client, copies: str) -> None:
        said = {"card": "7_83", "copies": copies}
        answer = client.post("/decks/collection/tcg/copies/", said, headers=HX)
        assert answer.status_code == 422

    def test_a_list_is_imported_and_lines_that_need_a_look_are_named(self, client: Client) -> None:
        said = {"text": "3 7_83\n2 Nobody at All Ever", "how": "add"}
        page = client.post("/decks/collection/tcg/import/", said, follow=True)
        assert "3 copies of 1 card read." in words_of(page)
        assert "Nobody at All Ever" in words_of(page)

    def test_a_misspelt_name_is_shown_with_the_cards_it_may_be(self, client: Client) -> None:
        said = {"text": "2 Arogorn, Driven to Nedd", "how": "add"}
        page = words_of(client.post("/decks/collection/tcg/import/", said, follow=True))
        assert "Aragorn, Driven by Need (7 P 364)" in page

    def test_a_search_asks_for_owned_cards_on_every_page(self, client: Client) -> None:
        client.post("/decks/collection/tcg/copies/", {"card": "7_83", "copies": 3})
        found = client.get("/cards/", {"q": "set:7 owned>=2"})
        assert "City of Men" in words_of(found)
        assert "1 card" in words_of(found)
        nobody = Client().get("/cards/", {"q": "set:7 owned>=1"})
        assert "City of Men" not in words_of(nobody)

    def test_the_api_answers_as_for_somebody_who_owns_nothing(self, client: Client) -> None:
        client.post("/decks/collection/tcg/copies/", {"card": "7_83", "copies": 3})
        assert client.get("/api/v1/cards/", {"q": "owned>=1"}).json()["count"] == 0

    def test_missing_cards_are_printed_as_text_cards(self, client: Client) -> None:
        deck = kept_deck("Aragorn", ARAGORN)
        page = client.get(f"/decks/{deck.slug}/lacking/")
        assert "until then every card counts as missing" in words_of(page)
        copies = sum(count for _, count in ARAGORN.draw_deck) + len(ARAGORN.sites) + 2
        assert text_of(page).count('class="text-card"') == copies

    @pytest.mark.parametrize("kind", ["csv", "txt"])
    def test_an_export_is_imported_again(self, client: Client, kind: str) -> None:
        client.post("/decks/collection/tcg/copies/", {"card": "7_83", "copies": 3})
        answer = client.get(f"/decks/collection/tcg/collection.{kind}")
        written = answer.content.decode()
        assert read_collection(written, Game.TCG).copies == {"7_83": 3}

    def test_an_unknown_game_and_a_query_that_makes_no_sense_are_answered(
        self, client: Client
    ) -> None:
        assert client.get("/decks/collection/chess/").status_code == 404
        page = client.get("/decks/collection/tcg/", {"q": "cost<=many"})
        assert "read this search" in words_of(page)


class TestProducts:
    def test_a_product_adds_all_its_player_cards(self, client: Client) -> None:
        page = client.post(
            "/decks/collection/lcg/product/", {"product": "revcore", "boxes": "2"}, follow=True
        )

        assert "copies added" in text_of(page)
        assert "Unexpected Courage" in text_of(client.get("/decks/collection/lcg/?q=owned:6"))

    @pytest.mark.parametrize("game", ["lcg", "tcg"])
    def test_an_invalid_product_is_refused(self, client: Client, game: str) -> None:
        answer = client.post(f"/decks/collection/{game}/product/", {"product": "nothing"})

        assert answer.status_code == (422 if game == "lcg" else 404)
