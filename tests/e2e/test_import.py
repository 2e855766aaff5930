"""Decks brought from everywhere, in a real browser: pasted, chosen, dropped, fixed, printed."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from decks.contents.encoding import AnyDeck, canonical
from decks.contents.zones import DeckZone
from decks.files import FileType, file_types_for, read_deck
from decks.files.card_names import name_book
from rules.construction import Game
from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starter
from rules.tcg.deck import TcgDeck
from tests.e2e.axe import WIDTHS, fits_everywhere, violations_by_scheme
from tests.e2e.viewports import DESKTOP
from tests.expected import tcg_deck

pytestmark = pytest.mark.e2e

ARAGORN = starter("rotk-aragorn-starter").deck
LORE = introductory_decks()["lore"].deck
# `tests/decks/files` reads every format. In the browser the first and last one of each game are
# enough for the ordinary run.
EVERY_FORMAT = [
    pytest.param(
        cards,
        file_type,
        id=f"{type(cards).__name__}-{file_type.slug}",
        marks=() if file_type in (known[0], known[-1]) else pytest.mark.nightly,
    )
    for cards, known in (
        (ARAGORN, file_types_for(Game.TCG)),
        (LORE, file_types_for(Game.LCG)),
    )
    for file_type in known
]
LINES = (
    "Knights of the West\nRing-bearer: Frodo, Hope of Free Peoples\nRing: 7_1\n"
    "Adventure deck:\nWest Road\nFree Peoples:\n4x Aragorn, Driven by Need\n2 Hobbit Sword\n"
    "3 Gandlf, the White Wizard\nShadow:\n3x Desert Fighter\n1 zxqj\n"
)


def read(page: Page, westmarch: str, text: str) -> None:
    """Paste a deck and have it read."""
    page.goto(f"{westmarch}/decks/new/")
    page.get_by_label("Cards", exact=True).fill(text)
    page.get_by_role("button", name="Review deck").click()
    expect(page.get_by_role("heading", name="Review", exact=True)).to_be_visible()


def choose_printing(page: Page, line: int, label: str) -> None:
    """Choose a printing where they are folded away; the part stays open for the next one."""
    printings = page.get_by_label(f"Card for line {line}")
    expect(printings).not_to_be_visible()
    page.get_by_text("1 card with several printings", exact=True).click()
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        printings.select_option(label=label)
    expect(printings.locator("option[selected]")).to_have_text(label)
    expect(printings).to_be_visible()


def save(page: Page) -> AnyDeck:
    """Save what was read, and give the deck that the site then has, by its own text file."""
    page.get_by_role("button", name="Save deck").click()
    expect(page.get_by_role("main")).to_contain_text("saved.")
    return read_deck(page.request.get(f"{page.url}text/").text()).deck()


def different_cards(number: int) -> TcgDeck:
    """Return a deck of cards that are all different, those with the longest names."""
    book = name_book(Game.TCG)
    cards = [card for card, group in book.zones.items() if group is DeckZone.DRAW_DECK]
    sites = [card for card, group in book.zones.items() if group is DeckZone.ADVENTURE_DECK]
    longest = sorted(cards, key=lambda card: -len(book.name(card)))[:number]
    return TcgDeck("1_290", "1_1", tuple(sites[:9]), tuple((card, 1) for card in longest))


@pytest.mark.parametrize(("cards", "one"), EVERY_FORMAT)
def test_a_deck_in_every_format_is_pasted_or_chosen_as_a_file(
    page: Page,
    westmarch: str,
    screenshot: Callable[[str], None],
    tmp_path: Path,
    cards: AnyDeck,
    one: FileType,
) -> None:
    read(page, westmarch, one.write(cards, "Knights"))
    expect(page.get_by_text("not recognized")).to_have_count(0)
    pasted = page.locator(".so-far").inner_text()
    screenshot(f"import-{one.slug}-{type(cards).__name__}")

    file = tmp_path / f"knights.{one.suffix}"
    file.write_text(one.write(cards, "Knights"))
    page.goto(f"{westmarch}/decks/new/")
    page.get_by_label("Or a deck file").set_input_files(file)
    page.get_by_role("button", name="Review deck").click()
    expect(page.locator(".so-far")).to_have_text(pasted, use_inner_text=True)

    assert save(page) == canonical(cards)


class TestReview:
    def test_lines_are_fixed_in_place(
        self, page: Page, westmarch: str, screenshot: Callable[[str], None]
    ) -> None:
        said: list[str] = []
        page.on("console", lambda message: said.append(message.text))
        page.set_viewport_size(DESKTOP)
        read(page, westmarch, LINES)
        status = page.get_by_role("status")
        expect(status).to_contain_text("1 not recognized")

        page.get_by_label("Text of line 12").fill("2 Great Gate")
        page.keyboard.press("Tab")
        expect(status).not_to_contain_text("not recognized")
        expect(page.get_by_label("Line 12", exact=True)).to_have_value("2 Great Gate")
        choose_printing(page, 8, "2× Hobbit Sword (1 C 299)")
        expect(page.locator(".so-far")).to_contain_text("Great Gate")
        assert said == []
        screenshot("import-corrected")

        deck = tcg_deck(save(page))
        assert dict(deck.draw_deck)["1_299"] == 2
        assert dict(deck.draw_deck)["7_99"] == 2

    def test_it_refuses_to_drop_a_line_unasked(self, page: Page, westmarch: str) -> None:
        read(page, westmarch, LINES)

        page.get_by_role("button", name="Save deck").click()
        expect(page.get_by_role("alert")).to_contain_text("Some lines weren’t recognized")

        page.get_by_label(re.compile("Skip unrecognized")).check()
        assert "zxqj" not in str(save(page))

    def test_enter_reads_again_and_saves_nothing(self, page: Page, westmarch: str) -> None:
        read(page, westmarch, LINES)

        page.get_by_label("Text of line 12").fill("1 Great Gate")
        page.keyboard.press("Enter")

        expect(page.get_by_role("status")).not_to_contain_text("not recognized")
        assert page.url.endswith("/decks/new/")

    def test_back_to_the_text_keeps_what_was_fixed(self, page: Page, westmarch: str) -> None:
        read(page, westmarch, LINES)
        choose_printing(page, 8, "2× Hobbit Sword (1 C 299)")
        expect(page.locator("#review")).to_contain_text("Hobbit Sword (1 C 299)")

        page.get_by_role("button", name="Back to text").click()

        expect(page.get_by_label("Cards", exact=True)).to_have_value(
            re.compile(r"2x Hobbit Sword \(1_299\)")
        )

    def test_it_works_without_scripts(self, browser: Browser, westmarch: str) -> None:
        context = browser.new_context(java_script_enabled=False)
        page = context.new_page()
        read(page, westmarch, LINES)

        page.get_by_label("Text of line 12").fill("1 Great Gate")
        page.get_by_role("button", name="Check again").click()

        expect(page.get_by_role("status")).not_to_contain_text("not recognized")
        assert dict(tcg_deck(save(page)).draw_deck)["7_99"] == 1
        context.close()

    def test_a_file_may_be_dropped(self, page: Page, westmarch: str) -> None:
        page.goto(f"{westmarch}/decks/new/")
        dropped = page.evaluate_handle(
            """text => {
                const held = new DataTransfer();
                held.items.add(new File([text], "knights.txt", {type: "text/plain"}));
                return held;
            }""",
            LINES,
        )

        page.dispatch_event("form[data-drop]", "drop", {"dataTransfer": dropped})

        expect(page.get_by_role("heading", name="Review", exact=True)).to_be_visible()
        expect(page.get_by_label("Deck name")).to_have_value("Knights of the West")

    def test_what_is_not_a_deck_is_refused_in_plain_words(
        self, page: Page, westmarch: str, tmp_path: Path
    ) -> None:
        file = tmp_path / "deck.zip"
        file.write_bytes(b"PK\x03\x04" + b"\x00" * 60)
        page.goto(f"{westmarch}/decks/new/")

        page.get_by_label("Or a deck file").set_input_files(file)
        page.get_by_role("button", name="Review deck").click()

        expect(page.get_by_role("main")).to_contain_text("This is a zip archive")


@pytest.mark.parametrize("width", WIDTHS)
def test_pages_fit_their_width_and_axe_finds_nothing(
    page: Page, westmarch: str, screenshot: Callable[[str], None], width: ViewportSize
) -> None:
    page.set_viewport_size(width)
    read(page, westmarch, LINES)
    for name in ("import", "registration"):
        if name == "registration":
            page.goto(f"{westmarch}/decks/rotk-aragorn-starter/registration/")
        assert fits_everywhere(page), name
        look = partial(screenshot, f"{name}-{width['width']}")
        assert violations_by_scheme(page, look) == {}, name


@pytest.mark.parametrize(
    "cards",
    [
        pytest.param(ARAGORN, id="usual", marks=pytest.mark.nightly),
        pytest.param(different_cards(64), id="64-different", marks=pytest.mark.nightly),
        pytest.param(different_cards(100), id="100-different"),
        pytest.param(LORE, id="lcg"),
    ],
)
def test_the_registration_sheet_is_one_page(page: Page, westmarch: str, cards: AnyDeck) -> None:
    form = file_types_for(Game.LCG if cards is LORE else Game.TCG)[0]
    read(page, westmarch, form.write(cards, "For the tournament"))
    save(page)
    page.goto(f"{page.url}registration/")
    page.get_by_label("Player’s name").fill("Éowyn")

    for paper in ("A4", "Letter"):
        printed = page.pdf(format=paper)

        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1, paper
