"""What only all lines together tell, and what a person fixes."""

import pytest

from decks.contents.encoding import MAX_CARDS
from decks.contents.zones import DeckZone
from decks.files import read_deck
from decks.files.corrections import apply_corrections, corrected_text
from decks.files.lines import LEFT_OUT, MAX_COPIES, Status
from decks.files.reading import BadDeckFile, DeckReading
from decks.importing.review import build_review, correct, corrected_lines
from rules.construction import Game
from tests.decks.files.drawn import TCG_IDS
from tests.expected import lcg_deck, tcg_deck

LACKEY = """<deck><superzone name="Deck"><card><name id="LOTR07364"/></card>
<card><name>Hobbit Sword</name></card><card><name>zxqj</name></card></superzone>
<superzone name="Starting"><card><name id="LOTR01290"/></card></superzone></deck>"""


class TestACardListedTwice:
    def test_its_copies_add_up_and_the_second_line_says_so(self) -> None:
        reading = read_deck("Draw deck:\n2 7_364\n1 Desert Fighter\n1 Aragorn, Driven by Need")

        assert dict(tcg_deck(reading.deck()).draw_deck)["7_364"] == 3
        assert reading.lines[3].remark == (
            "Line 2 lists this card too; together they are 3 copies."
        )

    def test_in_another_part_of_the_deck_it_is_another_matter(self) -> None:
        reading = read_deck("Heroes\n1 Aragorn\nPlayer deck\n2 Gandalf\nSideboard\n1 Gandalf")

        assert not any(line.remark for line in reading.lines)

    def test_more_copies_than_any_deck_has_are_rejected(self) -> None:
        reading = read_deck("Draw deck:\n60 7_364\n60 7_364")

        assert dict(tcg_deck(reading.deck()).draw_deck) == {"7_364": 60}
        assert reading.rejected[0].why == "With this line there would be 120 copies of the card."

    def test_more_cards_than_any_deck_has_are_rejected(self) -> None:
        lines = [f"{MAX_COPIES} {card}" for card in TCG_IDS[:30]]

        reading = read_deck("\n".join(["Draw deck:", *lines]))

        assert sum(count for _, count in tcg_deck(reading.deck()).draw_deck) <= MAX_CARDS
        assert f"more than {MAX_CARDS} cards" in reading.rejected[0].why


class TestChoosing:
    def test_a_rejected_line_takes_the_card_that_was_chosen(self) -> None:
        reading = read_deck("Draw deck:\n2 Driven by Neeed and more")
        (line,) = reading.rejected

        chosen = reading.choosing({"2": "7_364"})

        assert "7_364" in line.choices
        assert chosen.rejected == ()
        assert tcg_deck(chosen.deck()).draw_deck == (("7_364", 2),)

    def test_the_card_stands_where_its_type_belongs_when_the_line_says_nothing_of_it(self) -> None:
        reading = read_deck("4 7_364\nIsildurs Bane")

        assert tcg_deck(reading.choosing({"2": "1_1"}).deck()).ring == "1_1"

    def test_a_line_may_be_left_out(self) -> None:
        reading = read_deck("4 7_364\n2 Hobbit Sword\n1 zxqj").choosing(
            {"2": LEFT_OUT, "3": LEFT_OUT}
        )

        assert tcg_deck(reading.deck()).draw_deck == (("7_364", 4),)
        assert [line.status for line in reading.lines[1:]] == [Status.NOTE] * 2
        assert all(line.why for line in reading.lines[1:])

    def test_a_line_that_is_certain_stays(self) -> None:
        assert tcg_deck(read_deck("4 7_364").choosing({"1": LEFT_OUT}).deck()).draw_deck == (
            ("7_364", 4),
        )

    def test_a_second_ring_bearer_has_room_once_the_first_is_left_out(self) -> None:
        reading = read_deck("Ring-bearer: Frodo\nRing-bearer: 1_290")

        assert "on line 1" in reading.lines[1].why
        assert tcg_deck(reading.choosing({"1": LEFT_OUT}).deck()).ring_bearer == "1_290"


class TestOtherWordsForALine:
    @pytest.mark.parametrize(
        ("words", "draw_deck"),
        [
            ("3x Desert Fighter", (("7_131", 3),)),
            ("7_364", (("7_364", 1),)),
            ("zxqj", ()),
            ("", ()),
            ("Desert Fightr", (("7_131", 1),)),
        ],
    )
    def test_they_are_read_in_its_place(
        self, words: str, draw_deck: tuple[tuple[str, int], ...]
    ) -> None:
        reading = apply_corrections(read_deck("Draw deck:\n2 qqq"), {"2": words})

        assert tcg_deck(reading.deck()).draw_deck == draw_deck

    def test_the_card_stands_where_the_line_stood(self) -> None:
        reading = apply_corrections(
            read_deck("Heroes\nAragorn\nSideboard\n2 qqq"), {"4": "2 Gandalf"}
        )

        assert lcg_deck(reading.deck()).side_board == (("01073", 2),)

    def test_a_heading_on_the_line_counts(self) -> None:
        reading = apply_corrections(
            read_deck("Ring-bearer: Frdddo\n4 7_364"), {"1": "Ring-bearer: 1_290"}
        )

        assert tcg_deck(reading.deck()).ring_bearer == "1_290"

    def test_files_of_other_programs_are_fixed_in_plain_text(self) -> None:
        reading = read_deck(LACKEY)
        (line,) = reading.rejected

        assert tcg_deck(apply_corrections(reading, {line.key: "3 7_131"}).deck()).draw_deck == (
            ("1_299", 1),
            ("7_131", 3),
            ("7_364", 1),
        )

    def test_headings_and_lines_that_are_not_there_stay_as_they_are(self) -> None:
        reading = read_deck("Draw deck:\n4 7_364")

        assert apply_corrections(reading, {"1": "Shadow:", "9": "7_1"}) == reading

    def test_the_words_it_had_change_nothing(self) -> None:
        reading = read_deck(LACKEY)

        assert (
            apply_corrections(reading, {line.key: line.text for line in reading.lines}) == reading
        )


class TestFieldsOfAReview:
    def read(self) -> DeckReading:
        return read_deck("Draw deck:\n4 7_364\n2 Hobbit Sword\n3 zxqj")

    def test_they_fix_and_choose(self) -> None:
        sent = {"edit-2": "1 7_364", "line-3": "1_299", "edit-4": "", "text": "…"}

        reading = correct(self.read(), sent)

        assert tcg_deck(reading.deck()).draw_deck == (("1_299", 2), ("7_364", 1))
        assert corrected_lines(sent, self.read()) == {"2", "3", "4"}

    @pytest.mark.parametrize(
        "field", ["edit-", "line-x", "edit--1", "line-²", "edit-" + "9" * 5000, "edit-0", "line-9"]
    )
    def test_odd_ones_are_ignored(self, field: str) -> None:
        assert correct(self.read(), {field: "1_299"}) == self.read()

    def test_what_is_to_be_looked_at_comes_in_order_of_need(self) -> None:
        read = read_deck("Draw deck:\n4 Desert Fightr\n2 Hobbit Sword\n3 zxqj")

        review = build_review(read)

        assert [row.line.number for row in review.open] == [4, 2]
        assert [row.line.number for row in review.printings] == [3]


class TestBackToTheText:
    def test_only_fixed_lines_change(self) -> None:
        text = "My deck\n\nDraw deck:\n4  7_364\n2 Hobbit Sword\n3 zxqj\n# mine"
        sent = {"line-5": "1_299", "edit-6": "3 Desert Fighter"}
        reading = read_deck(text)

        said = corrected_text(text, correct(reading, sent), corrected_lines(sent, reading))

        assert said == (
            "My deck\n\nDraw deck:\n4  7_364\n2x Hobbit Sword (1_299)\n3 Desert Fighter\n# mine\n"
        )

    def test_a_chosen_ring_bearer_keeps_his_heading(self) -> None:
        reading = read_deck("Ring-bearer: Frodo").choosing({"1": "1_290"})

        assert corrected_text("Ring-bearer: Frodo", reading, {"1"}) == (
            "Ring-bearer: 1x Frodo, Son of Drogo (1_290)\n"
        )

    def test_a_line_left_out_becomes_a_remark(self) -> None:
        reading = read_deck("4 7_364\nzxqj").choosing({"2": LEFT_OUT})

        assert corrected_text("4 7_364\nzxqj", reading, {"2"}) == "4 7_364\n# zxqj\n"

    def test_a_file_of_another_program_becomes_plain_text(self) -> None:
        reading = read_deck(LACKEY)

        said = corrected_text(LACKEY, reading, set())

        assert read_deck(said).deck() == reading.deck()
        assert "# zxqj – No card has this or a similar name: “zxqj”." in said


class TestLinesForADeckThatIsBeingBuilt:
    def test_they_are_read_as_cards_of_its_game(self) -> None:
        deck = lcg_deck(read_deck("2 Gandalf\nGlóin\nSideboard\n1 Sneak Attack", Game.LCG).deck())

        assert len(deck.heroes) == 1
        assert deck.player_deck == (("01073", 2),)
        assert len(deck.side_board) == 1

    def test_a_file_of_the_other_game_is_refused(self) -> None:
        with pytest.raises(BadDeckFile, match="other game"):
            read_deck('{"slots":{"01073":3}}', Game.TCG)

    def test_without_a_heading_a_card_stands_where_its_type_belongs(self) -> None:
        assert read_deck("7_1", Game.TCG).lines[0].zone is DeckZone.RING
