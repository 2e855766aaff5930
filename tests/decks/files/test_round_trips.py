"""A deck that is written and read again is the same deck, in every format that can carry it."""

from collections import Counter
from html import unescape

import pytest
from hypothesis import given

from decks.contents.encoding import canonical
from decks.files import FileType, file_types_for, read_deck
from decks.files.card_names import name_book
from decks.files.lines import Status
from decks.files.markdown import with_addresses, write_markdown
from decks.sharing.markdown import to_html
from rules.construction import Game
from rules.construction.lcg.starter import introductory_decks
from rules.construction.starters import starters
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck
from tests.decks.files.drawn import deck_names, lcg_decks, of, tcg_decks
from tests.expected import tcg_deck

EOMER = starters()["rotk-eomer-starter"]
LORE = introductory_decks()["lore"]
WHOLE = [file_type.slug for file_type in file_types_for(Game.TCG) if file_type.keeps_printings]
NAMES = name_book(Game.TCG).names


class TestPrintingsAreKept:
    @pytest.mark.parametrize("slug", WHOLE)
    @given(deck=tcg_decks)
    def test_any_tcg_deck(self, slug: str, deck: TcgDeck) -> None:
        reading = of(slug).read(of(slug).write(deck, "A name"))

        assert reading.deck() == canonical(deck)
        assert (reading.guessed, reading.rejected) == ((), ())

    @pytest.mark.parametrize("slug", [file_type.slug for file_type in file_types_for(Game.LCG)])
    @given(deck=lcg_decks)
    def test_any_lcg_deck_that_holds_a_hero(self, slug: str, deck: LcgDeck) -> None:
        deck = LcgDeck(deck.heroes or (("01001", 1),), deck.player_deck, deck.side_board)
        reading = of(slug).read(of(slug).write(deck, "A name"))

        assert reading.deck() == canonical(deck)
        assert (reading.guessed, reading.rejected) == ((), ())

    @pytest.mark.parametrize("one", file_types_for(Game.TCG), ids=lambda one: one.slug)
    def test_a_tcg_file_is_known_for_what_it_is(self, one: FileType) -> None:
        assert read_deck(one.write(EOMER.deck, "Éomer")).deck() == canonical(EOMER.deck)

    @pytest.mark.parametrize("one", file_types_for(Game.LCG), ids=lambda one: one.slug)
    def test_an_lcg_file_is_known_for_what_it_is(self, one: FileType) -> None:
        assert read_deck(one.write(LORE.deck, "Lore")).deck() == canonical(LORE.deck)

    def test_markdown_with_whole_addresses(self) -> None:
        text = with_addresses(write_markdown(EOMER.deck, "Éomer"), "https://example.org/")

        assert "](https://example.org/cards/tcg/7_317/)" in text
        assert read_deck(text).deck() == canonical(EOMER.deck)


class TestWhereOnlyNamesAreWritten:
    """The online server's text page: of cards with one name it does not say which is meant."""

    @given(deck=tcg_decks)
    def test_any_deck_keeps_names_and_copies(self, deck: TcgDeck) -> None:
        reading = read_deck(of("text-page").write(deck, ""))

        assert reading.rejected == ()
        assert named(tcg_deck(reading.deck())) == named(deck)

    @given(deck=tcg_decks)
    def test_what_is_guessed_is_open_in_its_printing_alone(self, deck: TcgDeck) -> None:
        reading = read_deck(of("text-page").write(deck, ""))

        assert all(line.exact for line in reading.guessed)
        assert {line.status for line in reading.lines} <= {
            Status.MATCHED,
            Status.GUESSED,
            Status.HEADING,
        }


def named(deck: TcgDeck) -> tuple[object, ...]:
    """Return a deck by the names of its cards."""
    draw_deck: Counter[str] = Counter()
    for card, count in deck.draw_deck:
        draw_deck[NAMES[card]] += count
    alone = (deck.ring_bearer, deck.ring)
    sites = Counter(NAMES[card] for card in deck.sites)
    return *(NAMES[card] if card else None for card in alone), sites, draw_deck


class TestNames:
    @pytest.mark.parametrize("slug", ["text", "lackey", "ringsdb", "markdown"])
    @given(name=deck_names)
    def test_a_format_with_a_place_for_the_name_keeps_it(self, slug: str, name: str) -> None:
        deck = EOMER.deck if Game.TCG in of(slug).games else LORE.deck

        assert of(slug).read(of(slug).write(deck, name)).name == name

    def test_a_name_that_looks_like_a_column_is_not_a_row_of_columns(self) -> None:
        assert read_deck(of("text").write(EOMER.deck, ",#")).name == ",#"

    def test_a_name_that_looks_like_a_legend_is_a_name(self) -> None:
        assert read_deck(of("markdown").write(EOMER.deck, "=0")).name == "=0"

    def test_ringsdbs_text_begins_with_the_name(self) -> None:
        assert read_deck(of("ringsdb-text").write(LORE.deck, "Songs of Lore")).name == (
            "Songs of Lore"
        )


class TestOtherGame:
    @pytest.mark.parametrize("slug", ["lackey", "contents-string", "text-page"])
    def test_tcg_formats_refuse_it(self, slug: str) -> None:
        with pytest.raises(TypeError):
            of(slug).write(LORE.deck, "")

    @pytest.mark.parametrize("slug", ["octgn", "ringsdb", "ringsdb-text", "dragncards"])
    def test_lcg_formats_refuse_it(self, slug: str) -> None:
        with pytest.raises(TypeError):
            of(slug).write(EOMER.deck, "")


@pytest.mark.parametrize("odd", ["[x](//evil)", "<b>x</b>", "`x`", "*x*", "7_99999", "![x](y)"])
def test_an_unknown_id_is_only_text_in_markdown(odd: str) -> None:
    """A program may keep any id in a deck, and the file may be shown wherever Markdown is."""
    written = write_markdown(TcgDeck(None, None, (), ((odd, 1),)), "Odd")

    html = to_html(written.partition("\n")[2])

    assert "<a" not in html
    assert "<code>" not in html
    assert "<em>" not in html
    assert odd in unescape(html)
