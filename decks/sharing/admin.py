"""The staff's page of what players say of themselves: look and hide."""

from django.contrib import admin
from django.http import HttpRequest

from decks.models import PlayerProfile


@admin.register(PlayerProfile)
class PlayerProfileAdmin(admin.ModelAdmin):  # type: ignore[type-arg]  # generic in the stubs alone
    """What players say of themselves: hidden texts stay for the staff to see."""

    list_display = ("player", "about", "hidden")
    list_filter = ("hidden",)
    search_fields = ("player__username", "about")
    readonly_fields = ("player", "about")
    list_select_related = ("player",)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Players write these themselves."""
        return False
