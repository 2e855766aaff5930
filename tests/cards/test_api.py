"""Cards, sets, formats and lists by the API."""

from datetime import date
from typing import Any

import pytest
from django.test import Client

from cards.models import Card, Erratum, ListEntry
from cards.search.card_search import find_cards
from rules.construction.printings import printings
from rules.names import fold_words
from tests.programs import Program, problem_of

pytestmark = pytest.mark.django_db

API = "/api/v1"
ELROND = "1_40"


@pytest.fixture
def program() -> Program:
    return Program()


def read(program: Program, address: str) -> dict[str, Any]:
    response = program.get(f"{API}{address}")
    assert response.status_code == 200, response.content
    answer: dict[str, Any] = response.json()
    return answer


class TestCards:
    def test_are_found_by_the_query_language(self, program: Program) -> None:
        found = read(program, "/cards/?q=c:gondor t:companion aragorn&game=tcg")

        assert found["count"] > 3
        assert {card["title"] for card in found["results"]} == {"Aragorn"}
        assert {tuple(card["belongs"]) for card in found["results"]} == {("gondor",)}

    def test_come_in_pages_of_the_size_that_is_asked_for(self, program: Program) -> None:
        first = read(program, "/cards/?set=7&page_size=10")
        second = program.get(first["next"]).json()

        assert (len(first["results"]), first["previous"]) == (10, None)
        assert first["results"][-1]["id"] == "7_10"
        assert second["results"][0]["id"] == "7_11"

    def test_in_the_order_that_is_asked_for(self, program: Program) -> None:
        names = [card["name"] for card in read(program, "/cards/?set=7&order=name")["results"]]

        assert len(names) == 50
        assert names == sorted(names, key=fold_words)

    def test_a_mistake_in_a_query_is_shown_with_its_place_and_the_nearest_word(
        self, program: Program
    ) -> None:
        answer = problem_of(program.get(f"{API}/cards/?q=aragorn cultre:gondor"))

        (mistake,) = answer["mistakes"]
        assert answer["status"] == 400
        assert answer["query"][mistake["start"] : mistake["end"]] == "cultre"
        assert mistake["nearest"] == "culture"
        assert mistake["corrected"] == "aragorn culture:gondor"

    def test_a_misspelled_parameter_is_shown_and_not_passed_over(self, program: Program) -> None:
        answer = problem_of(program.get(f"{API}/cards/?ordre=name"))

        assert answer["errors"] == [
            {
                "field": "ordre",
                "message": "Unknown name. Did you mean order?",
            }
        ]

    @pytest.mark.parametrize("wrong", ["page=0", "page_size=1000", "game=chess", "order=beauty"])
    def test_a_parameter_out_of_its_bounds_is_shown(self, program: Program, wrong: str) -> None:
        answer = problem_of(program.get(f"{API}/cards/?{wrong}"))

        assert [error["field"] for error in answer["errors"]] == [wrong.partition("=")[0]]

    def test_a_page_behind_the_last_is_not_there(self, program: Program) -> None:
        assert problem_of(program.get(f"{API}/cards/?page=5000"))["status"] == 404


class TestCard:
    def test_tells_its_facts_and_what_it_does(self, program: Program) -> None:
        answer = read(program, "/cards/tcg/7_364/")

        assert answer["card"]["name"] == "Aragorn, Driven by Need"
        assert (answer["tcg"]["twilight"], answer["tcg"]["strength"], answer["lcg"]) == (4, 7, None)
        assert answer["behaviour"]["written"]
        assert (
            "Regroup: Exert Aragorn twice to remove 3 threats." in answer["behaviour"]["sentences"]
        )

    def test_says_where_its_behaviour_is_not_written(
        self, program: Program, forgotten_card: str
    ) -> None:
        assert read(program, f"/cards/tcg/{forgotten_card}/")["behaviour"] == {
            "written": False,
            "note": "The computer can’t play this card yet.",
            "sentences": [],
        }

    def test_tells_what_a_card_of_the_lcg_does(self, program: Program) -> None:
        answer = read(program, "/cards/lcg/01001/")

        assert answer["lcg"]["threat_cost"] == 12
        assert answer["behaviour"]["written"]
        assert "to ready him" in answer["behaviour"]["sentences"][0]

    def test_a_promotional_printing_gives_the_card_it_is(self, program: Program) -> None:
        printed = next(
            answer["promotional"][0]
            for answer in (read(program, f"/cards/tcg/{card_id}/") for card_id in _with_promotion())
        )

        assert read(program, f"/cards/tcg/{printed['id']}/")["card"]["name"] == printed["name"]

    def test_a_card_of_three_cultures_is_one(self, program: Program) -> None:
        card = Card.objects.filter(collector="15 C 60")[0]
        answer = read(program, f"/cards/tcg/{card.printed_id}/")

        assert len(answer["ids"]) == 3
        assert len(answer["card"]["belongs"]) == 3

    def test_stands_on_a_day_as_the_lists_of_that_day_say(self, program: Program) -> None:
        answer = read(program, f"/cards/tcg/{ELROND}/?on=2004-05-01")

        by_format = {entry["format"]: entry["legality"] for entry in answer["legality"]}
        assert answer["on"] == "2004-05-01"
        assert by_format["standard"] == "banned"
        assert by_format["fellowship-block"] == "legal"

    def test_tells_what_was_ruled_about_it_in_time_order(self, program: Program) -> None:
        card = Card.objects.get(game="tcg", printed_id=ELROND)
        Erratum.objects.create(
            card=card, kind="unique", since=date(2005, 1, 1), document="Rulings of 2005"
        )
        ListEntry.objects.create(
            card=card, format="open", kind="banned", since=date(2004, 1, 1), document="X-list"
        )

        answer = read(program, f"/cards/tcg/{ELROND}/")["timeline"]

        entered = [entry for entry in answer if entry["entered"]]
        assert [row["formats"] for row in entered] == [["Open"], []]
        assert [entry["day"] for entry in entered] == ["2004-01-01", "2005-01-01"]
        assert "unique" in entered[1]["description"]
        assert entered[1]["sources"] == ["Rulings of 2005"]
        assert [entry["day"] or "9999" for entry in answer] == sorted(
            entry["day"] or "9999" for entry in answer
        )

    def test_no_card_of_that_id(self, program: Program) -> None:
        assert problem_of(program.get(f"{API}/cards/tcg/99_1/"))["status"] == 404

    def test_a_day_that_is_none(self, program: Program) -> None:
        answer = problem_of(program.get(f"{API}/cards/tcg/7_364/?on=2004-02-30"))

        assert answer["errors"][0]["message"] == "Enter a date as YYYY-MM-DD, such as 2004-04-05."


def _with_promotion() -> list[str]:
    return [printing.of for printing in printings().values() if printing.of]


class TestSetsAndFormats:
    def test_every_set_of_both_games_is_shown_with_its_size(self, program: Program) -> None:
        answer = read(program, "/sets/?page_size=200")

        assert sum(result["cards"] for result in answer["results"]) == Card.objects.count()
        assert [result["code"] for result in answer["results"][:4]] == ["1", "2", "3", "4"]

    def test_one_set(self, program: Program) -> None:
        assert read(program, "/sets/tcg/7/")["name"] == "The Return of the King"
        assert problem_of(program.get(f"{API}/sets/tcg/77/"))["status"] == 404

    def test_formats_of_one_game(self, program: Program) -> None:
        answer = read(program, "/formats/?game=lcg&page_size=100")

        assert {result["game"] for result in answer["results"]} == {"lcg"}
        assert "lcg-tournament" in {result["slug"] for result in answer["results"]}

    def test_a_format_tells_its_dated_snapshots_with_their_sources(self, program: Program) -> None:
        first, *_, last, today = read(program, "/formats/standard/")["snapshots"]

        assert (first["since"], first["known_by"]) == ("2003-04-15", "2003-03-25")
        assert (last["since"], last["known_by"]) == (None, "2007-08")
        assert (today["since"], today["known_by"]) == (None, "2026-11-01")
        assert last["sets"][:3] == [0, 7, 8]
        assert "x-list" in {rule["name"] for rule in first["rules"]}
        assert all(rule["source"]["citation"] for rule in last["rules"])

    def test_an_unknown_format_is_shown_with_the_nearest(self, program: Program) -> None:
        answer = problem_of(program.get(f"{API}/formats/standrd/"))

        assert answer["status"] == 404
        assert "Did you mean standard" in answer["detail"]


class TestLists:
    def test_of_a_day_with_their_source(self, program: Program) -> None:
        answer = read(program, "/formats/standard/lists/?on=2004-05-01")

        by_id = {entry["card"]["id"]: entry for entry in answer["x_list"]}
        assert by_id[ELROND]["card"]["name"] == "Elrond, Lord of Rivendell"
        assert by_id[ELROND]["source"]["section"] == "Section 2: X-List"
        assert answer["r_list"] == []

    def test_sets_that_are_x_listed_whole(self, program: Program) -> None:
        answer = read(program, "/formats/standard/lists/?on=2010-01-01")

        assert answer["x_list_sets"] == [1, 2, 3, 4, 5, 6]
        assert read(program, "/formats/open/lists/?on=2010-01-01")["x_list_sets"] == []

    def test_an_entry_of_staff_counts_from_its_day_on(self, program: Program) -> None:
        card = Card.objects.get(game="tcg", printed_id=ELROND)
        ListEntry.objects.create(
            card=card,
            format="standard",
            kind="restricted",
            since=date(2004, 4, 20),
            document="Rulings of April",
        )

        before = read(program, "/formats/standard/lists/?on=2004-04-19")
        after = read(program, "/formats/standard/lists/?on=2004-04-20")

        assert ELROND in {row["card"]["id"] for row in before["x_list"]}
        assert ELROND not in {row["card"]["id"] for row in after["x_list"]}
        (entry,) = after["r_list"]
        assert (entry["card"]["id"], entry["entered"], entry["since"]) == (
            ELROND,
            True,
            "2004-04-20",
        )

    def test_a_card_taken_off_the_list_is_on_none(self, program: Program) -> None:
        card = Card.objects.get(game="tcg", printed_id=ELROND)
        ListEntry.objects.create(
            card=card, format="standard", kind="free", since=date(2004, 4, 20), document="Rulings"
        )

        answer = read(program, "/formats/standard/lists/?on=2004-04-20")

        assert ELROND not in {entry["card"]["id"] for entry in answer["x_list"] + answer["r_list"]}

    def test_a_day_before_the_format_began(self, program: Program) -> None:
        answer = problem_of(program.get(f"{API}/formats/king-block/lists/?on=1999-01-01"))

        assert (answer["status"], "had not begun" in answer["detail"]) == (404, True)


class TestWhatAClientHolds:
    def test_is_not_sent_again_while_it_is_the_same(self, program: Program) -> None:
        first = program.get(f"{API}/cards/tcg/7_364/?on=2004-05-01")
        again = program.get(
            f"{API}/cards/tcg/7_364/?on=2004-05-01", headers={"If-None-Match": first["ETag"]}
        )

        assert (again.status_code, again.content) == (304, b"")
        assert again["ETag"] == first["ETag"]
        assert first["Cache-Control"] == again["Cache-Control"] == "public, no-cache"

    def test_can_be_asked_about_without_the_answer_itself(self, program: Program) -> None:
        asked = program.head(f"{API}/cards/tcg/7_364/?on=2004-05-01")
        read_ = program.get(f"{API}/cards/tcg/7_364/?on=2004-05-01")

        assert (asked.status_code, asked.content) == (200, b"")
        assert asked["ETag"] == read_["ETag"]

    def test_is_sent_again_once_a_ruling_changes_it(self, program: Program) -> None:
        address = f"{API}/formats/standard/lists/?on=2004-05-01"
        first = program.get(address)
        card = Card.objects.get(game="tcg", printed_id="7_364")
        ListEntry.objects.create(
            card=card, format="standard", kind="banned", since=date(2004, 4, 20), document="Rulings"
        )

        again = program.get(address, headers={"If-None-Match": first["ETag"]})

        assert again.status_code == 200
        assert "7_364" in {entry["card"]["id"] for entry in again.json()["x_list"]}


class TestPlainWords:
    def test_a_header_has_the_exact_query(self, client: Client) -> None:
        response = client.get("/api/v1/cards/?q=gondor+companion")

        assert response.headers["Search-Reading"] == "culture:gondor type:companion"
        assert response.json()["count"] == 94

    def test_letters_beyond_ascii_are_quoted(self, client: Client) -> None:
        response = client.get("/api/v1/cards/?q=dúnedain+ranger")

        assert response.headers["Search-Reading"] == "trait:D%C3%BAnedain trait:Ranger"

    def test_a_query_without_plain_words_has_none(self, client: Client) -> None:
        assert "Search-Reading" not in client.get("/api/v1/cards/?q=c:gondor").headers

    def test_cards_are_ordered_by_strength(self, client: Client) -> None:
        found = client.get("/api/v1/cards/?q=t:minion&order=strength&page_size=1").json()

        assert found["results"][0]["id"] == find_cards("t:minion", order="strength")[0].id
