"""`manage.py doctor` examines an installation and says what to do."""

import json
from io import StringIO

import pytest
from celery import Celery
from django.core.management import call_command
from django.db import OperationalError
from pytest_django.fixtures import Settings

from play.queue.heartbeat import note_heartbeat
from tests.samples import store_samples
from westmarch.operations import doctor
from westmarch.operations.doctor import CHECKS, Level, examine

pytestmark = pytest.mark.django_db


def found() -> dict[str, doctor.Finding]:
    return {finding.check: finding for finding in examine()}


def test_a_complete_installation_passes(catalogue: None) -> None:
    store_samples()
    note_heartbeat()

    findings = found()

    assert list(findings) == list(CHECKS)
    for name in ("settings", "folder", "database", "cards", "sample decks", "broker", "worker"):
        assert findings[name].level is Level.OK, findings[name]


def test_what_is_missing_is_named_with_its_command(catalogue: None) -> None:
    findings = found()

    assert findings["sample decks"].level is Level.WARNING
    assert "run manage.py load_samples" in findings["sample decks"].words
    assert findings["worker"].level is Level.WARNING


def test_an_error_is_the_exit_status(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> list[str]:
        raise OperationalError("no route to the database")

    monkeypatch.setattr(doctor, "missing_preparation", refuse)
    shown = StringIO()

    with pytest.raises(SystemExit) as stopped:
        call_command("doctor", "--json", stdout=shown)

    assert stopped.value.code == 1
    [database] = [load for load in json.loads(shown.getvalue()) if load["check"] == "database"]
    assert database["level"] == "error"
    assert "no route to the database" in database["words"]


def test_a_check_that_breaks_is_a_finding_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    settings.VAR_DIR = "/there/is/no/such/folder"

    findings = found()

    assert findings["folder"].level is Level.ERROR
    assert findings["database"].level is Level.OK


def test_a_broker_that_is_away_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    # A port at which nothing listens.
    nowhere = Celery(broker="redis://127.0.0.1:1/0", set_as_current=False)
    monkeypatch.setattr("westmarch.celery.app", nowhere)

    assert found()["broker"].level is Level.ERROR
