"""Whole lists as people have them: from articles, forums, wikis, mails and spreadsheets."""

from pathlib import Path

import pytest

from decks.files import read_deck
from decks.files.lines import Status
from decks.importing.review import build_review
from rules.construction import Game
from tests.expected import lcg_deck, tcg_deck

LISTS = Path(__file__).parent / "lists"


@pytest.mark.parametrize(
    ("name", "bearer", "ring", "sites", "cards", "questions"),
    [
        ("article-with-numbered-sites.txt", "4_301", "1_1", 9, 38, 1),
        ("bulletin-board-bbcode.txt", "1_290", "1_2", 9, 60, 0),
        ("wiki-page.txt", "1_290", "1_2", 9, 34, 0),
        ("markdown-table.txt", "1_290", "1_2", 9, 20, 0),
        ("two-columns.txt", "1_290", "1_1", 9, 40, 0),
        ("one-paragraph.txt", "2_102", "4_1", 9, 32, 1),
        ("by-culture-with-dots.txt", "1_290", "1_1", 9, 30, 1),
        ("alternatives-and-typos.txt", "1_290", "1_1", 9, 38, 4),
        ("codes-only.txt", "1_290", "1_2", 9, 22, 0),
        ("share-text-with-format.txt", "7_317", "7_1", 9, 14, 0),
        ("report-with-rounds.txt", "1_289", "7_2", 9, 66, 0),
        ("sites-in-square-brackets.txt", "7_317", "4_1", 9, 26, 1),
        ("web-page-table.html", "4_301", "4_1", 9, 15, 0),
        ("quoted-mail.txt", "1_290", "1_2", 9, 27, 1),
        ("a-culture-a-line.txt", "1_290", "1_1", 9, 38, 0),
        ("headings-in-brackets.txt", "10_121", "7_1", 9, 21, 0),
        ("aligned-columns.txt", "1_290", "1_1", 3, 14, 0),
        ("lowercase-shorthand.txt", "1_290", "1_1", 9, 30, 4),
        ("annotated.txt", "7_317", "4_1", 9, 21, 0),
        ("dashes-in-a-spoiler.txt", "4_301", "4_1", 9, 22, 0),
        ("introduction-and-two-cards-a-line.txt", "2_102", "1_1", 9, 18, 0),
        ("labels-with-dots-and-bars.txt", "1_290", "1_1", 9, 12, 1),
    ],
)
def test_a_list_is_read_whole(
    name: str, bearer: str, ring: str, sites: int, cards: int, questions: int
) -> None:
    reading = read_deck((LISTS / name).read_text(encoding="utf-8"))
    deck = tcg_deck(reading.deck())

    assert [line.text for line in reading.rejected] == []
    assert (deck.ring_bearer, deck.ring, len(deck.sites)) == (bearer, ring, sites)
    assert sum(count for _, count in deck.draw_deck) == cards
    assert sum(not line.exact for line in reading.guessed) == questions


def test_a_list_by_spheres_is_a_deck_of_the_lcg() -> None:
    reading = read_deck((LISTS / "lcg-spheres.txt").read_text(encoding="utf-8"))
    deck = lcg_deck(reading.deck())

    assert reading.rejected == ()
    assert len(deck.heroes) == 3
    assert sum(count for _, count in deck.player_deck) == 25
    assert sum(count for _, count in deck.side_board) == 2


class TestWhichGame:
    @pytest.mark.parametrize(
        ("text", "game"),
        [
            ("1 Eleanor\n1 Thalin\n2 Beorn\n3 Blade Mastery", Game.LCG),
            ("Aragorn (Core)\nThéodred\nSteward of Gondor x2\nSnowbourn Scout x3", Game.LCG),
            ("1 Eleanor[01008]\n3 Snowbourn Scout[01016]", Game.LCG),
            ("Aragorn\nGandalf x2\nGoblin Runner x4\nGoblin Sneak x3\nThey Are Coming", Game.TCG),
            ("Ring-bearer: Frodo\nGandalf\nGimli", Game.TCG),
            ("Heroes\n4x Goblin Runner\n4x Aragorn, Ranger of the North", Game.TCG),
        ],
    )
    def test_the_cards_decide(self, text: str, game: Game) -> None:
        assert read_deck(text).game is game

    def test_a_person_may_say_so(self) -> None:
        assert read_deck("Gandalf", Game.TCG).game is Game.TCG
        assert read_deck("Gandalf", Game.LCG).game is Game.LCG


class TestOneLine:
    @pytest.mark.parametrize(
        ("written", "card", "count"),
        [
            ("Legolas, Fearless Marksman x1 (starting)", "7_25", 1),
            ("4x Goblin Runner (1U178) (starting)", "1_178", 4),
            ("Gimli's Battle Axe x2 (Dwarven Axe x2 post-errata)", "1_14", 2),
            ("Goblin Runner *4", "1_178", 4),
            ("4-Goblin Runner", "1_178", 4),
            ("Goblin Runner......4", "1_178", 4),
            ("Goblin Runner x4!", "1_178", 4),
            ("4 Goblin Runner (FOTR) 178", "1_178", 4),
            ("4 Goblin Runner FOTR U", "1_178", 4),
            ("2x LOTR-EN01178", "1_178", 2),
            ("2x 01178", "1_178", 2),
            ("2x Goblin Runner {1U178}", "1_178", 2),
            ("1x Legolas, Greenleaf (1R50 foil)", "1_50", 1),
            ("1x Legolas, Greenleaf (1 RF 50)", "1_50", 1),
            ("1x Gandalf, The Grey Wizard (1 P 364) AI", "1_364", 1),
            ("1_72F", "1_72", 1),
            ("1_72AI", "1_72", 1),
            ("AI Gandalf, The Grey Wizard", "1_364", 1),
            ("3 Goblin Armories", "1_173", 3),
            ("Goblin Runner x4\N{ZERO WIDTH SPACE}", "1_178", 4),
            ("[b]4x[/b] [url=http://example.org]Goblin Runner[/url]", "1_178", 4),
            ("* '''4x''' [[Goblin Runner (1U178)|Runner]]", "1_178", 4),
            ("4x Goblin Runner – the engine of it all", "1_178", 4),
            ("4x Goblin Runner or Goblin Sneak", "1_178", 4),
        ],
    )
    def test_marks_and_remarks_around_a_card_are_set_aside(
        self, written: str, card: str, count: int
    ) -> None:
        line = read_deck(f"Shadow:\n{written}").lines[-1]

        assert (line.status, line.card, line.count) == (Status.MATCHED, card, count)

    def test_several_cards_are_several_lines_that_are_fixed_apart(self) -> None:
        reading = read_deck("Shadow:\n4x Goblin Runner, 3x Goblin Sneak\n2x Moria Scout")

        assert [(line.key, line.card, line.count) for line in reading.lines[1:]] == [
            ("2", "1_178", 4),
            ("2-2", "1_181", 3),
            ("3", "1_191", 2),
        ]

    def test_numbers_that_rise_count_lines_and_others_count_copies(self) -> None:
        rising = read_deck("Shadow:\n1. Goblin Runner\n2. Goblin Sneak\n3. Moria Scout")
        others = read_deck("Shadow:\n4. Goblin Runner\n4. Goblin Sneak\n3. Moria Scout")

        assert [line.count for line in rising.lines[1:]] == [1, 1, 1]
        assert [line.count for line in others.lines[1:]] == [4, 4, 3]


class TestHeadings:
    @pytest.mark.parametrize(
        "heading",
        [
            "Shadow Side (36)",
            "Free Peoples (40+1):",
            "(Gondor: 10 cards)",
            "12 Companions",
            "41 Cards:",
            "Minions: 12",
            "--- Events ---",
            "[b]Possessions[/b]",
            "=== Moria (20 cards) ===",
            "Starting Fellowship",
            "Player Side Quests (0)",
        ],
    )
    def test_what_stands_above_cards_is_a_heading(self, heading: str) -> None:
        reading = read_deck(f"{heading}\n4x Goblin Runner", Game.TCG)

        assert reading.lines[0].status is Status.HEADING
        assert len(reading.lines) == 2

    def test_the_ring_may_be_listed_under_ring_bearer(self) -> None:
        deck = tcg_deck(read_deck("Ring-bearer & Ring\n1_290\n1_2\nDraw deck\n3 1_51").deck())

        assert (deck.ring_bearer, deck.ring, deck.draw_deck) == ("1_290", "1_2", (("1_51", 3),))

    def test_without_headings_the_only_frodo_bears_the_ring(self) -> None:
        deck = tcg_deck(read_deck("4x Goblin Runner\nFrodo, Son of Drogo\n2x Bounder").deck())

        assert deck.ring_bearer == "1_290"

    def test_one_of_two_frodos_bears_no_ring_unless_it_is_beside_him(self) -> None:
        apart = read_deck("Frodo, Son of Drogo\n4x Goblin Runner\nFrodo, Courteous Halfling")
        beside = read_deck("1_2\nFrodo, Son of Drogo\n4x Goblin Runner\n4_301")

        assert tcg_deck(apart.deck()).ring_bearer is None
        assert tcg_deck(beside.deck()).ring_bearer == "1_290"

    def test_a_type_decides_in_the_lcg(self) -> None:
        deck = lcg_deck(read_deck("Heroes\n2x Snowbourn Scout\nAllies\n1x Éowyn").deck())

        assert (len(deck.heroes), sum(count for _, count in deck.player_deck)) == (1, 2)

    @pytest.mark.parametrize("closing", ["Notes", "Strategy:", "== Notes ==", "How to play it"])
    def test_what_is_below_the_list_is_not_a_card(self, closing: str) -> None:
        below = "Free Peoples: bid 0-2\nWest Road is fast\nGoblin Runner"
        reading = read_deck(f"Shadow:\n4x Goblin Runner\n{closing}\n{below}")

        assert tcg_deck(reading.deck()).draw_deck == (("1_178", 4),)
        assert reading.rejected == ()

    def test_the_format_is_kept(self) -> None:
        reading = read_deck("Format: King Standard\n4x Goblin Runner")

        assert reading.format == "king-standard"


class TestTables:
    def test_csv_with_column_names(self) -> None:
        text = 'Card Title,Tag,Type,Qty\n"Frodo| Son of Drogo",LOTR-EN01290,RingBearer,1\n'
        deck = tcg_deck(read_deck(text + "Goblin Runner,LOTR-EN01178,Minion,4\n").deck())

        assert (deck.ring_bearer, deck.draw_deck) == ("1_290", (("1_178", 4),))

    def test_the_set_and_the_number_in_it_are_two_columns(self) -> None:
        reading = read_deck("Count,Name,Edition,Card Number\n4,Goblin Runner,FOTR,178\n")

        assert tcg_deck(reading.deck()).draw_deck == (("1_178", 4),)


@pytest.mark.parametrize("path", sorted((LISTS / "lcg").iterdir()), ids=lambda path: path.stem)
def test_lcg_lists_of_all_years_are_read_without_an_open_line(path: Path) -> None:
    """Lists of 2011 to 2025 as articles, blogs and deck sites write them."""
    reading = read_deck(path.read_text(encoding="utf-8"))

    assert reading.game is Game.LCG
    assert [row.line.text for row in build_review(reading).open] == []
    assert all(line.exact for line in reading.guessed)


def test_a_later_printing_is_the_card_itself() -> None:
    text = (LISTS / "lcg" / "2023-revised-core.txt").read_text(encoding="utf-8")
    deck = lcg_deck(read_deck(text).deck())

    assert [code for code, _ in deck.heroes] == ["01001", "01007", "01010"]
    assert ("01073", 3) in deck.player_deck
