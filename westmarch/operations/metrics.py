"""`/metrics` for Prometheus: what django-prometheus counts, and the state of the queue.

The page is there only where the operator sets `WESTMARCH_METRICS_TOKEN`; Prometheus sends it as
its `credentials`.
"""

import os
from collections.abc import Iterable
from secrets import compare_digest

from django.conf import settings
from django.db.models import Count, Q
from django.http import Http404, HttpRequest, HttpResponse
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from play.models import Playtest, WorkerHeartbeat

# prometheus_client's own variable: with it, several web processes add up their figures there.
SEVERAL_PROCESSES = "PROMETHEUS_MULTIPROC_DIR"


@require_safe
@never_cache
def metrics(request: HttpRequest) -> HttpResponse:
    """Answer with all figures, or 404 without the operator's token."""
    if not _is_allowed(request.headers.get("Authorization", "")):
        raise Http404("There is no such page.")
    registry = REGISTRY
    if SEVERAL_PROCESSES in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    queue = CollectorRegistry()
    queue.register(QueueCollector())
    page = generate_latest(registry) + generate_latest(queue)
    return HttpResponse(page, content_type=CONTENT_TYPE_LATEST)


def _is_allowed(authorization: str) -> bool:
    token = settings.METRICS_TOKEN
    return bool(token) and compare_digest(authorization.encode(), f"Bearer {token}".encode())


class QueueCollector(Collector):
    """Figures that the database knows and no single process does."""

    def collect(self) -> Iterable[GaugeMetricFamily]:
        """Yield the open playtests and when a worker was last seen."""
        is_open = Q(finished=None, cancelled=None, failed=None)
        counted = Playtest.objects.aggregate(
            waiting=Count("pk", filter=is_open & Q(started=None)),
            playing=Count("pk", filter=is_open & Q(started__isnull=False)),
            failed=Count("pk", filter=Q(failed__isnull=False)),
        )
        playtests = GaugeMetricFamily(
            "westmarch_playtests", "Playtests by status.", labels=["status"]
        )
        for status, number in counted.items():
            playtests.add_metric([status], number)
        yield playtests
        seen = WorkerHeartbeat.objects.values_list("seen", flat=True).first()
        if seen is not None:
            yield GaugeMetricFamily(
                "westmarch_worker_silent_seconds",
                "Seconds since a worker last did something.",
                value=max(0.0, (timezone.now() - seen).total_seconds()),
            )
