"""What the forms that ask for one playtest share: what stands against it, and insisting on it."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from django import forms

from decks.contents.card_labels import card_label
from decks.legality.report import Report, build_report
from play.forms.base import SettingsForm
from play.models.limits import OutOfBounds
from play.queue.quota import QuotaExceeded, check_quota
from play.requests.playtest import NotPlayable, PlaytestRequest, PlaytestWarnings
from play.requests.table import TableRequest
from play.requests.trial import TrialRequest

# What a form can ask for.
Requested = TypeVar("Requested", PlaytestRequest, TrialRequest, TableRequest)


@dataclass(frozen=True, slots=True)
class NamedCards:
    """Cards of a deck by their names."""

    name: str
    cards: list[str]


class PlaytestForm(SettingsForm, Generic[Requested]):
    """Decks and how they play, in a playtest or a trial.

    Once it is valid `requested` is what is asked for. Where something stands against it that the
    person may insist on, the form is not valid and `warnings` says what.
    """

    allow_illegal = forms.BooleanField(
        label="Play anyway",
        required=False,
        help_text="The result will show that a deck isn’t legal.",
    )
    allow_blanks = forms.BooleanField(
        label="Play these cards as blanks",
        required=False,
        help_text="They keep their numbers but have no effect. The result will list them.",
    )

    requested: Requested
    warnings: PlaytestWarnings | None = None

    def clean(self) -> dict[str, Any]:
        """Find what stands against the request, once every field makes sense."""
        cleaned: dict[str, Any] = super().clean() or {}
        if self.errors:
            return cleaned
        try:
            self.requested = self.read_request(cleaned)
            check_quota(self.visitor, self.queue_key, self.requested.games)
            self.warnings = self.requested.find_warnings()
        except (NotPlayable, OutOfBounds, QuotaExceeded) as error:
            raise forms.ValidationError(str(error)) from error
        self._refuse_warnings(self.warnings, cleaned)
        return cleaned

    def read_request(self, cleaned: dict[str, Any]) -> Requested:
        """Return what is asked for; raise NotPlayable for a deck without cards."""
        raise NotImplementedError

    def _refuse_warnings(self, warnings: PlaytestWarnings, cleaned: dict[str, Any]) -> None:
        format = self.requested.format
        if warnings.illegal and not cleaned["allow_illegal"]:
            self.add_error(
                None,
                f"{warnings.illegal_names}: not legal in {format.name}. See the reasons below.",
            )
        if warnings.blank and not cleaned["allow_blanks"]:
            self.add_error(
                None,
                f"{warnings.blank_names}: the computer can’t play some cards yet. "
                "Play them as blanks, or change the deck.",
            )

    def refusals(self) -> list[tuple[str, Report]]:
        """Return the decks that are not legal, each with its verdict in words."""
        if self.warnings is None:
            return []
        return [
            (deck.entrant.name, build_report(deck.verdict, self.requested.format))
            for deck in self.warnings.illegal
        ]

    def blank_cards(self) -> list[NamedCards]:
        """Return the cards that would be played as blanks, deck by deck."""
        if self.warnings is None:
            return []
        return [
            NamedCards(blank.entrant.name, [card_label(card_id) for card_id in blank.card_ids])
            for blank in self.warnings.blank
        ]

    def played_illegal(self) -> bool:
        """Whether a deck is not legal and the person insists."""
        return self.warnings is not None and bool(self.warnings.illegal)
