"""Choices that are many and nearly always the same: drawn once.

They look like Django's own and only save time; use them where the same choices are on many pages.
"""

import copy
from collections.abc import Hashable
from typing import Any, Self

from django import forms
from django.forms.renderers import BaseRenderer
from django.forms.widgets import ChoiceWidget
from django.utils.safestring import SafeString

# A page has some six lists of up to sixty choices, each about three kilobytes.
MOST_DRAWN = 512
LONGEST_VALUE = 60

_drawn: dict[Hashable, SafeString] = {}


class _Kept(ChoiceWidget):
    """A widget whose HTML is remembered by its choices, its value and its attributes.

    A form replaces its choices, and never changes them in place: so forms share them.
    """

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Copy the widget for a form, without its choices."""
        copied = copy.copy(self)
        copied.attrs = self.attrs.copy()
        memo[id(self)] = copied
        return copied

    def render(
        self,
        name: str,
        value: Any,
        attrs: dict[str, Any] | None = None,
        renderer: BaseRenderer | None = None,
    ) -> SafeString:
        """Return the HTML, remembered where the value is as short as a choice is."""
        chosen = tuple(self.format_value(value))
        if any(len(word) > LONGEST_VALUE for word in chosen):
            return super().render(name, value, attrs, renderer)
        all_attributes = tuple({**self.attrs, **(attrs or {})}.items())
        key = (type(self), name, chosen, self.is_required, all_attributes, _frozen(self.choices))
        html = _drawn.get(key)
        if html is None:
            html = super().render(name, value, attrs, renderer)
            if len(_drawn) >= MOST_DRAWN:
                _drawn.clear()
            _drawn[key] = html
        return html


class KeptSelect(_Kept, forms.Select):
    """A list to choose from whose HTML is remembered."""


class KeptRadioSelect(_Kept, forms.RadioSelect):
    """Choices beside each other whose HTML is remembered."""


class FixedChoiceField(forms.ChoiceField):
    """A choice that is the same in every form: forms share its choices."""

    widget = KeptSelect

    def __deepcopy__(self, memo: dict[int, Any]) -> "FixedChoiceField":
        """Copy the field for a form, without its choices, of which Django copies each word."""
        copied: FixedChoiceField = super(forms.ChoiceField, self).__deepcopy__(memo)
        return copied


def _frozen(choices: Any) -> Hashable:
    """Return choices, some of them in groups, as a key."""
    return tuple(
        (value, _frozen(label) if isinstance(label, list | tuple) else label)
        for value, label in choices
    )
