"""List entries and errata in the admin; Django's own log keeps who did what, and when."""

from typing import Any

from django.contrib import admin
from django.contrib.admin.models import LogEntry
from django.contrib.admin.widgets import AutocompleteSelect
from django.contrib.contenttypes.models import ContentType
from django.db.models import ForeignKey
from django.forms import ModelChoiceField
from django.http import HttpRequest
from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.timezone import localtime

from cards.legality.models import Amendment


class CardSelect(AutocompleteSelect):
    """Django's search for a card, with words in it before one is chosen: a name for the field."""

    def build_attrs(
        self, base_attrs: dict[str, Any], extra_attrs: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        """Add the words, which Django leaves empty."""
        return {**super().build_attrs(base_attrs, extra_attrs), "data-placeholder": "Choose a card"}


class AmendmentAdmin(admin.ModelAdmin):  # type: ignore[type-arg]  # generic in the stubs alone
    """Rows that staff add, with who added them and all that was done to them since."""

    class Media:
        """What Django's forms lack."""

        js = ("js/staff.js",)

    autocomplete_fields = ("card",)
    readonly_fields = ("created", "created_by", "history")
    search_fields = ("card__title", "card__subtitle", "card__collector", "document", "note")
    search_help_text = "Card name, number, document or note"
    list_select_related = ("card", "created_by")
    date_hierarchy = "since"
    save_on_top = True

    def formfield_for_foreignkey(
        self, db_field: "ForeignKey[Any, Any]", request: HttpRequest, **kwargs: Any
    ) -> "ModelChoiceField[Any] | None":
        """Make cards searchable."""
        if db_field.name == "card":
            kwargs["widget"] = CardSelect(db_field, self.admin_site)
        return super().formfield_for_foreignkey(db_field, request, **kwargs)

    @admin.display(description="History")
    def history(self, amendment: Amendment) -> SafeString | str:
        """Return each change with who made it and when, the newest first."""
        kept = LogEntry.objects.filter(
            content_type=ContentType.objects.get_for_model(amendment),
            object_id=str(amendment.pk),
        ).select_related("user")
        lines = (
            (
                f"{localtime(log_entry.action_time):%Y-%m-%d %H:%M}",
                log_entry.user.get_username(),
                log_entry.get_change_message(),
            )
            for log_entry in kept
        )
        return format_html_join("", "<p>{} {}: {}</p>", lines) or "No entries yet"

    def save_model(self, request: HttpRequest, obj: Amendment, form: Any, change: bool) -> None:
        """Note who added it."""
        if not change:
            obj.created_by = request.user  # type: ignore[assignment]  # staff are signed in
        super().save_model(request, obj, form, change)


class ListEntryAdmin(AmendmentAdmin):
    """Cards on the lists of formats."""

    list_display = ("card", "format", "kind", "since", "document", "created_by", "created")
    list_filter = ("kind", "format", "card__game")


class ErratumAdmin(AmendmentAdmin):
    """Changes to cards, and rulings on them."""

    list_display = ("card", "kind", "since", "document", "created_by", "created")
    list_filter = ("kind", "card__game")
