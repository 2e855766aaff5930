"""Printed texts of an operator: read strictly, all or nothing, and found by search."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.test import Client

from cards.models import Card, CatalogueChange, PrintedText
from cards.search.card_search import find_cards
from cards.search.index import index
from cards.search.query import BadQuery, read

pytestmark = pytest.mark.django_db

ROAD = "7 P 364"
LCG = "01001"


def line(card: object = ROAD, text: object = "Walk until the moon is up.", **others: object) -> str:
    """Return a line of a file."""
    return json.dumps({"card": card, "text": text, **others}, ensure_ascii=False)


@pytest.fixture
def load(tmp_path: Path) -> Any:
    """Load a file of these lines and give what is said."""

    def load(*lines: str | bytes) -> str:
        file = tmp_path / "texts.jsonl"
        file.write_bytes(
            b"\n".join(
                text_line.encode() if isinstance(text_line, str) else text_line
                for text_line in lines
            )
        )
        said = StringIO()
        call_command("load_printed_texts", str(file), stdout=said)
        return said.getvalue().strip()

    return load


def entry(card_id: str = "7_364", game: str = "tcg") -> Any:
    return index().by_id[game, card_id]


class TestLoading:
    def test_a_text_is_shown_at_once_with_its_lore(self, load: Any) -> None:
        assert load(line(lore="It was cold.")) == (
            "Printed texts: 1 added, 0 changed, 0 left as they were"
        )

        assert entry().printed_text == "Walk until the moon is up."
        assert entry().lore == "It was cold."

    def test_cards_of_both_games_go_by_their_numbers(self, load: Any) -> None:
        load(line(), "", line(LCG, "Give a speech."))

        assert entry("01001", "lcg").printed_text == "Give a speech."

    def test_one_text_serves_the_three_versions_of_a_print(self, load: Any) -> None:
        load(line("15 C 60"))

        assert entry("15_205") is entry("15_204")
        assert entry("15_205").printed_text == "Walk until the moon is up."

    def test_loading_again_changes_nothing(self, load: Any) -> None:
        load(line())
        stamp = CatalogueChange.objects.first()

        assert load(line()) == "Printed texts: 0 added, 0 changed, 1 left as they were"
        assert CatalogueChange.objects.first() == stamp

    def test_another_text_takes_the_place_of_the_first_and_the_rest_stays(self, load: Any) -> None:
        load(line(), line(LCG))

        assert load(line(text="Stay at home.")).startswith("Printed texts: 0 added, 1 changed")
        assert entry().printed_text == "Stay at home."
        assert entry("01001", "lcg").printed_text

    def test_lines_of_a_text_are_kept_and_odd_space_is_not(self, load: Any) -> None:
        load(line("7  P 364 ", text="  One thing. \n\n Another. "))

        assert entry().printed_text == "One thing.\nAnother."

    def test_a_mark_that_editors_put_first_is_passed_over(self, load: Any) -> None:
        assert "1 added" in load(b"\xef\xbb\xbf" + line().encode())

    def test_texts_stand_apart_from_the_facts(self, load: Any) -> None:
        before = Card.objects.get(printed_id="7_364").line
        load(line())

        assert Card.objects.get(printed_id="7_364").line == before

    def test_all_can_be_taken_out_again(self, load: Any) -> None:
        load(line())
        said = StringIO()

        call_command("load_printed_texts", "--remove", stdout=said)

        assert said.getvalue() == "Printed texts: 2 removed\n"
        assert not PrintedText.objects.exists()
        assert entry().printed_text == ""
        assert not index().has_printed_texts


BAD = [
    (line("7 R 999"), "no card has the number '7 R 999'"),
    (line("7_364"), "no card has the number '7_364'"),
    (line("0 P 2"), "0 P 2 is a printing of 3 U 106; give that number"),
    (line(note="x"), "unknown key 'note'; known are card, text, lore"),
    (line(text=3), "text is no text"),
    (line(lore=None), "lore is no text"),
    (line(card=["7 P 364"]), "card is no text"),
    (line(text=" "), "text is empty"),
    (line(text="x" * 4001), "text has 4,001 characters; 4,000 are allowed"),
    (line(text="a\0b"), "text holds a character that cannot be printed, '\\x00'"),
    ('{"card": "7 P 364"}', "text is missing"),
    ('{"text": "x"}', "card is missing"),
    ('{"card": "7 P 364", "text": "x", "text": "y"}', "a key is written twice"),
    ("[]", "it is no JSON object"),
    ("{", "it is no JSON"),
    ("[" * 100_000, "it is no JSON"),
    (b"\xff\xfe", "it is not written in UTF-8"),
]


class TestBadFiles:
    @pytest.mark.parametrize(("bad", "why"), BAD, ids=[why[:30] for _, why in BAD])
    def test_a_bad_line_is_named_and_nothing_is_loaded(
        self, load: Any, bad: bytes | str, why: str
    ) -> None:
        with pytest.raises(CommandError) as refused:
            load(line(LCG), "", bad)

        assert f"line 3: {why}" in str(refused.value)
        assert "nothing was loaded; texts.jsonl is wrong in 1 place:" in str(refused.value)
        assert PrintedText.objects.count() == 1

    def test_every_bad_line_is_named(self, load: Any) -> None:
        with pytest.raises(CommandError) as refused:
            load("{", line(), line(), "[]")

        assert "line 1: it is no JSON" in str(refused.value)
        assert f"line 3: {ROAD} has a text in line 2 too" in str(refused.value)
        assert "line 4: it is no JSON object" in str(refused.value)

    def test_very_many_bad_lines_are_all_named(self, load: Any) -> None:
        with pytest.raises(CommandError) as refused:
            load(*["{"] * 600)

        assert "is wrong in 600 places" in str(refused.value)
        assert [f"line {n}:" in str(refused.value) for n in range(1, 601)] == [True] * 600

    def test_a_file_that_is_not_there_is_shown(self, tmp_path: Path) -> None:
        with pytest.raises(CommandError, match="cannot be read: No such file"):
            call_command("load_printed_texts", str(tmp_path / "none.jsonl"))

    @pytest.mark.parametrize("given", [[], ["x.jsonl", "--remove"]])
    def test_either_a_file_or_remove_must_be_given(self, given: list[str]) -> None:
        with pytest.raises(CommandError, match="give a file, or --remove"):
            call_command("load_printed_texts", *given)

    def test_an_empty_catalogue_is_shown(self, load: Any) -> None:
        Card.objects.all().delete()

        with pytest.raises(CommandError, match="load_catalogue"):
            load(line())


class TestSearch:
    @pytest.mark.parametrize(
        "query", ["text:moon", 'text:"until the MOON"', "printed:wal", "lore:cold", "flavour:cold"]
    )
    def test_words_of_the_print_are_found(self, load: Any, query: str) -> None:
        load(line(lore="It was cold."))

        assert [found.id for found in find_cards(query)] == ["7_364"]

    def test_text_and_lore_are_two_things(self, load: Any) -> None:
        load(line(lore="It was cold."))

        assert not find_cards("text:cold")
        assert not find_cards("lore:moon")

    def test_plain_words_are_looked_for_in_printed_texts_too(self, load: Any) -> None:
        load(line(text="Zirak-zigil. Draw a card."))

        assert [found.id for found in find_cards("zirak-zigil")] == ["7_364"]
        assert not find_cards('"zirak-zigil"')
        assert not find_cards('does:"zirak draw"'), "the words are in two sentences"

    @pytest.mark.parametrize("query", ["text:moon", "lore:cold"])
    def test_without_texts_the_search_says_why_it_finds_none(self, query: str) -> None:
        call_command("load_printed_texts", "--remove", stdout=StringIO())

        with pytest.raises(BadQuery) as refused:
            read(query)
        (mistake,) = refused.value.mistakes
        assert "this site has no printed texts" in mistake.message
        assert query[mistake.start : mistake.end] == query
        assert refused.value.readable
        assert mistake.corrected(query) == ("does:moon" if query == "text:moon" else "")

    def test_without_texts_the_page_leads_to_what_cards_do(self, client: Client) -> None:
        call_command("load_printed_texts", "--remove", stdout=StringIO())

        page = client.get("/cards/", {"q": "c:shire text:pipeweed"}).content.decode()

        assert "This site can’t answer this search." in page
        assert 'href="?q=c%3Ashire+does%3Apipeweed"' in page
