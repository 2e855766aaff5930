"""The pages that read decks: what is shown of every line, fixed in place, and printed."""

import re

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from decks.contents.encoding import canonical
from decks.files import FileType, file_types_for, read_deck
from decks.files.text_writing import write_text
from decks.models import Deck
from rules.construction import Game
from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starter
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck
from tests.expected import tcg_deck
from tests.pages import text_of
from tests.visitors import deck_of, kept_deck, player

pytestmark = pytest.mark.django_db

ARAGORN = starter("rotk-aragorn-starter").deck
LORE = introductory_decks()["lore"].deck
NEW = "/decks/new/"
LINES = "Draw deck:\n4 7_364\n2 Hobbit Sword\n3 Driven by Neeed and more\n1 zxqj"


class TestReview:
    def test_every_line_has_its_place(self, client: Client) -> None:
        page = text_of(client.post(NEW, {"text": LINES, "check": "1"}))

        for number, line in enumerate(LINES.splitlines(), start=1):
            assert f'<span class="ledger__number">{number}</span>' in page
            assert line in page

    def test_a_guess_offers_its_printings(self, client: Client) -> None:
        page = text_of(client.post(NEW, {"text": LINES, "check": "1"}))

        assert "Which printing?" in page
        assert '<option value="7_319" selected>2× Hobbit Sword (7 C 319)</option>' in page
        assert '<option value="1_299">2× Hobbit Sword (1 C 299)</option>' in page

    def test_a_line_is_fixed_in_place(self, client: Client) -> None:
        sent = {"text": LINES, "edit-4": "3 7_131", "edit-5": "", "line-3": "1_299"}

        client.post(NEW, {**sent, "save": "1"})

        cards = tcg_deck(Deck.objects.get().versions.get().cards())
        assert cards.draw_deck == (("1_299", 2), ("7_131", 3), ("7_364", 4))

    def test_what_was_fixed_is_there_to_fix_again(self, client: Client) -> None:
        page = text_of(client.post(NEW, {"text": LINES, "edit-4": "3 7_131", "check": "1"}))

        assert 'name="edit-4" value="3 7_131"' in page
        assert "3 Driven by Neeed and more" in page

    def test_the_verdict_in_the_best_matching_format_is_shown_before_anything_is_saved(
        self, client: Client
    ) -> None:
        legal = text_of(client.post(NEW, {"text": write_text(ARAGORN), "check": "1"}))
        broken = text_of(client.post(NEW, {"text": "Draw deck:\n9 7_364", "check": "1"}))

        assert 'data-level="legal"' in legal[legal.index('id="review-legality"') :]
        assert "King block" in legal[legal.index('id="review-legality"') :]
        assert "is in the deck 9 times" in broken[broken.index('id="review-legality"') :]
        assert not Deck.objects.exists()

    def test_a_deck_of_the_server_is_proposed_a_format_of_the_players(self, client: Client) -> None:
        """Sites of King block and cards of the Fellowship: no official format, but theirs."""
        server = {"1_296": 4, "51_9": 4}
        cards = [card for card, count in ARAGORN.draw_deck for _ in range(count)]
        cards += [card for card, count in server.items() for _ in range(count)]
        shadow = ["1_191"] * 4 + ["1_176"] * 4
        text = f"{ARAGORN.ring_bearer}|{ARAGORN.ring}|{','.join(ARAGORN.sites)}|"
        text += ",".join(cards + shadow) + "|100_4"

        page = text_of(client.post(NEW, {"text": text, "check": "1"}))
        legality = page[page.index('id="review-legality"') :]

        assert 'data-level="legal"' in legality
        assert "<span>Movie block</span>" in legality
        assert "The best matching format." in legality
        assert "51_9 is this card with the text of the players’ council" in page
        assert "The Map 100_4." in page

    def test_htmx_gets_the_review_alone(self, client: Client) -> None:
        page = text_of(
            client.post(NEW, {"text": LINES, "edit-4": "7_131"}, headers={"HX-Request": "true"})
        )

        assert page.startswith('<div id="review"')
        assert "Desert Fighter" in page

    def test_the_tick_to_go_on_without_lines_stays(self, client: Client) -> None:
        asked = {"text": LINES, "leave_out": "on"}

        page = text_of(client.post(NEW, asked, headers={"HX-Request": "true"}))

        assert 'id="leave-out" checked' in page

    def test_htmx_is_told_of_what_cannot_be_read_on_the_whole_page(self, client: Client) -> None:
        response = client.post(NEW, {"text": ""}, headers={"HX-Request": "true"})

        assert response["HX-Retarget"] == "body"
        assert "Paste a deck or choose a file." in text_of(response)

    def test_without_a_card_nothing_is_saved_but_all_is_shown(self, client: Client) -> None:
        page = text_of(client.post(NEW, {"text": "Driven by Neeed", "save": "1"}))

        assert "Add at least one card" in page
        assert not Deck.objects.exists()

    def test_back_to_the_text_takes_along_what_was_fixed(self, client: Client) -> None:
        sent = {"text": LINES, "line-3": "1_299", "edit-5": "1 West Road", "name": "Mine"}

        page = text_of(client.post(NEW, {**sent, "back": "1"}))

        assert "4 7_364 2x Hobbit Sword (1_299) 3 Driven by Neeed and more 1 West Road" in page
        assert 'value="Mine"' in page

    def test_hundreds_of_fields_are_no_trouble(self, client: Client) -> None:
        lines = "\n".join(f"{number % 9 + 1} Hobbit Sword" for number in range(900))
        fields = {f"edit-{number}": "1 7_364" for number in range(1, 401)}
        fields |= {f"line-{number}": "1_299" for number in range(1, 401)}

        response = client.post(NEW, {"text": lines, **fields, "check": "1"})

        assert response.status_code == 200
        assert "500 more were not read" in text_of(response)

    def test_the_browser_cuts_off_nothing_that_is_pasted(self, client: Client) -> None:
        page = text_of(client.get(NEW))

        assert "maxlength" not in page[page.index("<textarea") : page.index("</textarea>")]

    def test_words_of_a_file_are_escaped(self, client: Client) -> None:
        text = '{"slots":{"01001":1,"<script>alert(1)</script>":2}, "name": "<script>x"}'

        assert "<script>alert" not in text_of(client.post(NEW, {"text": text, "check": "1"}))

    def test_a_name_that_no_database_keeps_is_made_one_it_keeps(self, client: Client) -> None:
        text = '{"slots":{"01073":3}, "name": "A\\u0000B"}'

        client.post(NEW, {"text": text, "save": "1"})

        assert Deck.objects.get().name == "A B"


class TestWhichGameAndFormat:
    def test_the_cards_decide_and_a_person_may_switch(self, client: Client) -> None:
        text = "Aragorn\nGandalf\nGimli"

        read = text_of(client.post(NEW, {"text": text, "check": "1"}))
        switched = text_of(client.post(NEW, {"text": text, "game": "tcg", "check": "1"}))

        assert 'name="game" value="lcg" checked' in read
        assert 'name="game" value="tcg" checked' in switched
        assert "draw deck" in switched

    def test_a_file_of_one_game_has_no_switch(self, client: Client) -> None:
        page = text_of(client.post(NEW, {"text": '{"slots":{"01073":3}}', "check": "1"}))

        assert 'name="game"' not in page

    def test_the_format_it_names_is_that_of_the_deck(self, client: Client) -> None:
        text = "Format: King Standard\n4x Aragorn, Driven by Need"

        page = text_of(client.post(NEW, {"text": text, "check": "1"}))
        client.post(NEW, {"text": text, "save": "1"})

        assert "<span>King Standard</span>" in page
        assert Deck.objects.get().format == "king-standard"

    @pytest.mark.parametrize(
        ("text", "words"),
        [
            ("https://ringsdb.com/decklist/view/1/x", "This is a web address"),
            ("export const DECK = [\n  'LOTR-EN01290',\n];", "a program or a settings file"),
            ("Lines of prose, and more of it.\n" * 25, "None of these 25 lines names a card"),
        ],
    )
    def test_what_is_not_a_list_gets_one_sentence(
        self, client: Client, text: str, words: str
    ) -> None:
        page = text_of(client.post(NEW, {"text": text, "check": "1"}))

        assert words in page
        assert "ledger" not in page


class TestSeveralCardsOnALine:
    def test_each_is_fixed_apart(self, client: Client) -> None:
        text = "Shadow:\n4x Goblin Runner, 3x Goblin Sneak"

        page = text_of(client.post(NEW, {"text": text, "check": "1"}))
        client.post(NEW, {"text": text, "edit-2-2": "2x Moria Scout", "save": "1"})

        assert 'name="edit-2-2" value="3x Goblin Sneak"' in page
        cards = tcg_deck(Deck.objects.get().versions.get().cards())
        assert cards.draw_deck == (("1_178", 4), ("1_191", 2))


class TestEveryFormat:
    @pytest.mark.parametrize("way", ["pasted", "chosen"])
    @pytest.mark.parametrize(
        ("cards", "one"),
        [(ARAGORN, file_type) for file_type in file_types_for(Game.TCG)]
        + [(LORE, file_type) for file_type in file_types_for(Game.LCG)],
        ids=lambda given: getattr(given, "slug", ""),
    )
    def test_it_is_saved_as_it_was_written(
        self, client: Client, cards: TcgDeck | LcgDeck, one: FileType, way: str
    ) -> None:
        text = one.write(cards, "Knights")
        file = SimpleUploadedFile(f"knights.{one.suffix}", text.encode())

        client.post(NEW, {"save": "1", **({"text": text} if way == "pasted" else {"file": file})})

        assert Deck.objects.get().versions.get().cards() == canonical(cards)


class TestHostileUploads:
    @pytest.mark.parametrize(
        ("content", "message"),
        [
            (b"PK\x03\x04" + b"\x00" * 90, "zip archive"),
            (b"x" * 10_000_000, "too large"),
            (b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><deck/>', "document type"),
            (b"<deck><superzone>", "broken"),
            (b'{"slots":' + b"[" * 100_000, "nests too deep"),
            (b'[{"databaseId":', "broken"),
            (b"\xff\xfe\x00", "UTF-8"),
        ],
    )
    def test_they_are_refused_in_plain_words(
        self, client: Client, content: bytes, message: str
    ) -> None:
        response = client.post(NEW, {"file": SimpleUploadedFile("a.dek", content), "save": "1"})

        assert response.status_code == 200
        assert message in text_of(response)
        assert not Deck.objects.exists()

    def test_ten_megabytes_of_pasted_text_are_refused(self, client: Client) -> None:
        response = client.post(NEW, {"text": "4 7_364\n" * 1_300_000, "save": "1"})

        assert response.status_code == 400
        assert "We couldn’t read this request" in text_of(response)
        assert not Deck.objects.exists()


class TestFiles:
    def test_markdown_has_whole_addresses(self, client: Client) -> None:
        deck = kept_deck("Knights", ARAGORN)

        response = client.get(f"/decks/{deck.slug}/file/markdown/")

        assert response["Content-Type"] == "text/markdown; charset=utf-8"
        assert "](http://testserver/cards/tcg/7_364/)" in response.content.decode()
        assert read_deck(response.content.decode()).deck() == canonical(ARAGORN)


class TestRegistrationSheet:
    def test_every_card_stands_on_it_with_its_number(self, client: Client) -> None:
        deck = kept_deck("Knights", ARAGORN)

        page = text_of(client.get(f"/decks/{deck.slug}/registration/"))

        assert len(re.findall('class="sheet__count"', page)) == (
            2 + len(set(ARAGORN.sites)) + len(ARAGORN.draw_deck)
        )
        assert "Aragorn, Driven by Need" in page
        assert "7 P 364" in page

    def test_it_counts_as_judges_do(self, client: Client) -> None:
        page = text_of(client.get(f"/decks/{kept_deck('Knights', ARAGORN).slug}/registration/"))

        for part, count in (("Free Peoples", 31), ("Shadow", 31), ("Draw deck", 62), ("Sites", 9)):
            assert f"<dt>{part}</dt><dd>{count}</dd>" in page

    def test_it_asks_for_the_player_and_the_event(self, client: Client) -> None:
        page = text_of(client.get(f"/decks/{kept_deck('Knights', ARAGORN).slug}/registration/"))

        for blank in ("Player’s name", "Player’s number", "Event", "Date"):
            assert blank in page

    def test_a_deck_of_the_lcg(self, client: Client) -> None:
        page = text_of(client.get(f"/decks/{kept_deck('Lore', LORE).slug}/registration/"))

        for title in ("Heroes", "Player deck", "Allies", "Attachments", "Events"):
            assert title in page

    def test_an_empty_deck_has_a_sheet(self, client: Client) -> None:
        deck = kept_deck("Empty", type(ARAGORN)(None, None, (), ()))

        assert "This deck has no cards yet." in text_of(
            client.get(f"/decks/{deck.slug}/registration/")
        )

    def test_a_strangers_private_deck_has_none(self, client: Client) -> None:
        deck = deck_of(player("eowyn"), "Hers", ARAGORN)

        assert client.get(f"/decks/{deck.slug}/registration/").status_code == 404

    def test_it_rejects_post(self, client: Client) -> None:
        deck = kept_deck("Knights", ARAGORN)

        assert client.post(f"/decks/{deck.slug}/registration/").status_code == 405
