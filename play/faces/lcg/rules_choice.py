"""The field that chooses the rules of the LCG, in every form that asks for games."""

from django import forms

from play.faces.lcg.labels import RULES


class RulesChoice(forms.ChoiceField):
    """The core rulebook and cards as first printed, or today's official rules."""

    def __init__(self) -> None:
        super().__init__(
            label="Rules",
            choices=list(RULES.items()),
            required=False,
            widget=forms.RadioSelect,
            help_text="Today’s rules are the last FAQ and its errata: doomed and surge work at any "
            "time.",
        )
