"""Deck files in plain text: every line accounted for, nothing dropped."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.contents.encoding import canonical
from decks.contents.zones import DeckZone
from decks.files.lines import MAX_LINES, Line, Status
from decks.files.text import read_text
from decks.files.text_writing import write_text
from rules.construction import Game
from rules.construction.starters import starters
from rules.tcg.deck import TcgDeck
from tests.expected import lcg_deck, tcg_deck


def only_line(text: str, number: int | None = None) -> Line:
    """Return what was made of the last line, or of the line of that number."""
    lines = read_text(text).lines
    return next(line for line in lines if line.number == number) if number else lines[-1]


class TestHowPlayersWriteACard:
    @pytest.mark.parametrize(
        ("written", "card", "count"),
        [
            ("4x Aragorn, Driven by Need", "7_364", 4),
            ("4 Aragorn, Driven by Need", "7_364", 4),
            ("4X aragorn,driven by need", "7_364", 4),
            ("4× Aragorn, Driven by Need", "7_364", 4),
            ("Aragorn, Driven by Need x4", "7_364", 4),
            ("Aragorn, Driven by Need 4x", "7_364", 4),
            ("Aragorn, Driven by Need (4)", "7_364", 4),
            ("Aragorn, Driven by Need", "7_364", 1),
            ("•Aragorn, Driven by Need", "7_364", 1),
            ("- 2x Aragorn, Driven by Need", "7_364", 2),
            ("4 7_364", "7_364", 4),
            ("4x 7_364*", "7_364", 4),
            ("7_364T", "7_364", 1),
            ("4 7 P 364", "7_364", 4),
            ("4x 7P364", "7_364", 4),
            ("7 P 364", "7_364", 1),
            ("2 LOTR07364", "7_364", 2),
            ("3x Aragorn, Driven by Need (7_364)", "7_364", 3),
            ("3x Aragorn, Driven by Need [7 P 364]", "7_364", 3),
            ("2x Hobbit Sword (The Return of the King)", "7_319", 2),
            ("2x Hobbit Sword [FOTR]", "1_299", 2),
            ("1 C 3", "1_3", 1),
            ("4 1 C 3", "1_3", 4),
            ("4x Mumakil of the Harad", "7_153", 4),
            ("1 Theoden, Leader of Spears", "7_254", 1),
            ("1_3", "1_3", 1),
            ("LOTR01003", "1_3", 1),
            ("2 lotr01003*", "1_3", 2),
            ("01_003", "1_3", 1),
            ("1-3", "1_3", 1),
            ("(1 C 3)", "1_3", 1),
            ("1 C 3 x4", "1_3", 4),
            ("x4 1 C 3", "1_3", 4),
            ("4x 1 C 3 foil", "1_3", 4),
            ("4  1  C  3", "1_3", 4),
            ("x4 Aragorn, Driven by Need", "7_364", 4),
            ("4 x Aragorn, Driven by Need", "7_364", 4),
            ("4 copies of Aragorn, Driven by Need", "7_364", 4),
            ("[4] Aragorn, Driven by Need", "7_364", 4),
            ("(4x) Aragorn, Driven by Need", "7_364", 4),
            ("4: Aragorn, Driven by Need", "7_364", 4),
            ('4,"Aragorn, Driven by Need"', "7_364", 4),
            ('"Aragorn, Driven by Need",4', "7_364", 4),
            ("“Aragorn, Driven by Need” x4", "7_364", 4),
            ("4\tAragorn, Driven by Need", "7_364", 4),
            ("Aragorn, Driven by Need\t4", "7_364", 4),
            ("Aragorn, Driven by Need 4", "7_364", 4),
            ("Aragorn, Driven by Need - 4", "7_364", 4),
            ("Aragorn, Driven by Need: 4", "7_364", 4),
            ("Aragorn, Driven by Need (x4)", "7_364", 4),
            ("2x\N{NO-BREAK SPACE}Aragorn, Driven by Need", "7_364", 2),
            ("4x Aragorn - Driven by Need", "7_364", 4),
            ("4x Aragorn: Driven by Need", "7_364", 4),
            ("4x Aragorn, Driven by Need*", "7_364", 4),
            ("4x Aragorn, Driven by Need (foil)", "7_364", 4),
            ("4x Aragorn, Driven by Need (tengwar)", "7_364", 4),
            ("4x Aragorn, Driven by Need (T)", "7_364", 4),
            ("4x Aragorn, Driven by Need (7 P 364) (foil)", "7_364", 4),
            ("4x 7P364 Aragorn, Driven by Need", "7_364", 4),
            ("7P364 4x Aragorn, Driven by Need", "7_364", 4),
            ("4x Aragorn, Driven by Need 7 P 364", "7_364", 4),
            ("4x [Aragorn, Driven by Need](https://example.org/cards/tcg/7_364/)", "7_364", 4),
            ("1 Speak “Friend” and Enter", "2_26", 1),
            ("1 LOTR07364 Aragorn, Driven by Nees", "7_364", 1),
        ],
    )
    def test_it_is_matched(self, written: str, card: str, count: int) -> None:
        line = only_line(f"Draw deck:\n{written}")

        assert (line.status, line.card, line.count) == (Status.MATCHED, card, count)

    @pytest.mark.parametrize(
        ("written", "card"),
        [
            ("1 Bilbo Baggins, Retired Adventurer", "1_284"),
            ("1 Úlairë Ostëa, Lieutenant of Morgul", "1_235"),
            ("4 15 C 60", "15_204"),
            ("1 0P5", "0_5"),
            ("1 4 M 1", "4_M1"),
        ],
    )
    def test_names_and_numbers_that_rulings_speak_of(self, written: str, card: str) -> None:
        """Rulings of 5 April 2004: 1 R 284, 1 U 235, 0 P 5; 2.0: 4 M 1."""
        line = only_line(f"Draw deck:\n{written}")

        assert (line.status, line.card) == (Status.MATCHED, card)

    @pytest.mark.parametrize(
        ("written", "card", "why"),
        [
            ("3x Aragorn, Driven by Ned", "7_364", "closest"),
            ("3x Aragorn, Driven by Need (7_83)", "7_83", "different cards"),
            ("7 R 364", "7_364", "rarity"),
            ("3x Aragorn, Driven by Need (99_1)", "7_364", "No card has this number"),
        ],
    )
    def test_what_is_nearly_a_card_is_guessed_with_choices(
        self, written: str, card: str, why: str
    ) -> None:
        line = only_line(f"Draw deck:\n{written}")

        assert (line.status, line.card) == (Status.GUESSED, card)
        assert card in line.choices
        assert why in line.why

    def test_a_title_beside_a_number_that_no_card_has_is_not_guessed(self) -> None:
        line = only_line("Draw deck:\n4x Aragorn (99 R 1)")

        assert (line.status, line.card) == (Status.REJECTED, None)
        assert len(line.choices) > 5
        assert line.why == "No card has this number, and several have this title. Choose one."

    def test_a_number_of_the_server_for_another_text_is_the_card(self) -> None:
        line = only_line("Draw deck:\n3 51_9")

        assert (line.status, line.card, line.count) == (Status.MATCHED, "1_9", 3)
        assert "players’ council" in line.remark

    def test_of_several_printings_the_one_of_the_decks_sets_is_taken(self) -> None:
        line = only_line("Draw deck:\n4 7_364\n2x Hobbit Sword")

        assert (line.status, line.card) == (Status.GUESSED, "7_319")
        assert "1_299" in line.choices

    def test_a_title_alone_offers_every_card_of_that_title(self) -> None:
        line = only_line("Draw deck:\nAragorn")

        assert line.status is Status.GUESSED
        assert {"1_89", "7_364"} <= set(line.choices)

    @pytest.mark.parametrize(
        ("written", "card"),
        [
            ("1 Isildurs Bane", "1_1"),
            ("2 Driven by Need", "7_364"),
            ("3 Aragron, King in Exlie", "1_365"),
            ("1 Frodo SoD", "1_290"),
            ("1 Ulaire Enquea, LoM", "1_231"),
            ("2 Gimli, Dwarf from Erebor", "1_12"),
            ("2 Lieutenant of Morgul Enquea", "1_231"),
        ],
    )
    def test_a_misspelt_or_shortened_name_is_one_question_with_the_likeliest_card(
        self, written: str, card: str
    ) -> None:
        line = only_line(f"Draw deck:\n{written}")

        assert (line.status, line.card) == (Status.GUESSED, card)
        assert "closest" in line.why

    def test_a_rejected_line_names_what_comes_nearest(self) -> None:
        line = only_line("Draw deck:\nDriven by Neeed and more")

        assert (line.status, line.card) == (Status.REJECTED, None)
        assert "7_364" in line.choices
        assert "Did you mean" in line.why

    @pytest.mark.parametrize(
        ("written", "why"),
        [
            ("zxqj", "No card has this"),
            ("4 99_1", "No card has this number"),
            ("99999 West Road", "99999 copies"),
            ("0 West Road", "0 copies"),
            ("x" * 500, "too long"),
            ("88 R 364", "No card has this number"),
            ("-3 West Road", "“-3” wasn’t recognized"),
            ("1.5 West Road", "“1.5” wasn’t recognized"),
            ("99999999999999999999 West Road", "wasn’t recognized"),
            ("4x West Road (x2)", "several numbers of copies: 4 and 2"),
            ("4x West Road x4 x3", "several numbers of copies"),
        ],
    )
    def test_what_no_card_matches_is_rejected_with_the_reason(self, written: str, why: str) -> None:
        line = only_line(f"Draw deck:\n{written}")

        assert (line.status, line.card) == (Status.REJECTED, None)
        assert why in line.why


class TestWhichGame:
    @pytest.mark.parametrize(
        "text", ["Heroes:\nAragorn", "Sideboard\n1 Gandalf", "3x 01073", "01001\n2 01073"]
    )
    def test_headings_and_codes_of_the_lcg_tell(self, text: str) -> None:
        assert read_text(text).game is Game.LCG

    @pytest.mark.parametrize("text", ["4 7_364", "Ring: 7_1", "12345 West Road", ""])
    def test_anything_else_is_the_tcg(self, text: str) -> None:
        assert read_text(text).game is Game.TCG


class TestWhereACardStands:
    def test_headings_say_it(self) -> None:
        reading = read_text(
            "Ring-bearer: Frodo, Hope of Free Peoples\n"
            "Ring: 7_1\n"
            "Adventure deck:\nWest Road\n"
            "Free Peoples Draw Deck (4):\n4 7_364\n"
            "Shadow Draw Deck:\n3 7_131\n"
        )

        assert reading.deck() == TcgDeck("7_317", "7_1", ("7_337",), (("7_131", 3), ("7_364", 4)))

    def test_without_headings_the_cards_type_says_it(self) -> None:
        reading = read_text("1 7_1\nWest Road\n4 7_364")

        assert reading.deck() == TcgDeck(None, "7_1", ("7_337",), (("7_364", 4),))

    def test_a_cards_type_decides_before_a_heading_that_is_wrong_about_it(self) -> None:
        deck = tcg_deck(read_text("Draw deck:\nWest Road\n7_1\nAdventure deck:\n4 7_364").deck())

        assert (deck.sites, deck.ring, deck.draw_deck) == (("7_337",), "7_1", (("7_364", 4),))

    def test_a_second_ring_bearer_is_rejected(self) -> None:
        line = only_line("Ring-bearer: 7_317\nRing-bearer: 7_318")

        assert line.status is Status.REJECTED
        assert "on line 1" in line.why

    def test_two_copies_of_a_ring_are_rejected(self) -> None:
        assert only_line("Ring: 2x 7_1").status is Status.REJECTED

    def test_the_first_line_may_be_the_decks_name(self) -> None:
        reading = read_text("My knights of the West\n4 7_364")

        assert reading.name == "My knights of the West"
        assert reading.rejected == ()

    def test_a_first_line_that_is_almost_a_card_is_the_name_of_a_counted_list(self) -> None:
        listed = "1x Éowyn\n3x Faramir\n3x Westfold Horse-breeder\n3x Gandalf's Staff\n2x Snowmane"
        reading = read_text(f"Riders of the Mark\n\n{listed}\n3x Hasty Stroke", Game.LCG)

        assert reading.name == "Riders of the Mark"
        assert reading.lines[0].status is Status.NOTE

    @pytest.mark.parametrize("title", ["# Knights", "# Shadow", "# 4 7_364"])
    def test_a_title_in_markdowns_manner_is_the_name(self, title: str) -> None:
        assert read_text(f"{title}\n## Shadow (3)\n- 3× Desert Fighter").name == title[2:]

    @pytest.mark.parametrize(
        "heading", ["Shadow (3)", "Shadow Cards [3]", "## Shadow", "Shadow - 3", "SHADOW: 3 cards"]
    )
    def test_headings_with_their_number_of_cards(self, heading: str) -> None:
        reading = read_text(f"{heading}\n3 Desert Fighter")

        assert reading.lines[0].status is Status.HEADING
        assert tcg_deck(reading.deck()).draw_deck == (("7_131", 3),)

    def test_a_heading_may_stand_before_each_card(self) -> None:
        reading = read_text("Site 1: Bag End\nSite 2: West Road")

        assert len(tcg_deck(reading.deck()).sites) == 2

    def test_the_side_board_of_the_lcg(self) -> None:
        reading = read_text("Heroes\n1 Aragorn\nSB: 1 Sneak Attack")

        assert len(lcg_deck(reading.deck()).side_board) == 1

    def test_remarks_hold_no_card(self) -> None:
        assert [line.status for line in read_text("# 4 7_364\n// 7_1").lines] == [Status.NOTE] * 2


class TestEveryLineIsAccountedFor:
    @given(st.text(max_size=400))
    def test_whatever_the_text_says(self, text: str) -> None:
        lines = read_text(text).lines
        written = [number for number, line in enumerate(text.splitlines(), start=1) if line.strip()]

        assert [line.number for line in lines] == written

    @given(st.lists(st.text("0123456789 xCRUP_LOT()[]:,*#'aeiou", max_size=24), max_size=12))
    def test_whatever_looks_nearly_like_a_deck(self, lines: list[str]) -> None:
        reading = read_text("\n".join(lines))

        assert len(reading.lines) == sum(
            1 for line in "\n".join(lines).splitlines() if line.strip()
        )
        assert all(line.why for line in (*reading.rejected, *reading.guessed))
        assert all(line.card for line in reading.guessed)

    def test_lines_beyond_the_most_are_shown(self) -> None:
        reading = read_text("4 7_364\n" * (MAX_LINES + 7))

        assert "7 more were not read" in reading.lines[-1].why
        assert reading.lines[-1].status is Status.REJECTED

    def test_a_choice_is_taken_only_from_the_choices(self) -> None:
        reading = read_text("Draw deck:\nHobbit Sword")

        assert tcg_deck(reading.choosing({"2": "1_299"}).deck()).draw_deck == (("1_299", 1),)
        assert reading.choosing({"2": "7_364"}) == reading


class TestWritingAndReadingBack:
    @pytest.mark.parametrize("slug", sorted(starters()))
    def test_every_starter_deck(self, slug: str) -> None:
        sold = starters()[slug]
        reading = read_text(write_text(sold.deck, sold.name))

        assert reading.deck() == canonical(sold.deck)
        assert reading.name == sold.name
        assert (reading.guessed, reading.rejected) == ((), ())

    def test_a_card_nobody_knows_is_written_and_rejected_by_name(self) -> None:
        text = write_text(TcgDeck(None, None, (), (("99_1", 2),)))

        assert "2x 99_1" in text
        assert [line.text for line in read_text(text).rejected] == ["2x 99_1"]

    def test_headings_of_our_own_text(self) -> None:
        text = write_text(starters()["rotk-eomer-starter"].deck, "Éomer")

        groups = [line.zone for line in read_text(text).of(Status.HEADING)]
        assert groups == [DeckZone.ADVENTURE_DECK, DeckZone.DRAW_DECK, DeckZone.DRAW_DECK]


class TestWhatPlayersWriteAround:
    """Lines and marks of other programs and of people that are no card and no mistake."""

    @pytest.mark.parametrize(
        "written",
        [
            "Total: 60 cards",
            "Total cards: 60",
            "====",
            "-----",
            "(site 1)",
            "// not sure yet",
            "***",
        ],
    )
    def test_a_line_that_is_not_a_card_is_a_note(self, written: str) -> None:
        line = only_line(f"Draw deck:\n4 7_364\n{written}\n2 7_83", 3)

        assert line.status is Status.NOTE

    @pytest.mark.parametrize(
        ("written", "card"),
        [
            ("2) Sting", "1_313"),
            ("3x Aragorn, Driven by Need // the best of them", "7_364"),
            ("4x Orc Pursuer(2)", "7_303"),
            ("White Hand Attacker(2)", "18_124"),
        ],
    )
    def test_a_card_is_found_among_them(self, written: str, card: str) -> None:
        lines = read_text(f"Draw deck:\n{written}").lines
        line = lines[-1]

        assert line.card == card

    def test_a_number_with_a_bracket_is_the_lines_and_not_of_copies(self) -> None:
        line = only_line("Draw deck:\n2) Aragorn, Driven by Need")

        assert (line.status, line.card, line.count) == (Status.MATCHED, "7_364", 1)
        assert line.remark == "“2)” was read as the number of the line."

    def test_the_servers_name_of_a_second_card_keeps_its_copies(self) -> None:
        line = only_line("Draw deck:\n4x Orc Pursuer(2)")

        assert (line.status, line.card, line.count) == (Status.MATCHED, "7_303", 4)

    @pytest.mark.parametrize(
        ("written", "card"),
        [
            ("[4] Anduin Banks (King)", "7_341"),
            ("Anduin Banks (King)", "7_341"),
            ("[4] Cavern Entrance (Shadows)", "11_232"),
            ("East Road (site 1)", "1_320"),
            ("[2] Ettenmoors (Fellowship)", "1_331"),
        ],
    )
    def test_a_site_may_bear_its_number_and_block(self, written: str, card: str) -> None:
        line = only_line(f"Adventure deck:\n{written}")

        assert (line.status, line.card, line.count) == (Status.MATCHED, card, 1)

    def test_a_number_that_no_site_of_the_name_has_is_a_guess(self) -> None:
        line = only_line("Adventure deck:\n[9] Anduin Banks")

        assert line.status is Status.GUESSED
        assert set(line.choices) == {"1_356", "7_341", "11_227"}

    def test_the_number_before_another_card_is_of_copies(self) -> None:
        line = only_line("Draw deck:\n[4] Aragorn, Driven by Need")

        assert (line.card, line.count) == ("7_364", 4)

    def test_an_exact_name_goes_before_a_number_that_cannot_be(self) -> None:
        """7 R 83 is no number; 7 C 83 is City of Men."""
        line = only_line("Draw deck:\nAragorn, Driven by Need (7 R 83)")

        assert (line.status, line.card) == (Status.GUESSED, "7_364")
        assert "7_83" in line.choices

    def test_a_wrong_rarity_beside_the_right_name_is_that_card(self) -> None:
        line = only_line("Draw deck:\nAragorn, Driven by Need (7 R 364)")

        assert (line.status, line.card, line.remark) == (
            Status.MATCHED,
            "7_364",
            "The number matches this card, but the rarity doesn’t.",
        )


class TestWhichGameADeckIsOf:
    TCG = write_text(starters()["rotk-aragorn-starter"].deck, "Aragorn")

    @pytest.mark.parametrize("heading", ["Sideboard", "SB:", "Heroes", "Heroes:", "Side board (0)"])
    def test_one_heading_makes_no_deck_of_the_other_game(self, heading: str) -> None:
        reading = read_text(f"{self.TCG}\n{heading}\n")

        assert reading.game is Game.TCG
        assert reading.deck() == canonical(starters()["rotk-aragorn-starter"].deck)

    def test_cards_of_a_sideboard_are_left_out_with_a_reason(self) -> None:
        reading = read_text(f"{self.TCG}\nSideboard:\n2x Sting")

        assert reading.lines[-1].status is Status.NOTE
        assert reading.lines[-1].why == "A TCG deck has no sideboard, so this card was left out."
        assert reading.deck() == canonical(starters()["rotk-aragorn-starter"].deck)

    def test_cards_under_heroes_are_of_the_draw_deck(self) -> None:
        reading = read_text("Ring-bearer: 7_317\nHeroes\n4x Aragorn, Driven by Need\n2x Sting")

        deck = reading.deck()
        assert isinstance(deck, TcgDeck)
        assert dict(deck.draw_deck)["7_364"] == 4

    def test_headings_and_cards_of_the_lcg_are_its_own(self) -> None:
        text = "Heroes (1)\n1x Aragorn (Core Set)\n\nAllies (1)\n2x Gandalf (Core Set)\n"

        assert read_text(text).game is Game.LCG


class TestWhatRingsdbWritesBelowADeck:
    @pytest.mark.parametrize(
        "line",
        [
            "3 Heroes, 50 Cards",
            "1 Hero, 1 Card",
            "Cards up to The Black Riders",
            "Decklist built and published on https://ringsdb.com/decklist/view/1",
            "Deck built on RingsDB.",
        ],
    )
    def test_the_closing_lines_are_not_cards(self, line: str) -> None:
        reading = read_text(f"Heroes\nAragorn\n\nAllies (1)\n2x Gandalf (Core Set)\n\n{line}")

        assert reading.lines[-1].status is Status.NOTE
        assert not reading.rejected

    def test_a_card_whose_name_begins_so_is_still_a_card(self) -> None:
        assert only_line("Heroes\nAragorn\n3 Heroes of Gondor").status is not Status.NOTE


class TestWhichOfSeveralCardsIsOfferedFirst:
    def test_those_of_the_decks_sets_then_those_of_its_block(self) -> None:
        line = only_line("Free Peoples:\n4 1 C 3\n4 1 R 13\n2 Gandalf")

        sets = [int(card.partition("_")[0]) for card in line.choices]
        of_block = [number for number in sets if number in (1, 2, 3)]
        assert sets[: len(of_block)] == of_block
        assert sets[0] == 1
