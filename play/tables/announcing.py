"""Telling a chat room of a new table: a message in Discord's format to the operator's webhook.

Nothing is sent anywhere but to the configured address, and nothing that isn't shown in the lobby.
The queue sends it, so that nobody waits for another site.
"""

import json
import logging
from urllib.error import URLError
from urllib.request import HTTPRedirectHandler, Request, build_opener

from celery import current_app
from django.conf import settings
from django.db import transaction
from django.urls import reverse
from kombu.exceptions import OperationalError as QueueDown

from play.models import Table, TableStatus
from play.results.labels import format_name, scenario_name

log = logging.getLogger(__name__)

# The task is in `play.tables.tasks`.
ANNOUNCE = "play.tables.tasks.announce_task"
SECONDS_TO_ANSWER = 5
# Discord cuts longer titles and descriptions.
MOST_LETTERS = 200


def announce_on_commit(table: Table) -> None:
    """Announce a listed table once it is in the database, if the operator has a webhook."""
    if settings.TABLES_WEBHOOK and table.listed and table.status == TableStatus.OPEN:
        transaction.on_commit(lambda: _send(table))


def announce(table: Table) -> bool:
    """Post a table that still waits to the webhook; return whether it was taken.

    An address that leads elsewhere, an error and a slow answer are logged and not tried again.
    """
    if not settings.TABLES_WEBHOOK or not table.listed or table.status != TableStatus.OPEN:
        return False
    body = json.dumps(describe(table)).encode()
    headers = {"Content-Type": "application/json", "User-Agent": "Westmarch"}
    request = Request(settings.TABLES_WEBHOOK, body, headers)  # noqa: S310 - checked as it is read
    try:
        with build_opener(_NoRedirect).open(request, timeout=SECONDS_TO_ANSWER) as answer:
            return bool(200 <= answer.status < 300)
    except (URLError, OSError, ValueError) as error:
        # Not the address: it has the webhook's secret.
        log.warning("the webhook for tables did not take table %s: %s", table.pk, error)
        return False


def describe(table: Table) -> dict[str, object]:
    """Return a message about a table that waits, as Discord reads it; it mentions nobody."""
    what = scenario_name(table.scenario) if table.scenario else format_name(table.format)
    free = sum(seat.is_free for seat in table.seats.all())
    words = [f"{free} seat{'' if free == 1 else 's'} free", *(["rated"] if table.rated else [])]
    embed: dict[str, object] = {
        "title": f"A table waits: {what}"[:MOST_LETTERS],
        "description": ", ".join(words),
    }
    if settings.SITE_ADDRESS:
        embed["url"] = f"{settings.SITE_ADDRESS}{reverse('lobby:lobby')}"
    return {"username": "Westmarch", "embeds": [embed], "allowed_mentions": {"parse": []}}


def _send(table: Table) -> None:
    try:
        current_app.send_task(ANNOUNCE, (str(table.pk),), queue=settings.TABLE_QUEUE)
    except QueueDown:
        log.exception("the queue does not answer; table %s is not announced", table.pk)


class _NoRedirect(HTTPRedirectHandler):
    """Follows no redirect: only the configured address is asked."""

    def redirect_request(self, *_: object, **__: object) -> None:
        return None
