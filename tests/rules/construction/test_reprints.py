"""A reprint is the same card."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from rules.construction import (
    Amendments,
    Finding,
    Fix,
    Game,
    Source,
    formats_of,
    load_format,
    validate,
)
from rules.construction.amendments import ListEntry, ListingKind
from rules.construction.games import GAMES
from rules.construction.printings import printings, read_other_numbers
from rules.construction.problem import Doubt, FixKind
from rules.construction.starters import starter, starter_slugs
from rules.construction.strict import BadConstructionFile
from rules.construction.tcg.reprints import first_print, prints_of
from rules.tcg.facts.reader import all_cards
from tests.rules.construction.builds import (
    FELLOWSHIP,
    KING,
    LAST_DAYS,
    SHADOWS,
    TODAY,
    copies,
    findings,
    judge,
)

RULING_RINGS = ("1_2", "4_2", "7_1", "11_2", "15_2")


class TestWhichPrintsAreOneCard:
    def test_the_ruling_ring_is_one_card_in_five_sets(self) -> None:
        assert {prints_of(ring) for ring in RULING_RINGS} == {RULING_RINGS}
        assert {first_print(ring) for ring in RULING_RINGS} == {"1_2"}

    def test_thirty_eight_cards_are_reprints(self) -> None:
        assert sum(first_print(card_id) != card_id for card_id in all_cards()) == 38

    @pytest.mark.parametrize(
        ("one", "other"),
        [
            ("5_108", "7_303"),  # two Orc Pursuers, by a ruling
            ("17_120", "18_124"),  # two White Hand Attackers, which play differently
            ("1_356", "7_341"),  # two sites called Anduin Banks, by a ruling
        ],
    )
    def test_two_cards_of_one_name_are_not(self, one: str, other: str) -> None:
        assert prints_of(one) == (one,)
        assert prints_of(other) == (other,)


class TestInFormatsOfThePublisher:
    """The rulebooks name sets and are silent on reprints."""

    @pytest.mark.parametrize("ring", RULING_RINGS)
    def test_every_print_of_the_ring_is_legal_in_fellowship_block(self, ring: str) -> None:
        assert judge(replace(FELLOWSHIP, ring=ring), "fellowship-block", LAST_DAYS).legal

    def test_a_reprint_is_a_doubt_and_says_which_print_to_play(self) -> None:
        verdict = judge(copies(KING, c1_37=1, c7_83=2), on=LAST_DAYS)

        assert verdict.legal
        assert verdict.doubts == (Doubt.REPRINTS,)
        assert [problem.finding for problem in verdict.advice] == [
            Finding(
                "print-of-another-set",
                cards=("1_37", "7_20"),
                have=1,
                numbers=(1,),
                fix=Fix(FixKind.SWAP, 1, cards=("1_37",), by=("7_20",)),
            )
        ]

    def test_the_print_that_the_format_names_is_no_doubt(self) -> None:
        assert judge(copies(KING, c7_20=1, c7_83=2), on=LAST_DAYS).doubts == ()

    def test_every_starter_deck_is_legal_in_the_block_of_its_set(self) -> None:
        blocks = [format for format in formats_of(Game.TCG) if format.family == "block"]
        homeless = {
            slug
            for slug in starter_slugs()
            if not any(judge(starter(slug).deck, block.slug, LAST_DAYS).legal for block in blocks)
        }

        assert {slug.partition("-")[0] for slug in homeless} == {"hu", "ros"}  # no official block

    def test_a_card_sold_in_a_starter_deck_of_the_block_is_a_doubt(self) -> None:
        verdict = judge(starter("bl-arwen-starter").deck, "war-of-the-ring-block", LAST_DAYS)

        assert verdict.doubts == (Doubt.REPRINTS,)
        assert [(p.code, p.finding.cards) for p in verdict.advice] == [
            ("sold-in-a-starter", ("4_62",))
        ]

    def test_a_card_that_no_set_of_the_format_has_is_refused(self) -> None:
        found = findings(copies(KING, c1_40=1, c7_83=2), on=LAST_DAYS)

        assert [(problem.code, problem.cards) for problem in found] == [
            ("set-not-in-format", ("1_40",))
        ]

    def test_a_promotional_print_does_not_bring_a_card_back_into_standard(self) -> None:
        """4.2, Section Four: promotional cards are X-listed as the cards they are."""
        found = findings(copies(SHADOWS, c3_106=1, c0_12=1), "standard", LAST_DAYS)

        assert [set(problem.cards) for problem in found if problem.code == "set-not-in-format"] == [
            {"3_106", "0_12"}
        ]


class TestInFormatsOfTheServer:
    """The server takes a card if any of its prints is in an allowed set."""

    def test_a_reprint_leaves_no_doubt(self) -> None:
        verdict = judge(replace(KING, ring="15_2"), "king-block-set-7", TODAY)

        assert Doubt.REPRINTS not in verdict.doubts
        assert not [p for p in verdict.problems if p.finding.cards == ("15_2",)]

    def test_a_promotional_print_brings_a_card_into_a_format_with_set_0(self) -> None:
        """7 R 81 is 0 P 23 too, and the French format has set 0 but not set 7."""
        found = findings(copies(SHADOWS, c7_81=1, c7_83=1), "french", TODAY)

        assert {problem.cards for problem in found if problem.code == "set-not-in-format"} == {
            ("7_83",)
        }

    def test_a_card_that_is_rare_in_one_print_is_rare(self) -> None:
        """12 U 11 is a print of 1 R 23."""
        found = findings(copies(FELLOWSHIP, c12_11=1), "fellowship-block-poormans", TODAY)

        assert ("12_11",) in {problem.cards for problem in found if problem.code == "too-rare"}

    def test_it_takes_as_many_cards_by_another_print_as_the_server_itself(self) -> None:
        """Counted on the server's own lists of sets and of other numbers of cards."""
        taken = 0
        for format in formats_of(Game.TCG):
            snapshot = format.on(TODAY)
            if snapshot is None or snapshot.sets is None or not format.today:
                continue
            (rule,) = [rule for rule in snapshot.rules if rule.name == "sets"]
            everything = GAMES[Game.TCG].resolve_deck(copies(KING, **_one_of_each()))
            refused = {finding.cards[0] for finding in rule.find(everything)}
            taken += sum(
                card.set not in snapshot.sets
                and card_id not in refused
                and card_id not in snapshot.cards
                for card_id, card in all_cards().items()
                if card.site_block is None
            )

        assert taken > 800


def _one_of_each() -> dict[str, int]:
    return {f"c{card_id}": 1 for card_id in all_cards()}


class TestOnLists:
    def test_copies_of_several_prints_are_one_card(self) -> None:
        """Hobbit Sword is in five sets; a list entry names one of them."""
        entry = ListEntry(
            "open", "1_299", ListingKind.RESTRICTED, date(2008, 1, 1), Source("Judges", "")
        )
        deck = copies(SHADOWS, c7_319=1, c4_306=1, c11_166=0)
        verdict = validate(deck, load_format("open"), on=LAST_DAYS, amendments=Amendments((entry,)))

        (problem,) = [p for p in verdict.problems if p.code == "restricted"]
        assert set(problem.finding.cards) == {"4_306", "7_319"}
        assert (problem.finding.have, problem.finding.limit) == (2, 1)


class TestOtherNumbers:
    """Promotional and alternate numbers, as the players' server has them."""

    @pytest.mark.parametrize(
        ("number", "card"),
        [("0_1", "1_324"), ("0_110", "11_222"), ("9_53", "9_33"), ("12_195", "12_27")],
    )
    def test_a_number_is_its_card(self, number: str, card: str) -> None:
        assert printings()[number].of == card

    def test_there_are_two_hundred_and_seventy_seven_with_those_that_rulebooks_name(self) -> None:
        assert sum(printing.playable for printing in printings().values()) == 277

    def test_a_deck_of_the_server_that_holds_one_is_read(self) -> None:
        deck = copies(KING, c7_81=0, c0_23=dict(KING.draw_deck).get("7_81", 0))

        assert judge(deck, on=LAST_DAYS).problems == judge(KING, on=LAST_DAYS).problems

    @pytest.mark.parametrize(
        ("line", "message"),
        [
            ('0_1 = "1_999"', "there is no card 1_999"),
            ('1_1 = "1_2"', "1_1 is a card or a printing already"),
        ],
    )
    def test_a_wrong_number_is_refused(self, tmp_path: Path, line: str, message: str) -> None:
        path = tmp_path / "numbers.toml"
        path.write_text(f'document = "online-server"\nsection = "x"\n[numbers]\n{line}\n')

        with pytest.raises(BadConstructionFile, match=message):
            read_other_numbers(path)
