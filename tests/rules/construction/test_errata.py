"""What the documents say of cards: read strictly, and applied to decks from its day on."""

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from rules.construction import errata, load_format, validate
from rules.construction.amendments import OF_CONSTRUCTION, Amendments, Erratum, ErratumKind
from rules.construction.dates import HistoricDay
from rules.construction.errata import known_errata, known_of, known_on, read_errata
from rules.construction.problem import Source
from rules.construction.strict import BadConstructionFile
from rules.construction.timeline import history
from rules.lcg.facts.reader import played_cards
from rules.lcg.library.definitions import texts
from tests.rules.construction.builds import KING, KING_DAYS, copies

SECTIONS = '[sections]\n"comprehensive-2.0" = "Errata"\n"comprehensive-4.2" = "Section Three"\n'
FILE = """
[[entry]]
cards = { 7_83 = "City of Men" }
kind = "ruling"
note = "One minion a copy."
documents = ["comprehensive-2.0", "comprehensive-4.2"]
"""


def written(tmp_path: Path, text: str = FILE, sections: str = SECTIONS) -> Any:
    """Write a file of errata and read it."""
    file = tmp_path / "errata.toml"
    file.write_text(sections + text)
    return read_errata(file)


class TestFile:
    def test_an_entry_tells_kind_note_and_every_document_the_earliest_first(
        self, tmp_path: Path
    ) -> None:
        (known,) = written(tmp_path)

        assert (known.cards, known.kind) == (("7_83",), ErratumKind.RULING)
        assert known.sources == (
            Source("comprehensive-2.0", "Errata"),
            Source("comprehensive-4.2", "Section Three"),
        )
        assert (known.since, known.known_by) == (None, HistoricDay(2003))

    @pytest.mark.parametrize(
        ("right", "wrong", "found"),
        [
            ("7_83 =", "7_999 =", "there is no card 7_999"),
            ("City of Men", "City of Elves", "7_83 is City of Men, not City of Elves"),
            ('{ 7_83 = "City of Men" }', "{ }", "an entry needs a card"),
            ('"ruling"', '"rulling"', "kind must be one of title, unique"),
            ("note =", "notes =", "note is missing"),
            ("note =", 'remark = ""\nnote =', "unknown key remark"),
            ("note =", 'since = "2004-02-30"\nnote =', "since: "),
            ("note =", 'since = "5 April"\nnote =', "since: "),
            ('["comprehensive-2.0", "comprehensive-4.2"]', "[]", "an entry needs a document"),
            ('"comprehensive-2.0", ', '"comprehensive-9", ', "comprehensive-9 has no section"),
            (
                '["comprehensive-2.0", "comprehensive-4.2"]',
                '["comprehensive-4.2", "comprehensive-2.0"]',
                "the earliest first",
            ),
            ('"ruling"', '"title"', "a title goes with the kind title"),
            ("note =", 'title = "X"\nnote =', "a title goes with the kind title"),
        ],
    )
    def test_a_wrong_entry_is_refused_with_its_place(
        self, tmp_path: Path, right: str, wrong: str, found: str
    ) -> None:
        assert right in FILE
        with pytest.raises(BadConstructionFile, match=r"errata\.toml, entry 1") as refused:
            written(tmp_path, FILE.replace(right, wrong))
        assert found in str(refused.value)

    def test_what_changes_verdicts_needs_a_day(self, tmp_path: Path) -> None:
        undated = FILE.replace('"comprehensive-2.0", ', "").replace('"ruling"', '"unique"')

        with pytest.raises(BadConstructionFile, match="needs a day or a document with a date"):
            written(tmp_path, undated)

    def test_a_section_of_an_unknown_document_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(BadConstructionFile, match="sections: unknown document red-book"):
            written(tmp_path, sections='[sections]\nred-book = "Errata"\n')


class TestWhatTheDocumentsSay:
    def test_the_errata_of_the_first_document_are_all_there(self) -> None:
        """The Two Towers Deluxe Rulebook, "Errata"."""
        first = {
            card
            for erratum in known_errata()
            if erratum.sources[0].document == "two-towers-2002"
            for card in erratum.cards
        }

        assert first == {"1_12", "1_43", "1_46", "1_55", "1_113", "1_318", "3_1", "3_48"}

    def test_the_errata_of_2004_are_those_and_two_of_the_two_towers(self) -> None:
        """Current Rulings Document of 5 April 2004, Section 3."""
        changed = {
            card
            for erratum in known_errata()
            if "rulings-2004-04" in [source.document for source in erratum.sources]
            and erratum.kind in (ErratumKind.WORDING, ErratumKind.UNIQUE)
            for card in erratum.cards
        }

        assert changed == {
            *("1_12", "1_43", "1_46", "1_55", "1_113", "1_318", "3_1", "3_48"),
            *("4_236", "4_237"),
        }

    def test_a_ruling_that_was_turned_round_is_shown_twice(self) -> None:
        """Ered Nimrais, 4 U 343: Comprehensive Rulebook 2.0, and again in 4.2."""
        earlier, later = known_of("4_343")

        assert [source.document for source in earlier.sources] == [
            "comprehensive-2.0",
            "rulings-2004-04",
        ]
        assert [source.document for source in later.sources] == ["comprehensive-4.2"]

    def test_nothing_is_said_twice(self) -> None:
        said = [(erratum.cards, erratum.kind, erratum.note) for erratum in known_errata()]

        assert len(said) == len(set(said)) > 130

    def test_titles_changed_by_rulings_are_in_the_facts_and_not_doubled(self) -> None:
        for card in ("1_284", "2_96", "1_235"):
            assert not {entry.kind for entry in known_of(card)} & OF_CONSTRUCTION


class TestVerdicts:
    def test_a_year_alone_counts_from_its_end(self) -> None:
        assert [entry.card for entry in known_on(date(2002, 12, 31))] == ["1_43"]
        assert known_on(date(2002, 12, 30)) == ()

    @pytest.fixture
    def renamed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A document of 5 April 2004 gives 7 C 99 the title City of Men."""
        source = Source("rulings-2004-04", "")
        found = Erratum("7_99", ErratumKind.TITLE, KING_DAYS, source, "City of Men")
        entered = Amendments(errata=(found,))
        monkeypatch.setattr(errata, "known_amendments", lambda: entered)
        monkeypatch.setattr("rules.construction.timeline.known_amendments", lambda: entered)

    @pytest.mark.usefixtures("renamed")
    def test_an_erratum_of_a_document_is_applied_like_one_of_the_staff(self) -> None:
        king = load_format("king-block")

        verdict = validate(KING, king, on=KING_DAYS)

        assert validate(KING, king, on=date(2004, 4, 4)).legal
        assert [problem.code for problem in verdict.problems] == ["too-many-copies"]
        assert verdict.as_printed == ()

    @pytest.mark.usefixtures("renamed")
    def test_it_is_a_point_of_the_decks_time_line(self) -> None:
        legal, illegal = history(KING, load_format("king-block")).periods

        assert (legal.legal, illegal.legal, illegal.day) == (True, False, KING_DAYS)
        assert illegal.sources == (Source("rulings-2004-04", ""),)

    def test_a_ruling_that_changes_nothing_costs_no_second_check(self) -> None:
        """4.2, Section Three: City of Men has a ruling, and the deck three copies of it."""
        verdict = validate(copies(KING, c7_83=5), load_format("king-block"), on=KING_DAYS)

        assert known_of("7_83")
        assert verdict.problems
        assert verdict.as_printed is verdict.problems


class TestOfTheLcg:
    """What changes a printed card is told where it is played, and from the same day."""

    def test_every_dated_definition_has_an_entry_of_its_day(self) -> None:
        told = {
            (card, str(erratum.known_by))
            for erratum in known_errata()
            for card in erratum.cards
            if erratum.kind is ErratumKind.WORDING and "_" not in card
        }

        dated = {(text.code, text.edition) for code in played_cards() for text in texts(code)}
        assert told == {(code, day) for code, day in dated if day}

    def test_errata_name_cards_of_the_lcg_by_name_too(self, tmp_path: Path) -> None:
        text = FILE.replace('7_83 = "City of Men"', '01043 = "Wandering Tooth"')

        with pytest.raises(BadConstructionFile, match="01043 is Wandering Took"):
            written(tmp_path, text)
