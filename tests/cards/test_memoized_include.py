"""Components with the same plain values are rendered once, and never mixed up."""

from collections.abc import Iterator
from dataclasses import dataclass
from unittest.mock import patch

import pytest
from django.template import Context, Engine, Template
from django.template.loader_tags import IncludeNode
from django.utils.safestring import mark_safe

from cards.drawn_by_value import drawn_by_value
from cards.templatetags import memoized_include
from rules.tcg.facts.reader import all_cards

SHOWN = "{{ value }}|{{ outside }}"
ONLY = "{% include 'shown.html' with value=value only %}"


@pytest.fixture(autouse=True)
def nothing_rendered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memoized_include, "_rendered", memoized_include.Rendered())


@pytest.fixture
def engine() -> Engine:
    templates = {"shown.html": SHOWN}
    return Engine(
        loaders=[("django.template.loaders.locmem.Loader", templates)],
        builtins=["cards.templatetags.memoized_include"],
    )


@pytest.fixture
def rendered() -> Iterator[list[str]]:
    """Return what Django's own node was asked to render."""
    names: list[str] = []
    render = IncludeNode.render

    def noting(self: IncludeNode, context: Context) -> str:
        names.append(str(self.template))
        return render(self, context)

    with patch.object(IncludeNode, "render", noting):
        yield names


def draw(engine: Engine, template: str, **values: object) -> str:
    return Template(template, engine=engine).render(Context({"outside": "out", **values}))


def test_the_same_values_are_rendered_once(engine: Engine, rendered: list[str]) -> None:
    assert [draw(engine, ONLY, value="Frodo") for _ in range(3)] == ["Frodo|"] * 3
    assert len(rendered) == 1


@pytest.mark.parametrize(
    ("first", "second"),
    [("a", "b"), (1, True), (1, 1.0), ("<b>", mark_safe("<b>")), (None, "None"), (0, False)],
)
def test_values_that_look_different_are_kept_apart(
    engine: Engine, first: object, second: object
) -> None:
    for value in (first, second, first):
        plain = Template(SHOWN, engine=engine).render(Context({"value": value}))
        assert draw(engine, ONLY, value=value) == plain


def test_what_stands_outside_is_never_remembered(engine: Engine, rendered: list[str]) -> None:
    shared = "{% include 'shown.html' with value=value %}"

    assert draw(engine, shared, value="a", outside="one") == "a|one"
    assert draw(engine, shared, value="a", outside="two") == "a|two"
    assert len(rendered) == 2


@pytest.mark.parametrize("value", [["a"], {"a": 1}, object(), "long" * 100])
def test_what_may_change_or_is_long_is_rendered_each_time(
    engine: Engine, rendered: list[str], value: object
) -> None:
    draw(engine, ONLY, value=value)
    draw(engine, ONLY, value=value)

    assert len(rendered) == 2


def test_a_cards_facts_are_rendered_once(engine: Engine, rendered: list[str]) -> None:
    one, other = list(all_cards().values())[:2]

    drawn = [draw(engine, ONLY, value=card) for card in (one, other, one)]

    assert drawn[0] == drawn[2] != drawn[1]
    assert len(rendered) == 2


def test_values_of_a_class_that_says_so_are_rendered_once(
    engine: Engine, rendered: list[str]
) -> None:
    @drawn_by_value
    @dataclass(frozen=True)
    class Row:
        name: str

    @dataclass(frozen=True)
    class Other:
        name: str

    drawn = [draw(engine, ONLY, value=Row(name)) for name in ("a", "b", "a")]
    assert drawn[0] == drawn[2] != drawn[1]
    assert len(rendered) == 2

    for _ in range(2):
        draw(engine, ONLY, value=Other("a"))
    assert len(rendered) == 4


def test_escaping_is_part_of_what_is_remembered(engine: Engine) -> None:
    off = "{% autoescape off %}" + ONLY + "{% endautoescape %}"

    assert draw(engine, off, value="<b>") == "<b>|"
    assert draw(engine, ONLY, value="<b>") == "&lt;b&gt;|"


def test_only_so_many_are_remembered(
    engine: Engine, rendered: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memoized_include, "MOST_RENDERED", 3)
    for value in range(4):
        draw(engine, ONLY, value=value)

    draw(engine, ONLY, value=3)
    assert len(rendered) == 4
    draw(engine, ONLY, value=0)
    assert len(rendered) == 5


def test_a_tuple_of_such_values_is_rendered_once(engine: Engine, rendered: list[str]) -> None:
    @drawn_by_value
    @dataclass(frozen=True)
    class Row:
        name: str

    drawn = [draw(engine, ONLY, value=(Row(name), Row("z"))) for name in ("a", "b", "a")]

    assert drawn[0] == drawn[2] != drawn[1]
    assert len(rendered) == 2


def test_a_tuple_of_other_values_is_rendered_each_time(engine: Engine, rendered: list[str]) -> None:
    assert draw(engine, ONLY, value=(1,)) != draw(engine, ONLY, value=(True,))
    assert len(rendered) == 2
