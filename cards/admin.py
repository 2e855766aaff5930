"""The catalogue in the admin: to look at. Facts are changed in the data files.

List entries and errata, which staff do change, are registered in `decks.admin`, which shows the
decks that an entry affects.
"""

import json
from typing import Any

from django.contrib import admin
from django.http import HttpRequest
from django.utils.html import format_html
from django.utils.safestring import SafeString

from cards.models import Card, CardSet, CatalogueChange, PrintedText


class ReadOnly(admin.ModelAdmin):  # type: ignore[type-arg]  # generic in the stubs alone
    """Rows that no one adds, changes or deletes by hand."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(CardSet)
class CardSetAdmin(ReadOnly):
    list_display = ("name", "game", "code", "abbreviation", "released", "block")
    list_filter = ("game",)


@admin.register(Card)
class CardAdmin(ReadOnly):
    list_display = ("name", "collector", "game", "type", "belongs_to", "unique")
    list_filter = ("game", "type", "card_set")
    list_select_related = ("card_set",)
    search_fields = ("title", "subtitle", "collector", "=printed_id")
    readonly_fields = ("facts_as_written",)
    exclude = ("line",)

    @admin.display(description="Facts as stored")
    def facts_as_written(self, card: Card) -> SafeString:
        return format_html("<pre>{}</pre>", json.dumps(card.row, ensure_ascii=False, indent=2))


@admin.register(CatalogueChange)
class CatalogueChangeAdmin(ReadOnly):
    list_display = ("made", "summary")


@admin.register(PrintedText)
class PrintedTextAdmin(ReadOnly):
    list_display = ("collector", "game", "text")
    list_filter = ("game",)
    search_fields = ("collector", "text")
