"""What works in the browser behind the pages: reading without a connection, and notifications."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe


@require_safe
def offline(request: HttpRequest) -> HttpResponse:
    """What can be read without a connection, and how to turn it on."""
    return render(request, "pages/offline.html")


@require_safe
@cache_control(max_age=600, public=True)
def service_worker(request: HttpRequest) -> HttpResponse:
    """The script that keeps pages; at the root, as it may answer only below its own address."""
    return render(request, "pages/service_worker.js", content_type="text/javascript; charset=utf-8")


@require_safe
@cache_control(max_age=600, public=True)
def notification_worker(request: HttpRequest) -> HttpResponse:
    """The script behind notifications; below the addresses of tables, which it answers for."""
    return render(
        request, "pages/notification_worker.js", content_type="text/javascript; charset=utf-8"
    )
