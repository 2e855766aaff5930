"""The field that chooses the rules of the LCG, in every form that asks for games."""

from django import forms

from play.faces.lcg.labels import RULES


class RulesChoice(forms.ChoiceField):
    """The core rulebook, or the official FAQ."""

    def __init__(self) -> None:
        super().__init__(
            label="Rules",
            choices=list(RULES.items()),
            required=False,
            widget=forms.RadioSelect,
            help_text="By the core rulebook doomed and surge work while you stage and set up only.",
        )
