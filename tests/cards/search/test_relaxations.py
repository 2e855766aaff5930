"""A search without results: which of its restrictions excludes everything."""

import pytest

from cards.search.card_search import find_cards
from cards.search.query.restrictions import side_by_side
from cards.search.relaxations import find_relaxations


@pytest.mark.parametrize(
    ("query", "parts"),
    [
        ("", []),
        ("c:gondor", ["c:gondor"]),
        ("c:gondor t:ally", ["c:gondor", "t:ally"]),
        ("c:gondor and -t:ally", ["c:gondor", "-t:ally"]),
        ("-(c:gondor or c:rohan) cost <= 2", ["-(c:gondor or c:rohan)", "cost <= 2"]),
        ('"of the" (a (b or c)) d', ['"of the"', "(a (b or c))", "d"]),
        ("c:gondor or t:ally", []),
    ],
)
def test_the_restrictions_side_by_side(query: str, parts: list[str]) -> None:
    assert [query[part.start : part.end] for part in side_by_side(query)] == parts


@pytest.mark.usefixtures("catalogue")
class TestRelaxations:
    def test_each_restriction_without_which_cards_match_is_named_with_their_number(self) -> None:
        found = find_relaxations("targon t:minion", {"set": ""})
        assert [(relaxation.restriction, relaxation.query) for relaxation in found] == [
            ("“targon”", "t:minion"),
            ("“t:minion”", "targon"),
        ]
        assert [relaxation.count for relaxation in found] == [len(find_cards("t:minion")), 1]

    def test_a_choice_is_named_as_the_filter_it_is(self) -> None:
        found = find_relaxations("targon", {"set": "1", "type": "companion"})
        by_name, by_words = found[0], found[-1]
        assert (by_name.restriction, by_name.choice, by_name.count) == ("the set filter", "set", 1)
        assert by_words.restriction == "“targon”"
        assert by_words.count == len(find_cards("", {"set": "1", "type": "companion"}))

    def test_two_restrictions_that_both_exclude_everything_are_not_named(self) -> None:
        assert find_relaxations("zzz yyy") == ()

    def test_a_single_restriction_has_nothing_to_leave_out(self) -> None:
        assert find_relaxations("zzz") == ()

    def test_a_long_query_is_not_searched_again(self) -> None:
        assert find_relaxations(" ".join(["zzz"] * 9)) == ()
