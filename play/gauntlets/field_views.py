"""The pages of saved fields: decks under a name to play against."""

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from decks.ownership import SiteRequest, get_or_create_maker
from play.gauntlets.field_form import FieldForm
from play.requests import fields
from play.requests.fields import TooManyFields, own_field, own_fields, save_field
from play.results.labels import read_game
from rules.construction import Game


@require_http_methods(["GET", "POST"])
def field_list(request: SiteRequest) -> HttpResponse:
    """The visitor's fields, and a form for another."""
    visitor = request.visitor
    sent = request.POST if request.method == "POST" else None
    asked = request.GET if sent is None else sent
    form = FieldForm(sent, visitor=visitor, game=read_game(asked.get("game", "")))
    if sent is not None and form.is_valid():
        try:
            field = save_field(get_or_create_maker(request), **form.cleaned_data, game=form.game)
        except TooManyFields as error:
            form.add_error(None, str(error))
        else:
            messages.success(request, f"Saved the field “{field.name}”.")
            return redirect("play:fields")
    listed = [
        (field, field.decks.count()) for field in own_fields(visitor).prefetch_related("decks")
    ]
    return render(request, "play/fields.html", {"form": form, "fields": listed})


@require_http_methods(["GET", "POST"])
def change_field(request: SiteRequest, pk: int) -> HttpResponse:
    """Change the name or the decks of one of the visitor's fields."""
    visitor = request.visitor
    field = own_field(visitor, pk)
    sent = request.POST if request.method == "POST" else None
    form = FieldForm(sent, visitor=visitor, game=Game(field.game), field=field)
    if sent is not None and form.is_valid():
        fields.change_field(field, **form.cleaned_data)
        messages.success(request, f"Saved the field “{field.name}”.")
        return redirect("play:fields")
    return render(request, "play/field.html", {"form": form, "field": field})


@require_POST
def delete_field(request: SiteRequest, pk: int) -> HttpResponse:
    """Delete one of the visitor's fields; its decks stay."""
    field = own_field(request.visitor, pk)
    name = field.name
    field.delete()
    messages.success(request, f"Deleted the field “{name}”. Its decks are kept.")
    return redirect("play:fields")
