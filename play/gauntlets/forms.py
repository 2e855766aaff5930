"""What the forms that ask for a gauntlet share; each game's own is part of its face."""

from datetime import date
from typing import Any, ClassVar

from django import forms

from play.forms.base import SettingsForm
from play.models.limits import MAX_GAMES
from play.requests.fields import check_playable
from play.requests.gauntlet import Meeting, check_size
from play.requests.playtest import Entrant, NotPlayable
from rules.construction import Format, load_format

DEFAULT_GAMES = 100


class GauntletForm(SettingsForm):
    """What the gauntlets of both games share.

    Once it is valid `meetings` are what is to be played, and `left_out` names decks that can't
    be played.
    """

    deck_fields: ClassVar[tuple[str, ...]] = ("deck",)

    format = forms.ChoiceField(
        label="Format", help_text="Decks that aren’t legal in this format are left out."
    )

    meetings: list[Meeting]
    left_out: tuple[str, ...] = ()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        games = self.fields["games"]
        games.label, games.initial = "Games for each pairing", DEFAULT_GAMES
        games.help_text = f"At most {MAX_GAMES:,} in all."

    def clean(self) -> dict[str, Any]:
        """Find the decks, and refuse a deck that can't be played."""
        cleaned: dict[str, Any] = super().clean() or {}
        if self.errors:
            return cleaned
        try:
            self.meetings = self.find_meetings(cleaned, load_format(cleaned["format"]))
            check_size(self.meetings)
        except NotPlayable as error:
            raise forms.ValidationError(str(error)) from error
        return cleaned

    def find_meetings(self, cleaned: dict[str, Any], format: Format) -> list[Meeting]:
        """Return the playtests; raise NotPlayable."""
        raise NotImplementedError

    def chosen_deck(
        self, name: str, cleaned: dict[str, Any], format: Format, day: date
    ) -> Entrant | None:
        """Return the deck of a field, if one is chosen; NotPlayable."""
        if not cleaned[name]:
            return None
        deck = self.entrant(cleaned[name], cleaned["player"])
        check_playable([deck], format, day)
        return deck
