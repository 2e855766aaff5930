"""Notes in Markdown: what players write, and what hostile ones try."""

import time
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.sharing.markdown import MAX_BRACKETS, MAX_NOTES_LENGTH, to_html

ALLOWED = {"p", "br", "hr", "em", "strong", "s", "code", "pre", "blockquote", "ul", "ol", "li", "a"}
ALLOWED |= {"table", "thead", "tbody", "tr", "th", "td", "h3", "h4", "h5", "h6"}


class Reader(HTMLParser):
    """The tags of a page as a browser would see them, with their attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: list[tuple[str, str]] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes += [(name, value or "") for name, value in attrs]

    def schemes(self) -> set[str]:
        """Return what the links' addresses begin with, up to a colon."""
        hrefs = [value for name, value in self.attributes if name == "href"]
        return {href.partition(":")[0].strip().lower() for href in hrefs if ":" in href}


class TestWhatPlayersWrite:
    def test_words_lists_and_links(self) -> None:
        html = to_html("Ride **hard** and *fast*:\n\n- swarm\n- [forum](https://example.org/a?b=1)")

        assert "<strong>hard</strong>" in html
        assert "<em>fast</em>" in html
        assert "<li>swarm</li>" in html
        assert 'href="https://example.org/a?b=1"' in html

    def test_links_recommend_nothing(self) -> None:
        assert 'rel="nofollow noopener ugc"' in to_html("[forum](https://example.org)")

    def test_headings_stand_below_the_pages_own(self) -> None:
        assert to_html("# Plan\n\n## More\n\n###### Small") == (
            "<h3>Plan</h3>\n<h4>More</h4>\n<h6>Small</h6>\n"
        )

    def test_tables(self) -> None:
        assert "<td>2</td>" in to_html("| card | count |\n|---|---|\n| Éowyn | 2 |")

    def test_nothing_gives_nothing(self) -> None:
        assert to_html("") == ""


class TestHostileNotes:
    def test_a_table_that_would_grow_without_bound_stays_text(self) -> None:
        wide = "|a" * 2000 + "|\n" + "|-" * 2000 + "|\n" + "|\n" * 3000
        long = "|a|b|\n|-|-|\n" + "|\n" * 5000

        for notes in (wide, long):
            assert "<table>" not in to_html(notes)
            assert len(to_html(notes)) < 3 * len(notes)

    @pytest.mark.parametrize(
        "notes",
        [
            "<script>alert(1)</script>",
            "<img src=x onerror=alert(1)>",
            '<a href="javascript:alert(1)">x</a>',
            '<p style="position:fixed">x</p>',
            "<svg/onload=alert(1)>",
            "<iframe src=//evil.example></iframe>",
            "<form action=/account/delete/><button>x</button></form>",
            "<!--><script>alert(1)</script>",
            "<math><mi//xlink:href='data:x,<script>alert(1)</script>'>",
            "`<script>alert(1)</script>`",
            "    <script>alert(1)</script>",
        ],
    )
    def test_html_is_shown_as_it_was_typed(self, notes: str) -> None:
        assert Reader(to_html(notes)).tags <= {"p", "code", "pre"}

    @pytest.mark.parametrize(
        "address",
        [
            "javascript:alert(1)",
            "JaVaScRiPt:alert(1)",
            "java&#10;script:alert(1)",
            "vbscript:x",
            "data:text/html,<script>alert(1)</script>",
            "data:image/svg+xml;base64,AAAA",
            "file:///etc/passwd",
        ],
    )
    def test_a_link_leads_to_the_web_alone(self, address: str) -> None:
        html = to_html(f"[x]({address})\n\n<{address}>\n\n[y]: {address}\n\n[y]")

        # What is no scheme, for the sign %, is a relative address to a browser.
        assert {scheme for scheme in Reader(html).schemes() if "%" not in scheme} == set()

    def test_a_link_brings_no_attribute_with_it(self) -> None:
        html = to_html('[x](https://example.org "a\\" onmouseover=\\"alert(1)")')

        assert {name for name, _ in Reader(html).attributes} == {"href", "title", "rel"}

    @pytest.mark.parametrize("notes", ["![x](https://evil.example/p.png)", "![x][y]\n\n[y]: //e/p"])
    def test_a_picture_is_not_fetched(self, notes: str) -> None:
        html = to_html(notes)

        assert "<img" not in html
        assert "<a href=" in html

    @pytest.mark.parametrize("pattern", ["[", "![", "[[]", "[a](", "[a]: b\n", "*a_", "`", "> "])
    def test_a_page_of_one_sign_takes_no_time(self, pattern: str) -> None:
        notes = (pattern * MAX_NOTES_LENGTH)[:MAX_NOTES_LENGTH]
        seconds = []
        for _ in range(3):
            begun = time.process_time()
            to_html(notes)
            seconds.append(time.process_time() - begun)

        assert min(seconds) < 0.35

    def test_too_many_brackets_are_shown_as_they_were_typed(self) -> None:
        html = to_html("[x](https://example.org)" * (MAX_BRACKETS + 1))

        assert "<a" not in html
        assert "[x](https://example.org)" in html

    @pytest.mark.parametrize("bomb", ["[" * 5000, "> " * 5000, "- " * 2000, "*a_" * 3000])
    def test_deep_nesting_does_no_harm(self, bomb: str) -> None:
        assert len(to_html(bomb)) < 200_000

    @given(st.text(alphabet=st.sampled_from(list("<>[]()!*_`#\"'&;:/=-| \nabcjs&#x")), max_size=80))
    def test_whatever_is_typed_only_known_tags_come_out(self, notes: str) -> None:
        page = Reader(to_html(notes))

        assert page.tags <= ALLOWED
        assert {name for name, _ in page.attributes} <= {"href", "title", "rel", "start"}
