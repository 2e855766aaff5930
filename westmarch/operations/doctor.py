"""What `manage.py doctor` examines: each check returns what it found and how bad that is."""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from django.conf import settings
from django.core import checks
from django.db import DatabaseError, connection
from kombu import Connection

from cards.coverage import coverages
from cards.models import Card
from decks.models import Deck
from decks.samples import samples
from play.queue.heartbeat import worker_is_alive
from rules.kernel import Kernel, kernel_in_use
from westmarch.operations.health import missing_preparation

LEAST_FREE_BYTES = 500_000_000
SECONDS_FOR_BROKER = 3


class Level(StrEnum):
    """How bad a finding is."""

    OK = "ok"
    WARNING = "warning"
    ERROR = "error"


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check found, in words that name the next step where something is wrong."""

    check: str
    level: Level
    words: str


def examine() -> Iterator[Finding]:
    """Yield the findings of every check; a check that fails unexpectedly is a finding itself."""
    for name, check in CHECKS.items():
        try:
            level, words = check()
        except Exception as error:  # the next check may still say why
            level, words = Level.ERROR, f"{type(error).__name__}: {error}"
        yield Finding(name, level, words)


Result = tuple[Level, str]


def check_python() -> Result:
    """Return the version, and whether it runs in the project's own environment."""
    version = ".".join(map(str, sys.version_info[:3]))
    if sys.prefix == sys.base_prefix:
        return Level.WARNING, f"{version}, outside a virtual environment"
    return Level.OK, f"{version} in {sys.prefix}"


def check_settings() -> Result:
    """Return what Django's system checks find, those for deployment where the site is public."""
    found = checks.run_checks(include_deployment_checks=settings.HTTPS)
    serious = [message for message in found if message.level >= checks.WARNING]
    if not serious:
        return Level.OK, "Django's system checks find nothing"
    return Level.WARNING, "; ".join(f"{message.id}: {message.msg}" for message in serious)


def check_folder() -> Result:
    """Return whether the var folder can be written and has room."""
    folder = Path(settings.VAR_DIR)
    if not os.access(folder, os.W_OK):
        return Level.ERROR, f"{folder} can't be written by this account"
    free = shutil.disk_usage(folder).free
    level = Level.OK if free >= LEAST_FREE_BYTES else Level.WARNING
    return level, f"{folder}, {free / 1e9:.1f} GB free"


def check_database() -> Result:
    """Return whether the database answers and is of this version."""
    try:
        connection.ensure_connection()
        missing = missing_preparation()
    except DatabaseError as error:
        return Level.ERROR, f"{connection.vendor} doesn't answer: {error}"
    if missing:
        return Level.ERROR, f"{connection.vendor}; run manage.py {missing[0]}"
    return Level.OK, f"{connection.vendor}, all migrations applied"


def check_cards() -> Result:
    """Return whether the catalogue has every card of the data files."""
    expected = sum(coverage.whole.total for coverage in coverages())
    stored = Card.objects.count()
    if stored < expected:
        return Level.ERROR, f"{stored:,} of {expected:,} cards; run manage.py load_catalogue"
    return Level.OK, f"{stored:,} cards"


def check_samples() -> Result:
    """Return whether every sample deck is there."""
    stored = Deck.objects.filter(sample=True).count()
    if stored < len(samples()):
        return Level.WARNING, f"{stored} of {len(samples())} decks; run manage.py load_samples"
    return Level.OK, f"{stored} decks"


def check_static_files() -> Result:
    """Return whether the static files are collected."""
    if settings.DEBUG or (Path(settings.STATIC_ROOT) / "staticfiles.json").is_file():
        return Level.OK, str(settings.STATIC_ROOT)
    return Level.WARNING, "not collected; run manage.py collectstatic --no-input"


def check_broker() -> Result:
    """Return whether the broker of the queue can be reached."""
    # celery is imported only where its settings are in place.
    from westmarch.celery import app

    broker: Connection = app.connection_for_write(connect_timeout=SECONDS_FOR_BROKER)
    scheme = settings.CELERY_BROKER_URL.partition("://")[0]
    with broker:
        try:
            broker.ensure_connection(max_retries=1, timeout=SECONDS_FOR_BROKER)
        except Exception as error:  # each transport has errors of its own
            return Level.ERROR, f"{scheme} doesn't answer: {error}"
    return Level.OK, scheme


def check_worker() -> Result:
    """Return whether a worker was seen lately."""
    if worker_is_alive():
        return Level.OK, "seen within the last minutes"
    return Level.WARNING, "none seen lately; playtests wait until one runs"


def check_kernel() -> Result:
    """Return which rules kernel plays in a process that starts now."""
    in_use = kernel_in_use()
    level = Level.WARNING if in_use is Kernel.STALE else Level.OK
    return level, str(in_use)


CHECKS: dict[str, Callable[[], Result]] = {
    "python": check_python,
    "settings": check_settings,
    "folder": check_folder,
    "database": check_database,
    "cards": check_cards,
    "sample decks": check_samples,
    "static files": check_static_files,
    "broker": check_broker,
    "worker": check_worker,
    "rules kernel": check_kernel,
}
