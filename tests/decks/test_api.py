"""Kept decks by the API: read, written, and kept from strangers."""

from dataclasses import replace
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.middleware.csrf import CSRF_SECRET_LENGTH
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from decks.contents.encoding import to_contents
from decks.models import Deck, Visibility
from decks.sharing.likes import like
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck
from tests.expected import present
from tests.programs import Program, problem_of
from tests.samples import store_samples
from tests.visitors import deck_of, kept_deck, player, signed_in
from westmarch.accounts.tokens import make_token

pytestmark = pytest.mark.django_db

API = "/api/v1"
ARAGORN = starter("rotk-aragorn-starter").deck
CONTENTS = to_contents(ARAGORN)
EMPTY = TcgDeck(None, None, (), ())


@pytest.fixture
def program(frodo: User) -> Program:
    return Program(frodo)


class TestReadingDecks:
    def test_lists_samples_and_public_decks_and_no_others(self, frodo: User) -> None:
        store_samples()
        deck_of(frodo, "Knights", ARAGORN, Visibility.PUBLIC)
        deck_of(frodo, "Hidden", ARAGORN)
        deck_of(frodo, "Told to few", ARAGORN, Visibility.UNLISTED)

        answer = Program(player("sam")).get(f"{API}/decks/?page_size=100").json()

        assert "Knights" in {result["name"] for result in answer["results"]}
        assert not {"Hidden", "Told to few"} & {result["name"] for result in answer["results"]}
        assert {result["owner"] for result in answer["results"] if not result["sample"]} == {
            "frodo"
        }

    def test_mine_are_all_of_mine(self, frodo: User, program: Program) -> None:
        deck_of(frodo, "Hidden", ARAGORN)
        deck_of(player("sam"), "Gardens", ARAGORN, Visibility.PUBLIC)

        answer = program.get(f"{API}/decks/?mine=true").json()

        assert [result["name"] for result in answer["results"]] == ["Hidden"]
        assert Program().get(f"{API}/decks/?mine=true").json()["results"] == []

    def test_are_found_by_name_tag_and_game(self, program: Program) -> None:
        for name, tags in (("Knights", ["fast"]), ("Gardens", ["slow", "fun"])):
            sent = {"contents": CONTENTS, "name": name, "tags": tags, "visibility": "public"}
            assert program.send(f"{API}/decks/", sent).status_code == 201

        def names(asked: str) -> list[str]:
            return [
                result["name"] for result in program.get(f"{API}/decks/?{asked}").json()["results"]
            ]

        assert names("q=kni") == ["Knights"]
        assert names("tag=FUN") == ["Gardens"]
        assert names("owner=frodo") == ["Gardens", "Knights"]
        assert names("owner=sam") == names("game=lcg") == []

    def test_the_most_liked_come_first_where_that_is_asked_for(
        self, frodo: User, program: Program
    ) -> None:
        for name in ("Old and liked", "New"):
            deck = deck_of(frodo, name, ARAGORN, Visibility.PUBLIC)
            if name == "Old and liked":
                like(deck, player("sam"))

        answer = program.get(f"{API}/decks/?order=liked").json()["results"]

        assert [(listed["name"], listed["likes"]) for listed in answer] == [
            ("Old and liked", 1),
            ("New", 0),
        ]
        answer = program.get(f"{API}/decks/?order=newest").json()["results"]
        assert [listed["name"] for listed in answer] == ["New", "Old and liked"]

    def test_a_list_costs_the_same_queries_however_long(
        self, frodo: User, program: Program, django_assert_max_num_queries: DjangoAssertNumQueries
    ) -> None:
        for number in range(12):
            deck_of(frodo, f"Deck {number}", ARAGORN, Visibility.PUBLIC)

        with django_assert_max_num_queries(6):
            assert len(program.get(f"{API}/decks/").json()["results"]) == 12

    def test_a_deck_with_its_cards_versions_files_and_verdicts(self, frodo: User) -> None:
        deck = deck_of(frodo, "Knights", ARAGORN, Visibility.UNLISTED)
        address = f"{API}/decks/{deck.slug}/"
        reader = Program()

        answer = reader.get(address).json()

        assert (answer["mine"], answer["version"]["contents"]) == (False, CONTENTS)
        assert reader.get(f"{address}versions/").json()["count"] == 1
        assert reader.get(f"{address}versions/1/").json()["contents"] == CONTENTS
        for kind in answer["files"]:
            assert reader.get(f"{address}files/{kind}/").json()["text"]
        verdicts = reader.get(f"{address}verdicts/?on=2004-05-01").json()["verdicts"]
        assert "king-block" in {verdict["format"] for verdict in verdicts}

    @pytest.mark.parametrize("beyond", ["versions/2/", "files/octgn/", "files/text/?version=2"])
    def test_what_a_deck_does_not_have(self, frodo: User, beyond: str) -> None:
        deck = deck_of(frodo, "Knights", ARAGORN, Visibility.PUBLIC)

        assert problem_of(Program().get(f"{API}/decks/{deck.slug}/{beyond}"))["status"] == 404

    def test_answers_are_for_the_reader_alone(self, program: Program, frodo: User) -> None:
        deck = deck_of(frodo, "Knights", ARAGORN)
        response = program.get(f"{API}/decks/{deck.slug}/")

        assert response["Cache-Control"] == "private, no-cache"
        assert {"Authorization", "Cookie"} <= set(response["Vary"].split(", "))


class TestWritingDecks:
    def test_a_deck_from_contents_is_private_and_mine(self, program: Program, frodo: User) -> None:
        response = program.send(f"{API}/decks/", {"contents": CONTENTS, "name": "Knights"})

        answer = response.json()
        deck = Deck.objects.get()
        assert response.status_code == 201
        assert response["Location"].endswith(f"{API}/decks/{deck.slug}/")
        assert (answer["name"], answer["mine"], answer["visibility"]) == (
            "Knights",
            True,
            "private",
        )
        assert (deck.owner, deck.browser) == (frodo, "")

    def test_a_deck_from_text_is_called_as_the_text_says(self, program: Program) -> None:
        text = "Name: Knights of Gondor\n\nFree Peoples:\n4x Aragorn, Driven by Need\n"

        answer = program.send(f"{API}/decks/", {"text": text}).json()

        assert answer["name"] == "Knights of Gondor"
        assert answer["version"]["contents"]["draw_deck"] == [["7_364", 4]]

    def test_a_line_that_no_card_matches_is_not_dropped_without_a_word(
        self, program: Program
    ) -> None:
        sent = {"text": "4x Aragorn, Driven by Need\n2x Zxqj the Unknown\n", "name": "Knights"}

        answer = problem_of(program.send(f"{API}/decks/", sent))
        assert "Line 2, “2x Zxqj the Unknown”" in answer["errors"][0]["message"]
        assert not Deck.objects.exists()

        assert program.send(f"{API}/decks/", sent | {"leave_out": True}).status_code == 201

    def test_a_version_is_saved_on_the_one_it_began_from(
        self, program: Program, frodo: User
    ) -> None:
        deck = deck_of(frodo, "Knights", ARAGORN)
        changed = to_contents(replace(ARAGORN, ring="7_2"))
        sent = {"contents": changed, "base": 1, "name": "Another ring"}

        response = program.send(f"{API}/decks/{deck.slug}/versions/", sent)

        assert response.status_code == 201
        assert response.json()["number"] == 2
        assert present(deck.versions.first()).name == "Another ring"

    def test_the_same_cards_are_no_version(self, program: Program, frodo: User) -> None:
        deck = deck_of(frodo, "Knights", ARAGORN)

        sent = {"contents": CONTENTS, "base": 1}
        response = program.send(f"{API}/decks/{deck.slug}/versions/", sent)

        assert (response.status_code, response.json()["number"]) == (200, 1)

    def test_the_second_of_two_programs_is_shown_and_overwrites_nothing(
        self, program: Program, frodo: User
    ) -> None:
        deck = deck_of(frodo, "Knights", ARAGORN)
        address = f"{API}/decks/{deck.slug}/versions/"
        first = {"contents": to_contents(replace(ARAGORN, ring="7_2")), "base": 1}
        program.send(address, first)

        answer = problem_of(program.send(address, {"contents": to_contents(EMPTY), "base": 1}))

        assert (answer["status"], answer["latest"]) == (409, 2)
        assert deck.versions.count() == 2

    def test_a_version_that_is_not_there_yet_switches_no_check_off(
        self, program: Program, frodo: User
    ) -> None:
        deck = deck_of(frodo, "Knights", ARAGORN)
        sent = {"contents": to_contents(EMPTY), "base": 99}

        answer = problem_of(program.send(f"{API}/decks/{deck.slug}/versions/", sent))

        assert (answer["status"], answer["latest"]) == (409, 1)
        assert deck.versions.count() == 1

    def test_a_version_without_the_one_it_began_from_is_refused(
        self, program: Program, frodo: User
    ) -> None:
        deck = deck_of(frodo, "Knights", ARAGORN)

        answer = problem_of(
            program.send(f"{API}/decks/{deck.slug}/versions/", {"contents": CONTENTS})
        )

        assert [error["field"] for error in answer["errors"]] == ["base"]

    @pytest.mark.parametrize(
        ("field", "value"), [("base", "1"), ("base", True), ("leave_out", "yes"), ("name", 1)]
    )
    def test_what_only_looks_like_the_right_kind_is_refused(
        self, program: Program, frodo: User, field: str, value: int | str
    ) -> None:
        deck = deck_of(frodo, "Knights", ARAGORN)
        sent = {"contents": to_contents(EMPTY), "base": 1} | {field: value}

        answer = problem_of(program.send(f"{API}/decks/{deck.slug}/versions/", sent))

        assert [error["field"] for error in answer["errors"]] == [field]
        assert deck.versions.count() == 1

    def test_cards_of_the_other_game_are_refused(self, program: Program, frodo: User) -> None:
        deck = deck_of(frodo, "Knights", ARAGORN)
        sent = {"contents": {"heroes": [], "player_deck": [], "side_board": []}, "base": 1}

        answer = problem_of(program.send(f"{API}/decks/{deck.slug}/versions/", sent))

        assert answer["errors"][0]["message"] == "The cards belong to the other game."

    def test_name_format_visibility_notes_and_tags_are_changed_and_the_rest_stays(
        self, program: Program, frodo: User
    ) -> None:
        deck = deck_of(frodo, "Knights", ARAGORN)
        address = f"{API}/decks/{deck.slug}/"
        sent = {
            "name": "Knights of Gondor",
            "format": "king-block",
            "visibility": "public",
            "notes": "# Plan",
            "tags": ["Fast", "fast", " two  words "],
        }

        answer = program.send(address, sent, method="PATCH").json()
        assert {name: answer[name] for name in sent} == sent | {"tags": ["fast", "two-words"]}

        answer = program.send(address, {"name": "Knights"}, method="PATCH").json()
        assert (answer["name"], answer["notes"], answer["tags"]) == (
            "Knights",
            "# Plan",
            ["fast", "two-words"],
        )

    @pytest.mark.parametrize(
        ("sent", "field"),
        [
            ({"name": ""}, "name"),
            ({"name": "x" * 121}, "name"),
            ({"name": 7}, "name"),
            ({"visibility": "secret"}, "visibility"),
            ({"format": "lcg-core-1"}, "format"),
            ({"format": "kingblock"}, "format"),
            ({"tags": ["a", "b", "c", "d", "e", "f", "g", "h", "i"]}, "tags"),
            ({"tags": ["<b>"]}, "tags"),
            ({"notes": 5 * ["x"]}, "notes"),
            ({"owner": "sam"}, "owner"),
            ({"sample": True}, "sample"),
        ],
    )
    def test_what_cannot_be_changed_so_is_shown(
        self, program: Program, frodo: User, sent: dict[str, object], field: str
    ) -> None:
        deck = deck_of(frodo, "Knights", ARAGORN)

        answer = problem_of(program.send(f"{API}/decks/{deck.slug}/", sent, method="PATCH"))

        assert {error["field"].partition(".")[0] for error in answer["errors"]} == {field}

    @pytest.mark.parametrize("method", ["PATCH", "DELETE"])
    def test_a_deck_that_was_changed_since_it_was_read_is_left_alone(
        self, program: Program, frodo: User, method: str
    ) -> None:
        deck = deck_of(frodo, "Knights", ARAGORN)
        address = f"{API}/decks/{deck.slug}/"
        seen = {"If-Match": program.get(address)["ETag"]}
        program.send(address, {"name": "Riders"}, method="PATCH", headers=seen)

        answer = problem_of(program.send(address, {"name": "Horses"}, method=method, headers=seen))

        deck.refresh_from_db()
        assert (answer["status"], deck.name) == (412, "Riders")

    def test_a_deck_is_deleted(self, program: Program, frodo: User) -> None:
        deck = deck_of(frodo, "Knights", ARAGORN)
        address = f"{API}/decks/{deck.slug}/"
        seen = {"If-Match": program.get(address)["ETag"]}

        assert program.delete(address, headers=seen).status_code == 204
        assert problem_of(program.get(address))["status"] == 404


WRITES = [
    ("PATCH", "", {"name": "Mine now"}),
    ("DELETE", "", {}),
    ("POST", "versions/", {"contents": to_contents(EMPTY), "base": 1}),
]
READS = ["", "versions/", "versions/1/", "files/text/", "verdicts/"]


class TestStrangers:
    @pytest.mark.parametrize(("method", "part", "sent"), WRITES)
    @pytest.mark.parametrize(
        ("visibility", "status"),
        [(Visibility.PRIVATE, 404), (Visibility.UNLISTED, 403), (Visibility.PUBLIC, 403)],
    )
    def test_another_player_changes_nothing(
        self,
        frodo: User,
        method: str,
        part: str,
        sent: dict[str, object],
        visibility: Visibility,
        status: int,
    ) -> None:
        deck = deck_of(frodo, "Knights", ARAGORN, visibility)
        stranger = Program(player("sam"))

        response = stranger.send(f"{API}/decks/{deck.slug}/{part}", sent, method=method)

        assert problem_of(response)["status"] == status
        assert Deck.objects.get().name == "Knights"
        assert deck.versions.count() == 1

    @pytest.mark.parametrize(("method", "part", "sent"), WRITES)
    @pytest.mark.parametrize("visibility", Visibility)
    def test_who_is_not_signed_in_is_asked_to_be(
        self, frodo: User, method: str, part: str, sent: dict[str, object], visibility: Visibility
    ) -> None:
        deck = deck_of(frodo, "Knights", ARAGORN, visibility)

        response = Program().send(f"{API}/decks/{deck.slug}/{part}", sent, method=method)

        assert problem_of(response)["status"] == 401
        assert response["WWW-Authenticate"] == "Token"
        assert deck.versions.count() == 1

    @pytest.mark.parametrize("part", READS)
    def test_a_private_deck_is_not_there_for_anybody_else(self, frodo: User, part: str) -> None:
        deck = deck_of(frodo, "Knights", ARAGORN)

        for stranger in (Program(), Program(player("sam"))):
            assert problem_of(stranger.get(f"{API}/decks/{deck.slug}/{part}"))["status"] == 404
        assert Program(frodo).get(f"{API}/decks/{deck.slug}/{part}").status_code == 200

    def test_a_deck_without_an_account_is_read_by_its_browser_alone(self, client: Client) -> None:
        deck = kept_deck("Knights", ARAGORN)

        assert client.get(f"{API}/decks/{deck.slug}/").json()["mine"] is True
        assert Program().get(f"{API}/decks/{deck.slug}/").status_code == 404

    def test_a_sample_stays_as_it_was_sold(self, program: Program) -> None:
        store_samples()

        answer = problem_of(
            program.send(f"{API}/decks/rotk-aragorn-starter/", {"name": "Mine"}, method="PATCH")
        )

        assert (answer["status"], "Sample decks can’t be edited" in answer["detail"]) == (403, True)

    def test_nobody_makes_a_deck_without_signing_in(self) -> None:
        assert problem_of(Program().send(f"{API}/decks/", {"contents": CONTENTS}))["status"] == 401
        assert not Deck.objects.exists()

    @pytest.mark.parametrize("token", ["nonsense", "", "a b", "\xff\xfe", "x" * 10_000])
    def test_a_token_that_is_none_is_refused_even_to_read(self, token: str) -> None:
        response = Program().get(f"{API}/cards/", headers={"Authorization": f"Token {token}"})

        assert problem_of(response)["status"] == 401

    @pytest.mark.parametrize("scheme", ["Bearer", "bearer", "Token", "token"])
    def test_a_token_is_taken_under_either_name(self, frodo: User, scheme: str) -> None:
        _, secret = make_token(frodo, timedelta(days=1))
        deck = deck_of(frodo, "Secret", ARAGORN)
        headers = {"Authorization": f"{scheme} {secret}"}

        assert Program().get(f"{API}/decks/{deck.slug}/", headers=headers).status_code == 200

    @pytest.mark.parametrize("token", ["nonsense", "", "a b"])
    def test_a_bearer_that_is_none_is_refused(self, token: str) -> None:
        response = Program().get(f"{API}/cards/", headers={"Authorization": f"Bearer {token}"})

        assert problem_of(response)["status"] == 401

    def test_the_site_s_own_pages_write_with_its_protection_alone(self, frodo: User) -> None:
        deck = deck_of(frodo, "Knights", ARAGORN)
        page = signed_in(frodo)
        page.handler.enforce_csrf_checks = True

        response = page.patch(f"{API}/decks/{deck.slug}/", b"{}", content_type="application/json")

        assert problem_of(response)["status"] == 403

    def test_with_that_protection_they_do(self, frodo: User) -> None:
        deck = deck_of(frodo, "Knights", ARAGORN)
        page = signed_in(frodo)
        page.handler.enforce_csrf_checks = True
        page.cookies["csrftoken"] = secret = "x" * CSRF_SECRET_LENGTH

        response = page.patch(
            f"{API}/decks/{deck.slug}/",
            b'{"name": "Riders"}',
            content_type="application/json",
            headers={"X-CSRFToken": secret},
        )

        assert (response.status_code, response.json()["name"]) == (200, "Riders")
