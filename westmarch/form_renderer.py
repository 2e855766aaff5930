"""How fields of forms are drawn: by the site's templates, and what is drawn most often in Python.

The search page has five lists to choose from with a hundred options between them, and a template
renders each option and each attribute by itself. That was a quarter of the time of the page. To
change how one of these is drawn, change it here: a template of that name has no effect.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from django.forms.renderers import TemplatesSetting
from django.http import HttpRequest
from django.utils.html import conditional_escape
from django.utils.safestring import SafeString, mark_safe

WIDGETS = "django/forms/widgets/"
SELECT = f"{WIDGETS}select.html"
INPUTS = frozenset(
    f"{WIDGETS}{kind}.html"
    for kind in ("text", "number", "email", "url", "password", "hidden", "date", "checkbox")
)
ERRORS = "django/forms/errors/list/default.html"


class FormRenderer(TemplatesSetting):
    """Django's renderer, but for `<select>`, `<input>` and the errors of a field without one."""

    def render(
        self, template_name: str, context: dict[str, Any], request: HttpRequest | None = None
    ) -> SafeString:
        """Return a field's HTML."""
        if template_name == SELECT:
            return select_html(context["widget"])
        if template_name in INPUTS:
            return input_html(context["widget"])
        if template_name == ERRORS and not context["errors"]:
            return SafeString()
        return mark_safe(super().render(template_name, context, request))


def select_html(widget: Mapping[str, Any]) -> SafeString:
    """Return what Django's templates make of a select: every value and every label escaped."""
    pieces = [f'<select name="{conditional_escape(widget["name"])}"{_attributes(widget["attrs"])}>']
    for group, options, _ in widget["optgroups"]:
        if group:
            pieces.append(f'\n  <optgroup label="{conditional_escape(group)}">')
        pieces += _options(options)
        if group:
            pieces.append("\n  </optgroup>")
    pieces.append("\n</select>")
    return mark_safe("".join(pieces))


def input_html(widget: Mapping[str, Any]) -> SafeString:
    """Return what Django's templates make of an input."""
    value = "" if widget["value"] is None else f' value="{_text(widget["value"])}"'
    start = f'<input type="{widget["type"]}" name="{conditional_escape(widget["name"])}"'
    return mark_safe(f"{start}{value}{_attributes(widget['attrs'])}>")


def _options(options: Iterable[Mapping[str, Any]]) -> Iterable[str]:
    for option in options:
        value, label = _text(option["value"]), conditional_escape(option["label"])
        yield f'\n  <option value="{value}"{_attributes(option["attrs"])}>{label}</option>'


def _attributes(attributes: Mapping[str, Any]) -> str:
    """Return attributes after a space each; True has no value, False is left out."""
    return "".join(
        f" {conditional_escape(name)}" + ("" if value is True else f'="{_text(value)}"')
        for name, value in attributes.items()
        if value is not False
    )


def _text(value: object) -> str:
    return conditional_escape(str(value))
