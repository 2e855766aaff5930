"""The form that asks for a better version of a deck."""

from typing import Any

from django import forms
from django.utils.timezone import localdate

from decks.collection.copies import owned_copies
from decks.contents.card_labels import card_label
from decks.contents.encoding import canonical
from play.forms.playtest import PlaytestForm
from play.queue.durations import game_seconds
from play.queue.improvements import check_room
from play.queue.quota import QuotaExceeded
from play.requests.card_pool import make_pool
from play.requests.deck_parts import changing_copies
from play.requests.improvement import (
    DEFAULT_CHANGES,
    DEFAULT_MINUTES,
    MAX_CHANGES,
    ImprovementRequest,
)
from play.requests.playtest import NotPlayable, enter
from play.trials.forms import TrialForm
from rules.construction import load_format

MINUTES = ((5, "5 minutes"), (10, "10 minutes"), (20, "20 minutes"), (60, "1 hour"))


class ImprovementForm(TrialForm):
    """Whom the deck meets, how long it may take, and what may change.

    Once it is valid `improvement` is what is asked for.
    """

    minutes = forms.TypedChoiceField(
        label="Time",
        choices=MINUTES,
        coerce=int,
        initial=DEFAULT_MINUTES,
        help_text="About how long the computer plays. Other playtests may make it longer.",
    )
    changes = forms.IntegerField(
        label="Copies that may change",
        initial=DEFAULT_CHANGES,
        min_value=1,
        max_value=MAX_CHANGES,
        help_text=f"From 1 to {MAX_CHANGES}. Bold changes find more.",
        widget=forms.NumberInput(attrs={"min": 1, "max": MAX_CHANGES, "inputmode": "numeric"}),
    )
    keep = forms.MultipleChoiceField(
        label="Cards that stay",
        required=False,
        widget=forms.CheckboxSelectMultiple,
    )
    owned = forms.BooleanField(
        label="Add only cards that I own",
        required=False,
        help_text="By your collection.",
    )
    change_fixed = forms.BooleanField(
        required=False,
        help_text="Without this they stay as they are.",
    )

    improvement: ImprovementRequest

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for name in ("games", "allow_illegal", "allow_blanks"):
            del self.fields[name]
        held = changing_copies(self.version.cards())
        fixed = {card for card in held if self.face.is_fixed_group(self.face.card_group(card))}
        labels = sorted((card_label(card), card) for card in held if card not in fixed)
        keep = self.fields["keep"]
        assert isinstance(keep, forms.MultipleChoiceField), "it was declared so"
        keep.choices = [(card, f"{held[card]} × {label}") for label, card in labels]
        has_opponents = self.face.has_opponents
        words = "Let sites and the ring change" if has_opponents else "Let heroes change"
        self.fields["change_fixed"].label = words

    def clean(self) -> dict[str, Any]:
        """Find what stands against the request, once every field makes sense."""
        cleaned: dict[str, Any] = super(PlaytestForm, self).clean() or {}
        if self.errors:
            return cleaned
        try:
            self.improvement = self._read_improvement(cleaned)
            self.improvement.check()
            seconds = game_seconds(self.game, self.improvement.players)
            check_room(self.improvement, seconds, self.visitor, self.queue_key)
        except (NotPlayable, QuotaExceeded) as error:
            raise forms.ValidationError(str(error)) from error
        return cleaned

    def _read_improvement(self, cleaned: dict[str, Any]) -> ImprovementRequest:
        format = load_format(cleaned["format"])
        setting = self.face.trial_setting(self, cleaned, format)
        deck = self.version.deck
        cards = canonical(self.version.cards())
        owned = owned_copies(self.visitor, self.game) if cleaned["owned"] else None
        pool = make_pool(
            cards,
            format,
            setting["day"] or localdate(),
            owned=owned,
            slug=deck.slug,
            changes_fixed=cleaned["change_fixed"],
        )
        return ImprovementRequest(
            deck=enter(deck.name, cards, cleaned["player"], self.version),
            seed=cleaned["seed"],
            format=format,
            pool=pool,
            minutes=cleaned["minutes"],
            changes=cleaned["changes"],
            kept=frozenset(cleaned["keep"]),
            owned=owned,
            **setting,
        )
