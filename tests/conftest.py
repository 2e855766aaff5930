"""Fixtures that tests of more than one room use."""

import gc
import json
import sqlite3
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from django.core.cache import cache
from django.db import connection
from pytest_django.plugin import DjangoDbBlocker
from xdist.remote import Producer

from tests.preparing import (
    catalogue_folder,
    is_one_of_several_processes,
    note_migrations,
    prepared_folder,
)
from tests.scheduling import FileScheduling, after_the_first, scheduler, send_less
from tests.servers import (
    PostgreSQL,
    postgresql_cluster,
    postgresql_running,
    rabbitmq_running,
    redis_running,
)

# Files that take longest, the longest first (`--durations=0`): tests of pages in a browser, and
# those that wait for servers and killed processes. Begun last, one of them would leave the other
# processes idle.
LONGEST_FIRST = (
    "e2e/test_tables.py",
    "e2e/test_builder.py",
    "test_strangers.py",
    "westmarch/serve/test_serve.py",
    "play/tables/test_processes.py",
    "e2e/test_first_playtest.py",
    "play/queue/test_restart.py",
    "westmarch/test_servers.py",
    "e2e/test_accounts.py",
    "e2e/test_import.py",
    "e2e/test_card_pages.py",
    "play/faces/lcg/test_campaigns.py",
    "e2e/test_gauntlets.py",
    "westmarch/test_environment.py",
    "rules/players/test_telling.py",
    "rules/tcg/test_random_games.py",
    "westmarch/broker/test_folder_broker.py",
    "test_races.py",
    "e2e/test_replay.py",
    "cards/test_postgresql.py",
    "westmarch/operations/test_backups.py",
    "decks/sharing/test_search_on_postgresql.py",
    "play/api/test_tables.py",
    "e2e/test_builder_cards.py",
    "e2e/test_collection.py",
    "cards/test_database.py",
    "westmarch/api/test_description.py",
    "play/tables/test_secrets.py",
    "rules/tcg/library/test_library_command.py",
    "westmarch/api/test_docs.py",
    "e2e/test_trials.py",
    "rules/lcg/test_players.py",
    "decks/files/test_hostile_files.py",
    "e2e/test_statistics.py",
    "e2e/test_versions.py",
    "e2e/test_frame.py",
    "e2e/test_card_search.py",
)
TESTS = Path(__file__).parent
RULES = TESTS / "rules"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--pictures", action="store_true", help="keep pictures of the pages in artefacts/"
    )
    parser.addoption(
        "--repeat-browser-tests",
        action="store_true",
        help="repeat a failed test of tests/e2e once, and list it as RERUN in the summary",
    )


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> FileScheduling | None:
    return scheduler(config, log)


def pytest_sessionstart(session: pytest.Session) -> None:
    if is_one_of_several_processes():
        send_less(session.config)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Collect in one process before the others where there are several."""
    if not is_one_of_several_processes():
        return (yield)
    # xdist gives each process a folder of its own in one of the run's.
    with after_the_first(Path(session.config.option.basetemp).parent):
        return (yield)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest files; the others keep their random order.

    A test that hangs is ended (`timeout` in pyproject.toml), but not a nightly run. Of tests with
    the same id several processes would run one alone and say nothing of the others.
    """
    if doubled := [
        name for name, times in Counter(item.nodeid for item in items).items() if times > 1
    ]:
        raise pytest.UsageError(f"Several tests have the same id: {', '.join(doubled)}")
    places = {TESTS / name: place for place, name in enumerate(LONGEST_FIRST)}
    items.sort(key=lambda item: places.get(item.path, len(places)))
    for item in items:
        if item.get_closest_marker("nightly"):
            item.add_marker(pytest.mark.timeout(0))


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Leave out of the search for garbage the tests themselves, which stay to the end."""
    gc.freeze()


@pytest.fixture
def forgotten_card() -> Iterator[str]:
    """The id of a card that has no definition while a test runs."""
    from tests.forgotten import forgotten

    with forgotten() as card_id:
        yield card_id


# A printed text of nobody's, so that pages and search have one.
PRINTED_TEXT = {
    "card": "7 C 83",
    "text": "Made up for these tests: draw a card and sing.",
    "lore": "There is a road in no book at all.",
}


@pytest.fixture(scope="session")
def django_db_modify_db_settings(django_db_modify_db_settings: None) -> None:
    """Make the tables as the models describe them, in a tenth of the time of the migrations."""
    connection.settings_dict["TEST"]["MIGRATE"] = False


@pytest.fixture(scope="session")
def django_db_setup(
    django_db_setup: None,
    django_db_blocker: DjangoDbBlocker,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Load the catalogue into the database of the tests once, before the first of them.

    Every test finds it there, whatever ran before; one that wants none takes it out for itself.
    The database is in memory. Several processes copy one that is made once.
    """
    from cards.loading import load_catalogue
    from cards.printed.loading import load_printed_texts

    with django_db_blocker.unblock():
        if is_one_of_several_processes():
            folder = catalogue_folder(tmp_path_factory)
            connection.ensure_connection()
            with closing(sqlite3.connect(folder / "westmarch.db")) as filled:
                filled.backup(connection.connection)
        else:
            note_migrations()
            load_catalogue()
        load_printed_texts([json.dumps(PRINTED_TEXT).encode()])


@pytest.fixture
def catalogue(db: None) -> None:
    """The catalogue, for tests that say that they need it."""


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Forget what earlier tests of pages did in haste, and let pages cost nothing.

    Limits of requests are counted in the cache, what a page costs in the database: on a slow
    machine now and then a page would need more queries than another time. Thousands of tests of
    rules need neither, which a fixture for all tests would cost them.
    """
    if item.path.is_relative_to(RULES):
        return
    # Not above: it brings the whole API, which tests of rules alone do without.
    from westmarch.middleware import request_cost

    cache.clear()
    request_cost.CHEAP = 1_000_000


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with tables, cards and samples. Change nothing in it: `copy_prepared` copies it."""
    return prepared_folder(tmp_path_factory)


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgreSQL]:
    """A real PostgreSQL for the whole run; take a database of its own for each test."""
    with postgresql_running(postgresql_cluster(tmp_path_factory)) as server:
        yield server


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real Redis for the whole run; give each test a queue of its own."""
    with redis_running(tmp_path_factory.mktemp("redis")) as address:
        yield address


@pytest.fixture(scope="session")
def rabbitmq(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real RabbitMQ for the whole run; give each test a queue of its own."""
    with rabbitmq_running(tmp_path_factory.mktemp("rabbitmq")) as address:
        yield address
