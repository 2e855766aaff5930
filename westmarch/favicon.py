"""The icon at the address where browsers look for one on answers that are not pages."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.templatetags.static import static
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe


@require_safe
@cache_control(max_age=86400, public=True)
def favicon(request: HttpRequest) -> HttpResponse:
    """Lead to the site's icon, whose own address changes with its contents."""
    return redirect(static("icon.svg"))
