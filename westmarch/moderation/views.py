"""The staff's page of reports."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from django.contrib import messages
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_POST

from cards.whole_numbers import whole_number
from play.models import Silence
from westmarch.accounts.decorators import sign_in_required
from westmarch.accounts.models import AddressBan
from westmarch.moderation.acting import ACTIONS, act
from westmarch.moderation.bans import lift_ban
from westmarch.moderation.reports import find_reported, open_reports

RIGHT = "play.change_messagereport"
Rest = ParamSpec("Rest")


def for_moderators(
    view: Callable[Concatenate[HttpRequest, User, Rest], HttpResponse],
) -> Callable[Concatenate[HttpRequest, Rest], HttpResponse]:
    """Pass the account of somebody on the staff who may deal with reports; 403 for others."""

    @never_cache
    @sign_in_required
    def asked(
        request: HttpRequest, user: User, /, *args: Rest.args, **kwargs: Rest.kwargs
    ) -> HttpResponse:
        if not user.is_staff or not user.has_perm(RIGHT):
            raise PermissionDenied("This page is for the staff.")
        return view(request, user, *args, **kwargs)

    return asked


@require_GET
@for_moderators
def reports(request: HttpRequest, staff: User) -> HttpResponse:
    """What was reported, and who is muted or banned."""
    now = timezone.now()
    context = {
        "reports": open_reports(),
        "silences": Silence.objects.filter(until__gt=now).select_related("owner").order_by("until"),
        "bans": AddressBan.objects.filter(until__gt=now).order_by("until"),
    }
    return render(request, "staff/reports.html", context)


@require_POST
@for_moderators
def act_on_report(request: HttpRequest, staff: User) -> HttpResponse:
    """Do something about what was reported."""
    number = whole_number(request.POST.get("id", ""))
    reported = find_reported(request.POST.get("kind", ""), -1 if number is None else number)
    action = request.POST.get("action", "")
    if reported is None or action not in ACTIONS:
        raise Http404("Nothing of this kind was reported.")
    messages.success(request, act(reported, action, staff))
    return redirect("moderation:reports")


@require_POST
@for_moderators
def lift(request: HttpRequest, staff: User) -> HttpResponse:
    """Let somebody speak again, or an address write again."""
    if key := request.POST.get("ban"):
        lift_ban(key.replace("\0", ""))
    else:
        number = whole_number(request.POST.get("silence", ""))
        Silence.objects.filter(pk=-1 if number is None else number).delete()
    messages.success(request, "Lifted.")
    return redirect("moderation:reports")
