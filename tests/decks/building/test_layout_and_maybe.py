"""The builder's views, groups and order, and the maybe-list."""

import re
from typing import Any

import pytest
from django.test import Client

from decks.building.columns import deck_columns
from decks.building.layout import GroupBy, Layout, SortBy
from decks.building.maybe import MAX_MAYBE_CARDS
from decks.contents.card_labels import card_name
from decks.models import Deck, MaybeCard
from rules.lcg.deck import LcgDeck
from tests.decks.building.pages import ARAGORN, KNIGHT, page_of, post, put, words_of
from tests.expected import tcg_deck
from tests.pages import text_of
from tests.visitors import kept_deck

CULTURES = {"Gondor", "Gandalf", "Shire", "Rohan", "Elven", "Dwarven"}


class TestLayout:
    @pytest.mark.parametrize("group", GroupBy)
    @pytest.mark.parametrize("sort", SortBy)
    def test_every_layout_shows_every_card_once(self, group: GroupBy, sort: SortBy) -> None:
        shown = [
            (row.card, row.count)
            for column in deck_columns(ARAGORN, (), Layout(group=group, sort=sort))
            if column.key in ("free-peoples", "shadow")
            for part in column.groups
            for row in part.rows
        ]

        assert sorted(shown) == sorted(ARAGORN.draw_deck)

    def test_by_culture_and_by_cost(self) -> None:
        by_culture = deck_columns(ARAGORN, (), Layout(group=GroupBy.CULTURE))
        by_cost = deck_columns(ARAGORN, (), Layout(sort=SortBy.COST))

        titles = {group.title for column in by_culture[1:2] for group in column.groups}
        assert titles <= CULTURES
        costs: list[Any] = [row.cost for row in by_cost[1].groups[0].rows]
        assert costs == sorted(costs)

    @pytest.mark.django_db
    def test_a_layout_is_remembered_and_edits_keep_it(self, client: Client, deck: Deck) -> None:
        put(client, deck, KNIGHT, 2)
        chosen = text_of(client.get(page_of(deck), {"view": "pictures", "group": "culture"}))
        again = text_of(client.get(page_of(deck)))
        edited = text_of(put(client, deck, KNIGHT, 3))

        assert 'data-view="pictures"' in chosen
        assert 'data-view="pictures"' in again
        assert 'data-view="pictures"' in edited
        assert re.search(r'<option value="culture" selected>', again)

    @pytest.mark.django_db
    @pytest.mark.parametrize("odd", ["x", "", "list.type", "a.b.c", "list.type.name.more"])
    def test_an_odd_layout_is_the_default(self, client: Client, deck: Deck, odd: str) -> None:
        client.cookies["builder_layout"] = odd

        assert 'data-view="list"' in text_of(client.get(page_of(deck), {"view": odd}))


@pytest.mark.django_db
class TestMaybe:
    def test_a_card_goes_onto_the_list_and_off_it(self, client: Client, deck: Deck) -> None:
        added = words_of(post(client, deck, "maybe", {"card": KNIGHT}))
        again = words_of(post(client, deck, "maybe", {"card": KNIGHT}))

        assert f"{card_name(KNIGHT)} added to the maybe-list" in added
        assert "Maybe 1" in again
        removed = words_of(post(client, deck, "maybe", {"card": KNIGHT, "remove": "1"}))
        assert f"{card_name(KNIGHT)} removed from the maybe-list" in removed
        assert not MaybeCard.objects.exists()

    def test_it_is_in_no_version_and_counts_for_nothing(self, client: Client, deck: Deck) -> None:
        post(client, deck, "maybe", {"card": KNIGHT})

        assert "0 of" not in words_of(client.get(page_of(deck)))
        assert tcg_deck(deck.versions.get().cards()).draw_deck == ()
        assert not Deck.objects.get().versions.exclude(number=1).exists()

    def test_the_lcg_has_one_too(self, client: Client) -> None:
        deck = kept_deck("Lore", LcgDeck((), (), ()))

        assert "Gandalf added to the maybe-list" in words_of(
            post(client, deck, "maybe", {"card": "01073"})
        )

    @pytest.mark.parametrize("card", ["01073", "7_9999", "<b>", ""])
    def test_odd_cards_are_refused(self, client: Client, deck: Deck, card: str) -> None:
        assert post(client, deck, "maybe", {"card": card}).status_code == 422
        assert not MaybeCard.objects.exists()

    def test_the_list_is_bounded(self, client: Client, deck: Deck) -> None:
        MaybeCard.objects.bulk_create(
            MaybeCard(deck=deck, card=f"1_{number}") for number in range(1, MAX_MAYBE_CARDS + 1)
        )

        assert post(client, deck, "maybe", {"card": KNIGHT}).status_code == 422
