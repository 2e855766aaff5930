"""List entries and errata in the admin; Django's own log keeps who did what, and when."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from cards.rulings.models import Amendment


class AmendmentAdmin(admin.ModelAdmin):  # type: ignore[type-arg]  # generic in the stubs alone
    """Rows that staff add, with who added them."""

    autocomplete_fields = ("card",)
    readonly_fields = ("created", "created_by")
    search_fields = ("card__title", "card__collector", "document")
    list_select_related = ("card", "created_by")
    date_hierarchy = "since"

    def save_model(self, request: HttpRequest, obj: Amendment, form: Any, change: bool) -> None:
        """Note who added it."""
        if not change:
            obj.created_by = request.user  # type: ignore[assignment]  # staff are signed in
        super().save_model(request, obj, form, change)


class ListEntryAdmin(AmendmentAdmin):
    """Cards on the lists of formats."""

    list_display = ("card", "format", "kind", "since", "document", "created_by")
    list_filter = ("kind", "format")


class ErratumAdmin(AmendmentAdmin):
    """Changes to cards."""

    list_display = ("card", "kind", "since", "document", "created_by")
    list_filter = ("kind",)
