"""The staff's pages of comments and reports: look, hide, take a deck out of the lists."""

from typing import Any

from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest

from decks.models import Comment, Deck, Report, Visibility


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


class ReportsAdmin(admin.ModelAdmin):  # type: ignore[type-arg]  # generic in the stubs alone
    """What all pages of reports share: `handled` says that one is closed."""

    list_filter = ("handled",)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Reports are made on the site."""
        return False

    @admin.action(description="Close without doing anything")
    def mark_handled(self, request: HttpRequest, reports: QuerySet[Any]) -> None:
        """Close reports."""
        messages.success(request, f"{reports.update(handled=True)} reports closed.")


@admin.register(Report)
class ReportAdmin(ReportsAdmin):
    """What players reported of comments and decks: open reports first."""

    list_display = ("created", "deck", "comment_text", "reason", "reporter", "handled")
    readonly_fields = ("deck", "comment", "reporter", "reason", "created")
    list_select_related = ("deck", "comment", "reporter")
    actions = ("hide_comments", "make_decks_private", "mark_handled")

    @admin.display(description="comment")
    def comment_text(self, report: Report) -> str:
        """The comment that is reported, "" for a deck."""
        return report.comment.text[:200] if report.comment is not None else ""

    @admin.action(description="Hide the reported comments")
    def hide_comments(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        """Hide the comments; a report of a deck alone is left open."""
        about = reports.filter(comment__isnull=False)
        hidden = Comment.objects.filter(reports__in=about).update(hidden=True)
        about.update(handled=True)
        messages.success(request, f"{hidden} comments hidden.")

    @admin.action(description="Make the reported decks private")
    def make_decks_private(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        """Take the decks out of lists and searches; their owners keep them."""
        about = reports.filter(comment=None)
        decks = Deck.objects.filter(reports__in=about, sample=False)
        changed = decks.update(visibility=Visibility.PRIVATE)
        about.update(handled=True)
        messages.success(request, f"{changed} decks are private now.")
