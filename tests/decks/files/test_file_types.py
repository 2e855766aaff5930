"""The deck files of other programs: there and back, and what does not belong in them."""

import json

import pytest

from decks.files import read_deck
from decks.files.lines import Status
from decks.files.reading import BadDeckFile
from decks.files.upload import decode_text
from rules.lcg.deck import LcgDeck
from rules.tcg.deck import TcgDeck
from tests.expected import lcg_deck, tcg_deck


class TestOnlineServersContentsString:
    def test_foils_and_tengwar_are_the_card(self) -> None:
        deck = read_deck("7_317*|7_1T|7_330,7_336|7_364,7_364*,7_364T*").deck()

        assert deck == TcgDeck("7_317", "7_1", ("7_330", "7_336"), (("7_364", 3),))

    def test_an_unknown_id_is_rejected_by_itself(self) -> None:
        reading = read_deck("7_317|7_1|7_330|99_1,7_364")

        assert [line.text for line in reading.rejected] == ["99_1"]
        assert reading.rejected[0].why == "No card has this number."
        assert tcg_deck(reading.deck()).draw_deck == (("7_364", 1),)

    def test_empty_parts_are_an_empty_deck(self) -> None:
        assert read_deck("|||").deck() == TcgDeck(None, None, (), ())
        assert read_deck("||||").deck() == TcgDeck(None, None, (), ())

    def test_the_map_of_a_fifth_part_is_named_and_left_out(self) -> None:
        reading = read_deck("7_317|7_1|7_330|7_364,7_364|100_2")

        assert reading.rejected == ()
        assert reading.deck() == TcgDeck("7_317", "7_1", ("7_330",), (("7_364", 2),))
        (note,) = reading.of(Status.NOTE)
        assert note.text == "100_2"
        assert "Map 100_2" in note.why

    @pytest.mark.parametrize(
        ("number", "card"), [("51_9", "1_9"), ("54_73", "4_73"), ("69_1", "19_1")]
    )
    def test_a_number_for_another_text_is_the_card_with_a_remark(
        self, number: str, card: str
    ) -> None:
        reading = read_deck(f"7_317|7_1|7_330|{number},{number}")

        assert reading.deck() == TcgDeck("7_317", "7_1", ("7_330",), ((card, 2),))
        (line,) = [line for line in reading.lines if line.card == card]
        assert line.remark.startswith(
            f"{number} is this card with the text of the players’ council"
        )

    @pytest.mark.parametrize("number", ["50_9", "51_999", "70_9", "151_9"])
    def test_a_number_that_is_none_of_those_is_rejected(self, number: str) -> None:
        reading = read_deck(f"7_317|7_1|7_330|{number},7_364")

        assert [line.text for line in reading.rejected] == [number]

    def test_both_numbers_of_a_card_are_one_card(self) -> None:
        assert tcg_deck(read_deck("7_317|7_1|7_330|51_9,1_9,51_9").deck()).draw_deck == (
            ("1_9", 3),
        )


class TestOnlineServersTextPage:
    def test_its_headings_are_known(self) -> None:
        reading = read_deck(
            "Ring-bearer: Frodo, Son of Drogo\nRing: The One Ring, Isildur's Bane\n\n"
            "Adventure deck:\nBag End\n\nFree Peoples Draw Deck:\n4x Pathfinder\n\n"
            "Shadow Draw Deck:\n3x Uruk Savage\n"
        )

        assert reading.rejected == ()
        assert tcg_deck(reading.deck()).ring_bearer == "1_290"
        assert tcg_deck(reading.deck()).ring == "1_1"
        assert dict(tcg_deck(reading.deck()).draw_deck) == {"1_110": 4, "1_151": 3}


LACKEY = """<?xml version="1.0" encoding="ISO-8859-1"?>
<deck version="0.8"><meta><title>Sam</title><author/><game/><format/></meta>
<superzone name="Deck"><card><name id="LOTR01311">Sam, Son of Hamfast</name><set>FotR</set></card>
<card><name id="LOTR01311">Éomer, Valiant Warchief</name></card>
<card><name id="">Great Gate</name></card><card><set>none</set></card></superzone>
<superzone name="Starting"><card><name id="LOTR01290">Frodo, Son of Drogo</name></card>
<card><name id="LOTR01002">The One Ring, The Ruling Ring</name></card></superzone>
<superzone name="Elsewhere"><card><name id="LOTR01311">Sam, Son of Hamfast</name></card></superzone>
</deck>"""


class TestOnlineServersPageAsAWebPage:
    PAGE = (
        "<!DOCTYPE html><html><head><title>A deck</title><style>b{}</style></head><body><h1>Friends"
        "&#39; deck</h1>\n<b>Ring-bearer:</b> Frodo, Son of Drogo<br/><b>Ring:</b> The One Ring,\n"
        "Isildur&#39;s Bane<br><br><b>Adventure deck:</b><br>Bag End<br>"
        "<b>Free Peoples Draw Deck:</b><br><script>4x nothing</script>4x Pathfinder</body></html>"
    )

    def test_its_text_is_read(self) -> None:
        reading = read_deck(self.PAGE)

        assert reading.name == "Friends' deck"
        assert (tcg_deck(reading.deck()).ring_bearer, tcg_deck(reading.deck()).ring) == (
            "1_290",
            "1_1",
        )
        assert dict(tcg_deck(reading.deck()).draw_deck) == {"1_110": 4}
        assert reading.rejected == ()


class TestLackey:
    def test_every_card_is_accounted_for(self) -> None:
        reading = read_deck(LACKEY)

        assert reading.name == "Sam"
        assert [line.status for line in reading.lines] == [
            Status.MATCHED,
            Status.GUESSED,
            Status.MATCHED,
            Status.REJECTED,
            Status.MATCHED,
            Status.MATCHED,
            Status.REJECTED,
        ]
        assert "different cards" in reading.guessed[0].why
        assert "no zone called 'Elsewhere'" in reading.rejected[1].why

    def test_copies_of_one_card_are_one_line(self) -> None:
        card = '<card><name id="LOTR07364">Aragorn, Driven by Need</name></card>'
        zone = f'<deck><superzone name="Deck">{card * 4}</superzone></deck>'

        (line,) = read_deck(zone).lines

        assert (line.card, line.count) == ("7_364", 4)
        assert line.text == "4x Aragorn, Driven by Need (LOTR07364)"

    def test_a_card_outside_of_every_zone_is_shown(self) -> None:
        (line,) = read_deck("<deck><superzone/><card><name>West Road</name></card></deck>").lines

        assert line.why == "There is no zone called ''."

    def test_the_starting_zone_holds_ring_bearer_and_ring(self) -> None:
        deck = tcg_deck(read_deck(LACKEY).deck())

        assert (deck.ring_bearer, deck.ring) == ("1_290", "1_2")

    def test_the_encoding_it_declares_is_read(self) -> None:
        assert "Éomer" in decode_text(LACKEY.encode("latin-1"))


OCTGN = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f">
 <section name="Hero" shared="False">
  <card qty="1" id="51223bd0-ffd1-11df-a976-0801200c9001">Somebody</card></section>
 <section name="Ally" shared="False"><card qty="2" id="unknown">Gandalf</card>
  <card qty="many" id="51223bd0-ffd1-11df-a976-0801200c9073">Gandalf</card></section>
 <section name="Encounter" shared="True"><card qty="3" id="x">Forest Spider</card></section>
 <section name="Cellar"><card qty="1" id="x">Gandalf</card></section>
 <notes><![CDATA[]]></notes>
</deck>"""


class TestOctgn:
    def test_the_id_decides_and_the_name_helps_where_it_is_unknown(self) -> None:
        reading = read_deck(OCTGN)

        assert reading.deck() == LcgDeck(heroes=(("01001", 1),), player_deck=(("01073", 2),))

    def test_the_rest_is_accounted_for(self) -> None:
        statuses = [(line.status, line.why) for line in read_deck(OCTGN).lines[2:]]

        assert statuses == [
            (Status.REJECTED, "'many' isn’t a number of copies."),
            (Status.NOTE, "This card belongs to the scenario."),
            (Status.REJECTED, "There is no section called 'Cellar'."),
        ]

    def test_a_deck_for_another_game_is_refused(self) -> None:
        with pytest.raises(BadDeckFile, match="another game"):
            read_deck(OCTGN.replace("a21af4e8", "00000000"))


class TestRingsDb:
    def test_slots_hold_the_heroes_too(self) -> None:
        text = '{"name":"X","heroes":{"01001":1},"slots":{"01001":1,"01073":3},"sideslots":{}}'

        assert read_deck(text).deck() == LcgDeck((("01001", 1),), (("01073", 3),))

    def test_heroes_are_known_without_a_list_of_their_own(self) -> None:
        text = '{"heroes":[],"slots":{"01001":1,"01073":3}}'

        assert read_deck(text).deck() == LcgDeck((("01001", 1),), (("01073", 3),))

    def test_an_empty_map_may_be_a_list(self) -> None:
        text = '{"heroes":[],"slots":[],"sideslots":[]}'

        assert read_deck(text).deck() == LcgDeck((), ())

    @pytest.mark.parametrize("count", ["-1", "0", "true", "1.5", '"x"', "100000", "null"])
    def test_odd_numbers_of_copies_are_rejected(self, count: str) -> None:
        (line,) = read_deck(f'{{"slots":{{"01073":{count}}}}}').lines

        assert line.status is Status.REJECTED
        assert line.why

    def test_the_text_it_gives_people(self) -> None:
        reading = read_deck(
            "My heroes\r\n\r\nPacks: Core Set\r\n\r\nHeroes (1)\r\n1x Aragorn (Core Set)\r\n\r\n"
            "Allies (1)\r\n3x Gandalf (Core Set)\r\n\r\nSideboard\r\n1x Sneak Attack (Core Set)\r\n"
        )

        assert reading.name == "My heroes"
        assert reading.rejected == ()
        assert lcg_deck(reading.deck()).heroes == (("01001", 1),)
        assert lcg_deck(reading.deck()).player_deck == (("01073", 3),)
        assert len(lcg_deck(reading.deck()).side_board) == 1


class TestDragnCards:
    def test_cards_of_the_scenario_are_shown_and_left_aside(self) -> None:
        entries = [
            {
                "databaseId": "51223bd0-ffd1-11df-a976-0801200c9001",
                "quantity": 1,
                "loadGroupId": "playerNPlay1",
                "_name": "Aragorn",
            },
            {"databaseId": "x", "quantity": 1, "loadGroupId": "sharedEncounterDeck", "_name": "Y"},
            {
                "databaseId": "x",
                "quantity": 2,
                "loadGroupId": "player1Deck",
                "_name": "Unexpected Courage",
            },
            {"quantity": 2, "loadGroupId": "playerNDeck"},
            "odd",
        ]

        reading = read_deck(json.dumps(entries) + " ")

        assert reading.deck() == LcgDeck((("01001", 1),), (("01057", 2),))
        assert [line.status for line in reading.lines] == [
            Status.MATCHED,
            Status.NOTE,
            Status.MATCHED,
            Status.REJECTED,
            Status.REJECTED,
        ]
