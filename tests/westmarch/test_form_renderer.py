"""A select is drawn in Python as Django's templates draw it, with everything escaped."""

from django import forms
from django.forms.renderers import DjangoTemplates

from westmarch.form_renderer import FormRenderer

CHOICES = [
    ("", "All"),
    ("A & B", [("<b>", "“<i>” & 'more'"), ("2", "Two")]),
    ('"x"', "Quoted"),
]


class Choosing(forms.Form):
    """A form with selects of all kinds."""

    one = forms.ChoiceField(choices=CHOICES, required=False, initial="2")
    several = forms.MultipleChoiceField(choices=CHOICES, initial=["<b>"])
    marked = forms.ChoiceField(
        choices=CHOICES,
        widget=forms.Select(attrs={"data-x": '<"&>', "autofocus": True, "hidden": False}),
    )


def test_it_looks_as_by_djangos_templates() -> None:
    ours, djangos = Choosing(renderer=FormRenderer()), Choosing(renderer=DjangoTemplates())

    for name in Choosing.base_fields:
        drawn, expected = str(ours[name]), str(djangos[name])
        assert drawn.split() == expected.split()
        assert "<b>" not in drawn
