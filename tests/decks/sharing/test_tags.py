"""Tags: small letters, few, short and clean."""

from typing import Any

import pytest
from django.db.models import QuerySet

from decks.models import Tag
from decks.sharing.tags import MAX_TAG_LENGTH, MAX_TAGS, BadTags, read_tags, set_tags
from rules.tcg.deck import TcgDeck
from tests.visitors import deck_of, player

EMPTY = TcgDeck(None, None, (), ())


@pytest.mark.parametrize(
    ("written", "tags"),
    [
        ("", []),
        (" , ,, ", []),
        ("Rohan, SWARM", ["rohan", "swarm"]),
        ("rohan, Rohan,rohan", ["rohan"]),
        ("#rohan; ring-bearer\nfree peoples", ["rohan", "ring-bearer", "free-peoples"]),
        ("Éowyn, ｒｏｈａｎ", ["éowyn", "rohan"]),
        ("a  -  b", ["a-b"]),
    ],
)
def test_tags_are_read_as_players_write_them(written: str, tags: list[str]) -> None:
    assert read_tags(written) == tags


@pytest.mark.parametrize(
    ("written", "says"),
    [
        (",".join(f"tag{n}" for n in range(MAX_TAGS + 1)), "at most 8 tags; these are 9"),
        ("a" * (MAX_TAG_LENGTH + 1), "at most 30 letters"),
        ("<script>", "letters, digits and hyphens"),
        ("-rohan", "letters, digits and hyphens"),
        ("ro\u0000han", "letters, digits and hyphens"),
        ("ro\u202ehan", "letters, digits and hyphens"),
        ("a/b", "letters, digits and hyphens"),
    ],
)
def test_an_invalid_tag_is_refused_with_the_reason(written: str, says: str) -> None:
    with pytest.raises(BadTags, match=says):
        read_tags(written)


def test_as_many_and_as_long_as_allowed_are_kept() -> None:
    written = [f"{n}".rjust(MAX_TAG_LENGTH, "a") for n in range(MAX_TAGS)]

    assert read_tags(",".join(written)) == written


@pytest.mark.django_db
class TestSetting:
    def test_the_old_ones_go(self) -> None:
        deck = deck_of(player("frodo"), "Knights", EMPTY)

        set_tags(deck, ["rohan", "swarm"])
        set_tags(deck, ["swarm", "budget"])

        assert [tag.name for tag in deck.tags.all()] == ["budget", "swarm"]

    def test_a_tag_is_kept_once_and_forgotten_with_its_last_deck(self) -> None:
        frodo = player("frodo")
        one, other = deck_of(frodo, "Knights", EMPTY), deck_of(frodo, "Riders", EMPTY)
        set_tags(one, ["rohan"])
        set_tags(other, ["rohan"])
        assert Tag.objects.count() == 1

        set_tags(one, [])
        assert Tag.objects.count() == 1
        set_tags(other, [])
        assert Tag.objects.count() == 0

    def test_one_that_someone_else_makes_and_deletes_meanwhile_is_made_again(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        deck = deck_of(player("frodo"), "Knights", EMPTY)
        make, asked = QuerySet.bulk_create, []

        def make_the_second_time(*arguments: Any, **options: Any) -> Any:
            asked.append(options)
            return make(*arguments, **options) if len(asked) > 1 else []

        monkeypatch.setattr(QuerySet, "bulk_create", make_the_second_time)
        set_tags(deck, ["rohan"])

        assert [tag.name for tag in deck.tags.all()] == ["rohan"]
