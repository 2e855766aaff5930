"""The staff's pages of messages and silences; reports are in `westmarch.moderation`."""

from django.contrib import admin
from django.http import HttpRequest

from play.models import Message, Silence


@admin.register(Message)
class MessageAdmin(admin.ModelAdmin):  # type: ignore[type-arg]  # generic in the stubs alone
    """What was said at tables; hidden messages stay for the staff to see."""

    list_display = ("created", "seat", "author", "phrase", "text", "hidden")
    list_filter = ("hidden",)
    search_fields = ("text", "author__username")
    readonly_fields = ("table", "seat", "author", "number", "phrase", "text", "created")
    list_select_related = ("seat", "author")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Messages are written at tables."""
        return False


@admin.register(Silence)
class SilenceAdmin(admin.ModelAdmin):  # type: ignore[type-arg]  # generic in the stubs alone
    """Who says nothing for a while; delete a row to let them speak again."""

    list_display = ("owner", "browser", "queue_key", "until", "reason")
    search_fields = ("owner__username", "browser", "queue_key")
    raw_id_fields = ("owner",)
