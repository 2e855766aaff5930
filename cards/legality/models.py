"""List entries and errata as rows, each with its day, its source and who made it.

No verdict is stored anywhere, so a row counts from the moment it is saved.
"""

from django.conf import settings
from django.core.exceptions import ValidationError
from django.db import models

from rules.construction import Game, Source, formats_of
from rules.construction import amendments as rules

LISTINGS = {
    rules.ListingKind.BANNED: "On the X-list: no copy may be played",
    rules.ListingKind.RESTRICTED: "On the R-list: one copy may be played",
    rules.ListingKind.FREE: "On no list of the format",
}
ERRATA = {
    rules.ErratumKind.TITLE: "Another title",
    rules.ErratumKind.UNIQUE: "Unique",
    rules.ErratumKind.NOT_UNIQUE: "Not unique",
    rules.ErratumKind.BEARS_RING: "May start as the Ring-bearer (ringed resistance icon)",
    rules.ErratumKind.WORDING: "Another wording, which plays otherwise",
    rules.ErratumKind.CLARIFICATION: "A clearer wording, which plays the same",
    rules.ErratumKind.MISPRINT: "A misprint: what copies of it have wrong",
    rules.ErratumKind.RULING: "A ruling: how the card is to be read",
}


def format_choices() -> list[tuple[str, str]]:
    """Return all formats of both games by slug and name."""
    return [(format.slug, format.name) for game in Game for format in formats_of(game)]


class Amendment(models.Model):
    """What a list entry and an erratum share."""

    card = models.ForeignKey("cards.Card", on_delete=models.PROTECT, related_name="%(class)s_set")
    since = models.DateField("in force from", help_text="The first day it counts.")
    document = models.CharField(max_length=200, help_text="The source, as shown to readers.")
    section = models.CharField(max_length=120, blank=True)
    note = models.TextField(blank=True, help_text="In your own words. Shown with the entry.")
    created = models.DateTimeField(auto_now_add=True)
    created_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        editable=False,
        related_name="+",
    )

    class Meta:
        abstract = True
        ordering = ["since", "pk"]

    @property
    def source(self) -> Source:
        """Document and section as the rules cite them."""
        return Source(self.document, self.section)


class ListEntry(Amendment):
    """A card put on a list of a format, or taken off, from a day on."""

    format = models.CharField(max_length=60, choices=format_choices)
    kind = models.CharField(
        max_length=20, choices=[(kind.value, words) for kind, words in LISTINGS.items()]
    )

    class Meta(Amendment.Meta):
        verbose_name_plural = "list entries"
        constraints = [
            models.UniqueConstraint(
                fields=["format", "card", "since"],
                name="one_entry_of_a_card_and_day",
                violation_error_message="This card has an entry in this format on that day.",
            )
        ]

    def __str__(self) -> str:
        return f"{self.card}, {self.get_format_display()}: {self.kind} from {self.since}"

    def clean(self) -> None:
        """Refuse a format of the other game."""
        if self.card_id is None or not self.format:
            return
        if self.format not in {format.slug for format in formats_of(Game(self.card.game))}:
            raise ValidationError({"format": "This format is one of the other game."})


class Erratum(Amendment):
    """A card changed from a day on, or a ruling on how it is read."""

    kind = models.CharField(
        max_length=20, choices=[(kind.value, words) for kind, words in ERRATA.items()]
    )
    title = models.CharField(
        "new title", max_length=80, blank=True, help_text="Only where the title changes."
    )

    class Meta(Amendment.Meta):
        verbose_name = "erratum or ruling"
        verbose_name_plural = "errata and rulings"

    def __str__(self) -> str:
        return f"{self.card}: {self.get_kind_display()} from {self.since}"

    def clean(self) -> None:
        """Ask for a title where it changes, and only there; the Ring is the TCG's.

        What construction does not ask about says nothing without a note.
        """
        kinds = {kind.value for kind in rules.OF_CONSTRUCTION}
        if self.kind and self.kind not in kinds and not self.note.strip():
            raise ValidationError({"note": "Describe the ruling in your own words."})
        if (self.kind == rules.ErratumKind.TITLE) is not bool(self.title):
            raise ValidationError(
                {"title": "A new title goes with the kind “Another title”, and with no other."}
            )
        of_lcg = self.card_id is not None and self.card.game == Game.LCG
        if of_lcg and self.kind == rules.ErratumKind.BEARS_RING:
            raise ValidationError({"kind": "Cards of this game do not bear the Ring."})
