"""Making decks and saving versions."""

import re
from dataclasses import replace
from datetime import date

import pytest
from django.urls import reverse

from decks.contents.encoding import canonical
from decks.domain import (
    SampleDeckReadOnly,
    VersionConflict,
    create_deck,
    fresh_slug,
    rename,
    save_version,
)
from decks.models import Deck
from decks.samples import load_samples, playable_published, samples
from rules.construction import load_format, validate
from rules.construction.published import published_decks
from rules.construction.starters import starter, starter_slugs
from rules.tcg.deck import TcgDeck
from tests.expected import present, tcg_deck

pytestmark = pytest.mark.django_db

ARAGORN = starter("rotk-aragorn-starter").deck
EMPTY = TcgDeck(None, None, (), ())


class TestSavingVersions:
    def test_a_new_deck_has_its_first_version(self) -> None:
        deck = create_deck("Knights", ARAGORN)

        assert (deck.game, deck.versions.get().number) == ("tcg", 1)
        assert deck.versions.get().cards() == canonical(ARAGORN)

    def test_a_change_is_the_next_version_and_the_old_one_stays(self) -> None:
        deck = create_deck("Knights", ARAGORN)

        save_version(deck, replace(ARAGORN, ring="7_2"), name="Another ring")

        assert [(v.number, tcg_deck(v.cards()).ring) for v in deck.versions.all()] == [
            (2, "7_2"),
            (1, "7_1"),
        ]

    def test_nothing_changed_is_not_a_version(self) -> None:
        deck = create_deck("Knights", ARAGORN)

        version = save_version(deck, replace(ARAGORN, sites=ARAGORN.sites[::-1]))

        assert (version.number, deck.versions.count()) == (1, 1)

    def test_a_deck_may_be_saved_however_illegal(self) -> None:
        assert create_deck("Nothing", EMPTY).versions.get().cards() == EMPTY
        assert (
            tcg_deck(create_deck("Odd", replace(EMPTY, ring="99_9")).versions.get().cards()).ring
            == "99_9"
        )

    def test_a_sample_is_not_changed(self) -> None:
        load_samples()
        sample = Deck.objects.get(slug="rotk-aragorn-starter")

        with pytest.raises(SampleDeckReadOnly):
            save_version(sample, EMPTY)
        with pytest.raises(SampleDeckReadOnly):
            rename(sample, "Mine now")

    def test_a_change_of_a_version_that_is_no_longer_the_latest_is_shown_and_not_saved(
        self,
    ) -> None:
        deck = create_deck("Knights", ARAGORN)
        save_version(deck, replace(ARAGORN, ring="7_2"), base=1)

        with pytest.raises(VersionConflict) as shown:
            save_version(deck, EMPTY, base=1)

        assert tcg_deck(shown.value.latest.cards()).ring == "7_2"
        assert deck.versions.count() == 2


class TestAddresses:
    @pytest.mark.parametrize(
        ("name", "named"),
        [
            ("Éomer’s Riders", "eomers-riders"),
            ("42", "42"),
            ("new", "new"),
            ("???", "deck"),
            ("x" * 200, "x" * 60),
        ],
    )
    def test_an_address_begins_with_the_name(self, name: str, named: str) -> None:
        assert re.fullmatch(rf"{named}-[a-z2-9]{{12}}", fresh_slug(name))

    def test_the_rest_of_an_address_cannot_be_guessed(self) -> None:
        addresses = {create_deck("Knights", EMPTY).slug for _ in range(20)}

        assert len(addresses) == 20
        assert all(address.startswith("knights-") for address in addresses)


# 30 starters and 24 published decks of the TCG, 4 starters and 20 published decks of the LCG.
SAMPLES = 78


class TestSamples:
    def test_they_are_loaded_once(self) -> None:
        first, second = load_samples(), load_samples()

        assert (first.added, first.left) == (SAMPLES, 0)
        assert (second.added, second.changed, second.left) == (0, 0, SAMPLES)

    def test_a_published_deck_says_who_published_it_where(self) -> None:
        load_samples()

        deck = Deck.objects.get(slug="bader-elves-and-uruks")
        assert "Author: Josh Bader" in deck.notes
        assert "27 August 2002" in deck.notes
        assert "(http://www.cardshark.com/" in deck.notes
        assert deck.versions.get().name == "As published"
        assert not Deck.objects.filter(slug__in=("moria-swarm", "ranger-running")).exists()

    def test_every_published_deck_is_legal_in_its_format_today(self) -> None:
        """One of an earlier year's format would be a sample that nobody can play."""
        for found in playable_published():
            verdict = validate(found.deck, load_format(found.format), on=date(2026, 11, 26))
            assert verdict.legal, found.slug

    def test_a_deck_of_the_open_format_of_2003_is_not_a_sample(self) -> None:
        assert published_decks()["craig-rohan-and-nazgul"].legal
        assert "craig-rohan-and-nazgul" not in samples()

    def test_a_deck_for_a_scenario_says_for_which_and_who_published_it_where(self) -> None:
        load_samples()

        deck = Deck.objects.get(slug="back-to-basics")
        assert "Built for *Escape from Dol Guldur*, for one player" in deck.notes
        assert "Author: Xanalor" in deck.notes
        assert deck.format == "lcg-core-3"

    def test_they_are_as_sold(self) -> None:
        load_samples()

        for slug, sold in samples().items():
            deck = Deck.objects.get(slug=slug)
            assert deck.sample
            assert deck.versions.get().cards() == canonical(sold.deck)

    def test_there_is_one_of_each_sphere(self) -> None:
        load_samples()

        of_lcg = Deck.objects.filter(sample=True, game="lcg").values_list("slug", flat=True)
        starters = {"core-leadership", "core-lore", "core-spirit", "core-tactics"}
        published = {"back-to-basics", "escapers", "escort", "fugitives", "healers", "herbalists"}
        published |= {"hunters", "keepers", "lookouts", "mattocks", "menders", "miners", "riders"}
        published |= {"rivermen", "seekers", "slayers", "stewards", "trackers", "watchers"}
        published |= {"wayfinders"}
        assert set(of_lcg) == starters | published

    def test_every_starter_deck_is_a_sample_legal_in_its_format_with_a_link_to_its_twin(
        self,
    ) -> None:
        load_samples()

        decks = Deck.objects.filter(slug__in=starter_slugs())
        assert decks.count() == 30
        for deck in decks:
            cards, format = deck.versions.get().cards(), load_format(deck.format)
            assert not validate(cards, format, on=date(2026, 1, 1)).problems, deck.name
            twin = Deck.objects.get(
                name=present(re.search(r"Play it against ([^]]+)", deck.notes))[1]
            )
            assert (twin.format, twin != deck) == (deck.format, True)
            asked = f"deck={deck.slug}&opponent={twin.slug}&format={deck.format}"
            assert f"({reverse('play:new')}?{asked})" in deck.notes

    def test_a_deck_smaller_than_the_formats_need_says_where_it_is_legal(self) -> None:
        load_samples()

        small = Deck.objects.filter(sample=True, notes__contains="*Starter decks as sold*")
        assert {deck.slug.partition("-")[0] for deck in small} == {"hu", "ros"}

    def test_the_ring_bearer_is_not_counted_in_the_draw_deck(self) -> None:
        """2.0, Building Your Deck: Ring-bearer."""
        for slug in ("rotk-aragorn-starter", "rotk-eomer-starter"):
            cards = starter(slug).deck
            assert cards.ring_bearer == "7_317"
            assert cards.ring == "7_1"
            assert len(cards.sites) == 9
            assert sum(count for _, count in cards.draw_deck) == 62

    def test_a_sample_that_differs_is_put_right_as_a_new_version(self) -> None:
        load_samples()
        deck = Deck.objects.get(slug="rotk-aragorn-starter")
        deck.versions.update(contents={"ring_bearer": None})

        assert load_samples().changed == 1
        assert present(deck.versions.first()).cards() == canonical(
            starter("rotk-aragorn-starter").deck
        )
        assert deck.versions.count() == 2
