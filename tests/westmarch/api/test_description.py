"""The API's description is complete, and the API answers as it says."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any
from uuid import uuid4
from zlib import crc32

import pytest
import schemathesis
from django.core.management import call_command
from django.db import transaction
from django.test import Client
from hypothesis import HealthCheck, Phase, settings
from pytest_django.plugin import DjangoDbBlocker
from rest_framework.throttling import ScopedRateThrottle
from schemathesis.core.result import Ok
from schemathesis.pytest.lazy import get_all_tests
from schemathesis.specs.openapi.checks import positive_data_acceptance

from decks.limited.pools import open_pool
from decks.ownership import Visitor
from play.events.starting import begin_sealed
from play.limited.boxes import share_boxes
from play.limited.drafts import begin_draft
from play.quest_leagues.leagues import begin_league
from play.requests.fields import save_field
from rules.construction.starters import starter
from rules.limited.events import limited_event
from tests.play.trials.improvements.small_improvements import ordered
from tests.programs import Program
from tests.samples import store_samples
from tests.strangers import playtest_of, table_of
from tests.visitors import deck_of, player
from westmarch.api.openapi import description
from westmarch.api.urls import version_1
from westmarch.wsgi import application


def operations() -> list[tuple[str, str, dict[str, Any]]]:
    return [
        (method, path, operation)
        for path, there in description()["paths"].items()
        for method, operation in there.items()
    ]


def test_it_is_valid_and_made_without_a_warning(tmp_path: Any) -> None:
    file = tmp_path / "openapi.json"

    call_command(
        "spectacular", "--validate", "--fail-on-warn", "--format=openapi-json", f"--file={file}"
    )

    assert '"openapi": "3.1.0"' in file.read_text()


def test_every_address_of_the_api_is_in_it() -> None:
    undescribed = {"openapi"}
    described = {path for _, path, _ in operations()}

    assert len(described) == len(
        [operation for operation in version_1 if operation.name not in undescribed]
    )


def test_every_operation_says_what_it_does_and_which_problems_it_may_answer() -> None:
    for method, path, operation in operations():
        answer = (method, path)
        assert operation["summary"], answer
        assert operation["description"], answer
        wanted = {"400", "401", "404", "406", "429"}
        wanted |= {"304"} if method == "get" else {"403", "413", "415"}
        assert wanted <= set(operation["responses"]), answer
        for status in wanted - {"304"}:
            (kind,) = operation["responses"][status]["content"]
            assert kind == "application/problem+json", answer


@pytest.mark.django_db
def test_anyone_can_read_it(client: Client) -> None:
    response = client.get("/api/v1/openapi.json")

    assert response.status_code == 200
    assert response.json() == description()
    again = client.get("/api/v1/openapi.json", headers={"If-None-Match": response["ETag"]})
    assert again.status_code == 304


def without_tuples(described: Any) -> Any:
    """Return a description in which a pair is two of either kind.

    Schemathesis writes `prefixItems` as older drafts did and then refuses its own writing.
    """
    if isinstance(described, list):
        return [without_tuples(operation) for operation in described]
    if not isinstance(described, dict):
        return described
    answer = {name: without_tuples(one) for name, one in described.items()}
    if "prefixItems" in answer:
        answer["items"] = {"anyOf": answer.pop("prefixItems")}
    return answer


OPERATIONS = [f"{method.upper()} {path}" for method, path, _ in operations()]


@dataclass(frozen=True)
class There:
    """Someone with a deck, so that some of the requests find what they ask for."""

    authorization: str
    slug: str
    playtest: str
    gauntlet: str
    table: str
    field: int
    improvement: str
    pool: str
    draft: str
    event: str
    boxes: str
    league: str

    def named_in(self, path: str) -> dict[str, Any]:
        """Return what is there for the names in an address."""
        if "/cards/" in path:
            return {"game": "tcg", "card_id": "7_364"}
        if "/sets/" in path:
            return {"game": "lcg", "code": "core"}
        if "/rules/" in path:
            return {"game": "lcg", "slug": "surge"}
        slug = "standard" if "/formats/" in path else self.slug
        return {
            "slug": slug, "number": 1, "kind": "text", "playtest_id": self.playtest,
            "gauntlet": self.gauntlet, "field_id": self.field,
            "table_id": self.table, "improvement_id": self.improvement, "invitation": "made-up",
            "pool_id": self.pool, "draft_id": self.draft, "event_id": self.event,
            "league_id": self.league, "boxes_id": self.boxes, "place": 0,
        }  # fmt: skip


@pytest.fixture(scope="module")
def stored(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[There]:
    """What is there, stored once; each test then takes back what it did itself."""
    with django_db_blocker.unblock(), transaction.atomic():
        store_samples()
        frodo = player("frodo")
        deck = deck_of(frodo, "Knights", starter("rotk-aragorn-starter").deck)
        playtest = playtest_of(deck, deck, owner=frodo)
        cell = playtest_of(deck, deck, owner=frodo, gauntlet=uuid4())
        field = save_field(Visitor(frodo), "Metagame", [deck])
        yield There(
            authorization=Program(frodo).defaults["HTTP_AUTHORIZATION"],
            slug=deck.slug,
            playtest=str(playtest.pk),
            gauntlet=str(cell.gauntlet),
            table=str(table_of(owner=frodo).pk),
            field=field.pk,
            improvement=str(ordered(maker=Visitor(frodo)).pk),
            pool=str(open_pool(limited_event("king-sealed"), Visitor(frodo)).pk),
            draft=str(begin_draft(limited_event("fellowship-draft"), Visitor(frodo)).pk),
            boxes=str(
                share_boxes(limited_event("core-box-shares"), Visitor(frodo), friends=1).boxes_id
            ),
            league=str(begin_league(Visitor(frodo)).pk),
            event=str(begin_sealed(limited_event("king-sealed"), Visitor(frodo), "", players=3).pk),
        )
        transaction.set_rollback(True)


@pytest.fixture
def there(stored: There, db: None, monkeypatch: pytest.MonkeyPatch) -> There:
    rates = dict.fromkeys(("reading", "judging", "writing", "playing"))
    monkeypatch.setattr(ScopedRateThrottle, "THROTTLE_RATES", rates)
    return stored


Ask = Callable[[schemathesis.Case[Any], There, int], None]
# The function that sends the requests of an operation, by its label.
MadeUp = dict[str, Callable[..., None]]

# The library reads no compressed answers where it asks without a server between.
PLAIN = {"Accept-Encoding": "identity"}

AT_RANDOM = settings(
    max_examples=3,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
# Also every kind of right and wrong request that the description allows.
EVERY_KIND = settings(AT_RANDOM, phases=[Phase.explicit, Phase.generate])
# Of these requests the ordinary run sends a third, the nightly one all.
THIRD, ALL = 3, 1


def ask(case: schemathesis.Case[Any], there: There, share: int) -> None:
    """Send a request if it belongs to the share, and judge the answer by the description.

    What is right by the description may still be refused: it cannot say which cards there are.
    """
    written = f"{case.query} {case.headers} {case.body!r}"
    if crc32(written.encode(errors="backslashreplace")) % share == 0:
        case.call_and_validate(
            headers={"Authorization": there.authorization, **PLAIN},
            excluded_checks=[positive_data_acceptance],
        )


def ask_what_is_there(case: schemathesis.Case[Any], there: There, share: int) -> None:
    """The same, with an address that there is."""
    named = there.named_in(case.path)
    case.path_parameters = {name: named[name] for name in re.findall(r"{(\w+)}", case.path)}
    ask(case, there, share)


@pytest.fixture(scope="module")
def made_up() -> Callable[[Ask, settings], MadeUp]:
    """Return a function that makes up the requests of the operations that are asked so.

    That takes seconds: a fixture does it in the one process that sends them, where
    `schema.parametrize()` would do it in every process of the tests.
    """
    schema = schemathesis.openapi.from_dict(without_tuples(description()))
    schema.app = application
    # A body may also be wrong by being too large.
    schema.config.checks.negative_data_rejection.expected_statuses += ["413"]

    @cache
    def make_up(ask: Ask, which: settings) -> MadeUp:
        names = which is AT_RANDOM or ask is ask_what_is_there
        asked = schema.include(func=lambda found: ("{" in found.operation.path) == names)
        tests = get_all_tests(schema=asked, test_func=ask, settings=which, given_kwargs={})
        made = (test.ok() for test in tests if isinstance(test, Ok))
        return {operation.label: send for operation, send in made}

    return make_up


@pytest.mark.parametrize("operation", OPERATIONS)
def test_answers_are_as_the_description_says(
    made_up: Callable[[Ask, settings], MadeUp], there: There, operation: str
) -> None:
    """Requests made up from the description, right and wrong ones, from a fixed seed.

    What is not there is not found whatever else is wrong: every kind of request goes to what is.
    """
    if "{" in operation:
        made_up(ask, AT_RANDOM)[operation](there=there, share=ALL)
    else:
        made_up(ask, EVERY_KIND)[operation](there=there, share=THIRD)


@pytest.mark.parametrize("operation", [label for label in OPERATIONS if "{" in label])
def test_answers_about_what_is_there_are_as_it_says(
    made_up: Callable[[Ask, settings], MadeUp], there: There, operation: str
) -> None:
    """The same, with addresses that there are."""
    made_up(ask_what_is_there, EVERY_KIND)[operation](there=there, share=THIRD)


@pytest.mark.nightly
def test_each_answer_to_every_kind_of_request_is_as_it_says(
    made_up: Callable[[Ask, settings], MadeUp], there: There
) -> None:
    for operation in OPERATIONS:
        asked = ask_what_is_there if "{" in operation else ask
        with transaction.atomic():
            made_up(asked, EVERY_KIND)[operation](there=there, share=ALL)
            transaction.set_rollback(True)
