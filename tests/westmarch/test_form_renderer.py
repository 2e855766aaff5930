"""Selects and inputs are drawn in Python as Django's templates draw them, everything escaped."""

from datetime import date

from django import forms
from django.forms.renderers import DjangoTemplates

from cards.kept_select import FixedChoiceField, KeptRadioSelect, KeptSelect
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
    kept = FixedChoiceField(choices=CHOICES, required=False, initial="2")
    words = forms.CharField(initial='<b>"&', max_length=9, help_text="Short.")
    empty = forms.CharField(required=False, widget=forms.PasswordInput(attrs={"hidden": True}))
    number = forms.IntegerField(initial=0, min_value=0)
    day = forms.DateField(initial=date(2026, 11, 23))
    ticked = forms.BooleanField(initial=True)
    unseen = forms.CharField(widget=forms.HiddenInput, initial="x")


def test_it_looks_as_by_djangos_templates() -> None:
    ours, djangos = Choosing(renderer=FormRenderer()), Choosing(renderer=DjangoTemplates())

    for name in Choosing.base_fields:
        drawn, expected = str(ours[name]), str(djangos[name])
        assert drawn.split() == expected.split()
        assert "<b>" not in drawn


def test_fields_with_errors_and_without_look_as_by_djangos_templates() -> None:
    sent = {"words": "<b>", "number": "x", "kept": "no such choice", "unseen": "y"}
    ours, djangos = (
        Choosing(sent, renderer=renderer) for renderer in (FormRenderer(), DjangoTemplates())
    )

    for name in Choosing.base_fields:
        assert str(ours[name]).split() == str(djangos[name]).split()
        assert str(ours[name].errors).split() == str(djangos[name].errors).split()


def test_a_kept_list_is_drawn_again_for_other_values_and_choices() -> None:
    def drawn(value: str, choices: list[tuple[str, str]]) -> str:
        form = Choosing({"kept": value})
        form.fields["kept"].widget.choices = choices
        return str(form["kept"])

    one, other = [("a", "A"), ("b", "B")], [("a", "Another"), ("b", "B")]
    assert drawn("a", one) == drawn("a", one)
    assert len({drawn("a", one), drawn("b", one), drawn("a", other)}) == 3
    assert drawn("x" * 100, one) == drawn("y" * 100, one)


def test_kept_choices_look_like_those_of_django_whatever_is_chosen() -> None:
    pairs = ((KeptSelect, forms.Select), (KeptRadioSelect, forms.RadioSelect))
    for kept, djangos in pairs:
        for value in ("2", "", "2", "no such choice"):
            expected = djangos(choices=CHOICES).render("one", value, {"id": "id_one"})
            drawn = kept(choices=CHOICES).render("one", value, {"id": "id_one"})
            assert drawn == expected
