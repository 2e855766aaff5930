"""Printed texts from files of other programs, read as they are; every text here is made up."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command
from django.test import Client

from cards.models import PrintedText
from cards.search.index import index
from tests.visitors import player, signed_in

pytestmark = pytest.mark.django_db

# The shape of the server's files: Hjson with comments of all kinds, strings with and without
# quotes, blocks that describe how the card is played, and what was commented out.
SERVER_FILE = """{

\t7_3: {
\t\tcardInfo: {
\t\t\timagePath: decipher/LOTR07003.jpg
\t\t\tjavaClass: true
\t\t\t//parentId: 7_3
\t\t\tcollInfo: 7U3
\t\t\tsetNum: "7"
\t\t\tcardNum: 3
\t\t}
\t\ttitle: Battle Tested
\t\tunique: false
\t\ttwilight: 0
\t\tkeyword: Skirmish
\t\t/*requires: {

\t\t}
\t\teffects: {
\t\t\ttype: event
\t\t\tcost: {

\t\t\t},
\t\t}*/
\t\tgametext: Sing to a Dwarf (or to 2, if you spot a [dwarven] song): he dances.
\t\tlore: We're going to sing, lad – even on the dark Road....'
\t\tpromotext: ""
\t\talts: {
\t\t\tpromos: {
\t\t\t}
\t\t}
\t}

\t7_364: {
\t\tcardInfo: {
\t\t\timage: decipher/LOTR07364.jpg
\t\t\tcollInfo: 7P364
\t\t}
\t\ttitle: Some Road
\t\t#keyword: support area
\t\teffects: [
\t\t\t{
\t\t\t\ttype: activated
\t\t\t\tfilter: your,minion
\t\t\t}
\t\t]
\t\tgametext: <b>Plains</b>. Walk on.<br><b>Regroup:</b> Remove (2) &amp; rest<br/>until dawn.
\t\tlore: "'One road &ndash; {and} one only.'"
\t}

\t7_4: {
\t\ttitle: Without a text
\t\tgametext: ""
\t\tlore: ""
\t}

\t53_9: {
\t\ttitle: A card of the players' own
\t\tgametext: Nobody printed this.
\t}
}
"""
RINGSDB_FILE = json.dumps(
    [
        {
            "pack_code": "Core",
            "code": "01001",
            "name": "Aragorn",
            "text": "Sentinel.\n<b>Response:</b> After Aragorn sings, he is <i>tired</i>.",
            "flavor": '"A song for the road."\n<cite>A made-up book</cite>',
            "octgnid": "51223bd0-ffd1-11df-a976-0801200c9001",
            "imagesrc": "/bundles/cards/01001.png",
        },
        {"code": "01002", "name": "Théodred", "text": None},
        {"code": "99999", "name": "Of a later pack", "text": "Not here."},
    ]
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "set07").mkdir()
    (tmp_path / "set07" / "set07-Made-up.hjson").write_text(SERVER_FILE, encoding="utf-8")
    (tmp_path / "Core.json").write_text(RINGSDB_FILE, encoding="utf-8")
    (tmp_path / "readme.md").write_text("[not read")
    (tmp_path / "package.json").write_text('{"name": "a program"}')
    return tmp_path


def load(path: Path) -> str:
    said = StringIO()
    call_command("load_printed_texts", str(path), stdout=said)
    return said.getvalue().strip()


def entry(card_id: str, game: str = "tcg") -> Any:
    return index().by_id[game, card_id]


class TestFolder:
    def test_files_of_both_programs_are_read_as_they_are(self, folder: Path) -> None:
        assert load(folder) == (
            "Printed texts: 3 added, 0 changed, 0 left as they were; "
            "2 cards of the files are not in the catalogue"
        )

    def test_a_text_without_quotes_is_read_whole_with_words_for_icons(self, folder: Path) -> None:
        load(folder)

        assert entry("7_3").printed_text == (
            "Sing to a Dwarf (or to 2, if you spot a Dwarven song): he dances."
        )
        assert entry("7_3").lore == "We're going to sing, lad – even on the dark Road....'"

    def test_tags_become_line_breaks_or_go(self, folder: Path) -> None:
        load(folder)

        assert entry("7_364").printed_text == (
            "Plains. Walk on.\nRegroup: Remove (2) & rest\nuntil dawn."
        )
        assert entry("7_364").lore == "'One road – {and} one only.'"
        aragorn = entry("01001", "lcg")
        assert aragorn.printed_text == "Sentinel.\nResponse: After Aragorn sings, he is tired."
        assert aragorn.lore == '"A song for the road."\nA made-up book'

    def test_cards_without_a_text_get_none(self, folder: Path) -> None:
        load(folder)

        assert entry("7_4").printed_text == ""
        assert entry("01002", "lcg").printed_text == ""

    def test_loading_again_changes_nothing(self, folder: Path) -> None:
        load(folder)

        assert load(folder).startswith("Printed texts: 0 added, 0 changed, 3 left")

    def test_one_file_is_read_by_itself(self, folder: Path) -> None:
        assert "2 added" in load(folder / "set07" / "set07-Made-up.hjson")
        assert "1 added" in load(folder / "Core.json")

    def test_one_card_as_ringsdb_returns_it(self, tmp_path: Path) -> None:
        (tmp_path / "01001.json").write_text(json.dumps(json.loads(RINGSDB_FILE)[0]))

        assert "1 added" in load(tmp_path / "01001.json")

    def test_the_versions_of_one_print_may_differ_and_the_first_serves_all(
        self, tmp_path: Path
    ) -> None:
        texts = {f"15_{n}": {"gametext": f"Sing {n} songs."} for n in (204, 205, 206)}
        (tmp_path / "sites.hjson").write_text(json.dumps(texts))

        assert "1 added" in load(tmp_path)
        assert entry("15_206").printed_text == "Sing 204 songs."

    def test_a_promotional_printing_is_the_card(self, tmp_path: Path) -> None:
        (tmp_path / "promos.hjson").write_text(json.dumps({"0_2": {"gametext": "Sing."}}))

        assert "1 added" in load(tmp_path)


class TestBadFolders:
    @pytest.mark.parametrize(
        ("name", "content", "why"),
        [
            ("a.hjson", "{ 7_3: { gametext: [", "it is not Hjson"),
            ("a.hjson", "[" * 100_000, "it is not Hjson"),
            ("a.hjson", '{"7_3": {"gametext": ["x"]}}', "the text of 7_3 is not text"),
            ("a.hjson", '{"7_3": {"gametext": "x", "lore": 7}}', "the text of 7_3 is not text"),
            ("a.hjson", '{"7_3": {"gametext": "a\\u0000b"}}', "cannot be printed"),
            ("a.hjson", json.dumps({"7_3": {"gametext": "x" * 5000}}), "5,000 characters"),
            ("a.json", "[{", "it is not JSON"),
            ("a.json", "[" * 100_000, "it is not JSON"),
            ("a.json", '[{"code": 1001, "text": "x"}]', "the text of 1001 is not text"),
            ("a.json", b"\xff\xfe\x00", "it is not written in UTF-8"),
        ],
    )
    def test_a_bad_file_is_named_and_nothing_is_loaded(
        self, folder: Path, name: str, content: bytes | str, why: str
    ) -> None:
        written = content if isinstance(content, bytes) else content.encode()
        (folder / "set07" / name).write_bytes(written)
        before = PrintedText.objects.count()

        with pytest.raises(CommandError) as refused:
            load(folder)

        assert f"set07/{name}: " in str(refused.value)
        assert why in str(refused.value)
        assert PrintedText.objects.count() == before

    def test_two_files_that_disagree_are_named(self, folder: Path) -> None:
        (folder / "other.hjson").write_text('{"7_3": {"gametext": "Something else."}}')

        with pytest.raises(CommandError, match=r"7_3 has another text here than in other.hjson"):
            load(folder)


class TestHints:
    """The pages show operators how; visitors see nothing of it."""

    def test_the_admin_shows_how(self) -> None:
        User.objects.create_superuser("gandalf", password="mellon-mellon")
        staff = signed_in(User.objects.get(username="gandalf"))

        page = staff.get("/admin/cards/printedtext/").content.decode()

        assert "manage.py load_printed_texts PATH" in page

    def test_a_card_without_a_text_shows_how_to_staff_alone(self) -> None:
        gandalf = player("gandalf")
        User.objects.filter(pk=gandalf.pk).update(is_staff=True)
        address = "/cards/tcg/7_1/"
        hint = "manage.py load_printed_texts PATH"

        assert hint in signed_in(gandalf).get(address).content.decode()
        assert hint not in signed_in(player("frodo")).get(address).content.decode()
        assert hint not in Client().get(address).content.decode()
