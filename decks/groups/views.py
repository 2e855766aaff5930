"""The pages of groups of decks: all of them, and one with its conflicts."""

from django.contrib import messages
from django.db import transaction
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from decks.access import own_decks
from decks.groups.conflicts import MAX_DECKS, MAX_GROUPS, own_groups, report_on
from decks.groups.forms import GroupForm
from decks.models import DeckGroup
from decks.ownership import SiteRequest, get_or_create_maker, owned_by


@require_http_methods(["GET", "POST"])
def groups_page(request: SiteRequest) -> HttpResponse:
    """The visitor's groups of decks, and a form for a new one."""
    form = GroupForm(request.POST if request.method == "POST" else None)
    if form.is_valid():
        if DeckGroup.objects.filter(owned_by(request.visitor)).count() >= MAX_GROUPS:
            messages.warning(request, f"You can have up to {MAX_GROUPS} groups.")
            return redirect("decks:groups")
        maker = get_or_create_maker(request)
        group = DeckGroup.objects.create(**form.cleaned_data, **maker.as_owner())
        return redirect("decks:group", group.pk)
    context = {"groups": own_groups(request.visitor), "form": form}
    return render(request, "decks/groups/list.html", context)


@require_GET
def group_page(request: SiteRequest, number: int) -> HttpResponse:
    """A group: its decks, what they need together, and where they conflict."""
    visitor = request.visitor
    group = _group(request, number)
    context = {
        "group": group,
        "report": report_on(visitor, group),
        "choices": own_decks(visitor).filter(game=group.game, archived=False).order_by("name"),
        "chosen": set(group.decks.values_list("pk", flat=True)),
        "most": MAX_DECKS,
    }
    return render(request, "decks/groups/group.html", context)


@require_POST
def change_group(request: SiteRequest, number: int) -> HttpResponse:
    """Choose which of the visitor's decks are in a group."""
    group = _group(request, number)
    mine = own_decks(request.visitor).filter(game=group.game, slug__in=_slugs(request))
    chosen = list(mine)
    if len(chosen) > MAX_DECKS:
        messages.warning(request, f"A group has up to {MAX_DECKS} decks.")
    else:
        with transaction.atomic():
            group.decks.set(chosen)
        messages.success(request, "The group was saved.")
    return redirect("decks:group", number)


@require_POST
def delete_group(request: SiteRequest, number: int) -> HttpResponse:
    """Delete a group; its decks stay."""
    _group(request, number).delete()
    messages.success(request, "The group was deleted. Its decks are still there.")
    return redirect("decks:groups")


def _slugs(request: SiteRequest) -> list[str]:
    """Return the decks that a form names; a database refuses to look for a NUL."""
    return [slug for slug in request.POST.getlist("deck") if "\0" not in slug]


def _group(request: SiteRequest, number: int) -> DeckGroup:
    group = DeckGroup.objects.filter(owned_by(request.visitor), pk=number).first()
    if group is None:
        raise Http404("This group doesn’t exist or isn’t yours.")
    return group
