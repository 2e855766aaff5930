"""Settings come from the environment alone, and odd values stop the start."""

import os
import re
import runpy
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured

from tests.processes import ROOT, environment, python

SHOW_SECRET_KEY = "from django.conf import settings; print(settings.SECRET_KEY)"


class Start:
    """The settings of a start in a folder of its own, with these variables and no others."""

    def __init__(self, var: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.var = var
        self._monkeypatch = monkeypatch

    def __call__(self, **variables: str) -> dict[str, Any]:
        with self._monkeypatch.context() as patch:
            for name in [name for name in os.environ if name.startswith("WESTMARCH_")]:
                patch.delenv(name)
            own = {"WESTMARCH_VAR": str(self.var), "WESTMARCH_ENV_FILE": os.devnull}
            for name, value in {**own, **variables}.items():
                patch.setenv(name, value)
            return runpy.run_path(str(ROOT / "westmarch" / "settings.py"))


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Start:
    return Start(tmp_path, monkeypatch)


def test_the_example_names_every_variable_that_is_read_and_no_other() -> None:
    example = (ROOT / ".env.example").read_text()
    named = re.findall(r"^# (WESTMARCH_[A-Z_]+)=", example, flags=re.MULTILINE)

    assert len(named) == len(set(named))
    assert set(named) == settings.ENVIRONMENT.names_read


def test_every_variable_of_the_example_is_explained() -> None:
    lines = (ROOT / ".env.example").read_text().splitlines()
    before = {
        line: lines[place - 1]
        for place, line in enumerate(lines)
        if line.startswith("# WESTMARCH_")
    }

    assert before
    for variable, explanation in before.items():
        assert re.fullmatch(r"# [A-Z].*\.", explanation), variable


def test_no_module_but_the_settings_reads_our_variables() -> None:
    folders = ("rules", "cards", "decks", "play", "westmarch")
    readers = {
        str(file.relative_to(ROOT))
        for folder in folders
        for file in (ROOT / folder).rglob("*.py")
        if re.search(r"environ[\w.\[(\"']*WESTMARCH_|ENVIRONMENT\.\w+\(", file.read_text())
    }

    assert readers == {"westmarch/settings.py"}


def test_with_nothing_set_everything_is_in_the_var_folder(start: Start) -> None:
    settings = start()

    assert settings["DATABASES"]["default"]["ENGINE"] == "django.db.backends.sqlite3"
    assert settings["DATABASES"]["default"]["NAME"] == str(start.var / "westmarch.db")
    assert settings["CELERY_BROKER_URL"].startswith("folder://")
    assert settings["CELERY_BROKER_TRANSPORT_OPTIONS"]["folder"] == str(start.var / "queue")
    assert settings["STATIC_ROOT"] == start.var / "static"
    assert settings["DEBUG"] is False


def test_the_secret_key_is_made_once_and_is_its_owners_alone(start: Start) -> None:
    first = start()["SECRET_KEY"]

    assert len(first) >= 50
    assert start()["SECRET_KEY"] == first
    assert stat.S_IMODE((start.var / "secret-key").stat().st_mode) == 0o600


def test_a_given_secret_key_is_not_written_down(start: Start) -> None:
    given = "a-key-that-nobody-guesses-0123456789"
    assert start(WESTMARCH_SECRET_KEY=given)["SECRET_KEY"] == given
    assert not (start.var / "secret-key").exists()


@pytest.mark.parametrize("key", ["a", "changeme", "a" * 50, "abcabcab" * 8, "x7" * 16])
def test_a_secret_key_that_is_easy_to_guess_is_refused(start: Start, key: str) -> None:
    with pytest.raises(ImproperlyConfigured, match="WESTMARCH_SECRET_KEY is too easy to guess"):
        start(WESTMARCH_SECRET_KEY=key)


@pytest.mark.parametrize("hosts", ["*", "westmarch.example.org,*"])
def test_every_host_at_once_is_refused(start: Start, hosts: str) -> None:
    with pytest.raises(ImproperlyConfigured, match="WESTMARCH_ALLOWED_HOSTS allows every host"):
        start(WESTMARCH_ALLOWED_HOSTS=hosts)


def test_no_other_local_user_reads_the_var_folder_or_the_database(start: Start) -> None:
    start()

    assert stat.S_IMODE(start.var.stat().st_mode) == 0o700
    assert stat.S_IMODE((start.var / "westmarch.db").stat().st_mode) == 0o600


def test_a_var_folder_of_an_older_version_is_closed(start: Start) -> None:
    (start.var / "westmarch.db").touch()
    start.var.chmod(0o755)
    (start.var / "westmarch.db").chmod(0o644)

    start()

    assert stat.S_IMODE(start.var.stat().st_mode) == 0o700
    assert stat.S_IMODE((start.var / "westmarch.db").stat().st_mode) == 0o600


def test_a_folder_that_others_use_too_is_left_open(start: Start) -> None:
    start.var.chmod(0o755)
    (start.var / "notes.txt").touch()

    start()

    assert stat.S_IMODE(start.var.stat().st_mode) == 0o755
    assert stat.S_IMODE((start.var / "westmarch.db").stat().st_mode) == 0o600


def test_two_processes_that_start_at_once_share_one_secret(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SHOW_SECRET_KEY]
    env = environment(WESTMARCH_VAR=str(tmp_path))
    starts = [
        subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE) for _ in range(4)
    ]

    assert len({start.communicate()[0] for start in starts}) == 1


def test_a_file_of_variables_is_read_and_the_environment_wins(tmp_path: Path) -> None:
    file = tmp_path / "our.env"
    file.write_text("WESTMARCH_PORT=8123\nWESTMARCH_QUEUE=from-the-file\n")
    env = environment(
        WESTMARCH_VAR=str(tmp_path), WESTMARCH_ENV_FILE=str(file), WESTMARCH_QUEUE="from-outside"
    )

    show = "from django.conf import settings as s; print(s.PORT, s.CELERY_TASK_DEFAULT_QUEUE)"

    assert python("-c", show, env=env).split() == ["8123", "from-outside"]


# After 15 seconds of silence either end is asked three times within 15 more.
LOST_CONNECTIONS = {
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
    "options": "-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5"
    " -c tcp_keepalives_count=3 -c tcp_user_timeout=30000",
}


def test_postgresql_by_its_address(start: Start) -> None:
    url = "postgresql://frodo:ring%20bearer@db.example:6543/shire?sslmode=require"

    database = start(WESTMARCH_DATABASE_URL=url)["DATABASES"]["default"]

    assert database == {
        "ENGINE": "django.db.backends.postgresql",
        "HOST": "db.example",
        "PORT": 6543,
        "NAME": "shire",
        "USER": "frodo",
        "PASSWORD": "ring bearer",
        "OPTIONS": {"connect_timeout": 3, **LOST_CONNECTIONS, "sslmode": "require"},
        "CONN_MAX_AGE": 60,
        "CONN_HEALTH_CHECKS": True,
    }


def test_a_pool_keeps_the_connections_instead_of_the_threads(start: Start) -> None:
    url = "postgresql://localhost/shire"

    settings = start(WESTMARCH_DATABASE_URL=url, WESTMARCH_DATABASE_POOL="yes")

    assert settings["DATABASES"]["default"]["OPTIONS"] == {
        "connect_timeout": 3,
        **LOST_CONNECTIONS,
        "pool": {"timeout": 5},
    }
    assert "CONN_MAX_AGE" not in settings["DATABASES"]["default"]


def test_a_file_elsewhere_is_a_database_too(start: Start) -> None:
    settings = start(WESTMARCH_DATABASE_URL="sqlite:////srv/shire.db")

    assert settings["DATABASES"]["default"]["NAME"] == "/srv/shire.db"
    assert settings["DATABASES"]["default"]["OPTIONS"]["transaction_mode"] == "IMMEDIATE"


def test_options_of_the_address_take_the_place_of_ours(start: Start) -> None:
    url = "postgresql://localhost/shire?options=-c%20work_mem=8MB&tcp_user_timeout=5000"

    options = start(WESTMARCH_DATABASE_URL=url)["DATABASES"]["default"]["OPTIONS"]

    assert (options["options"], options["tcp_user_timeout"]) == ("-c work_mem=8MB", 5000)


@pytest.mark.parametrize("url", ["redis://localhost:6379/0", "amqp://localhost//"])
def test_a_worker_waits_for_its_broker_however_long_that_is_away(start: Start, url: str) -> None:
    assert start(WESTMARCH_BROKER_URL=url)["CELERY_BROKER_CONNECTION_MAX_RETRIES"] is None


def test_workers_of_one_host_own_no_queue_by_its_name(start: Start) -> None:
    """RabbitMQ refuses it to a second worker, which ends (`tests.play.queue.hosts`)."""
    settings = start(WESTMARCH_BROKER_URL="amqp://localhost//")

    assert settings["CELERY_WORKER_ENABLE_REMOTE_CONTROL"] is False


def test_a_broker_that_vanished_is_noticed_within_a_minute(start: Start) -> None:
    redis = start(WESTMARCH_BROKER_URL="redis://localhost:6379/0")
    rabbitmq = start(WESTMARCH_BROKER_URL="amqp://localhost//")

    options = redis["CELERY_BROKER_TRANSPORT_OPTIONS"]
    assert options["socket_timeout"] + options["health_check_interval"] < 60
    assert 2 * rabbitmq["CELERY_BROKER_HEARTBEAT"] <= 60


def test_redis_waits_longer_than_any_task_may_run(start: Start) -> None:
    settings = start(WESTMARCH_BROKER_URL="redis://localhost:6379/0")

    patience = settings["CELERY_BROKER_TRANSPORT_OPTIONS"]["visibility_timeout"]

    assert patience == 5 * settings["CELERY_TASK_TIME_LIMIT"]


# Builds the connection as a worker would, without connecting.
RABBITMQ = """
from westmarch.celery import app
connection = app.connection_for_read()
transport = connection.transport
print(type(transport).__module__, connection.hostname, connection.port, connection.virtual_host)
print(app.conf.broker_transport_options, app.conf.task_acks_late, app.conf.task_default_queue)
"""


def test_rabbitmq_by_its_address(tmp_path: Path) -> None:
    env = environment(
        WESTMARCH_VAR=str(tmp_path),
        WESTMARCH_BROKER_URL="amqp://frodo:baggins@queue.example:5673/shire",
        WESTMARCH_QUEUE="playtests",
    )

    connection, configuration = python("-c", RABBITMQ, env=env).splitlines()

    assert connection == "kombu.transport.pyamqp queue.example 5673 shire"
    assert configuration == "{} True playtests"


def test_tasks_survive_their_workers_whatever_the_broker() -> None:
    assert settings.CELERY_TASK_ACKS_LATE
    assert settings.CELERY_TASK_REJECT_ON_WORKER_LOST
    assert settings.CELERY_TASK_IGNORE_RESULT
    assert settings.CELERY_WORKER_PREFETCH_MULTIPLIER == 1
    assert settings.CELERY_ACCEPT_CONTENT == ["json"]
    assert settings.CELERY_TASK_SOFT_TIME_LIMIT < settings.CELERY_TASK_TIME_LIMIT


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("WESTMARCH_DEBUG", "ture"),
        ("WESTMARCH_HTTPS", "2"),
        ("WESTMARCH_PORT", "eight thousand"),
        ("WESTMARCH_PORT", "0"),
        ("WESTMARCH_PORT", "65536"),
        ("WESTMARCH_WORKERS", "-1"),
        ("WESTMARCH_WORKERS", "1.5"),
        ("WESTMARCH_DATABASE_URL", "mysql://localhost/shire"),
        ("WESTMARCH_DATABASE_URL", "postgresql://localhost"),
        ("WESTMARCH_DATABASE_URL", "postgresql://localhost:many/shire"),
        ("WESTMARCH_DATABASE_URL", "sqlite:///"),
        ("WESTMARCH_DATABASE_URL", "shire"),
        ("WESTMARCH_DATABASE_POOL", "big"),
        ("WESTMARCH_BROKER_URL", "localhost:6379"),
        ("WESTMARCH_BROKER_URL", "kafka://localhost"),
        ("WESTMARCH_TRUSTED_ORIGINS", "westmarch.example.org"),
        ("WESTMARCH_LOG_LEVEL", "loud"),
    ],
)
def test_an_odd_value_stops_the_start_and_is_named(start: Start, name: str, value: str) -> None:
    with pytest.raises(ImproperlyConfigured, match=name):
        start(**{name: value})


def test_an_empty_value_counts_as_none(start: Start) -> None:
    settings = start(WESTMARCH_PORT="", WESTMARCH_ALLOWED_HOSTS=" ")

    assert settings["PORT"] == 8000
    assert settings["ALLOWED_HOSTS"] == ["127.0.0.1", "localhost", "[::1]"]


def test_lists_are_written_with_commas(start: Start) -> None:
    settings = start(WESTMARCH_ALLOWED_HOSTS="a.example, b.example")

    assert settings["ALLOWED_HOSTS"] == ["a.example", "b.example"]


def test_behind_https_djangos_own_checklist_for_deployment_is_content(tmp_path: Path) -> None:
    env = environment(
        WESTMARCH_VAR=str(tmp_path),
        WESTMARCH_HTTPS="true",
        WESTMARCH_ALLOWED_HOSTS="westmarch.example.org",
    )

    said = python("manage.py", "check", "--deploy", "--fail-level", "WARNING", env=env)

    assert "no issues" in said


def test_the_tests_are_apart_from_this_machines_environment() -> None:
    assert settings.VAR_DIR.name.startswith("westmarch-tests-")
    assert os.environ["WESTMARCH_ENV_FILE"] == os.devnull
