"""What is no deck is refused in plain English, and whatever it is, at once."""

import json
import random
import time
from typing import Any

import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from decks.contents.encoding import from_contents, to_contents
from decks.files import read_deck
from decks.files.lines import MAX_COPIES, MAX_LINES, Status
from decks.files.reading import BadDeckFile, DeckReading
from decks.files.upload import MAX_FILE_SIZE, decode_text
from rules.construction import Game
from tests.decks.files.drawn import TCG_BOOK
from tests.expected import tcg_deck

BOMB = """<?xml version="1.0"?><!DOCTYPE deck [<!ENTITY a "aaaaaaaaaa">
<!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><deck><superzone name="Deck">&b;</superzone></deck>"""
FOREIGN = """<!DOCTYPE deck [<!ENTITY f SYSTEM "file:///etc/passwd">]>
<deck><superzone name="Deck"><card><name>&f;</name></card></superzone></deck>"""
LISTED = '[{"databaseId": "x"}'


def misspelt(name: str, dice: random.Random) -> str:
    """Return a name with one wrong letter."""
    place = dice.randrange(len(name))
    return f"{name[:place]}{dice.choice('qxz')}{name[place + 1 :]}"


def thousands_of_misspelt_names() -> str:
    dice = random.Random(7)
    names = sorted(TCG_BOOK.names.values())
    return "\n".join(f"4x {misspelt(dice.choice(names), dice)}" for _ in range(5000))


def thousands_of_words() -> str:
    dice = random.Random(7)
    return "\n".join("".join(dice.choices("aeinorstlm", k=50)) for _ in range(4000))


class TestRefusals:
    @pytest.mark.parametrize(
        ("text", "message"),
        [
            (BOMB, "document type"),
            (FOREIGN, "document type"),
            ('<!DOCTYPE lolz [<!ENTITY a "a">]><lolz>&a;</lolz>', "document type"),
            ("<deck><superzone>", "XML of this file is broken"),
            ("<html><superzone/></html>", "no deck of LackeyCCG"),
            ("<html><section/></html>", "no deck of OCTGN"),
            ('<?xml version="1.0"?><svg/>', "no deck of LackeyCCG and none of OCTGN"),
            ('<?xml version="1.0"?><svg>', "XML of this file is broken"),
            ('{"slots": ', "JSON of this file is broken"),
            ('{"slots": 7}', "isn’t a list of cards"),
            ('{"slots": ' + "[" * 100_000, "nests too deep"),
            ('{"slots": {"01001": ' + "9" * 5000 + "}}", "JSON of this file is broken"),
            ('{"slots": {}, "name": "\\ud800"}', "invalid characters"),
            ('[{"databaseId": ', "JSON of this file is broken"),
            ('{"cards": []}', "no deck of RingsDB and none of DragnCards"),
            ('[{"card": 1}]', "no deck of RingsDB and none of DragnCards"),
        ],
    )
    def test_text_that_is_not_a_deck(self, text: str, message: str) -> None:
        with pytest.raises(BadDeckFile, match=message):
            read_deck(text)

    @pytest.mark.parametrize(
        ("content", "message"),
        [
            (b"\x7fELF\x02\x01\x01\x00", "isn’t a text file"),
            (b"4x West Road\x00", "isn’t a text file"),
            (b"4x West Road \x81", "UTF-8"),  # no letter of Windows-1252
            (b"4x \xe9\xe8\xe7\xe0\xe2", "UTF-8"),  # hardly a letter without an accent
            (b"\xff\xfe\x00", "UTF-8"),
            ("4x West Road".encode("utf-32"), "isn’t a text file"),
            (b"PK\x03\x04\x14\x00", "zip archive"),
            (b"\x1f\x8b\x08\x00", "gzip archive"),
            (b"%PDF-1.7", "PDF document"),
            (b"\x89PNG\r\n\x1a\n", "picture"),
            (b"x" * (MAX_FILE_SIZE + 1), "too large"),
            (b"x" * 10_000_000, "too large"),
        ],
    )
    def test_files_that_are_not_text(self, content: bytes, message: str) -> None:
        with pytest.raises(BadDeckFile, match=message):
            decode_text(content)


class TestEncodings:
    @pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
    def test_usual_ones_are_read(self, encoding: str) -> None:
        assert decode_text("4x Éomer".encode(encoding)) == "4x Éomer"

    @pytest.mark.parametrize("encoding", ["latin-1", "cp1252"])
    def test_those_of_2003_are_read_without_a_word_of_them(self, encoding: str) -> None:
        text = "4x Éomer, Third Marshal of Riddermark\n1x Úlairë Nertëa"

        assert decode_text(text.encode(encoding)) == text

    def test_the_quotes_of_windows_are_read(self) -> None:
        assert (
            decode_text("1 Speak “Friend” and Enter".encode("cp1252"))
            == "1 Speak “Friend” and Enter"
        )

    @pytest.mark.parametrize("declared", ["ISO-8859-1", "windows-1252", "latin1"])
    def test_a_latin_one_is_read_where_it_is_declared(self, declared: str) -> None:
        text = f'<?xml version="1.0" encoding="{declared}"?><deck>Éomer</deck>'

        assert decode_text(text.encode("cp1252")) == text

    def test_a_file_that_declares_latin_and_is_utf_8_is_read_as_what_it_is(self) -> None:
        text = '<?xml version="1.0" encoding="ISO-8859-1"?><deck>Éomer</deck>'

        assert decode_text(text.encode()) == text

    @pytest.mark.parametrize("declared", ["UTF-16", "ISO-8859-1", "windows-1252"])
    def test_what_was_declared_troubles_nobody_once_it_is_text(self, declared: str) -> None:
        text = (
            f'<?xml version="1.0" encoding="{declared}"?><deck><superzone name="Deck">'
            "<card><name>Éomer, Third Marshal of Riddermark</name></card></superzone></deck>"
        )

        assert len(tcg_deck(read_deck(text).deck()).draw_deck) == 1

    def test_line_ends_of_every_kind(self) -> None:
        reading = read_deck("Draw deck:\r\n4 7_364\r3 7_131\n")

        assert tcg_deck(reading.deck()).draw_deck == (("7_131", 3), ("7_364", 4))


class TestAtOnce:
    @pytest.mark.parametrize(
        "text",
        [
            pytest.param("a\n" * 130_000, id="lines"),
            pytest.param("#\n" * 130_000, id="remarks"),
            pytest.param("Heroes (1)\n" * 20_000, id="headings"),
            pytest.param("x" * 260_000, id="one-long-line"),
            pytest.param("1 " * 130_000, id="one-line-of-numbers"),
            pytest.param(("1 " * 95 + "\n") * 900, id="numbers"),
            pytest.param(("(" * 190 + "\n") * 900, id="brackets"),
            pytest.param(("a" + " foil" * 35 + "\n") * 900, id="foils"),
            pytest.param(("a" + " " * 180 + "b\n") * 900, id="spaces"),
            pytest.param(("a" + "*" * 180 + "b\n") * 900, id="stars"),
            pytest.param(("[a](" * 45 + "\n") * 900, id="links"),
            pytest.param(thousands_of_misspelt_names(), id="misspelt"),
            pytest.param(thousands_of_words(), id="unknown"),
            pytest.param("<deck>" * 40_000, id="deep-xml"),
            pytest.param("<deck><section>" + "<a>" * 30_000, id="deep-xml-with-a-section"),
            pytest.param(
                "<deck>"
                + '<section name="Ally">' * 5000
                + "<card/>" * 2000
                + "</section>" * 5000
                + "</deck>",
                id="sections-in-sections",
            ),
            pytest.param(
                '<deck><superzone name="Deck">'
                + "".join(f"<card><name>q{number}</name></card>" for number in range(7000))
                + "</superzone></deck>",
                id="cards",
            ),
            pytest.param(LISTED + ",{}" * 80_000 + "]", id="entries"),
            pytest.param("[" * 200_000, id="deep-json"),
            pytest.param("||" + ",".join(f"1_{n}" for n in range(30_000)) + "|", id="ids"),
            pytest.param("|" * 200_000, id="bars"),
            pytest.param("<html>" + "<!--" * 60_000, id="comments"),
            pytest.param("<html>" + "<a " * 80_000, id="tags"),
            pytest.param("<html>" + "&" * 200_000, id="ampersands"),
        ],
    )
    def test_within_a_second_of_this_machines_time(self, text: str) -> None:
        begun = time.process_time()
        lines = [] if isinstance(read := read_or_refused(text.encode()), str) else read.lines
        assert time.process_time() - begun < 1
        assert read
        assert len(lines) <= MAX_LINES + 1
        assert all(line.why for line in lines if line.status is Status.REJECTED)


REPEATED = [
    *("9", "\n", " \n", "\t", "\r", "\x85", "１", "\u3000", "0", "01001", "01001\n", "9 ", "9\n"),
    *("(", ")", "[", "](", "[a](", "](/cards/lcg/", "<", "<a ", "<b>", "<!--", "&", "&amp;"),
    *("*", "#", "# ", "//", "-", "- ", "–", ":", "a:", "|", ",", "{", '"', "\\", "\\\\", "_"),
    *("1x ", "x1", "1 cards", "(1 ", "cards ", " foil", "(foil)", "1_", "1_1,", "LOTR"),
    *("a", "a ", "é", "q\n", "4x q\n", "Heroes\n", "Heroes (1", "4 7_364\n", "Deck: "),
]


class TestLinearTime:
    """A reader whose time grows with the square of the text lets one request stop the site."""

    @pytest.mark.parametrize("pattern", REPEATED)
    @pytest.mark.parametrize("frame", ["{}a", "a{}", "<html>{}", '{{"slots": "{}', "<deck>{}"])
    def test_twice_the_text_takes_at_most_about_twice_the_time(
        self, pattern: str, frame: str
    ) -> None:
        for size in (8_000, 64_000):
            once = time_to_read(frame.format((pattern * size)[:size]))
            twice = time_to_read(frame.format((pattern * 2 * size)[: 2 * size]))

            assert twice < 2.5 * once + 0.03, f"{size} characters: {once:.3f} s, then {twice:.3f} s"


def time_to_read(text: str) -> float:
    """Return the processor time of reading a text; the shorter of two runs where it matters."""

    def timed() -> float:
        begun = time.process_time()
        read_or_refused(text.encode())
        return time.process_time() - begun

    first = timed()
    return first if first < 0.02 else min(first, timed())


def read_or_refused(content: bytes, game: Game | None = None) -> DeckReading | str:
    """Return what is read of a file, or the reason why it is refused."""
    try:
        return read_deck(decode_text(content), game)
    except BadDeckFile as refused:
        return str(refused)


def check(content: bytes, game: Game | None = None) -> None:
    """Read a file: refused with a reason, or every line accounted for and a deck one can keep."""
    reading = read_or_refused(content, game)
    if isinstance(reading, str):
        event("refused")
        assert reading
        return
    event(f"{len(reading.guessed)} guessed")
    assert all(line.why for line in (*reading.rejected, *reading.guessed))
    assert all(0 < line.count <= MAX_COPIES for line in reading.lines if line.holds_card)
    numbers = [line.number for line in reading.lines]
    assert numbers == sorted(set(numbers))
    assert from_contents(reading.game, to_contents(reading.deck())) == reading.deck()
    assert reading.name.isprintable()
    assert all(line.text.isprintable() for line in reading.lines)


class TestAnything:
    @given(st.text(max_size=300))
    def test_any_text(self, text: str) -> None:
        check(text.encode())

    @given(st.text('<>/="{}[]:,|deckscardslot_0123456789 \n', max_size=200))
    def test_what_looks_nearly_like_a_file(self, text: str) -> None:
        check(text.encode())

    @given(st.text("0123456789xX×CRUP_LOT()[]:,;.*#-–'“” \t\naeiouAragornFrodo", max_size=200))
    def test_what_looks_nearly_like_a_list(self, text: str) -> None:
        check(text.encode(), Game.TCG)

    @given(st.binary(max_size=300))
    def test_any_bytes(self, content: bytes) -> None:
        check(content)

    json_values = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
        max_leaves=6,
    )

    @given(heroes=json_values, slots=json_values, name=json_values)
    def test_any_json_of_ringsdbs_shape(self, heroes: Any, slots: Any, name: str) -> None:
        check(json.dumps({"heroes": heroes, "slots": slots, "name": name}).encode())

    @given(
        entries=st.lists(
            st.dictionaries(
                st.sampled_from(["databaseId", "quantity", "loadGroupId", "_name"]), json_values
            )
            | json_values,
            max_size=4,
        )
    )
    def test_any_json_of_dragncards_shape(self, entries: Any) -> None:
        check(json.dumps([{"databaseId": 1}, *entries]).encode())
