"""The forms that ask for a trial: which of two versions is better, and which card to swap."""

from typing import Any, ClassVar

from django import forms
from django.http import QueryDict
from django.utils.timezone import localdate

from cards.days import DayField
from cards.legality.amendments import amendments
from decks.contents.card_labels import card_label
from decks.legality.deck_legality import format_for
from decks.models import DeckVersion
from decks.ownership import Visitor
from play.forms.base import DeckChoice
from play.forms.playtest import PlaytestForm
from play.models import Design
from play.models.limits import MAX_CANDIDATES, MAX_GAMES
from play.requests.card_names import NamedCard, UnclearCard, read_loosely
from play.requests.card_suggestions import suggest_cards
from play.requests.fields import STARTERS
from play.requests.playtest import Entrant, enter
from play.requests.trial import (
    TrialRequest,
    copies_of,
    main_cards,
    swap_versions,
    with_version_names,
)
from rules.construction import Format, Game, UnknownFormat, load_format

MARGINS = ((0.03, "3 points"), (0.05, "5 points"), (0.1, "10 points"))
DEFAULT_MARGIN = 0.05


class TrialForm(PlaytestForm[TrialRequest]):
    """What both trials share: whom the versions meet, who plays, and the rules.

    Once it is valid `left_out` names decks that can't play.
    """

    deck_fields: ClassVar[tuple[str, ...]] = ("partner",)

    against = forms.ChoiceField(label="Against", initial=STARTERS)
    scenario = forms.ChoiceField(label="Scenario")
    difficulty = forms.ChoiceField(label="Difficulty", initial="standard")
    partner = DeckChoice("Partner", required=False, blank="None: play alone")
    player = forms.ChoiceField(label="Player")
    other_player = forms.ChoiceField(label="Opponents’ player")
    on = DayField(required=False)

    left_out: tuple[str, ...] = ()

    def __init__(self, *args: Any, version: DeckVersion, visitor: Visitor, **kwargs: Any) -> None:
        self.version = version
        self.game = Game(version.deck.game)
        super().__init__(*args, visitor=visitor, **kwargs)
        for name in ("player", "other_player"):
            self.offer(name, list(self.face.players.items()))
            self.fields[name].initial = self.face.default_player
        self.face.fit_trial_form(self)
        best = format_for(version.deck, version.cards(), localdate(), amendments())
        self.fields["format"].initial = best.slug

    def settings(self, cleaned: dict[str, Any]) -> dict[str, Any]:
        """Return what both kinds of trial have: seed, format, day, and whom or what they meet."""
        format = load_format(cleaned["format"])
        settings: dict[str, Any] = {"seed": cleaned["seed"], "format": format}
        return settings | self.face.trial_setting(self, cleaned, format)


def _entrant(version: DeckVersion, player: str) -> Entrant:
    return enter(version.deck.name, version.cards(), player, version)


class ComparisonForm(TrialForm):
    """Which of two versions is better."""

    games = forms.IntegerField(
        label="Games of each version",
        initial=1000,
        help_text="At most. The test stops earlier if the answer is clear.",
        widget=forms.NumberInput(attrs={"min": 1, "max": MAX_GAMES // 2, "inputmode": "numeric"}),
    )
    stop = forms.BooleanField(label="Stop when the answer is clear", required=False, initial=True)
    margin = forms.TypedChoiceField(
        label="A difference that matters",
        choices=MARGINS,
        coerce=float,
        initial=DEFAULT_MARGIN,
        help_text="In the share of games won. A smaller one needs many more games.",
    )

    field_order = ("against", "scenario", "difficulty", "partner", "player", "other_player")

    def __init__(self, *args: Any, other_version: DeckVersion, **kwargs: Any) -> None:
        self.other_version = other_version
        super().__init__(*args, **kwargs)

    def read_request(self, cleaned: dict[str, Any]) -> TrialRequest:
        """Return the comparison that is asked for."""
        old = _entrant(self.version, cleaned["player"])
        new = _entrant(self.other_version, cleaned["player"])
        return TrialRequest(
            design=Design.COMPARISON,
            versions=with_version_names(old, new),
            pairs=cleaned["games"],
            margin=cleaned["margin"] if cleaned["stop"] else None,
            **self.settings(cleaned),
        )


class SwapForm(TrialForm):
    """Which of several cards is best in place of another."""

    card_out = forms.ChoiceField(label="Take out")
    copies = forms.IntegerField(
        label="Copies",
        required=False,
        min_value=1,
        help_text="Leave blank to replace all of them.",
        widget=forms.NumberInput(attrs={"min": 1, "inputmode": "numeric"}),
    )
    cards = forms.CharField(
        label="Cards to try instead",
        widget=forms.Textarea(attrs={"rows": 5, "autocomplete": "off", "spellcheck": "false"}),
        help_text=f"One on each line, up to {MAX_CANDIDATES}, as in a deck list: name or number.",
    )
    games = forms.IntegerField(
        label="Games of each card in the first round",
        initial=100,
        help_text="Each round keeps the better half and plays twice as many games.",
        widget=forms.NumberInput(attrs={"min": 1, "max": MAX_GAMES, "inputmode": "numeric"}),
    )

    # What was read otherwise than it is written.
    read_as: tuple[str, ...] = ()

    field_order = ("card_out", "copies", "cards", "against", "scenario", "difficulty", "partner")

    def __init__(self, *args: Any, version: DeckVersion, **kwargs: Any) -> None:
        super().__init__(*args, version=version, **kwargs)
        rows = main_cards(version.cards())
        labels = sorted((card_label(card_id), card_id, count) for card_id, count in rows.items())
        self.offer(
            "card_out", [(card_id, f"{count} × {label}") for label, card_id, count in labels]
        )
        maybe = version.deck.maybe_cards.values_list("card", flat=True)
        if self.visitor.owns(version.deck):
            self.fields["cards"].initial = "\n".join(
                card_label(card_id) for card_id in maybe if card_id not in rows
            )

    def clean_cards(self) -> list[str]:
        """Return the ids of the cards that are named, each once; `read_as` has the guesses."""
        format = self._chosen_format()
        found: list[NamedCard] = []
        unclear: list[str] = []
        for line in filter(None, map(str.strip, self.cleaned_data["cards"].splitlines())):
            try:
                found.append(read_loosely(line, format))
            except UnclearCard as error:
                unclear.append(str(error))
        if unclear:
            raise forms.ValidationError(unclear)
        self.read_as = tuple(named.remark for named in found if named.remark)
        return list(dict.fromkeys(named.card for named in found))

    def suggest(self) -> "SwapForm":
        """Return the form as it was filled, with cards to try added to those that are named."""
        filled = self.data.dict() if isinstance(self.data, QueryDict) else dict(self.data)
        card_out = str(filled.get("card_out", ""))
        deck = self.version.cards()
        named = str(filled.get("cards", "")).splitlines()
        suggested = map(card_label, suggest_cards(card_out, deck, self._chosen_format()))
        lines = dict.fromkeys(filter(None, (*map(str.strip, named), *suggested)))
        initial = filled | {"cards": "\n".join(list(lines)[:MAX_CANDIDATES])}
        return SwapForm(
            version=self.version, visitor=self.visitor, queue_key=self.queue_key, initial=initial
        )

    def _chosen_format(self) -> Format:
        """Return the format that is chosen, the deck's likeliest while none is."""
        chosen = self.data.get("format", "")
        try:
            return load_format(str(chosen))
        except UnknownFormat:
            return load_format(self.fields["format"].initial)

    def read_request(self, cleaned: dict[str, Any]) -> TrialRequest:
        """Return the swap that is asked for."""
        deck = _entrant(self.version, cleaned["player"])
        held = copies_of(deck.cards, cleaned["card_out"])
        copies = min(cleaned["copies"] or held, held)
        return TrialRequest(
            design=Design.SWAP,
            versions=swap_versions(deck, cleaned["card_out"], cleaned["cards"], copies),
            pairs=cleaned["games"],
            card_out=cleaned["card_out"],
            copies=copies,
            cards=tuple(cleaned["cards"]),
            **self.settings(cleaned),
        )
