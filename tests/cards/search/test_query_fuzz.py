"""Whatever is typed, a query is answered or refused in the language's own words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.search.index import index
from cards.search.query import BadQuery, read
from cards.search.query.fields import OPERATORS
from cards.search.query.names import BY_NAME, NAMED
from cards.search.query_errors import error_text, mark_errors

pytestmark = pytest.mark.django_db

SOME_VALUES = sorted({value for field in NAMED for value in field.values})

terms = st.builds(
    "{}{}{}".format,
    st.sampled_from(sorted(BY_NAME)),
    st.sampled_from(OPERATORS),
    st.one_of(
        st.sampled_from(SOME_VALUES),
        st.sampled_from(SOME_VALUES).map('"{}"'.format),
        st.integers(-5, 30).map(str),
        st.from_regex(r"\d{0,2}\.\.\d{0,2}", fullmatch=True),
        st.sampled_from(("standard@2004-05-01", "x", "R+", "", '"')),
    ),
)
pieces = st.one_of(
    terms,
    st.sampled_from(("(", ")", "-", "or", "and", '"', "theoden", "orc-")),
    st.text(max_size=9),
)
queries = st.one_of(
    st.text(max_size=60), st.lists(pieces, max_size=12).map(" ".join), st.lists(pieces).map("".join)
)


def refused(query: str) -> BadQuery | None:
    """Return the refusal of a query, None for one that is understood."""
    try:
        read(query)
    except BadQuery as bad:
        return bad
    return None


@given(query=queries)
def test_a_query_is_answered_or_refused_with_a_place(query: str) -> None:
    refusal = refused(query)
    if refusal is None:
        entries = index().entries[::40]
        assert set(read(query).of(entries)) <= set(entries)
        return
    assert refusal.mistakes
    for mistake in refusal.mistakes:
        assert 0 <= mistake.start < mistake.end <= len(query)
        assert mistake.message
    assert "".join(piece.text for piece in mark_errors(refusal)) == query
    assert error_text(refusal)


@given(parts=st.lists(terms, min_size=1, max_size=4))
def test_what_is_negated_twice_is_what_it_was(parts: list[str]) -> None:
    query = " ".join(parts)
    if refused(query):
        assert refused(f"-(-({query}))")
        return
    entries = index().entries[::25]
    answer = set(read(query).of(entries))
    assert set(read(f"-(-({query}))").of(entries)) == answer
    assert set(read(f"-({query})").of(entries)) == set(entries) - answer
