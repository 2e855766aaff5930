"""The forms of the lobby: opening a table, and a quick game."""

from copy import deepcopy
from typing import Any

from django import forms
from django.conf import settings
from django.http import Http404
from django.utils.timezone import localdate

from cards.formats import FormatSelect, format_choices
from cards.kept_select import KeptSelect
from decks.history.deck_choices import deck_choices, named_version
from decks.legality.verdicts import briefs_on, likeliest
from decks.models import Deck, DeckVersion
from decks.ownership import Visitor
from play.face import face_of
from play.lobby.opening import CLOCKS, QUICK_CLOCKS, TableToOpen, check_to_open
from play.models import Watching
from play.models.terms import MAX_NOTE
from play.requests.playtest import Entrant, NotPlayable, enter
from play.requests.terms import TermsRefused, read_terms
from rules.construction import Game, load_format
from rules.players.player import UnknownPlayer


class DeckForm(forms.Form):
    """A deck of one game: your own first, then those you looked at, then samples."""

    deck = forms.ChoiceField(
        label="Your deck",
        widget=KeptSelect,
        error_messages={"invalid_choice": "This deck doesn’t exist."},
    )

    def __init__(
        self, *args: Any, visitor: Visitor, game: Game | None, seen: list[str], **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        self.visitor = visitor
        chosen = self._named(self.data.get("deck") or self.initial.get("deck"))
        field = self.fields["deck"]
        assert isinstance(field, forms.ChoiceField), "it is declared above"
        field.choices = deck_choices(
            visitor, seen, [], lambda deck: game is None or deck.game == game
        )
        known = {slug for _, decks in field.choices for slug, _ in decks}
        if chosen is not None and chosen.deck.slug not in known:
            field.choices = [("Chosen", [(chosen.deck.slug, chosen.deck.name)]), *field.choices]

    def clean_deck(self) -> Entrant:
        """Return the deck as it is played."""
        version = self._named(self.cleaned_data["deck"])
        if version is None:
            raise forms.ValidationError("This deck doesn’t exist.")
        self.version = version
        return enter(version.deck.name, version.cards(), "", version)

    def _named(self, text: object) -> DeckVersion | None:
        try:
            return named_version(self.visitor, str(text or ""))
        except Http404:
            return None


class QuickForm(DeckForm):
    """A deck and a pace: all that a quick game needs."""

    pace = forms.ChoiceField(
        label="Pace", choices=list(QUICK_CLOCKS.items()), initial="live", widget=forms.RadioSelect
    )


class OpenTableForm(DeckForm):
    """A table that people can find or are invited to; once valid, `asked` is what is opened."""

    format = forms.ChoiceField(label="Format", widget=FormatSelect)
    others = forms.TypedChoiceField(
        coerce=int, choices=[(1, "1"), (2, "2"), (3, "3")], initial=1, widget=forms.RadioSelect
    )
    clock = forms.ChoiceField(
        label="Clock",
        choices=[(name, clock.words) for name, clock in CLOCKS.items()],
        initial="live",
    )
    note = forms.CharField(
        label="Note",
        required=False,
        max_length=MAX_NOTE,
        help_text="For example “Beginners welcome”. No links.",
        widget=forms.TextInput(attrs={"autocomplete": "off"}),
    )
    found_by = forms.ChoiceField(
        label="Who can sit down",
        choices=[("lobby", "Anybody in the lobby"), ("link", "Only people with a link")],
        initial="lobby",
        widget=forms.RadioSelect,
    )
    watching = forms.ChoiceField(
        label="Who may watch",
        choices=[
            (Watching.EVERYBODY.value, "Everybody"),
            (Watching.LINK.value, "People with the game’s link"),
            (Watching.NOBODY.value, "Nobody"),
        ],
        initial=Watching.EVERYBODY.value,
        help_text="They see what lies on the table. Hands are shown only after the end.",
    )
    watch_delay = forms.TypedChoiceField(
        label="Delay",
        coerce=int,
        choices=[(0, "No delay"), (5, "5 minutes"), (10, "10 minutes"), (30, "30 minutes")],
        initial=0,
    )
    rated = forms.BooleanField(
        label="Rated",
        required=False,
        help_text="Counts for both players’ ratings. Both need an account, and the game a clock.",
    )
    free_text = forms.BooleanField(
        label="Free chat",
        required=False,
        help_text="Accounts may write in their own words. Otherwise there are set phrases.",
    )

    asked: TableToOpen

    def __init__(self, *args: Any, game: Game, **kwargs: Any) -> None:
        super().__init__(*args, game=game, **kwargs)
        self.game = game
        field = self.fields["format"]
        assert isinstance(field, forms.ChoiceField), "it is declared above"
        field.choices = format_choices(game)
        face = face_of(game)
        for name in ("scenario", "difficulty"):
            if name in face.table_form.base_fields:
                self.fields[name] = deepcopy(face.table_form.base_fields[name])
        self.fields["others"].label = "Opponents" if face.has_opponents else "Companions"
        if not face.has_opponents:
            del self.fields["rated"]
        if self.visitor.user is None or not settings.RATED:
            self.fields.pop("rated", None)
        if self.visitor.user is None or settings.CHAT != "words":
            del self.fields["free_text"]
        if not settings.WATCHING:
            del self.fields["watching"], self.fields["watch_delay"]

    def clean(self) -> dict[str, Any]:
        """Read the terms and what is opened, once every field makes sense."""
        cleaned = super().clean() or {}
        if self.errors:
            return cleaned
        given = {
            **cleaned,
            **CLOCKS[cleaned["clock"]].as_terms(),
            "listed": cleaned["found_by"] == "lobby",
        }
        try:
            self.asked = TableToOpen(
                entrant=cleaned["deck"],
                format=load_format(cleaned["format"]),
                others=cleaned["others"],
                terms=read_terms(given),
                scenario=cleaned.get("scenario", ""),
                difficulty=cleaned.get("difficulty", ""),
            )
            check_to_open(self.asked)
        except (NotPlayable, TermsRefused, UnknownPlayer) as error:
            raise forms.ValidationError(str(error)) from error
        return cleaned


def format_of(deck: Deck) -> str:
    """Return the format that a deck is meant for, or likeliest legal in; "" for an empty one."""
    version = deck.versions.first()
    if version is None:
        return deck.format
    day = localdate()
    briefs = briefs_on(version.cards(), day)
    if any(judged.format.slug == deck.format and judged.brief.legal for judged in briefs):
        return deck.format
    best = likeliest(briefs)
    return best.format.slug if best is not None else deck.format
