"""Gauntlets by the API: started, followed, paused and read, with the numbers of the command."""

import json
from io import StringIO
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from pytest_django import DjangoAssertNumQueries, DjangoCaptureOnCommitCallbacks

from decks.models import Deck
from decks.ownership import Visitor
from play.models import Playtest, SavedField, Status
from play.queue.execution import play_chunk, start
from play.queue.quota import MAX_OPEN
from play.requests.fields import save_field
from rules.construction import Game
from rules.construction.starters import starter
from rules.lcg.scenarios import SCENARIOS
from tests.play.small_playtests import ARAGORN, EOMER, MERRY
from tests.programs import Program, problem_of
from tests.visitors import deck_of, player

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("sent")]

GAUNTLETS = "/api/v1/gauntlets/"
TCG = {
    "deck": ARAGORN, "decks": [EOMER, MERRY], "games": 4, "seed": 7, "player": "random",
    "format": "king-block", "on": "2026-01-01",
}  # fmt: skip
LCG = {"deck": "core-lore", "games": 2, "seed": 7, "player": "random"}


def play(gauntlet: dict[str, Any]) -> None:
    """Play a gauntlet to its end."""
    for cell in Playtest.objects.filter(gauntlet=gauntlet["id"]).order_by("row", "column"):
        firsts = list(start(cell.pk))
        while firsts:
            play_chunk(cell.pk, firsts.pop(), firsts.append)


def printed(*arguments: str) -> dict[str, Any]:
    """Return what the command prints of the same seed."""
    output = StringIO()
    options = ("--seed=7", "--players=random", "--json")
    call_command("gauntlet", *arguments, *options, stdout=output, stderr=StringIO())
    found: dict[str, Any] = json.loads(output.getvalue())
    return found


def figures(cell: dict[str, Any]) -> list[Any]:
    return [cell[name] for name in ("wins", "losses", "rate", "interval")]


def test_a_gauntlet_is_started_followed_and_has_the_numbers_of_the_command(
    frodo: User,
    program: Program,
    sent: list[str],
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        answer = program.send(GAUNTLETS, TCG)
    begun = answer.json()
    assert (answer.status_code, answer["Location"]) == (201, begun["url"])
    assert (begun["stage"], begun["played"], begun["games"]) == ("waiting", 0, 8)
    assert (begun["games_each"], begun["seed"], begun["left_out"]) == (4, 7, [])
    assert begun["rows"][0]["cells"][0]["rate"] is None
    first = Playtest.objects.get(row=0, column=0)
    assert sent == [str(first.pk)]
    assert first.owner == frodo

    play(begun)
    done = program.get(begun["url"]).json()

    assert (done["stage"], done["played"]) == ("finished", 8)
    assert len(done["columns"]) == 2
    (row,) = done["rows"]
    command = printed(
        ARAGORN, "--against", EOMER, MERRY, "--games=4", "--format=king-block", "--on=2026-01-01"
    )
    assert [figures(cell) for cell in row["cells"]] == [
        figures(leg) for leg in command["opponents"]
    ]
    assert [row[name] for name in ("wins", "rate", "interval")] == [
        command[name] for name in ("wins", "rate", "interval")
    ]
    followed = program.get(row["cells"][0]["playtest"]).json()
    assert followed["result"]["games"] == 4
    assert followed["gauntlet"] == begun["id"]


def test_a_deck_of_the_lcg_plays_every_scenario(program: Program) -> None:
    begun = program.send(GAUNTLETS, LCG).json()
    assert (begun["game"], begun["difficulty"], begun["on"]) == ("lcg", "standard", None)
    play(begun)
    (row,) = program.get(begun["url"]).json()["rows"]
    command = printed("core-lore", "--games=2")
    assert len(row["cells"]) == len(SCENARIOS)
    assert [figures(cell) for cell in row["cells"]] == [
        figures(leg) for leg in command["scenarios"]
    ]


def test_decks_of_the_lcg_play_with_partners_in_chosen_scenarios(program: Program) -> None:
    asked = {
        "decks": ["core-lore", "core-tactics"], "partners": ["core-spirit"], "games": 2, "seed": 7,
        "scenarios": ["passage-through-mirkwood"], "player": "random",
    }  # fmt: skip
    begun = program.send(GAUNTLETS, asked).json()
    assert begun["columns"] == ["Passage Through Mirkwood"]
    play(begun)
    first, _ = program.get(begun["url"]).json()["rows"]
    command = printed(
        "core-lore", "--with=core-spirit", "--scenario=passage-through-mirkwood", "--games=2"
    )
    assert figures(first["cells"][0]) == figures(command["scenarios"][0])


def test_without_a_deck_all_meet_all_and_themselves(program: Program) -> None:
    settings = {name: value for name, value in TCG.items() if name != "deck"}
    begun = program.send(GAUNTLETS, settings).json()
    assert Playtest.objects.count() == 3
    assert [len(row["cells"]) for row in begun["rows"]] == [2, 2]


@pytest.mark.parametrize(("game", "slugs"), [("tcg", [EOMER, MERRY]), ("lcg", ["core-spirit"])])
def test_a_field_or_a_group_is_met_instead_of_decks(
    frodo: User, program: Program, game: str, slugs: list[str]
) -> None:
    decks = Deck.objects.filter(slug__in=slugs)
    field = save_field(Visitor(frodo), "Metagame", decks, Game(game))
    asked = {"field": field.pk, "games": 1, "format": "king-block", "on": "2026-01-01"}
    if game == "lcg":
        asked = {"field": field.pk, "games": 1, "format": "lcg-introductory"}
    begun = program.send(GAUNTLETS, asked)
    assert begun.status_code == 201, begun.content
    names = {deck.name for cell in Playtest.objects.all() for deck in cell.decks.all()}
    assert names == {deck.name for deck in decks}


def test_decks_of_a_group_that_cannot_be_played_are_named(frodo: User, program: Program) -> None:
    deck_of(frodo, "Legal", starter(EOMER).deck)
    small = starter(ARAGORN).deck
    deck_of(frodo, "Small", type(small)(small.ring_bearer, small.ring, small.sites, ()))
    asked = {name: value for name, value in TCG.items() if name != "decks"} | {"group": "mine"}
    begun = program.send(GAUNTLETS, asked).json()
    assert begun["left_out"] == ["Small"]
    assert begun["columns"] == ["Legal"]


def test_it_is_paused_resumed_cancelled_and_deleted(program: Program) -> None:
    begun = program.send(GAUNTLETS, TCG).json()
    where = begun["url"]
    assert program.send(f"{where}pause/", {}).json()["stage"] == "paused"
    assert {cell.status for cell in Playtest.objects.all()} == {Status.PAUSED}
    assert program.send(f"{where}resume/", {}).json()["stage"] == "waiting"
    assert "Cancel the gauntlet" in str(problem_of(program.delete(where)))
    assert program.send(f"{where}cancel/", {}).json()["stage"] == "cancelled"
    assert program.delete(where).status_code == 204
    assert not Playtest.objects.exists()
    assert program.get(where).status_code == 404


def test_a_playtest_that_was_deleted_leaves_a_gap(program: Program) -> None:
    begun = program.send(GAUNTLETS, TCG).json()
    program.send(f"{begun['url']}cancel/", {})
    assert [cell["column"] for cell in begun["rows"][0]["cells"]] == [0, 1]
    settings = {name: value for name, value in TCG.items() if name != "deck"}
    matrix = program.send(GAUNTLETS, settings).json()
    program.send(f"{matrix['url']}cancel/", {})
    program.delete(matrix["rows"][0]["cells"][1]["playtest"])
    rows = program.get(matrix["url"]).json()["rows"]
    assert [[cell["column"] for cell in row["cells"]] for row in rows] == [[0], [1]]


def test_the_list_has_your_own_gauntlets_the_newest_first(
    program: Program, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    older, newer = (program.send(GAUNTLETS, TCG | {"seed": seed}).json() for seed in (1, 2))
    listed = program.get(GAUNTLETS).json()
    assert [result["id"] for result in listed["results"]] == [newer["id"], older["id"]]
    assert [result["seed"] for result in listed["results"]] == [2, 1]
    assert "rows" not in listed["results"][0]
    assert program.get(f"{GAUNTLETS}?page_size=1").json()["count"] == 2
    assert Program(player("sam")).get(GAUNTLETS).json()["results"] == []


def test_more_gauntlets_in_the_list_need_no_more_queries(
    program: Program, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    for seed in range(3):
        program.send(GAUNTLETS, TCG | {"seed": seed})
    with django_assert_max_num_queries(12):
        assert len(program.get(GAUNTLETS).json()["results"]) == 3


def test_a_gauntlet_is_one_open_playtest_of_the_quota(program: Program) -> None:
    for seed in range(MAX_OPEN):
        assert program.send(GAUNTLETS, TCG | {"seed": seed}).status_code == 201
    problem = problem_of(program.send(GAUNTLETS, TCG))
    assert f"You already have {MAX_OPEN} unfinished playtests." in str(problem)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (TCG | {"decks": [EOMER, "nowhere"]}, "This deck doesn’t exist, or you can’t read it."),
        (TCG | {"deck": "core-lore"}, "Choose decks of one game."),
        (TCG | {"format": "lcg-core-1"}, "a format of the other game"),
        (TCG | {"format": "towers-standard"}, "isn’t legal in Towers Standard"),
        (TCG | {"player": "sauron"}, "Unknown player 'sauron'"),
        (TCG | {"group": "starters"}, "Leave out this or decks."),
        (TCG | {"field": 999}, "Leave out this or decks."),
        (TCG | {"difficulty": "basic"}, "Not for decks of this game."),
        (TCG | {"games": 60_000}, "2 pairings of 60,000 games are more than 100,000."),
        ({"deck": ARAGORN, "games": 1}, "Name the decks, a field or a group."),
        ({"deck": ARAGORN, "games": 1, "field": 999}, "This field doesn’t exist"),
        ({"deck": ARAGORN, "games": 1, "group": "mine"}, "No deck is left to play against"),
        ({"group": "starters", "games": 1}, "Name a format, or decks."),
        (LCG | {"decks": ["core-spirit"]}, "Name one deck, or several by decks"),
        ({"games": 1, "format": "lcg-introductory"}, "Name one deck, or several by decks"),
        (LCG | {"partners": ["core-lore"]}, "Each hero is unique."),
        (LCG | {"scenarios": ["a-short-rest"]}, "not a valid choice"),
        (TCG | {"partners": [MERRY]}, "Not for decks of this game."),
        (TCG | {"scenarios": ["expert-game"]}, "Not for decks of this game."),
        (LCG | {"scenario": "passage-through-mirkwood"}, "Unknown name."),
    ],
)
def test_what_cannot_be_played_is_refused_in_plain_words(
    program: Program, asked: dict[str, object], said: str
) -> None:
    answer = program.send(GAUNTLETS, asked)
    assert answer.status_code == 400, answer.content
    assert said in str(problem_of(answer))
    assert not Playtest.objects.exists()


def test_a_field_of_the_other_game_is_refused(frodo: User, program: Program) -> None:
    field = save_field(Visitor(frodo), "Solo", Deck.objects.filter(slug="core-lore"), Game.LCG)
    asked = {"deck": ARAGORN, "field": field.pk, "games": 1}
    assert "Not for decks of this game." in str(problem_of(program.send(GAUNTLETS, asked)))


class TestFields:
    FIELDS = "/api/v1/fields/"

    def test_a_field_is_saved_listed_changed_and_deleted(
        self, frodo: User, program: Program
    ) -> None:
        asked = {"name": "Metagame", "decks": [EOMER, MERRY]}
        answer = program.send(self.FIELDS, asked)
        saved = answer.json()
        assert (answer.status_code, answer["Location"]) == (201, saved["url"])
        assert (saved["name"], saved["game"]) == ("Metagame", "tcg")
        assert {deck["slug"] for deck in saved["decks"]} == {EOMER, MERRY}
        assert SavedField.objects.get().owner == frodo
        assert program.get(self.FIELDS).json()["results"] == [saved]

        renamed = program.send(saved["url"], {"name": "Spring"}, method="PATCH").json()
        assert (renamed["name"], len(renamed["decks"])) == ("Spring", 2)
        fewer = program.send(saved["url"], {"decks": [ARAGORN]}, method="PATCH").json()
        assert (fewer["name"], [deck["slug"] for deck in fewer["decks"]]) == ("Spring", [ARAGORN])
        assert program.get(saved["url"]).json() == fewer

        assert program.delete(saved["url"]).status_code == 204
        assert not SavedField.objects.exists()
        assert Deck.objects.filter(slug=ARAGORN).exists()

    @pytest.mark.parametrize(
        ("change", "said"),
        [
            ({"name": ""}, "blank"),
            ({"name": "\u200b"}, "A field needs a name."),
            ({"name": "x" * 61}, "60"),
            ({"decks": []}, "at least 1"),
            ({"decks": ["nowhere"]}, "or you can’t read it: nowhere."),
            ({"decks": [EOMER, "core-lore"]}, "All decks of a field must be of one game."),
            ({"game": "lcg"}, "Unknown name."),
        ],
    )
    def test_an_invalid_field_is_refused(
        self, program: Program, change: dict[str, str | list[str]], said: str
    ) -> None:
        asked = {"name": "Metagame", "decks": [EOMER]} | change
        assert said in str(problem_of(program.send(self.FIELDS, asked)))
        assert not SavedField.objects.exists()

    def test_a_field_keeps_its_game(self, program: Program) -> None:
        saved = program.send(self.FIELDS, {"name": "Solo", "decks": ["core-lore"]}).json()
        assert saved["game"] == "lcg"
        answer = program.send(saved["url"], {"decks": [EOMER]}, method="PATCH")
        assert "All decks of a field must be of one game." in str(problem_of(answer))

    def test_a_name_and_decks_are_both_needed(self, program: Program) -> None:
        problem = problem_of(program.send(self.FIELDS, {}))
        assert {"name", "decks"} <= {error["field"] for error in problem["errors"]}

    def test_a_deck_that_its_owner_hid_is_not_named(self, frodo: User, program: Program) -> None:
        sam = player("sam")
        shared = deck_of(sam, "Shared", starter(EOMER).deck)
        Deck.objects.filter(pk=shared.pk).update(visibility="public")
        asked = {"name": "Both", "decks": [shared.slug, MERRY]}
        saved = program.send(self.FIELDS, asked).json()
        assert len(saved["decks"]) == 2
        Deck.objects.filter(pk=shared.pk).update(visibility="private")
        assert [deck["slug"] for deck in program.get(saved["url"]).json()["decks"]] == [MERRY]

    def test_too_many_fields_are_refused(
        self, program: Program, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("play.requests.fields.MAX_FIELDS", 1)
        asked = {"name": "Metagame", "decks": [EOMER]}
        assert program.send(self.FIELDS, asked).status_code == 201
        assert "Delete one" in str(problem_of(program.send(self.FIELDS, asked)))
