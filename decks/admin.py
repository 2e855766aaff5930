"""The staff's pages of list entries and errata: an entry shows which decks it hits first.

They are registered here and not with the catalogue, which knows of no decks.
"""

from typing import Any, cast

from django.contrib import admin, messages
from django.contrib.admin.utils import unquote
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.utils.timezone import localdate

from cards.legality.admin import AmendmentAdmin, ErratumAdmin, ListEntryAdmin
from cards.legality.models import Amendment
from cards.models import Erratum, ListEntry
from decks.affected_decks import AffectedDecks, affected_decks
from decks.comments.admin import CommentAdmin as CommentAdmin
from decks.sharing.admin import PlayerProfileAdmin as PlayerProfileAdmin

CONFIRMED = "_confirmed"


class ConfirmedAmendmentAdmin(AmendmentAdmin):
    """Rows that are saved only after staff have seen whose decks they make illegal or legal."""

    def changeform_view(
        self,
        request: HttpRequest,
        object_id: str | None = None,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        """Show the form, the decks that its entry affects, or save it."""
        if request.method == "POST" and CONFIRMED not in request.POST:
            amendment = self._valid_amendment(request, object_id)
            if amendment is not None:
                affected = affected_decks(amendment, localdate())
                if affected.decks:
                    return self._confirmation(request, amendment, affected)
                words = "No sample or public deck becomes legal or illegal by this entry."
                messages.info(request, words)
        return super().changeform_view(request, object_id, form_url, extra_context)

    def _valid_amendment(self, request: HttpRequest, object_id: str | None) -> Amendment | None:
        """Return the row as the form says, None if it has errors or may not be changed."""
        existing = self.get_object(request, unquote(object_id)) if object_id else None
        may = (
            self.has_change_permission(request, existing)
            if object_id
            else self.has_add_permission(request)
        )
        if not may or (object_id and existing is None):
            return None
        form = self.get_form(request, existing, change=existing is not None)(
            request.POST, instance=existing
        )
        return cast(Amendment, form.instance) if form.is_valid() else None

    def _confirmation(
        self, request: HttpRequest, amendment: Amendment, affected: AffectedDecks
    ) -> HttpResponse:
        """Ask before an entry is saved, with every field of the form sent along."""
        fields = [
            (name, value)
            for name, values in request.POST.lists()
            if name != "csrfmiddlewaretoken"
            for value in values
        ]
        context = {
            **self.admin_site.each_context(request),
            "title": "Decks that this entry affects",
            "opts": self.opts,
            "amendment": amendment,
            "affected": affected,
            "fields": fields,
            "confirmed": CONFIRMED,
        }
        return TemplateResponse(request, "admin/confirm_amendment.html", context)


@admin.register(ListEntry)
class ConfirmedListEntryAdmin(ConfirmedAmendmentAdmin, ListEntryAdmin):
    """Cards on the lists of formats."""


@admin.register(Erratum)
class ConfirmedErratumAdmin(ConfirmedAmendmentAdmin, ErratumAdmin):
    """Changes to cards, and rulings on them."""
