"""The staff's page of comments; reports are in `westmarch.moderation`."""

from django.contrib import admin
from django.http import HttpRequest

from decks.models import Comment


@admin.register(Comment)
class CommentAdmin(admin.ModelAdmin):  # type: ignore[type-arg]  # generic in the stubs alone
    """Comments: hidden ones stay for the staff to see."""

    list_display = ("created", "author", "deck", "text", "hidden")
    list_filter = ("hidden",)
    search_fields = ("text", "author__username")
    readonly_fields = ("deck", "author", "text", "created")
    list_select_related = ("author", "deck")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Comments are written on the site."""
        return False
