"""The page that documents the API: complete, and its examples work as they stand."""

import re
from collections.abc import Callable, Iterator
from uuid import uuid4

import pytest
from django.contrib.auth.models import User
from django.db import transaction
from django.test import Client
from django.utils import timezone
from pytest_django.plugin import DjangoDbBlocker

from decks.limited.pools import open_pool
from decks.models import Deck
from decks.ownership import Visitor
from play.chat.saying import say
from play.events.field import computer_decks
from play.events.rounds import pair_next_round
from play.events.starting import begin_constructed, lock_deck
from play.limited.boxes import share_boxes
from play.limited.drafts import ABSENT_AFTER, begin_draft, pick, take_seat
from play.models import (
    BoosterDraft,
    Improvement,
    Message,
    Offer,
    OfferKind,
    Playtest,
    SavedField,
    Table,
)
from play.quest_leagues.leagues import begin_league, enter_party
from play.queue.control import cancel_improvement
from play.requests.fields import save_field
from play.tables.inviting import join
from play.tables.offers import offer
from rules.construction import load_format
from rules.construction.starters import starter
from rules.limited.events import limited_event
from tests.play.tables.small_tables import (
    EOMER,
    friend,
    play_at_random,
    sit_down,
    tcg_entrant,
    tcg_request,
)
from tests.play.tables.two_people import table_of_two
from tests.play.trials.improvements.small_improvements import ordered
from tests.programs import Program
from tests.samples import store_samples
from tests.strangers import playtest_of, table_of
from tests.visitors import deck_of, player
from westmarch.api.docs import BODIES, Operation, sections
from westmarch.api.openapi import NAMES, description
from westmarch.api.problems import TITLES, problem

pytestmark = pytest.mark.django_db

DRAFT = "fellowship-draft"

# What is done at tables with other people.
WITH_OTHERS = (
    "talk",
    "say",
    "mute",
    "report_message",
    "make_offer",
    "answer_offer",
    "withdraw_offer",
    "concede",
    "watch",
)
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


def limited_there(frodo: User, sam: Visitor, path: str, operation: str) -> dict[object, object]:
    """Return what there is of limited play for an example: addresses by their own."""
    owner = Visitor(frodo)
    if "/pools/" in path:
        pool = open_pool(limited_event("king-sealed"), owner, seed=7)
        return {NAMES["pool_id", "pools"][1]: pool.pk}
    if "/drafts/" in path:
        friends = int(operation in ("begin_without_friends", "go_on_without"))
        draft = begin_draft(limited_event(DRAFT), owner, seats=2, friends=friends, seed=1)
        if operation == "all_picks":
            BoosterDraft.objects.update(ended=timezone.now())
        if operation == "go_on_without":
            sams = take_seat(draft.seats.get(place=1).invitation, sam, "Sam")
            taken = sams.draft.table().pack_before(0) or ()
            pick(draft.seats.get(place=0), taken[0].card, 0)
            BoosterDraft.objects.update(changed=timezone.now() - ABSENT_AFTER)
        host = begin_draft(limited_event(DRAFT), sam, seats=2, friends=1)
        return {
            NAMES["draft_id", "drafts"][1]: draft.pk,
            NAMES["invitation", "drafts"][1]: host.seats.get(place=1).invitation,
        }
    if "/shared-boxes/" in path:
        boxes = share_boxes(limited_event("core-box-shares"), owner, friends=1).boxes
        mine = boxes.shares.get(place=1)
        theirs = share_boxes(limited_event("core-box-shares"), sam, friends=1)
        free = theirs.boxes.shares.get(place=1) if operation == "open_share" else mine
        return {
            NAMES["boxes_id", "shared-boxes"][1]: boxes.pk,
            NAMES["invitation", "shared-boxes"][1]: free.invitation,
        }
    if "/quest-leagues/" in path:
        league = begin_league(owner)
        if operation == "play_quest":
            enter_party(league, owner, Deck.objects.get(slug="core-leadership"))
        return {NAMES["league_id", "quest-leagues"][1]: league.pk}
    if "/events/" in path:
        format = load_format("king-block")
        event = begin_constructed(format, computer_decks(format, 1), owner, "")
        if operation in (
            "pair_round",
            "play_match",
            "enter_result",
            "drop_from_event",
            "event_deck_list",
        ):
            lock_deck(event.entries.get(place=0), Deck.objects.get(slug="rotk-aragorn-starter"))
        if operation in ("play_match", "enter_result", "drop_from_event"):
            pair_next_round(event)
        host_event = begin_constructed(format, [], sam, "", friends=1)
        return {
            NAMES["event_id", "events"][1]: event.pk,
            NAMES["invitation", "events"][1]: host_event.entries.get(place=1).invitation,
        }
    return {}


def table_for(operation: str, frodo: User, sam: Visitor) -> Table:
    """Return a table at which Frodo can do what an operation does."""
    mine = Visitor(frodo)
    if operation == "cancel_table":
        return sit_down(tcg_request(friend()), mine)
    if operation == "leave_table":
        open_table = sit_down(tcg_request(friend(tcg_entrant(EOMER)), friend()), sam)
        return join(open_table.seats.get(place=1).invitation, mine)
    if operation in WITH_OTHERS:
        table = table_of_two(sam, mine, watching="everybody")
        said = say(table.pk, sam, 1, phrase="hello")
        if operation == "report_message":
            Message.objects.filter(pk=said.pk).update(phrase="", text="You dwarf")
        if operation == "answer_offer":
            Offer.objects.create(pk=1, table=table, kind="draw", place=1, revision=table.revision)
        if operation == "withdraw_offer":
            offer(table.pk, mine, 0, OfferKind.DRAW)
        return table
    table = table_of(owner=frodo)
    if operation == "take_back":
        play_at_random(table, most=1)
    return table


def playtest_for(operation: str, frodo: User) -> Playtest:
    """Return a playtest and gauntlet of Frodo's, over if an operation deletes it."""
    over = timezone.now() if operation in ("delete_playtest", "delete_gauntlet") else None
    return playtest_of(owner=frodo, cancelled=over, gauntlet=uuid4())


def improvement_for(operation: str, frodo: User) -> Improvement:
    """Return an improvement that Frodo ordered, cancelled if an operation deletes it."""
    improvement = ordered(Visitor(frodo))
    if operation == "delete_improvement":
        cancel_improvement(improvement)
    return improvement


def field_of(frodo: User) -> SavedField:
    decks = Deck.objects.filter(slug="sog-merry-starter")
    return save_field(Visitor(frodo), "Metagame", decks)


def invitation_of(sam: Visitor) -> str:
    return sit_down(tcg_request(friend()), sam).seats.get(place=1).invitation


# What an address names, by its name and room, and how a test makes Frodo's own. Only what an
# example names is made: all of it would take longer than the examples.
OWN: dict[tuple[str, str], Callable[[str, User, Visitor], object]] = {
    ("improvement_id", "improvements"): lambda name, frodo, _: improvement_for(name, frodo).pk,
    ("playtest_id", "playtests"): lambda name, frodo, _: playtest_for(name, frodo).pk,
    ("gauntlet", "gauntlets"): lambda name, frodo, _: playtest_for(name, frodo).gauntlet,
    ("field_id", "fields"): lambda _, frodo, __: field_of(frodo).pk,
    ("table_id", "tables"): lambda name, frodo, sam: table_for(name, frodo, sam).pk,
    ("invitation", "invitations"): lambda _, __, sam: invitation_of(sam),
}


@pytest.fixture(scope="module")
def samples(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[None]:
    """The sample decks, stored once; each test then takes back what it did itself."""
    with django_db_blocker.unblock(), transaction.atomic():
        store_samples()
        yield
        transaction.set_rollback(True)


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: one.id)
def test_its_example_works_as_it_stands(samples: None, operation: Operation) -> None:
    """A player's own deck, playtest, gauntlet and field take the place of the examples'."""
    frodo, sam = player("frodo"), Visitor(player("sam"))
    address = re.search(r"curl '([^']+)'", operation.curl)
    assert address is not None
    target = address.group(1)
    if operation.method != "GET":
        deck = deck_of(frodo, "Knights", starter("rotk-aragorn-starter").deck)
        target = target.replace("/decks/rotk-aragorn-starter/", f"/decks/{deck.slug}/")
    for example, own in limited_there(frodo, sam, target, operation.id).items():
        target = target.replace(str(example), str(own))
    for (name, room), make in OWN.items():
        _, example = NAMES[name, room]
        if f"/{room}/{example}/" in target:
            key = make(operation.id, frodo, sam)
            target = target.replace(f"/{room}/{example}/", f"/{room}/{key}/")
    message = Message.objects.first()
    target = target.replace("/talk/1/", f"/talk/{message.pk if message is not None else 1}/")
    response = Program(frodo).send(target, BODIES.get(operation.id, b""), method=operation.method)

    assert response.status_code in (200, 201, 204), response.content
    assert Deck.objects.filter(sample=True).exists()
