"""The staff's pages of messages, reports of them, and silences."""

from datetime import timedelta

from django.contrib import admin, messages
from django.contrib.auth.models import User
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone

from decks.comments.admin import ReportsAdmin
from play.models import Message, MessageReport, Silence

SILENT_FOR = timedelta(days=7)


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


@admin.register(MessageReport)
class MessageReportAdmin(ReportsAdmin):
    """What players reported of messages: open reports first."""

    list_display = ("created", "said", "author", "reason", "owner", "handled")
    readonly_fields = ("message", "owner", "reason", "created")
    list_select_related = ("message__author", "message__seat", "owner")
    actions = (
        "hide_messages",
        "silence_authors",
        "silence_addresses",
        "close_accounts",
        "mark_handled",
    )

    @admin.display(description="message")
    def said(self, report: MessageReport) -> str:
        """What was said."""
        return str(report.message)

    @admin.display(description="author")
    def author(self, report: MessageReport) -> str:
        """Who said it."""
        author = report.message.author
        return report.message.seat.name if author is None else author.get_username()

    @admin.action(description="Hide the reported messages")
    def hide_messages(self, request: HttpRequest, reports: QuerySet[MessageReport]) -> None:
        """Hide the messages."""
        hidden = Message.objects.filter(reports__in=reports).update(hidden=True)
        reports.update(handled=True)
        messages.success(request, f"{hidden} messages hidden.")

    @admin.action(description="Hide the messages and silence their authors for a week")
    def silence_authors(self, request: HttpRequest, reports: QuerySet[MessageReport]) -> None:
        """Let the accounts and browsers say nothing for a while."""
        until = timezone.now() + SILENT_FOR
        seats = {report.message.seat for report in reports.select_related("message__seat")}
        Silence.objects.bulk_create(
            Silence(owner_id=seat.owner_id, browser=seat.browser, until=until, reason="Reported")
            for seat in seats
            if seat.owner_id is not None or seat.browser
        )
        self.hide_messages(request, reports)

    @admin.action(description="Hide the messages and silence the addresses of guests for a week")
    def silence_addresses(self, request: HttpRequest, reports: QuerySet[MessageReport]) -> None:
        """Let the addresses from which tables were made say nothing and open none for a while."""
        until = timezone.now() + SILENT_FOR
        found = reports.filter(message__author=None).select_related("message__table")
        keys = {report.message.table.queue_key for report in found} - {""}
        Silence.objects.bulk_create(
            Silence(queue_key=key, until=until, reason="Reported") for key in keys
        )
        self.hide_messages(request, reports)

    @admin.action(description="Hide the messages and close the accounts of their authors")
    def close_accounts(self, request: HttpRequest, reports: QuerySet[MessageReport]) -> None:
        """Close accounts: nobody signs in to them any more. Staff's own stay open."""
        authors = User.objects.filter(messages__reports__in=reports, is_staff=False)
        closed = authors.distinct().count()
        User.objects.filter(pk__in=authors.values("pk")).update(is_active=False)
        messages.success(request, f"{closed} accounts closed.")
        self.hide_messages(request, reports)


@admin.register(Silence)
class SilenceAdmin(admin.ModelAdmin):  # type: ignore[type-arg]  # generic in the stubs alone
    """Who says nothing for a while; delete a row to let them speak again."""

    list_display = ("owner", "browser", "queue_key", "until", "reason")
    search_fields = ("owner__username", "browser", "queue_key")
    raw_id_fields = ("owner",)
