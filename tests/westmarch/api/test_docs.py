"""The page that documents the API: complete, and its examples work as they stand."""

import re
from uuid import uuid4

import pytest
from django.test import Client
from django.utils import timezone

from decks.models import Deck
from decks.ownership import Visitor
from decks.samples import load_samples
from play.queue.control import cancel_improvement
from play.requests.fields import save_field
from rules.construction.starters import starter
from tests.play.tables.small_tables import friend, play_at_random, sit_down, tcg_request
from tests.play.trials.improvements.small_improvements import ordered
from tests.programs import Program
from tests.strangers import playtest_of, table_of
from tests.visitors import deck_of, player
from westmarch.api.docs import BODIES, Operation, sections
from westmarch.api.openapi import NAMES, description
from westmarch.api.problems import TITLES, problem

pytestmark = pytest.mark.django_db

OPERATIONS = [each for room in sections("") for each in room.operations]


@pytest.fixture
def page(client: Client) -> str:
    response = client.get("/api/docs/")
    assert response.status_code == 200
    return response.content.decode()


def test_it_names_every_operation_of_the_description(page: str) -> None:
    described = sum(len(there) for there in description()["paths"].values())

    assert len(OPERATIONS) == described
    for operation in OPERATIONS:
        assert f'id="{operation.id}"' in page


def test_every_link_within_it_leads_somewhere(page: str) -> None:
    anchors = set(re.findall(r'\bid="([^"]+)"', page))
    links = set(re.findall(r'href="#([^"]+)"', page))

    assert len(links) > 30
    assert links <= anchors


def test_the_type_of_every_problem_leads_to_its_words(page: str) -> None:
    for status, (_, title) in TITLES.items():
        address, _, anchor = problem(status)["type"].partition("#")
        assert address == "/api/docs/"
        assert re.search(rf'id="{anchor}".*{title}', page)


def test_it_holds_no_inline_script_or_style(page: str) -> None:
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)", page)


def test_every_page_leads_to_it(client: Client) -> None:
    assert 'href="/api/docs/"' in client.get("/mordor/").content.decode()


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: one.id)
def test_its_example_works_as_it_stands(operation: Operation) -> None:
    """A player's own deck, playtest, gauntlet and field take the place of the examples'."""
    load_samples()
    frodo = player("frodo")
    address = re.search(r"curl '([^']+)'", operation.curl)
    assert address is not None
    target = address.group(1)
    if operation.method != "GET":
        deck = deck_of(frodo, "Knights", starter("rotk-aragorn-starter").deck)
        target = target.replace("/decks/rotk-aragorn-starter/", f"/decks/{deck.slug}/")
    over = timezone.now() if operation.id in ("delete_playtest", "delete_gauntlet") else None
    playtest = playtest_of(owner=frodo, cancelled=over, gauntlet=uuid4())
    field = save_field(Visitor(frodo), "Metagame", Deck.objects.filter(slug="sog-merry-starter"))
    table = table_of(owner=frodo)
    if operation.id == "take_back":
        play_at_random(table, most=1)
    invited = sit_down(tcg_request(friend()), Visitor(player("sam")))
    listed = target.endswith("/improvements/")
    improvement = None if listed else ordered(Visitor(frodo))
    if improvement is not None and operation.id == "delete_improvement":
        cancel_improvement(improvement)
    for name, room, own in (
        ("improvement_id", "improvements", improvement.pk if improvement is not None else ""),
        ("playtest_id", "playtests", playtest.pk),
        ("gauntlet", "gauntlets", playtest.gauntlet),
        ("field_id", "fields", field.pk),
        ("table_id", "tables", table.pk),
        ("invitation", "invitations", invited.seats.get(place=1).invitation),
    ):
        _, example = NAMES[name, room]
        target = target.replace(f"/{room}/{example}/", f"/{room}/{own}/")

    response = Program(frodo).send(target, BODIES.get(operation.id, b""), method=operation.method)

    assert response.status_code in (200, 201, 204), response.content
    assert Deck.objects.filter(sample=True).exists()
