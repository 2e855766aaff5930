"""The forms that ask for a gauntlet: one deck against many, or all against all."""

from datetime import date
from typing import Any, ClassVar
from uuid import UUID

from django import forms
from django.utils.timezone import localdate

from cards.days import DayField
from play.fields import STARTERS, FieldOfDecks, check_playable, chosen_field, group_choices
from play.forms.base import DeckChoice, PlayerChoice, SettingsForm
from play.gauntlet_request import (
    Meeting,
    check_size,
    deck_meetings,
    leave_out_clashes,
    scenario_meetings,
)
from play.gauntlets import earlier_opponents
from play.labels import PLAYERS
from play.lcg.labels import DIFFICULTIES, SCENARIO_CHOICES
from play.lcg.labels import PLAYERS as LCG_PLAYERS
from play.limits import MAX_GAMES
from play.playtest_request import Entrant, NotPlayable, check_party
from play.queries import latest_gauntlets
from rules.construction import Format, Game, load_format

DEFAULT_GAMES = 100
EARLIER = "saved"


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
            self.meetings = self._meetings(cleaned, load_format(cleaned["format"]))
            check_size(self.meetings)
        except NotPlayable as error:
            raise forms.ValidationError(str(error)) from error
        return cleaned

    def _meetings(self, cleaned: dict[str, Any], format: Format) -> list[Meeting]:
        raise NotImplementedError

    def _chosen_deck(
        self, name: str, cleaned: dict[str, Any], format: Format, day: date
    ) -> Entrant | None:
        """Return the deck of a field, if one is chosen; NotPlayable."""
        if not cleaned[name]:
            return None
        deck = self.entrant(cleaned[name], cleaned["player"])
        check_playable([deck], format, day)
        return deck


class TcgGauntletForm(GauntletForm):
    """One deck, or none for all against all, and the decks that meet."""

    game: Game = Game.TCG

    deck = DeckChoice("Deck", required=False, blank="None: all decks against each other")
    against = forms.ChoiceField(label="Opponents")
    player = PlayerChoice("Player", PLAYERS)
    on = DayField(
        required=False,
        help_text="The rules, lists and card texts of this day. Leave blank for today.",
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["format"].initial = "king-block"
        earlier = [
            (f"{EARLIER} {gauntlet.first.gauntlet}", f"The decks of “{gauntlet.table.title}”")
            for gauntlet in latest_gauntlets(self.visitor)
            if gauntlet.first.game == Game.TCG
        ]
        self.offer("against", [*group_choices(self.visitor, self.game), *earlier])

    def _meetings(self, cleaned: dict[str, Any], format: Format) -> list[Meeting]:
        day = cleaned["on"] or localdate()
        deck = self._chosen_deck("deck", cleaned, format, day)
        field = self._field(cleaned, format, day)
        self.left_out = field.left_out
        return deck_meetings(
            deck,
            field.entrants,
            games=cleaned["games"],
            seed=cleaned["seed"],
            format=format,
            day=day,
        )

    def _field(self, cleaned: dict[str, Any], format: Format, day: date) -> FieldOfDecks:
        kind, _, earlier = cleaned["against"].partition(" ")
        if kind == EARLIER:
            return FieldOfDecks(
                earlier_opponents(UUID(earlier), self.visitor, cleaned["player"]), ()
            )
        return chosen_field(self.visitor, cleaned["against"], cleaned["player"], format, day)


class LcgGauntletForm(GauntletForm):
    """One deck, or several one after another, alone or with a partner, in scenarios."""

    game: Game = Game.LCG
    deck_fields: ClassVar[tuple[str, ...]] = ("deck", "partner")

    deck = DeckChoice("Deck", required=False, blank="Several decks")
    several = forms.ChoiceField(
        label="Several decks",
        required=False,
        help_text="Used if you choose no deck.",
    )
    partner = DeckChoice("Partner", required=False, blank="None: play alone")
    scenario = forms.ChoiceField(
        label="Scenarios",
        required=False,
        choices=[("", "All three scenarios, one by one"), *SCENARIO_CHOICES],
    )
    difficulty = forms.ChoiceField(
        label="Difficulty",
        choices=list(DIFFICULTIES.items()),
        initial="standard",
        widget=forms.RadioSelect,
    )
    player = PlayerChoice("Player", LCG_PLAYERS)
    on = DayField(
        required=False,
        help_text="Cards have the errata of this day. Leave blank for the printed texts.",
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["format"].initial = "lcg-introductory"
        self.fields["games"].label = "Games in each scenario"
        self.offer("several", group_choices(self.visitor, self.game))

    def _meetings(self, cleaned: dict[str, Any], format: Format) -> list[Meeting]:
        day = cleaned["on"] or localdate()
        partner = self._chosen_deck("partner", cleaned, format, day)
        partners = [partner] if partner is not None else []
        deck = self._chosen_deck("deck", cleaned, format, day)
        if deck is not None:
            check_party([deck, *partners])
            decks: tuple[Entrant, ...] = (deck,)
        else:
            choice = cleaned["several"] or STARTERS
            field = chosen_field(self.visitor, choice, cleaned["player"], format, day)
            field = leave_out_clashes(field, partners)
            decks, self.left_out = field.entrants, field.left_out
        return scenario_meetings(
            decks,
            partners=partners,
            scenarios=[cleaned["scenario"]] if cleaned["scenario"] else (),
            difficulty=cleaned["difficulty"],
            games=cleaned["games"],
            seed=cleaned["seed"],
            format=format,
            day=cleaned["on"],
        )


GAUNTLET_FORMS: dict[Game, type[GauntletForm]] = {
    Game.TCG: TcgGauntletForm,
    Game.LCG: LcgGauntletForm,
}
