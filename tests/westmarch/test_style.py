"""The style page and the components on it: what they say, and colours that can be read."""

import re
from itertools import chain
from pathlib import Path

import pytest
from django.conf import settings
from django.core.paginator import Paginator
from django.template.loader import render_to_string
from django.test import Client, RequestFactory

from cards.templatetags import memoized_include
from rules.tcg.facts.reader import card
from rules.tcg.vocabulary import Culture

ROOT = Path(settings.BASE_DIR)
CSS = ROOT / "static" / "css"
TEXT = 4.5
EDGE = 3.0
SMALL_FRAME = 41_000


def luminance(colour: str) -> float:
    """Return the relative luminance of "#rrggbb" (WCAG 2.2)."""
    channels = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21 (WCAG 2.2)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def themed_colours() -> dict[str, tuple[str, str]]:
    """Return the named colours, light and dark."""
    named = re.findall(
        r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", (CSS / "tokens.css").read_text()
    )
    return {name: (light, dark) for name, light, dark in named}


def tints() -> dict[str, str]:
    """Return the colour of each culture and sphere."""
    return dict(
        re.findall(
            r'\[data-(?:culture|sphere)="([\w-]+)"\] \{\s*--tint: (#\w{6})',
            (CSS / "cards.css").read_text(),
        )
    )


PAIRS = [
    ("ink", "paper", TEXT),
    ("ink", "surface", TEXT),
    ("ink", "sunk", TEXT),
    ("ink-soft", "paper", TEXT),
    ("ink-soft", "surface", TEXT),
    ("ink-soft", "sunk", TEXT),
    ("accent", "paper", TEXT),
    ("accent", "surface", TEXT),
    ("accent", "accent-soft", TEXT),
    ("on-accent", "accent", TEXT),
    ("on-accent", "accent-strong", TEXT),
    ("good", "good-soft", TEXT),
    ("bad", "bad-soft", TEXT),
    ("bad", "surface", TEXT),
    ("warn", "warn-soft", TEXT),
    ("info", "info-soft", TEXT),
    ("line-strong", "surface", EDGE),
    ("line-strong", "paper", EDGE),
    ("series-a", "surface", EDGE),
    ("series-b", "surface", EDGE),
]


@pytest.mark.parametrize(("front", "ground", "least"), PAIRS)
def test_colours_can_be_told_apart_in_both_themes(front: str, ground: str, least: float) -> None:
    colours = themed_colours()
    for theme in (0, 1):
        assert contrast(colours[front][theme], colours[ground][theme]) >= least


def test_every_culture_has_a_colour_that_carries_white_letters() -> None:
    colours = tints()
    assert {culture.value for culture in Culture} <= set(colours)
    assert {name: c for name, c in colours.items() if contrast(c, "#ffffff") < TEXT} == {}


def test_every_custom_property_that_is_used_is_defined() -> None:
    """A misspelt one would silently do nothing."""
    sheets = "".join(file.read_text() for file in CSS.glob("*.css"))
    used = set(re.findall(r"var\((--[\w-]+)", sheets))
    defined = set(re.findall(r"(--[\w-]+):", sheets))
    assert used - defined == set()


def test_nothing_moves_for_those_who_want_it_calm() -> None:
    """A short transition of everything would hand inherited colours down a level each frame."""
    calm = (CSS / "base.css").read_text().partition("(prefers-reduced-motion: reduce)")[2]
    assert "transition: none !important;" in calm


def test_style_sheets_of_every_page_stay_small() -> None:
    frame = (ROOT / "templates" / "components" / "page_head.html").read_text()
    sheets = re.findall(r"static 'css/([\w-]+\.css)'", frame)
    assert len(sheets) > 1
    assert sum((CSS / sheet).stat().st_size for sheet in sheets) < SMALL_FRAME


def test_every_icon_that_a_template_asks_for_is_in_the_sprite() -> None:
    drawn = set(re.findall(r'<symbol id="([\w-]+)"', (ROOT / "static" / "icons.svg").read_text()))
    asked: dict[str, str] = {}
    for file in (ROOT / "templates").rglob("*.html"):
        page = file.read_text()
        for name in chain(
            re.findall(r'components/icon\.html" with name="([\w-]+)"', page),
            re.findall(r'\bicon="([\w-]+)"', page),
        ):
            asked[name] = file.name
    assert asked
    assert {name: file for name, file in asked.items() if name not in drawn} == {}


def test_style_page_shows_every_component(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    # What other tests have had drawn counts as drawn for this page too.
    monkeypatch.setattr(memoized_include, "_rendered", memoized_include.Rendered())
    response = client.get("/style/")
    assert response.status_code == 200
    page = response.content.decode()
    shown = {template.name for template in response.templates}
    components = {f"components/{file.name}" for file in (ROOT / "templates/components").iterdir()}
    elsewhere = {"components/home_links.html"}
    assert components - shown == elsewhere
    assert "This field is required." in page


def test_style_page_holds_no_inline_style(client: Client) -> None:
    assert re.search(r"<style|\sstyle=|\son[a-z]+=", client.get("/style/").content.decode()) is None


@pytest.mark.parametrize(
    ("page", "numbers"),
    [
        (1, ["1*", "2", "…", "52"]),
        (2, ["1", "2*", "3", "…", "52"]),
        (7, ["1", "…", "6", "7*", "8", "…", "52"]),
        (51, ["1", "…", "50", "51*", "52"]),
        (52, ["1", "…", "51", "52*"]),
    ],
)
def test_pagination_names_the_ends_and_the_neighbours(
    rf: RequestFactory, page: int, numbers: list[str]
) -> None:
    shown = pagination(rf, page, "/cards/")
    found = re.findall(r'<li><(?:a|span)[^>]*?(aria-current="page")?>(\d+|…)</', shown)
    assert [number + ("*" if current else "") for current, number in found] == numbers


def test_pagination_keeps_the_rest_of_the_address(rf: RequestFactory) -> None:
    assert 'href="?q=Aragorn&amp;page=8"' in pagination(rf, 7, "/cards/?q=Aragorn&page=7")


def test_pagination_of_one_page_only_counts(rf: RequestFactory) -> None:
    page = Paginator(range(3), 60).get_page(1)
    shown = render_to_string(
        "components/pagination.html", {"page": page, "noun": "cards"}, rf.get("/cards/")
    )
    assert "3 cards" in shown
    assert "<ul" not in shown


def pagination(rf: RequestFactory, number: int, address: str) -> str:
    """Return the component for a page of the 3,089 cards."""
    page = Paginator(range(3089), 60).get_page(number)
    return render_to_string(
        "components/pagination.html", {"page": page, "noun": "cards"}, rf.get(address)
    )


def face(card_id: str, **more: object) -> str:
    """Return a card's face as HTML."""
    return render_to_string("components/game_card.html", {"card": card(card_id), **more})


def test_a_companion_shows_its_culture_cost_and_numbers() -> None:
    shown = face("7_364")
    assert 'data-culture="gondor" data-side="free_peoples"' in shown
    assert "Gondor companion · Man" in shown
    assert "Driven by Need" in shown
    for name, number in (("Strength", 7), ("Vitality", 4), ("Resistance", 6)):
        assert re.search(rf'title="{name}">(?:(?!<dd>).)*<dd>{number}</dd>', shown, re.DOTALL)


def test_numbered_keywords_are_written_as_the_game_writes_them() -> None:
    assert "Southron. Ambush (1)." in re.sub(r"\s+", " ", face("7_134"))


def test_a_site_shows_its_block_number_and_arrow_and_no_culture() -> None:
    shown = face("7_330")
    assert 'data-culture="site" data-side=""' in shown
    assert "King site" in shown
    assert "Shadow number" in shown
    assert "Arrow to the left" in shown


def test_the_one_ring_has_no_cost() -> None:
    shown = face("7_1")
    assert "game-card__cost" not in shown
    assert "None" not in shown


def test_a_small_face_leaves_out_the_text() -> None:
    assert "Sentence" in face("7_364", sentences=["Sentence"])
    assert "Sentence" not in face("7_364", sentences=["Sentence"], size="small")


def test_an_interval_is_shown_in_words_as_well_as_drawn() -> None:
    shown = render_to_string(
        "components/interval.html", {"name": "Aragorn", "rate": 56.14, "low": 53, "high": 59.2}
    )
    assert 'aria-label="Aragorn: 56.1 %, interval 53.0 to 59.2 %"' in shown
    assert 'x1="53.00%" x2="59.20%"' in shown
