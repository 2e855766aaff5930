"""The query language: what finds which cards, and what is shown about a mistake."""

import pytest
from django.utils.timezone import localdate

from cards.search.card_search import find_cards
from cards.search.index import index
from cards.search.query import BadQuery, read
from cards.search.query.fields import Field
from cards.search.query.help import names_by_game
from cards.search.query.names import BY_NAME, NAMED
from cards.search.query.owned import owning
from cards.search.query.pooled import searching_pool
from rules.construction.tcg.reprints import prints_of
from rules.names import fold_words
from tests.expected import tcg_card

pytestmark = pytest.mark.django_db


def names(query: str, **choices: str) -> list[str]:
    return [entry.name for entry in find_cards(query, choices)]


def ids(query: str) -> set[str]:
    return {entry.id for entry in find_cards(query)}


class TestWords:
    @pytest.mark.parametrize(
        ("query", "name"),
        [
            ("theoden leader", "Théoden, Leader of Spears"),
            ("LEADER spears", "Théoden, Leader of Spears"),
            ('"leader of spears"', "Théoden, Leader of Spears"),
            ("“leader of spears”", "Théoden, Leader of Spears"),
            ("ghan-buri-ghan", "Ghân-buri-Ghân, Chieftain of the Woses"),
            ("ghanburighan", "Ghân-buri-Ghân, Chieftain of the Woses"),
            ("bill the pony", "Bill the Pony"),
            ("beorns path", "A Chosen Path"),
            ('"speak friend and enter"', 'Speak "Friend" and Enter'),
        ],
    )
    def test_names_are_found_without_accents_case_and_punctuation(
        self, query: str, name: str
    ) -> None:
        assert name in names(query)

    def test_a_word_is_found_whole_or_from_its_beginning(self) -> None:
        assert "Wargs" in names("warg")
        assert all(" arg" in f" {fold_words(name)}" for name in names("arg"))

    def test_every_word_must_be_there(self) -> None:
        assert names("leader of swans") == []

    def test_a_quoted_phrase_stands_together(self) -> None:
        assert names('"spears leader"') == []

    def test_an_empty_query_asks_for_every_card(self) -> None:
        assert len(find_cards("")) == len(find_cards("  ")) == len(index().entries)


class TestPuttingTogether:
    def test_side_by_side_means_both(self) -> None:
        assert ids("c:gondor t:ally") == ids("c:gondor") & ids("t:ally")

    def test_and_may_be_written(self) -> None:
        assert ids("c:gondor and t:ally") == ids("c:gondor t:ally")

    def test_or_means_either_and_binds_less(self) -> None:
        assert ids("c:gondor t:ally or c:elven") == ids("c:gondor t:ally") | ids("c:elven")

    def test_brackets_keep_together(self) -> None:
        both = ids("c:gondor") | ids("c:elven")

        assert ids("(c:gondor or c:elven) t:ally") == both & ids("t:ally")

    def test_minus_turns_round_what_follows(self) -> None:
        every = ids("")

        assert ids("-c:gondor") == every - ids("c:gondor")
        assert ids("-(c:gondor or t:ally)") == every - ids("c:gondor") - ids("t:ally")
        assert ids("--c:gondor") == ids("c:gondor")

    def test_or_in_quotation_marks_is_a_word(self) -> None:
        assert all("or" in fold_words(name) for name in names('"or"'))


class TestNames:
    @pytest.mark.parametrize("field", NAMED, ids=lambda field: field.name)
    def test_every_example_of_the_help_page_finds_something(self, field: Field) -> None:
        assert field.examples
        for example in field.examples:
            with owning(lambda game: {"7_83": 3}), searching_pool({"7_296": 3}):
                assert find_cards(example), example

    def test_owned_copies_are_those_of_who_asks_and_nobody_elses(self) -> None:
        with owning(lambda game: {"7_83": 3}):
            assert ids("owned>=3") == {"7_83"}
        assert not ids("owned>=1")

    def test_long_and_short_names_ask_the_same(self) -> None:
        assert ids("culture:gondor") == ids("c:gondor") == ids("C:Gondor")
        assert ids("twilight<=2") == ids("cost<=2")

    @pytest.mark.parametrize(
        ("query", "same"),
        [
            ("cost<=2", "cost:0..2"),
            ("cost<=2", "cost <= 2"),
            ("cost>=3", "cost:3.."),
            ("cost<3", "cost:..2"),
            ("set:1..3", "set:1 or set:2 or set:3"),
            ("set:fotr", "set:1"),
            ('set:"fellowship of the ring"', "set:1"),
            ("set:moria", "set:2"),
            ("side:fp", 'side:"free peoples"'),
            ("rarity:rare", "rarity:R"),
            ("race:nazgul", "race:Nazgûl"),
            ("c:uruk-hai", "c:urukhai"),
            ("c!=gondor", "game:tcg -c:gondor -t:site -type:theonering"),
            ("str!=7", "str<7 or str>7"),
            ("legal:king-block", 'legal:"king block"'),
            ("damage:1", "k:damage -damage:2"),
        ],
    )
    def test_one_question_written_two_ways(self, query: str, same: str) -> None:
        assert ids(query) == ids(same) != set()

    def test_rare_plus_is_not_rare(self) -> None:
        assert not ids("rarity:R+") & ids("rarity:R")

    def test_a_card_without_the_number_never_fits(self) -> None:
        assert not ids("str>=0") & ids("t:event")
        assert not ids("str!=3") & ids("t:event")

    def test_sites_and_rings_cost_nothing(self) -> None:
        assert not ids("cost>=0") & ids("t:site or type:theonering")

    def test_a_cost_of_x_is_not_a_number(self) -> None:
        assert {entry.name for entry in find_cards("cost:x set:core")} == {
            "Stand and Fight",
            "Gandalf's Search",
        }
        assert not ids("cost>=0") & ids("cost:x")

    def test_the_print_that_means_three_cultures_is_found_by_each_and_is_one_card(self) -> None:
        (found,) = find_cards('game:tcg "forth the three hunters"')

        for culture in ("dwarven", "elven", "gondor"):
            assert found.id in ids(f"c:{culture}")
        assert found.ids == ("15_204", "15_205", "15_206")

    def test_what_a_card_does_is_found_in_one_sentence(self) -> None:
        assert "7_364" in ids('does:"threats exert"')
        assert "7_364" not in ids('does:"threats wound"')


class TestFormats:
    def test_the_x_list_bans_only_from_its_day_on(self) -> None:
        """Current Rulings Document, 5 April 2004."""
        assert ids("banned:standard@2004-05-01")
        assert not ids("banned:standard@2004-05-01") & ids("legal:standard@2004-05-01")

    def test_a_block_knows_its_sets_alone(self) -> None:
        """Comprehensive Rulebook 2.0, "Formats"."""
        prints = {printing for card_id in ids("set:7..9") for printing in prints_of(card_id)}

        assert ids("legal:king-block@2004-01-01") <= prints

    def test_a_restricted_card_is_legal(self) -> None:
        """4.2, "Open and block format restricted list"."""
        assert ids("restricted:open")
        assert ids("restricted:open") <= ids("legal:open")

    def test_encounter_cards_belong_in_no_deck(self) -> None:
        legal = ids("legal:lcg-core-1")

        assert not legal & ids("t:enemy or t:location or t:treachery or t:quest")
        assert ids("t:hero set:core") <= legal
        assert not ids("t:hero set:hfg") & legal

    def test_without_a_day_today_is_meant(self) -> None:
        today = localdate().isoformat()

        assert ids("legal:standard") == ids(f"legal:standard@{today}")


class TestChoices:
    def test_choices_narrow_a_query(self) -> None:
        assert set(names("aragorn", game="lcg")) == {"Aragorn"}
        assert all(entry.set_code == "7" for entry in find_cards("aragorn", {"set": "7"}))

    def test_a_culture_or_an_encounter_set_can_be_chosen(self) -> None:
        assert {
            tcg_card(entry.facts).culture for entry in find_cards("", {"belongs": "rohan"})
        } == {"rohan"}
        assert len(find_cards("", {"belongs": "Spiders of Mirkwood"})) == 7

    def test_cards_are_ordered_by_set_name_or_cost(self) -> None:
        by_name = [fold_words(entry.name) for entry in find_cards("c:shire", order="name")]
        by_cost = [tcg_card(entry.facts).twilight for entry in find_cards("c:shire", order="cost")]

        assert by_name == sorted(by_name)
        assert by_cost == sorted(by_cost)
        assert [entry.set_order for entry in find_cards("c:shire")] == sorted(
            entry.set_order for entry in find_cards("c:shire")
        )


MISTAKES = [
    ("cultre:gondor", "cultre", "culture:gondor"),
    ("c:gondr", "gondr", "c:gondor"),
    ('k:"suport area"', '"suport area"', 'k:"support area"'),
    ("set:morya", "morya", 'set:"Mines of Moria"'),
    ("is:uniqe", "uniqe", "is:unique"),
    ("legal:standrd@2004-05-01", "standrd@2004-05-01", "legal:standard@2004-05-01"),
    ("aragorn c:gondr t:ally", "gondr", "aragorn c:gondor t:ally"),
    ("rarity:z", "z", ""),
    ("cost<=many", "many", ""),
    ("cost:1..x", "1..x", ""),
    ("cost<x", "x", ""),
    ("c<gondor", "<", ""),
    ("legal:standard@2004-5-1", "standard@2004-5-1", ""),
    ("legal:starter-decks", "starter-decks", ""),
    ("legal:king-block@1999-01-01", "king-block@1999-01-01", ""),
    ("cost:", "cost:", ""),
    ("<=3", "<=", ""),
    ('"leader of', '"leader of', ""),
    ("(a b", "(", ""),
    ("a)", ")", ""),
    ("a ()", "()", ""),
    ("(", "(", ""),
    ("a or", "or", ""),
    ("or a", "or", ""),
    ("a or or b", "or", ""),
    ("a and", "and", ""),
    ("-", "-", ""),
    ("(a or )", "or", ""),
    ("!!!", "!!!", ""),
    ("title:!!!", "!!!", ""),
    ("does:!!!", "!!!", ""),
]


class TestMistakes:
    @pytest.mark.parametrize(("query", "place", "corrected"), MISTAKES)
    def test_a_mistake_is_shown_with_its_place_and_what_was_meant(
        self, query: str, place: str, corrected: str
    ) -> None:
        with pytest.raises(BadQuery) as caught:
            read(query)

        (mistake,) = caught.value.mistakes
        assert query[mistake.start : mistake.end] == place
        assert mistake.corrected(query) == corrected
        assert mistake.message
        if corrected:
            read(corrected)

    def test_every_mistaken_term_is_shown_at_once(self) -> None:
        with pytest.raises(BadQuery) as caught:
            read("foo:1 cost<=many")

        assert [mistake.start for mistake in caught.value.mistakes] == [0, 12]

    def test_few_words_are_all_shown(self) -> None:
        with pytest.raises(BadQuery, match="there are C, U, R, R\\+, P, S"):
            read("rarity:z")

    def test_a_query_has_a_longest_length(self) -> None:
        with pytest.raises(BadQuery, match="at most 400"):
            read("a " * 201)

    def test_as_many_words_as_a_query_holds_are_answered(self) -> None:
        assert len(find_cards("-zz " * 100)) == len(index().entries)
        assert find_cards("zz or " * 66 + "zz") == ()

    def test_brackets_go_so_deep_and_no_deeper(self) -> None:
        read("(" * 30 + "a" + ")" * 30)
        with pytest.raises(BadQuery, match="at most 30 deep"):
            read("(" * 31 + "a" + ")" * 31)


def test_the_help_page_explains_every_name_once() -> None:
    explained = [help_.field for group in names_by_game() for help_ in group.names]

    assert sorted(field.name for field in explained) == sorted(field.name for field in NAMED)
    assert {*BY_NAME} == {name for field in NAMED for name in (field.name, *field.short)}
