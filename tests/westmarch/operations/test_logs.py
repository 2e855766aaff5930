"""Every request has an id and a line of log that programs can read."""

import json
import logging
from logging.config import DictConfigurator

import pytest
from django.test import Client

from tests.westmarch.test_settings import Start, start
from westmarch.middleware.request_log import RefusalFilter

__all__ = ["start"]

pytestmark = pytest.mark.django_db
LOGGER = "westmarch.requests"


def test_a_request_is_one_line_with_its_id(
    client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, LOGGER):
        answer = client.get("/healthz?secret=1", headers={"X-Request-ID": "from-the-proxy-1"})

    [line] = [record for record in caplog.records if record.name == LOGGER]
    assert answer["X-Request-ID"] == "from-the-proxy-1"
    assert line.getMessage() == "GET /healthz 200"
    said = vars(line)
    assert (said["view"], said["status"], said["method"]) == ("healthz", 200, "GET")
    assert said["milliseconds"] > 0
    assert "secret" not in json.dumps(line.__dict__, default=str)


@pytest.mark.parametrize("sent", ["short", "x" * 65, "with space", "<script>alert</script>"])
def test_an_odd_id_is_replaced(client: Client, sent: str) -> None:
    answer = client.get("/healthz", headers={"X-Request-ID": sent})

    assert answer["X-Request-ID"] != sent
    assert len(answer["X-Request-ID"]) == 32


def test_two_requests_have_two_ids(client: Client) -> None:
    ids = {client.get("/healthz")["X-Request-ID"] for _ in range(2)}

    assert len(ids) == 2


def test_as_json_a_record_is_a_document_a_line(start: Start) -> None:
    logs = DictConfigurator(start(WESTMARCH_LOG_FORMAT="json")["LOGGING"])
    [handler] = logs.config["handlers"].values()
    formatter = logs.configure_formatter(logs.config["formatters"][handler["formatter"]])
    record = logging.LogRecord(LOGGER, logging.INFO, "", 0, "GET %s %s", ("/cards/", 200), None)
    record.__dict__ |= {"status": 200, "request_id": "abc", "request": object()}

    document = json.loads(formatter.format(record))

    assert document["message"] == "GET /cards/ 200"
    assert (document["level"], document["logger"]) == ("INFO", LOGGER)
    assert (document["status"], document["request_id"]) == (200, "abc")
    assert document["time"]


@pytest.mark.parametrize(("status", "traceback"), [(403, False), (500, True)])
def test_only_a_fault_is_logged_with_its_traceback(status: int, *, traceback: bool) -> None:
    record = logging.makeLogRecord({"name": "django.request", "exc_info": (None, None, None)})
    record.status_code = status

    assert RefusalFilter().filter(record)

    assert bool(record.exc_info) is traceback


def test_no_page_may_use_a_device(client: Client) -> None:
    assert "camera=()" in client.get("/")["Permissions-Policy"]
