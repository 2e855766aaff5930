"""Words as players type them: what each search finds, and how it was read."""

import pytest

from cards.search.card_search import find_cards, search_cards
from cards.search.index import Entry
from cards.search.suggestions import suggest

pytestmark = pytest.mark.django_db


def ids(query: str) -> set[str]:
    return {entry.id for entry in find_cards(query)}


def names(query: str) -> list[str]:
    return [entry.name for entry in find_cards(query)]


FIRST_QUESTIONS = [
    ("gondor companion", "c:gondor t:companion"),
    ("fierce minion", "k:fierce t:minion"),
    ("cheap minion", "cost<=2 t:minion"),
    ("hobbit ally", "(race:hobbit or trait:hobbit) t:ally"),
    ("elf archer", "race:elf k:archer"),
    ("uruk-hai damage", "(c:uruk-hai or race:uruk-hai) k:damage"),
    ("dwarf weapon", 'c:dwarven (class:"hand weapon" or class:"ranged weapon")'),
    ("dwarf possession", "c:dwarven t:possession"),
    ("site 9", "t:site site:9"),
    ("remove burdens", 'does:"remove burden"'),
    ("moria goblin swarm", "c:moria title:goblin title:swarm"),
    ("skirmish event", "phase:skirmish t:event"),
    ("rohan mount", "c:rohan cl:mount"),
    ("free peoples condition", "side:fp t:condition"),
    ("lore ally", "sphere:lore t:ally"),
    ("dúnedain rangers", "trait:dunedain trait:ranger"),
    ("king block ranger", "block:king k:ranger"),
    ("unique orc", "is:unique (c:orc or race:orc or trait:orc)"),
    ("companions with damage", "t:companion k:damage"),
    ("aragorn companion", "t:companion title:aragorn"),
    ("strength 8 companion", "t:companion strength:8"),
    ("4 vitality minion", "t:minion vitality:4"),
    ("minion site 4", "t:minion site:4"),
    ("mines of moria possession", "set:2 t:possession"),
    ("draw cards", "does:draw"),
    ("1R89", "set:1 number:89"),
    ("1 R 89", "set:1 number:89"),
    ("1_50", "set:1 number:50"),
    ("1_50*", "set:1 number:50"),
    ("LOTR01050", "set:1 number:50"),
    ("LOTR-EN01050", "set:1 number:50"),
    ("0 P 13", "set:1 number:50"),
    ("0P13", "set:1 number:50"),
    ("01001", 'set:"Core Set" number:1'),
    ("bilbo baggins", '(set:1 number:284 or set:2 number:96 or game:lcg name:"Bilbo Baggins")'),
    ("ulaire ostea", "set:1 number:235"),
    ("site 9 king", "t:site site:9 path:king"),
    ("king site 9", "t:site site:9 path:king"),
    ("moria minion cheaper than 3", "c:moria t:minion cost<3"),
    ("companions costing 3", "t:companion cost:3"),
    ("cost 2 or less minion", "t:minion cost<=2"),
    ("strength 8 or more minion", "strength>=8 t:minion"),
    ("8 strength or more minion", "strength>=8 t:minion"),
    ("8+ strength minion", "strength>=8 t:minion"),
    ("minions with strength over 12", "t:minion strength>12"),
    ("companion vitality at least 4", "t:companion vitality>=4"),
    ("fierce -minion", "(k:fierce or title:fierce) -t:minion"),
    ("c:gondor companion cost<=2", "c:gondor t:companion cost<=2"),
]


@pytest.mark.parametrize(("typed", "meant"), FIRST_QUESTIONS)
def test_what_players_type_finds_what_they_mean(typed: str, meant: str) -> None:
    assert ids(typed) == ids(meant) != set()


def test_who_heals_the_ring_bearer_is_found_by_what_cards_do() -> None:
    found = ids("heal ring-bearer")

    assert ids('does:"heal ring-bearer"') <= found
    assert ids("is:bearer does:heal") <= found
    assert found


def test_a_misspelled_word_beside_a_meaning_is_put_right() -> None:
    assert suggest("gondr companion") == "gondor companion"
    assert suggest("fierce minon") == "fierce minion"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("NOT t:minion c:raider", "-t:minion c:raider"),
        ("not t:minion c:raider", "-t:minion c:raider"),
        ("!t:minion c:raider", "-t:minion c:raider"),
        ("c:elven | c:dwarven", "c:elven or c:dwarven"),
        ("c:elven & t:event", "c:elven t:event"),
    ],
)
def test_signs_of_other_programs_mean_what_they_say(typed: str, meant: str) -> None:
    assert ids(typed) == ids(meant) != set()


def test_a_title_that_begins_with_not_is_a_title() -> None:
    assert names("not easily avoided") == ["Not Easily Avoided"]


def test_a_masterwork_number_finds_no_other_card() -> None:
    assert "4_1" not in ids("4 M 1")


class TestNames:
    def test_a_name_comes_before_the_culture_of_the_same_word(self) -> None:
        found = find_cards("gandalf")

        assert {entry.title for entry in found[:17]} == {"Gandalf"}
        assert ids("gandalf") == ids('"gandalf"') | ids("c:gandalf")

    def test_a_name_stays_a_name_though_its_words_mean_something(self) -> None:
        assert names("elven bow")[0] == "Elven Bow"
        assert names("the one ring")[0].startswith("The One Ring")

    def test_words_in_quotation_marks_are_looked_for_in_names_alone(self) -> None:
        assert all("Gandalf" in name for name in names('"gandalf"'))
        assert names('"gondor companion"') == []

    def test_the_beginning_of_a_name_is_not_a_word_of_a_text(self) -> None:
        assert all(" arag" in f" {name.lower()}" for name in names("arag"))

    def test_a_word_of_texts_that_names_only_begin_with_is_looked_for_in_both(self) -> None:
        assert ids("heal") == ids('"heal"') | ids("does:heal")


class TestOrder:
    def test_an_action_before_a_type_is_first_what_a_card_does(self) -> None:
        found = search_cards("heal companion")

        assert next(a.query for a in found.read_as) == 'does:"heal companion"'
        assert found.entries[0].id in ids('does:"heal companion"')

    def test_by_strength_the_strongest_come_first(self) -> None:
        found = [entry for entry in find_cards("t:minion", order="strength") if entry.tcg]
        strengths = [strength_of(entry) for entry in found]

        assert strengths == sorted(strengths, reverse=True)
        assert len(strengths) > 100

    def test_by_vitality_cards_without_one_come_last(self) -> None:
        found = find_cards("c:gondor", order="vitality")

        assert found[0].facts.type == "companion"
        assert found[-1].facts.type in ("event", "condition")


def strength_of(entry: Entry) -> int:
    assert entry.tcg is not None
    assert entry.tcg.strength is not None
    return entry.tcg.strength


class TestReadings:
    @pytest.mark.parametrize("typed", [typed for typed, _ in FIRST_QUESTIONS])
    def test_every_reading_has_the_query_that_finds_its_cards(self, typed: str) -> None:
        readings = search_cards(typed).readings
        assert readings
        for reading in readings:
            found = search_cards(reading.query)
            assert len(found.entries) == reading.count > 0, reading.query
            assert typed.startswith("fierce -") or found.readings == ()

    def test_all_likely_readings_together_are_what_is_found(self) -> None:
        found = search_cards("hobbit")

        assert {entry.id for entry in found.entries} == {
            card for reading in found.read_as for card in ids(reading.query)
        }

    def test_a_meaning_that_no_card_has_is_left_out_of_the_query(self) -> None:
        """No hobbit of the LCG's core set is an ally, but "gondor" is a trait there too."""
        (reading, *_) = search_cards("gondor companion").readings

        assert reading.query == "culture:gondor type:companion"

    def test_the_rest_of_the_query_stays(self) -> None:
        (reading, *_) = search_cards("c:gondor fierce or t:minion").readings or (None,)
        assert reading is None
        first = search_cards("cost<=3 gondor companion").readings[0]

        assert first.query == "cost<=3 culture:gondor type:companion"

    def test_what_is_not_searched_is_offered(self) -> None:
        offered = [
            reading.query
            for reading in search_cards("gondor companion").readings
            if not reading.likely
        ]

        assert offered == ['does:"gondor companion"']

    def test_words_with_no_card_have_no_reading(self) -> None:
        assert search_cards("xqzwv blorf").readings == ()


def test_a_printed_text_is_looked_for_like_a_sentence() -> None:
    """The tests' catalogue has one printed text, made up, on 7 C 83."""
    assert "7_83" in ids('does:"card sing"')
    assert "7_83" in ids("sing")
